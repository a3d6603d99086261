//! A game as it was played, with what the searches expected: small enough to be kept for years, since its positions can be made
//! from it again, with other features too.

use bots::{Insight, shares};
use serde::{Deserialize, Serialize};
use tabletop::{Playthrough, Record, Status};

use crate::PlayedGame;
use crate::positions::Positions;

/// One line of a file of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchedGame {
    /// The record of the game.
    pub record: String,
    /// The winning chances that the search saw, by decision and seat, as a file of positions has them.
    pub chances: Vec<u16>,
}

/// A line that is no game of this kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no game with its expectations: {0}")]
pub struct BadSearchedGame(String);

impl SearchedGame {
    pub fn of(played: &PlayedGame) -> Self {
        Self { record: played.record.to_string(), chances: played.chances.clone() }
    }

    /// The block of its positions. What the search thought of the other moves is not kept.
    pub fn positions<G: Insight>(&self) -> Result<Vec<u8>, BadSearchedGame> {
        let record: Record = self.record.parse().map_err(|error| bad(&error))?;
        let game = Playthrough::<G>::replay(&record).map_err(|error| bad(&error))?;
        let seats = usize::from(game.state().seats());
        let Status::Finished(outcome) = game.state().status() else {
            return Err(BadSearchedGame("it has not ended".to_owned()));
        };
        if self.chances.len() != seats * game.past().len() {
            return Err(BadSearchedGame("it has another number of expectations than decisions".to_owned()));
        }
        let mut positions = Positions::default();
        for (turn, chances) in game.past().iter().zip(self.chances.chunks(seats)) {
            positions.add_replayed(&turn.before, turn.seat, &turn.mv, chances);
        }
        Ok(positions.block(&shares(outcome.winners()), &outcome.scores))
    }
}

fn bad(error: &dyn std::fmt::Display) -> BadSearchedGame {
    BadSearchedGame(error.to_string())
}
