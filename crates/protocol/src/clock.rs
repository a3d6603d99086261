//! Thinking time.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Millis, SeatNumber};

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Unlimited,
    /// Everybody has a bank of time; each finished turn adds the increment.
    RealTime {
        /// 10 to 86,400 seconds.
        #[schema(minimum = 10, maximum = 86_400)]
        #[schemars(range(min = 10, max = 86_400))]
        bank_seconds: u32,
        /// 0 to 3,600 seconds.
        #[schema(minimum = 0, maximum = 3_600)]
        #[schemars(range(min = 0, max = 3_600))]
        increment_seconds: u32,
    },
    /// So many days for every turn.
    Days {
        /// 1 to 30 days.
        #[schema(minimum = 1, maximum = 30)]
        #[schemars(range(min = 1, max = 30))]
        days: u32,
    },
    /// So many days of thinking for every week. Time that is not used is kept, up to that of two weeks.
    Weekly {
        /// 1 to 5 days.
        #[schema(minimum = 1, maximum = 5)]
        #[schemars(range(min = 1, max = 5))]
        days: u32,
    },
}

impl Pace {
    /// Whether people move within days: then holidays stop clocks, and reminders make sense.
    pub const fn is_slow(&self) -> bool {
        matches!(self, Self::Days { .. } | Self::Weekly { .. })
    }
}

/// Days off: the clock of the player stands from one moment to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Holiday {
    pub from: Millis,
    pub until: Millis,
}

impl Holiday {
    /// Whether the player is away at that moment.
    pub const fn has(&self, moment: Millis) -> bool {
        self.from <= moment && moment < self.until
    }
}

/// What happens when a player runs out of time or leaves a running game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// A bot plays for the seat until the player is back.
    #[default]
    Bot,
    /// The game ends, and those who stayed have won.
    End,
}

/// The clocks of a table as they stand at the moment `at`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Clocks {
    /// When these numbers were right, by the server's clock.
    pub at: Millis,
    /// True when time stands still for all: paused by agreement.
    pub paused: bool,
    pub seats: Vec<SeatClock>,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatClock {
    pub seat: SeatNumber,
    /// Milliseconds left at the moment `at`.
    pub left: u64,
    /// Whether it runs: the seat is waited for and a person sits there.
    pub running: bool,
}
