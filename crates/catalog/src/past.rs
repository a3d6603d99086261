//! Looking back at a game: how it stood after so many moves.

use serde_json::Value;
use tabletop::{Game, Playthrough, Rng, Seat, Status, Viewer};

use crate::AnyGame;
use crate::any_game::json;

/// One move of the past as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMove {
    pub seat: Seat,
    pub notation: String,
    /// Milliseconds since the start of the game, where somebody measured.
    pub at: Option<u64>,
}

impl AnyGame {
    /// About how much memory the game takes with its past. States and events are flat.
    pub fn bytes(&self) -> usize {
        dispatch!(self, game => bytes(game))
    }

    /// The game as it stood after so many moves, without its past; `None` when it has not come so far.
    pub fn at(&self, moves: usize) -> Option<Self> {
        dispatch!(self, game => after(game, moves).map(|state| Playthrough::from_position(state.clone()).into()))
    }

    /// The same position without its past, with all that the viewer cannot know dealt anew.
    pub fn redealt(&self, viewer: Seat, rng: &mut Rng) -> Self {
        dispatch!(self, game => Playthrough::from_position(game.state().redeal_hidden(Some(viewer), rng)).into())
    }

    /// One move of the past, counted from 0.
    pub fn made(&self, number: usize) -> Option<PastMove> {
        dispatch!(self, game => game.past().get(number).map(|played| PastMove {
            seat: played.seat,
            notation: played.mv.to_string(),
            at: played.at,
        }))
    }

    /// The view after so many moves, and whom the game waited for; `None` when it has not come so far.
    pub fn view_after(&self, moves: usize, viewer: Viewer) -> Option<(Value, Status)> {
        dispatch!(self, game => after(game, moves).map(|state| (json(&state.view(viewer)), state.status())))
    }
}

fn after<G: Game>(game: &Playthrough<G>, moves: usize) -> Option<&G> {
    if moves == game.past().len() {
        Some(game.state())
    } else {
        game.past().get(moves).map(|played| &played.before)
    }
}

fn bytes<G: Game>(game: &Playthrough<G>) -> usize {
    let of_move = |played: &tabletop::PlayedMove<G>| {
        size_of::<tabletop::PlayedMove<G>>() + played.events.len() * size_of::<G::Event>()
    };
    size_of::<Playthrough<G>>() + game.past().iter().map(of_move).sum::<usize>()
}
