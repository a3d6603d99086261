//! What is stored of what happened at a table. A table is nothing but its settings and these.
//!
//! `protocol::log` has nearly the same names for what is told of it. They are two on purpose: what is stored may never change, what is told may;
//! and whatever is told has to pass `show.rs`, where the compiler asks for each field whether the reader may know it.

use protocol::table::{BotLevel, EndingReason, OutcomeInfo, Proposal};
use protocol::{Millis, SeatNumber, Seq};
use serde::{Deserialize, Serialize};

/// One entry, stored once and never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number: the first entry has 1, and none is left out.
    pub seq: Seq,
    /// When it happened.
    pub at: Millis,
    /// The message of a client that made it: a repeated one is answered, not done again.
    pub cause: Option<Cause>,
    /// What happened.
    pub what: EntryKind,
}

/// The message that made an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// Who sent it.
    pub seat: SeatNumber,
    /// The client's own name for it.
    pub id: String,
}

/// Stored as JSON; new kinds may be added, none may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "happened", rename_all = "kebab-case")]
pub enum EntryKind {
    /// The table is there.
    Opened,
    /// A person sat down.
    Joined {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// A bot sat down.
    BotSeated {
        /// Which seat.
        seat: SeatNumber,
        /// How well it plays.
        level: BotLevel,
    },
    /// Somebody stood up.
    StoodUp {
        /// Which seat.
        seat: SeatNumber,
    },
    /// The host made somebody stand up.
    Kicked {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody added to the deal.
    AddedToDeal {
        /// Which seat.
        seat: SeatNumber,
        /// What is added.
        part: String,
    },
    /// The game began.
    Started,
    /// A move was made.
    Moved {
        /// Which seat.
        seat: SeatNumber,
        /// The move in notation.
        notation: String,
        /// A bot made it for a person.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
        /// How long the message was under way, in milliseconds: not charged.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u64,
    },
    /// Moves were taken back.
    TookBack {
        /// Which seat.
        seat: SeatNumber,
        /// How many moves.
        moves: u32,
    },
    /// Something was proposed.
    Proposed {
        /// Which seat.
        seat: SeatNumber,
        /// What is proposed.
        #[serde(flatten)]
        proposal: Proposal,
    },
    /// Somebody agreed.
    Agreed {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody declined.
    Declined {
        /// Which seat.
        seat: SeatNumber,
    },
    /// All agreed to pause.
    Paused,
    /// The game went on.
    Resumed {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody's time ran out.
    TimedOut {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody went away.
    Left {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody came back.
    Back {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Somebody gave up.
    Resigned {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Those who are there gave the seat of somebody who is gone to a bot.
    GivenToBot {
        /// Which seat.
        seat: SeatNumber,
        /// How well it plays.
        level: BotLevel,
        /// Who held it.
        name: String,
    },
    /// Those who are there took the seat of somebody who is gone, for whoever comes by its link.
    SeatOpened {
        /// Which seat.
        seat: SeatNumber,
        /// Who held it.
        name: String,
    },
    /// Somebody took over a seat by its link.
    TookOver {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// The game ended.
    Ended {
        /// Why.
        reason: EndingReason,
        /// Which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatNumber>,
        /// The final count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<OutcomeInfo>,
    },
    /// Whoever sat there has deleted their account: nothing names them any more.
    Forgotten {
        /// Which seat.
        seat: SeatNumber,
    },
    /// Whoever had sat down there is called otherwise, or has deleted their account and is not named any more.
    Renamed {
        /// Which seat.
        seat: SeatNumber,
        /// The entry with which they had sat down: somebody else may sit there since.
        since: Seq,
        /// The name that is shown; none for somebody who is not named any more.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// Somebody takes days off, in place of those that were set before.
    HolidaySet {
        /// Which seat.
        seat: SeatNumber,
        /// When the clock stops, but not before the entry.
        from: Millis,
        /// When it runs again.
        until: Millis,
    },
    /// The days off are over before their time, or are not taken.
    HolidayEnded {
        /// Which seat.
        seat: SeatNumber,
    },
    /// A rematch was opened.
    RematchOpened {
        /// Which table.
        table: String,
    },
    /// A rematch has a seat for somebody who sat at the table before, and has yet to say that they play.
    SeatKept {
        /// Which seat.
        seat: SeatNumber,
        /// The name that is shown.
        name: String,
        /// Whose account it is, if they have one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
    },
    /// Whoever a seat was kept for plays.
    Came {
        /// Which seat.
        seat: SeatNumber,
    },
}

impl EntryKind {
    /// What the kinds are called where they are stored, in the order in which they are declared. A newer program may store others.
    pub const NAMES: [&str; 29] = [
        "opened",
        "joined",
        "bot-seated",
        "stood-up",
        "kicked",
        "added-to-deal",
        "started",
        "moved",
        "took-back",
        "proposed",
        "agreed",
        "declined",
        "paused",
        "resumed",
        "timed-out",
        "left",
        "back",
        "resigned",
        "given-to-bot",
        "seat-opened",
        "took-over",
        "ended",
        "forgotten",
        "renamed",
        "holiday-set",
        "holiday-ended",
        "rematch-opened",
        "seat-kept",
        "came",
    ];
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}
