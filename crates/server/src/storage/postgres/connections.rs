//! Connections to `PostgreSQL`: few, kept, the last used first, and made anew when they break. Of several addresses the writable one is
//! used.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::storage::StoreError;

/// An address that does not answer for so long is not there.
const SLOWEST_CONNECT: Duration = Duration::from_secs(4);
/// The rest between two attempts.
const REST: Duration = Duration::from_millis(100);
/// A connection that was not used for so long is asked whether it is still there.
const FRESH: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(super) struct Connections {
    addresses: Vec<PgConnectOptions>,
    idle: Mutex<Vec<(PgConnection, Instant)>>,
    permits: Arc<Semaphore>,
}

/// A connection that somebody uses. Whoever does not give it back closes it.
#[derive(Debug)]
pub(super) struct Lease {
    pub(super) connection: PgConnection,
    permit: OwnedSemaphorePermit,
}

impl Connections {
    pub(super) fn new(addresses: Vec<PgConnectOptions>, most: usize) -> Self {
        Self { addresses, idle: Mutex::default(), permits: Arc::new(Semaphore::new(most)) }
    }

    pub(super) fn addresses(&self) -> &[PgConnectOptions] {
        &self.addresses
    }

    /// The right to one of the connections.
    pub(super) async fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)
    }

    /// A connection that works. A database that is away is waited for.
    pub(super) async fn get(
        &self,
        permit: OwnedSemaphorePermit,
        until: Instant,
    ) -> Result<Lease, StoreError> {
        while let Some((mut connection, used)) = self.take() {
            if used.elapsed() < FRESH || matches!(timeout(FRESH, connection.ping()).await, Ok(Ok(()))) {
                return Ok(Lease { connection, permit });
            }
        }
        let connection = connect_within(&self.addresses, until).await?;
        Ok(Lease { connection, permit })
    }

    fn take(&self) -> Option<(PgConnection, Instant)> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// For others to use.
    pub(super) fn give_back(&self, lease: Lease) {
        let Lease { connection, permit } = lease;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push((connection, Instant::now()));
        drop(permit);
    }

    /// One connection broke: so have the others, most likely.
    pub(super) fn forget_idle(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Nobody gets a connection any more; those that are used are waited for.
    pub(super) async fn close(&self, most: u32) {
        let all = self.permits.acquire_many(most).await;
        self.permits.close();
        drop(all);
        let idle = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        for (connection, _) in idle {
            connection.close().await.ok();
        }
    }
}

/// A connection to the database, which may be starting or away until then.
pub(super) async fn connect_within(
    addresses: &[PgConnectOptions],
    until: Instant,
) -> Result<PgConnection, StoreError> {
    loop {
        let error = match connect_to_writable(addresses).await {
            Ok(connection) => return Ok(connection),
            Err(error) => error,
        };
        if !error.may_pass || Instant::now() + REST >= until {
            return Err(StoreError::Database(error.why));
        }
        tokio::time::sleep(REST).await;
    }
}

/// Why there is no connection.
#[derive(Debug)]
pub(super) struct NoConnection {
    pub(super) why: String,
    /// Whether it is worth another attempt: the database may be starting.
    pub(super) may_pass: bool,
}

/// The first of the addresses at which something can be written.
pub(super) async fn connect_to_writable(
    addresses: &[PgConnectOptions],
) -> Result<PgConnection, NoConnection> {
    let mut last = NoConnection { why: "no address of the database is given".to_owned(), may_pass: false };
    for address in addresses {
        match timeout(SLOWEST_CONNECT, connect(address)).await {
            Ok(Ok((connection, true))) => return Ok(connection),
            Ok(Ok((_, false))) => last = trouble(address, "it is a standby: nothing can be written", true),
            Ok(Err(error)) => last = trouble(address, error.to_string(), has_lost(&error)),
            Err(_) => last = trouble(address, "it does not answer", true),
        }
    }
    Err(last)
}

fn trouble(address: &PgConnectOptions, why: impl std::fmt::Display, may_pass: bool) -> NoConnection {
    let why = format!("no connection to {}:{}: {why}", address.get_host(), address.get_port());
    NoConnection { why, may_pass }
}

/// Connects, and says whether something can be written there. Statements have an end; so has a session whose server is gone.
async fn connect(address: &PgConnectOptions) -> Result<(PgConnection, bool), sqlx::Error> {
    let mut connection = address.connect().await?;
    let row = sqlx::query(
        "SELECT set_config('statement_timeout', '30s', false), set_config('lock_timeout', '10s', false), \
         set_config('idle_in_transaction_session_timeout', '30s', false), set_config('tcp_keepalives_idle', '10', false), \
         set_config('tcp_keepalives_interval', '5', false), current_setting('transaction_read_only') AS read_only",
    );
    let row = row.persistent(false).fetch_one(&mut connection).await?;
    let is_writable = row.try_get::<String, _>("read_only")? == "off";
    Ok((connection, is_writable))
}

/// Whether the connection, or the server behind it, is gone: another attempt at a new connection may succeed.
pub(super) fn has_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(cause) => cause.code().is_some_and(|code| is_passing(&code)),
        _ => false,
    }
}

/// What the server says when it stops, starts, has too many connections, or is a standby since a moment ago.
fn is_passing(code: &str) -> bool {
    matches!(code, "57P01" | "57P02" | "57P03" | "53300" | "25006") || code.starts_with("08")
}
