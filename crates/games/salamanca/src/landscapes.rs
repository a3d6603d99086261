//! How landscapes and areas come about.
//!
//! Tiles of one type that touch are a landscape; a building and the landscapes of its colour that touch it are an area.

use crate::{Board, Building, Cell, Cells, Landscape};

impl Board {
    /// S-7: the landscape that a tile of this type belongs to: all that connects to it orthogonally.
    pub(crate) fn landscape_of(&self, landscape: Landscape, cell: Cell) -> Cells {
        cell.set().flood(self.tiles_of(landscape))
    }

    /// S-8: all landscapes of one type that touch the cell of a building, as one set. Plagues are disregarded.
    #[inline]
    pub(crate) fn touching(&self, landscape: Landscape, building: Cell) -> Cells {
        building.set().with_neighbours().flood(self.tiles_of(landscape))
    }

    /// S-7, S-8: the landscapes of one type that touch the cell of a building, each by itself.
    pub(crate) fn landscapes_touching(&self, landscape: Landscape, building: Cell) -> Vec<Cells> {
        let mut left = self.touching(landscape, building);
        let mut found = Vec::new();
        while let Some(cell) = left.first() {
            let one = cell.set().flood(left);
            left &= !one;
            found.push(one);
        }
        found
    }

    /// S-8: all tiles of the area of a building, without the building. Plagues are disregarded.
    pub fn area_tiles(&self, building: Building, cell: Cell) -> Cells {
        let types = building.landscapes().iter();
        types.fold(Cells::EMPTY, |tiles, landscape| tiles | self.touching(*landscape, cell))
    }
}
