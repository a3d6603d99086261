//! One server at a time works with a database. The right to it is a lock of a session: it ends with the connection, however that ends.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Row as _};
use tokio::task::JoinHandle;

use super::connections::{connect_to_writable, connect_within};
use super::{WAIT, addresses, database};
use crate::storage::StoreError;

/// Data in another schema of the same database is another server's.
const TRY_LOCK: &str =
    "SELECT pg_try_advisory_lock(hashtextextended('tertulia ' || current_schema(), 0)) AS got";
/// The connection of a server that has ended may be there for a moment.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often the lock is looked after, and asked for again.
const PULSE: Duration = Duration::from_secs(2);

/// The right to work with a database.
#[derive(Debug)]
pub struct PgLock {
    keeper: JoinHandle<()>,
}

impl Drop for PgLock {
    fn drop(&mut self) {
        self.keeper.abort();
    }
}

impl PgLock {
    /// The lock; `None` when somebody else has it.
    pub(crate) async fn take(url: &str) -> Result<Option<Self>, StoreError> {
        let addresses = addresses(url)?;
        let until = Instant::now() + PATIENCE;
        let mut connection = connect_within(&addresses, Instant::now() + WAIT).await?;
        while !try_lock(&mut connection).await.map_err(|error| database(&error))? {
            if Instant::now() >= until {
                return Ok(None);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(Some(Self { keeper: tokio::spawn(keep(addresses, connection)) }))
    }
}

async fn try_lock(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let row = sqlx::query(TRY_LOCK).fetch_one(connection).await?;
    row.try_get("got")
}

/// A database that restarts forgets the lock: it is asked for again.
async fn keep(addresses: Vec<PgConnectOptions>, connection: PgConnection) {
    let mut held = Some(connection);
    loop {
        tokio::time::sleep(PULSE).await;
        if let Some(connection) = &mut held {
            if connection.ping().await.is_ok() {
                continue;
            }
            held = None;
        }
        let Ok(mut connection) = connect_to_writable(&addresses).await else { continue };
        match try_lock(&mut connection).await {
            Ok(true) => held = Some(connection),
            Ok(false) => tracing::error!("another server works with the database: stop one of them"),
            Err(error) => tracing::warn!(%error, "the lock of the database is not there"),
        }
    }
}
