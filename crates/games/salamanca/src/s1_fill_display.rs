//! 1. Fill the display.
//!
//! One new tile on each space in use, on top of what is left there.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Sink;

use crate::state::SPACES;
use crate::{Event, Salamanca, Step};

/// A space of the display, `a` to `e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Space(u8);

impl Salamanca {
    /// S-13: as many spaces as players, four with two players.
    pub const fn spaces(&self) -> u8 {
        if self.seats == 2 { 4 } else { self.seats }
    }

    /// S-19: how many rounds are still to be begun.
    pub const fn rounds_to_come(&self) -> u8 {
        self.pile.len().div_ceil(self.spaces() as usize) as u8
    }

    /// S-13: fills the display in the order a, b, c; then cards are played.
    pub(crate) fn start_round(&mut self, events: &mut impl Sink<Event>) {
        self.round = self.round.saturating_add(1);
        self.step = Step::PlayCards;
        let (round, last) = (self.round, self.pile.len() <= self.spaces() as usize);
        events.tell(|| Event::RoundStarted { round, last });
        for index in 0..self.spaces() {
            let Some(tile) = self.pile.pop() else { return };
            self.display[index as usize].push(tile);
            events.tell(|| Event::TileDrawn { space: Space(index), tile });
        }
    }
}

impl Space {
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            [letter @ b'a'..=b'e'] => Ok(Self(letter - b'a')),
            _ => Err(format!("a display space is a letter from a to {}", Self(SPACES as u8 - 1))),
        }
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}
