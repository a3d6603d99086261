//! A storage in memory whose commits take their time, fail, or fail after they were stored, as chance has it.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, Seq};
use table::{Entry, Outage};
use tabletop::{Random as _, Rng};

use super::Flaw;
use super::data::{Data, SimTable};
use super::timers::sleep;
use crate::secret::SecretHash;
use crate::storage::{
    Accounts, GapSearch, Guest, Houses, LobbyData, Notices, OpenTables, Ratings, Renewal, Results, Stamp,
    Store, StoreError, StoreFuture, StoredKeys, StoredReview, StoredTable, TableForm, TableLine, TableParts,
    Write,
};

/// Of so many commits one fails.
const FAILURES: u32 = 7;
/// Of so many reads one fails.
const READ_FAILURES: u32 = 20;

pub(super) struct SimStore {
    data: Arc<Mutex<Data>>,
    chance: Mutex<Rng>,
    has_faults: AtomicBool,
    /// How far the next write of who is there is held up.
    presence: Mutex<PresenceHold>,
    /// How often a table was read.
    loads: AtomicUsize,
    is_shared: bool,
    flaw: Option<Flaw>,
}

/// A schedule holds up a write of who is there, to do something meanwhile: the one after a failure, which is the last word of a table that is
/// let go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PresenceHold {
    #[default]
    Free,
    /// The next one fails.
    Fails,
    /// The next one will wait.
    Next,
    /// One waits.
    Waits,
}

/// What becomes of a commit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stored,
    FailsBefore,
    FailsAfter,
    /// The answer is that it failed, and a moment later it is stored: a connection to a database broke. A file knows better.
    ComesLater,
}

fn failed<T>() -> Result<T, StoreError> {
    Err(StoreError::Database("on purpose".to_owned()))
}

impl SimStore {
    pub(super) fn new(seed: u64, is_shared: bool, flaw: Option<Flaw>) -> Self {
        Self {
            data: Arc::default(),
            chance: Mutex::new(Rng::new(seed)),
            has_faults: AtomicBool::new(false),
            presence: Mutex::default(),
            loads: AtomicUsize::new(0),
            is_shared,
            flaw,
        }
    }

    pub(super) fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap()
    }

    pub(super) fn set_faults(&self, on: bool) {
        self.has_faults.store(on, Ordering::Relaxed);
    }

    pub(super) fn set_presence(&self, hold: PresenceHold) {
        *self.presence.lock().unwrap() = hold;
    }

    pub(super) fn presence(&self) -> PresenceHold {
        *self.presence.lock().unwrap()
    }

    pub(super) fn loads(&self) -> usize {
        self.loads.load(Ordering::Relaxed)
    }

    /// Until the schedule lets it go on.
    async fn wait_for_schedule(&self, writes: &[Write]) -> Result<(), StoreError> {
        let is_presence = writes.iter().any(|write| matches!(write, Write::Presence { .. }));
        match self.presence() {
            PresenceHold::Fails if is_presence => {
                self.set_presence(PresenceHold::Next);
                sleep(Duration::from_millis(1)).await;
                failed()
            }
            PresenceHold::Next if is_presence => {
                self.set_presence(PresenceHold::Waits);
                while self.presence() == PresenceHold::Waits {
                    sleep(Duration::from_millis(1)).await;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A number below `limit`; zero while nothing goes wrong.
    fn draw(&self, limit: u32) -> u32 {
        self.chance.lock().unwrap().below(limit)
    }

    fn is_unlucky(&self, of: u32) -> bool {
        self.has_faults.load(Ordering::Relaxed) && self.draw(of) == 0
    }

    /// Nothing takes no time: often a moment, at times longer than a page waits.
    async fn pause(&self) {
        let millis = match self.draw(8) {
            0..=2 => return,
            3..=6 => self.draw(20),
            _ => self.draw(400),
        };
        sleep(Duration::from_millis(millis.into())).await;
    }

    fn fate(&self) -> Fate {
        if !self.is_unlucky(FAILURES) {
            return Fate::Stored;
        }
        match self.draw(if self.is_shared { 3 } else { 2 }) {
            0 => Fate::FailsBefore,
            1 => Fate::FailsAfter,
            _ => Fate::ComesLater,
        }
    }

    async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.wait_for_schedule(&writes).await?;
        self.pause().await;
        let fate = self.fate();
        if fate == Fate::FailsBefore {
            return failed();
        }
        if fate == Fate::ComesLater {
            let (data, flaw, late) = (Arc::clone(&self.data), self.flaw, self.draw(300));
            tokio::spawn(async move {
                sleep(Duration::from_millis(late.into())).await;
                // What others have written meanwhile was first.
                drop(data.lock().unwrap().apply(&writes, flaw));
            });
            return failed();
        }
        if self.flaw == Some(Flaw::AnswersBeforeStoring) && self.is_unlucky(FAILURES) {
            return Ok(());
        }
        let stored = self.data().apply(&writes, self.flaw);
        self.pause().await;
        if fate == Fate::FailsAfter { failed() } else { stored }
    }

    pub(super) async fn read<T>(&self, read: impl FnOnce(&Data) -> T) -> Result<T, StoreError> {
        self.pause().await;
        if self.is_unlucky(READ_FAILURES) {
            return failed();
        }
        let answer = read(&self.data());
        self.pause().await;
        Ok(answer)
    }

    fn of_table<'a, T: Send + 'a>(
        &'a self,
        table: &'a str,
        read: impl FnOnce(&SimTable) -> T + Send + 'a,
    ) -> StoreFuture<'a, Option<T>> {
        Box::pin(self.read(move |data| data.tables.get(table).map(read)))
    }
}

/// What nothing in a simulation asks for.
pub(super) fn unasked() -> ! {
    panic!("a simulation does not ask for this")
}

fn is_in(room: Option<ChatRoom>, line: &ChatLine) -> bool {
    room.is_none_or(|room| line.room == room)
}

impl Store for SimStore {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.write(writes))
    }

    fn last_failure(&self) -> Option<Instant> {
        None
    }

    fn is_shared(&self) -> bool {
        self.is_shared
    }

    fn renew<'a>(&'a self, _: &'a str, _: &'a str) -> StoreFuture<'a, Renewal> {
        unasked()
    }

    fn release<'a>(&'a self, _: &'a str) -> StoreFuture<'a, ()> {
        unasked()
    }

    fn stamps<'a>(&'a self, tables: &'a [String], node: &'a str) -> StoreFuture<'a, Vec<Stamp>> {
        Box::pin(self.read(move |data| {
            let stamp = |id: &String| {
                let table = data.tables.get(id)?;
                let elsewhere = table.present.iter().filter(|(at, _)| *at != node);
                Some(Stamp {
                    table: id.clone(),
                    seq: table.seq(),
                    chat_lines: table.chat.len() as u64,
                    version: table.version,
                    present: elsewhere.map(|(at, present)| (at.clone(), present.clone())).collect(),
                })
            };
            tables.iter().filter_map(stamp).collect()
        }))
    }

    fn entries_after<'a>(&'a self, table: &'a str, seq: Seq) -> StoreFuture<'a, Vec<Entry>> {
        let after = move |table: &SimTable| table.entries.get(seq as usize..).unwrap_or_default().to_vec();
        Box::pin(async move { Ok(self.of_table(table, after).await?.unwrap_or_default()) })
    }

    fn chat_after<'a>(&'a self, table: &'a str, number: u64) -> StoreFuture<'a, Vec<ChatLine>> {
        let after = move |table: &SimTable| {
            table.chat.iter().filter(|(line, _)| line.number > number).map(|(line, _)| line.clone()).collect()
        };
        Box::pin(async move { Ok(self.of_table(table, after).await?.unwrap_or_default()) })
    }

    fn said_since<'a>(&'a self, _: &'a str, _: &'a str, _: Millis) -> StoreFuture<'a, u64> {
        Box::pin(async { Ok(0) })
    }

    fn keys<'a>(&'a self, table: &'a str) -> StoreFuture<'a, StoredKeys> {
        let keys = |table: &SimTable| StoredKeys { keys: table.keys.clone(), mutes: table.mutes.clone() };
        Box::pin(async move { self.of_table(table, keys).await?.ok_or(StoreError::Closed) })
    }

    fn known_sessions<'a>(
        &'a self,
        sessions: &'a [SecretHash],
        _: Millis,
    ) -> StoreFuture<'a, Vec<SecretHash>> {
        Box::pin(async move { Ok(sessions.to_vec()) })
    }

    fn guest(&self, _: SecretHash) -> StoreFuture<'_, Option<Guest>> {
        unasked()
    }

    fn accounts(&self) -> &dyn Accounts {
        unasked()
    }

    fn results(&self) -> &dyn Results {
        unasked()
    }

    fn house(&self) -> &dyn Houses {
        unasked()
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        unasked()
    }

    fn lobby(&self) -> &dyn LobbyData {
        unasked()
    }

    fn notices(&self) -> &dyn Notices {
        unasked()
    }

    fn ratings(&self) -> &dyn Ratings {
        unasked()
    }

    fn pages(&self) -> &dyn crate::storage::StoredPages {
        unasked()
    }

    fn clubs(&self) -> &dyn crate::storage::Clubs {
        unasked()
    }

    fn holidays(&self) -> &dyn crate::storage::Holidays {
        unasked()
    }

    fn people(&self) -> &dyn crate::storage::PeopleData {
        self
    }

    fn moderation(&self) -> &dyn crate::storage::ModerationData {
        self
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        let is_old = self.flaw == Some(Flaw::ReadsOldData) && self.is_unlucky(3);
        self.of_table(id, move |table| {
            let mut entries = table.entries.clone();
            if is_old && entries.len() > 4 {
                entries.pop();
            }
            StoredTable {
                opening: table.opening.clone(),
                entries,
                chat_lines: table.chat.len() as u64,
                mutes: table.mutes.clone(),
                keys: table.keys.clone(),
                version: table.version,
            }
        })
    }

    fn table_parts<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<TableParts>> {
        unasked()
    }

    fn broken_tables(&self, _: u32) -> StoreFuture<'_, Vec<(String, String)>> {
        unasked()
    }

    fn tables_with_gaps<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, GapSearch> {
        unasked()
    }

    fn outages(&self, _: Millis) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn tables_of<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        unasked()
    }

    fn open_tables_of<'a>(&'a self, _: &'a str) -> StoreFuture<'a, OpenTables> {
        Box::pin(self.read(|_| OpenTables::default()))
    }

    fn to_wake(&self, _: Millis, _: u32) -> StoreFuture<'_, Vec<String>> {
        unasked()
    }

    fn chat<'a>(
        &'a self,
        table: &'a str,
        room: Option<ChatRoom>,
        limit: u32,
    ) -> StoreFuture<'a, Vec<ChatLine>> {
        let last = move |table: &SimTable| {
            let lines = table.chat.iter().map(|(line, _)| line).filter(|line| is_in(room, line));
            let lines: Vec<ChatLine> = lines.cloned().collect();
            lines[lines.len().saturating_sub(limit as usize)..].to_vec()
        };
        Box::pin(async move { Ok(self.of_table(table, last).await?.unwrap_or_default()) })
    }

    fn review<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<StoredReview>> {
        unasked()
    }

    fn reviews_under_way(&self, _: u32) -> StoreFuture<'_, Vec<String>> {
        unasked()
    }

    fn is_said<'a>(&'a self, table: &'a str, cause: &'a str) -> StoreFuture<'a, bool> {
        let is_said = move |table: &SimTable| table.chat.iter().any(|(_, said)| said == cause);
        Box::pin(async move { Ok(self.of_table(table, is_said).await?.unwrap_or_default()) })
    }

    fn table_names<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<String>> {
        unasked()
    }

    fn table_lines<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<TableLine>> {
        unasked()
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<Millis>> {
        unasked()
    }

    fn schema(&self) -> StoreFuture<'_, Vec<TableForm>> {
        unasked()
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        unasked()
    }

    fn backup<'a>(&'a self, _: &'a Path) -> StoreFuture<'a, ()> {
        unasked()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        unasked()
    }
}
