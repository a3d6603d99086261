//! Preparation.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, MAX_SEATS, Random, Seat, SetupError, Sink};

use crate::memory::Memory;
use crate::state::{Locks, RoundCards, SPACES, TileStack, Turn};
use crate::{Board, Cards, Cell, Edition, Event, Salamanca, Step, Tile};

/// What a table can choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// S-5: everybody's money is shown during the game.
    pub open_money: bool,
    /// The text of another edition file; the standard edition without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
}

/// Each of these draws has a generator of its own.
const STARTING_CELLS: u32 = 0;
const PILE: u32 = 1;
const LAST_TILES: u32 = 2;
const HANDS: u32 = 3;
const LEADER: u32 = 4;

impl Salamanca {
    /// S-5, S-6: sets up the game and fills the display of the first round.
    pub(crate) fn set_up(
        seats: u8,
        options: &Options,
        deal: Deal,
        events: &mut impl Sink<Event>,
    ) -> Result<Self, SetupError> {
        SetupError::check_seats::<Self>(seats)?;
        let edition = Edition::load(options.edition.as_deref())?;
        let mut game = Self {
            board: starting_board(&edition, &deal),
            locks: Locks::default(),
            turn: Turn::default(),
            memory: Memory::default(),
            hands: deal_hands(seats, &deal),
            pile: TileStack::from_tiles(&pile(&edition, &deal)),
            display: [TileStack::new(); SPACES],
            money: [0; MAX_SEATS],
            table: RoundCards::default(),
            chosen: [None; 2],
            step: Step::PlayCards,
            seats,
            round: 0,
            leader: first_leader(seats, &deal),
            open_money: options.open_money,
            deal,
            edition,
        };
        game.start_round(events);
        Ok(game)
    }
}

/// S-5: the starting tiles on random different cells.
fn starting_board(edition: &Edition, deal: &Deal) -> Board {
    let mut board = Board::empty(edition.cells());
    let mut cells: Vec<Cell> = edition.cells().iter().collect();
    deal.shuffle(STARTING_CELLS).shuffle(&mut cells);
    edition.starting.iter().zip(cells).for_each(|(&tile, cell)| board.put(tile, cell));
    board
}

/// S-5: the pile with the last tiles under it; the next tile is the last of the list.
fn pile(edition: &Edition, deal: &Deal) -> Vec<Tile> {
    let (mut last, mut pile) = (edition.last.clone(), edition.pile_tiles());
    deal.shuffle(LAST_TILES).shuffle(&mut last);
    deal.shuffle(PILE).shuffle(&mut pile);
    last.extend(pile);
    last
}

/// S-4: all cards are dealt.
fn deal_hands(seats: u8, deal: &Deal) -> [Cards; MAX_SEATS] {
    let mut cards = Cards::deck(seats).list();
    deal.shuffle(HANDS).shuffle(&mut cards);
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for (hand, cards) in hands.iter_mut().zip(cards.chunks(Cards::hand_size(seats) as usize)) {
        *hand = cards.iter().copied().collect();
    }
    hands
}

/// S-14: who begins is drawn by lot. With two players nobody leads, and it is always seat 0.
fn first_leader(seats: u8, deal: &Deal) -> Seat {
    if seats == 2 { Seat::new(0) } else { Seat::new(deal.shuffle(LEADER).below(u32::from(seats)) as u8) }
}
