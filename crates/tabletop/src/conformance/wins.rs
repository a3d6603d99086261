//! The ways in which recorded games were won.

use crate::{Game, Outcome, Playthrough};

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Win {
    /// One seat has the most.
    Most,
    /// Several have the most, and something else decides between them.
    TieBreak,
    /// Several win together.
    Shared,
}

impl Win {
    /// All ways, for tests that look for each of them.
    pub const ALL: [Self; 3] = [Self::Most, Self::TieBreak, Self::Shared];

    /// How a game that is over was won.
    ///
    /// # Panics
    /// If the game is not over.
    pub fn of_game<G: Game>(game: &Playthrough<G>) -> Self {
        Self::of(&game.record().outcome.expect("a finished game"))
    }

    /// ```
    /// use tabletop::{Outcome, conformance::Win};
    ///
    /// assert_eq!(Win::of(&Outcome::ranked(&[12, 11, 9], &[(12, 3), (11, 5), (9, 8)])), Win::Most);
    /// assert_eq!(Win::of(&Outcome::ranked(&[12, 12, 9], &[(12, 3), (12, 5), (9, 8)])), Win::TieBreak);
    /// assert_eq!(Win::of(&Outcome::ranked(&[12, 12, 9], &[(12, 5), (12, 5), (9, 8)])), Win::Shared);
    /// ```
    pub fn of(outcome: &Outcome) -> Self {
        let most = outcome.scores.iter().max();
        let is_tie = outcome.scores.iter().filter(|score| Some(*score) == most).count() > 1;
        match (outcome.winners().len(), is_tie) {
            (2.., _) => Self::Shared,
            (_, true) => Self::TieBreak,
            (_, false) => Self::Most,
        }
    }
}
