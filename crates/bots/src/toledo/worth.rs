//! What things are worth in Toledo, in points, at different times of the game.

use toledo::ShopKind;

use crate::fitted::{Fitted, KNOTS, Moment};

/// The times that have numbers of their own: the last round, shortly before it, the middle, the start.
const TIMES: [f32; KNOTS] = [0.0, 0.1, 0.45, 1.0];

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Term {
    /// The half of a held sword that is not safe yet, as long as there is a pawn for it.
    SwordHalf,
    /// The same, by how far the pawn has come.
    SwordNear,
    /// The points of the best sword that the materials make.
    BestSword,
    /// Pieces of steel, up to four.
    Steel,
    /// Gems, up to four.
    Gems,
    /// Materials beyond that.
    Surplus,
    /// The best sword, where a pawn can still come to an own smith.
    OwnSmith,
    /// The best sword, where it can only come to the smith of another.
    OtherSmith,
    /// Cards in hand, up to seven.
    Cards,
    /// Cards beyond that.
    MoreCards,
    /// How high the cards are, against the average.
    CardSum,
    /// Cards of a value that is in hand already: they move in the same turn.
    Repeats,
    /// How far all pawns have come.
    Steps,
    /// How far the first of them has come.
    Foremost,
    /// Pawns in the Alcazar.
    Inside,
    /// Pawns that have not set out.
    AtCathedral,
    /// Duel tiles.
    Duel,
    /// The movement tile.
    Movement,
    /// Own pawns that can still come to an own gem dealer.
    GemShop,
    /// To an own steel dealer.
    SteelShop,
    /// To an own smith.
    SmithShop,
    /// To an own fencing master.
    FencingShop,
    /// To an own shop with two circles.
    SecondCircle,
    /// To a dealer of another.
    Dealers,
    /// Pawns of others that can still come to own shops.
    Income,
    /// Shops not laid yet.
    ShopsInHand,
    /// How far the three pawns have come that close the game.
    Race,
    /// The same, against the fastest of the others.
    Lead,
    /// Whose turn begins next.
    ToBegin,
    /// What comes anyway.
    Base,
}

const TERMS: usize = Term::Base as usize + 1;

impl Term {
    pub(super) const fn of_shop(kind: ShopKind) -> Self {
        match kind {
            ShopKind::Gem => Self::GemShop,
            ShopKind::Steel => Self::SteelShop,
            ShopKind::Smith => Self::SmithShop,
            ShopKind::Fencing => Self::FencingShop,
        }
    }
}

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

/// How far the points can still move: where the winning chances agree best with who won.
pub(super) const SPREAD: Fitted = [[0.45, 0.95, 1.35, 1.90], [0.86, 2.17, 3.73, 4.02]];

/// Where a game is; its last round has numbers of its own.
pub(super) fn moment(seats: u8, is_closing: bool, time: f32) -> Moment {
    if is_closing { Moment::on(0, seats) } else { Moment::between(&TIMES, time.max(TIMES[1]), seats) }
}

/// For each term. Found by comparing what the seats had ahead of each other
/// in some 30,000 positions with what they scored more than each other from there on: least squares, with small numbers preferred.
pub(super) static WORTH: [Fitted; TERMS] = [
    // SwordHalf
    [[0.10, 0.01, 0.50, 0.38], [-0.03, 0.08, 0.36, 0.12]],
    // SwordNear
    [[0.31, 0.93, 0.41, 0.32], [0.32, 0.45, 0.30, 0.26]],
    // BestSword
    [[0.01, 0.45, 0.35, 0.12], [-0.06, -0.31, 0.27, -0.01]],
    // Steel
    [[-0.05, 0.05, 1.29, 1.32], [-0.06, 0.14, 0.94, 0.29]],
    // Gems
    [[-0.04, -0.04, 0.79, 0.77], [-0.13, 0.58, 0.37, 0.55]],
    // Surplus
    [[-0.01, 0.49, 1.20, -0.01], [-0.03, 0.78, 0.87, -0.19]],
    // OwnSmith
    [[0.27, 0.27, -0.13, -0.10], [0.24, 0.51, -0.03, 0.41]],
    // OtherSmith
    [[-0.16, 0.12, -0.15, 0.09], [0.02, 0.41, -0.09, 0.40]],
    // Cards
    [[0.15, 0.27, 0.47, 0.57], [0.41, 0.32, 0.60, 0.36]],
    // MoreCards
    [[0.07, -0.13, 0.20, 0.91], [0.10, -0.17, 0.76, 0.40]],
    // CardSum
    [[0.00, 0.03, -0.09, -0.10], [0.04, 0.08, 0.02, 0.03]],
    // Repeats
    [[-0.09, 0.04, 0.14, 0.04], [-0.18, 0.26, 0.01, 0.18]],
    // Steps
    [[-0.01, 0.03, 0.00, -0.13], [0.00, 0.02, 0.05, -0.20]],
    // Foremost
    [[0.00, -0.07, -0.04, 0.09], [0.06, -0.01, 0.00, -0.07]],
    // Inside
    [[-0.03, -0.06, -0.26, -0.09], [-0.11, -0.12, 0.18, -0.04]],
    // AtCathedral
    [[0.02, 0.10, -0.43, -0.44], [0.05, -0.16, 0.01, -0.10]],
    // Duel
    [[-0.04, 0.32, 0.33, 0.06], [0.06, -0.18, 0.32, 0.00]],
    // Movement
    [[0.00, 0.13, 0.34, 0.00], [0.00, 0.00, 0.00, 0.00]],
    // GemShop
    [[-0.02, 0.06, 0.13, 0.04], [-0.05, -0.02, 0.10, -0.08]],
    // SteelShop
    [[0.05, 0.19, 0.37, -0.01], [-0.02, -0.06, 0.09, -0.19]],
    // SmithShop
    [[-0.01, -0.05, -0.10, 0.14], [-0.01, 0.11, 0.11, 0.12]],
    // FencingShop
    [[0.01, 0.10, 0.20, -0.12], [-0.08, -0.16, -0.17, -0.11]],
    // SecondCircle
    [[-0.03, 0.00, 0.09, -0.04], [-0.01, 0.02, -0.01, 0.07]],
    // Dealers
    [[-0.04, 0.02, 0.00, -0.13], [-0.01, -0.01, -0.05, -0.37]],
    // Income
    [[0.01, -0.02, -0.09, -0.09], [0.01, -0.04, 0.03, -0.06]],
    // ShopsInHand
    [[0.00, 0.46, 0.50, -0.77], [-0.15, -0.50, -0.34, -1.27]],
    // Race
    [[0.04, 0.40, 0.97, -0.09], [-0.15, -0.45, -0.69, -0.19]],
    // Lead
    [[0.08, 0.48, 0.11, -0.76], [-0.06, 0.18, -0.31, -0.29]],
    // ToBegin
    [[0.07, 0.26, 0.43, 0.49], [0.03, 0.30, 0.36, 0.55]],
    // Base
    [[-0.01, -2.48, 1.71, 23.72], [-0.03, 0.00, 0.00, 0.00]],
];
