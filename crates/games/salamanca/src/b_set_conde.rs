//! Action B: put the conde into another player's building.

use tabletop::{Seat, Sink};

use crate::moves::{Groups, Kind};
use crate::s5_week_market::LARGE_AREA;
use crate::{Building, Cell, Cells, Event, Main, Refusal, Salamanca};

impl Salamanca {
    /// S-26: buildings of others without a conde whose area is worth less than 7 at this moment.
    pub(crate) fn conde_targets(&self, seat: Seat) -> Cells {
        let board = &self.board;
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let owned = others.fold(Cells::EMPTY, |cells, other| cells | board.owned_by(other));
        let with_conde: Cells = board.condes.iter().flatten().copied().collect();
        let candidates = owned & !with_conde;
        let mut targets = Cells::EMPTY;
        for building in Building::ALL {
            for cell in (candidates & board.buildings_of(building)).iter() {
                if board.area(building, cell).value() < LARGE_AREA {
                    targets.insert(cell);
                }
            }
        }
        targets
    }

    pub(crate) fn list_conde(&self, seat: Seat, moves: &mut Groups) {
        moves.add_cells(Kind::Conde, self.conde_targets(seat));
    }

    pub(crate) fn why_not_conde(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        self.why_not_main()?;
        self.why_not_on_board(cell)?;
        let Some(area) = self.board.area_at(cell) else { return Err(Refusal::NoBuildingForConde { cell }) };
        match self.board.owner(cell) {
            None => return Err(Refusal::NobodyOwnsForConde { cell }),
            Some(owner) if owner == seat => return Err(Refusal::CondeOwnBuilding { cell }),
            Some(_) => {}
        }
        if let Some(other) = self.board.conde_in(cell) {
            return Err(Refusal::CondeThere { cell, other });
        }
        if area.value() >= LARGE_AREA {
            return Err(Refusal::CondeAreaLarge { cell, value: area.value() });
        }
        Ok(())
    }

    /// S-26: from the supply or from another building.
    pub(crate) fn play_conde(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let from = self.board.condes[seat.index()].replace(cell);
        self.turn.main = Main::Conde;
        let owner = self.board.owner(cell);
        events.tell(|| Event::CondeSet { seat, from, cell, owner_seat: owner });
        self.end_if_nothing_is_left(seat, events);
    }
}
