//! `SQLite`: one file, in WAL mode, synced with every commit.

use std::fs::File;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, Room};
use protocol::table::TableState;
use protocol::{Millis, SeatNumber, Seq};
use serde::Serialize;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqlitePool};
use table::{Entry, Opening, Outage};
use tokio::task::JoinHandle;

use super::group_commit::{Failures, Writer, database};
use super::write::Summary;
use super::{
    GapSearch, Guest, OpenTables, Store, StoreError, StoreFuture, StoredReview, StoredTable, TableLine,
    TableParts, Write, read,
};
use crate::data::{OWNER_ONLY, keep_private};
use crate::secret::SecretHash;

/// Connections that read.
const READERS: u32 = 4;

#[derive(Debug)]
pub struct Sqlite {
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
            .log_statements(tracing::log::LevelFilter::Off);
        let mut connection = options.connect().await.map_err(database)?;
        let migrator = sqlx::migrate!("migrations/sqlite");
        migrator.run(&mut connection).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => StoreError::Newer,
            other => StoreError::Database(other.to_string()),
        })?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true));
        let readers = readers.await.map_err(database)?;
        let failures = Failures::default();
        let (writer, task) = Writer::start(connection, failures.clone());
        Ok(Self { readers, writer: Mutex::new(Some(writer)), task: Mutex::new(Some(task)), failures })
    }

    fn writer(&self) -> Result<Writer, StoreError> {
        let writer = self.writer.lock().map_err(|_| StoreError::Closed)?;
        writer.clone().ok_or(StoreError::Closed)
    }
}

impl Store for Sqlite {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.writer()?.commit(writes).await })
    }

    fn last_failure(&self) -> Option<Instant> {
        self.failures.last()
    }

    fn guest(&self, token: SecretHash) -> StoreFuture<'_, Option<Guest>> {
        Box::pin(read::guest(&self.readers, token))
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn table_parts<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableParts>> {
        Box::pin(read::table_parts(&self.readers, id))
    }

    fn broken_tables(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::broken_tables(&self.readers, limit))
    }

    fn tables_with_gaps<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, GapSearch> {
        Box::pin(read::tables_with_gaps(&self.readers, after, limit))
    }

    fn outages(&self, after: Millis) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(read::outages(&self.readers, after))
    }

    fn listed(&self, state: TableState, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        Box::pin(read::listed(&self.readers, word(&state), limit))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(read::tables_of(&self.readers, guest, limit))
    }

    fn open_tables_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, OpenTables> {
        Box::pin(read::open_tables_of(&self.readers, guest))
    }

    fn to_wake(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(read::to_wake(&self.readers, now, limit))
    }

    fn chat<'a>(&'a self, table: &'a str, room: Option<Room>, limit: u32) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(read::chat(&self.readers, table, room, limit))
    }

    fn review<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredReview>> {
        Box::pin(read::review(&self.readers, table))
    }

    fn reviews_under_way(&self, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(read::reviews_under_way(&self.readers, limit))
    }

    fn was_said<'a>(&'a self, table: &'a str, cause: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(read::was_said(&self.readers, table, cause))
    }

    fn table_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::table_names(&self.readers, after, limit))
    }

    fn table_lines<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableLine>> {
        Box::pin(read::table_lines(&self.readers, after, limit))
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<Millis>> {
        Box::pin(read::last_alive(&self.readers))
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

/// The word that stands for a plain value in the database: that of its JSON.
pub(super) fn word(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).unwrap_or_default();
    text.trim_matches('"').to_owned()
}

/// Writes one change.
pub(super) async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    let query = match write {
        Write::Table { opening, summary } => return open_table(connection, opening, summary).await,
        Write::Entry { table, entry } => return append(connection, table, entry).await,
        Write::Summary { table, summary } => return summarise(connection, table, summary).await,
        Write::Chat { table, line, cause } => return say(connection, table, line, cause).await,
        Write::Outage(outage) => return note_outage(connection, *outage).await,
        Write::SetAside { table, after, at } => return set_aside(connection, table, *after, *at).await,
        Write::Broken { table, why } => {
            sqlx::query("UPDATE tables SET broken = ? WHERE id = ?").bind(why.as_deref()).bind(table)
        }
        Write::FreeSeat { table, seat } => return free_seat(connection, table, *seat).await,
        Write::EndLink { table, token } => {
            sqlx::query("DELETE FROM seat_tokens WHERE table_id = ? AND token_hash = ?").bind(table).bind(token)
        }
        Write::EndHolder { table, seat, guest } => {
            sqlx::query("DELETE FROM holders WHERE table_id = ? AND seat = ? AND guest_id = ?")
                .bind(table)
                .bind(i64::from(*seat))
                .bind(guest)
        }
        Write::CopySeat { from, from_seat, to, to_seat } => {
            return copy_seat(connection, (from, *from_seat), (to, *to_seat)).await;
        }
        Write::Guest { id, token, name, at } => {
            sqlx::query("INSERT INTO guests (id, token_hash, name, created_at, seen_at) VALUES (?, ?, ?, ?, ?)")
                .bind(id)
                .bind(token)
                .bind(name)
                .bind(*at as i64)
                .bind(*at as i64)
        }
        Write::GuestName { id, name } => {
            sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(id)
        }
        Write::GuestSeen { id, at } => {
            sqlx::query("UPDATE guests SET seen_at = ? WHERE id = ?").bind(*at as i64).bind(id)
        }
        Write::ForgetGuests { before } => sqlx::query(
            "DELETE FROM guests WHERE id IN (SELECT id FROM guests g WHERE seen_at < ? \
             AND NOT EXISTS (SELECT 1 FROM holders WHERE guest_id = g.id) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host_guest = g.id) ORDER BY seen_at LIMIT 1000)",
        )
        .bind(*before as i64),
        Write::ForgetSession { id } => sqlx::query("DELETE FROM guests WHERE id = ?").bind(id),
        Write::Holder { table, seat, guest, at } => sqlx::query(
            "INSERT INTO holders (table_id, seat, guest_id, held_since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(i64::from(*seat))
        .bind(guest)
        .bind(*at as i64),
        Write::SeatToken { token, table, seat, at } => {
            sqlx::query("INSERT INTO seat_tokens (token_hash, table_id, seat, created_at) VALUES (?, ?, ?, ?)")
                .bind(token)
                .bind(table)
                .bind(i64::from(*seat))
                .bind(*at as i64)
        }
        Write::Review { table, review } => sqlx::query(
            "INSERT INTO reviews (table_id, asked_by, found, body) VALUES (?, ?, ?, ?) \
             ON CONFLICT (table_id) DO UPDATE SET found = excluded.found, body = excluded.body",
        )
        .bind(table)
        .bind(&review.asked_by)
        .bind(&review.found)
        .bind(&review.body),
        Write::ForgetReview { table } => sqlx::query("DELETE FROM reviews WHERE table_id = ?").bind(table),
        Write::Mute { table, seat, muted, on: true } => {
            sqlx::query("INSERT INTO mutes (table_id, seat, muted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
                .bind(table)
                .bind(i64::from(*seat))
                .bind(i64::from(*muted))
        }
        Write::Mute { table, seat, muted, on: false } => {
            sqlx::query("DELETE FROM mutes WHERE table_id = ? AND seat = ? AND muted = ?")
                .bind(table)
                .bind(i64::from(*seat))
                .bind(i64::from(*muted))
        }
        Write::Alive { node, at } => sqlx::query(
            "INSERT INTO nodes (node, alive_at) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET alive_at = excluded.alive_at",
        )
        .bind(node)
        .bind(*at as i64),
    };
    query.execute(connection).await.map_err(database)?;
    Ok(())
}

async fn open_table(
    connection: &mut SqliteConnection,
    opening: &Opening,
    summary: &Summary,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, settings, host_guest, host_seat, server_part, rematch_of, \
         position, opened_at, listed, state, changed_at, wake_at, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&opening.id)
    .bind(opening.kind.name())
    .bind(i64::from(opening.rules_version))
    .bind(json(&opening.settings)?)
    .bind(&opening.host_guest)
    .bind(opening.host_seat.map(i64::from))
    .bind(opening.server_part.to_string())
    .bind(opening.rematch_of.as_ref())
    .bind(opening.position.as_ref())
    .bind(opening.opened_at as i64)
    .bind(i64::from(opening.settings.listed))
    .bind(word(&summary.shown.state))
    .bind(summary.shown.changed_at as i64)
    .bind(summary.wake_at.map(|at| at as i64))
    .bind(json(&summary.shown)?)
    .execute(connection)
    .await
    .map_err(database)?;
    Ok(())
}

/// An entry is the next one of its table, or it is not written: the transaction looks itself.
async fn append(connection: &mut SqliteConnection, table: &str, entry: &Entry) -> Result<(), StoreError> {
    let written = sqlx::query(
        "INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
         WHERE ?2 = 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = ?1)",
    )
    .bind(table)
    .bind(entry.seq as i64)
    .bind(entry.at as i64)
    .bind(entry.cause.as_ref().map(|cause| i64::from(cause.seat)))
    .bind(entry.cause.as_ref().map(|cause| cause.id.as_str()))
    .bind(json(&entry.what)?)
    .execute(&mut *connection)
    .await
    .map_err(database)?;
    if written.rows_affected() == 1 {
        return Ok(());
    }
    let query = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS last FROM entries WHERE table_id = ?");
    let row = query.bind(table).fetch_one(connection).await.map_err(database)?;
    let last = row.try_get::<i64, _>("last").map_err(database)? as Seq;
    if entry.seq <= last {
        return Err(StoreError::Conflict);
    }
    Err(StoreError::Gap { table: table.to_owned(), seq: entry.seq, last })
}

async fn set_aside(
    connection: &mut SqliteConnection,
    table: &str,
    after: Seq,
    at: Millis,
) -> Result<(), StoreError> {
    let copy = sqlx::query(
        "INSERT INTO entries_aside (table_id, seq, at, cause_seat, cause_id, body, aside_at) \
         SELECT table_id, seq, at, cause_seat, cause_id, body, ? FROM entries WHERE table_id = ? AND seq > ?",
    );
    let copy = copy.bind(at as i64).bind(table).bind(after as i64);
    copy.execute(&mut *connection).await.map_err(database)?;
    let remove = sqlx::query("DELETE FROM entries WHERE table_id = ? AND seq > ?");
    remove.bind(table).bind(after as i64).execute(connection).await.map_err(database)?;
    Ok(())
}

async fn summarise(
    connection: &mut SqliteConnection,
    table: &str,
    summary: &Summary,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET state = ?, changed_at = ?, wake_at = ?, summary = ? WHERE id = ?")
        .bind(word(&summary.shown.state))
        .bind(summary.shown.changed_at as i64)
        .bind(summary.wake_at.map(|at| at as i64))
        .bind(json(&summary.shown)?)
        .bind(table)
        .execute(connection)
        .await
        .map_err(database)?;
    Ok(())
}

async fn say(
    connection: &mut SqliteConnection,
    table: &str,
    line: &ChatLine,
    cause: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO chat (table_id, number, at, room, seat, name, text, cause) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(line.number as i64)
    .bind(line.at as i64)
    .bind(word(&line.room))
    .bind(line.seat.map(i64::from))
    .bind(&line.name)
    .bind(&line.text)
    .bind(cause)
    .execute(connection)
    .await
    .map_err(database)?;
    Ok(())
}

/// Whoever was last alive before an outage is so no longer.
async fn note_outage(connection: &mut SqliteConnection, outage: Outage) -> Result<(), StoreError> {
    for query in [
        sqlx::query("INSERT INTO outages (from_at, to_at) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(outage.from as i64)
            .bind(outage.to as i64),
        sqlx::query("DELETE FROM nodes WHERE alive_at < ?").bind(outage.from as i64),
    ] {
        query.execute(&mut *connection).await.map_err(database)?;
    }
    Ok(())
}

async fn free_seat(
    connection: &mut SqliteConnection,
    table: &str,
    seat: SeatNumber,
) -> Result<(), StoreError> {
    for query in [
        sqlx::query("DELETE FROM holders WHERE table_id = ? AND seat = ?"),
        sqlx::query("DELETE FROM seat_tokens WHERE table_id = ? AND seat = ?"),
    ] {
        query.bind(table).bind(i64::from(seat)).execute(&mut *connection).await.map_err(database)?;
    }
    Ok(())
}

async fn copy_seat(
    connection: &mut SqliteConnection,
    from: (&str, SeatNumber),
    to: (&str, SeatNumber),
) -> Result<(), StoreError> {
    let query = sqlx::query(
        "INSERT INTO holders (table_id, seat, guest_id, held_since) \
         SELECT ?, ?, guest_id, held_since FROM holders WHERE table_id = ? AND seat = ?",
    );
    let query = query.bind(to.0).bind(i64::from(to.1)).bind(from.0).bind(i64::from(from.1));
    query.execute(connection).await.map_err(database)?;
    Ok(())
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable(error.to_string()))
}
