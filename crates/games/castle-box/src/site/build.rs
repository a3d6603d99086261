//! Pieces put on the board, and what they make of buildings.

use super::{BuildingId, MAX_VALUE, NO_BUILDING, Site};
use crate::{Cell, Flag, Level, Span};

impl Site {
    /// A stone that leaves the game.
    pub const fn lose_stone(&mut self) {
        self.stones_left -= 1;
    }

    /// Puts a stone on top of a built cell.
    pub fn stone_on_top(&mut self, cell: Cell, worth: u8) -> BuildingId {
        debug_assert!(self.is_built(cell), "there is nothing to build on");
        self.stones_left -= 1;
        self.heights[cell.index()] += 1;
        let id = BuildingId(self.building[cell.index()]);
        self.add_value(id, worth);
        id
    }

    /// Puts the first stone on an empty field, as part of a building or as a new one.
    pub fn first_stone(&mut self, cell: Cell, worth: u8, of: Option<BuildingId>) -> BuildingId {
        self.stones_left -= 1;
        self.heights[cell.index()] = 1;
        let id = self.cover(cell, of);
        self.add_value(id, worth);
        id
    }

    /// Lays a span over three cells; they become one building, with all that they were part of. Of several castles
    /// that would be joined all but one must have lost their flag before.
    pub fn lay_span(&mut self, span: Span, cells: [Cell; 3], worth: u8) -> BuildingId {
        self.spans_left -= 1;
        self.note_span(span, self.height(span.middle));
        let mut whole = cells.iter().find_map(|cell| self.building(*cell));
        for cell in cells {
            self.heights[cell.index()] = span.level.0;
            whole = Some(match (whole, self.building(cell)) {
                (Some(id), Some(other)) => self.join(id, other),
                (id, _) => self.cover(cell, id),
            });
        }
        let id = whole.unwrap_or(BuildingId(cells[0].0));
        self.add_value(id, worth);
        id
    }

    /// Makes two buildings one: their values are added up, and a flag of either flies over both.
    pub fn join(&mut self, one: BuildingId, other: BuildingId) -> BuildingId {
        if one == other {
            return one;
        }
        debug_assert!(!(self.is_castle(one) && self.is_castle(other)), "two flags over one castle");
        let (id, gone) = (one.min(other), one.max(other));
        if self.is_castle(id) {
            self.castle_cells.0 |= self.cells(gone).0;
        } else if self.is_castle(gone) {
            self.castle_cells.0 |= self.cells(id).0;
            self.rename_flag(gone, id);
        }
        self.relabel(gone, id);
        self.values[id.0 as usize] =
            self.values[id.0 as usize].saturating_add(self.values[gone.0 as usize]).min(MAX_VALUE);
        self.values[gone.0 as usize] = 0;
        id
    }

    /// Makes a villa a castle.
    pub fn raise_flag(&mut self, id: BuildingId, flag: Flag) {
        self.flags[flag as usize] = id.0;
        self.castle_cells.0 |= self.cells(id).0;
    }

    /// Takes the flag of a castle back to the supply.
    pub fn strike_flag(&mut self, id: BuildingId) -> Option<Flag> {
        let flag = self.flag(id)?;
        self.flags[flag as usize] = NO_BUILDING;
        self.castle_cells.0 &= !self.cells(id).0;
        Some(flag)
    }

    /// Counts a cell into a building; a new one if it is part of none.
    fn cover(&mut self, cell: Cell, of: Option<BuildingId>) -> BuildingId {
        self.built.insert(cell);
        let Some(mut id) = of else {
            self.building[cell.index()] = cell.0;
            return BuildingId(cell.0);
        };
        if self.is_castle(id) {
            self.castle_cells.insert(cell);
        }
        if cell.0 < id.0 {
            let renamed = BuildingId(cell.0);
            self.rename_flag(id, renamed);
            self.relabel(id, renamed);
            self.values[cell.index()] = std::mem::take(&mut self.values[id.0 as usize]);
            id = renamed;
        }
        self.building[cell.index()] = id.0;
        id
    }

    #[inline]
    fn add_value(&mut self, id: BuildingId, worth: u8) {
        let value = &mut self.values[id.0 as usize];
        *value = value.saturating_add(worth).min(MAX_VALUE);
    }

    fn rename_flag(&mut self, from: BuildingId, to: BuildingId) {
        self.flags.iter_mut().filter(|castle| **castle == from.0).for_each(|castle| *castle = to.0);
    }

    fn relabel(&mut self, from: BuildingId, to: BuildingId) {
        self.building.iter_mut().for_each(|id| *id = if *id == from.0 { to.0 } else { *id });
    }

    pub(super) fn note_span(&mut self, span: Span, under: Level) {
        self.spans[self.span_count as usize] = span;
        self.under[self.span_count as usize] = under;
        self.span_count += 1;
        self.span_middles[usize::from(span.is_upright)].insert(span.middle);
    }
}
