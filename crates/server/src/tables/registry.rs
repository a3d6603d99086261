//! The registry of the tables in memory. A table is loaded when it is asked for and let go when nobody is there.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{Problem, ProblemKey};
use table::{Action, Table, Who};
use tokio::sync::{mpsc, oneshot};

use super::actor;
use super::command::{Command, Commit, ExtraWrites};
use crate::bots::BotPool;
use crate::metrics;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::Storage;
use crate::time::TimeSource;

/// Messages that may wait at a table.
const INBOX: usize = 256;

/// What every table needs.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) storage: Storage,
    pub(crate) bots: BotPool,
    pub(crate) time: TimeSource,
}

#[derive(Clone)]
pub(crate) struct Registry {
    context: Context,
    /// Tables in memory at most.
    most: usize,
    tables: Arc<Mutex<HashMap<String, mpsc::Sender<Command>>>>,
    /// Tables that cannot be built from what is stored: they are not tried again and again.
    broken: Arc<Mutex<HashSet<String>>>,
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Registry")
    }
}

impl Registry {
    pub(crate) fn new(context: Context, most: usize) -> Self {
        Self { context, most, tables: Arc::default(), broken: Arc::default() }
    }

    /// Passes something on to a table, loading it when it is not there.
    pub(crate) async fn send(&self, table: &str, mut command: Command) -> Result<()> {
        // A table that is being let go refuses once; the next one takes its place.
        for _ in 0..3 {
            let inbox = self.inbox(table)?;
            match inbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(refused) => command = refused.0,
            }
            self.forget(table, &inbox);
        }
        Err(unavailable("a table does not take messages"))
    }

    /// Does something at a table and waits until it is stored.
    pub(crate) async fn act(
        &self,
        table: &str,
        who: Who,
        action: Action,
        extra: ExtraWrites,
    ) -> Result<Commit> {
        let (answer, done) = oneshot::channel();
        self.send(table, Command::Act { who, action, extra, answer }).await?;
        done.await.unwrap_or_else(|_| gone())
    }

    /// Reads something of a table, where the table is.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        table: &str,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T> {
        let (answer, done) = oneshot::channel();
        let reader = move |table: Result<&Table>| drop(answer.send(table.map(read)));
        self.send(table, Command::Read(Box::new(reader))).await?;
        done.await.unwrap_or_else(|_| gone())
    }

    /// Sees to it that a table is in memory: its clocks run and its bots think.
    pub(crate) async fn wake(&self, table: &str) -> Result<(), Problem> {
        if self.broken.lock().unwrap_or_else(PoisonError::into_inner).contains(table) {
            return Ok(());
        }
        self.send(table, Command::Wake).await
    }

    /// Lets all tables finish what they have accepted.
    pub(crate) async fn close(&self) {
        let inboxes: Vec<_> = self.lock().drain().map(|(_, inbox)| inbox).collect();
        for inbox in inboxes {
            if inbox.send(Command::Close).await.is_ok() {
                inbox.closed().await;
            }
        }
    }

    fn inbox(&self, table: &str) -> Result<mpsc::Sender<Command>> {
        let mut tables = self.lock();
        if let Some(inbox) = tables.get(table).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        if tables.len() >= self.most {
            return refuse(ProblemKey::TooMany, "there are too many tables at the moment; try again later");
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        tokio::spawn(actor::run(
            table.to_owned(),
            self.context.clone(),
            commands,
            inbox.downgrade(),
            self.clone(),
        ));
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

    pub(super) fn note_broken(&self, table: &str) {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned());
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn gone<T>() -> Result<T> {
    refuse(ProblemKey::Unavailable, "the table was let go; try again")
}
