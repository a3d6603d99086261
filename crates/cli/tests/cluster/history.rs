//! What clients write down: what they sent, and what was answered.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use protocol::clock::Clocks;
use serde_json::Value;

/// Somebody at a table, over all their connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClientHistory {
    pub(crate) table: String,
    /// The messages about the table of each connection, in the order in which they came.
    pub(crate) connections: Vec<Vec<ToldMessage>>,
    /// What was answered with `done`: the seat, the id of the message, the number of the entry.
    pub(crate) done: Vec<MoveReceipt>,
    /// The moves that were sent, each once, however often it was sent again.
    pub(crate) sent: Vec<SentMove>,
    /// The ids of those that were refused, and not only for now.
    pub(crate) refused: Vec<String>,
}

/// A message about the table. Of what is large there is enough to compare it: many hours of play are kept.
#[derive(Clone, Debug)]
pub(crate) struct ToldMessage {
    pub(crate) seq: u64,
    pub(crate) has_gap: bool,
    pub(crate) seat: Option<u8>,
    pub(crate) is_host: bool,
    /// The numbers of the entries in it.
    pub(crate) entries: Vec<u64>,
    pub(crate) clocks: Option<Clocks>,
    /// What stands in these parts.
    parts: [u64; Self::PARTS.len()],
}

impl ToldMessage {
    pub(crate) const PARTS: [&str; 4] = ["entries", "game", "you", "proposal"];

    pub(crate) fn new(message: &Value) -> Self {
        let entries = message["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
        Self {
            seq: message["seq"].as_u64().unwrap_or(0),
            has_gap: message["gap"] == true,
            seat: message["you"]["seat"].as_u64().map(|seat| seat as u8),
            is_host: message["you"]["host"] == true,
            entries: entries.iter().filter_map(|entry| entry["seq"].as_u64()).collect(),
            clocks: serde_json::from_value(message["clocks"].clone()).ok(),
            parts: Self::PARTS.map(|part| digest(&message[part])),
        }
    }

    /// The first part that is another one there.
    pub(crate) fn difference(&self, other: &Value) -> Option<&'static str> {
        let told = Self::PARTS.into_iter().zip(self.parts);
        told.filter(|(part, digest)| self::digest(&other[*part]) != *digest).map(|(part, _)| part).next()
    }
}

/// The names in an object are in order.
fn digest(value: &Value) -> u64 {
    let mut digest = DefaultHasher::new();
    value.to_string().hash(&mut digest);
    digest.finish()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SentMove {
    pub(crate) seat: u8,
    pub(crate) id: String,
    pub(crate) notation: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MoveReceipt {
    pub(crate) seat: u8,
    pub(crate) id: String,
    pub(crate) seq: u64,
}
