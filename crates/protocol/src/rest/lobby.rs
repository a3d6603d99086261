//! Finding a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::Pace;
use crate::table::{Ending, SeatInfo, TableState};
use crate::{Millis, SeatNumber};

/// Answer of `GET /api/lobby`. Newest first, at most 100 of each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Lobby {
    /// Listed tables with free seats, without those of this guest.
    pub waiting: Vec<TableSummary>,
    /// Tables at which this guest holds a seat or is the host.
    pub mine: Vec<TableSummary>,
    /// Listed tables at which a game is on, without those of this guest.
    pub live: Vec<TableSummary>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    pub state: TableState,
    #[serde(flatten)]
    pub pace: Pace,
    pub seats: Vec<SeatInfo>,
    /// The seats that are waited for.
    pub turn_of: Vec<SeatNumber>,
    /// Since when they are waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_since: Option<Millis>,
    /// When the first of their clocks runs out, if clocks run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_until: Option<Millis>,
    /// Moves made.
    pub moves: u32,
    pub opened_at: Millis,
    pub changed_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<Millis>,
    /// Why and how the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Among `mine`: the seat of this guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub your_seat: Option<SeatNumber>,
}
