//! `SQLite`: one file, in WAL mode, synced with every commit.

use std::fs::File;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, SqlitePool};
use tokio::task::JoinHandle;

use super::append;
use super::copy::Side;
use super::group_commit::{Failures, Writer, database};
use super::statement::{Connection as InTransaction, Questions, SqlRow, Statement, query};
use super::{Renewal, SqlDatabase, StoreError, StoreFuture, Write, migrations};
use crate::data::{OWNER_ONLY, keep_private};

/// Connections that read.
const READERS: u32 = 4;

/// After so many pages what was written is brought into the file itself: pages that are written again and again meanwhile go there once.
const CHECKPOINT_AFTER: &str = "4000";

#[derive(Debug)]
pub struct Sqlite {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: Mutex<Option<Writer>>,
    task: Mutex<Option<JoinHandle<SqliteConnection>>>,
    failures: Failures,
}

impl Sqlite {
    /// Opens the file, making it when it is not there, and brings its form up to date.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(file, true).await
    }

    /// Opens a file that must be there.
    pub async fn open_existing(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(file, false).await
    }

    async fn open_with(file: &Path, create: bool) -> Result<Self, StoreError> {
        make_private(file, create).map_err(|error| StoreError::Database(error.to_string()))?;
        let options = SqliteConnectOptions::from_str("sqlite:")
            .map_err(database)?
            .filename(file)
            .create_if_missing(create)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", CHECKPOINT_AFTER)
            .log_statements(tracing::log::LevelFilter::Off);
        let mut connection = options.connect().await.map_err(database)?;
        migrations::migrate(sqlx::migrate!("migrations/sqlite"), &mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone().read_only(true));
        let readers = readers.await.map_err(database)?;
        append::prepare(&mut connection).await?;
        let failures = Failures::default();
        let (writer, task) = Writer::start(connection, failures.clone());
        Ok(Self {
            options,
            readers,
            writer: Mutex::new(Some(writer)),
            task: Mutex::new(Some(task)),
            failures,
        })
    }

    fn writer(&self) -> Result<Writer, StoreError> {
        let writer = self.writer.lock().map_err(|_| StoreError::Closed)?;
        writer.clone().ok_or(StoreError::Closed)
    }
}

impl Questions for Sqlite {
    fn rows<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>> {
        Box::pin(async move {
            let rows = query!(&statement).fetch_all(&self.readers).await.map_err(database)?;
            Ok(rows.into_iter().map(SqlRow::Sqlite).collect())
        })
    }
}

impl InTransaction for SqliteConnection {
    fn execute<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            let done = query!(&statement).execute(self).await.map_err(database)?;
            Ok(done.rows_affected())
        })
    }

    fn rows<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>> {
        Box::pin(async move {
            let rows = query!(&statement).fetch_all(self).await.map_err(database)?;
            Ok(rows.into_iter().map(SqlRow::Sqlite).collect())
        })
    }
}

impl SqlDatabase for Sqlite {
    fn size_question(&self) -> &'static str {
        "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()"
    }

    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.writer()?.commit(writes).await })
    }

    fn last_failure(&self) -> Option<Instant> {
        self.failures.last()
    }

    /// The file is locked by the one server that works with it.
    fn is_shared(&self) -> bool {
        false
    }

    fn renew<'a>(&'a self, _node: &'a str, _rules: &'a str) -> StoreFuture<'a, Renewal> {
        Box::pin(async { Ok(Renewal::default()) })
    }

    fn release<'a>(&'a self, _node: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    fn side(&self) -> StoreFuture<'_, Side> {
        Box::pin(async move { Ok(Side::Sqlite(self.options.connect().await.map_err(database)?)) })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        let damaged = |error: sqlx::Error| StoreError::Damaged(error.to_string());
        Box::pin(async move {
            let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(&self.readers).await.map_err(damaged)?;
            let found: String = row.try_get(0).map_err(damaged)?;
            if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
        })
    }

    fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let path = to.to_str().ok_or_else(|| StoreError::Database("the path is not text".to_owned()))?;
            // An empty file is written into: so nobody else can read the copy at any moment.
            make_private(to, true).map_err(|error| StoreError::Database(error.to_string()))?;
            let copied = sqlx::query("VACUUM INTO ?").bind(path).execute(&self.readers).await;
            if copied.is_err() {
                std::fs::remove_file(to).ok();
            }
            copied.map(drop).map_err(database)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
            drop(writer);
            let task = self.task.lock().ok().and_then(|mut task| task.take());
            let connection = match task {
                Some(task) => task.await.ok(),
                None => None,
            };
            self.readers.close().await;
            if let Some(connection) = connection {
                empty_log(connection).await;
            }
        })
    }
}

/// Brings all that is in the write-ahead log into the file itself, so that the one file is everything.
async fn empty_log(mut connection: SqliteConnection) {
    let emptied = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
    let is_busy = emptied.map(|row| row.try_get::<i64, _>(0).unwrap_or(1) != 0);
    match is_busy {
        Ok(false) => {}
        Ok(true) => tracing::warn!("somebody else reads the data: the write-ahead log is kept"),
        Err(error) => tracing::error!(%error, "the write-ahead log is kept"),
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the data was not closed");
    }
}

/// Makes the file for its owner alone, and keeps one that is there so, with what stands beside it while it is used; those that
/// the database makes later get the rights of the file.
fn make_private(file: &Path, create: bool) -> std::io::Result<()> {
    if create {
        drop(File::options().append(true).create(true).mode(OWNER_ONLY).open(file)?);
    }
    let beside = |ending: &str| {
        file.with_file_name(format!("{}{ending}", file.file_name().unwrap_or_default().display()))
    };
    [file.to_owned(), beside("-wal"), beside("-shm")].iter().try_for_each(|file| keep_private(file))
}
