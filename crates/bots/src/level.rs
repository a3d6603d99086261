//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The levels, from the weakest. Their names in the languages of the product are in the message files, as
/// `level-<name>` and `level-<name>-about`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotLevel {
    /// Any move that is not plainly senseless.
    Novice,
    /// The rule of thumb: what looks best at first sight.
    Apprentice,
    /// Looks ahead a little.
    Journeyman,
    /// Looks ahead.
    Expert,
    /// Looks ahead far.
    Master,
    /// Looks ahead as far as the time allows, with what was learned from games where that is better.
    Grandmaster,
}

impl BotLevel {
    pub const ALL: [Self; 6] =
        [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Expert, Self::Master, Self::Grandmaster];

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

    /// From 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// No decision takes longer.
    pub const fn time_limit(self) -> Duration {
        Duration::from_millis(match self {
            Self::Novice => 10,
            Self::Apprentice => 50,
            Self::Journeyman => 200,
            Self::Expert => 1_000,
            Self::Master | Self::Grandmaster => 3_000,
        })
    }

    /// Whether the level looks ahead until its time is over, and not a fixed number of times.
    pub const fn is_bound_by_time(self) -> bool {
        matches!(self, Self::Grandmaster)
    }

    /// Whether the level asks the network of a game, at tables where that is better. The others stay as they are.
    pub const fn may_ask_network(self) -> bool {
        matches!(self, Self::Grandmaster)
    }

    /// The level below, if there is one.
    pub fn below(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|level| *level < self)
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no level `{0}`: the levels are novice, apprentice, journeyman, expert, master and grandmaster, or 1 to 6"
)]
pub struct UnknownLevel(pub String);

impl FromStr for BotLevel {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let named = |level: &Self| level.name() == text || level.number().to_string() == text;
        Self::ALL.into_iter().find(named).ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}
