//! What a simulated storage holds, how it changes, and who held which seat when.

use std::collections::BTreeMap;

use protocol::socket::ChatLine;
use protocol::{SeatNumber, Seq};
use table::{Entry, Opening};

use super::Flaw;
use crate::secret::SecretHash;
use crate::storage::{Opener, Presence, SeatKey, StoreError, Write};

/// A table as stored.
#[derive(Clone, Debug)]
pub(super) struct SimTable {
    pub(super) opening: Opening,
    pub(super) entries: Vec<Entry>,
    /// The lines, and who wrote each with which message.
    pub(super) chat: Vec<(ChatLine, String)>,
    pub(super) mutes: Vec<(SeatNumber, SeatNumber)>,
    /// What opens the seats, as whoever reads is told.
    pub(super) keys: Vec<SeatKey>,
    pub(super) version: u64,
    pub(super) present: BTreeMap<String, Presence>,
    /// What should open the seats, one period after the other.
    pub(super) periods: Vec<Period>,
}

/// A time during which the same keys opened the seats, and the last entry of it.
#[derive(Clone, Debug)]
pub(super) struct Period {
    pub(super) keys: Vec<SeatKey>,
    pub(super) until: Seq,
    /// The last line of chat that was written in it.
    pub(super) last_line: u64,
}

impl SimTable {
    fn new(opening: Opening) -> Self {
        Self {
            opening,
            entries: Vec::new(),
            chat: Vec::new(),
            mutes: Vec::new(),
            keys: Vec::new(),
            version: 0,
            present: BTreeMap::new(),
            periods: vec![Period { keys: Vec::new(), until: Seq::MAX, last_line: u64::MAX }],
        }
    }

    pub(super) fn seq(&self) -> Seq {
        self.entries.len() as Seq
    }

    fn current_keys(&self) -> &[SeatKey] {
        self.periods.last().map_or(&[], |period| &period.keys)
    }

    /// From the end of this commit on other keys open the seats.
    fn begin_period(&mut self, keys: Vec<SeatKey>, before: (Seq, u64)) {
        if let Some(last) = self.periods.last_mut()
            && last.keys != keys
        {
            (last.until, last.last_line) = before;
            self.periods.push(Period { keys, until: Seq::MAX, last_line: u64::MAX });
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Data {
    pub(super) tables: BTreeMap<String, SimTable>,
    /// The links that each guest has followed a table by.
    pub(super) links: BTreeMap<String, Vec<SecretHash>>,
    /// What was done though nobody may do it.
    pub(super) found: Vec<String>,
}

impl Data {
    /// Whether a guest can open the seat, or any, with one of these.
    pub(super) fn can_open(&self, keys: &[SeatKey], guest: &str, seat: Option<SeatNumber>) -> bool {
        let links = self.links.get(guest).map_or(&[][..], Vec::as_slice);
        keys.iter().any(|key| {
            let is_theirs = match &key.opener {
                Opener::Session(holder) => holder == guest,
                Opener::Link(link) => links.contains(link),
            };
            is_theirs && seat.is_none_or(|seat| key.seat == seat)
        })
    }

    /// Writes all of it or nothing.
    pub(super) fn apply(&mut self, writes: &[Write], flaw: Option<Flaw>) -> Result<(), StoreError> {
        let mut commit = OpenCommit { data: self, flaw, changed: BTreeMap::new(), found: Vec::new() };
        for write in writes {
            commit.apply(write)?;
        }
        let OpenCommit { changed, found, .. } = commit;
        for (id, Change { mut table, keys }) in changed {
            let before = self.tables.get(&id).map_or((0, 0), |old| (old.seq(), old.chat.len() as u64));
            table.begin_period(keys, before);
            self.tables.insert(id, table);
        }
        self.found.extend(found);
        Ok(())
    }
}

/// A table as it will be, with the keys that should open its seats then.
struct Change {
    table: SimTable,
    keys: Vec<SeatKey>,
}

/// A commit on its way.
struct OpenCommit<'a> {
    data: &'a Data,
    flaw: Option<Flaw>,
    changed: BTreeMap<String, Change>,
    found: Vec<String>,
}

impl OpenCommit<'_> {
    fn of(&mut self, id: &str) -> Result<&mut Change, StoreError> {
        if !self.changed.contains_key(id) {
            let table = self.data.tables.get(id).cloned();
            let table = table.ok_or_else(|| StoreError::Database(format!("there is no table {id}")))?;
            let keys = table.current_keys().to_vec();
            self.changed.insert(id.to_owned(), Change { table, keys });
        }
        Ok(self.changed.get_mut(id).unwrap())
    }

    fn apply(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::Table { opening, .. } => {
                let change = Change { table: SimTable::new((**opening).clone()), keys: Vec::new() };
                self.changed.insert(opening.id.clone(), change);
            }
            Write::Entry { table, entry } => self.append(table, entry)?,
            Write::Summary { table, only_if, .. } => {
                let version = self.of(table)?.table.version;
                must(only_if.version.is_none_or(|wanted| wanted == version))?;
            }
            Write::RaiseVersion { table, from } => {
                let table = &mut self.of(table)?.table;
                must(*from == table.version)?;
                table.version += 1;
            }
            Write::AtVersion { table, version } => must(*version == self.of(table)?.table.version)?,
            Write::Chat { table, line, cause, .. } => {
                let table = &mut self.of(table)?.table;
                let is_there =
                    |(known, said): &(ChatLine, String)| known.number == line.number || said == cause;
                must(!table.chat.iter().any(is_there))?;
                table.chat.push(((**line).clone(), cause.clone()));
            }
            Write::Mute { table, seat, muted, on } => {
                let mutes = &mut self.of(table)?.table.mutes;
                mutes.retain(|pair| *pair != (*seat, *muted));
                mutes.extend(on.then_some((*seat, *muted)));
            }
            Write::Presence { node, table, present } => {
                self.of(table)?.table.present.insert(node.clone(), present.clone());
            }
            Write::CopySeat { from, from_seat, to, to_seat } => {
                let source = self.data.tables.get(from).map_or(&[][..], SimTable::current_keys);
                let is_copied =
                    |key: &&SeatKey| key.seat == *from_seat && matches!(key.opener, Opener::Session(_));
                let copied = source.iter().filter(is_copied);
                let copied: Vec<_> = copied.map(|key| SeatKey { seat: *to_seat, ..key.clone() }).collect();
                let change = self.of(to)?;
                change.keys.extend(copied.clone());
                change.table.keys.extend(copied);
            }
            Write::Holder { table, .. }
            | Write::SeatToken { table, .. }
            | Write::EndHolder { table, .. }
            | Write::EndLink { table, .. }
            | Write::FreeSeat { table, .. } => {
                let is_gain = matches!(write, Write::Holder { .. } | Write::SeatToken { .. });
                let is_kept = is_gain || self.flaw != Some(Flaw::ForgetsEndedKeys);
                let change = self.of(table)?;
                change_keys(&mut change.keys, write);
                if is_kept {
                    change_keys(&mut change.table.keys, write);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// An entry is the next one, and whoever caused it holds the seat.
    fn append(&mut self, id: &str, entry: &Entry) -> Result<(), StoreError> {
        if let Some(cause) = &entry.cause {
            // The id of a message begins with the guest who sent it.
            let guest = cause.id.split(' ').next().unwrap_or_default();
            let keys = self.data.tables.get(id).map_or(&[][..], SimTable::current_keys);
            if !self.data.can_open(keys, guest, Some(cause.seat)) {
                self.found.push(format!("{guest} does not hold seat {}: {:?}", cause.seat, entry.what));
            }
        }
        let is_doubled =
            self.flaw == Some(Flaw::StoresTwice) && entry.cause.is_some() && entry.seq.is_multiple_of(5);
        let table = &mut self.of(id)?.table;
        let last = table.seq();
        must(entry.seq > last)?;
        if entry.seq > last + 1 {
            return Err(StoreError::Gap { table: id.to_owned(), seq: entry.seq, last });
        }
        table.entries.push(entry.clone());
        if is_doubled {
            table.entries.push(Entry { seq: entry.seq + 1, ..entry.clone() });
        }
        Ok(())
    }
}

/// What a change is built on holds still, or somebody else was first.
fn must(holds: bool) -> Result<(), StoreError> {
    if holds { Ok(()) } else { Err(StoreError::Conflict) }
}

fn change_keys(keys: &mut Vec<SeatKey>, write: &Write) {
    let new = match write {
        Write::Holder { seat, guest, at, .. } => {
            SeatKey { seat: *seat, opener: Opener::Session(guest.clone()), since: *at }
        }
        Write::SeatToken { token, seat, at, .. } => {
            SeatKey { seat: *seat, opener: Opener::Link(token.clone()), since: *at }
        }
        Write::EndHolder { seat, guest, .. } => {
            return keys.retain(|key| key.seat != *seat || key.opener != Opener::Session(guest.clone()));
        }
        Write::EndLink { token, .. } => {
            return keys.retain(|key| key.opener != Opener::Link(token.clone()));
        }
        Write::FreeSeat { seat, .. } => return keys.retain(|key| key.seat != *seat),
        _ => return,
    };
    if !keys.iter().any(|key| key.seat == new.seat && key.opener == new.opener) {
        keys.push(new);
    }
}
