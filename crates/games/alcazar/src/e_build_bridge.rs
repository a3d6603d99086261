//! E) Build a bridge: over three cells, on two piers of equal height.

use arrayvec::ArrayVec;
use castle_box::{BuildingId, Cell, CellSet, Direction, Level, Place, Real, Span};
use tabletop::{Seat, Sink};

use crate::value::bridge_worth;
use crate::{Alcazar, Event, Move, Refusal};

///
pub const PRICE: Real = Real(15);

impl Alcazar {
    /// all bridges that can be built and paid.
    pub(crate) fn list_bridge(&self, seat: Seat, out: &mut Vec<Move>) {
        self.each_bridge(seat, |from, to| {
            out.push(Move::Bridge { from: self.board.place(from), to: self.board.place(to) });
            false
        });
    }

    pub(crate) fn has_bridge(&self, seat: Seat) -> bool {
        let mut found = false;
        self.each_bridge(seat, |_, _| {
            found = true;
            true
        });
        found
    }

    /// every bridge has an own noble on a pier, so it is enough to look around those. Stops when told so.
    pub(crate) fn each_bridge(&self, seat: Seat, mut found: impl FnMut(Cell, Cell) -> bool) {
        if self.money(seat) < PRICE || self.site.spans_left() == 0 {
            return;
        }
        let own = self.site.nobles(seat);
        let others = CellSet(self.site.occupied().0 & !own.0);
        for pier in own {
            let height = self.site.height(pier);
            for direction in Direction::ALL {
                let Some(other) = self.board.two_away(pier, direction) else { continue };
                // A bridge between two own nobles is found from both sides.
                let is_found_before = other < pier && own.contains(other);
                if self.site.height(other) != height || others.contains(other) || is_found_before {
                    continue;
                }
                let Some(middle) = self.board.beside(pier, direction) else { continue };
                let between = (middle, direction.is_upright());
                if self.can_carry_bridge(pier, other, between, height)
                    && found(pier.min(other), pier.max(other))
                {
                    return;
                }
            }
        }
    }

    /// how many bridges there are, without finding out in which order.
    pub(crate) fn count_bridges(&self, seat: Seat) -> usize {
        if self.money(seat) < PRICE || self.site.spans_left() == 0 {
            return 0;
        }
        let own = self.site.nobles(seat);
        let piers = self.site.built().0 & !(self.site.occupied().0 & !own.0);
        let mut count = 0;
        for pier in own {
            let height = self.site.height(pier);
            for other in CellSet(self.board.all_two_away(pier).0 & piers) {
                if self.site.height(other) != height || (other < pier && own.contains(other)) {
                    continue;
                }
                let between = self.board.between(pier, other);
                let fits = between.is_some_and(|between| self.can_carry_bridge(pier, other, between, height));
                count += usize::from(fits);
            }
        }
        count
    }

    /// whether the piers, of this height, can carry a bridge.
    fn can_carry_bridge(
        &self,
        pier: Cell,
        other: Cell,
        (middle, is_upright): (Cell, bool),
        height: Level,
    ) -> bool {
        self.site.height(middle) < height
            && !self.site.has_span(middle, is_upright)
            && !self.is_merger_refused(&self.covered_buildings([pier, middle, other]))
    }

    /// the buildings that a bridge over these cells would join.
    fn covered_buildings(&self, cells: [Cell; 3]) -> ArrayVec<BuildingId, 3> {
        let mut ids = ArrayVec::new();
        for id in cells.into_iter().filter_map(|cell| self.site.building(cell)) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }

    /// why this bridge cannot be built.
    pub(crate) fn why_not_bridge(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        let (first, last) = (self.cell(from)?, self.cell(to)?);
        let Some((middle, is_upright)) = self.board.between(first, last) else {
            return Err(Refusal::NotTwoApart { from, to });
        };
        self.why_not_carry(from, to, middle)?;
        self.why_not_piers(seat, from, to)?;
        if self.site.has_span(middle, is_upright) {
            return Err(Refusal::BridgeOverBridge { from, to });
        }
        if self.is_merger_refused(&self.covered_buildings([first, middle, last])) {
            return Err(Refusal::CastleAtFifty { from, to });
        }
        if self.site.spans_left() == 0 {
            return Err(Refusal::NoBridgeLeft);
        }
        let money = self.money(seat);
        if PRICE <= money { Ok(()) } else { Err(Refusal::BridgeTooDear { price: PRICE, money }) }
    }

    /// both piers built, of equal height, and higher than the middle.
    fn why_not_carry(&self, from: Place, to: Place, middle: Cell) -> Result<(), Refusal> {
        let (first, last) = (self.cell(from)?, self.cell(to)?);
        let (one, other) = (self.site.height(first), self.site.height(last));
        for (place, height) in [(from, one), (to, other)] {
            if height == Level::NONE {
                return Err(Refusal::PierNotBuilt { at: place });
            }
        }
        if one != other {
            return Err(Refusal::PierHeights {
                first: from,
                first_height: one,
                second: to,
                second_height: other,
            });
        }
        let height = self.site.height(middle);
        if height >= one {
            return Err(Refusal::MiddleTooHigh {
                middle: self.board.place(middle),
                height,
                pier_height: one,
            });
        }
        Ok(())
    }

    /// an own noble on one pier at least, another player's on none.
    fn why_not_piers(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        let mut is_own = false;
        for place in [from, to] {
            match self.site.noble(self.cell(place)?) {
                Some(noble) if noble.seat == seat => is_own = true,
                Some(noble) => {
                    return Err(Refusal::OtherNobleOnPier { at: place, other: noble.seat });
                }
                None => {}
            }
        }
        if is_own {
            return Ok(());
        }
        Err(Refusal::NoOwnNobleOnPier { from, to })
    }

    /// the bridge lies one higher than its piers; another player's noble under its middle is beaten first.
    pub(crate) fn play_bridge(&mut self, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
        let (Some(first), Some(last)) = (self.board.cell(from), self.board.cell(to)) else { return };
        let Some((middle, is_upright)) = self.board.between(first, last) else { return };
        let cells = [first, middle, last];
        self.money[seat.index()] -= PRICE;
        if self.is_taken_by_other(seat, middle) {
            self.beat(seat, middle, events);
        }
        let level = self.site.height(first).above();
        let merger = self.prepare_merger(&self.covered_buildings(cells));
        let id = self.site.lay_span(Span { middle, is_upright, level }, cells, bridge_worth(level));
        events.tell(|| Event::BridgeBuilt { seat, from, to, level, amount: PRICE });
        for cell in cells {
            self.tell_lifted(seat, cell, events);
        }
        merger.tell(self.site.value(id), events);
        self.after_build(cells.into_iter().collect(), events);
    }
}
