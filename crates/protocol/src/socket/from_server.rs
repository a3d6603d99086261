//! What the server sends.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Offer;
use crate::clock::Clocks;
use crate::log::LogEntry;
use crate::rest::{Moment, Session};
use crate::table::{AbsentSeat, OpenProposal, OutcomeInfo, TableInfo};
use crate::{Millis, Problem, RawJson, SeatNumber, Seq};

/// One message of the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum FromServer {
    /// The first message on every socket.
    Hello {
        /// Who the server takes the client for; absent without a session.
        #[serde(skip_serializing_if = "Option::is_none")]
        session: Option<Session>,
        now: Millis,
        /// The version of the server. When it changes, the page should be loaded anew.
        version: String,
    },
    /// A table as it stands, in answer to `watch` and whenever something has changed.
    Table(Box<TableNow>),
    /// The message with this id was done (or had been done before), and is stored.
    Done {
        id: String,
        table: String,
        /// The log entry that it made; 0 when it made none.
        seq: Seq,
    },
    /// The message with this id was not done. When it was stale, the present `table` comes just before.
    Refused {
        /// Empty when the message could not be read.
        id: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        problem: Problem,
    },
    /// What was written at the table: the last lines after `watch`, then each new one.
    Chat { table: String, lines: Vec<ChatLine> },
    /// Why a bot made a move. It gives nothing away that the move itself does not.
    Reason(BotReason),
    /// Who is there.
    Presence {
        table: String,
        /// The seats whose holders are connected.
        seats: Vec<SeatNumber>,
        spectators: u32,
    },
    /// Answer to `preview`: events in the form of the game's event schema.
    Preview {
        id: String,
        table: String,
        events: Vec<Value>,
        /// What the things that the move is about would be worth after it; left out where there is nothing to say of that.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        worth: Vec<ExplanationLine>,
    },
    /// Answer to `why-not`.
    WhyNot {
        id: String,
        table: String,
        legal: bool,
        /// With `illegal`: rule, reason and values.
        #[serde(skip_serializing_if = "Option::is_none")]
        problem: Option<Problem>,
    },
    /// Answer to `explain`. Lines with an amount add up.
    Explanation {
        id: String,
        table: String,
        place: String,
        lines: Vec<ExplanationLine>,
        /// To whoever is waited for: what one may have wanted with the thing, and why it cannot be done.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        refused: Vec<RefusedMove>,
    },
    /// Answer to `hint`.
    Hint { id: String, table: String, analysis: Analysis },
    /// Answer to `log`.
    Log { id: String, table: String, entries: Vec<LogEntry> },
    /// Answer to `moment`.
    Moment { id: String, table: String, moment: Box<Moment> },
    /// The server is about to stop. All that was answered is stored; connect again.
    GoingAway,
}

/// A table as it stands, for one watcher.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableNow {
    pub table: String,
    /// The last log entry. Messages that change something carry it.
    pub seq: Seq,
    pub you: You,
    /// In answer to `watch`, and whenever it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub info: Option<TableInfo>,
    /// What has happened since the last message (or since the `since` of `watch`), as far as the watcher may know.
    pub entries: Vec<LogEntry>,
    /// Entries were left out because there are too many or because nothing was known of the client: ask for `log`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gap: bool,
    /// Absent while the table waits for players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameNow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<OpenProposal>,
    /// Those about whose seats the others may decide, now or later.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<AbsentSeat>,
}

/// Who the watcher is at this table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// Absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    pub host: bool,
    /// The log entry of the last move of this seat: what comes after it is "since your last move".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_move: Option<Seq>,
}

/// The game as the watcher may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameNow {
    /// Moves made.
    pub moves: u32,
    /// The seats that are waited for; none when the game is over.
    pub waiting: Vec<SeatNumber>,
    /// The final count, when the game is over by its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// In the form of the game's view schema.
    #[schemars(with = "Value")]
    pub view: RawJson,
    /// The legal moves of the watcher's seat.
    #[schemars(with = "Vec<Offer>")]
    pub offers: RawJson,
    /// Whether `take-back` would be accepted without asking anybody.
    pub may_take_back: bool,
}

/// A move that somebody may have had in mind, and why it cannot be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct RefusedMove {
    /// The move in notation.
    pub notation: String,
    /// The move in the form of the game's move schema, with its kind under `move`.
    pub parts: Value,
    /// With rule, reason and values.
    pub problem: Problem,
}

/// Who writes with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    Players,
    Spectators,
}

/// One line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// From 1, in the order of the table.
    pub number: u64,
    pub at: Millis,
    pub room: ChatRoom,
    /// The writer's seat; absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    pub name: String,
    pub text: String,
}

/// One thing to be said of a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ExplanationLine {
    /// Which text: `explain-<key>` of the game.
    pub key: String,
    /// What goes into it: numbers and strings.
    pub values: BTreeMap<String, Value>,
    /// What this adds to the worth of the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i32>,
    /// Places to light up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
}

/// Why a bot made its last move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct BotReason {
    pub table: String,
    /// The bot.
    pub seat: SeatNumber,
    /// The log entry of the move.
    pub seq: Seq,
    /// Texts `because-<key>` of the bots.
    pub because: Vec<Reason>,
}

/// What a bot thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Analysis {
    /// The seat that is to move.
    pub seat: SeatNumber,
    /// Best first.
    pub suggestions: Vec<Suggestion>,
    /// Why the first: texts `because-<key>` of the bots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Reason>,
}

/// A reason, as the key of a text with values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Reason {
    pub key: String,
    /// What goes into it: numbers and strings.
    pub values: BTreeMap<String, Value>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Suggestion {
    pub notation: String,
    pub parts: Value,
    /// The chance to win that the bot sees, from 0 to 1; absent when it did not calculate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// What the seat can expect to score in the end, in the game's own unit; absent when it did not calculate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
    /// How often the bot looked at the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u64>,
}
