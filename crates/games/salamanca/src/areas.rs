//! How much is an area worth?
//!
//! The building, the tiles of its landscapes, and what the plagues take away.

use crate::{Board, Building, Cell, Cells, Landscape, Plague};

/// What the area of a building is worth, and of what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// S-9: the building itself: 4, 3 or 2, and 0 with the ruin on it.
    pub building: u8,
    /// S-12: the landscapes after plagues; what a conde is paid.
    pub landscape: u8,
    /// The tiles that count.
    pub counted: Cells,
}

impl Area {
    /// S-12: what the area is worth: what a sale pays, and what the week market and the conde look at.
    #[inline]
    pub const fn value(&self) -> u8 {
        self.building + self.landscape
    }
}

impl Board {
    /// S-9: what landscape tiles are worth, 1 for a normal one and its number for a fertile one.
    #[inline]
    pub(crate) fn worth(&self, tiles: Cells) -> u32 {
        tiles.len() + (tiles & self.fertile2).len() + 2 * (tiles & self.fertile3).len()
    }

    /// S-10: the tiles with locust and poison, which nothing can be reached through.
    #[inline]
    pub(crate) fn blocked(&self) -> Cells {
        let set = |plague| self.plague_at(plague).map_or(Cells::EMPTY, Cell::set);
        set(Plague::Poison) | set(Plague::Locust)
    }

    /// S-9: what the building itself is worth.
    #[inline]
    pub(crate) fn building_worth(&self, building: Building, cell: Cell) -> u8 {
        if self.plague_at(Plague::Ruin) == Some(cell) { 0 } else { building.worth() }
    }

    /// S-8 to S-12: what the area of the building on this cell is worth.
    pub fn area(&self, building: Building, cell: Cell) -> Area {
        let mut area = Area { building: self.building_worth(building, cell), ..Area::default() };
        let beside = cell.set().spread();
        let blocked = self.blocked();
        for &landscape in building.landscapes() {
            let tiles = self.tiles_of(landscape);
            let open = tiles & !blocked;
            if (beside & open).is_empty() {
                continue;
            }
            let reached = beside.flood(open);
            area.counted |= reached;
            area.landscape += self.worth_with_rat(landscape, reached) as u8;
        }
        area
    }

    /// S-11: what the reached tiles of one type come to, the rat's landscape halved and rounded down once. The rat
    /// counts for its whole landscape, also for what it is itself cut off from.
    #[inline]
    pub(crate) fn worth_with_rat(&self, landscape: Landscape, reached: Cells) -> u32 {
        match self.plague_at(Plague::Rat) {
            Some(rat) if self.tiles_of(landscape).contains(rat) => {
                let infested = self.landscape_of(landscape, rat);
                self.worth(reached & !infested) + self.worth(reached & infested) / 2
            }
            _ => self.worth(reached),
        }
    }

    /// S-12: what the area of the building on this cell is worth; `None` when there is no building.
    pub fn area_at(&self, cell: Cell) -> Option<Area> {
        Some(self.area(self.building_at(cell)?, cell))
    }
}
