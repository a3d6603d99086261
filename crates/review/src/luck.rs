//! What chance did in a move.
//!
//! The position after the move is compared with others in which chance has fallen otherwise: what a seat did not know is dealt
//! anew, and the same move is made. All of them are looked at alike, so whatever the look itself gets wrong is on both sides. Each is
//! looked at several times, so it is known how much of the difference can be noise.

use bots::{Adviser, Insight, Knowledge};
use serde::{Deserialize, Serialize};
use tabletop::{PlayedMove, Rng, Seat, Silent};

use crate::budget::Budget;
use crate::position::shorten;

/// So many other ways for chance to fall are looked at, and the one that came to pass as often.
pub(crate) const SAMPLES: u32 = 8;
/// So often another deal is made when the move cannot be made in one: then it is not the one that lies there.
const ATTEMPTS: usize = 20;
/// So many standard errors, squared, are taken for noise.
const NOISE: f32 = 4.0;

/// By how much the winning chance of each seat is other than could be expected when the move was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    change: Vec<f32>,
    /// The standard error of each.
    error: Vec<f32>,
}

impl Luck {
    /// By how much the chances are other than expected, and the standard error of each.
    pub(crate) const fn new(change: Vec<f32>, error: Vec<f32>) -> Self {
        Self { change, error }
    }

    /// The part of a seat's change that is beyond the noise: a large one nearly whole, and nothing of a small one.
    pub(crate) fn beyond_noise(&self, seat: usize) -> f32 {
        let (Some(change), Some(error)) = (self.change.get(seat), self.error.get(seat)) else { return 0.0 };
        let size = change * change;
        if size > 0.0 { change * (1.0 - NOISE * error * error / size).max(0.0) } else { 0.0 }
    }
}

/// Measures the luck in a move after which the game stood so.
pub(crate) fn luck<G: Insight>(turn: &PlayedMove<G>, after: &G, number: usize, budget: &Budget) -> Luck {
    let seats = || Seat::all(after.seats());
    let (change, error) = seats().map(|seat| luck_of(turn, after, seat, number, budget)).unzip();
    Luck::new(change, error)
}

/// Measures what the first deal gave each seat, which are the chances less the fair share. The error is that of several looks, which
/// together are as close as the one that found the chances.
pub(crate) fn luck_of_deal<G: Insight>(start: &G, known: &[f32], budget: &Budget) -> Luck {
    let adviser = Adviser::at_table_of(start.seats());
    let fair = 1.0 / f32::from(start.seats());
    let error = |seat: Seat| {
        let look = |sample: u32| {
            adviser.watch(&Knowledge::of(start, seat), &budget.deal(seat, sample)).win_chances[seat.index()]
        };
        let (_, squared) = mean(&(0..SAMPLES).map(look).collect::<Vec<_>>());
        shorten(squared.sqrt())
    };
    let change = known.iter().map(|chance| shorten(chance - fair)).collect();
    Luck::new(change, Seat::all(start.seats()).map(error).collect())
}

fn luck_of<G: Insight>(
    turn: &PlayedMove<G>,
    after: &G,
    seat: Seat,
    number: usize,
    budget: &Budget,
) -> (f32, f32) {
    let adviser = Adviser::at_table_of(after.seats());
    let look = |position: &G, sample: u32| {
        let limits = budget.luck(number, seat, sample);
        adviser.watch(&Knowledge::of(position, seat), &limits).win_chances[seat.index()]
    };
    let others: Vec<f32> = (0..SAMPLES)
        .filter_map(|sample| {
            Some(look(&otherwise(turn, seat, budget.luck(number, seat, sample).seed)?, sample))
        })
        .collect();
    // The seat would never have thought that the move can be made: it cannot have expected anything of it.
    if others.len() < 2 {
        return (0.0, 0.0);
    }
    let came: Vec<f32> = (0..SAMPLES).map(|sample| look(after, SAMPLES + sample)).collect();
    let (expected, its_error) = mean(&others);
    let (found, error) = mean(&came);
    (shorten(found - expected), shorten((its_error + error).sqrt()))
}

/// The position after the move when chance falls otherwise, by what the seat knew before it.
fn otherwise<G: Insight>(turn: &PlayedMove<G>, seat: Seat, seed: u64) -> Option<G> {
    let mut rng = Rng::new(seed);
    let mut moves = Vec::new();
    for _ in 0..ATTEMPTS {
        let mut position = turn.before.redeal_hidden(Some(seat), &mut rng);
        moves.clear();
        position.legal_moves(turn.seat, &mut moves);
        if moves.contains(&turn.mv) {
            position.play(turn.seat, &turn.mv, &mut Silent);
            return Some(position);
        }
    }
    None
}

/// The mean, and the square of its standard error.
fn mean(values: &[f32]) -> (f32, f32) {
    let count = f32::from(values.len() as u8);
    let mean = values.iter().sum::<f32>() / count;
    let squares: f32 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, squares / (count * (count - 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_noise_does_not_count_and_a_large_change_does() {
        let luck = Luck::new(vec![0.2, -0.2, 0.03, 0.0], vec![0.02, 0.02, 0.02, 0.0]);
        let counted = [0, 1, 2, 3, 4].map(|seat| (1_000.0 * luck.beyond_noise(seat)).round() as i32);
        assert_eq!(counted, [192, -192, 0, 0, 0]);
    }
}
