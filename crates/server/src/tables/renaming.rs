//! Names at a table follow those who bear them: who is called otherwise, and who held a seat before and is not named any more.

use protocol::SeatNumber;
use table::{Action, Entry, EntryKind, Table, Who};

use super::actor::Actor;
use crate::names;
use crate::refuse::{Result, internal, unavailable};
use crate::storage::{AccountWrite, FormerSeat, Write};

impl Actor {
    /// Nothing is to be done where the guest does not hold the seat any more, or the game is over.
    pub(super) async fn rename(&mut self, seat: SeatNumber, guest: &str, name: &str) -> Result<()> {
        let others = self.table.chairs.iter().enumerate().filter(|(place, _)| *place != usize::from(seat));
        let others: Vec<String> = others.map(|(_, chair)| chair.name.clone()).collect();
        let name = names::distinct(name, &others.iter().map(String::as_str));
        if !self.keys.is_held_by(guest, seat) || !self.table.may_rename(seat, &name) {
            return Ok(());
        }
        let table = self.table.id().to_owned();
        let since = self.table.sat_down(seat, u64::MAX).unwrap_or(0);
        let mut writes = redacted(&table, self.table.entries_renamed(seat, since, &name))?;
        let (guest, new) = (guest.to_owned(), name.clone());
        writes.push(AccountWrite::RenameSpeaker { table, guest, name: new }.into());
        let extra = move |_: &Table, _: &[Entry]| writes.clone();
        self.act(&Who::default(), Action::Rename { seat, name }, None, &extra).await.map(drop)
    }

    pub(super) async fn forget_former(&mut self, former: &FormerSeat) -> Result<()> {
        let FormerSeat { table, seat, until, .. } = former.clone();
        let since = self.table.sat_down(seat, until).unwrap_or(0);
        let named = self.table.entries_renamed(seat, since, "");
        let is_named = !named.is_empty();
        let mut writes = redacted(&table, named)?;
        writes.push(AccountWrite::FormerForgotten { former: former.clone() }.into());
        if !is_named {
            return self.context.storage.commit(writes).await.map_err(unavailable);
        }
        let extra = move |_: &Table, _: &[Entry]| writes.clone();
        self.act(&Who::default(), Action::ForgetFormer { seat, until }, None, &extra).await.map(drop)
    }
}

/// Entries as they are to be from now on.
pub(super) fn redacted(table: &str, entries: Vec<(u64, EntryKind)>) -> Result<Vec<Write>> {
    let redact = |(seq, what): (u64, EntryKind)| {
        let body = serde_json::to_string(&what).map_err(internal)?;
        Ok(AccountWrite::Redact { table: table.to_owned(), seq, body }.into())
    };
    entries.into_iter().map(redact).collect()
}
