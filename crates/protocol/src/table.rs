//! A table and those who sit at it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::clock::{Absence, Holiday, Pace};
use crate::{Millis, SeatNumber, Seq};

/// What a table was opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is chosen by itself")]
pub struct Settings {
    /// The game's name as listed by `GET /api/games`.
    pub game: String,
    /// How many play.
    #[schema(minimum = 2, maximum = 5)]
    pub seats: u8,
    /// The game's options, in the form of its options schema; `{}` for the usual ones.
    #[serde(default = "usual")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Shown in the lobby. Otherwise only those who know the link find the table.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub absence: Absence,
    /// How many minutes somebody may be away, or without a clock be waited for, before the others may decide about the seat
    /// (docs/leaving.md). When left out: three days without a clock, ten minutes in real time, the days of a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 43_200)]
    #[schemars(range(min = 1, max = 43_200))]
    pub gone_after_minutes: Option<u32>,
    /// Whether players may ask a bot for hints during the game. When left out they may, unless people play each other with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    #[serde(default)]
    pub chat: ChatSetting,
    /// The game starts by itself when the last seat is taken. Otherwise the host starts it.
    #[serde(default = "yes")]
    pub start_when_full: bool,
    /// With `start_when_full`: the game waits until all people at the table have added a part to the deal, be it an empty one
    /// (docs/fair-dealing.md).
    #[serde(default)]
    pub wait_for_parts: bool,
    /// The result counts for the players' ratings (docs/ratings.md). All people at the table have accounts, there is a clock, nothing is
    /// taken back, and a bot gives no hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The languages that are spoken at the table, as codes of two or three letters (ISO 639); none: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 8)]
    #[schemars(length(max = 8))]
    pub languages: Vec<String>,
}

fn usual() -> Value {
    Value::Object(serde_json::Map::new())
}

const fn yes() -> bool {
    true
}

/// Who may write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatSetting {
    /// Players among themselves, spectators among themselves.
    #[default]
    Everybody,
    /// Players only.
    Players,
    Off,
}

/// Everything about a table but the game itself. The same for everybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TableInfo {
    /// The name in addresses: `/t/<id>`.
    pub id: String,
    #[serde(flatten)]
    pub settings: Settings,
    /// The version of the game's rules that this table follows.
    pub rules_version: u32,
    /// The version that this server plays, when it is another one: the table can be looked at, broken off and exported, but not
    /// played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_rules: Option<u32>,
    pub state: TableState,
    pub chairs: Vec<SeatInfo>,
    /// The seat of the host, if the host plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host_seat: Option<SeatNumber>,
    pub opened_at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Millis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<Millis>,
    /// The hash of the server's part of the deal (docs/fair-dealing.md), shown before anybody sits.
    pub commitment: String,
    /// Why and how the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The table that continues this one, with the seats rotated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The table that this one continues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    Playing,
    /// Playing, with all clocks stopped by agreement; nobody can move.
    Paused,
    /// The game is over, one way or another: everything is open.
    Ended,
}

/// One chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each tells another thing about the chair")]
pub struct SeatInfo {
    pub seat: SeatNumber,
    pub sitter: Sitter,
    /// The name the player chose; empty when none was.
    pub name: String,
    /// The account of the player, if they sat down with one: `GET /api/players/{id}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// A bot plays for the player, who is away or has resigned.
    pub stand_in: bool,
    /// The seat of a rematch is kept for the player, who has yet to say that they play: the game does not start before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    pub resigned: bool,
    /// The seat was taken from somebody who was gone and waits for whoever gets its link; a bot plays until then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub vacant: bool,
    /// The player has, had or will have days off: the clock stands meanwhile (docs/holidays.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday: Option<Holiday>,
    /// The player has deleted their account and has no name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forgotten: bool,
    /// The player added a part of their own to the deal; it is shown here when the game is over.
    pub added_to_deal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal_part: Option<String>,
}

/// Who sits on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Sitter {
    /// Free for whoever comes.
    Open,
    /// A person, or a program that plays like one over the socket.
    Person,
    Bot {
        level: BotLevel,
    },
}

/// How well a bot plays, in the order of strength.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Level")]
#[schema(as = Level)]
pub enum BotLevel {
    /// Any move that is not plainly senseless.
    Novice,
    /// What looks best at first sight.
    Apprentice,
    /// Looks ahead a little.
    #[default]
    Journeyman,
    /// Looks ahead.
    Expert,
    /// Looks ahead far.
    Master,
    /// Looks ahead as far as the time allows.
    Grandmaster,
}

impl BotLevel {
    pub const ALL: [Self; 6] =
        [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Grandmaster];

    /// As on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Ending {
    pub reason: EndingReason,
    /// Who gave up, ran out of time or left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// Scores and places by the rules, one a seat; absent when the game was broken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeInfo>,
    /// Who has won: by the rules, or by staying when somebody gave up, ran out of time or left. Nobody when the game was broken off.
    #[serde(default)]
    pub winners: Vec<SeatNumber>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "EndReason")]
#[schema(as = EndReason)]
pub enum EndingReason {
    /// By the rules of the game.
    Finished,
    /// The last opponent resigned.
    Resigned,
    /// Out of time, at a table that ends then.
    TimedOut,
    /// A player left, at a table that ends then.
    Left,
    /// A player was gone, and the others ended the game.
    Gone,
    /// Broken off by the host before the start, or by agreement.
    Aborted,
}

impl EndingReason {
    /// As on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Resigned => "resigned",
            Self::TimedOut => "timed-out",
            Self::Left => "left",
            Self::Gone => "gone",
            Self::Aborted => "aborted",
        }
    }
}

// As it is sent and stored: plain lists. The contract has room for so many seats and no more.
/// The final count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[schemars(rename = "Outcome")]
#[schema(as = Outcome)]
pub struct OutcomeInfo {
    /// What each seat scored, in the game's own unit.
    pub scores: Vec<i32>,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
}

impl OutcomeInfo {
    /// That of a game by its rules, when it is over.
    pub fn of(status: &tabletop::Status) -> Option<Self> {
        match status {
            tabletop::Status::Waiting(_) => None,
            tabletop::Status::Finished(outcome) => {
                Some(Self { scores: outcome.scores.to_vec(), places: outcome.places.to_vec() })
            }
        }
    }
}

impl From<&OutcomeInfo> for tabletop::Outcome {
    fn from(outcome: &OutcomeInfo) -> Self {
        let (scores, places) = (&outcome.scores, &outcome.places);
        Self {
            scores: scores.iter().copied().take(tabletop::MAX_SEATS).collect(),
            places: places.iter().copied().take(tabletop::MAX_SEATS).collect(),
        }
    }
}

/// What has been proposed and needs the consent of others: of everybody who holds a seat, or, about the seat of somebody who is gone,
/// of more than half of those who are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// To take back the last moves, so many of them.
    TakeBack { moves: u16 },
    /// To stop all clocks.
    Pause,
    /// To break the game off.
    Abort,
    /// To give the seat of somebody who is gone to a bot.
    SeatToBot { gone_seat: SeatNumber, level: BotLevel },
    /// To give the seat of somebody who is gone to whoever gets its link.
    SeatToLink { gone_seat: SeatNumber },
    /// To end the game without somebody who is gone: those who stayed have won.
    EndWithout { gone_seat: SeatNumber },
}

impl Proposal {
    /// The seat of somebody who is gone, where it is about one.
    pub const fn gone(self) -> Option<SeatNumber> {
        match self {
            Self::SeatToBot { gone_seat, .. }
            | Self::SeatToLink { gone_seat }
            | Self::EndWithout { gone_seat } => Some(gone_seat),
            Self::TakeBack { .. } | Self::Pause | Self::Abort => None,
        }
    }
}

/// Somebody who is away, or for whom the game waits without a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct AbsentSeat {
    pub seat: SeatNumber,
    /// In how many milliseconds the others may decide about the seat, if nothing happens before: 0 for now.
    pub gone_in: u64,
}

/// A proposal on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct OpenProposal {
    #[serde(flatten)]
    pub proposal: Proposal,
    /// The log entry that made it.
    pub seq: Seq,
    pub by_seat: SeatNumber,
    /// Who has agreed so far, the proposer included.
    pub agreed: Vec<SeatNumber>,
    /// Whose answer is awaited. Who is away is asked too.
    pub missing: Vec<SeatNumber>,
    /// How many must agree, where not all must.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<u8>,
}
