//! Looking back.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::log::LogEntry;
use crate::table::OutcomeInfo;
use crate::{Millis, SeatNumber};

/// Answer of `GET /api/tables/{table}/log`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Log {
    pub entries: Vec<LogEntry>,
}

/// Answer of `GET /api/tables/{table}/moments/{number}`: the game after so many moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Moment {
    /// Moves made: 0 is the start.
    pub number: u32,
    /// The game's view in the form of its view schema.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The seats that were waited for.
    pub waiting: Vec<SeatNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// The seat that made the move that led here; absent at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// That move in notation. Told to its maker, and to all after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
    /// What came of that move, as far as the reader may know.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
}

/// Answer of `GET /api/tables/{table}/reveal`, after the end: all that was hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Reveal {
    /// The final state in the form of the game's state schema, hands and piles included.
    #[schema(value_type = Object)]
    pub state: Value,
    /// The deal: what decided every shuffle.
    pub deal: String,
    /// The server's part of the deal; its hash is the commitment shown before anybody sat.
    pub server_part: String,
    pub commitment: String,
    /// What each seat added, in the order of the seats; empty for those who added nothing.
    pub player_parts: Vec<String>,
    /// The whole game as a record (docs/records.md): `tertulia verify` checks it.
    pub record: String,
}
