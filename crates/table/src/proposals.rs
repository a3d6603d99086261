//! What needs the consent of all people at the table: taking back what showed something, pausing, breaking off.

use protocol::table::{EndReason, Proposal, Sitter, TableState};
use protocol::{ProblemKey, SeatNumber, Seq};

use super::{Happened, Pending, Table, Who};
use crate::refuse::{Result, not_now, refuse};

impl Table {
    pub(super) fn propose(&self, who: &Who, seq: Seq, proposal: Proposal) -> Result<Vec<Happened>> {
        let seat = self.member(who)?;
        if proposal != Proposal::Abort {
            self.check_rules()?;
        }
        self.check_standing(seat, seq)?;
        self.check_proposal(seq, proposal)?;
        let mut happened = vec![Happened::Proposed { seat, proposal }];
        if self.people().all(|person| person == seat) {
            happened.push(Self::carry_out(seat, proposal));
        }
        Ok(happened)
    }

    fn check_proposal(&self, seq: Seq, proposal: Proposal) -> Result<()> {
        if self.pending.is_some() {
            return not_now("another proposal is waiting for answers");
        }
        match proposal {
            Proposal::TakeBack { moves } => {
                if seq < self.move_entries.last().copied().unwrap_or(0) || seq > self.seq() {
                    return refuse(ProblemKey::Stale, "there has been another move since");
                }
                if moves == 0 || usize::from(moves) > self.move_entries.len() {
                    let made = self.move_entries.len();
                    return refuse(
                        ProblemKey::BadMessage,
                        format!("from 1 to {made} moves can be taken back"),
                    );
                }
                Ok(())
            }
            Proposal::Pause if self.state == TableState::Paused => not_now("the game is paused already"),
            Proposal::Pause | Proposal::Abort => Ok(()),
        }
    }

    pub(super) fn answer(&self, who: &Who, seq: Seq, agree: bool) -> Result<Vec<Happened>> {
        let seat = self.member(who)?;
        let Some(pending) = &self.pending else { return not_now("nothing has been proposed") };
        if pending.seq != seq {
            return refuse(ProblemKey::Stale, format!("the open proposal is {}", pending.seq));
        }
        if !self.missing(pending).any(|missing| missing == seat) {
            return not_now("your answer is not awaited");
        }
        if !agree {
            return Ok(vec![Happened::Declined { seat }]);
        }
        let mut happened = vec![Happened::Agreed { seat }];
        if self.missing(pending).all(|missing| missing == seat) {
            if pending.proposal != Proposal::Abort {
                self.check_rules()?;
            }
            happened.push(Self::carry_out(pending.by_seat, pending.proposal));
        }
        Ok(happened)
    }

    fn carry_out(seat: SeatNumber, proposal: Proposal) -> Happened {
        match proposal {
            Proposal::TakeBack { moves } => Happened::TookBack { seat, moves: u32::from(moves) },
            Proposal::Pause => Happened::Paused,
            Proposal::Abort => Happened::Ended { reason: EndReason::Aborted, seat: None, outcome: None },
        }
    }

    pub(super) fn resume(&self, who: &Who, seq: Seq) -> Result<Vec<Happened>> {
        let seat = self.player(who)?;
        self.check_standing(seat, seq)?;
        if self.state != TableState::Paused {
            return not_now("the game is not paused");
        }
        Ok(vec![Happened::Resumed { seat }])
    }

    /// The people who are asked: those who play themselves.
    fn people(&self) -> impl Iterator<Item = SeatNumber> {
        let plays =
            |chair: &super::Chair| chair.sitter == Sitter::Person && !chair.stand_in && !chair.resigned;
        self.chairs
            .iter()
            .enumerate()
            .filter(move |(_, chair)| plays(chair))
            .map(|(index, _)| index as SeatNumber)
    }

    /// Whose answer is awaited.
    pub(super) fn missing<'a>(&'a self, pending: &'a Pending) -> impl Iterator<Item = SeatNumber> + 'a {
        self.people().filter(|seat| !pending.agreed.contains(seat))
    }
}
