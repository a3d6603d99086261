//! What things are worth in Salamanca, in doubloons, at different times of the game.

use crate::fitted::{FittedNumbers, GamePhase, KNOTS};

/// The times that have numbers of their own, in rounds to come.
pub(super) const TIMES: [f32; KNOTS] = [0.0, 1.0, 4.0, 10.0];

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    /// What the own areas would sell for.
    Value,
    /// Own areas that pay at the week market.
    Market,
    /// How near others are to it.
    NearMarket,
    /// Own buildings.
    Buildings,
    /// The best of the own areas.
    BestValue,
    /// Fertile tiles in own areas.
    Fertile,
    /// Those of them that a sale of another would take away.
    Shared,
    /// Free cells beside own areas.
    Room,
    /// Squires in supply.
    Squires,
    /// A conde in supply.
    CondeFree,
    /// What the conde would be paid.
    CondeValue,
    /// Whether the market pays it.
    CondeMarket,
    /// Own landscapes with a conde of another.
    Guests,
    /// The sum of the hand.
    CardSum,
    /// Its highest card.
    Highest,
    /// Its cards with a plague.
    Plagues,
    /// Whether the 6 is in it.
    Six,
    /// The card played in this round, before the turns.
    Played,
    /// Turns to come in this round.
    Turns,
    /// The tiles that are left for them.
    Tiles,
    /// A last turn with a card that can do something.
    Special,
    /// What comes anyway.
    Base,
}

const TERMS: usize = Term::Base as usize + 1;

/// What everything is worth at one time.
pub(super) struct Worths([f32; TERMS]);

impl Worths {
    pub(super) fn at(moment: &GamePhase) -> Self {
        Self(moment.of_each(&WORTH))
    }

    pub(super) fn of(&self, term: Term) -> f32 {
        self.0[term as usize]
    }
}

/// How far the money can still move: where the winning chances agree best with who won.
pub(super) const SPREAD: FittedNumbers = [[0.86, 2.35, 4.69, 5.91], [1.01, 2.35, 5.47, 10.94]];

/// For each term. Found by comparing what the seats had ahead of each other
/// in some 27,000 positions with what they scored more than each other from there on: least squares, with small numbers preferred.
pub(super) static WORTH: [FittedNumbers; TERMS] = [
    // Value
    [[0.84, 0.71, 0.28, 1.25], [0.82, 0.86, 0.69, -0.17]],
    // Market
    [[0.09, 0.10, -0.22, 0.44], [0.06, 0.26, -0.34, 1.18]],
    // NearMarket
    [[-0.02, -0.05, -0.19, 0.12], [0.09, 0.02, -0.08, 0.28]],
    // Buildings
    [[0.23, 0.57, 0.21, 1.00], [0.22, 0.41, 0.40, 0.89]],
    // BestValue
    [[0.00, 0.03, 0.45, -0.63], [0.05, 0.02, 0.07, 0.00]],
    // Fertile
    [[-0.12, 0.09, 0.17, -0.32], [-0.30, -0.26, 0.06, -0.10]],
    // Shared
    [[-0.03, -0.31, -0.17, -0.76], [-0.64, -0.84, -0.91, -0.40]],
    // Room
    [[0.07, -0.03, 0.51, -0.50], [0.15, 0.07, 0.11, 0.17]],
    // Squires
    [[-0.23, -0.57, -0.21, -1.00], [-0.22, -0.41, -0.40, -0.89]],
    // CondeFree
    [[-0.17, -0.02, -0.38, -1.73], [-0.37, -0.42, -1.66, -1.26]],
    // CondeValue
    [[0.59, 0.81, 0.34, 0.52], [0.84, 0.76, 0.55, 0.38]],
    // CondeMarket
    [[0.05, 0.03, 0.71, 0.72], [0.00, 0.05, -0.48, 0.08]],
    // Guests
    [[-0.12, 0.14, 0.32, 0.30], [0.05, 0.02, 0.13, 0.30]],
    // CardSum
    [[-0.07, -0.08, -0.08, 0.29], [0.00, 0.10, 0.35, 0.10]],
    // Highest
    [[0.21, 0.27, 0.07, 0.04], [0.00, -0.07, 0.14, 0.16]],
    // Plagues
    [[0.00, -0.18, -0.88, 0.88], [-0.03, 0.36, 0.96, -0.02]],
    // Six
    [[0.13, -0.09, -0.88, 0.10], [-0.10, -0.06, 0.41, 0.05]],
    // Played
    [[-0.06, -0.11, 0.00, 0.31], [0.03, 0.16, 0.28, 0.11]],
    // Turns
    [[0.14, 0.75, 0.97, 1.29], [-0.05, 0.79, 2.11, 1.68]],
    // Tiles
    [[-0.16, 0.22, 0.44, 0.45], [0.08, 0.47, 0.29, 0.04]],
    // Special
    [[0.15, 0.59, 0.23, 0.54], [0.02, 0.49, -0.71, -0.08]],
    // Base
    [[0.00, 8.70, 27.36, 51.43], [0.00, 2.35, 9.96, 30.12]],
];
