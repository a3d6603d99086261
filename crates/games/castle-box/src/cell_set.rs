//! Sets of cells.

use crate::{Cell, FIELDS};

/// A set of cells; bit n is cell n, so that the lower 72 bits are the fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL_FIELDS: Self = Self((1 << FIELDS) - 1);

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= cell.bit();
    }

    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !cell.bit();
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest cell in the set.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    #[inline]
    pub fn iter(self) -> CellIter {
        CellIter(self.0)
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellIter;

    #[inline]
    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        Self(cells.into_iter().fold(0, |set, cell| set | cell.bit()))
    }
}

/// Cells of a set, from the lowest up.
#[derive(Clone, Debug)]
pub struct CellIter(u128);

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}
