//! C) Extend a castle or a villa with a build card, at its side or in height.

use castle_box::{BuildingId, Cell, Field, Level};
use tabletop::{Seat, Sink};

use crate::d_extend_with_tower_card::HIGHEST_TOWER;
use crate::value::stone_worth;
use crate::{BigBoss, Event};

impl BigBoss {
    /// C-2: the buildings on the neighbouring fields.
    pub(crate) fn beside(&self, field: Field) -> [Option<BuildingId>; 2] {
        [field.previous(), field.next()].map(|field| self.site.building(field.cell()))
    }

    /// C-15: one stone on the ground; the building grows by 1.
    pub(crate) fn extend(&mut self, seat: Seat, card: Field, id: BuildingId, events: &mut impl Sink<Event>) {
        self.site.first_stone(card.cell(), stone_worth(Level::GROUND), Some(id));
        events.tell(|| Event::Extended { seat, card });
        self.after_build(card.cell(), events);
    }

    /// C-16: the stone goes on top, whatever the height; an own noble is lifted, another player's is beaten.
    pub(crate) fn build_on_top(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        let cell = card.cell();
        if self.nobles_of_others(seat).contains(cell) {
            self.beat(seat, cell, self.value_at(cell), events);
        }
        let level = self.put_on_top(cell);
        events.tell(|| Event::Raised { seat, card, level });
        self.tell_lifted(seat, card, events);
        self.after_build(cell, events);
    }

    /// B-3, C-7: the stone lies one higher than what was topmost, and counts that level.
    pub(crate) fn put_on_top(&mut self, cell: Cell) -> Level {
        let level = self.site.height(cell).above();
        self.site.stone_on_top(cell, stone_worth(level));
        if level >= HIGHEST_TOWER {
            self.derived.too_high.insert(cell);
        }
        level
    }

    /// C-7: a noble stands on the topmost piece.
    pub(crate) fn tell_lifted(&self, seat: Seat, field: Field, events: &mut impl Sink<Event>) {
        let cell = field.cell();
        if self.site.nobles(seat).contains(cell) {
            let (rank, level) = (self.site.rank(cell), self.site.height(cell));
            events.tell(|| Event::Lifted { seat, rank, at: field.into(), level });
        }
    }
}
