//! What other nodes do at the table: catching up with it, judging anew what was judged too early, and telling them.

use std::time::Duration;

use protocol::socket::{ChatLine, FromServer};
use protocol::table::TableState;
use protocol::{ProblemKey, Seq};
use table::{Entry, EntryKind};

use super::actor::{Actor, Loss, load_patiently};
use super::chat::is_hidden;
use super::thinking::ThinkingBots;
use crate::cluster::bus::News;
use crate::refuse::Result;
use crate::storage::{Lookers, Presence, Stamp, StoreError, StoredKeys, Write};
use crate::time::timers::timeout;

/// A request is judged so many times at most. Others were first each time.
const MOST_ATTEMPTS: u32 = 8;
/// Whoever waits for an answer does not wait longer than this for what others have done.
const SLOWEST_LOOK: Duration = Duration::from_secs(2);

/// Why a table should look at what is stored.
#[derive(Debug)]
pub(crate) enum Hint {
    /// Somebody has heard of this entry, and perhaps what it is; it was stored under this version of what stands beside.
    Entry { seq: Seq, version: u64, entries: Vec<Entry> },
    /// Somebody has heard of something else.
    Other,
    /// So far it is.
    Stamp(Stamp),
    /// The other nodes may have forgotten this one, and who is here with it.
    Forgotten,
}

impl Actor {
    /// Whether other nodes may change the table.
    pub(super) fn is_shared(&self) -> bool {
        self.context.is_shared
    }

    /// After an attempt to do something: whether others had done something that this table did not know of. It does now, and the
    /// request is judged anew.
    pub(super) async fn must_judge_anew<T>(&mut self, result: &Result<T>) -> bool {
        let was_behind = self.is_shared()
            && self.attempts < MOST_ATTEMPTS
            && match (self.loss, result) {
                (Some(Loss::Overtaken), _) => self.reload().await,
                (None, Err(problem)) if problem.key != ProblemKey::Unavailable => self.look().await,
                _ => false,
            };
        self.attempts = if was_behind { self.attempts + 1 } else { 0 };
        was_behind
    }

    /// Builds the table anew from what is stored. Those who follow it go on doing so.
    async fn reload(&mut self) -> bool {
        let id = self.table.id().to_owned();
        let Ok(loaded) = load_patiently(&id, &self.context).await else {
            self.loss = Some(Loss::OfTable);
            return false;
        };
        self.install(loaded);
        self.loss = None;
        // They may think about a position that is another by now.
        self.thinking = ThinkingBots::default();
        self.tell_anew();
        self.start_bots();
        true
    }

    /// Looks whether others have done something; whether they have.
    pub(super) async fn look(&mut self) -> bool {
        let table = [self.table.id().to_owned()];
        let stamps = timeout(SLOWEST_LOOK, self.context.storage.stamps(&table, &self.context.node)).await;
        match stamps.unwrap_or(Err(StoreError::Busy)) {
            Ok(stamps) => match stamps.into_iter().next() {
                Some(stamp) => self.follow(stamp).await,
                None => false,
            },
            Err(error) => {
                self.warn_unread(&error);
                false
            }
        }
    }

    fn warn_unread(&self, error: &StoreError) {
        tracing::warn!(table = self.table.id(), %error, "what others have done cannot be read");
    }

    pub(super) async fn take_hint(&mut self, hint: Hint) {
        match hint {
            Hint::Entry { seq, .. } if seq <= self.table.seq() => {}
            // Keys that are others by now are read first, with all that is missing.
            Hint::Entry { version, entries, .. } if version == self.version && self.is_next(&entries) => {
                self.take_entries(&entries);
            }
            Hint::Entry { .. } | Hint::Other => drop(self.look().await),
            Hint::Stamp(stamp) => drop(self.follow(stamp).await),
            Hint::Forgotten => self.watchers.share_anew(),
        }
    }

    /// Whether these entries, and no others, come after the last one here.
    fn is_next(&self, entries: &[Entry]) -> bool {
        let is_numbered = entries.iter().zip(self.table.seq() + 1..).all(|(entry, seq)| entry.seq == seq);
        !entries.is_empty() && is_numbered
    }

    /// Reads what the table lacks; whether there was anything.
    async fn follow(&mut self, stamp: Stamp) -> bool {
        self.note_others(stamp.present);
        let is_behind = stamp.seq > self.table.seq();
        let is_new = is_behind || stamp.chat_lines > self.chat_lines || stamp.version > self.version;
        let followed = async {
            // Keys first: nobody is told by an entry what they may not know any more.
            if stamp.version > self.version {
                let stored = self.context.storage.keys(self.table.id()).await?;
                self.take_keys(stored, stamp.version);
            }
            if is_behind {
                let mut entries =
                    self.context.storage.entries_after(self.table.id(), self.table.seq()).await?;
                // What came after the stamp may have come after other keys, too.
                entries.retain(|entry| entry.seq <= stamp.seq);
                self.take_entries(&entries);
            }
            if stamp.chat_lines > self.chat_lines {
                self.take_chat(stamp.chat_lines).await?;
            }
            Ok(())
        };
        if let Err(error) = followed.await {
            if matches!(error, StoreError::NewerEntry(_)) {
                // Whoever follows the table here does so at another node.
                self.loss = Some(Loss::OfTable);
            }
            self.warn_unread(&error);
            return false;
        }
        is_new && self.loss.is_none()
    }

    fn take_keys(&mut self, stored: StoredKeys, version: u64) {
        self.keys.replace(stored.keys);
        (self.mutes, self.version) = (stored.mutes, version);
        for watcher in self.reseat() {
            let now = self.now();
            self.watchers.tell(watcher, &self.table, None, now);
        }
    }

    fn take_entries(&mut self, entries: &[Entry]) {
        if entries.iter().any(|entry| matches!(entry.what, EntryKind::TookBack { .. })) {
            self.thinking = ThinkingBots::default();
        }
        for entry in entries {
            if let Err(broken) = self.table.follow(entry.clone()) {
                tracing::error!(%broken, "what another node has stored does not fit");
                self.loss = Some(Loss::OfTable);
                return;
            }
        }
        // Who is the host, or looks on, may be another question now.
        self.reseat();
        self.publish(entries);
    }

    /// Reads the lines up to this one. What was written later may have been written after other keys, too.
    async fn take_chat(&mut self, up_to: u64) -> std::result::Result<(), StoreError> {
        let mut lines = self.context.storage.chat_after(self.table.id(), self.chat_lines).await?;
        lines.retain(|line| line.number <= up_to);
        let hidden = self.context.storage.people().hidden_lines(self.table.id(), self.chat_lines).await?;
        self.chat_lines = lines.last().map_or(self.chat_lines, |line| line.number);
        for reader in self.watchers.iter() {
            let is_new = |line: &&ChatLine| {
                line.number > reader.last_line
                    && self.may_read(reader, line)
                    && !is_hidden(&hidden, line.number, &reader.principal)
            };
            let lines: Vec<_> = lines.iter().filter(is_new).cloned().collect();
            if !lines.is_empty() {
                reader.outbox.send(&FromServer::Chat { table: self.table.id().to_owned(), lines });
            }
        }
        self.watchers.note_line(self.chat_lines);
        Ok(())
    }

    /// Who follows the table at other nodes, of those that are there.
    fn note_others(&mut self, present: Vec<(String, Presence)>) {
        let alive = present.into_iter().filter(|(node, _)| self.context.leases.is_alive(node));
        let mut all = Presence::default();
        for (_, present) in alive {
            all.seats.extend(present.seats);
            all.spectators += present.spectators;
        }
        all.seats.sort_unstable();
        all.seats.dedup();
        self.watchers.set_elsewhere(all);
    }

    /// Tells all who is there when it is time to, and the other nodes who is here.
    pub(super) async fn tell_presence(&mut self) {
        if let Some(looking) = self.watchers.take_looking() {
            self.context.signals.set_looking(self.table.id(), looking);
        }
        self.watchers.tell_presence(self.table.id());
        if self.is_shared()
            && let Some(present) = self.watchers.take_unshared(self.table.state == TableState::Waiting)
        {
            self.share_presence(present).await;
        }
    }

    /// Nobody is here any more; whether the other nodes know that.
    pub(super) async fn end_presence(&mut self) -> bool {
        self.context.signals.set_looking(self.table.id(), Lookers::default());
        if self.is_shared() && !self.watchers.is_known_to_be_empty() {
            self.share_presence(Presence::default()).await;
        }
        !self.is_shared() || self.watchers.is_known_to_be_empty()
    }

    async fn share_presence(&mut self, present: Presence) {
        let (node, table) = (self.context.node.clone(), self.table.id().to_owned());
        let write = Write::Presence { node, table, present: present.clone() };
        let stored = self.context.storage.commit(vec![write]).await;
        self.watchers.note_shared(stored.is_ok().then_some(present));
        match stored {
            Ok(()) => self.tell_nodes(),
            Err(error) => tracing::warn!(table = self.table.id(), %error, "who is here is not stored"),
        }
    }

    /// Something beside the entries has changed.
    pub(super) fn tell_nodes(&self) {
        self.context.bus.tell(News::Table { table: self.table.id().to_owned() });
    }

    /// There are new entries.
    pub(super) fn tell_nodes_of(&self, entries: &[Entry]) {
        if !self.context.bus.is_there() {
            return;
        }
        let (table, seq) = (self.table.id().to_owned(), self.table.seq());
        if !self.table.bot_turns().is_empty() && !self.context.leases.may_look_after(&table) {
            self.context.bus.tell(News::Due { table: table.clone() });
        }
        let (version, entries) = (self.version, entries.to_vec());
        self.context.bus.tell(News::Entry { table, seq, is_due: false, version, entries });
    }
}
