//! The registry of the tables in memory. A table is loaded when it is asked for and let go when nobody is there.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::StreamExt as _;
use futures_util::stream;
use protocol::socket::BotReason;
use protocol::table::TableInfo;
use protocol::{Problem, ProblemKey};
use table::{Action, Table};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::actor;
use super::command::{Command, ExtraWrites, Reading, TableReader};
use super::memory::MemoryBudget;
use super::new_table::NewTable;
use super::sharing::Hint;
use crate::bots::BotPool;
use crate::cluster::bus::{Bus, News};
use crate::cluster::leases::Leases;
use crate::house::HouseRules;
use crate::metrics;
use crate::notices::NoticeSignals;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::{Storage, StoreError, Write};
use crate::time::TimeSource;
use crate::time::uptime::Uptime;

/// Messages that may wait at a table.
const INBOX: usize = 256;
/// Tables that are closed at the same time: no more than may wait to be stored.
const CLOSED_TOGETHER: usize = 1_024;

/// What every table needs.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) storage: Storage,
    pub(crate) bots: BotPool,
    pub(crate) time: TimeSource,
    pub(crate) uptime: Arc<Uptime>,
    /// Whether other nodes may work with the same data.
    pub(crate) is_shared: bool,
    /// What this node is called.
    pub(crate) node: String,
    pub(crate) leases: Arc<Leases>,
    pub(crate) bus: Bus,
    pub(crate) signals: Arc<NoticeSignals>,
    /// What the host has set.
    pub(crate) house: Arc<HouseRules>,
}

/// A table has too much to do to be told anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InboxFull;

#[derive(Clone)]
pub(crate) struct Registry {
    context: Context,
    memory: MemoryBudget,
    tables: Arc<Mutex<HashMap<String, mpsc::Sender<Command>>>>,
    /// Tables that cannot be built from what is stored: they are not woken again and again.
    broken: Arc<Mutex<HashSet<String>>>,
    /// Tables that newer programs have gone on with. This one never learns how: it leaves them alone.
    newer: Arc<Mutex<HashSet<String>>>,
    /// Tables that were let go while the other nodes may think that somebody is here.
    stale_presence: Arc<Mutex<HashSet<String>>>,
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Registry")
    }
}

impl Registry {
    pub(crate) fn new(context: Context, memory: MemoryBudget) -> Self {
        Self {
            context,
            memory,
            tables: Arc::default(),
            broken: Arc::default(),
            newer: Arc::default(),
            stale_presence: Arc::default(),
        }
    }

    /// Passes something on to a table, loading it when it is not there.
    pub(crate) async fn send(&self, table: &str, command: Command) -> Result<()> {
        self.pass_on(table, command).await.map_err(|returned| returned.1)
    }

    /// The same; whoever waits for the answer is told when the table cannot be had.
    pub(super) async fn send_or_fail(&self, table: &str, command: Command) {
        if let Err(returned) = self.pass_on(table, command).await {
            let (command, problem) = *returned;
            command.fail(table, problem);
        }
    }

    /// Answers what could not be passed on, and why.
    async fn pass_on(
        &self,
        table: &str,
        mut command: Command,
    ) -> std::result::Result<(), Box<(Command, Problem)>> {
        // A table that is being let go refuses once; the next one takes its place.
        for _ in 0..3 {
            let inbox = match self.inbox(table) {
                Ok(inbox) => inbox,
                Err(problem) => return Err(Box::new((command, problem))),
            };
            match inbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(refused) => command = refused.0,
            }
            self.forget(table, &inbox);
        }
        Err(Box::new((command, unavailable("a table does not take messages"))))
    }

    /// Asks something of a table and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        table: &str,
        command: impl FnOnce(oneshot::Sender<Result<T>>) -> Command,
    ) -> Result<T> {
        let (answer, done) = oneshot::channel();
        self.send(table, command(answer)).await?;
        done.await.unwrap_or_else(|_| gone())
    }

    /// Does something at a table and waits until it is stored.
    pub(crate) async fn act(
        &self,
        table: &str,
        principal: Principal,
        action: Action,
        extra: ExtraWrites,
    ) -> Result<TableInfo> {
        self.ask(table, |answer| Command::Act { principal, action, extra, answer }).await
    }

    /// Reads something of a table, where the table is.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        table: &str,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T> {
        self.read_as(table, Principal::default(), |reading| read(reading.table)).await
    }

    /// The same for somebody; the table says who that is.
    pub(crate) async fn read_as<T: Send + 'static>(
        &self,
        table: &str,
        principal: Principal,
        read: impl FnOnce(Reading<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let reader = |answer: oneshot::Sender<Result<T>>| -> TableReader {
            Box::new(move |reading: Result<Reading<'_>>| drop(answer.send(reading.map(read))))
        };
        self.ask(table, |answer| Command::Read { principal, read: reader(answer) }).await
    }

    /// Stores a new table and brings it to life.
    pub(crate) async fn create(&self, new: NewTable) -> Result<()> {
        if self.try_create(new).await? { Ok(()) } else { Err(unavailable(StoreError::Conflict)) }
    }

    /// The same, unless what is to be stored with it does not hold any more; whether it was stored.
    pub(crate) async fn try_create(&self, new: NewTable) -> Result<bool> {
        let id = new.id().to_owned();
        match self.context.storage.commit(new.into_writes()).await {
            Ok(()) => self.begin(id).await.map(|()| true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Several tables at once, with what else is stored, or none of it; whether they were stored.
    pub(crate) async fn try_create_all(&self, tables: Vec<NewTable>, also: Vec<Write>) -> Result<bool> {
        let ids: Vec<String> = tables.iter().map(|table| table.id().to_owned()).collect();
        let writes = also.into_iter().chain(tables.into_iter().flat_map(NewTable::into_writes)).collect();
        match self.context.storage.commit(writes).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(false),
            Err(error) => return Err(unavailable(error)),
        }
        for id in ids {
            self.begin(id).await?;
        }
        Ok(true)
    }

    async fn begin(&self, id: String) -> Result<()> {
        if self.context.leases.may_look_after(&id) {
            return self.wake(&id).await;
        }
        // Another node looks after it: a bot may be to begin.
        self.context.bus.tell(News::Due { table: id });
        Ok(())
    }

    /// Sees to it that a table is in memory: its clocks run and its bots think.
    pub(crate) async fn wake(&self, table: &str) -> Result<()> {
        self.send(table, Command::Wake { is_due: false }).await
    }

    /// The same for a table whose time has come.
    pub(crate) async fn wake_due(&self, table: &str) -> Result<()> {
        if self.lock_broken().contains(table) || self.lock_newer().contains(table) {
            return Ok(());
        }
        self.send(table, Command::Wake { is_due: true }).await
    }

    /// The tables in memory, in the order of their names.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.lock().keys().cloned().collect();
        names.sort_unstable();
        names
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Other nodes may have done something at a table. It concerns one in memory alone; one that has too much to do must be told again.
    pub(crate) fn hint(&self, table: &str, hint: Hint) -> Result<(), InboxFull> {
        self.tell(table, Command::Hint(hint))
    }

    /// Tells all tables in memory.
    pub(crate) fn hint_all(&self, hint: impl Fn() -> Hint) {
        for table in self.names() {
            self.hint(&table, hint()).ok();
        }
    }

    /// Why a bot moved as it did that thought at another node.
    pub(crate) fn tell_reason(&self, reason: BotReason) {
        self.tell(&reason.table.clone(), Command::Reason(reason)).ok();
    }

    fn tell(&self, table: &str, command: Command) -> Result<(), InboxFull> {
        let inbox = self.lock().get(table).cloned();
        let is_full =
            inbox.is_some_and(|inbox| matches!(inbox.try_send(command), Err(TrySendError::Full(_))));
        if is_full { Err(InboxFull) } else { Ok(()) }
    }

    /// Lets all tables finish what they have accepted.
    pub(crate) async fn close(&self) {
        let inboxes: Vec<_> = self.lock().drain().map(|(_, inbox)| inbox).collect();
        // Many at once: each may have to store that nobody is there any more.
        let close = |inbox: mpsc::Sender<Command>| async move {
            if inbox.send(Command::Close).await.is_ok() {
                inbox.closed().await;
            }
        };
        stream::iter(inboxes).for_each_concurrent(CLOSED_TOGETHER, close).await;
    }

    fn inbox(&self, table: &str) -> Result<mpsc::Sender<Command>> {
        let mut tables = self.lock();
        if let Some(inbox) = tables.get(table).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        if self.memory.is_full() {
            return refuse(ProblemKey::TooMany, "there are too many tables at the moment; try again later");
        }
        let share = self.memory.share();
        let (inbox, commands) = mpsc::channel(INBOX);
        let task = actor::run(
            table.to_owned(),
            self.context.clone(),
            commands,
            inbox.downgrade(),
            self.clone(),
            share,
        );
        tokio::spawn(task);
        tables.insert(table.to_owned(), inbox.clone());
        metrics::live_tables(tables.len());
        Ok(inbox)
    }

    fn forget(&self, table: &str, inbox: &mpsc::Sender<Command>) {
        let mut tables = self.lock();
        if tables.get(table).is_some_and(|known| known.same_channel(inbox)) {
            tables.remove(table);
        }
        metrics::live_tables(tables.len());
    }

    /// A table has been let go.
    pub(super) fn let_go(&self, table: &str) {
        let mut tables = self.lock();
        if tables.get(table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(table);
        }
        metrics::live_tables(tables.len());
    }

    /// Nobody is at a table any more, and that could not be stored.
    pub(super) fn note_stale_presence(&self, table: &str) {
        self.lock_stale_presence().insert(table.to_owned());
    }

    /// Whether the other nodes may think that somebody is at a table that was not in memory.
    pub(super) fn has_stale_presence(&self, table: &str) -> bool {
        self.lock_stale_presence().contains(table)
    }

    /// Whoever has the table in memory sees to it.
    pub(super) fn forget_stale_presence(&self, table: &str) {
        self.lock_stale_presence().remove(table);
    }

    /// Loads the tables of which the other nodes may think that somebody is there: they store that nobody is.
    pub(crate) async fn clear_stale_presence(&self) {
        let stale_presence: Vec<String> = self.lock_stale_presence().iter().cloned().collect();
        for table in stale_presence {
            drop(self.wake(&table).await);
        }
    }

    fn lock_stale_presence(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.stale_presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(test)]
    pub(crate) fn bytes_in_memory(&self) -> usize {
        self.memory.taken()
    }

    /// Whether tables that nobody is at should go.
    pub(super) fn is_memory_scarce(&self) -> bool {
        self.memory.is_scarce()
    }

    /// How many tables are known to be broken.
    pub(crate) fn broken_tables(&self) -> usize {
        self.lock_broken().len()
    }

    /// Remembers that a table cannot be built from what is stored, beyond the end of this process.
    pub(crate) async fn note_broken(&self, table: &str, why: &str) {
        if !self.lock_broken().insert(table.to_owned()) {
            return;
        }
        metrics::broken_tables(self.broken_tables());
        tracing::error!(table, why, "a table is broken: `tertulia admin repair` brings back what holds");
        self.store_broken(table, Some(why.to_owned())).await;
    }

    /// Remembers that a table is for newer programs. It is not stored: they find nothing wrong with it.
    pub(super) fn note_newer(&self, table: &str, why: &StoreError) {
        if self.lock_newer().insert(table.to_owned()) {
            tracing::warn!(table, %why, "a table is left to nodes with a newer version of this program");
        }
    }

    fn lock_newer(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.newer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those that were found broken before.
    pub(crate) fn know_broken(&self, tables: impl IntoIterator<Item = String>) {
        self.lock_broken().extend(tables);
        metrics::broken_tables(self.broken_tables());
    }

    pub(super) async fn note_sound(&self, table: &str) {
        if self.lock_broken().remove(table) {
            metrics::broken_tables(self.broken_tables());
            self.store_broken(table, None).await;
        }
    }

    async fn store_broken(&self, table: &str, why: Option<String>) {
        let write = Write::Broken { table: table.to_owned(), why };
        if let Err(error) = self.context.storage.commit(vec![write]).await {
            tracing::warn!(table, %error, "what is known of a broken table could not be stored");
        }
    }

    fn lock_broken(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn gone<T>() -> Result<T> {
    refuse(ProblemKey::Unavailable, "the table was let go; try again")
}
