//! A storage that fails on purpose.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use protocol::rest::{NoticeHours, TableSummary};
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, Seq};
use server::storage::{
    Accounts, Channel, ChannelSeat, ClaimedNotice, DroppedPush, DueChannel, GapSearch, Guest, HeldTable,
    Holidays, LobbyData, Lookers, Notices, OpenTables, Ratings, Renewal, Results, Stamp, Storage, Store,
    StoreError, StoreFuture, StoredKeys, StoredReview, StoredTable, TableForm, TableLine, TableParts, Write,
};
use table::{Entry, Outage};
use tabletop::{Random as _, Rng};
use tokio::sync::Notify;

/// How a write fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WriteFault {
    /// Nothing is stored, and that is what is answered.
    Before,
    /// All is stored, and the answer is that it failed.
    After,
    /// A part is stored, and the answer is that it failed.
    Torn,
    /// It takes its time.
    Slow,
}

/// Whether a commit with such a write fails.
type IsFailing = fn(&Write) -> bool;

/// What is to fail. By chance while it is on; or exactly what is asked for.
#[derive(Debug)]
pub(crate) struct Faults {
    is_on: AtomicBool,
    reads_fail: AtomicBool,
    next_write: Mutex<Option<WriteFault>>,
    /// All commits with such a write fail.
    failing: Mutex<Option<IsFailing>>,
    gate: Mutex<Option<Arc<Gate>>>,
    chance: Mutex<Rng>,
    /// Faults that there have been.
    pub(crate) count: AtomicU32,
}

const SLOW: Duration = Duration::from_millis(60);

impl Faults {
    pub(crate) fn new(seed: u64) -> Arc<Self> {
        Arc::new(Self {
            is_on: AtomicBool::new(false),
            reads_fail: AtomicBool::new(false),
            next_write: Mutex::new(None),
            failing: Mutex::new(None),
            gate: Mutex::new(None),
            chance: Mutex::new(Rng::new(seed)),
            count: AtomicU32::new(0),
        })
    }

    pub(crate) fn turn(&self, on: bool) {
        self.is_on.store(on, Ordering::SeqCst);
    }

    pub(crate) fn fail_reads(&self, fail: bool) {
        self.reads_fail.store(fail, Ordering::SeqCst);
    }

    pub(crate) fn fail_next_write(&self, fault: WriteFault) {
        *self.next_write.lock().unwrap() = Some(fault);
    }

    /// From now on all commits with such a write fail, or none.
    pub(crate) fn fail_writes(&self, failing: Option<IsFailing>) {
        *self.failing.lock().unwrap() = failing;
    }

    fn must_fail(&self, writes: &[Write]) -> bool {
        let failing = *self.failing.lock().unwrap();
        let must_fail = failing.is_some_and(|failing| writes.iter().any(failing));
        self.count.fetch_add(must_fail.into(), Ordering::SeqCst);
        must_fail
    }

    /// Stops the next commit with such a write halfway, until the gate is opened.
    pub(crate) fn hold(&self, is_held: fn(&Write) -> bool) -> Arc<Gate> {
        let gate = Arc::new(Gate { is_held, reached: Notify::new(), opened: Notify::new() });
        *self.gate.lock().unwrap() = Some(Arc::clone(&gate));
        gate
    }

    async fn pass_gate(&self, writes: &[Write]) {
        let gate = {
            let mut gate = self.gate.lock().unwrap();
            let is_held = |gate: &Arc<Gate>| writes.iter().any(gate.is_held);
            if gate.as_ref().is_some_and(is_held) { gate.take() } else { None }
        };
        if let Some(gate) = gate {
            gate.reached.notify_one();
            gate.opened.notified().await;
        }
    }

    /// A number below `limit` by chance.
    pub(crate) fn draw(&self, limit: usize) -> usize {
        self.chance.lock().unwrap().below(limit as u32) as usize
    }

    fn for_write(&self) -> Option<WriteFault> {
        let asked = self.next_write.lock().unwrap().take();
        let by_chance = || match self.draw(6) {
            0 | 1 => Some(WriteFault::Before),
            2 => Some(WriteFault::After),
            3 => Some(WriteFault::Torn),
            4 => Some(WriteFault::Slow),
            _ => None,
        };
        let fault = asked.or_else(|| if self.is_on.load(Ordering::SeqCst) { by_chance() } else { None });
        if fault.is_some() {
            self.count.fetch_add(1, Ordering::SeqCst);
        }
        fault
    }

    async fn for_read(&self) -> Result<(), StoreError> {
        if self.reads_fail.load(Ordering::SeqCst) {
            return broken();
        }
        if !self.is_on.load(Ordering::SeqCst) {
            return Ok(());
        }
        match self.draw(4) {
            0 => Ok(()),
            1 => {
                tokio::time::sleep(SLOW).await;
                Ok(())
            }
            _ => broken(),
        }
    }
}

/// Where a commit waits, halfway.
#[derive(Debug)]
pub(crate) struct Gate {
    is_held: fn(&Write) -> bool,
    reached: Notify,
    opened: Notify,
}

impl Gate {
    /// Waits until a commit stands before the gate.
    pub(crate) async fn reached(&self) {
        self.reached.notified().await;
    }

    pub(crate) fn open(&self) {
        self.opened.notify_one();
    }
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Database("disk I/O error, on purpose".to_owned()))
}

pub(crate) struct FaultyStore {
    pub(crate) inner: Storage,
    pub(crate) faults: Arc<Faults>,
}

impl FaultyStore {
    async fn write(&self, mut writes: Vec<Write>) -> Result<(), StoreError> {
        // Who is here is stored now and then, whatever a test is about.
        if writes.iter().all(|write| matches!(write, Write::Lobby(_))) {
            return self.inner.commit(writes).await;
        }
        self.faults.pass_gate(&writes).await;
        if self.faults.must_fail(&writes) {
            return broken();
        }
        match self.faults.for_write() {
            None => self.inner.commit(writes).await,
            Some(WriteFault::Slow) => {
                tokio::time::sleep(SLOW).await;
                self.inner.commit(writes).await
            }
            Some(WriteFault::Before) => broken(),
            Some(WriteFault::After) => {
                self.inner.commit(writes).await?;
                broken()
            }
            Some(WriteFault::Torn) => {
                writes.truncate(self.faults.draw(writes.len()));
                self.inner.commit(writes).await?;
                broken()
            }
        }
    }
}

/// Reads that fail as asked for, of this part of the storage.
macro_rules! reads {
    ($inner:expr; $(fn $name:ident $(<$life:lifetime>)? (&$($own:lifetime)? $this:ident $(, $given:ident: $kind:ty)*) -> $answer:ty;)*) => {
        $(fn $name $(<$life>)? (&$($own)? $this $(, $given: $kind)*) -> $answer {
            Box::pin(async move {
                $this.faults.for_read().await?;
                ($inner)(&$this.inner).$name($($given),*).await
            })
        })*
    };
}

impl Store for FaultyStore {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(self.write(writes))
    }

    fn last_failure(&self) -> Option<Instant> {
        self.inner.last_failure()
    }

    fn house(&self) -> &dyn server::storage::Houses {
        self.inner.house()
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        self.inner.size()
    }

    fn accounts(&self) -> &dyn Accounts {
        self.inner.accounts()
    }

    fn results(&self) -> &dyn Results {
        self.inner.results()
    }

    fn lobby(&self) -> &dyn LobbyData {
        self.inner.lobby()
    }

    fn notices(&self) -> &dyn Notices {
        self
    }

    fn moderation(&self) -> &dyn server::storage::ModerationData {
        self.inner.moderation()
    }

    fn people(&self) -> &dyn server::storage::PeopleData {
        self.inner.people()
    }

    fn holidays(&self) -> &dyn Holidays {
        self.inner.holidays()
    }

    fn pages(&self) -> &dyn server::storage::StoredPages {
        self.inner.pages()
    }

    fn clubs(&self) -> &dyn server::storage::Clubs {
        self.inner.clubs()
    }

    fn ratings(&self) -> &dyn Ratings {
        self.inner.ratings()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    fn renew<'a>(&'a self, node: &'a str, rules: &'a str) -> StoreFuture<'a, Renewal> {
        self.inner.renew(node, rules)
    }

    fn release<'a>(&'a self, node: &'a str) -> StoreFuture<'a, ()> {
        self.inner.release(node)
    }

    reads! { whole;
        fn stamps<'a>(&'a self, tables: &'a [String], node: &'a str) -> StoreFuture<'a, Vec<Stamp>>;
        fn entries_after<'a>(&'a self, table: &'a str, seq: Seq) -> StoreFuture<'a, Vec<Entry>>;
        fn chat_after<'a>(&'a self, table: &'a str, number: u64) -> StoreFuture<'a, Vec<ChatLine>>;
        fn said_since<'a>(&'a self, table: &'a str, who: &'a str, since: Millis) -> StoreFuture<'a, u64>;
        fn keys<'a>(&'a self, table: &'a str) -> StoreFuture<'a, StoredKeys>;
        fn known_sessions<'a>(&'a self, sessions: &'a [Vec<u8>], now: Millis) -> StoreFuture<'a, Vec<Vec<u8>>>;
        fn guest(&self, token: Vec<u8>) -> StoreFuture<'_, Option<Guest>>;
        fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredTable>>;
        fn table_parts<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableParts>>;
        fn broken_tables(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>>;
        fn tables_with_gaps<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, GapSearch>;
        fn outages(&self, after: Millis) -> StoreFuture<'_, Vec<Outage>>;
        fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>>;
        fn open_tables_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, OpenTables>;
        fn to_wake(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<String>>;
        fn chat<'a>(&'a self, table: &'a str, room: Option<ChatRoom>, limit: u32) -> StoreFuture<'a, Vec<ChatLine>>;
        fn review<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredReview>>;
        fn reviews_under_way(&self, limit: u32) -> StoreFuture<'_, Vec<String>>;
        fn is_said<'a>(&'a self, table: &'a str, cause: &'a str) -> StoreFuture<'a, bool>;
        fn table_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>>;
        fn table_lines<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableLine>>;
        fn last_alive(&self) -> StoreFuture<'_, Option<Millis>>;
        fn schema(&self) -> StoreFuture<'_, Vec<TableForm>>;
        fn check(&self) -> StoreFuture<'_, ()>;
        fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()>;
    }
}

fn whole(inner: &Storage) -> &Storage {
    inner
}

fn notices(inner: &Storage) -> &dyn Notices {
    inner.notices()
}

impl Notices for FaultyStore {
    reads! { notices;
        fn server_key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Vec<u8>>>;
        fn has_channels(&self) -> StoreFuture<'_, bool>;
        fn channels_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<Channel>>;
        fn channel<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Channel>>;
        fn dropped_push<'a>(&'a self, session: &'a Vec<u8>) -> StoreFuture<'a, Option<DroppedPush>>;
        fn notice_hours<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<NoticeHours>>;
        fn interested<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<ChannelSeat>>;
        fn interested_after<'a>(&'a self, channel: &'a str, limit: u32) -> StoreFuture<'a, (Vec<ChannelSeat>, Option<String>)>;
        fn channels_due(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<DueChannel>>;
        fn claimed<'a>(&'a self, claim: &'a str) -> StoreFuture<'a, Vec<ClaimedNotice>>;
        fn held_by<'a>(&'a self, guest: &'a str, table: &'a str) -> StoreFuture<'a, Vec<HeldTable>>;
        fn looking<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<(String, Lookers)>>;
    }
}
