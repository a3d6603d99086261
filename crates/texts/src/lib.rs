//! The words people read, in four languages, from the message files below texts/.
//!
//! The engine says what happened as a key with values; this crate makes sentences of it. [`Texts::say`] takes a key of
//! a game, [`Texts::word`] a key of a front end. What a language does not have is said in English, and what English
//! does not have is shown as the key with its values: a missing word never hides what happened.

mod arguments;
mod language;
mod shelf;

use fluent_bundle::FluentArgs;
use serde::Serialize;
use serde_json::{Map, Value};

use arguments::{Names, arguments};
pub use language::{Language, UnknownLanguage};
pub use shelf::broken_files;

/// What is said of a game: the beginning of its keys in the message files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    Event,
    Move,
    Refused,
    Explain,
    /// Why a computer player made its move; the file is `bots`.
    Because,
}

impl TextKind {
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Move => "move",
            Self::Refused => "refused",
            Self::Explain => "explain",
            Self::Because => "because",
        }
    }
}

/// The words of one language. Cheap to make and to copy: the files are read once for the whole program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts {
    language: Language,
}

impl Texts {
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    pub const fn language(self) -> Language {
        self.language
    }

    /// What a game says: an event, a move, a refusal or a line of an explanation. `names` are those of the seats.
    pub fn say(
        self,
        game: &str,
        kind: TextKind,
        key: &str,
        values: &Map<String, Value>,
        names: &[String],
    ) -> String {
        let key = format!("{}-{key}", kind.prefix());
        let arguments = self.arguments(values, names);
        self.find(game, &key, &arguments).unwrap_or_else(|| bare(&key, values))
    }

    /// An event or move in its serialised form: an object with its kind under `event` or `move`.
    pub fn tell(self, game: &str, kind: TextKind, tagged: &Value, names: &[String]) -> String {
        let Some(values) = tagged.as_object() else { return tagged.to_string() };
        let key = values.get(kind.prefix()).and_then(Value::as_str).unwrap_or_default();
        self.say(game, kind, key, values, names)
    }

    /// A refusal, a line of an explanation or another message: anything that serialises with `key` and `values`.
    pub fn message(self, game: &str, kind: TextKind, message: &impl Serialize, names: &[String]) -> String {
        let message = serde_json::to_value(message).unwrap_or_default();
        let key = message.get("key").and_then(Value::as_str).unwrap_or_default();
        let nothing = Map::new();
        self.say(game, kind, key, message.get("values").and_then(Value::as_object).unwrap_or(&nothing), names)
    }

    /// A word of a front end, from its own file: `word("cli", "prompt", &[("name", "Ana".into())])`.
    pub fn word(self, file: &str, key: &str, values: &[(&str, Value)]) -> String {
        let values: Map<_, _> =
            values.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let arguments = self.arguments(&values, &[]);
        self.find(file, key, &arguments).unwrap_or_else(|| bare(key, &values))
    }

    /// Whether this very language has the words, without looking into English.
    pub fn has(self, file: &str, key: &str) -> bool {
        shelf::has(self.language, file, key)
    }

    /// The arguments that the words of this very language ask for and the values do not have; none at all when the language
    /// has no words for it. For tests.
    pub fn lacking(
        self,
        game: &str,
        kind: TextKind,
        key: &str,
        values: &Map<String, Value>,
    ) -> Option<Vec<String>> {
        let arguments = self.arguments(values, &[]);
        shelf::lacking(self.language, game, &format!("{}-{key}", kind.prefix()), &arguments)
    }

    fn arguments(self, values: &Map<String, Value>, names: &[String]) -> FluentArgs<'static> {
        let ground = |column: u64, row: u64| {
            self.word("common", "open-ground", &[("column", column.into()), ("row", row.into())])
        };
        arguments(values, &Names { seat: &|seat| self.name_of_seat(seat, names), ground: &ground })
    }

    fn name_of_seat(self, seat: u64, names: &[String]) -> String {
        let name = usize::try_from(seat).ok().and_then(|index| names.get(index));
        name.cloned().unwrap_or_else(|| self.word("common", "seat-name", &[("number", (seat + 1).into())]))
    }

    fn find(self, file: &str, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        shelf::format(self.language, file, key, arguments)
            .or_else(|| shelf::format(Language::En, file, key, arguments))
    }
}

/// The key with its values, for what has no words.
fn bare(key: &str, values: &Map<String, Value>) -> String {
    let mut text = key.to_owned();
    for (name, value) in values.iter().filter(|(name, _)| !matches!(name.as_str(), "event" | "move")) {
        text.push(' ');
        text.push_str(name);
        text.push('=');
        match value {
            Value::String(value) => text.push_str(value),
            other => text.push_str(&other.to_string()),
        }
    }
    text
}
