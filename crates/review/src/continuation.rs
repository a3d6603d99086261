//! How it would go on.

use bots::{BotLevel, Insight, Knowledge, Limits, decide};
use tabletop::{Seat, Silent};

/// So many moves are told.
const MOVES: usize = 6;

/// What experts would do after a move of the seat, each by what it may know, while the cards fall as they would have fallen.
/// None of them looks ahead more than `most` times for a move.
pub fn continuation<G: Insight>(position: &G, seat: Seat, mv: G::Move, most: u32) -> Vec<(Seat, G::Move)> {
    let mut position = position.clone();
    position.play(seat, &mv, &mut Silent);
    let mut line = Vec::new();
    while line.len() < MOVES {
        let Some(next) = position.status().waiting().first() else { break };
        let iterations = G::style(BotLevel::Expert, position.seats()).iterations.min(most);
        let limits = Limits::iterations(iterations, line.len() as u64);
        let Some(decision) = decide(&Knowledge::of(&position, next), BotLevel::Expert, &limits) else {
            break;
        };
        position.play(next, &decision.mv, &mut Silent);
        line.push((next, decision.mv));
    }
    line
}
