//! 5. The week market.

use tabletop::{Seat, Sink};

use crate::{Building, Cells, Event, Salamanca};

/// S-18, S-26: an area worth so much pays at the market, and takes no conde any more.
pub const LARGE_AREA: u8 = 7;
const FOR_OWNER: u8 = 2;
const FOR_CONDE: u8 = 1;

impl Salamanca {
    /// S-18: every owned building with a large area pays 2 to its owner and 1 to a conde in it.
    pub(crate) fn hold_market(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            for building in Building::ALL {
                let cells = self.board.owned_by(seat) & self.board.buildings_of(building);
                self.market_of(seat, building, cells, events);
            }
        }
    }

    fn market_of(&mut self, seat: Seat, building: Building, cells: Cells, events: &mut impl Sink<Event>) {
        for cell in cells.iter() {
            let value = self.board.area(building, cell).value();
            if value < LARGE_AREA {
                continue;
            }
            self.pay(seat, FOR_OWNER);
            events.tell(|| Event::MarketPaid { seat, building, cell, value, amount: FOR_OWNER });
            if let Some(conde) = self.board.conde_in(cell) {
                self.pay(conde, FOR_CONDE);
                events.tell(|| Event::MarketPaidConde { seat: conde, cell, amount: FOR_CONDE });
            }
        }
    }
}
