//! Material and preparation.

use castle_box::{CellSet, Options, Real, Site};
use tabletop::{Deal, MAX_SEATS, Random, Seat, SeatSet, SetupError};

use crate::state::{Alcazar, Step};

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
    SetupError::check_seats::<Alcazar>(seats)?;
    let board = options.board().map_err(SetupError::new)?;
    let mut rng = deal.shuffle(0);
    let cards = castle_box::Cards::deal(seats, CARDS_EACH, TOWER_CARDS, &mut rng);
    let mut money = [Real(0); MAX_SEATS];
    money[..seats as usize].fill(START_MONEY);
    Ok(Alcazar {
        site: Site::empty(BRIDGES),
        cards,
        fresh: CellSet::EMPTY,
        money,
        board,
        deal,
        seats,
        turn: Seat::new(rng.below(u32::from(seats)) as u8),
        out: SeatSet::EMPTY,
        idle: SeatSet::EMPTY,
        step: Step::Turn,
    })
}
