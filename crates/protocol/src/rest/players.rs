//! Players: what they have played, and how it went.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Relation, TableSummary};
use crate::table::{EndingReason, Sitter};
use crate::{Millis, SeatNumber};

/// A game that is over, in the list of somebody who played it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ResultInfo {
    /// `GET /api/tables/{table}/record` is its record.
    pub table: String,
    pub game: String,
    pub reason: EndingReason,
    pub rated: bool,
    pub started_at: Millis,
    pub ended_at: Millis,
    /// Moves made.
    pub moves: u32,
    /// The seat of the one whose list it is.
    pub own_seat: SeatNumber,
    /// In the order of the seats.
    pub seats: Vec<ResultSeat>,
}

/// What a game came to for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ResultSeat {
    pub seat: SeatNumber,
    pub sitter: Sitter,
    /// What the account is called now, or what the guest was called then.
    pub name: String,
    /// The account, if there is one: `GET /api/players/{id}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The player has deleted their account and has no name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forgotten: bool,
    /// From 1; absent when the game was broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// Absent when the game ended before its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    pub won: bool,
    /// Gave up, or was away in the end; at a rated table ever left or ran out of time.
    pub left: bool,
}

/// Answer of `GET /api/players/{id}/results`, the last ended first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ResultPage {
    pub results: Vec<ResultInfo>,
    /// Goes into `before` for the next page; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Answer of `GET /api/history`: the tables of whoever asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct History {
    /// Tables that are not over, the last changed first, at most 100. Empty on pages after the first.
    pub running: Vec<TableSummary>,
    /// Games that are over, the last ended first.
    pub results: Vec<ResultInfo>,
    /// Goes into `before` for the next page; absent on the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Answer of `GET /api/players`: somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct NamedPlayer {
    pub id: String,
    pub name: String,
}

/// Answer of `GET /api/players/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct PlayerInfo {
    pub id: String,
    pub name: String,
    /// Whoever asks is the player, and sees all of it.
    pub own: bool,
    /// Others see nothing but the name.
    pub private: bool,
    /// Absent where it is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stats: Option<PlayerStats>,
    /// What the player is to whoever asks; absent for oneself and without a session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relation: Option<Relation>,
}

/// How it went for a player. Of games at tables that were not listed only the player is told; those that were broken off do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct PlayerStats {
    pub played: u32,
    pub won: u32,
    /// The most games in a row that were won.
    pub longest_streak: u32,
    /// Games in a row that were won up to now.
    pub streak: u32,
    pub games: Vec<GameStats>,
    /// Those with an account who were met most often, at most 12.
    pub opponents: Vec<Opponent>,
    /// How strong the player is, where rated games were played.
    #[serde(default)]
    pub ratings: Vec<PlayerRating>,
}

/// How it went in one game with so many seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct GameStats {
    pub game: String,
    pub seats: u8,
    pub played: u32,
    /// How often the player gave up, or was away in the end.
    pub left: u32,
    /// How often each place was reached, the first place first.
    pub places: Vec<u32>,
}

/// Somebody whom a player has met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Opponent {
    pub player: String,
    pub name: String,
    pub games: u32,
    /// Games in which the player came before this one.
    pub ahead: u32,
    /// Games in which this one came before the player.
    pub behind: u32,
}

/// Body of `PUT /api/account/privacy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPrivacy {
    /// Others see nothing but the name.
    pub private: bool,
}

/// Whom a rating is against.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum RatingKind {
    /// Two people at least were at the table; computer players do not count.
    #[default]
    People,
    /// One person, against computer players.
    Computers,
}

impl RatingKind {
    /// As on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Computers => "computers",
        }
    }
}

/// How strong a player is in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct PlayerRating {
    pub game: String,
    pub kind: RatingKind,
    /// Everybody begins at 1500; 400 points more are a chance of about ten to one.
    pub points: i32,
    /// The rating may be so far off: one standard deviation.
    pub spread: u32,
    /// Too few games for a rating that says much.
    pub provisional: bool,
    pub games: u32,
}

/// Answer of `GET /api/players/{id}/ratings/{game}`: the last 200 ratings, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RatingCurve {
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RatingPoint {
    pub at: Millis,
    pub points: i32,
    pub spread: u32,
}

/// Answer of `GET /api/leaderboards/{game}`: the best hundred. Those whose rating is provisional come after the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Leaderboard {
    pub leaders: Vec<Leader>,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Leader {
    pub player: String,
    pub name: String,
    pub points: i32,
    pub spread: u32,
    pub provisional: bool,
    /// Rated games, in the month or in all.
    pub games: u32,
}
