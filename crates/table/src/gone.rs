//! Somebody is gone for good: those who are there decide what becomes of the seat (docs/leaving.md).

use protocol::clock::Pace;
use protocol::table::{AbsentSeat, EndingReason, OutcomeInfo, Proposal, Sitter, TableState};
use protocol::{Millis, SeatNumber};

use super::{Chair, EntryKind, PendingProposal, Table};
use crate::refuse::{Result, not_now};

const MINUTE: Millis = 60_000;
const DAY_MINUTES: u32 = 24 * 60;
/// How long somebody may be away where the table does not say it: without a clock, and with one that runs in minutes.
const USUAL_WITHOUT_CLOCK: u32 = 3 * DAY_MINUTES;
const USUAL_IN_REAL_TIME: u32 = 10;

impl Table {
    /// How long somebody may be away before the others may decide about the seat.
    pub fn gone_after_minutes(&self) -> u32 {
        let settings = &self.opening.settings;
        settings.gone_after_minutes.unwrap_or(match settings.pace {
            Pace::Unlimited => USUAL_WITHOUT_CLOCK,
            Pace::RealTime { .. } => USUAL_IN_REAL_TIME,
            Pace::Days { days } | Pace::Weekly { days } => days * DAY_MINUTES,
        })
    }

    fn gone_after(&self) -> Millis {
        Millis::from(self.gone_after_minutes()) * MINUTE
    }

    /// In how many milliseconds the others may decide about the seat if nothing happens before: at once when its time has run out,
    /// else when its holder has left, or has been waited for without a clock, for long enough. Absent where the holder is there.
    pub fn gone_in(&self, seat: SeatNumber, now: Millis) -> Option<Millis> {
        let chair = self.chairs.get(usize::from(seat)).filter(|chair| chair.is_held())?;
        if !matches!(self.state, TableState::Playing | TableState::Paused) {
            return None;
        }
        let since = match chair.away {
            Some(away) if away.is_out_of_time => return Some(0),
            Some(away) => away.since,
            None if self.clock.is_counting() => return None,
            None => self.waited_since.get(usize::from(seat)).copied().flatten()?,
        };
        Some(self.gone_after().saturating_sub(self.clock.elapsed_for(seat, since, now)))
    }

    /// Those about whose seats the others may decide, now or later.
    pub(super) fn absent(&self, now: Millis) -> Vec<AbsentSeat> {
        let seats = 0..self.chairs.len() as SeatNumber;
        seats.filter_map(|seat| Some(AbsentSeat { seat, gone_in: self.gone_in(seat, now)? })).collect()
    }

    /// Those who decide about the seat: who holds another, plays, has no day off, and has not left a question about a seat unanswered for as long as
    /// makes somebody gone.
    pub(super) fn voters(&self, gone: SeatNumber, now: Millis) -> Vec<SeatNumber> {
        let silent = self.pending.as_ref().filter(|pending| self.has_lapsed(pending, now));
        let is_silent = |seat: &SeatNumber| {
            silent.is_some_and(|pending| self.missing(pending).any(|missing| missing == *seat))
        };
        let is_there = |(index, chair): (usize, &Chair)| {
            let seat = index as SeatNumber;
            let there = chair.is_held() && !chair.stand_in && seat != gone;
            let is_off = chair.holiday.is_some_and(|holiday| holiday.has(now));
            (there && !is_off && self.gone_in(seat, now) != Some(0)).then_some(seat)
        };
        let there = self.chairs.iter().enumerate().filter_map(is_there);
        there.filter(|seat| !is_silent(seat)).collect()
    }

    /// Whether a question about a seat has been open for as long as makes somebody gone.
    fn has_lapsed(&self, pending: &PendingProposal, now: Millis) -> bool {
        pending.proposal.gone().is_some() && self.clock.elapsed(pending.at, now) >= self.gone_after()
    }

    /// Refuses what cannot be decided about a seat, or not by this one, or not yet.
    pub(super) fn check_gone(&self, by: SeatNumber, gone: SeatNumber, now: Millis) -> Result<()> {
        self.chair(gone)?;
        match self.gone_in(gone, now) {
            Some(0) => {}
            Some(_) => return not_now("the holder of this seat has not been away for long enough"),
            None => return not_now("the holder of this seat is there, or nobody holds it"),
        }
        let open = self.pending.as_ref().filter(|pending| pending.proposal.gone().is_some());
        if open.is_some_and(|pending| !self.has_lapsed(pending, now)) {
            return not_now("another proposal is waiting for answers");
        }
        if !self.voters(gone, now).contains(&by) {
            return not_now("those who are there decide: come back first");
        }
        Ok(())
    }

    /// What was decided about the seat.
    pub(super) fn decide_about(&self, gone: SeatNumber, proposal: Proposal) -> Option<EntryKind> {
        let name = self.chairs.get(usize::from(gone)).map(|chair| chair.name.clone()).unwrap_or_default();
        match proposal {
            Proposal::SeatToBot { level, .. } => Some(EntryKind::GivenToBot { seat: gone, level, name }),
            Proposal::SeatToLink { .. } => Some(EntryKind::SeatOpened { seat: gone, name }),
            Proposal::EndWithout { .. } => {
                Some(EntryKind::Ended { reason: EndingReason::Gone, seat: Some(gone), outcome: None })
            }
            Proposal::TakeBack { .. } | Proposal::Pause | Proposal::Abort => None,
        }
    }

    /// Whether the seat waits for somebody to take it over.
    pub fn is_vacant(&self, seat: SeatNumber) -> bool {
        self.chairs.get(usize::from(seat)).is_some_and(|chair| chair.vacant)
    }

    /// Somebody comes by the link of a seat that was taken from another, and plays on.
    pub(super) fn take_over(
        &self,
        seat: SeatNumber,
        name: String,
        player: Option<String>,
    ) -> Result<Vec<EntryKind>> {
        self.check_rules()?;
        if !self.chair(seat)?.vacant || self.is_over() {
            return not_now("the seat waits for nobody");
        }
        Ok(vec![EntryKind::TookOver { seat, name, player }])
    }

    /// Who has won. A game that is broken off has no winner; one that somebody left or gave up is won by those who stayed.
    pub(super) fn winners(
        &self,
        reason: EndingReason,
        gone: Option<SeatNumber>,
        outcome: Option<&OutcomeInfo>,
    ) -> Vec<SeatNumber> {
        let seats = 0..self.chairs.len() as SeatNumber;
        match reason {
            EndingReason::Aborted => Vec::new(),
            EndingReason::Finished => {
                let place = |seat: SeatNumber| outcome?.places.get(usize::from(seat)).copied();
                seats.filter(|seat| place(*seat) == Some(1)).collect()
            }
            EndingReason::Resigned | EndingReason::TimedOut | EndingReason::Left | EndingReason::Gone => {
                let stayed = |seat: &SeatNumber| {
                    let chair = self.chairs.get(usize::from(*seat));
                    let plays = |chair: &Chair| matches!(chair.sitter, Sitter::Bot { .. }) || chair.is_held();
                    Some(*seat) != gone && chair.is_some_and(plays)
                };
                seats.filter(stayed).collect()
            }
        }
    }
}

impl PendingProposal {
    /// How many must agree: everybody, or about a seat more than half of those who are there.
    pub(super) fn needed(&self) -> usize {
        self.voters.len() / 2 + 1
    }

    /// The proposal after somebody has declined it, if it is still open. The one about whose seat it is shows by declining that they
    /// are there; whoever made it can withdraw it.
    pub(super) fn without(mut self, seat: SeatNumber) -> Option<Self> {
        let gone = self.proposal.gone()?;
        if seat == gone || seat == self.by_seat {
            return None;
        }
        self.declined.push(seat);
        let can_pass = self.voters.len().saturating_sub(self.declined.len()) >= self.needed();
        can_pass.then_some(self)
    }
}

impl EntryKind {
    /// The seat whose holder has lost it by this, with all links to it.
    pub const fn seat_freed(&self) -> Option<SeatNumber> {
        match self {
            Self::Kicked { seat }
            | Self::StoodUp { seat }
            | Self::GivenToBot { seat, .. }
            | Self::SeatOpened { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The seat that has shown by this that its holder is there.
    pub(super) const fn sign_of_life(&self) -> Option<SeatNumber> {
        match self {
            Self::Moved { seat, stand_in: false, .. }
            | Self::TookBack { seat, .. }
            | Self::Proposed { seat, .. }
            | Self::Agreed { seat }
            | Self::Declined { seat }
            | Self::Resumed { seat }
            | Self::Back { seat }
            | Self::TookOver { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}
