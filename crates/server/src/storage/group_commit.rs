//! Many writers, one sync: what is asked for while the disk is busy goes into the next transaction together.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::append::MoveBatch;
use super::{StoreError, Write};
use crate::metrics;

/// Requests that may wait. Beyond this the server says that it is busy.
const QUEUE: usize = 8_192;
/// Requests in one transaction at most.
const BATCH: usize = 256;

/// What somebody wants to be written, all of it or nothing.
#[derive(Debug)]
pub(super) struct CommitRequest {
    pub(super) writes: Vec<Write>,
    pub(super) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Hands writes to whoever takes the requests, and waits for the answer.
pub(super) async fn ask(
    requests: &mpsc::Sender<CommitRequest>,
    writes: Vec<Write>,
) -> Result<(), StoreError> {
    let (answer, done) = oneshot::channel();
    requests.try_send(CommitRequest { writes, answer }).map_err(|error| match error {
        mpsc::error::TrySendError::Full(_) => StoreError::Busy,
        mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
    })?;
    done.await.unwrap_or(Err(StoreError::Closed))
}

/// When a transaction last failed.
#[derive(Clone, Debug, Default)]
pub(super) struct Failures(Arc<Mutex<Option<Instant>>>);

impl Failures {
    pub(super) fn last(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn note(&self, error: &StoreError) {
        if !matches!(error, StoreError::Conflict) {
            *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    }
}

/// The way to the one task that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    requests: mpsc::Sender<CommitRequest>,
}

impl Writer {
    /// Starts the task; it ends when all writers are gone and all requests are answered.
    pub(super) fn start(
        connection: SqliteConnection,
        failures: Failures,
    ) -> (Self, tokio::task::JoinHandle<SqliteConnection>) {
        let (requests, inbox) = mpsc::channel(QUEUE);
        (Self { requests }, tokio::spawn(work(connection, inbox, failures)))
    }

    pub(super) async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        ask(&self.requests, writes).await
    }
}

/// Answers the connection when nobody can write any more.
async fn work(
    connection: SqliteConnection,
    mut inbox: mpsc::Receiver<CommitRequest>,
    failures: Failures,
) -> SqliteConnection {
    let mut committer = Committer { connection, failures, may_be_open: false };
    let mut batch = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        metrics::write_queue(inbox.len());
        committer.write(std::mem::take(&mut batch)).await;
    }
    committer.connection
}

/// What writes one group after the other.
struct Committer {
    connection: SqliteConnection,
    failures: Failures,
    /// A transaction may be open whose end failed: what is written without one of its own would not be kept.
    may_be_open: bool,
}

impl Committer {
    async fn write(&mut self, batch: Vec<CommitRequest>) {
        let started = Instant::now();
        let count = batch.len();
        let moves = if self.may_be_open { None } else { MoveBatch::of(&batch) };
        let is_certain = moves.is_none() && count == 1;
        let together = match moves {
            Some(moves) => moves.append(&mut self.connection).await,
            None => self.transaction(&batch).await,
        };
        for request in batch {
            let result = match &together {
                // One bad request must not spoil the others: each gets a transaction of its own, which tells what is wrong with it.
                Err(_) if !is_certain => self.transaction(std::slice::from_ref(&request)).await,
                result => result.clone(),
            };
            if let Err(error) = &result {
                self.failures.note(error);
            }
            drop(request.answer.send(result));
        }
        metrics::committed(count, started.elapsed());
    }

    async fn transaction(&mut self, batch: &[CommitRequest]) -> Result<(), StoreError> {
        let connection = &mut self.connection;
        if begin(connection).await.is_err() {
            // An earlier transaction may be open still, if even its end failed.
            sqlx::query("ROLLBACK").execute(&mut *connection).await.ok();
            begin(connection).await?;
        }
        self.may_be_open = true;
        let result = apply(connection, batch).await;
        let end = if result.is_ok() { "COMMIT" } else { "ROLLBACK" };
        let ended = sqlx::query(end).execute(&mut *connection).await.map_err(database);
        self.may_be_open = ended.is_err();
        if ended.is_err() && result.is_ok() {
            // A commit that failed leaves the transaction open.
            let rolled_back = sqlx::query("ROLLBACK").execute(&mut *connection).await;
            self.may_be_open = rolled_back.is_err();
        }
        result.and(ended.map(drop))
    }
}

async fn begin(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("BEGIN IMMEDIATE").execute(connection).await.map(drop).map_err(database)
}

async fn apply(connection: &mut SqliteConnection, batch: &[CommitRequest]) -> Result<(), StoreError> {
    for write in batch.iter().flat_map(|request| &request.writes) {
        super::apply::apply(connection, write).await?;
    }
    Ok(())
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(super) fn database(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_unique_violation() => StoreError::Conflict,
        Some(cause) if is_damage(cause) => StoreError::Damaged(cause.message().to_owned()),
        _ => StoreError::Database(error.to_string()),
    }
}

/// `SQLite` says that the file is malformed, or no database at all. Extended codes carry the plain one in their last byte.
fn is_damage(cause: &dyn sqlx::error::DatabaseError) -> bool {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    let code = cause.code().and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, CORRUPT | NOT_A_DATABASE))
}
