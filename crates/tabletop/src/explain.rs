//! "What is this, and what is it worth?" asked of any place of a board.

use serde::Serialize;

use crate::Message;

/// The answer of a game to a question about a place: one line for each thing that is to be said of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// The place, in notation.
    pub place: String,
    /// What is to be said, in the order in which it is read.
    pub lines: Vec<Line>,
}

/// One thing that is to be said, with what it adds and the places it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What is said.
    #[serde(flatten)]
    pub message: Message,
    /// What this line adds to the worth of the place; lines that add nothing have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i32>,
    /// The places to light up, in notation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
}

impl Line {
    /// A line that adds nothing and is about no place.
    pub fn new(message: impl Into<Message>) -> Self {
        Self { message: message.into(), amount: None, places: Vec::new() }
    }

    /// Says what the line adds.
    #[must_use]
    pub const fn worth(mut self, amount: i32) -> Self {
        self.amount = Some(amount);
        self
    }

    /// Adds places to light up.
    #[must_use]
    pub fn at(mut self, places: impl IntoIterator<Item = String>) -> Self {
        self.places.extend(places);
        self
    }
}
