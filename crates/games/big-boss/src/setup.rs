//! Material and preparation.

use castle_box::{Cards, CellSet, Options, Real, Site};
use tabletop::{Deal, MAX_SEATS, Random, Seat, SeatSet, SetupError};

use crate::state::{BigBoss, Derived, Step};

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
    SetupError::check_seats::<BigBoss>(seats)?;
    let board = options.board().map_err(SetupError::new)?;
    let mut rng = deal.shuffle(0);
    let cards = Cards::deal(seats, CARDS_EACH, TOWER_CARDS, &mut rng);
    let mut money = [Real(0); MAX_SEATS];
    money[..seats as usize].fill(START_MONEY);
    let game = BigBoss {
        site: Site::empty(FOUNDING_STONES),
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
        derived: Derived::default(),
    };
    Ok(game.derive())
}
