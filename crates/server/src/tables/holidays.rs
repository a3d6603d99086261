//! Days off of whoever holds a seat.

use protocol::clock::Holiday;
use protocol::{Problem, SeatNumber};
use table::{Action, Who};
use tokio::sync::oneshot;

use super::actor::Actor;
use super::command::nothing;
use crate::refuse::Result;

/// The days off of a guest who holds a seat are these, or none.
pub(crate) struct HolidayCommand {
    pub(crate) seat: SeatNumber,
    pub(crate) guest: String,
    pub(crate) holiday: Option<Holiday>,
    pub(crate) answer: oneshot::Sender<Result<()>>,
}

impl HolidayCommand {
    /// Answers that the table cannot be had.
    pub(super) fn fail(self, problem: Problem) {
        drop(self.answer.send(Err(problem)));
    }
}

impl Actor {
    pub(super) async fn take_holiday(&mut self, command: HolidayCommand) {
        let done = loop {
            let done = self.set_holiday(command.seat, &command.guest, command.holiday).await;
            if !self.must_judge_anew(&done).await {
                break done;
            }
        };
        drop(command.answer.send(done));
    }

    /// Nothing is to be done where the guest does not hold the seat any more, or the table knows.
    async fn set_holiday(&mut self, seat: SeatNumber, guest: &str, holiday: Option<Holiday>) -> Result<()> {
        let now = self.now();
        let wanted = holiday.filter(|holiday| holiday.until > now);
        let is_held = self.keys.is_held_by(guest, seat) && self.table.may_take_holiday(seat);
        if !is_held || self.table.holiday(seat, now) == wanted {
            return Ok(());
        }
        let action = Action::SetHoliday { seat, holiday: wanted };
        self.act(&Who::default(), action, None, &nothing).await.map(drop)
    }
}
