//! Playing a little further from where the tree ends.

use tabletop::{Rng, Seat, Silent, Status};

use crate::insight::{Insight, PerSeat, value};

/// Plays on with moves that look good, until a few turns are over, and judges what it comes to.
pub(super) fn playout<G: Insight>(
    state: &mut G,
    rng: &mut Rng,
    buffer: &mut Vec<G::Move>,
) -> (PerSeat, PerSeat) {
    let mut turns = 0;
    let mut last = None;
    for _ in 0..G::STYLE.playout_moves {
        let status = state.status();
        let Some(seat) = status.waiting().first() else { return value(state, &status) };
        if last.is_some_and(|last| last != seat) {
            turns += 1;
            if turns >= G::STYLE.playout_turns {
                return value(state, &status);
            }
        }
        last = Some(seat);
        let Some(mv) = appealing_move(state, seat, rng, buffer) else { break };
        state.play(seat, &mv, &mut Silent);
    }
    let status: Status = state.status();
    value(state, &status)
}

/// The most appealing of a few random moves.
fn appealing_move<G: Insight>(
    state: &G,
    seat: Seat,
    rng: &mut Rng,
    buffer: &mut Vec<G::Move>,
) -> Option<G::Move> {
    let mut best = state.random_move(seat, rng, buffer)?;
    let mut best_appeal = f32::NAN;
    for _ in 1..G::STYLE.playout_samples {
        let Some(mv) = state.random_move(seat, rng, buffer) else { break };
        if mv == best {
            continue;
        }
        if best_appeal.is_nan() {
            best_appeal = state.appeal(seat, &best);
        }
        let appeal = state.appeal(seat, &mv);
        if appeal > best_appeal {
            (best, best_appeal) = (mv, appeal);
        }
    }
    Some(best)
}
