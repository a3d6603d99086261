//! Playing a little further from where the tree ends.

use tabletop::{Game, Random, Rng, Seat, Silent, Status};

use crate::evaluator::{Evaluation, Evaluator};
use crate::insight::Style;

/// Memory that is used again and again.
#[derive(Clone, Debug)]
pub(super) struct PlayoutScratch<M> {
    moves: Vec<M>,
    drawn: Vec<M>,
    priors: Vec<f32>,
}

impl<M> PlayoutScratch<M> {
    pub(super) const fn new() -> Self {
        Self { moves: Vec::new(), drawn: Vec::new(), priors: Vec::new() }
    }
}

/// What a position is worth when the game is over.
pub(super) fn known(status: &Status) -> Option<Evaluation> {
    match status {
        Status::Finished(outcome) => Some(Evaluation::finished(outcome)),
        Status::Waiting(_) => None,
    }
}

/// Plays on with moves that look good, until a few turns are over. What is reached is known when the game is over,
/// else it is a leaf to be evaluated. Where no turn is to follow, only the one is played to its end that the last move belongs to.
pub(super) fn playout<G: Game>(
    state: &mut G,
    mover: Option<Seat>,
    evaluator: &dyn Evaluator<G>,
    style: &Style,
    rng: &mut Rng,
    scratch: &mut PlayoutScratch<G::Move>,
) -> Option<Evaluation> {
    let mut turns = 0;
    let mut last = if style.playout_turns == 0 { mover } else { None };
    for _ in 0..style.playout_moves {
        let status = state.status();
        let Some(seat) = status.waiting().first() else { break };
        if last.is_some_and(|last| last != seat) {
            turns += 1;
            if turns >= style.playout_turns {
                return None;
            }
        }
        last = Some(seat);
        let Some(mv) = promising_move(state, evaluator, style, seat, rng, scratch) else { break };
        state.play(seat, &mv, &mut Silent);
    }
    known(&state.status())
}

/// From so many on it is quicker to list all moves once than to draw each of them alone.
const MANY: u32 = 8;

/// The most promising of a few random moves.
fn promising_move<G: Game>(
    state: &G,
    evaluator: &dyn Evaluator<G>,
    style: &Style,
    seat: Seat,
    rng: &mut Rng,
    scratch: &mut PlayoutScratch<G::Move>,
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
    scratch.priors.clear();
    evaluator.prior(state, seat, &scratch.drawn, &mut scratch.priors);
    let promising = scratch.drawn.iter().zip(&scratch.priors);
    promising.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(mv, _)| *mv)
}

fn draw_each<G: Game>(
    state: &G,
    samples: u32,
    seat: Seat,
    rng: &mut Rng,
    scratch: &mut PlayoutScratch<G::Move>,
) {
    let PlayoutScratch { moves, drawn, .. } = scratch;
    state.random_moves(seat, samples.max(1), rng, moves, drawn);
    let mut different = 0;
    for index in 0..drawn.len() {
        let mv = drawn[index];
        if !drawn[..different].contains(&mv) {
            drawn[different] = mv;
            different += 1;
        }
    }
    drawn.truncate(different);
}

fn draw_from_all<G: Game>(state: &G, samples: usize, seat: Seat, rng: &mut Rng, drawn: &mut Vec<G::Move>) {
    state.legal_moves(seat, drawn);
    for place in 0..samples.min(drawn.len().saturating_sub(1)) {
        let other = place + rng.below((drawn.len() - place) as u32) as usize;
        drawn.swap(place, other);
    }
    drawn.truncate(samples);
}
