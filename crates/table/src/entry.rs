//! What is stored of what happened at a table. A table is nothing but its settings and these.
//!
//! `protocol::log` has nearly the same names for what is told of it. They are two on purpose: what is stored may never change, what is told may;
//! and whatever is told has to pass `show.rs`, where the compiler asks for each field whether the reader may know it.

use protocol::table::{EndReason, Level, Outcome, Proposal};
use protocol::{Millis, SeatNumber, Seq};
use serde::{Deserialize, Serialize};

/// One entry, stored once and never changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub seq: Seq,
    pub at: Millis,
    /// The message of a client that made it: a repeated one is answered, not done again.
    pub cause: Option<Cause>,
    pub what: Happened,
}

/// The message that made an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    pub seat: SeatNumber,
    pub id: String,
}

/// Stored as JSON; new kinds may be added, none may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "kebab-case")]
pub enum Happened {
    Opened,
    Joined {
        seat: SeatNumber,
        name: String,
    },
    BotSeated {
        seat: SeatNumber,
        level: Level,
    },
    StoodUp {
        seat: SeatNumber,
    },
    Kicked {
        seat: SeatNumber,
    },
    AddedToDeal {
        seat: SeatNumber,
        part: String,
    },
    Started,
    Moved {
        seat: SeatNumber,
        notation: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
        /// How long the message was under way, in milliseconds: not charged.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
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
    Left {
        seat: SeatNumber,
    },
    Back {
        seat: SeatNumber,
    },
    Resigned {
        seat: SeatNumber,
    },
    /// Those who are there gave the seat of somebody who is gone to a bot.
    GivenToBot {
        seat: SeatNumber,
        level: Level,
        /// Who held it.
        name: String,
    },
    /// Those who are there took the seat of somebody who is gone, for whoever comes by its link.
    SeatOpened {
        seat: SeatNumber,
        /// Who held it.
        name: String,
    },
    TookOver {
        seat: SeatNumber,
        name: String,
    },
    Ended {
        reason: EndReason,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    RematchOpened {
        table: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}
