//! Action A: take a building into possession.
//!
//! A squire from the supply is free of charge; one that a sale in this turn has freed costs the building's value.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::{Building, Cell, Cells, Event, Refusal, Salamanca};

impl Salamanca {
    /// S-21: squires that were in supply at the start of the turn and are used first.
    fn free_squires(&self, seat: Seat) -> u32 {
        self.squires(seat).saturating_sub(u32::from(self.turn.freed))
    }

    /// S-21: what a claim costs now: nothing with a squire of the supply, else the building's value, which the
    /// ruin does not change. `None` without a squire.
    pub fn claim_price(&self, seat: Seat, building: Building) -> Option<u8> {
        if self.free_squires(seat) > 0 {
            Some(0)
        } else if self.turn.freed > 0 {
            Some(building.worth())
        } else {
            None
        }
    }

    /// S-21: the buildings laid in this turn that the seat can claim now.
    pub(crate) fn claimable(&self, seat: Seat) -> Cells {
        if self.turn.fresh.is_empty() {
            return Cells::EMPTY;
        }
        let affordable = |building: &Building| {
            self.claim_price(seat, *building).is_some_and(|price| u16::from(price) <= self.money(seat))
        };
        let kinds = Building::ALL.into_iter().filter(affordable);
        kinds.fold(Cells::EMPTY, |cells, kind| cells | (self.board.buildings_of(kind) & self.turn.fresh))
    }

    pub(crate) fn list_claim(&self, seat: Seat, moves: &mut Groups) {
        moves.add_cells(Kind::Claim, self.claimable(seat));
    }

    pub(crate) fn why_not_claim(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.why_not_within_tiles()?;
        self.why_not_on_board(cell)?;
        let Some(building) = self.board.building_at(cell) else {
            return Err(Refusal::NoBuildingToClaim { cell });
        };
        if let Some(owner) = self.board.owner(cell) {
            return Err(Refusal::AlreadyOwned { cell, other: owner });
        }
        if !self.turn.fresh.contains(cell) {
            return Err(Refusal::NotLaidNow { cell });
        }
        match self.claim_price(seat, building) {
            None => Err(Refusal::NoSquire),
            Some(price) if u16::from(price) > self.money(seat) => {
                Err(Refusal::ClaimTooDear { price, money: self.money(seat) })
            }
            Some(_) => Ok(()),
        }
    }

    /// S-21, S-24: puts a squire there; the building cannot be sold in this round.
    pub(crate) fn play_claim(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let Some(building) = self.board.building_at(cell) else { return };
        let price = self.claim_price(seat, building).unwrap_or_default();
        if price > 0 {
            self.money[seat.index()] -= u16::from(price);
            self.turn.freed -= 1;
        }
        self.turn.fresh.remove(cell);
        self.board.owned[seat.index()].insert(cell);
        self.locks.claimed.insert(cell);
        events.tell(|| Event::BuildingClaimed { seat, building, cell, price });
    }
}
