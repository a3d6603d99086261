//! What an answer leads to that was not among the moves looked at when the exercise was made.

use bots::{Insight, Knowledge, Limits, compare};
use catalog::{AnyGame, dispatch};
use review::{Budget, continuation};
use tabletop::Seat;

use crate::exercise::{AnswerOption, Exercise};

/// Looks at a move beside the best one, equally often and on the same deals, so that its chance stands on the scale of the others.
/// None when it cannot be made there.
pub fn other_answer(
    position: &AnyGame,
    exercise: &Exercise,
    notation: &str,
    budget: &Budget,
) -> Option<AnswerOption> {
    let best = exercise.answers.first()?;
    dispatch!(position, game => {
        let moves = [best.notation.parse().ok()?, notation.parse().ok()?];
        look_beside_best(game.state(), exercise.seat, moves, best.chance, budget)
    })
}

fn look_beside_best<G: Insight>(
    position: &G,
    seat: Seat,
    moves: [G::Move; 2],
    best_chance: u8,
    budget: &Budget,
) -> Option<AnswerOption> {
    let [best, other] = moves;
    if best == other || moves.iter().any(|mv| position.why_not(seat, mv).is_err()) {
        return None;
    }
    let iterations = budget.iterations.saturating_mul(moves.len() as u32);
    let limits = Limits { stop: budget.stop.clone(), ..Limits::iterations(iterations, budget.seed) };
    let found = compare(&Knowledge::of(position, seat), &moves, &limits);
    let [best, found] = &found[..] else { return None };
    let lost = 100.0 * (best.win_chances[seat.index()] - found.win_chances[seat.index()]).max(0.0);
    let then = continuation(position, seat, other, budget.iterations);
    Some(AnswerOption {
        notation: other.to_string(),
        chance: (f32::from(best_chance) - lost).round().clamp(0.0, 100.0) as u8,
        then: then.into_iter().map(|(seat, mv)| (seat, mv.to_string())).collect(),
    })
}
