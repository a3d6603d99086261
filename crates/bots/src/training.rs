//! What is needed to fit the numbers of a game's judging to games that were played: see the arena's example `fit`.

use tabletop::Seat;

pub use crate::fitted::{FittedNumbers, GamePhase, KNOTS};
use crate::insight::Insight;

/// A game that is judged by counting things, each of which is worth so much at some time of the game.
pub trait Trainable: Insight {
    /// What each thing that is counted is worth.
    fn worths() -> &'static [FittedNumbers];

    /// How far the scores can still move.
    fn spreads() -> FittedNumbers;

    /// Which of the times of the game the position lies between.
    fn moment(&self) -> GamePhase;

    /// Adds up everything that is counted for the seat, in the order of the worths.
    fn counts(&self, seat: Seat, counts: &mut [f32]);

    /// What the seat has already.
    fn present_score(&self, seat: Seat) -> f32;
}
