//! The cells of the board, `a1` to `i8`, and sets of them.
//!
//! S-1: a set is one bit a cell, ten bits a row. The tenth bit of a row is never a cell, so that a shift by one or by
//! ten is a step to a neighbour and nothing runs over the edge.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Columns and rows of the largest board that the notation and the sets can hold.
pub(crate) const MOST_COLUMNS: u8 = 9;
pub(crate) const MOST_ROWS: u8 = 9;
/// The cells of the largest board.
pub(crate) const MOST_CELLS: usize = (MOST_COLUMNS * MOST_ROWS) as usize;
const STRIDE: u8 = 10;

/// A cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Cell(u8);

/// A set of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cells(pub(crate) u128);

impl Cell {
    /// How many numbers there are; some belong to no cell.
    pub const COUNT: usize = (MOST_ROWS * STRIDE) as usize;

    /// Both counted from 0; the caller has checked that the notation has such a cell.
    pub const fn new(column: u8, row: u8) -> Self {
        debug_assert!(column < MOST_COLUMNS && row < MOST_ROWS, "no board has such a cell");
        Self(row * STRIDE + column)
    }

    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    pub(crate) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// The number in arrays, below [`Self::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this cell alone.
    pub const fn set(self) -> Cells {
        Cells(1 << self.0)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            [column @ b'a'..=b'i', row @ b'1'..=b'9'] => Ok(Self::new(column - b'a', row - b'1')),
            _ => Err("a cell is a column from a to i and a row, such as c4".to_owned()),
        }
    }
}

impl TryFrom<String> for Cell {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> Self {
        cell.to_string()
    }
}

impl Cells {
    pub const EMPTY: Self = Self(0);

    /// The cells of a board of this size.
    pub(crate) fn board(columns: u8, rows: u8) -> Self {
        let row = (1_u128 << columns) - 1;
        Self((0..rows).map(|number| row << (number * STRIDE)).fold(0, BitOr::bitor))
    }

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        // Half a set at a time: 64-bit arithmetic is far cheaper than 128-bit.
        let half = if cell.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (cell.0 & 63) & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// S-1: these cells and their orthogonal neighbours; bits beside the board may be set as well.
    #[inline]
    pub const fn with_neighbours(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// S-7: the cells of `within` that connect orthogonally, through `within`, to those of them given.
    #[inline]
    pub(crate) fn flood(self, within: Self) -> Self {
        let mut reached = self & within;
        loop {
            let further = reached.with_neighbours() & within;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The lowest cell, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let cell = Cell(low.trailing_zeros() as u8);
                low &= low - 1;
                return Some(cell);
            }
            if high == 0 {
                return None;
            }
            let cell = Cell(64 + high.trailing_zeros() as u8);
            high &= high - 1;
            Some(cell)
        })
    }

    /// In notation, for what is shown.
    pub(crate) fn names(self) -> Vec<String> {
        self.iter().map(|cell| cell.to_string()).collect()
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
