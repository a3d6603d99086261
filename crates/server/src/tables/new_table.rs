//! A table that is about to be opened, with all that is stored of it at first.

use protocol::{Millis, SeatNumber};
use table::{First, Opening, Table};

use crate::refuse::{Result, not_done};
use crate::secret;
use crate::storage::{Summary, Write};

pub(crate) struct NewTable {
    id: String,
    writes: Vec<Write>,
}

impl NewTable {
    /// A table with those who sit there from the start.
    pub(crate) fn open(opening: Opening, first: Vec<First>, now: Millis) -> Result<Self> {
        let id = opening.id.clone();
        let (table, entries) = Table::open_with(opening.clone(), first, now).map_err(not_done)?;
        let summary = Box::new(Summary::of(&table, now));
        let mut writes = vec![Write::Table { opening: Box::new(opening), summary }];
        let entry = |entry| Write::Entry { table: id.clone(), entry: Box::new(entry) };
        writes.extend(entries.into_iter().map(entry));
        Ok(Self { id, writes })
    }

    /// A link opens the seat too.
    pub(crate) fn link_seat(&mut self, seat: SeatNumber, token: &str, at: Millis) {
        let table = self.id.clone();
        self.writes.push(Write::SeatToken { token: secret::hash(token), table, seat, at });
    }

    /// The session of a guest holds the seat.
    pub(crate) fn hold_seat(&mut self, seat: SeatNumber, guest: &str, at: Millis) {
        self.writes.push(Write::Holder { table: self.id.clone(), seat, guest: guest.to_owned(), at });
    }

    /// Something else that is stored with it, or nothing is.
    pub(crate) fn also(&mut self, write: Write) {
        self.writes.push(write);
    }

    /// Whoever holds a seat of another table by a session holds this one.
    pub(crate) fn copy_seat(&mut self, from: &str, from_seat: SeatNumber, to_seat: SeatNumber) {
        let (from, to) = (from.to_owned(), self.id.clone());
        self.writes.push(Write::CopySeat { from, from_seat, to, to_seat });
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn into_writes(self) -> Vec<Write> {
        self.writes
    }
}
