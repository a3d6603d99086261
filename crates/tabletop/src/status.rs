//! Whom the game waits for, or how it ended.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// Where a game stands. Several seats can be waited for at once: cards may be chosen simultaneously.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// These seats may act, in any order.
    Waiting(SeatSet),
    /// Nobody may act any more.
    Finished(Outcome),
}

/// The final count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// What each seat scored, in the game's own unit.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// The place of each seat, from 1; seats that share a place share its number, and the next numbers are skipped.
    pub places: ArrayVec<u8, MAX_SEATS>,
}

impl Status {
    /// One seat is waited for.
    pub const fn waiting_for(seat: Seat) -> Self {
        Self::Waiting(SeatSet::only(seat))
    }

    /// The seats that may act now; none when the game is over.
    pub const fn waiting(&self) -> SeatSet {
        match self {
            Self::Waiting(seats) => *seats,
            Self::Finished(_) => SeatSet::EMPTY,
        }
    }

    /// Whether the game is over.
    pub const fn is_finished(&self) -> bool {
        matches!(self, Self::Finished(_))
    }
}

impl Outcome {
    /// Ranks the seats by a key that holds the score first and the tie-breaks after it; higher is better.
    ///
    /// ```
    /// use tabletop::{Outcome, Seat};
    ///
    /// // Seats 0 and 1 have 12 points; seat 1 has more money, which breaks the tie.
    /// let outcome = Outcome::ranked(&[12, 12, 9], &[(12, 3), (12, 5), (9, 8)]);
    /// assert_eq!(outcome.places[..], [2, 1, 3]);
    /// assert!(outcome.winners().contains(Seat::new(1)));
    /// ```
    pub fn ranked<K: Ord>(scores: &[i32], keys: &[K]) -> Self {
        let place = |own: &K| 1 + keys.iter().filter(|other| *other > own).count() as u8;
        Self { scores: scores.iter().copied().collect(), places: keys.iter().map(place).collect() }
    }

    /// The seats on the first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len() as u8).filter(|seat| self.places[seat.index()] == 1).collect()
    }
}
