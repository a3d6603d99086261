//! Chairs at the table.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// No game of the table seats more.
pub const MAX_SEATS: usize = 5;

/// A chair, counted from 0 in playing order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// Who looks: a seat, or `None` for a spectator, who knows what all know.
pub type Viewer = Option<Seat>;

impl Seat {
    /// The chair with this number. Numbers beyond the largest table wrap into a panic: use `try_from` on input.
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "no such seat");
        Self(index)
    }

    /// The number of the chair, to look something up in a list by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of so many seats.
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All chairs of a table, in playing order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }
}

/// A seat number that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered from 0 to 4")]
pub struct BadSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = BadSeat;

    fn try_from(index: u8) -> Result<Self, BadSeat> {
        if (index as usize) < MAX_SEATS { Ok(Self(index)) } else { Err(BadSeat(index)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of chairs.
///
/// ```
/// use tabletop::{Seat, SeatSet};
///
/// let mut set = SeatSet::all(3);
/// set.remove(Seat::new(1));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// assert_eq!(set.first(), Some(Seat::new(0)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[schemars(description = "A set of chairs.")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No chair.
    pub const EMPTY: Self = Self(0);

    /// One chair.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every chair of a table.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Whether the chair is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts a chair into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a chair out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether no chair is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many chairs are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The chairs in playing order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}
