//! Playing a little further from where the tree ends.

use tabletop::{Rng, Seat, Silent, Status};

use crate::insight::{Insight, PerSeat, Style, value};

/// Memory that is used again and again.
#[derive(Clone, Debug)]
pub(super) struct Scratch<M> {
    moves: Vec<M>,
    drawn: Vec<M>,
    appeals: Vec<f32>,
}

impl<M> Scratch<M> {
    pub(super) const fn new() -> Self {
        Self { moves: Vec::new(), drawn: Vec::new(), appeals: Vec::new() }
    }
}

/// Plays on with moves that look good, until a few turns are over, and judges what it comes to.
pub(super) fn playout<G: Insight>(
    state: &mut G,
    style: &Style,
    rng: &mut Rng,
    scratch: &mut Scratch<G::Move>,
) -> (PerSeat, PerSeat) {
    let mut turns = 0;
    let mut last = None;
    for _ in 0..style.playout_moves {
        let status = state.status();
        let Some(seat) = status.waiting().first() else { return value(state, &status) };
        if last.is_some_and(|last| last != seat) {
            turns += 1;
            if turns >= style.playout_turns {
                return value(state, &status);
            }
        }
        last = Some(seat);
        let Some(mv) = appealing_move(state, style, seat, rng, scratch) else { break };
        state.play(seat, &mv, &mut Silent);
    }
    let status: Status = state.status();
    value(state, &status)
}

/// The most appealing of a few random moves.
fn appealing_move<G: Insight>(
    state: &G,
    style: &Style,
    seat: Seat,
    rng: &mut Rng,
    scratch: &mut Scratch<G::Move>,
) -> Option<G::Move> {
    let first = state.random_move(seat, rng, &mut scratch.moves)?;
    scratch.drawn.clear();
    scratch.drawn.push(first);
    for _ in 1..style.playout_samples {
        let Some(mv) = state.random_move(seat, rng, &mut scratch.moves) else { break };
        if !scratch.drawn.contains(&mv) {
            scratch.drawn.push(mv);
        }
    }
    if scratch.drawn.len() == 1 {
        return Some(first);
    }
    scratch.appeals.clear();
    state.appeals(seat, &scratch.drawn, &mut scratch.appeals);
    let appealing = scratch.drawn.iter().zip(&scratch.appeals);
    appealing.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(mv, _)| *mv)
}
