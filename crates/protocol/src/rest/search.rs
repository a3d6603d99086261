//! Being seated with whoever else looks for a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;
use crate::clock::Pace;
use crate::table::BotLevel;

/// Body of `PUT /api/search`: begins to look for a table, or looks for another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FindTable {
    /// Games that one would play, the dearest first.
    #[schema(min_items = 1, max_items = 16)]
    #[schemars(length(min = 1, max = 16))]
    pub games: Vec<String>,
    /// Numbers of players that one would play with.
    #[schema(min_items = 1, max_items = 4)]
    #[schemars(length(min = 1, max = 4))]
    pub seats: Vec<u8>,
    #[schema(min_items = 1, max_items = 3)]
    #[schemars(length(min = 1, max = 3))]
    pub paces: Vec<SearchPace>,
    /// Computer players of this level take the seats that are left, now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<BotLevel>,
}

/// How much time players have who are brought together.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum SearchPace {
    /// 15 minutes each, and 15 seconds more every turn.
    Quick,
    /// 45 minutes each, and 30 seconds more every turn.
    Calm,
    /// Three days for every turn. Nobody has to be there when the game begins.
    Days,
}

impl SearchPace {
    pub const fn pace(self) -> Pace {
        match self {
            Self::Quick => Pace::RealTime { bank_seconds: 900, increment_seconds: 15 },
            Self::Calm => Pace::RealTime { bank_seconds: 2_700, increment_seconds: 30 },
            Self::Days => Pace::Days { days: 3 },
        }
    }

    /// Whether only those are seated who are there.
    pub const fn is_real_time(self) -> bool {
        matches!(self, Self::Quick | Self::Calm)
    }
}

/// Answer of `GET`, `PUT` and `DELETE /api/search`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SearchState {
    /// What is looked for; absent when nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<Search>,
    /// The table that was found: one sits there already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// How many others wait for what.
    pub waiting: Vec<WaitingPeople>,
}

/// A search as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Search {
    pub games: Vec<String>,
    pub seats: Vec<u8>,
    pub paces: Vec<SearchPace>,
    pub since: Millis,
    /// It has taken a while: computer players could take the seats that are left.
    pub offers_bots: bool,
}

/// Others who would play a game at a pace; those count once for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct WaitingPeople {
    pub game: String,
    pub pace: SearchPace,
    pub people: u32,
}
