//! D) Extend a castle or a villa with a tower card: lift an own noble, or prepare a bridge.

use castle_box::{Cell, CellSet, Level, Place};
use tabletop::{Seat, Sink};

use crate::value::stone_worth;
use crate::{Alcazar, Event, Move, Refusal};

/// C-29: the highest level that a tower card can build on.
pub const HIGHEST_TOWER: Level = Level(5);

impl Alcazar {
    /// C-29, A-5.
    pub(crate) fn list_tower(&self, seat: Seat, out: &mut Vec<Move>) {
        let places = self.tower_cells(seat).iter();
        out.extend(places.map(|cell| Move::Tower { at: self.board.place(cell) }));
    }

    pub(crate) fn has_tower_place(&self, seat: Seat) -> bool {
        !self.tower_cells(seat).is_empty()
    }

    /// cells with an own noble, and free cells that could become the other pier of one that is higher.
    pub(crate) fn tower_cells(&self, seat: Seat) -> CellSet {
        if self.cards.towers(seat) == 0 {
            return CellSet::EMPTY;
        }
        let own = self.site.nobles(seat);
        let free = self.site.built().0 & !self.site.occupied().0;
        let mut cells = CellSet::EMPTY;
        for pier in own {
            let height = self.site.height(pier);
            if height < HIGHEST_TOWER {
                cells.insert(pier);
            }
            for other in CellSet(self.board.all_two_away(pier).0 & free) {
                let other_height = self.site.height(other);
                if other_height < height && other_height < HIGHEST_TOWER && !self.is_bridged(pier, other) {
                    cells.insert(other);
                }
            }
        }
        cells
    }

    /// whether a bridge lies on exactly the three cells from one to the other.
    fn is_bridged(&self, pier: Cell, other: Cell) -> bool {
        let between = self.board.between(pier, other);
        between.is_some_and(|(middle, is_upright)| self.site.has_span(middle, is_upright))
    }

    /// C-29, A-5: why a tower card cannot be played there.
    pub(crate) fn why_not_tower(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        let cell = self.cell(at)?;
        if self.cards.towers(seat) == 0 {
            return Err(Refusal::NoTowerCard);
        }
        let height = self.site.height(cell);
        if height == Level::NONE {
            return Err(Refusal::NothingBuilt { at });
        }
        if height >= HIGHEST_TOWER {
            return Err(Refusal::TooHigh { at, level: height.above(), highest: HIGHEST_TOWER });
        }
        match self.site.noble(cell) {
            Some(noble) if noble.seat == seat => Ok(()),
            Some(noble) => Err(Refusal::OtherNoble { at, other: noble.seat }),
            None if self.tower_cells(seat).contains(cell) => Ok(()),
            None => Err(Refusal::NoPier { at, height }),
        }
    }

    /// C-29: one stone on top; an own noble there is lifted.
    pub(crate) fn play_tower(&mut self, seat: Seat, at: Place, events: &mut impl Sink<Event>) {
        let Some(cell) = self.board.cell(at) else { return };
        self.cards.play_tower(seat);
        let level = self.site.height(cell).above();
        self.site.stone_on_top(cell, stone_worth(level));
        events.tell(|| Event::TowerBuilt { seat, at, level });
        self.tell_lifted(seat, cell, events);
        self.after_build([cell].into_iter().collect(), events);
    }
}
