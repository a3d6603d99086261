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
pub(super) const SPREAD: Fitted = [[1.20, 3.60, 5.50, 8.30], [0.93, 2.54, 6.38, 12.76]];

/// For each term. Found by comparing what the seats had ahead of each other
/// in some 45,000 positions with what they scored more than each other from there on: least squares, with small numbers preferred.
pub(super) static WORTH: [Fitted; TERMS] = [
    // Value
    [[0.61, 0.44, 0.49, -0.05], [0.82, 0.62, 0.33, 0.22]],
    // Market
    [[0.77, 1.77, -0.39, 1.16], [0.06, -0.01, -0.08, -0.81]],
    // NearMarket
    [[0.10, 0.25, -0.30, 0.39], [0.04, 0.04, 0.00, -0.08]],
    // Buildings
    [[0.84, 1.30, 0.48, 1.76], [0.29, 0.60, 0.72, 0.20]],
    // BestValue
    [[0.09, 0.21, 0.77, 0.29], [0.08, 0.23, 0.41, 0.16]],
    // Fertile
    [[-0.35, -0.29, -0.44, 0.62], [-0.25, -0.09, 0.07, -0.65]],
    // Shared
    [[-1.13, -1.16, 1.09, -1.36], [-0.34, -0.68, -0.45, -0.67]],
    // Room
    [[0.09, -0.13, 0.11, -0.29], [0.02, 0.01, 0.11, 0.07]],
    // Squires
    [[-0.84, -1.30, -0.48, -1.76], [-0.29, -0.60, -0.72, -0.20]],
    // CondeFree
    [[-0.49, -0.14, -0.89, -2.46], [-0.39, -0.65, -1.23, -0.73]],
    // CondeValue
    [[0.76, 0.73, 0.98, 0.55], [0.81, 0.56, 0.68, 0.50]],
    // CondeMarket
    [[0.09, 0.32, 1.39, 1.02], [-0.05, -0.07, -0.92, -1.28]],
    // Guests
    [[0.11, 0.11, 0.50, 0.40], [-0.01, 0.02, 0.24, 0.35]],
    // CardSum
    [[-0.06, -0.14, -0.16, 0.00], [0.02, 0.15, 0.17, 0.13]],
    // Highest
    [[0.17, 0.30, 0.20, 0.04], [0.02, -0.09, 0.25, 0.10]],
    // Plagues
    [[0.16, 0.06, -0.27, -0.98], [-0.03, 0.45, 0.25, 0.15]],
    // Six
    [[-0.10, -0.68, 0.48, -0.88], [-0.13, 0.21, 0.05, -0.03]],
    // Played
    [[0.02, 0.10, -0.03, -0.14], [0.06, 0.14, 0.19, 0.14]],
    // Turns
    [[0.31, 1.97, 2.70, 1.35], [-0.01, 1.04, 1.75, 1.21]],
    // Tiles
    [[-0.02, 0.29, 0.19, 0.42], [0.07, 0.30, 0.25, 0.17]],
    // Special
    [[-0.04, 1.01, 0.25, 0.57], [-0.13, 0.37, 0.05, -0.07]],
    // Base
    [[2.46, 5.56, 15.52, 61.15], [0.00, 2.95, 12.19, 25.19]],
];
