//! A look back at a game that is over.
//!
//! - [`Budget`]: how closely to look.
//! - [`look_at`]: one position of the game, what it promised every seat, and what the decision in it gave away. Positions do
//!   not know of each other: they can be looked at in any order, on any thread, and again after a restart.
//! - [`summarise`]: all of them together, as a [`protocol::rest::Review`].
//! - [`review`]: both, for whoever waits for it.
//! - [`try_move`] and [`because`]: what another move would have brought, and why it is made.
//! - [`continuation`]: how it would go on after a move.
//!
//! The same game, budget and seed give the same review on every machine. The crate reads no file and asks no clock.

mod budget;
mod continuation;
mod decision;
mod luck;
mod position;
mod summary;
mod turning;

pub use budget::Budget;
pub use continuation::continuation;
pub use decision::{because, try_move};
pub use position::{PositionReview, look_at, positions};
pub use protocol::rest::Review;
pub use summary::summarise;

use catalog::AnyGame;

/// Looks at all positions, one after the other.
pub fn review(game: &AnyGame, budget: &Budget) -> Review {
    let all: Vec<PositionReview> =
        (0..positions(game)).filter_map(|number| look_at(game, number, budget)).collect();
    summarise(game, &all, budget)
}
