//! Grandes and barons.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How many grandes a seat has.
pub const GRANDES: u8 = 2;
/// How many barons a seat has.
pub const BARONS: u8 = 6;

/// What a noble is: a grande costs, pays and scores double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    Baron,
    Grande,
}

/// A noble on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noble {
    pub seat: Seat,
    pub rank: Rank,
}

impl Rank {
    /// What a grande costs, pays and scores compared with a baron.
    #[inline]
    pub const fn times(self) -> u32 {
        match self {
            Self::Baron => 1,
            Self::Grande => 2,
        }
    }

    /// How many of this rank a seat has in all.
    pub const fn count(self) -> u8 {
        match self {
            Self::Baron => BARONS,
            Self::Grande => GRANDES,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Baron => "baron",
            Self::Grande => "grande",
        })
    }
}
