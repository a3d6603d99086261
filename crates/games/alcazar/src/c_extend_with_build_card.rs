//! C) Extend a castle or a villa with a build card, at its side or in height.

use castle_box::{BuildingId, Field, Level, MAX_VALUE, Real};
use tabletop::{Seat, Sink};

use crate::value::stone_worth;
use crate::{Alcazar, Event};

impl Alcazar {
    /// C-15: one stone on the ground; the building grows by 1.
    pub(crate) fn extend(&mut self, seat: Seat, card: Field, id: BuildingId, events: &mut impl Sink<Event>) {
        self.site.first_stone(card.cell(), stone_worth(Level::GROUND), Some(id));
        events.tell(|| Event::Extended { seat, card });
        self.after_build([card.cell()].into_iter().collect(), events);
    }

    /// C-15, C-22: the stone fills the gap between two buildings, and they merge; unless both are castles and one of them
    /// is worth 50.
    pub(crate) fn close_gap(
        &mut self,
        seat: Seat,
        card: Field,
        one: BuildingId,
        other: BuildingId,
        events: &mut impl Sink<Event>,
    ) {
        if self.is_merger_refused(&[one, other]) {
            self.lose_stone(seat, card, events);
            return;
        }
        let merger = self.prepare_merger(&[one, other]);
        let id = self.site.first_stone(card.cell(), stone_worth(Level::GROUND), Some(one));
        let id = self.site.join(id, other);
        events.tell(|| Event::Extended { seat, card });
        merger.tell(self.site.value(id), events);
        self.after_build([card.cell()].into_iter().collect(), events);
    }

    /// C-25: the stone leaves the game and the player gets 50 real; nothing was built.
    fn lose_stone(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        self.site.lose_stone();
        let amount = Real::from(MAX_VALUE);
        self.money[seat.index()] += amount;
        events.tell(|| Event::StoneLost { seat, card });
        events.tell(|| Event::Income { seat, amount });
        self.end_turn(true, events);
    }

    /// C-16, C-7: the stone goes on top, whatever the height; an own noble is lifted, another player's is beaten.
    pub(crate) fn build_on_top(&mut self, seat: Seat, card: Field, events: &mut impl Sink<Event>) {
        let cell = card.cell();
        if self.is_taken_by_other(seat, cell) {
            self.beat(seat, cell, events);
        }
        let level = self.site.height(cell).above();
        self.site.stone_on_top(cell, stone_worth(level));
        events.tell(|| Event::Raised { seat, card, level });
        self.tell_lifted(seat, cell, events);
        self.after_build([cell].into_iter().collect(), events);
    }
}
