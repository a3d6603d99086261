//! D) Extend a castle or a villa with a tower card: any built field, up to the fifth level.

use castle_box::{CellSet, Level, Place};
use tabletop::{Seat, Sink};

use crate::{BigBoss, Event, Refusal, turn};

/// C-29: the highest level that a tower card can build on.
pub(crate) const HIGHEST_TOWER: Level = Level(5);

impl BigBoss {
    /// C-29, B-5: every built cell that is not too high and carries no noble of another player.
    #[inline]
    pub(crate) fn list_tower(&self, seat: Seat) -> CellSet {
        if self.cards.towers(seat) == 0 {
            return CellSet::EMPTY;
        }
        CellSet(self.site.built().0 & !self.derived.too_high.0 & !self.nobles_of_others(seat).0)
    }

    /// C-29, B-5: why a tower card cannot be played there.
    pub(crate) fn why_not_tower(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        let cell = turn::field(at)?.cell();
        if self.cards.towers(seat) == 0 {
            return Err(Refusal::NoTowerCard);
        }
        let height = self.site.height(cell);
        if height == Level::NONE {
            return Err(Refusal::NothingBuilt { at });
        }
        if let Some(noble) = self.site.noble(cell).filter(|noble| noble.seat != seat) {
            return Err(Refusal::OtherNoble { at, other: noble.seat });
        }
        if height >= HIGHEST_TOWER {
            return Err(Refusal::TooHigh { at, level: height.above(), highest: HIGHEST_TOWER });
        }
        Ok(())
    }

    /// C-29: one stone on top; an own noble there is lifted.
    pub(crate) fn play_tower(&mut self, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
        let Some(field) = at.field() else { return };
        self.cards.play_tower(seat);
        let level = self.put_on_top(field.cell());
        events.tell(|| Event::TowerBuilt { seat, at, level });
        self.tell_lifted(seat, field, events);
        self.after_build(field.cell(), events);
    }
}
