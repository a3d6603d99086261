//! What people are to each other: whom one follows, whom one does not want to meet, who is asked to a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::TableSummary;
use crate::{Millis, SeatNumber};

/// Answer of `GET /api/people`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct People {
    /// Those whom one follows, those who are here first, then by name; at most 500.
    pub following: Vec<FollowedPlayer>,
    /// Those whom one does not want to meet, the last first; at most 500.
    pub blocked: Vec<BlockedPerson>,
    /// Own tables with free seats, to which others can be asked.
    pub waiting: Vec<TableSummary>,
    /// Tables to which one is asked.
    pub invitations: Vec<TableInvitation>,
    /// Whether others may read that one is here oneself: `PUT /api/lobby/here`.
    pub shown: bool,
}

/// Somebody whom one follows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct FollowedPlayer {
    /// `GET /api/players/{id}`.
    pub player: String,
    pub name: String,
    pub since: Millis,
    /// Whether they have a page open, and wish that others know it.
    pub here: bool,
    /// The listed table at which somebody who is here sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSummary>,
    /// Tables of `waiting` to which they were asked.
    pub invited_to: Vec<String>,
}

/// Somebody whom one does not want to meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct BlockedPerson {
    /// `DELETE /api/people/blocked/{id}`.
    pub id: String,
    /// What the account is called now, or what the guest was called then.
    pub name: String,
    /// The account, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub since: Millis,
}

/// Somebody asks one to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TableInvitation {
    pub table: TableSummary,
    /// The account of whoever asks.
    pub by: String,
    pub by_name: String,
    pub at: Millis,
}

/// Body of `POST /api/people/following` and of `POST /api/tables/{table}/invitations`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NamePlayer {
    /// The account.
    pub player: String,
}

/// Who is meant: an account, whoever holds a seat, whoever wrote a line, a member of a club, or somebody who is named in the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonRef {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// With `seat` or `line`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// The number of a line of chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// With `member`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// A member of the club, or somebody who has taken part in one of its evenings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// What `GET /api/lobby` calls a guest who is here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visitor: Option<String>,
}

/// What a player is to whoever asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Relation {
    pub followed: bool,
    /// What the block is called, where there is one: `DELETE /api/people/blocked/{id}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<String>,
}
