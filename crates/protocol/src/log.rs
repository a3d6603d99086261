//! What happened at a table, in order.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::table::{BotLevel, Ending, Proposal};
use crate::{Millis, SeatNumber, Seq};

/// One entry of the log of a table as its reader may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LogEntry {
    pub seq: Seq,
    pub at: Millis,
    #[serde(flatten)]
    pub what: Happening,
}

/// What happened. The texts are called `log-<happening>`; of a move the game's own texts `event-<event>` tell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "happening", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Happening {
    Opened,
    /// Somebody sat down.
    Joined {
        seat: SeatNumber,
        name: String,
    },
    /// A bot was put on the seat.
    BotSeated {
        seat: SeatNumber,
        level: BotLevel,
    },
    /// The seat was given up before the start.
    StoodUp {
        seat: SeatNumber,
    },
    /// The host took the seat away before the start.
    Kicked {
        seat: SeatNumber,
    },
    /// The player added a part of their own to the deal.
    AddedToDeal {
        seat: SeatNumber,
    },
    Started,
    /// A move, told by its consequences.
    Moved {
        seat: SeatNumber,
        /// The number of the move in the game, from 0. Moves that were taken back lose their number.
        number: u32,
        /// A bot played it in the player's place.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
        /// What came of it, in the form of the game's event schema, as far as the reader may know.
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
    },
    /// The last moves were taken back, so many of them.
    TookBack {
        seat: SeatNumber,
        moves: u32,
    },
    Proposed {
        seat: SeatNumber,
        #[serde(flatten)]
        proposal: Proposal,
    },
    Agreed {
        seat: SeatNumber,
    },
    Declined {
        seat: SeatNumber,
    },
    Paused,
    Resumed {
        seat: SeatNumber,
    },
    TimedOut {
        seat: SeatNumber,
    },
    /// The player left the running game; a bot stands in.
    Left {
        seat: SeatNumber,
    },
    /// The player is back and plays again.
    Back {
        seat: SeatNumber,
    },
    Resigned {
        seat: SeatNumber,
    },
    /// Those who are there gave the seat of somebody who is gone to a bot.
    GivenToBot {
        seat: SeatNumber,
        level: BotLevel,
        /// Who held it.
        name: String,
    },
    /// Those who are there took the seat of somebody who is gone, for whoever comes by its link.
    SeatOpened {
        seat: SeatNumber,
        /// Who held it.
        name: String,
    },
    /// Somebody came by the link and plays on.
    TookOver {
        seat: SeatNumber,
        name: String,
    },
    Ended {
        #[serde(flatten)]
        ending: Ending,
    },
    /// Whoever sat there has deleted their account.
    Forgotten {
        seat: SeatNumber,
    },
    /// The player is called otherwise from now on, in what was told before, too.
    Renamed {
        seat: SeatNumber,
        name: String,
    },
    /// Somebody who had sat at the table before has deleted their account.
    FormerForgotten,
    /// The player takes days off; in place of those that were set before.
    HolidaySet {
        seat: SeatNumber,
        from: Millis,
        until: Millis,
    },
    /// The days off are over before their time, or are not taken.
    HolidayEnded {
        seat: SeatNumber,
    },
    /// A table was opened that continues this one.
    RematchOpened {
        table: String,
    },
    /// A rematch has a seat for the player, who has yet to say that they play.
    SeatKept {
        seat: SeatNumber,
        name: String,
    },
    /// Whoever a seat was kept for plays.
    Came {
        seat: SeatNumber,
    },
}
