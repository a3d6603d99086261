//! What clients write down: what they sent, and what was answered.

use serde_json::Value;

/// Somebody at a table, over all their connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClientHistory {
    pub(crate) table: String,
    /// The messages about the table of each connection, in the order in which they came.
    pub(crate) connections: Vec<Vec<Value>>,
    /// What was answered with `done`: the seat, the id of the message, the number of the entry.
    pub(crate) done: Vec<MoveReceipt>,
    /// The moves that were sent, each once, however often it was sent again.
    pub(crate) sent: Vec<SentMove>,
    /// The ids of those that were refused, and not only for now.
    pub(crate) refused: Vec<String>,
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
