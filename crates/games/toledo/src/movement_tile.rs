//! "Das Bewegungs-Plättchen": once a turn, one card of another value.

use crate::pieces::{Card, HIGHEST_VALUE};

/// T-11, T-25: the cards played in this turn, as far as the next one depends on them.
///
/// A turn is lawful when all its cards but one share a value, and the odd one was played while the tile was held. So at
/// most two values occur, and of each it matters only whether it could still be the odd card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayedValues {
    /// T-11: the first card lies open until the turn ends, whichever value repeats.
    pub(crate) first: Option<Card>,
    /// Only one card of the first value has been played, while the tile was held.
    pub(crate) first_may_be_odd: bool,
    /// The second value that was played; 0 if none was.
    pub(crate) other: u8,
    /// Only one card of that value has been played, while the tile was held.
    pub(crate) other_may_be_odd: bool,
}

/// All values, as a set with a bit for each.
const ANY_VALUE: u8 = ((1 << HIGHEST_VALUE) - 1) << 1;

impl PlayedValues {
    pub(crate) const NONE: Self =
        Self { first: None, first_may_be_odd: false, other: 0, other_may_be_odd: false };

    /// T-11, T-25: the values that the next card may have, with a bit for each.
    pub(crate) const fn values_to_follow(self, holds_tile: bool) -> u8 {
        let Some(first) = self.first else { return ANY_VALUE };
        let first = 1 << first.value();
        if self.other == 0 {
            return if holds_tile || self.first_may_be_odd { ANY_VALUE } else { first };
        }
        let repeats_first = if self.other_may_be_odd { first } else { 0 };
        let repeats_other = if self.first_may_be_odd { 1 << self.other } else { 0 };
        repeats_first | repeats_other
    }

    /// After one more card that [`Self::values_to_follow`].
    pub(crate) const fn with(mut self, card: Card, holds_tile: bool) -> Self {
        let value = card.value();
        match self.first {
            None => {
                self.first = Some(card);
                self.first_may_be_odd = holds_tile;
            }
            Some(first) if first.value() == value => self.first_may_be_odd = false,
            Some(_) if self.other == value => self.other_may_be_odd = false,
            Some(_) => {
                self.other = value;
                self.other_may_be_odd = holds_tile;
            }
        }
        self
    }
}
