//! What is said to people, as a key with values. The words are in the message files, in four languages.

mod from_enum;

use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

pub use from_enum::to_message;

/// A text to be, without its words: `pier-heights first=6 first_height=2`.
///
/// ```
/// use tabletop::Message;
///
/// let message = Message::new("pier-heights").with("first", 6).with("first_height", 2);
/// assert_eq!(message.to_string(), "pier-heights first=6 first_height=2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    /// Names the text within the message files of the game.
    pub key: &'static str,
    /// What goes into the text. Values that are seats are named `seat`, `other` or `..._seat`, so that a front
    /// end can put names there.
    #[serde(serialize_with = "as_map")]
    pub values: Vec<(&'static str, Value)>,
}

/// One value in a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A count, a seat, a number of the book.
    Number(i64),
    /// A name or a place in notation.
    Text(String),
}

/// Why a move cannot be made, as all games have it in common: the rule, and the facts that make it apply. Each game has an
/// enum of its own refusals ([`refusals!`](crate::refusals)), which becomes this where it leaves the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The id of the rule in the game's numbered rules, such as `A-6`.
    pub rule: &'static str,
    /// The text, with the facts in it.
    #[serde(flatten)]
    pub message: Message,
}

impl Message {
    /// A text without values.
    pub const fn new(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

impl Refusal {
    /// A refusal by a rule, without facts.
    pub const fn new(rule: &'static str, key: &'static str) -> Self {
        Self { rule, message: Message::new(key) }
    }

    /// Adds one of the facts.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.message = self.message.with(name, value);
        self
    }
}

/// For logs and test failures; people read the message files.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.values.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.message, self.rule)
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl<T: Into<i64>> From<T> for Value {
    fn from(number: T) -> Self {
        Self::Number(number.into())
    }
}

impl Value {
    /// A value that prints as text, such as a place in notation.
    pub fn text(text: impl fmt::Display) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<crate::Seat> for i64 {
    fn from(seat: crate::Seat) -> Self {
        i64::from(u8::from(seat))
    }
}

fn as_map<S: Serializer>(values: &[(&'static str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(values.len()))?;
    values.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
    map.end()
}
