//! Brings the form of the data up to date while other nodes work with it.
//!
//! To change a table, `PostgreSQL` has to have it alone for a moment. Whoever waits for that keeps everybody waiting who comes later: a long
//! question, or a backup, would stop the whole cluster through it. So nobody waits for long; it is tried again instead.
//!
//! An index over what is there already takes long to build. It is built while everybody writes (`CONCURRENTLY`), in a migration of its own
//! without a transaction: it waits for those who have begun before, and nobody waits for it.

use std::time::{Duration, Instant};

use sqlx::migrate::{Migrate as _, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, Row as _};

use super::connections::{Addresses, Purpose, connect_within};
use super::{WAIT, database};
use crate::storage::{StoreError, migrations};

/// Changing the form of much data takes its time.
const NO_LIMITS: &str =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
/// Getting hold of it may not.
const SHORT_LOCKS: &str = "SET lock_timeout = '500ms'";
/// Whoever builds an index waits for others and keeps nobody waiting.
const LONG_LOCKS: &str = "SET lock_timeout = '30min'";
/// The rest between two attempts: what others had to wait for is done by then.
const REST: Duration = Duration::from_secs(1);
/// So long it is tried: a backup of much data takes minutes.
const LONGEST: Duration = Duration::from_mins(30);
/// How often it is asked whether others are done.
const ASK_AGAIN: Duration = Duration::from_millis(100);

/// Indexes whose building was broken off: they are there, and are of no use.
const UNFINISHED: &str = "SELECT format('%I', n.relname) AS name FROM pg_index i JOIN pg_class n ON n.oid = i.indexrelid \
     WHERE NOT i.indisvalid AND n.relnamespace = current_schema()::regnamespace";

/// Several servers that start at once wait for each other here; nobody else waits for them.
pub(super) async fn migrate(addresses: &Addresses) -> Result<(), StoreError> {
    let mut connection = connect_within(addresses, Purpose::Writing, Instant::now() + WAIT).await?;
    say(&mut connection, NO_LIMITS).await?;
    wait_for_others(&mut connection).await?;
    let until = Instant::now() + LONGEST;
    loop {
        match take_steps(&mut connection).await {
            Err(StoreError::Busy) if Instant::now() < until => {
                tracing::warn!("the form of the data cannot be changed yet: somebody uses it");
                tokio::time::sleep(REST).await;
            }
            // What is held ends with the connection.
            done => return done.and(connection.close().await.map_err(|error| database(&error))),
        }
    }
}

/// One at a time, by the number that sqlx locks by, so that older programs wait too. It is asked again and again: whoever waited within a
/// question would be one of those for whom the building of an index waits, and that would be a circle.
async fn wait_for_others(connection: &mut PgConnection) -> Result<(), StoreError> {
    let name = sqlx::query("SELECT current_database()::text AS name").fetch_one(&mut *connection).await;
    let name: String = name.and_then(|row| row.try_get("name")).map_err(|error| database(&error))?;
    let key = lock_key(&name);
    loop {
        let ask = sqlx::query("SELECT pg_try_advisory_lock($1) AS is_held").bind(key);
        let row = ask.fetch_one(&mut *connection).await.map_err(|error| database(&error))?;
        if row.try_get("is_held").map_err(|error| database(&error))? {
            return Ok(());
        }
        tokio::time::sleep(ASK_AGAIN).await;
    }
}

/// As sqlx makes it of the name of a database.
fn lock_key(database: &str) -> i64 {
    let mut sum = flate2::Crc::new();
    sum.update(database.as_bytes());
    0x3d32_ad9e * i64::from(sum.sum())
}

/// Up to each index that is built without a transaction, then that one, and so on.
async fn take_steps(connection: &mut PgConnection) -> Result<(), StoreError> {
    let migrator = migrator();
    for migration in migrator.iter().filter(|migration| migration.no_tx) {
        take_step(connection, Some(migration.version - 1), SHORT_LOCKS).await?;
        if is_applied(connection, &migrator, migration.version).await? {
            continue;
        }
        say(connection, LONG_LOCKS).await?;
        remove_unfinished(connection).await?;
        take_step(connection, Some(migration.version), LONG_LOCKS).await?;
    }
    take_step(connection, None, SHORT_LOCKS).await
}

fn migrator() -> Migrator {
    let mut migrator = sqlx::migrate!("migrations/postgres");
    migrator.set_locking(false);
    migrator
}

async fn take_step(
    connection: &mut PgConnection,
    target: Option<i64>,
    locks: &'static str,
) -> Result<(), StoreError> {
    say(connection, locks).await?;
    migrations::migrate_to(migrator(), target, connection).await
}

async fn is_applied(
    connection: &mut PgConnection,
    migrator: &Migrator,
    version: i64,
) -> Result<bool, StoreError> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await;
    let applied = applied.map_err(|error| StoreError::Database(error.to_string()))?;
    Ok(applied.iter().any(|migration| migration.version == version))
}

async fn remove_unfinished(connection: &mut PgConnection) -> Result<(), StoreError> {
    let rows = sqlx::query(UNFINISHED).fetch_all(&mut *connection).await;
    for row in rows.map_err(|error| database(&error))? {
        let name: String = row.try_get("name").map_err(|error| database(&error))?;
        let remove = AssertSqlSafe(format!("DROP INDEX CONCURRENTLY IF EXISTS {name}"));
        connection.execute(sqlx::raw_sql(remove)).await.map_err(|error| database(&error))?;
    }
    Ok(())
}

async fn say(connection: &mut PgConnection, sql: &'static str) -> Result<(), StoreError> {
    connection.execute(sqlx::raw_sql(sql)).await.map(drop).map_err(|error| database(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_is_that_of_older_programs() {
        // CRC-32 of "123456789" is known everywhere.
        assert_eq!(lock_key("123456789"), 0x3d32_ad9e * 0xcbf4_3926);
    }
}
