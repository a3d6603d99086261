//! From the values of a message to the arguments of its text.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Number, Value};

/// What stands for a value that the reader may not know.
pub(crate) const HIDDEN: &str = "hidden";

/// Fields become arguments of the same name. Fields of an object within become `outer_inner`; lists are joined.
pub(crate) fn arguments(values: &Map<String, Value>, name_of: &dyn Fn(u64) -> String) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        add(&mut arguments, name, value, name_of);
    }
    arguments
}

fn add(arguments: &mut FluentArgs<'static>, name: &str, value: &Value, name_of: &dyn Fn(u64) -> String) {
    match value {
        Value::Object(inner) => {
            for (field, value) in inner {
                add(arguments, &format!("{name}_{field}"), value, name_of);
            }
        }
        Value::Number(number) => match number.as_u64() {
            Some(seat) if is_seat(name) => arguments.set(name.to_owned(), name_of(seat)),
            _ => arguments.set(name.to_owned(), fluent_number(number)),
        },
        Value::Array(items) => {
            arguments.set(format!("{name}_count"), FluentValue::from(items.len()));
            arguments.set(name.to_owned(), list(items, is_seat_list(name), name_of));
        }
        other => arguments.set(name.to_owned(), plain(other)),
    }
}

/// Values that are seats are shown by the names of the players.
fn is_seat(name: &str) -> bool {
    matches!(name, "seat" | "other") || name.ends_with("_seat")
}

fn is_seat_list(name: &str) -> bool {
    matches!(name, "seats" | "others") || name.ends_with("_seats")
}

fn list(items: &[Value], are_seats: bool, name_of: &dyn Fn(u64) -> String) -> String {
    let word = |item: &Value| match item.as_u64() {
        Some(seat) if are_seats => name_of(seat),
        _ => plain(item),
    };
    items.iter().map(word).collect::<Vec<_>>().join(", ")
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => HIDDEN.to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Object(inner) => inner.values().map(plain).collect::<Vec<_>>().join(" "),
    }
}

fn fluent_number(number: &Number) -> FluentValue<'static> {
    match (number.as_i64(), number.as_f64()) {
        (Some(whole), _) => FluentValue::from(whole),
        (None, Some(part)) => FluentValue::from(part),
        (None, None) => FluentValue::from(number.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn shown(value: &Value, name: &str) -> String {
        let fields = value.as_object().expect("an object");
        let arguments = arguments(fields, &|seat| ["Ana", "Ben", "Carl"][seat as usize].to_owned());
        match arguments.get(name).unwrap_or_else(|| panic!("no argument {name}")) {
            FluentValue::String(text) => text.to_string(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn seats_become_names() {
        assert_eq!(shown(&json!({"seat": 1}), "seat"), "Ben");
        assert_eq!(shown(&json!({"owner_seat": 2}), "owner_seat"), "Carl");
        assert_eq!(shown(&json!({"other": 0}), "other"), "Ana");
        assert_eq!(shown(&json!({"seats": [0, 2]}), "seats"), "Ana, Carl");
        assert_eq!(shown(&json!({"field": 1}), "field"), "1");
    }

    #[test]
    fn nothing_is_hidden_and_truth_is_yes_or_no() {
        assert_eq!(shown(&json!({"card": null}), "card"), "hidden");
        assert_eq!(shown(&json!({"seat": null}), "seat"), "hidden");
        assert_eq!(shown(&json!({"lifted": true}), "lifted"), "yes");
        assert_eq!(shown(&json!({"lifted": false}), "lifted"), "no");
    }

    #[test]
    fn lists_are_joined_and_counted() {
        assert_eq!(shown(&json!({"fields": [3, 4, 5]}), "fields"), "3, 4, 5");
        assert_eq!(shown(&json!({"fields": [3, 4, 5]}), "fields_count"), "3");
        assert_eq!(shown(&json!({"pairs": [[1, "a"], [2, "b"]]}), "pairs"), "1 a, 2 b");
    }

    #[test]
    fn objects_within_are_named_by_both() {
        assert_eq!(shown(&json!({"noble": {"rank": "baron", "seat": 1}}), "noble_rank"), "baron");
        assert_eq!(shown(&json!({"noble": {"rank": "baron", "seat": 1}}), "noble_seat"), "Ben");
    }
}
