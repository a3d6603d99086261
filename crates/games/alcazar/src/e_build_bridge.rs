//! E) Build a bridge: over three cells, on two piers of equal height.

use arrayvec::ArrayVec;
use castle_box::{BuildingId, Cell, CellSet, Direction, Level, Place, Real, Span};
use tabletop::{Refusal, Seat, Sink, Value};

use crate::value::bridge_worth;
use crate::{Alcazar, Event, Move};

///
pub const PRICE: Real = Real(15);

impl Alcazar {
    /// all bridges that can be built and paid.
    pub(crate) fn bridges(&self, seat: Seat, out: &mut Vec<Move>) {
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
    fn each_bridge(&self, seat: Seat, mut found: impl FnMut(Cell, Cell) -> bool) {
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
                if self.fits(pier, other, direction, height) && found(pier.min(other), pier.max(other)) {
                    return;
                }
            }
        }
    }

    /// whether the piers, of this height, can carry a bridge.
    fn fits(&self, pier: Cell, other: Cell, direction: Direction, height: Level) -> bool {
        self.board.beside(pier, direction).is_some_and(|middle| {
            self.site.height(middle) < height
                && !self.site.has_span(middle, direction.is_upright())
                && !self.is_merger_refused(&self.covered_buildings([pier, middle, other]))
        })
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
    pub(crate) fn may_build_bridge(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        let (first, last) = (self.cell(from)?, self.cell(to)?);
        let about =
            |rule, key| Refusal::new(rule, key).with("from", Value::text(from)).with("to", Value::text(to));
        let Some((middle, is_upright)) = self.board.between(first, last) else {
            return Err(about("A-6", "not-two-apart"));
        };
        self.may_carry(from, to, middle)?;
        self.may_own_piers(seat, from, to)?;
        if self.site.has_span(middle, is_upright) {
            return Err(about("A-8", "bridge-over-bridge"));
        }
        if self.is_merger_refused(&self.covered_buildings([first, middle, last])) {
            return Err(about("A-11", "castle-at-fifty"));
        }
        if self.site.spans_left() == 0 {
            return Err(Refusal::new("A-1", "no-bridge-left"));
        }
        self.may_pay(seat, "A-6", PRICE)
    }

    /// both piers built, of equal height, and higher than the middle.
    fn may_carry(&self, from: Place, to: Place, middle: Cell) -> Result<(), Refusal> {
        let (first, last) = (self.cell(from)?, self.cell(to)?);
        let (one, other) = (self.site.height(first), self.site.height(last));
        for (place, height) in [(from, one), (to, other)] {
            if height == Level::NONE {
                return Err(Refusal::new("A-6", "pier-not-built").with("at", Value::text(place)));
            }
        }
        if one != other {
            let refusal = Refusal::new("A-6", "pier-heights").with("first", Value::text(from));
            let refusal = refusal.with("first_height", one).with("second", Value::text(to));
            return Err(refusal.with("second_height", other));
        }
        let height = self.site.height(middle);
        if height >= one {
            let refusal =
                Refusal::new("A-6", "middle-too-high").with("middle", Value::text(self.board.place(middle)));
            return Err(refusal.with("height", height).with("pier_height", one));
        }
        Ok(())
    }

    /// an own noble on one pier at least, another player's on none.
    fn may_own_piers(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        let mut is_own = false;
        for place in [from, to] {
            match self.site.noble(self.cell(place)?) {
                Some(noble) if noble.seat == seat => is_own = true,
                Some(noble) => {
                    let refusal = Refusal::new("A-7", "other-noble-on-pier").with("at", Value::text(place));
                    return Err(refusal.with("other", noble.seat));
                }
                None => {}
            }
        }
        if is_own {
            return Ok(());
        }
        let refusal = Refusal::new("A-7", "no-own-noble-on-pier");
        Err(refusal.with("from", Value::text(from)).with("to", Value::text(to)))
    }

    /// the bridge lies one higher than its piers; another player's noble under its middle is beaten first.
    pub(crate) fn build_bridge(&mut self, seat: Seat, from: Place, to: Place, events: &mut impl Sink<Event>) {
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
