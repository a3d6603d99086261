//! Bodies and queries made up after the description of an endpoint, so that they come further than pure nonsense does.

use serde_json::{Map, Value, json};

use crate::games::Dice;

/// What may stand for something in an address.
pub(super) const WORDS: [&str; 9] =
    ["0", "1", "-1", "999999999999999999999", "x", "%00", "..%2f..", "%F0%9F%82%A1", "alcazar"];

/// Anything that JSON can say.
pub(super) fn nonsense(dice: &mut Dice, depth: usize) -> Value {
    match dice.roll(if depth > 3 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(dice.roll(2) == 0),
        2 => json!(-1),
        3 => json!(1e308),
        4 => json!("x".repeat(dice.roll(300))),
        5 => json!("alcazar\u{0}\u{202e}"),
        6 => (0..dice.roll(4)).map(|_| nonsense(dice, depth + 1)).collect(),
        _ => {
            let names = ["settings", "game", "seats", "options", "pace", "kind", "name", "sitter", "seat"];
            let field =
                |dice: &mut Dice| (names[dice.roll(names.len())].to_owned(), nonsense(dice, depth + 1));
            Value::Object((0..dice.roll(5)).map(|_| field(dice)).collect())
        }
    }
}

/// What fits a schema, but for a part here and there.
pub(super) fn nearly(dice: &mut Dice, schema: &Value, description: &Value, depth: usize) -> Value {
    if dice.roll(24) == 0 || depth > 8 {
        return nonsense(dice, 3);
    }
    if let Some(name) = schema["$ref"].as_str() {
        return nearly(dice, description.pointer(&name[1..]).unwrap(), description, depth + 1);
    }
    if let Some(one) = ["oneOf", "anyOf"].iter().find_map(|way| schema[way].as_array()) {
        let place = dice.roll(one.len());
        return nearly(dice, &one[place], description, depth + 1);
    }
    if let Some(words) = schema["enum"].as_array() {
        return words[dice.roll(words.len())].clone();
    }
    if !schema["const"].is_null() {
        return schema["const"].clone();
    }
    let mut made = of_its_type(dice, schema, description, depth);
    for part in schema["allOf"].as_array().into_iter().flatten() {
        if let (Some(made), Value::Object(more)) =
            (made.as_object_mut(), nearly(dice, part, description, depth + 1))
        {
            made.extend(more);
        }
    }
    made
}

fn of_its_type(dice: &mut Dice, schema: &Value, description: &Value, depth: usize) -> Value {
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[dice.roll(kinds.len())].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("string") => {
            json!(["x", "Carla", "alcazar", "", "ana@example.org", "\u{0}", "ｘ"][dice.roll(7)])
        }
        Some("integer" | "number") => json!([0_i64, 1, 2, 60, -1, 4_000_000_000, i64::MAX][dice.roll(7)]),
        Some("boolean") => json!(dice.roll(2) == 0),
        Some("array") => {
            let items = &schema["items"];
            (0..dice.roll(4)).map(|_| nearly(dice, items, description, depth + 1)).collect()
        }
        Some("null") => Value::Null,
        _ => {
            let mut fields = Map::new();
            for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                if dice.roll(6) > 0 {
                    fields.insert(name.clone(), nearly(dice, schema, description, depth + 1));
                }
            }
            Value::Object(fields)
        }
    }
}

/// What stands behind the question mark: what the endpoint knows, with right and wrong values.
pub(super) fn query(dice: &mut Dice, operation: &Value) -> String {
    let mut query = String::new();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        if parameter["in"] == "query" && dice.roll(2) == 0 {
            let values = ["9-%00", "1800000000000-x", "%25%00", "%25", "true", "finished", "2026-11", "300"];
            let value = if dice.roll(2) == 0 { WORDS[dice.roll(9)] } else { values[dice.roll(8)] };
            let sign = if query.is_empty() { '?' } else { '&' };
            query.push(sign);
            query.extend([parameter["name"].as_str().unwrap(), "=", value]);
        }
    }
    query
}
