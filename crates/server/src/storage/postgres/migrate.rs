//! Brings the form of the data up to date while other nodes work with it.
//!
//! To change a table, `PostgreSQL` has to have it alone for a moment. Whoever waits for that keeps everybody waiting who comes later: a long
//! question, or a backup, would stop the whole cluster through it. So nobody waits for long; it is tried again instead.

use std::time::{Duration, Instant};

use sqlx::migrate::Migrate as _;
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Executor as _};

use super::connections::{Addresses, Purpose, connect_within};
use super::{WAIT, database};
use crate::storage::{StoreError, migrations};

/// Changing the form of much data takes its time.
const NO_LIMITS: &str =
    "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";
/// Getting hold of it may not.
const SHORT_LOCKS: &str = "SET lock_timeout = '500ms'";
/// The rest between two attempts: what others had to wait for is done by then.
const REST: Duration = Duration::from_secs(1);
/// So long it is tried: a backup of much data takes minutes.
const LONGEST: Duration = Duration::from_mins(30);

/// Several servers that start at once wait for each other here; nobody else waits for them.
pub(super) async fn migrate(addresses: &Addresses) -> Result<(), StoreError> {
    let mut connection = connect_within(addresses, Purpose::Writing, Instant::now() + WAIT).await?;
    say(&mut connection, NO_LIMITS).await?;
    connection.lock().await.map_err(|error| StoreError::Database(error.to_string()))?;
    say(&mut connection, SHORT_LOCKS).await?;
    let until = Instant::now() + LONGEST;
    loop {
        let mut migrator = sqlx::migrate!("migrations/postgres");
        migrator.set_locking(false);
        match migrations::migrate(migrator, &mut connection).await {
            Err(StoreError::Busy) if Instant::now() < until => {
                tracing::warn!("the form of the data cannot be changed yet: somebody uses it");
                tokio::time::sleep(REST).await;
            }
            // What is held ends with the connection.
            done => return done.and(connection.close().await.map_err(|error| database(&error))),
        }
    }
}

async fn say(connection: &mut PgConnection, sql: &'static str) -> Result<(), StoreError> {
    connection.execute(sqlx::raw_sql(sql)).await.map(drop).map_err(|error| database(&error))
}
