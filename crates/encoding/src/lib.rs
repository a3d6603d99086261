//! Positions and moves as sparse features: what learned players are given, defined once.
//!
//! A position is encoded for one seat that looks at it. Three lists of features belong together:
//!
//! - those of the table, which all share ([`Encode::common`]);
//! - those of each seat that all may know ([`Encode::seat`]): the seat that looks has them as its own, the other
//!   seats as those of others;
//! - those that only the seat itself may know ([`Encode::own`]): asked for the seat that looks, and for no other.
//!
//! So the encoding for a seat depends on nothing that the seat may not know. Features are numbers from 0; one that
//! stands twice counts twice. A [`FeatureGroup`] is a run of features with one meaning. Moves have features of their own
//! ([`Encode::action`]), several for each move, so that moves that are alike share what is learned about them.
//!
//! Networks are trained for one layout: whoever changes a group trains anew. [`Sizes`] are written into every network and
//! compared when it is read.

mod alcazar;
mod big_boss;
mod castles;
mod features;
mod mirror;
mod salamanca;
mod toledo;

use tabletop::{Game, Seat};

pub use features::{FeatureGroup, Features};
pub use mirror::Mirror;

/// How many features there are of each sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    pub common: usize,
    pub seat: usize,
    pub own: usize,
    pub action: usize,
}

impl Sizes {
    /// Those of a game that nothing was learned of.
    pub const NONE: Self = Self { common: 0, seat: 0, own: 0, action: 0 };
}

/// A game whose positions and moves can be given to a network. A game that has no features yet implements none of this; there
/// is then nothing to learn from.
pub trait Encode: Game {
    const SIZES: Sizes = Sizes::NONE;
    /// What a network counts as one, of the game's own unit of scores.
    const SCORE_UNIT: i32 = 1;

    /// What the seat would score if the game ended now.
    fn score_now(&self, _seat: Seat) -> i32 {
        0
    }

    /// What all seats share.
    fn common(&self, _out: &mut Features) {}

    /// What all may know of a seat.
    fn seat(&self, _seat: Seat, _out: &mut Features) {}

    /// What only the seat itself may know, and how it stands against the others.
    fn own(&self, _seat: Seat, _out: &mut Features) {}

    /// What the seat is about to do.
    fn action(&self, _seat: Seat, _mv: &Self::Move, _out: &mut Features) {}

    /// The mirrors in which the board is the same board again; none where there are no such.
    fn mirrors() -> Vec<Mirror> {
        Vec::new()
    }
}

include!(concat!(env!("OUT_DIR"), "/unwritten.rs"));

/// By how much the seat is ahead of the best of the others, in steps of so much, around the middle of a group.
fn lead<G: Encode>(game: &G, seat: Seat, step: i32, group: FeatureGroup) -> usize {
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let best = others.map(|other| game.score_now(other)).max().unwrap_or(0);
    let middle = (group.len() / 2) as i32;
    let steps = (game.score_now(seat) - best).div_euclid(step);
    (middle + steps).clamp(0, group.len() as i32 - 1) as usize
}

/// How many turns pass before the seat is on turn: 0 when it is.
fn turns_until(seat: Seat, turn: Seat, seats: u8) -> usize {
    (seat.index() + usize::from(seats) - turn.index()) % usize::from(seats)
}
