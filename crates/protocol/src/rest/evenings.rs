//! Evenings of a club: rounds of tables drawn from who is there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ClubRole;
use crate::Millis;
use crate::clock::Pace;
use crate::table::BotLevel;

/// Body of `POST /api/clubs/{club}/evenings`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningWish {
    /// Played in turn, one a round.
    #[schema(min_items = 1, max_items = 4)]
    #[schemars(length(min = 1, max = 4))]
    pub games: Vec<String>,
    /// As many sit at a table at least.
    #[schema(minimum = 2, maximum = 5)]
    pub least: u8,
    /// As many sit at a table at most.
    #[schema(minimum = 2, maximum = 5)]
    pub most: u8,
    #[schema(minimum = 1, maximum = 20)]
    pub rounds: u8,
    #[serde(default)]
    pub pace: Pace,
    /// Computer players of this level take the seats that are left, so that nobody waits; without it people play alone.
    #[serde(default)]
    pub bots: Option<BotLevel>,
}

/// An evening in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningLine {
    pub number: u32,
    pub games: Vec<String>,
    pub opened_at: Millis,
    pub is_over: bool,
    /// How many rounds were drawn.
    pub drawn: u32,
    /// How many took part.
    pub people: u32,
    /// Who came first, when it is over.
    pub winners: Vec<String>,
}

/// Answer of `GET /api/clubs/{club}/evenings/{number}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningInfo {
    pub club: String,
    pub club_name: String,
    pub number: u32,
    pub games: Vec<String>,
    pub least: u8,
    pub most: u8,
    pub rounds: u8,
    pub pace: Pace,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<BotLevel>,
    pub opened_at: Millis,
    pub is_over: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<ClubRole>,
    /// Which of the people is asking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<String>,
    /// What the link ends with that brings others here, as of the club; for members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// The table of the last round at which whoever asks sits, until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub your_table: Option<String>,
    /// Everybody who took part, by standing; those who have not played come last.
    pub people: Vec<EveningPerson>,
    /// The first first.
    pub drawn: Vec<EveningRound>,
    /// Whether the next round can be drawn: enough are here, and no table is waited for.
    pub may_draw: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningPerson {
    pub id: String,
    /// Empty for somebody whose account is deleted, and for strangers where somebody is private.
    pub name: String,
    /// Whether somebody shows strangers nothing of their games, and a stranger asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_private: bool,
    pub is_here: bool,
    /// Those with as many points and wins share a place.
    pub place: u32,
    /// 24 for the first at a table, none for the last, the others evenly between; 12 for whoever had no table, and for a game without a
    /// result.
    pub points: u32,
    pub wins: u32,
    /// The points of each round; nothing for a round without them, or that is not over.
    pub by_round: Vec<Option<u32>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningRound {
    pub game: String,
    pub drawn_at: Millis,
    pub tables: Vec<EveningTable>,
    /// Those for whom no table had room.
    pub byes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningTable {
    /// Its number in the round, from 1.
    pub number: u32,
    /// Where it is; for members.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    pub is_over: bool,
    /// An organiser has ended the waiting for it.
    pub is_waived: bool,
    pub seats: Vec<EveningSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct EveningSeat {
    /// One of the people; nobody: a computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// When the game is over and came to a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
}

/// Body of `PUT /api/clubs/{club}/evenings/{number}/here`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetHere {
    pub is_here: bool,
    /// Somebody else, for an organiser, with `is_here` false: whoever has gone without saying so. That they are here people say themselves.
    #[serde(default)]
    pub person: Option<String>,
    /// What the link of the club ended with, for whoever is no member yet.
    #[serde(default)]
    pub token: Option<String>,
}

/// Body of `POST /api/clubs/{club}/evenings/{number}/rounds`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawRound {
    /// Which round is wanted, from 1. One that is drawn already is not drawn again.
    pub round: u32,
}

/// Body of `POST /api/clubs/{club}/evenings/{number}/waive`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WaiveTable {
    pub table: String,
}
