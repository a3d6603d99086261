//! Guests.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Body of `POST /api/session`: comes in as a guest, or changes the name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterName {
    /// Up to 40 characters; may be empty.
    #[serde(default)]
    #[schema(max_length = 40)]
    pub name: String,
    /// The secret of an invitation, where nobody comes in without one.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub invitation: Option<String>,
}

/// Answer of `GET` and `POST /api/session`. The session itself is in a cookie that no script can read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Session {
    /// Names the guest; no secret.
    pub guest: String,
    pub name: String,
    /// Whether the guest has an account.
    #[serde(default)]
    pub account: bool,
    /// A moderator has done something that has not been read: `GET /api/standing`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must_read: bool,
}
