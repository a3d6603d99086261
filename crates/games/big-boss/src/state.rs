//! One state of the game, and what can be read off it.

use std::sync::Arc;

use castle_box::{Board, Cards, Cell, CellSet, Field, Real, Site};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Deal, MAX_SEATS, Seat, SeatSet};

use crate::StateFile;
use crate::d_extend_with_tower_card::HIGHEST_TOWER;

/// A game of Das neue Big Boss, with all that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "StateFile", into = "StateFile")]
#[schemars(with = "StateFile")]
pub struct BigBoss {
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
    pub(crate) derived: StateCache,
}

/// What follows from the rest and is kept at hand, because it is asked for all the time.
#[derive(Clone, Debug, Default)]
pub(crate) struct StateCache {
    /// B-4: the fields that are the middle of three in a straight line.
    pub(crate) straight: CellSet,
    /// C-29: the cells too high for a tower card.
    pub(crate) too_high: CellSet,
    /// C-17: whether there may be a villa that only lacks a crest.
    pub(crate) has_waiting_villa: bool,
}

/// States that are equal in all the rest are equal.
impl PartialEq for StateCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for StateCache {}

/// Where the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The start of a turn: a withdrawal or the action.
    Turn,
    /// After a withdrawal: the action.
    Action,
    /// C-25: which castle stays, with the card of the gap between them played.
    Keep {
        card: Field,
    },
    /// C-17: one of several villas gets a crest.
    Crest,
    /// C-18: nobles may be placed, so many more.
    Nobles {
        left: u8,
    },
    Finished(EndReason),
}

/// C-26: why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The last stone was used.
    LastStone,
    /// Everybody has passed for good.
    AllOut,
    /// Nobody who is still in the game did anything.
    NobodyActs,
}

impl BigBoss {
    /// Derives what follows from the rest.
    pub(crate) fn derive(self) -> Self {
        let is_straight = |field: &Field| self.board.straight_span(*field).is_some();
        let is_too_high = |cell: &Cell| self.site.height(*cell) >= HIGHEST_TOWER;
        let derived = StateCache {
            straight: Field::all().filter(is_straight).map(Field::cell).collect(),
            too_high: self.site.built().iter().filter(is_too_high).collect(),
            has_waiting_villa: self.waiting().next().is_some(),
        };
        Self { derived, ..self }
    }

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

    /// Whose turn it is; after the end, who took the last one.
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

    /// The cells where nobles of other seats stand.
    #[inline]
    pub(crate) fn nobles_of_others(&self, seat: Seat) -> CellSet {
        CellSet(self.site.occupied().0 & !self.site.nobles(seat).0)
    }
}
