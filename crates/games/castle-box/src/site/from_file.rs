//! What a file says, put down as it is: the file has been checked.

use super::{BuildingId, Site};
use crate::{Cell, CellSet, Flag, Level, Span};

impl Site {
    pub(crate) fn set_supply(&mut self, stones_left: u8, spans_left: u8) {
        self.stones_left = stones_left;
        self.spans_left = spans_left;
    }

    pub(crate) fn set_height(&mut self, cell: Cell, height: Level) {
        self.heights[cell.index()] = height.0;
        self.built.insert(cell);
    }

    pub(crate) fn set_span(&mut self, span: Span, under: Level) {
        self.note_span(span, under);
    }

    pub(crate) fn set_building(&mut self, cells: CellSet, value: u8, flag: Option<Flag>) {
        let Some(lowest) = cells.first() else { return };
        cells.iter().for_each(|cell| self.building[cell.index()] = lowest.0);
        self.values[lowest.index()] = value;
        if let Some(flag) = flag {
            self.raise_flag(BuildingId(lowest.0), flag);
        }
    }
}
