//! What somebody may want who points at a thing and finds nothing to do with it. The rules answer; nothing is decided here.

use castle_box::Pointing;
use tabletop::Seat;

use crate::{BigBoss, Move, Step};

impl BigBoss {
    /// B-1: there are no bridges to ask about.
    pub(crate) fn moves_about_thing(&self, seat: Seat, thing: &str) -> Vec<Move> {
        let is_placing = matches!(self.step, Step::Nobles { .. });
        let pointing = Pointing { seat, board: &self.board, site: &self.site, is_placing };
        pointing.moves_about(thing, |_| Vec::new())
    }
}
