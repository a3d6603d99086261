//! Writing to `PostgreSQL` with few round trips.
//!
//! Moves are most of what is written. A move is one statement and needs no transaction around it; moves that have come while all
//! connections were busy share one statement. Everything else is a transaction of its own: `PostgreSQL` itself syncs once for those
//! that commit at the same time, and holding rows of many tables over many round trips would only keep others waiting.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnection;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::connections::{Connections, Lease, has_lost};
use super::moves::{self, MoveStatement};
use super::{WAIT, database};
use crate::metrics;
use crate::storage::apply::apply;
use crate::storage::group_commit::{CommitRequest, Failures};
use crate::storage::moves::table_of;
use crate::storage::statement::{Connection as InTransaction, SqlRow, Statement, query};
use crate::storage::{StoreError, Write};

/// Requests that may wait. Beyond this the server says that it is busy.
const QUEUE: usize = 8_192;
/// Moves in one statement at most.
const BATCH: usize = 256;
/// Statements and transactions under way at a time.
pub(super) const WRITERS: u32 = 4;
/// An answer that takes longer does not come: the database itself gives up before.
const SLOWEST_ANSWER: Duration = Duration::from_secs(9);
/// The last attempt has so long, whatever the ones before have taken.
const LEAST_ANSWER: Duration = Duration::from_secs(1);

/// Why something was not written, and whether that is certain.
enum WriteError {
    /// Nothing is written.
    Refused(StoreError),
    /// The connection broke before anything could be kept: it can be tried again.
    Lost(String),
    /// The connection broke while it was kept, or nobody knows.
    Unknown(String),
}

impl WriteError {
    fn new(error: &sqlx::Error, when_lost: fn(String) -> Self) -> Self {
        if has_lost(error) { when_lost(error.to_string()) } else { Self::Refused(database(error)) }
    }
}

/// What all tasks that write share.
struct WriterContext {
    connections: Arc<Connections>,
    failures: Failures,
}

/// Takes what is to be written until nobody can ask any more; then waits for what is under way.
pub(super) fn start(
    connections: Arc<Connections>,
    failures: Failures,
) -> (mpsc::Sender<CommitRequest>, tokio::task::JoinHandle<()>) {
    let (requests, inbox) = mpsc::channel(QUEUE);
    let shared = Arc::new(WriterContext { connections, failures });
    (requests, tokio::spawn(dispatch(shared, inbox)))
}

async fn dispatch(shared: Arc<WriterContext>, mut inbox: mpsc::Receiver<CommitRequest>) {
    loop {
        // First the right to a connection: what comes until there is one goes together.
        let Ok(permit) = shared.connections.permit().await else { return };
        let mut batch = Vec::new();
        if inbox.recv_many(&mut batch, BATCH).await == 0 {
            drop(permit);
            return shared.connections.close(WRITERS).await;
        }
        metrics::write_queue(inbox.len());
        let shared = Arc::clone(&shared);
        tokio::spawn(async move {
            let started = Instant::now();
            let count = batch.len();
            match shared.connections.get(permit, started + WAIT).await {
                Ok(lease) => shared.write(lease, batch, started + WAIT).await,
                Err(error) => {
                    for request in batch {
                        shared.answer(request, Err(error.clone()));
                    }
                }
            }
            metrics::committed(count, started.elapsed());
        });
    }
}

impl WriterContext {
    fn answer(&self, request: CommitRequest, result: Result<(), StoreError>) {
        if let Err(error) = &result {
            self.failures.note(error);
        }
        drop(request.answer.send(result));
    }

    /// Those whose moves have waited for an answer that did not come do not wait much longer than until then. Nor do those who come after
    /// somebody in whose turn the connection broke: all of them wait for the same database.
    async fn write(&self, lease: Lease, batch: Vec<CommitRequest>, until: Instant) {
        let mut lease = Some(lease);
        let (moves, others) = MoveStatement::pick(batch);
        let mut alone: Vec<(CommitRequest, bool)> =
            others.into_iter().map(|request| (request, false)).collect();
        if let Some(moves) = moves {
            alone.extend(self.write_moves(&mut lease, moves).await);
        }
        let mut trouble = None;
        for (request, may_be_stored) in alone {
            let is_broken = lease.is_none();
            let result = match &trouble {
                Some(error) if is_broken && Instant::now() >= until => Err(StoreError::clone(error)),
                _ => {
                    let until = if may_be_stored || is_broken { until } else { Instant::now() + WAIT };
                    self.write_alone(&mut lease, &request.writes, may_be_stored, until).await
                }
            };
            if lease.is_none() {
                trouble = result.clone().err();
            }
            self.answer(request, result);
        }
        if let Some(lease) = lease {
            self.connections.give_back(lease);
        }
    }

    /// Writes them together. Those that are left must be tried alone, and may be stored already when the connection broke.
    async fn write_moves(
        &self,
        lease: &mut Option<Lease>,
        moves: MoveStatement,
    ) -> Vec<(CommitRequest, bool)> {
        let Some(held) = lease else { return moves.into_requests(false) };
        let written = match timeout(SLOWEST_ANSWER, moves.append(&mut held.connection)).await {
            // What was written where another has taken over is written again, there.
            Ok(Ok(written)) if self.connections.is_current(held) => written,
            Ok(Err(error)) if !has_lost(&error) => return moves.into_requests(false),
            Ok(_) | Err(_) => {
                self.lose(lease);
                return moves.into_requests(true);
            }
        };
        let (done, left): (Vec<_>, Vec<_>) = moves
            .into_requests(false)
            .into_iter()
            .partition(|(request, _)| table_of(&request.writes).is_some_and(|table| written.contains(table)));
        for (request, _) in done {
            self.answer(request, Ok(()));
        }
        left
    }

    fn lose(&self, lease: &mut Option<Lease>) {
        drop(lease.take());
        self.connections.forget_idle();
    }

    /// In a transaction of its own; over a new connection, if one breaks before anything can be kept.
    async fn write_alone(
        &self,
        lease: &mut Option<Lease>,
        writes: &[Write],
        mut may_be_stored: bool,
        until: Instant,
    ) -> Result<(), StoreError> {
        loop {
            if lease.is_none() {
                let permit = self.connections.permit().await?;
                *lease = Some(self.connections.get(permit, until).await?);
            }
            let Some(held) = lease else { return Err(StoreError::Closed) };
            let left = until.saturating_duration_since(Instant::now()).max(LEAST_ANSWER);
            let written = timeout(left.min(SLOWEST_ANSWER), transaction(&mut held.connection, writes)).await;
            let lost = match written.unwrap_or_else(|_| Err(WriteError::Unknown(no_answer().to_string()))) {
                Ok(()) if self.connections.is_current(held) => return Ok(()),
                Ok(()) => {
                    self.lose(lease);
                    return Err(StoreError::Database(
                        "another server of the database has taken over".to_owned(),
                    ));
                }
                Err(WriteError::Refused(StoreError::Conflict)) if may_be_stored => {
                    let looked =
                        timeout(SLOWEST_ANSWER, moves::are_stored(&mut held.connection, writes)).await;
                    let looked = looked.unwrap_or_else(|_| Err(no_answer()));
                    if looked.is_err() {
                        self.lose(lease);
                    }
                    return if looked? { Ok(()) } else { Err(StoreError::Conflict) };
                }
                Err(WriteError::Refused(error)) => return Err(error),
                Err(WriteError::Lost(why)) => why,
                // A move that is written again is refused by its number if it was stored before.
                Err(WriteError::Unknown(why)) if table_of(writes).is_some() => {
                    may_be_stored = true;
                    why
                }
                Err(WriteError::Unknown(why)) => {
                    self.lose(lease);
                    return Err(StoreError::Database(format!("nobody knows whether it was stored: {why}")));
                }
            };
            self.lose(lease);
            if Instant::now() >= until {
                return Err(StoreError::Database(lost));
            }
        }
    }
}

fn no_answer() -> StoreError {
    StoreError::Database("no answer came".to_owned())
}

async fn transaction(connection: &mut PgConnection, writes: &[Write]) -> Result<(), WriteError> {
    run(connection, "BEGIN").await.map_err(|error| WriteError::new(&error, WriteError::Lost))?;
    let mut within = Within { connection, cause: None };
    for write in writes {
        let Err(error) = apply(&mut within, write).await else { continue };
        if let Some(cause) = within.cause.filter(is_worth_another_attempt) {
            return Err(WriteError::Lost(cause.to_string()));
        }
        return Err(match run(connection, "ROLLBACK").await {
            Ok(()) => WriteError::Refused(error),
            Err(lost) => WriteError::Lost(lost.to_string()),
        });
    }
    run(connection, "COMMIT").await.map_err(|error| WriteError::new(&error, WriteError::Unknown))
}

/// A transaction that loses a deadlock is as good as one that was never tried.
fn is_worth_another_attempt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    has_lost(error) || code.is_some_and(|code| matches!(&*code, "40001" | "40P01"))
}

async fn run(connection: &mut PgConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(sql).execute(connection).await.map(drop)
}

/// A connection within a transaction, and what it said last when something failed.
struct Within<'c> {
    connection: &'c mut PgConnection,
    cause: Option<sqlx::Error>,
}

impl Within<'_> {
    fn failed(&mut self, error: sqlx::Error) -> StoreError {
        let told = database(&error);
        self.cause = Some(error);
        told
    }
}

impl InTransaction for Within<'_> {
    fn execute<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            let done = query!(&statement).execute(&mut *self.connection).await;
            done.map(|done| done.rows_affected()).map_err(|error| self.failed(error))
        })
    }

    fn rows<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>> {
        Box::pin(async move {
            let rows = query!(&statement).fetch_all(&mut *self.connection).await;
            let rows = rows.map_err(|error| self.failed(error))?;
            Ok(rows.into_iter().map(SqlRow::Postgres).collect())
        })
    }
}
