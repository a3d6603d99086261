//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use castle_box::{Cell, Direction, Place, Pointing};
use tabletop::Seat;

use crate::{Alcazar, Move, Step};

impl Alcazar {
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let is_placing = matches!(self.step, Step::Nobles { .. });
        let pointing = Pointing { seat, board: &self.board, site: &self.site, is_placing };
        pointing.moves_about(thing, |from| self.bridges_from(from))
    }

    /// bridges to where something stands; where nothing does, one to ask by.
    fn bridges_from(&self, from: Place) -> Vec<Move> {
        let Some(cell) = self.board.cell(from) else { return Vec::new() };
        let ends: Vec<Cell> =
            Direction::ALL.into_iter().filter_map(|way| self.board.two_away(cell, way)).collect();
        let built = self.site.built();
        let is_likely = |end: &&Cell| built.contains(cell) && built.contains(**end);
        let likely: Vec<Cell> = ends.iter().filter(is_likely).copied().collect();
        let asked = if likely.is_empty() { ends.into_iter().take(1).collect() } else { likely };
        asked.into_iter().map(|end| Move::bridge(from, self.board.place(end))).collect()
    }
}
