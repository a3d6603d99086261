//! Days off: the clock of a player stands, and nobody decides about the seat meanwhile (docs/holidays.md).

use protocol::clock::{Holiday, Pace};
use protocol::table::TableState;
use protocol::{Millis, SeatNumber};

use super::{Chair, EntryKind, Table};
use crate::refuse::{Result, not_now};

impl Table {
    /// Whether days off count here: not where people play with minutes on the clock.
    fn has_holidays(&self) -> bool {
        let is_on = matches!(self.state, TableState::Playing | TableState::Paused);
        is_on && !matches!(self.opening.settings.pace, Pace::RealTime { .. })
    }

    /// Whether whoever sits there can take days off.
    pub fn may_take_holiday(&self, seat: SeatNumber) -> bool {
        self.has_holidays() && self.chairs.get(usize::from(seat)).is_some_and(Chair::is_held)
    }

    /// The days off of a seat that are not over.
    pub fn holiday(&self, seat: SeatNumber, now: Millis) -> Option<Holiday> {
        let chair = self.chairs.get(usize::from(seat)).filter(|chair| chair.is_held())?;
        chair.holiday.filter(|holiday| holiday.until > now)
    }

    pub(super) fn set_holiday(
        &self,
        seat: SeatNumber,
        holiday: Option<Holiday>,
        now: Millis,
    ) -> Result<Vec<EntryKind>> {
        if !self.may_take_holiday(seat) {
            return not_now("days off do not count here");
        }
        let wanted = holiday.filter(|holiday| holiday.until > now && holiday.from < holiday.until);
        match (wanted, self.holiday(seat, now)) {
            (wanted, known) if wanted == known => not_now("the days off are these already"),
            (Some(Holiday { from, until }), _) => Ok(vec![EntryKind::HolidaySet { seat, from, until }]),
            (None, _) => Ok(vec![EntryKind::HolidayEnded { seat }]),
        }
    }
}
