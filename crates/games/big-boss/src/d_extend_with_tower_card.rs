//! D) Extend a castle or a villa with a tower card: any built field, up to the fifth level.

use castle_box::{CellSet, Level, Place};
use tabletop::{Refusal, Seat, Sink, Value};

use crate::{BigBoss, Event, turn};

/// C-29: the highest level that a tower card can build on.
pub(crate) const HIGHEST_TOWER: Level = Level(5);

impl BigBoss {
    /// C-29, B-5: every built cell that is not too high and carries no noble of another player.
    #[inline]
    pub(crate) fn tower_cells(&self, seat: Seat) -> CellSet {
        if self.cards.towers(seat) == 0 {
            return CellSet::EMPTY;
        }
        CellSet(self.site.built().0 & !self.derived.too_high.0 & !self.nobles_of_others(seat).0)
    }

    /// C-29, B-5: why a tower card cannot be played there.
    pub(crate) fn may_build_tower(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        let cell = turn::field(at)?.cell();
        let about = |rule, key| Refusal::new(rule, key).with("at", Value::text(at));
        if self.cards.towers(seat) == 0 {
            return Err(Refusal::new("C-10", "no-tower-card"));
        }
        let height = self.site.height(cell);
        if height == Level::NONE {
            return Err(about("C-29", "nothing-built"));
        }
        if let Some(noble) = self.site.noble(cell).filter(|noble| noble.seat != seat) {
            return Err(about("B-5", "other-noble").with("other", noble.seat));
        }
        if height >= HIGHEST_TOWER {
            return Err(about("C-29", "too-high")
                .with("level", height.above())
                .with("highest", HIGHEST_TOWER));
        }
        Ok(())
    }

    /// C-29: one stone on top; an own noble there is lifted.
    pub(crate) fn build_tower(&mut self, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
        let Some(field) = at.field() else { return };
        self.cards.play_tower(seat);
        let level = self.put_on_top(field.cell());
        events.tell(|| Event::TowerBuilt { seat, at, level });
        self.tell_lifted(seat, field, events);
        self.after_build(field.cell(), events);
    }
}
