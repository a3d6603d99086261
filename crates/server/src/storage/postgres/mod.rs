//! `PostgreSQL`, 15 or newer. It may restart, or another of its servers may take over: what is asked and written meanwhile waits.

mod connections;
mod leases;
mod migrate;
mod moves;
mod replicas;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use protocol::Millis;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use self::connections::{Addresses, Connections, Purpose, connect_within, has_lost};
use self::leases::Beat;
use super::copy::{Side, copy};
use super::group_commit::{CommitRequest, Failures, ask};
use super::statement::{Questions, SqlRow, SqlValue, Statement, query, statement};
use super::{Renewal, SqlDatabase, Sqlite, StandbyTrouble, StoreError, StoreFuture, Timeline, Write};

/// So long a database that is away is waited for.
const WAIT: Duration = Duration::from_secs(10);
/// Questions under way at a time.
const READERS: u32 = 8;
/// An answer to a question that takes longer does not come: the database itself gives up before.
const SLOWEST_ANSWER: Duration = Duration::from_secs(15);

#[derive(Debug)]
pub struct Postgres {
    readers: Connections,
    /// For heartbeats alone: whether the database is there is not a question of how much it is asked.
    heart: Connections,
    writer: Mutex<Option<mpsc::Sender<CommitRequest>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    failures: Failures,
    /// Whether the data was shut for servers when this one said last that it is alive.
    is_shut: AtomicBool,
}

impl Postgres {
    /// Connects, and brings the form of the data up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let addresses = Addresses::new(addresses(url)?);
        migrate::migrate(&addresses).await?;
        let failures = Failures::default();
        let writers = Arc::new(Connections::new(&addresses, Purpose::Writing, writer::WRITERS as usize));
        let (requests, task) = writer::start(writers, failures.clone());
        Ok(Self {
            readers: Connections::new(&addresses, Purpose::Reading, READERS as usize),
            heart: Connections::new(&addresses, Purpose::Writing, 1),
            writer: Mutex::new(Some(requests)),
            task: Mutex::new(Some(task)),
            failures,
            is_shut: AtomicBool::new(false),
        })
    }
}

fn shut() -> StoreError {
    StoreError::Database("`tertulia admin` works with the data: no server may until it is done".to_owned())
}

impl Postgres {
    /// Keeps servers away for as long as the connection is held; `None` when somebody else does.
    pub(crate) async fn shut(url: &str) -> Result<Option<PgConnection>, StoreError> {
        let mut connection =
            connect_within(&Addresses::new(addresses(url)?), Purpose::Reading, Instant::now() + WAIT).await?;
        let row = sqlx::query(leases::SHUT).fetch_one(&mut connection).await;
        let is_shut: bool = row.and_then(|row| row.try_get("is_shut")).map_err(|error| database(&error))?;
        Ok(is_shut.then_some(connection))
    }

    async fn renew_as(&self, beat: Beat<'_>) -> Result<Renewal, StoreError> {
        let renewal = leases::renew(&self.heart, beat).await?;
        self.is_shut.store(renewal.is_none(), Ordering::Relaxed);
        renewal.ok_or_else(shut)
    }

    /// Whether any server works with it.
    pub(crate) async fn has_nodes(&self) -> Result<bool, StoreError> {
        Ok(!self.rows(statement(leases::ALIVE)).await?.is_empty())
    }
}

/// Where the database is, without the password.
pub(crate) fn host_of(url: &str) -> String {
    let address = |address: &PgConnectOptions| {
        let database = address.get_database().unwrap_or_default();
        format!("{}:{}/{database}", address.get_host(), address.get_port())
    };
    let addresses = addresses(url).unwrap_or_default();
    addresses.iter().map(address).collect::<Vec<_>>().join(", ")
}

/// The addresses that a URL names: `postgres://user@one,two:5433/name` names two.
fn addresses(url: &str) -> Result<Vec<PgConnectOptions>, StoreError> {
    let (scheme, rest) = url.split_once("//").unwrap_or_default();
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let (user, hosts) = authority.rsplit_once('@').map_or(("", authority), |(user, hosts)| (user, hosts));
    let at = if user.is_empty() { "" } else { "@" };
    let address = |host: &str| {
        let options: PgConnectOptions = format!("{scheme}//{user}{at}{host}{path}").parse()?;
        Ok(options.application_name("tertulia").log_statements(tracing::log::LevelFilter::Off))
    };
    let addresses = hosts.split(',').map(address).collect::<Result<Vec<_>, sqlx::Error>>();
    addresses.map_err(|error| database(&error))
}

/// Copying much data takes its time.
async fn without_limits(mut connection: PgConnection) -> Result<PgConnection, StoreError> {
    let limits =
        "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
    sqlx::raw_sql(limits).execute(&mut connection).await.map_err(|error| database(&error))?;
    Ok(connection)
}

async fn copy_to_file(from: &Postgres, to: &Path) -> Result<(), StoreError> {
    let file = Sqlite::open(to).await?;
    let copied = copy(&mut from.side().await?, &mut file.side().await?, &mut |_| {}).await;
    SqlDatabase::close(&file).await;
    copied.map(drop)
}

fn database(error: &sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(cause) if cause.is_unique_violation() => StoreError::Conflict,
        // Data or an index are corrupted.
        Some(cause) if cause.code().is_some_and(|code| matches!(&*code, "XX001" | "XX002")) => {
            StoreError::Damaged(cause.message().to_owned())
        }
        _ => StoreError::Database(error.to_string()),
    }
}

/// `PostgreSQL` keeps no text with a zero character: nobody finds anything by one.
fn is_in_vain(statement: &Statement<'_>) -> bool {
    statement.values.iter().any(|value| matches!(value, SqlValue::Text(Some(text)) if text.contains('\0')))
}

impl Questions for Postgres {
    fn rows<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>> {
        Box::pin(async move {
            if is_in_vain(&statement) {
                return Ok(Vec::new());
            }
            let until = Instant::now() + WAIT;
            loop {
                let permit = self.readers.permit().await?;
                let mut lease = self.readers.get(permit, until).await?;
                let asked = query!(&statement).fetch_all(&mut lease.connection);
                let Ok(answer) = timeout(SLOWEST_ANSWER, asked).await else {
                    return Err(StoreError::Database("no answer came".to_owned()));
                };
                match answer {
                    Ok(rows) => {
                        self.readers.give_back(lease);
                        return Ok(rows.into_iter().map(SqlRow::Postgres).collect());
                    }
                    Err(error) if has_lost(&error) => {
                        drop(lease);
                        self.readers.forget_idle();
                        if Instant::now() >= until {
                            return Err(database(&error));
                        }
                    }
                    Err(error) => {
                        self.readers.give_back(lease);
                        return Err(database(&error));
                    }
                }
            }
        })
    }
}

impl SqlDatabase for Postgres {
    fn time_question(&self) -> Option<&'static str> {
        Some(leases::AGREED_NOW)
    }

    fn size_question(&self) -> &'static str {
        "SELECT pg_database_size(current_database()) AS size"
    }

    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            if self.is_shut.load(Ordering::Relaxed) {
                return Err(shut());
            }
            let requests = self.writer.lock().map_err(|_| StoreError::Closed)?.clone();
            ask(&requests.ok_or(StoreError::Closed)?, writes).await
        })
    }

    fn last_failure(&self) -> Option<Instant> {
        self.failures.last()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn timeline(&self) -> Option<Timeline> {
        self.readers.addresses().timeline()
    }

    fn note_timeline(&self, timeline: &Timeline) {
        self.readers.addresses().note_timeline(timeline);
    }

    fn has_silent_address(&self) -> bool {
        self.readers.addresses().has_silent()
    }

    fn standby_trouble(&self) -> StoreFuture<'_, Option<StandbyTrouble>> {
        Box::pin(replicas::trouble(self, self.readers.addresses().are_several()))
    }

    fn renew<'a>(&'a self, node: &'a str, rules: &'a str) -> StoreFuture<'a, Renewal> {
        Box::pin(self.renew_as(Beat { node, rules, learns: None }))
    }

    fn beat<'a>(&'a self, node: &'a str, rules: &'a str, learns: Millis) -> StoreFuture<'a, Renewal> {
        Box::pin(self.renew_as(Beat { node, rules, learns: Some(learns) }))
    }

    fn release<'a>(&'a self, node: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(leases::release(&self.heart, node))
    }

    fn side(&self) -> StoreFuture<'_, Side> {
        Box::pin(async move {
            let connection =
                connect_within(self.readers.addresses(), Purpose::Reading, Instant::now() + WAIT).await?;
            Ok(Side::Postgres(without_limits(connection).await?))
        })
    }

    /// `PostgreSQL` looks after its own files; what it says when it is asked for a table counts.
    fn check(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.rows(statement("SELECT id FROM tables LIMIT 1")).await.map(drop) })
    }

    /// A file of the embedded database, with all that is there at one moment.
    fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let copied = copy_to_file(self, to).await;
            if copied.is_err() {
                std::fs::remove_file(to).ok();
            }
            copied
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            drop(self.writer.lock().ok().and_then(|mut writer| writer.take()));
            let task = self.task.lock().ok().and_then(|mut task| task.take());
            if let Some(task) = task {
                task.await.ok();
            }
            self.readers.close(READERS).await;
            self.heart.close(1).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_one_address_or_several() {
        let named = |url: &str| host_of(url);
        assert_eq!(named("postgres://ana:s3cret@db.example.org/tertulia"), "db.example.org:5432/tertulia");
        assert_eq!(
            named("postgres://ana:a%40b@one,two:5433/tertulia?sslmode=require"),
            "one:5432/tertulia, two:5433/tertulia"
        );
        assert!(addresses("postgres://ana@one:port/tertulia").is_err());
    }
}
