//! What is known of an exercise.

use bots::BotLevel;
use catalog::{AnyGame, GameKind};
use serde_json::Value;
use tabletop::{Deal, Seat};

/// A game of computer players in which exercises were found. The same seats and seed deal the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub seats: u8,
    pub seed: u64,
    /// The moves up to the last exercise.
    pub moves: MoveLine,
}

/// Moves one after the other, each with its seat, in notation.
pub type MoveLine = Vec<(Seat, String)>;

/// One position in which a seat decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// After so many moves of its source.
    pub after: usize,
    pub seat: Seat,
    /// The lowest level of computer player that finds the best move most of the time.
    pub strength: BotLevel,
    /// What it is about; the words are in the message file `exercises`, under `theme-<name>`.
    pub themes: Vec<String>,
    /// The best first, then the others that were looked at, the better first.
    pub answers: Vec<AnswerOption>,
    pub measured: Measurements,
}

/// A move that can be answered, and what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerOption {
    pub notation: String,
    /// How many of a hundred such games the seat wins after it.
    pub chance: u8,
    /// How it would go on, when all play well.
    pub then: MoveLine,
}

/// What chose the exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measurements {
    /// How many of a hundred would make the move at first sight.
    pub first_sight: u8,
    /// By how many of a hundred games the move is better than the next, by searches with other seeds.
    pub gaps: Vec<u8>,
    /// On how many of so many fixed deals of what is hidden it was the better of the best two.
    pub deals: (u8, u8),
    /// How often each of the levels found it, from novice on, in so many attempts.
    pub found: Vec<(u8, u8)>,
}

impl Exercise {
    pub fn id(&self, game: GameKind, source: &Source) -> String {
        format!("{game}-{}-{}-{}", source.seats, source.seed, self.after)
    }

    pub fn best(&self) -> &str {
        self.answers.first().map_or("", |answer| &answer.notation)
    }
}

impl Source {
    /// The game after so many of its moves; none when the rules no longer let it come so far.
    pub fn position(&self, game: GameKind, after: usize) -> Option<AnyGame> {
        let deal = Deal::from_seed(self.seed);
        let mut position = AnyGame::start(game, self.seats, &Value::Null, deal).ok()?;
        for (seat, notation) in self.moves.get(..after)? {
            position.play(*seat, notation, None).ok()?;
        }
        Some(position)
    }
}
