//! Material and preparation.

use castle_box::{GameParts, Material, Options, Real};
use tabletop::{Deal, SetupError};

use crate::{BigBoss, Step};

/// B-1: there are no bridges in this game.
pub(crate) const FOUNDING_STONES: u8 = 8;
/// C-3.
pub(crate) const TOWER_CARDS: u8 = 20;
/// C-4.
const CARDS_EACH: usize = 10;
/// B-2.
const START_MONEY: Real = Real(30);

/// B-1, B-2, C-3, C-4: everything in the box, ten build cards each, six open, and a start player drawn at random.
pub(crate) fn start(seats: u8, options: &Options, deal: Deal) -> Result<BigBoss, SetupError> {
    let material = Material {
        spans: FOUNDING_STONES,
        tower_cards: TOWER_CARDS,
        cards_each: CARDS_EACH,
        money: START_MONEY,
    };
    let parts = GameParts::deal::<BigBoss>(seats, options, deal, material)?;
    Ok(BigBoss::from_parts(parts, Step::Turn))
}
