//! What clients write down: what they sent, and what was answered.

use serde_json::Value;

/// Somebody at a table, over all their connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub(crate) table: String,
    /// The messages about the table of each connection, in the order in which they came.
    pub(crate) connections: Vec<Vec<Value>>,
    /// What was answered with `done`: the seat, the id of the message, the number of the entry.
    pub(crate) done: Vec<Acknowledgement>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Acknowledgement {
    pub(crate) seat: u8,
    pub(crate) id: String,
    pub(crate) seq: u64,
}
