//! The names in the entries of a table: they change with those who bear them, and go with them.

use protocol::table::Sitter;
use protocol::{SeatNumber, Seq};

use super::{EntryKind, Table};
use crate::refuse::{Result, not_now};

impl Table {
    /// The entries that name whoever sat down there last, without the name.
    pub fn entries_naming(&self, seat: SeatNumber) -> Vec<(Seq, EntryKind)> {
        self.entries_renamed(seat, self.sat_down(seat, Seq::MAX).unwrap_or(0), "")
    }

    /// The entry with which whoever sat there up to an entry had sat down.
    pub fn sat_down(&self, seat: SeatNumber, until: Seq) -> Option<Seq> {
        let former = self.entries.iter().rev().filter(|entry| entry.seq <= until);
        former.filter(|entry| entry.what.sits_down() == Some(seat)).map(|entry| entry.seq).next()
    }

    /// The entries that name whoever had sat down with an entry, with another name, or without one.
    pub fn entries_renamed(&self, seat: SeatNumber, since: Seq, name: &str) -> Vec<(Seq, EntryKind)> {
        let is_next = |seq: Seq, what: &EntryKind| seq > since && what.sits_down() == Some(seat);
        let later = self.entries.iter().skip_while(|entry| entry.seq < since);
        let own = later.take_while(|entry| !is_next(entry.seq, &entry.what));
        own.filter_map(|entry| entry.what.with_name(seat, name).map(|what| (entry.seq, what))).collect()
    }

    /// Whether whoever holds a seat can be shown under this name: a game that is over is left as it was.
    pub fn may_rename(&self, seat: SeatNumber, name: &str) -> bool {
        let chair = self.chairs.get(usize::from(seat));
        let is_held = chair.is_some_and(|chair| {
            chair.sitter == Sitter::Person && !chair.vacant && !chair.forgotten && !chair.name.is_empty()
        });
        let is_new = chair.is_some_and(|chair| chair.name != name);
        is_held && is_new && !self.is_over() && !name.is_empty()
    }

    pub(super) fn rename(&self, seat: SeatNumber, name: String) -> Result<Vec<EntryKind>> {
        match self.sat_down(seat, Seq::MAX).filter(|_| self.may_rename(seat, &name)) {
            Some(since) => Ok(vec![EntryKind::Renamed { seat, since, name }]),
            None => not_now("nobody is to be renamed there"),
        }
    }

    pub(super) fn forget_former(&self, seat: SeatNumber, until: Seq) -> Result<Vec<EntryKind>> {
        match self.sat_down(seat, until) {
            Some(since) if !self.entries_renamed(seat, since, "").is_empty() => {
                Ok(vec![EntryKind::Renamed { seat, since, name: String::new() }])
            }
            _ => not_now("nothing names who sat there"),
        }
    }

    /// What is kept in memory has the name that is stored from now on.
    pub(super) fn put_name(&mut self, seat: SeatNumber, since: Seq, name: &str) {
        let is_last = self.sat_down(seat, Seq::MAX) == Some(since);
        for (seq, what) in self.entries_renamed(seat, since, name) {
            if let Some(entry) = self.entries.iter_mut().find(|entry| entry.seq == seq) {
                entry.what = what;
            }
        }
        let chair = self.chairs.get_mut(usize::from(seat));
        // Once a chair has been left, what is shown of it is about somebody else.
        let is_shown = is_last && !name.is_empty();
        if let Some(chair) = chair.filter(|chair| is_shown && !chair.name.is_empty()) {
            name.clone_into(&mut chair.name);
        }
    }
}

impl EntryKind {
    /// The seat that somebody takes by this, under a name.
    const fn sits_down(&self) -> Option<SeatNumber> {
        match self {
            Self::Joined { seat, .. } | Self::SeatKept { seat, .. } | Self::TookOver { seat, .. } => {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// The same with another name for whoever sits there, if it has one and that is another. Who has no name is no player that can be looked up.
    fn with_name(&self, of: SeatNumber, new: &str) -> Option<Self> {
        let mut what = self.clone();
        match &mut what {
            Self::Joined { seat, name, player }
            | Self::SeatKept { seat, name, player }
            | Self::TookOver { seat, name, player }
                if *seat == of =>
            {
                new.clone_into(name);
                *player = player.take().filter(|_| !new.is_empty());
            }
            Self::SeatOpened { seat, name }
            | Self::GivenToBot { seat, name, .. }
            | Self::Renamed { seat, name, .. }
                if *seat == of && !name.is_empty() =>
            {
                new.clone_into(name);
            }
            _ => return None,
        }
        (what != *self).then_some(what)
    }
}
