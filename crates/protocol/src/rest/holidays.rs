//! Days off: when the clocks of a player stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::NoticeKind;
use crate::Millis;

/// Answer of `GET /api/holiday` and of every change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct HolidayInfo {
    /// The days off that have begun or are to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday: Option<HolidayPlan>,
    /// How many days somebody may take in a year that begins in January (UTC).
    pub days_a_year: u32,
    /// How many of this year are left, without those of `holiday`.
    pub days_left: u32,
}

/// Days off as somebody wishes them: body of `PUT /api/holiday`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HolidayPlan {
    /// When they begin. What has passed counts as now.
    pub from: Millis,
    /// When they are over.
    pub until: Millis,
    /// Of what one is told meanwhile all the same.
    #[serde(default)]
    pub kinds: Vec<NoticeKind>,
}
