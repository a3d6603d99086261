//! What things are worth in Toledo, in points, at different times of the game.

use toledo::ShopKind;

use crate::fitted::{FittedNumbers, GamePhase, KNOTS};

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
    pub(super) fn at(moment: &GamePhase) -> Self {
        Self(moment.of_each(&WORTH))
    }

    pub(super) fn of(&self, term: Term) -> f32 {
        self.0[term as usize]
    }
}

/// How far the points can still move: where the winning chances agree best with who won.
pub(super) const SPREAD: FittedNumbers = [[0.86, 2.35, 3.45, 4.69], [0.86, 1.27, 2.35, 2.74]];

/// Where a game is; its last round has numbers of its own.
pub(super) fn moment(seats: u8, is_closing: bool, time: f32) -> GamePhase {
    if is_closing { GamePhase::on(0, seats) } else { GamePhase::between(&TIMES, time.max(TIMES[1]), seats) }
}

/// For each term. Found by comparing what the seats had ahead of each other
/// in some 16,000 positions with what they scored more than each other from there on: least squares, with small numbers preferred.
pub(super) static WORTH: [FittedNumbers; TERMS] = [
    // SwordHalf
    [[0.07, 0.19, 0.64, 0.29], [0.14, -0.14, 0.50, -0.13]],
    // SwordNear
    [[0.34, 0.55, 0.47, 0.15], [0.45, 0.94, 0.10, 0.07]],
    // BestSword
    [[-0.06, 0.10, -0.01, 0.26], [0.27, -0.13, 0.33, 0.16]],
    // Steel
    [[-0.08, -0.20, 0.76, 0.67], [-0.01, 0.32, 1.13, 0.53]],
    // Gems
    [[0.02, 0.04, 0.82, -0.39], [-0.03, -0.03, -0.16, 0.84]],
    // Surplus
    [[0.01, 0.17, 0.04, -0.31], [-0.08, -0.15, -0.39, -0.07]],
    // OwnSmith
    [[0.06, 0.24, 0.41, -0.09], [0.17, 0.69, 0.04, 0.05]],
    // OtherSmith
    [[-0.01, 0.43, 0.33, 0.14], [0.16, 0.46, -0.03, 0.29]],
    // Cards
    [[0.24, 0.42, 1.07, 0.57], [0.11, 0.21, 0.35, 0.75]],
    // MoreCards
    [[0.19, 0.59, 0.87, 0.22], [-0.02, 0.37, 0.17, 0.64]],
    // CardSum
    [[0.06, 0.07, 0.14, 0.11], [-0.03, 0.04, -0.03, 0.13]],
    // Repeats
    [[0.07, 0.10, -0.09, 0.44], [0.15, 0.09, 0.34, -0.12]],
    // Steps
    [[0.03, -0.01, 0.00, -0.31], [0.02, -0.02, 0.04, 0.37]],
    // Foremost
    [[0.03, -0.08, 0.02, 0.08], [-0.06, 0.01, -0.01, 0.02]],
    // Inside
    [[-0.06, -0.19, -0.23, 0.29], [-0.15, -0.45, 0.01, 0.23]],
    // AtCathedral
    [[-0.05, 0.43, -0.28, 0.18], [-0.11, -0.17, -0.87, -0.55]],
    // Duel
    [[-0.02, 0.07, 0.26, 0.03], [0.03, 0.45, -0.09, -0.01]],
    // Movement
    [[0.00, 0.10, 0.07, 0.00], [0.00, 0.00, 0.00, 0.00]],
    // GemShop
    [[-0.02, -0.19, 0.25, -0.26], [-0.05, 0.06, -0.10, 0.56]],
    // SteelShop
    [[-0.04, -0.48, 0.14, -0.14], [0.06, 0.14, 0.02, 0.72]],
    // SmithShop
    [[0.07, -0.01, 0.25, 0.22], [-0.01, 0.00, -0.40, 0.05]],
    // FencingShop
    [[-0.03, 0.17, -0.33, 0.25], [-0.18, 0.19, -0.23, 0.16]],
    // SecondCircle
    [[0.06, 0.05, 0.06, -0.04], [-0.01, 0.02, 0.15, 0.13]],
    // Dealers
    [[0.01, -0.09, 0.14, -0.46], [-0.02, -0.07, 0.10, 0.36]],
    // Income
    [[-0.11, 0.01, 0.23, 0.11], [0.03, -0.03, -0.01, -0.12]],
    // ShopsInHand
    [[-0.15, 0.25, 0.01, 0.50], [0.03, -0.73, -1.40, -1.37]],
    // Race
    [[0.00, 0.06, -0.01, 0.22], [-0.08, 0.54, 0.50, 0.18]],
    // Lead
    [[0.03, -0.25, 0.35, 0.59], [0.02, -0.26, -1.26, -0.27]],
    // ToBegin
    [[0.09, 0.35, 0.61, 0.63], [-0.01, 0.28, 0.47, 0.58]],
    // Base
    [[-0.01, 0.98, -5.78, 18.18], [-0.03, 5.10, 6.20, 6.70]],
];
