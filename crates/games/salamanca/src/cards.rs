//! The cards 1 to 10, and sets of them.

use std::fmt;

/// The highest card.
pub(crate) const HIGHEST: u8 = 10;
/// One in the count of every value.
const ONES: u32 = 0x0015_5554;

/// A set of cards: two bits a value, of which there are never more than two cards.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cards(u32);

impl Cards {
    pub const EMPTY: Self = Self(0);

    /// S-4: the cards that are played with at a table of so many seats.
    pub(crate) fn deck(seats: u8) -> Self {
        let highest = Self::highest(seats);
        let mut deck: Self = (1..=highest).collect();
        if seats > 2 {
            (1..=highest).for_each(|value| deck.add(value));
        }
        if seats == 3 {
            deck.remove(7);
        }
        deck
    }

    /// S-4: the highest card at a table of so many seats.
    pub const fn highest(seats: u8) -> u8 {
        if seats == 5 { HIGHEST } else { 8 }
    }

    /// S-4: how many cards each seat is dealt.
    pub(crate) const fn hand_size(seats: u8) -> u32 {
        if seats == 3 { 5 } else { 4 }
    }

    #[inline]
    pub const fn count(self, value: u8) -> u32 {
        self.0 >> (2 * value) & 0b11
    }

    #[inline]
    pub const fn contains(self, value: u8) -> bool {
        value <= HIGHEST && self.count(value) > 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, value: u8) {
        self.0 += 1 << (2 * value);
    }

    /// Takes one card of this value out; the set has one.
    #[inline]
    pub(crate) const fn remove(&mut self, value: u8) {
        self.0 -= 1 << (2 * value);
    }

    /// Takes one card of this value out if there is one.
    #[inline]
    pub(crate) const fn remove_if_there(&mut self, value: u8) {
        if self.count(value) > 0 {
            self.remove(value);
        }
    }

    /// One card fewer of every value that is there.
    #[inline]
    pub(crate) const fn one_fewer_of_each(&mut self) {
        self.0 -= (self.0 | self.0 >> 1) & ONES;
    }

    /// The different values, as bits.
    #[inline]
    pub(crate) const fn values(self) -> u128 {
        let mut values = 0;
        let mut value = 1;
        while value <= HIGHEST {
            values |= ((self.count(value) > 0) as u128) << value;
            value += 1;
        }
        values
    }

    pub const fn len(self) -> u32 {
        (self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card of the other set is here.
    pub(crate) fn has_all(self, other: Self) -> bool {
        (1..=HIGHEST).all(|value| self.count(value) >= other.count(value))
    }

    /// What is left without the cards of the other set, all of which are here.
    pub(crate) fn without(self, other: Self) -> Self {
        debug_assert!(self.has_all(other), "cards are missing");
        Self(self.0 - other.0)
    }

    /// Each card, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=HIGHEST).flat_map(move |value| std::iter::repeat_n(value, self.count(value) as usize))
    }

    pub(crate) fn list(self) -> Vec<u8> {
        self.iter().collect()
    }

    /// Reads a list of values; `None` when one is no card or stands more often than twice.
    pub(crate) fn read(values: &[u8]) -> Option<Self> {
        let mut cards = Self::EMPTY;
        for &value in values {
            if !(1..=HIGHEST).contains(&value) || cards.count(value) == 2 {
                return None;
            }
            cards.add(value);
        }
        Some(cards)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        let mut cards = Self::EMPTY;
        values.into_iter().for_each(|value| cards.add(value));
        cards
    }
}
