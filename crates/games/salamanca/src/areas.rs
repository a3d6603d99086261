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
        let (two, three) = (tiles & self.fertile2, tiles & self.fertile3);
        // Most areas have few fertile tiles, and counting takes longer than seeing that there are none.
        let count = |tiles: Cells| if tiles.is_empty() { 0 } else { tiles.len() };
        tiles.len() + count(two) + 2 * count(three)
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
        self.area_with(building, cell, |_, _| {})
    }

    /// The same, with all tiles of the area, plagues disregarded.
    pub fn area_and_tiles(&self, building: Building, cell: Cell) -> (Area, Cells) {
        let (beside, blocked) = (cell.set().with_neighbours(), self.blocked());
        let mut all = Cells::EMPTY;
        let area = self.area_with(building, cell, |landscape, reached| {
            let tiles = self.tiles_of(landscape);
            all |= if (tiles & blocked).is_empty() { reached } else { beside.flood(tiles) };
        });
        (area, all)
    }

    /// What the area comes to; tells of each landscape what counts of it.
    #[inline]
    fn area_with(&self, building: Building, cell: Cell, mut tell: impl FnMut(Landscape, Cells)) -> Area {
        let mut area = Area { building: self.building_worth(building, cell), ..Area::default() };
        let beside = cell.set().with_neighbours();
        let blocked = self.blocked();
        for &landscape in building.landscapes() {
            let open = self.tiles_of(landscape) & !blocked;
            let reached = if (beside & open).is_empty() { Cells::EMPTY } else { beside.flood(open) };
            tell(landscape, reached);
            if !reached.is_empty() {
                area.counted |= reached;
                area.landscape += self.worth_with_rat(landscape, reached) as u8;
            }
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

    /// The cells with another tile or another plague than on another board: an area that is not beside them is the same.
    pub fn changed_cells(&self, other: &Self) -> Cells {
        let mut changed = (self.fertile2.0 ^ other.fertile2.0) | (self.fertile3.0 ^ other.fertile3.0);
        for (tiles, others) in self.landscapes.iter().zip(&other.landscapes) {
            changed |= tiles.0 ^ others.0;
        }
        for (tiles, others) in self.buildings.iter().zip(&other.buildings) {
            changed |= tiles.0 ^ others.0;
        }
        let mut changed = Cells(changed);
        if self.plagues == other.plagues {
            return changed;
        }
        for (one, other) in self.plagues.iter().zip(&other.plagues).filter(|(one, other)| one != other) {
            one.iter().chain(other).for_each(|cell| changed.insert(*cell));
        }
        changed
    }

    /// S-12: what the area of the building on this cell is worth; `None` when there is no building.
    pub fn area_at(&self, cell: Cell) -> Option<Area> {
        Some(self.area(self.building_at(cell)?, cell))
    }
}
