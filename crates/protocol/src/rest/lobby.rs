//! Finding a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TableInvitation;
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
    /// Who else is here.
    #[serde(default)]
    pub here: Here,
    /// How many others look for a table: `GET /api/search` says for what.
    #[serde(default)]
    pub searching: u32,
    /// Tables to which this guest is asked, the last first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invitations: Vec<TableInvitation>,
}

/// Those who have a page open, without whoever asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Here {
    pub people: u32,
    /// The names of those who wish to be seen, at most 30.
    pub names: Vec<String>,
    /// The same, with the pages of those who have one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub visitors: Vec<Visitor>,
    /// Whether the own name is shown to the others.
    pub shown: bool,
}

/// Somebody who is here and wishes to be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Visitor {
    pub name: String,
    /// The account, if there is one: it has a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// What a guest is called to whoever asks, for today, so that they can be blocked or reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visitor: Option<String>,
}

/// Body of `PUT /api/lobby/here`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetShown {
    /// Whether others may read that one is here.
    pub shown: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TableSummary {
    pub id: String,
    pub game: String,
    pub state: TableState,
    #[serde(flatten)]
    pub pace: Pace,
    /// The languages that are spoken there; none: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<String>,
    pub seats: Vec<SeatInfo>,
    /// The seats that are waited for.
    pub turn_of: Vec<SeatNumber>,
    /// The same with their times: where several choose at once, each has its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<SeatTurn>,
    /// Since when the first of them is waited for. Among `mine` in one's own turn: since when one is waited for oneself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_since: Option<Millis>,
    /// When the first of their clocks runs out, if clocks run. Among `mine` in one's own turn: when one's own does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_until: Option<Millis>,
    /// Whether the result counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Moves made.
    pub moves: u32,
    pub opened_at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Millis>,
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

/// A seat that is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatTurn {
    pub seat: SeatNumber,
    /// Since when. A turn is several moves: the own ones do not begin it anew, nor do those of others who choose at the same time.
    pub since: Millis,
    /// When its clock runs out, if one runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
}

impl TableSummary {
    /// The turn of a seat, if it is waited for. A summary that an older program has stored knows only of all together.
    pub fn turn(&self, seat: SeatNumber) -> Option<SeatTurn> {
        if let Some(turn) = self.turns.iter().find(|turn| turn.seat == seat) {
            return Some(*turn);
        }
        let since = self.turn_since.filter(|_| self.turns.is_empty() && self.turn_of.contains(&seat))?;
        Some(SeatTurn { seat, since, until: self.turn_until })
    }

    /// As whoever holds this seat is shown it, or as its host.
    #[must_use]
    pub fn as_mine(mut self, seat: Option<SeatNumber>) -> Self {
        self.your_seat = seat;
        if let Some(turn) = seat.and_then(|seat| self.turn(seat)) {
            (self.turn_since, self.turn_until) = (Some(turn.since), turn.until);
        }
        self
    }
}
