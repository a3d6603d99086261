//! Sets of cells.

use crate::{Cell, FIELDS};

/// A set of cells; bit n is cell n, so that the lower 72 bits are the fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL_FIELDS: Self = Self((1 << FIELDS) - 1);

    /// The lower and the upper 64 cells: quicker to work with than both together.
    #[inline]
    const fn halves(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let (low, high) = self.halves();
        let half = if cell.0 < 64 { low } else { high };
        half >> (cell.0 & 63) & 1 != 0
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
        match self.halves() {
            (0, 0) => None,
            (0, high) => Some(Cell(64 + high.trailing_zeros() as u8)),
            (low, _) => Some(Cell(low.trailing_zeros() as u8)),
        }
    }

    #[inline]
    pub fn iter(self) -> CellIter {
        let (low, high) = self.halves();
        CellIter { low, high }
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
pub struct CellIter {
    low: u64,
    high: u64,
}

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.low != 0 {
            let cell = Cell(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            return Some(cell);
        }
        if self.high == 0 {
            return None;
        }
        let cell = Cell(64 + self.high.trailing_zeros() as u8);
        self.high &= self.high - 1;
        Some(cell)
    }
}
