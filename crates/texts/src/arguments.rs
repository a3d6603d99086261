//! From the values of a message to the arguments of its text.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Number, Value};

/// What stands for a value that the reader may not know.
pub(crate) const HIDDEN: &str = "hidden";

/// How a language names what the games write in notation.
pub(crate) struct Names<'a> {
    /// A player, by the seat.
    pub(crate) seat: &'a dyn Fn(u64) -> String,
    /// Open ground of the castle games, by column and row.
    pub(crate) ground: &'a dyn Fn(u64, u64) -> String,
}

/// Fields become arguments of the same name. Fields of an object within become `outer_inner`; lists are joined.
pub(crate) fn arguments(values: &Map<String, Value>, names: &Names<'_>) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        names.add(&mut arguments, name, value);
    }
    arguments
}

impl Names<'_> {
    fn add(&self, arguments: &mut FluentArgs<'static>, name: &str, value: &Value) {
        match value {
            Value::Object(inner) => {
                for (field, value) in inner {
                    self.add(arguments, &format!("{name}_{field}"), value);
                }
            }
            Value::Number(number) => match number.as_u64() {
                Some(seat) if is_seat(name) => arguments.set(name.to_owned(), (self.seat)(seat)),
                _ => arguments.set(name.to_owned(), fluent_number(number)),
            },
            Value::Array(items) => {
                arguments.set(format!("{name}_count"), FluentValue::from(items.len()));
                arguments.set(name.to_owned(), self.list(items, is_seat_list(name)));
            }
            other => arguments.set(name.to_owned(), self.plain(other)),
        }
    }

    fn list(&self, items: &[Value], are_seats: bool) -> String {
        let word = |item: &Value| match item.as_u64() {
            Some(seat) if are_seats => (self.seat)(seat),
            _ => self.plain(item),
        };
        items.iter().map(word).collect::<Vec<_>>().join(", ")
    }

    fn plain(&self, value: &Value) -> String {
        match value {
            Value::Null => HIDDEN.to_owned(),
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::String(text) => self.spoken(text),
            Value::Number(number) => number.to_string(),
            Value::Array(items) => items.iter().map(|item| self.plain(item)).collect::<Vec<_>>().join(" "),
            Value::Object(inner) => inner.values().map(|item| self.plain(item)).collect::<Vec<_>>().join(" "),
        }
    }

    /// What people say for a place or a card in notation; all other words as they are.
    fn spoken(&self, text: &str) -> String {
        if let Some((column, row)) = open_ground(text) {
            return (self.ground)(column, row);
        }
        money_card(text).unwrap_or(text).to_owned()
    }
}

/// Open ground of the castle games, `x6y3`: column and row. Fields go by their numbers, which people say too.
fn open_ground(text: &str) -> Option<(u64, u64)> {
    let (column, row) = text.strip_prefix('x')?.split_once('y')?;
    Some((column.parse().ok()?, row.parse().ok()?))
}

/// A card of Toledo, `5-14`: people go by its value, not by its number.
fn money_card(text: &str) -> Option<&str> {
    let (value, number) = text.split_once('-')?;
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(value) && is_number(number)).then_some(value)
}

/// Values that are seats are shown by the names of the players.
fn is_seat(name: &str) -> bool {
    matches!(name, "seat" | "other") || name.ends_with("_seat")
}

fn is_seat_list(name: &str) -> bool {
    matches!(name, "seats" | "others") || name.ends_with("_seats")
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
        let names = Names {
            seat: &|seat| ["Ana", "Ben", "Carl"][seat as usize].to_owned(),
            ground: &|column, row| format!("column {column}, row {row}"),
        };
        let arguments = arguments(fields, &names);
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

    #[test]
    fn notation_is_not_for_people() {
        assert_eq!(shown(&json!({"at": "x6y3"}), "at"), "column 6, row 3");
        assert_eq!(shown(&json!({"at": "38"}), "at"), "38");
        assert_eq!(shown(&json!({"card": "5-14"}), "card"), "5");
        assert_eq!(shown(&json!({"cards": ["5-14", "1-1"]}), "cards"), "5, 1");
        for word in ["gem-2", "x6", "xy", "c4", "last-stone", "-", "5-", "1-b"] {
            assert_eq!(shown(&json!({"word": word}), "word"), word);
        }
    }
}
