//! Clubs: people who meet again and again, with their tables, their leaderboard and their evenings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EveningLine, TableSummary};
use crate::Millis;

/// Body of `POST /api/clubs` and `PUT /api/clubs/{club}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubWish {
    /// At most 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// A few words about the club, at most 1,000 characters.
    #[serde(default)]
    #[schema(max_length = 1_000)]
    pub words: String,
    /// The languages that are spoken there, as codes of two or three letters (ISO 639); none: any.
    #[serde(default)]
    #[schema(max_items = 8)]
    #[schemars(length(max = 8))]
    pub languages: Vec<String>,
    /// Everybody finds the club and sees its page. Otherwise only its members do.
    #[serde(default)]
    pub listed: bool,
}

/// A club in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubSummary {
    pub id: String,
    pub name: String,
    pub words: String,
    pub languages: Vec<String>,
    pub listed: bool,
    /// A moderator has hidden it: nobody but its members finds it, though it be listed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    pub members: u32,
}

/// Answer of `GET /api/clubs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubList {
    /// Those of whoever asks.
    pub mine: Vec<ClubSummary>,
    /// Others that everybody may find, the one with the most members first.
    pub listed: Vec<ClubSummary>,
}

/// What somebody is in a club.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ClubRole {
    Member,
    /// Invites, removes members, and holds evenings.
    Organiser,
}

/// Answer of `GET /api/clubs/{club}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubInfo {
    pub club: ClubSummary,
    pub founded_at: Millis,
    /// What whoever asks is there: a member, an organiser by name or by link, or nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<ClubRole>,
    /// Which of the members is asking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub me: Option<String>,
    /// What the link ends with that makes a member of whoever opens it: `/club/{club}#join=TOKEN`. For members, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// For organisers: whether there is a link that holds their right.
    #[serde(default)]
    pub has_organiser_link: bool,
    /// For members; the oldest first.
    pub members: Vec<ClubMember>,
    /// Tables that wait for players. Whoever is no member sees those that everybody can find.
    pub waiting: Vec<TableSummary>,
    /// Tables at which a game goes on.
    pub live: Vec<TableSummary>,
    /// What the last games came to; for members.
    pub results: Vec<ClubResult>,
    /// The newest first.
    pub evenings: Vec<EveningLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubMember {
    pub id: String,
    /// No two look alike: whoever came later has a number.
    pub name: String,
    pub role: ClubRole,
    pub since: Millis,
    /// The page of the player, for those with an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

/// What a game came to at a table of the club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubResult {
    pub table: String,
    pub game: String,
    pub ended_at: Millis,
    /// The evening at which it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<u32>,
    pub seats: Vec<ClubResultSeat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubResultSeat {
    /// Empty for somebody who is forgotten.
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// A computer player sat there.
    pub is_bot: bool,
}

/// Body of `POST /api/clubs/{club}/join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinClub {
    /// What the link ended with.
    pub token: String,
}

/// Body of `PUT /api/clubs/{club}/members/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetClubRole {
    pub role: ClubRole,
}

/// Answer of `POST /api/clubs/{club}/organiser-link`. Nobody can read the secret again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct OrganiserLink {
    /// What the link ends with: `/club/{club}#organise=TOKEN`. Whoever sends it as `Authorization: Bearer TOKEN` organises the club.
    pub token: String,
}

/// Answer of `GET /api/clubs/{club}/leaderboards/{game}`: the members who have played the game with other members at tables of the club.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubLeaderboard {
    pub leaders: Vec<ClubLeader>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ClubLeader {
    /// Those with as many points share a rank.
    pub rank: u32,
    pub member: String,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// 24 for the first place, none for the last, the others evenly between; those who share a place share the points.
    pub points: u32,
    pub games: u32,
    pub wins: u32,
    /// The rating against people, of those who have one and show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}
