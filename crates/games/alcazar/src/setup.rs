//! Material and preparation.

use castle_box::{GameParts, Material, Options, Real};
use tabletop::{Deal, SetupError};

use crate::{Alcazar, Step};

///
pub(crate) const BRIDGES: u8 = 20;
/// C-3.
pub(crate) const TOWER_CARDS: u8 = 20;
/// C-4.
const CARDS_EACH: usize = 10;
///
const START_MONEY: Real = Real(40);

/// C-3, C-4: everything in the box, ten build cards each, six open, and a start player drawn at random.
pub(crate) fn start(seats: u8, options: &Options, deal: Deal) -> Result<Alcazar, SetupError> {
    let material =
        Material { spans: BRIDGES, tower_cards: TOWER_CARDS, cards_each: CARDS_EACH, money: START_MONEY };
    let parts = GameParts::deal::<Alcazar>(seats, options, deal, material)?;
    Ok(Alcazar::from_parts(parts, Step::Turn))
}
