//! Pieces over three cells: bridges in Alcazar, founding stones in Das neue Big Boss.

use crate::{Board, Cell, Level};

/// As many as the box holds.
pub const MAX_SPANS: usize = 20;

/// A straight piece over three cells. Its middle and its direction say where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    pub middle: Cell,
    /// Whether it lies along a column of the grid rather than along a row.
    pub is_upright: bool,
    pub level: Level,
}

impl Span {
    /// The three cells: one end, the middle, the other end. `None` if the piece would stick out of the grid.
    #[inline]
    pub fn cells(self, board: &Board) -> Option<[Cell; 3]> {
        let (first, last) = board.around(self.middle, self.is_upright)?;
        Some([first, self.middle, last])
    }
}
