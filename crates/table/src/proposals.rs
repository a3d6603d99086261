//! What others must agree to: taking back what showed something, pausing, breaking off; and what becomes of the seat of somebody who
//! is gone. docs/undo.md and docs/leaving.md say who is asked.

use protocol::table::{EndingReason, Proposal, TableState};
use protocol::{Millis, ProblemKey, SeatNumber, Seq};

use super::{Chair, EntryKind, PendingProposal, Table, Who};
use crate::refuse::{Result, not_now, refuse};

impl Table {
    pub(super) fn propose(
        &self,
        who: &Who,
        seq: Seq,
        proposal: Proposal,
        now: Millis,
    ) -> Result<Vec<EntryKind>> {
        let seat = self.member(who)?;
        if proposal != Proposal::Abort {
            self.check_rules()?;
        }
        self.check_standing(seat, seq)?;
        let nobody_else = if let Some(gone) = proposal.gone() {
            self.check_gone(seat, gone, now)?;
            if !matches!(proposal, Proposal::EndWithout { .. }) {
                self.check_unrated()?;
            }
            self.voters(gone, now).len() == 1
        } else {
            self.check_proposal(seq, proposal)?;
            let is_alone = self.people().all(|person| person == seat);
            if is_alone && matches!(proposal, Proposal::Abort | Proposal::Pause) {
                self.check_may_stop_alone()?;
            }
            is_alone
        };
        let mut happened = vec![EntryKind::Proposed { seat, proposal }];
        if nobody_else {
            happened.push(self.carry_out(seat, proposal));
        }
        Ok(happened)
    }

    fn check_proposal(&self, seq: Seq, proposal: Proposal) -> Result<()> {
        if self.pending.is_some() {
            return not_now("another proposal is waiting for answers");
        }
        match proposal {
            Proposal::TakeBack { moves } => {
                self.check_unrated()?;
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
            _ => Ok(()),
        }
    }

    pub(super) fn answer(&self, who: &Who, seq: Seq, agree: bool) -> Result<Vec<EntryKind>> {
        let seat = self.member(who)?;
        let Some(pending) = &self.pending else { return not_now("nothing has been proposed") };
        if pending.seq != seq {
            return refuse(ProblemKey::Stale, format!("the open proposal is {}", pending.seq));
        }
        let is_asked = self.missing(pending).any(|missing| missing == seat);
        let may_decline = is_asked || pending.by_seat == seat || pending.proposal.gone() == Some(seat);
        if !agree && may_decline {
            return Ok(vec![EntryKind::Declined { seat }]);
        }
        if !is_asked {
            return not_now("your answer is not awaited");
        }
        let mut happened = vec![EntryKind::Agreed { seat }];
        if self.is_last_consent(pending, seat) {
            if pending.proposal != Proposal::Abort {
                self.check_rules()?;
            }
            happened.push(self.carry_out(pending.by_seat, pending.proposal));
        }
        Ok(happened)
    }

    fn is_last_consent(&self, pending: &PendingProposal, seat: SeatNumber) -> bool {
        match pending.proposal.gone() {
            Some(_) => pending.agreed.len() + 1 >= pending.needed(),
            None => self.missing(pending).all(|missing| missing == seat),
        }
    }

    fn carry_out(&self, seat: SeatNumber, proposal: Proposal) -> EntryKind {
        let about_seat = proposal.gone().and_then(|gone| self.decide_about(gone, proposal));
        about_seat.unwrap_or(match proposal {
            Proposal::TakeBack { moves } => EntryKind::TookBack { seat, moves: u32::from(moves) },
            Proposal::Pause => EntryKind::Paused,
            _ => EntryKind::Ended { reason: EndingReason::Aborted, seat: None, outcome: None },
        })
    }

    pub(super) fn resume(&self, who: &Who, seq: Seq) -> Result<Vec<EntryKind>> {
        let seat = self.player(who)?;
        self.check_standing(seat, seq)?;
        if self.state != TableState::Paused {
            return not_now("the game is not paused");
        }
        Ok(vec![EntryKind::Resumed { seat }])
    }

    /// The people who are asked: all who hold a seat and have not given up. Who is away is asked too, and answers when back.
    fn people(&self) -> impl Iterator<Item = SeatNumber> {
        let held = self.chairs.iter().enumerate().filter(|(_, chair): &(usize, &Chair)| chair.is_held());
        held.map(|(index, _)| index as SeatNumber)
    }

    /// Whose answer is awaited.
    pub(super) fn missing<'a>(
        &'a self,
        pending: &'a PendingProposal,
    ) -> Box<dyn Iterator<Item = SeatNumber> + 'a> {
        let has_answered =
            |seat: &SeatNumber| pending.agreed.contains(seat) || pending.declined.contains(seat);
        match pending.proposal.gone() {
            Some(_) => Box::new(pending.voters.iter().copied().filter(move |seat| !has_answered(seat))),
            None => Box::new(self.people().filter(move |seat| !has_answered(seat))),
        }
    }
}
