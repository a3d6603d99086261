//! What moves bring about.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Chance, Seat, Viewer};

use crate::{Building, Cell, Plague, Space, Tile};

/// One consequence of a move. Payments are seen by all when they happen (S-5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// S-13, S-19: a round begins; the last one is announced.
    RoundStarted { round: u8, last: bool },
    /// S-13: a tile comes into the display.
    TileDrawn { space: Space, tile: Tile },
    /// S-14: a card is played.
    CardPlayed { seat: Seat, card: u8 },
    /// S-15: a hand is shown to all.
    HandShown { seat: Seat, cards: Vec<u8> },
    /// S-27: two cards are chosen unseen; only who chose them knows which.
    CardsChosen { seat: Seat, cards: Option<Vec<u8>> },
    /// S-27: the two cards are revealed.
    CardsRevealed { seat: Seat, cards: Vec<u8> },
    /// S-16: a turn begins; `last`: with C in addition to A or B.
    TurnStarted { seat: Seat, card: u8, last: bool },
    /// S-17: a turn in which nothing is done.
    Passed { seat: Seat },
    /// S-20: the tiles of a display space are taken.
    TilesTaken { seat: Seat, space: Space, count: u8 },
    /// S-20: a tile is laid.
    TileLaid { seat: Seat, tile: Tile, cell: Cell },
    /// S-24: the area of an own building was enlarged by a fertile tile.
    BuildingLocked { seat: Seat, cell: Cell },
    /// S-21: a squire on a new building; the price is 0 with one from the supply.
    BuildingClaimed { seat: Seat, building: Building, cell: Cell, price: u8 },
    /// S-22: a sale.
    BuildingSold { seat: Seat, building: Building, cell: Cell, amount: u8 },
    /// S-22: the conde of a sold building is paid and returns.
    CondePaid { seat: Seat, cell: Cell, amount: u8 },
    /// S-23: a fertile tile leaves the board.
    TileLeft { tile: Tile, cell: Cell },
    /// S-23: the rat loses its tile.
    RatAside { cell: Cell },
    /// S-26: the conde goes into a building.
    CondeSet { seat: Seat, from: Option<Cell>, cell: Cell, owner_seat: Option<Seat> },
    /// S-30: a plague comes or moves.
    PlagueSet { seat: Seat, plague: Plague, from: Option<Cell>, cell: Cell },
    /// S-31: a hand is looked at; only the two know it.
    HandLookedAt { seat: Seat, other: Seat, cards: Option<Vec<u8>> },
    /// S-31: two cards are swapped; only the two know which.
    CardsSwapped { seat: Seat, other: Seat, taken: Option<u8>, given: Option<u8> },
    /// S-18: a played card goes to the left neighbour.
    CardPassedOn { seat: Seat, other: Seat, card: u8 },
    /// S-18: the market pays an owner.
    MarketPaid { seat: Seat, building: Building, cell: Cell, value: u8, amount: u8 },
    /// S-18: the market pays a conde.
    MarketPaidConde { seat: Seat, cell: Cell, amount: u8 },
    /// S-19: the game is over; money is shown.
    MoneyCounted { seat: Seat, money: u16, place: u8 },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let is = |seat: Seat| viewer == Some(seat);
        Some(match *self {
            Self::CardsChosen { seat, .. } if !is(seat) => Self::CardsChosen { seat, cards: None },
            Self::HandLookedAt { seat, other, .. } if !is(seat) && !is(other) => {
                Self::HandLookedAt { seat, other, cards: None }
            }
            Self::CardsSwapped { seat, other, .. } if !is(seat) && !is(other) => {
                Self::CardsSwapped { seat, other, taken: None, given: None }
            }
            _ => self.clone(),
        })
    }

    fn is_new_information(&self) -> bool {
        matches!(
            self,
            Self::TileDrawn { .. }
                | Self::CardPlayed { .. }
                | Self::HandShown { .. }
                | Self::CardsRevealed { .. }
                | Self::HandLookedAt { .. }
                | Self::CardsSwapped { .. }
                | Self::MoneyCounted { .. }
        )
    }

    /// S-13, S-31: tiles come from the pile, and what a hand holds that is swapped with is as it was dealt.
    fn chance(&self) -> Option<Chance> {
        matches!(self, Self::TileDrawn { .. } | Self::CardsSwapped { .. }).then_some(Chance::Draw)
    }
}
