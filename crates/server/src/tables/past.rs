//! The past of a table as a reader may know it: the same over HTTP and on a socket.

use protocol::rest::{Log, Moment};
use protocol::{SeatNumber, Seq};

use super::command::Reading;
use crate::refuse::Result;

impl Reading<'_> {
    /// What happened after an entry.
    pub(crate) fn log(&self, after: Seq) -> Log {
        Log { entries: self.table.log(self.who.seat, after) }
    }

    /// The position after so many moves; after the end also as a seat saw it.
    pub(crate) fn moment(&self, number: u32, seen_by: Option<SeatNumber>) -> Result<Moment> {
        self.table.moment(self.who.seat, number, seen_by)
    }
}
