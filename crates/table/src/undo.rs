//! Fair undo without asking, as docs/undo.md says: back to the last new information.

use protocol::{ProblemKey, SeatNumber, Seq};
use tabletop::Seat;

use super::{EntryKind, Table, Who};
use crate::refuse::{Result, not_now, refuse};

impl Table {
    pub(super) fn take_back(&self, who: &Who, seq: Seq) -> Result<Vec<EntryKind>> {
        let seat = self.player(who)?;
        self.check_standing(seat, seq)?;
        self.check_unrated()?;
        let last = self.move_entries.last().copied();
        if last.is_none() {
            return not_now("there is no move to take back");
        }
        if seq < last.unwrap_or(0) || seq > self.seq() {
            return refuse(ProblemKey::Stale, "there has been another move since");
        }
        if !self.may_take_back(seat) {
            return refuse(
                ProblemKey::NeedsAgreement,
                "the last move was not yours or showed something new: propose to take it back",
            );
        }
        Ok(vec![EntryKind::TookBack { seat, moves: 1 }])
    }

    /// Whether the seat may take back the last move without asking.
    pub fn may_take_back(&self, seat: SeatNumber) -> bool {
        let (Some(game), Ok(seat)) = (&self.game, Seat::try_from(seat)) else { return false };
        !self.is_over() && !self.is_rated() && game.may_take_back(seat)
    }
}
