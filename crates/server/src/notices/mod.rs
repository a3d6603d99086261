//! Notices: what somebody is told who is not at the table (docs/notices.md).
//!
//! - `facts`: what there is to be told of a table.
//! - `find`: whom it concerns; it is put into the outbox.
//! - `send`: takes what is due from the outbox, bundles it, and sends what still holds, as `judge` says.
//! - `deliveries`: what is under way at this node.
//! - `quiet`: the hours in which nobody is woken.
//! - `words`: what is said, in the language of the reader.
//! - `picture`: the board, for mails.
//! - `push`, `mail` with its `letter`, `webhook`: the forms it goes out in.
//! - `farewell`: what a chat is told when somebody there has ended its notices.
//! - `keys`: what is signed with, made once for all nodes.
//! - `client`, `address`: the way out, and where nothing may go.

pub(crate) mod address;
pub(crate) mod client;
pub(crate) mod deliveries;
mod facts;
pub(crate) mod farewell;
pub(crate) mod find;
mod judge;
pub(crate) mod keys;
mod letter;
mod mail;
mod picture;
pub(crate) mod push;
pub(crate) mod quiet;
pub(crate) mod send;
pub(crate) mod webhook;
mod words;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::Millis;

use self::deliveries::Deliveries;
use crate::storage::{Lookers, NoticeId};

/// So many are remembered; then it begins anew, and some are written in vain.
const MOST_QUEUED: usize = 100_000;

/// What the tables of this node tell those who find and send notices. Nothing of it is needed: what is lost here is found in the
/// database a little later.
#[derive(Debug, Default)]
pub(crate) struct NoticeSignals {
    /// Whether anybody wants to be told of anything.
    is_wanted: AtomicBool,
    /// How many channels were opened at this node: what was read before one was opened does not count any more.
    opened: Mutex<u64>,
    /// Tables at which something has happened.
    changed: Mutex<BTreeSet<String>>,
    /// What this node has put into the outbox lately, and when it was to be told, so that it need not be written again and again.
    queued: Mutex<BTreeMap<NoticeId, Millis>>,
    /// Those who have a table before their eyes.
    looking: Mutex<HashMap<String, Lookers>>,
    /// What this node is about to send.
    pub(crate) deliveries: Deliveries,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl NoticeSignals {
    pub(crate) fn note_channel(&self) {
        let mut opened = lock(&self.opened);
        *opened += 1;
        self.is_wanted.store(true, Ordering::Relaxed);
    }

    pub(crate) fn channels_opened(&self) -> u64 {
        *lock(&self.opened)
    }

    /// Whether there were channels when so many had been opened here.
    pub(crate) fn set_wanted(&self, has_channels: bool, when_opened: u64) {
        let opened = lock(&self.opened);
        if has_channels || *opened == when_opened {
            self.is_wanted.store(has_channels, Ordering::Relaxed);
        }
    }

    pub(crate) fn is_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }

    /// Something has happened at a table.
    pub(crate) fn note_change(&self, table: &str) {
        if self.is_wanted() {
            lock(&self.changed).insert(table.to_owned());
        }
    }

    /// The tables at which something has happened since the last time.
    pub(crate) fn take_changed(&self) -> Vec<String> {
        std::mem::take(&mut *lock(&self.changed)).into_iter().collect()
    }

    /// They could not be looked at: that is done the next time.
    fn note_again(&self, tables: Vec<String>) {
        lock(&self.changed).extend(tables);
    }

    /// Whether this node may not have put it into the outbox yet, for then.
    fn may_be_new(&self, notice: &NoticeId, due_at: Millis) -> bool {
        lock(&self.queued).get(notice) != Some(&due_at)
    }

    fn note_queued(&self, notices: impl IntoIterator<Item = (NoticeId, Millis)>) {
        let mut queued = lock(&self.queued);
        if queued.len() > MOST_QUEUED {
            queued.clear();
        }
        queued.extend(notices);
    }

    /// Who has a table before their eyes at this node.
    pub(crate) fn set_looking(&self, table: &str, lookers: Lookers) {
        let mut looking = lock(&self.looking);
        if lookers.is_empty() {
            looking.remove(table);
        } else {
            looking.insert(table.to_owned(), lookers);
        }
    }

    pub(crate) fn looking(&self, table: &str) -> Lookers {
        lock(&self.looking).get(table).cloned().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_that_is_opened_while_the_database_is_asked_is_not_forgotten() {
        let signals = NoticeSignals::default();
        let before = signals.channels_opened();
        signals.note_channel();
        signals.set_wanted(false, before);
        assert!(signals.is_wanted());
        signals.set_wanted(false, signals.channels_opened());
        assert!(!signals.is_wanted());
    }
}
