//! Opening a table and taking seats.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::table::{Settings, Sitter};
use crate::{Millis, SeatNumber};

/// Body of `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    pub settings: Settings,
    /// Who sits where from the start, one entry a seat at most; `person` stands for the one who opens the table and
    /// may occur once. Seats that are not named are open. Without any entry the host takes seat 0.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub sitters: Vec<Sitter>,
    /// The club for which it is opened, by one of its members: its page shows the table, and its leaderboard counts the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 40)]
    pub club: Option<String>,
}

/// Answer of `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct OpenedTable {
    pub table: String,
    /// The seat of the host, if the host plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seated: Option<SeatGrant>,
    /// The hash of the server's part of the deal. Whoever opens a table adds a part of their own after they were told this one:
    /// `PUT /api/tables/{table}/deal-part`.
    pub commitment: String,
}

/// Body of `POST /api/tables/{table}/join`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// A certain seat; otherwise the first that is open.
    #[serde(default)]
    #[schema(maximum = 4)]
    pub seat: Option<SeatNumber>,
    /// A part of the deal of one's own, any text up to 200 characters; the server has drawn its own when the table was opened.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub deal_part: Option<String>,
}

/// A seat that is held, and the secret that proves it, where there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatGrant {
    pub table: String,
    pub seat: SeatNumber,
    /// Goes into the link `/t/<table>#seat=<token>`, into `Authorization: Bearer <token>` and into the `watch` message of
    /// the socket. It is told only once; `POST /api/tables/{table}/seats/{seat}/link` makes another. Whoever sits down with an
    /// account gets none: the session opens the seat, and a link is made when it is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat_token: Option<String>,
}

/// What opens a seat, for its holder: links that nobody has taken the seat by yet, and devices that hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatLinks {
    /// The oldest first.
    pub links: Vec<SeatLink>,
}

/// One thing that opens a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatLink {
    /// What it is called in `DELETE /api/tables/{table}/seats/{seat}/links/{link}`; no secret.
    pub id: String,
    pub kind: SeatLinkKind,
    /// When the link was made, or the device took the seat. Zero: not known.
    pub since: Millis,
    /// The request came with it.
    pub own: bool,
    /// Whoever asks may end it: every link, and devices that took the seat later than the own one.
    pub may_end: bool,
}

/// What can open a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatLinkKind {
    /// The secret of a link: whoever has it holds the seat.
    Link,
    /// The session of a browser that sat down, or that claimed the seat with a link.
    Device,
}

/// Body of `PUT /api/tables/{table}/seats/{seat}`, for the host before the start: `open` frees the seat (kicking
/// whoever sits there), `bot` puts a bot on it, `person` holds it for whoever gets the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    pub sitter: Sitter,
}

/// Body of `PUT /api/tables/{table}/deal-part`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddToDeal {
    /// Any text up to 200 characters.
    #[schema(max_length = 200)]
    pub deal_part: String,
}
