//! Action A: sell buildings.
//!
//! A sale pays the area value, and its conde the landscape value; fertile tiles that counted leave the board.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::{Cell, Cells, Event, Main, Plague, Refusal, Salamanca};

impl Salamanca {
    /// S-22: any number of them, one after the other.
    pub(crate) fn list_sell(&self, seat: Seat, moves: &mut Groups) {
        moves.add_cells(Kind::Sell, self.sellable(seat));
    }

    /// S-24: the own buildings that are not locked.
    fn sellable(&self, seat: Seat) -> Cells {
        self.board.owned_by(seat) & !self.locked()
    }

    /// S-22, S-24: whether there is anything to sell in this turn as it stands.
    pub(crate) fn may_sell(&self, seat: Seat) -> bool {
        self.turn.main == Main::Tiles && !self.sellable(seat).is_empty()
    }

    pub(crate) fn why_not_sell(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.why_not_within_tiles()?;
        self.why_not_on_board(cell)?;
        if self.board.building_at(cell).is_none() {
            return Err(Refusal::NoBuildingToSell { cell });
        }
        match self.board.owner(cell) {
            None => return Err(Refusal::NobodyOwnsToSell { cell }),
            Some(owner) if owner != seat => return Err(Refusal::OtherOwns { cell, other: owner }),
            Some(_) => {}
        }
        if self.locks.claimed.contains(cell) {
            return Err(Refusal::ClaimedThisRound { cell });
        }
        if self.locks.enlarged.contains(cell) {
            return Err(Refusal::EnlargedThisRound { cell });
        }
        Ok(())
    }

    /// S-22, S-23: pays owner and conde, gives back the stones and takes off the fertile tiles that counted.
    pub(crate) fn play_sell(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let Some(building) = self.board.building_at(cell) else { return };
        let area = self.board.area(building, cell);
        self.pay(seat, area.value());
        self.board.owned[seat.index()].remove(cell);
        self.turn.freed += 1;
        events.tell(|| Event::BuildingSold { seat, building, cell, amount: area.value() });
        if let Some(other) = self.board.conde_in(cell) {
            self.pay(other, area.landscape);
            self.board.condes[other.index()] = None;
            events.tell(|| Event::CondePaid { seat: other, cell, amount: area.landscape });
        }
        self.take_off_fertile(area.counted & self.board.fertile(), events);
    }

    /// S-23: halved tiles leave as well; the rat goes beside the board with its tile.
    fn take_off_fertile(&mut self, leaving: Cells, events: &mut impl Sink<Event>) {
        if leaving.is_empty() {
            return;
        }
        for cell in leaving.iter() {
            let board = &self.board;
            if let Some(tile) = board.tile_at(cell) {
                events.tell(|| Event::TileLeft { tile, cell });
            }
        }
        self.board.take_off(leaving);
        for fertile in &mut self.locks.fertile {
            *fertile &= !leaving;
        }
        let rat = &mut self.board.plagues[Plague::Rat as usize];
        if let Some(cell) = rat.take_if(|cell| leaving.contains(*cell)) {
            events.tell(|| Event::RatAside { cell });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, amount: u8) {
        let money = &mut self.money[seat.index()];
        *money = money.saturating_add(u16::from(amount));
    }
}
