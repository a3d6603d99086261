//! How keys and values become words, and what happens where words are missing.

use serde_json::{Map, Value, json};
use texts::{Language, TextKind, Texts, broken_files};

fn values(value: &Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

#[test]
fn every_message_file_can_be_read() {
    assert_eq!(broken_files(), Vec::<String>::new());
}

#[test]
fn what_has_no_words_is_shown_as_its_key_with_its_values() {
    let texts = Texts::new(Language::De);
    let said = texts.say(
        "no-such-game",
        TextKind::Refused,
        "pier-heights",
        &values(&json!({"first": 6, "height": 2})),
        &[],
    );
    assert_eq!(said, "refused-pier-heights first=6 height=2");
    assert_eq!(texts.word("cli", "no-such-word", &[("place", "38".into())]), "no-such-word place=38");
}

#[test]
fn a_tagged_object_without_words_does_not_repeat_its_tag() {
    let said = Texts::new(Language::En).tell(
        "no-such-game",
        TextKind::Event,
        &json!({"event": "built", "field": 3}),
        &[],
    );
    assert_eq!(said, "event-built field=3");
}

#[test]
fn a_seat_without_a_name_is_a_number_from_one() {
    let name = |language| Texts::new(language).word("common", "seat-name", &[("number", 2.into())]);
    assert_eq!(Language::ALL.map(name), ["Player 2", "Spieler 2", "Speler 2", "Jugador 2"]);
}
