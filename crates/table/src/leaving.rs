//! Leaving, coming back, giving up, running out of time.

use protocol::clock::Absence;
use protocol::table::{EndingReason, TableState};
use protocol::{Millis, SeatNumber, Seq};
use tabletop::Seat;

use super::{EntryKind, Table, Who};
use crate::refuse::{Result, not_now};

impl Table {
    pub(super) fn leave(&self, who: &Who, seq: Seq) -> Result<Vec<EntryKind>> {
        let seat = self.player(who)?;
        self.check_standing(seat, seq)?;
        if self.chair(seat)?.stand_in {
            return not_now("a bot plays for you already");
        }
        Ok(self.goes_away(seat, EntryKind::Left { seat }, EndingReason::Left))
    }

    pub(super) fn time_out(&self, seat: SeatNumber) -> Result<Vec<EntryKind>> {
        if self.state != TableState::Playing || self.chair(seat)?.stand_in {
            return not_now("no time runs for this seat");
        }
        Ok(self.goes_away(seat, EntryKind::TimedOut { seat }, EndingReason::TimedOut))
    }

    /// What the table chose when it was opened.
    fn goes_away(&self, seat: SeatNumber, told: EntryKind, reason: EndingReason) -> Vec<EntryKind> {
        match self.opening.settings.absence {
            Absence::Bot => vec![told],
            Absence::End => vec![told, EntryKind::Ended { reason, seat: Some(seat), outcome: None }],
        }
    }

    /// Coming back brings no time: whoever has used up the time of a turn is back when the turn is over.
    pub(super) fn check_time(&self, seat: SeatNumber, now: Millis) -> Result<()> {
        let is_asked = Seat::try_from(seat).is_ok_and(|seat| self.waiting().contains(seat));
        if is_asked && self.clock.is_used_up(seat, now) {
            return not_now("your time for this turn is used up: come back when the bot has played it");
        }
        Ok(())
    }

    pub(super) fn back(&self, who: &Who, seq: Seq, now: Millis) -> Result<Vec<EntryKind>> {
        let seat = self.player(who)?;
        self.check_standing(seat, seq)?;
        if !self.chair(seat)?.stand_in {
            return not_now("nobody stands in for you");
        }
        self.check_time(seat, now)?;
        Ok(vec![EntryKind::Back { seat }])
    }

    /// Somebody is never coming back. A table that waits has a free chair again, or is closed with its host; a game goes on as when
    /// somebody gives up.
    pub(super) fn give_up(&self, seat: SeatNumber) -> Result<Vec<EntryKind>> {
        let chair = self.chair(seat)?;
        let mut happened = match self.state {
            TableState::Waiting if self.host_seat == Some(seat) => self.close_forgotten()?,
            TableState::Waiting => vec![EntryKind::StoodUp { seat }],
            TableState::Playing | TableState::Paused if !chair.resigned => self.resigned(seat),
            TableState::Playing | TableState::Paused | TableState::Ended => Vec::new(),
        };
        happened.push(EntryKind::Forgotten { seat });
        Ok(happened)
    }

    /// With two seats the game is over and the other has won; with more a bot plays on in the place of the one who resigned, as
    /// long as another person plays.
    pub(super) fn resign(&self, who: &Who, seq: Seq) -> Result<Vec<EntryKind>> {
        let seat = self.member(who)?;
        self.check_standing(seat, seq)?;
        Ok(self.resigned(seat))
    }

    fn resigned(&self, seat: SeatNumber) -> Vec<EntryKind> {
        let others = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(index, chair)| *index != usize::from(seat) && chair.is_held());
        let mut happened = vec![EntryKind::Resigned { seat }];
        if self.chairs.len() == 2 || others.count() == 0 {
            happened.push(EntryKind::Ended {
                reason: EndingReason::Resigned,
                seat: Some(seat),
                outcome: None,
            });
        }
        happened
    }
}
