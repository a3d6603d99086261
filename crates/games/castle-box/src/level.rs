//! How high something lies.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A level, from 1 for what lies on the board. As a height, 0 means that nothing is there.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct Level(pub u8);

impl Level {
    /// The height of an empty cell.
    pub const NONE: Self = Self(0);
    /// Lying on the board.
    pub const GROUND: Self = Self(1);
    /// A bound for files: each piece makes the highest column one level higher at most, so that nothing rises above the number
    /// of all pieces in the box, whatever is built from here.
    pub const HIGHEST: Self = Self(crate::STONES + crate::MAX_SPANS as u8);

    #[inline]
    pub const fn above(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Level> for i64 {
    fn from(level: Level) -> Self {
        Self::from(level.0)
    }
}
