//! One state of the game, and what can be read off it.

use std::sync::Arc;

use castle_box::{Board, Cards, Cell, CellSet, Real, Site};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, MAX_SEATS, Seat, SeatSet};

use crate::StateFile;

/// A game of Alcazar, with all that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "StateFile", into = "StateFile")]
#[schemars(with = "StateFile")]
pub struct Alcazar {
    pub(crate) site: Site,
    pub(crate) cards: Cards,
    /// The cells of the pieces built in this turn.
    pub(crate) fresh: CellSet,
    pub(crate) money: [Real; MAX_SEATS],
    pub(crate) board: Arc<Board>,
    pub(crate) deal: Deal,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// C-28: who has passed for good.
    pub(crate) out: SeatSet,
    /// C-26: who has, without a break, ended a turn with neither an action nor a withdrawal.
    pub(crate) idle: SeatSet,
    pub(crate) step: Step,
}

/// Where the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The start of a turn: a withdrawal or the action.
    Turn,
    /// After a withdrawal: the action.
    Action,
    /// C-27: after a withdrawal that had to be made, a card must be bought.
    Purchase,
    /// C-17: one of several villas gets a crest.
    Crest,
    /// C-18: nobles may be placed, so many more.
    Nobles {
        left: u8,
        is_founding: bool,
    },
    Finished(EndReason),
}

/// C-26, A-12: why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    LastStone,
    LastBridge,
    AllOut,
    NobodyActs,
}

impl Alcazar {
    pub fn site(&self) -> &Site {
        &self.site
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards, all of them: whoever shows something of it asks [`tabletop::Game::view`].
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    #[inline]
    pub fn money(&self, seat: Seat) -> Real {
        self.money[seat.index()]
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn step(&self) -> Step {
        self.step
    }

    /// C-28: whether a seat has passed for good.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(seat)
    }

    /// The cells of the pieces built in this turn.
    pub fn fresh(&self) -> CellSet {
        self.fresh
    }

    /// The value of the building on a cell; nothing is worth nothing.
    #[inline]
    pub fn value_at(&self, cell: Cell) -> Real {
        self.site.building(cell).map_or(Real(0), |id| Real::from(self.site.value(id)))
    }

    /// Whether another player's noble stands on a cell.
    #[inline]
    pub(crate) fn is_taken_by_other(&self, seat: Seat, cell: Cell) -> bool {
        self.site.occupied().contains(cell) && !self.site.nobles(seat).contains(cell)
    }
}
