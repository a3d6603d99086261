//! Playing a little further from where the tree ends.

use tabletop::{Random, Rng, Seat, Silent, Status};

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

/// From so many on it is quicker to list all moves once than to draw each of them alone.
const MANY: u32 = 8;

/// The most appealing of a few random moves.
fn appealing_move<G: Insight>(
    state: &G,
    style: &Style,
    seat: Seat,
    rng: &mut Rng,
    scratch: &mut Scratch<G::Move>,
) -> Option<G::Move> {
    scratch.drawn.clear();
    if style.playout_samples > MANY {
        draw_from_all(state, style.playout_samples as usize, seat, rng, &mut scratch.drawn);
    } else {
        draw_each(state, style.playout_samples, seat, rng, scratch);
    }
    if scratch.drawn.len() < 2 {
        return scratch.drawn.first().copied();
    }
    scratch.appeals.clear();
    state.appeals(seat, &scratch.drawn, &mut scratch.appeals);
    let appealing = scratch.drawn.iter().zip(&scratch.appeals);
    appealing.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(mv, _)| *mv)
}

fn draw_each<G: Insight>(state: &G, samples: u32, seat: Seat, rng: &mut Rng, scratch: &mut Scratch<G::Move>) {
    for _ in 0..samples.max(1) {
        let Some(mv) = state.random_move(seat, rng, &mut scratch.moves) else { break };
        if !scratch.drawn.contains(&mv) {
            scratch.drawn.push(mv);
        }
    }
}

fn draw_from_all<G: Insight>(state: &G, samples: usize, seat: Seat, rng: &mut Rng, drawn: &mut Vec<G::Move>) {
    state.legal_moves(seat, drawn);
    for place in 0..samples.min(drawn.len().saturating_sub(1)) {
        let other = place + rng.below((drawn.len() - place) as u32) as usize;
        drawn.swap(place, other);
    }
    drawn.truncate(samples);
}
