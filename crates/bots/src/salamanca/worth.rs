//! What things are worth in Salamanca, in doubloons, at different times of the game.

use crate::fitted::{Fitted, KNOTS, Moment};

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
    pub(super) fn at(moment: &Moment) -> Self {
        Self(moment.of_each(&WORTH))
    }

    pub(super) fn of(&self, term: Term) -> f32 {
        self.0[term as usize]
    }
}

/// How far the money can still move: where the winning chances agree best with who won.
pub(super) const SPREAD: Fitted = [[1.2, 3.6, 5.5, 8.3], [0.7, 2.4, 4.3, 6.0]];

/// For each term. Found by comparing what the seats had ahead of each other
/// in some 45,000 positions with what they scored more than each other from there on: least squares, with small numbers preferred.
pub(super) static WORTH: [Fitted; TERMS] = [
    // Value
    [[0.61, 0.44, 0.49, -0.05], [0.75, 0.80, 0.87, 0.53]],
    // Market
    [[0.77, 1.77, -0.39, 1.16], [0.61, 1.47, -0.32, 0.48]],
    // NearMarket
    [[0.10, 0.25, -0.30, 0.39], [0.12, 0.00, -0.21, -0.37]],
    // Buildings
    [[0.84, 1.30, 0.48, 1.76], [0.60, 0.86, 0.09, 0.48]],
    // BestValue
    [[0.09, 0.21, 0.77, 0.29], [0.03, -0.08, 0.32, 0.39]],
    // Fertile
    [[-0.35, -0.29, -0.44, 0.62], [-0.35, -0.39, 0.00, -0.62]],
    // Shared
    [[-1.13, -1.16, 1.09, -1.36], [-0.96, -0.99, -0.47, -1.20]],
    // Room
    [[0.09, -0.13, 0.11, -0.29], [0.01, -0.09, -0.02, -0.22]],
    // Squires
    [[-0.84, -1.30, -0.48, -1.76], [-0.60, -0.86, -0.09, -0.48]],
    // CondeFree
    [[-0.49, -0.14, -0.89, -2.46], [-0.41, -0.55, 0.20, -2.40]],
    // CondeValue
    [[0.76, 0.73, 0.98, 0.55], [0.85, 0.65, 1.04, 0.42]],
    // CondeMarket
    [[0.09, 0.32, 1.39, 1.02], [0.11, 0.50, 2.12, 2.51]],
    // Guests
    [[0.11, 0.11, 0.50, 0.40], [0.02, 0.04, 0.31, 0.48]],
    // CardSum
    [[-0.06, -0.14, -0.16, 0.00], [0.02, 0.13, 0.00, -0.22]],
    // Highest
    [[0.17, 0.30, 0.20, 0.04], [-0.01, -0.02, 0.02, 0.13]],
    // Plagues
    [[0.16, 0.06, -0.27, -0.98], [0.07, 0.29, -0.74, -2.80]],
    // Six
    [[-0.10, -0.68, 0.48, -0.88], [0.00, -0.21, -1.68, -1.15]],
    // Played
    [[0.02, 0.10, -0.03, -0.14], [0.04, 0.16, -0.02, -0.25]],
    // Turns
    [[0.31, 1.97, 2.70, 1.35], [0.08, 1.25, 1.77, 1.45]],
    // Tiles
    [[-0.02, 0.29, 0.19, 0.42], [0.00, 0.48, 0.45, 0.31]],
    // Special
    [[-0.04, 1.01, 0.25, 0.57], [-0.01, 0.30, -0.22, -0.02]],
    // Base
    [[2.46, 5.56, 15.52, 61.15], [1.70, 1.97, 7.94, 36.35]],
];
