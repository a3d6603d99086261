//! A game without a board of its own: what its view holds, a line a value, as the game names it.

use serde::Serialize;
use serde_json::Value;

use super::pen::Pen;

pub(super) fn draw(view: &impl Serialize, pen: &Pen<'_>) -> String {
    let mut text = String::new();
    match serde_json::to_value(view) {
        Ok(Value::Object(fields)) => {
            for (name, value) in &fields {
                text.push_str(&format!(
                    "  {}  {}\n",
                    pen.dim(format!("{name:<12}")).in_width(12),
                    outline(value)
                ));
            }
        }
        Ok(other) => text.push_str(&outline(&other)),
        Err(_) => {}
    }
    text
}

/// Lists in brackets, objects as `name value`, nothing as `-`.
fn outline(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(outline).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let parts = fields.iter().map(|(name, value)| format!("{name} {}", outline(value)));
            parts.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_view_can_be_read() {
        let view = serde_json::json!({ "cells": [null, 0, 1], "card": { "cell": 4 }, "step": "mark" });
        assert_eq!(outline(&view), "card cell 4, cells [- 0 1], step mark");
    }
}
