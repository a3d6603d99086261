//! Connections to `PostgreSQL`: few, kept, the last used first, and made anew when they break. Of several addresses the writable one is
//! used.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::storage::{StoreError, Timeline};

/// An address that does not answer for so long is not there.
const SLOWEST_CONNECT: Duration = Duration::from_secs(4);
/// The same where there is less time for all of them.
const LEAST_CONNECT: Duration = Duration::from_secs(1);
/// The rest between two attempts.
const REST: Duration = Duration::from_millis(100);
/// A connection that was not used for so long is asked whether it is still there.
const FRESH: Duration = Duration::from_secs(1);

/// The addresses of a database, and what is remembered of them.
#[derive(Debug)]
pub(super) struct Addresses {
    all: Vec<PgConnectOptions>,
    /// Where something could be written last: it is tried first.
    last_good: AtomicUsize,
    /// The highest timeline that was seen. Every promotion begins a new one: a server on a lower one has been replaced, and what is
    /// written there is lost. Other nodes tell of those that they have seen.
    timeline: AtomicI64,
    /// What the database is called, on all of its servers.
    system: OnceLock<String>,
    /// Whether one of them did not answer when all were asked.
    has_silent: AtomicBool,
}

impl Addresses {
    pub(super) fn new(all: Vec<PgConnectOptions>) -> Arc<Self> {
        Arc::new(Self {
            all,
            last_good: AtomicUsize::new(0),
            timeline: AtomicI64::new(0),
            system: OnceLock::new(),
            has_silent: AtomicBool::new(false),
        })
    }

    /// The timeline that counts, as far as is known.
    pub(super) fn timeline(&self) -> Option<Timeline> {
        let number = self.timeline.load(Ordering::Relaxed);
        self.system.get().map(|system| Timeline { system: system.clone(), number })
    }

    /// Another node has seen this one.
    pub(super) fn note_timeline(&self, timeline: &Timeline) {
        if self.system.get() == Some(&timeline.system)
            && self.timeline.fetch_max(timeline.number, Ordering::Relaxed) < timeline.number
        {
            tracing::warn!(timeline = timeline.number, "another server of the database has taken over");
        }
    }

    pub(super) fn has_silent(&self) -> bool {
        self.has_silent.load(Ordering::Relaxed)
    }

    pub(super) fn are_several(&self) -> bool {
        self.all.len() > 1
    }

    /// All of them, beginning with the one that was good last.
    fn in_order(&self) -> impl Iterator<Item = (usize, &PgConnectOptions)> {
        let first = self.last_good.load(Ordering::Relaxed);
        self.all.iter().enumerate().cycle().skip(first).take(self.all.len())
    }

    /// Whether a server on this timeline has not been replaced, as far as is known.
    fn is_current(&self, timeline: i64) -> bool {
        self.timeline.load(Ordering::Relaxed) <= timeline
    }

    /// The same of a server that has just been asked, which may have replaced another.
    fn is_new(&self, timeline: i64) -> bool {
        self.timeline.fetch_max(timeline, Ordering::Relaxed) <= timeline
    }
}

/// How long the statements of a connection may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Questions.
    Reading,
    /// Whoever has made a move waits for it.
    Writing,
}

impl Purpose {
    /// The database gives up before nobody waits any more: what it did not do then, it does not do later.
    const fn statement_timeout(self) -> &'static str {
        match self {
            Self::Reading => "12s",
            Self::Writing => "8s",
        }
    }

    /// What is written is the same few statements all the time: to plan them anew would cost more than to do them.
    const fn plans(self) -> &'static str {
        match self {
            Self::Reading => "auto",
            Self::Writing => "force_generic_plan",
        }
    }
}

#[derive(Debug)]
pub(super) struct Connections {
    addresses: Arc<Addresses>,
    purpose: Purpose,
    idle: Mutex<Vec<IdleConnection>>,
    permits: Arc<Semaphore>,
}

/// A connection that nobody uses at the moment.
#[derive(Debug)]
struct IdleConnection {
    connection: PgConnection,
    used: Instant,
    timeline: i64,
}

/// A connection that somebody uses. Whoever does not give it back closes it.
#[derive(Debug)]
pub(super) struct Lease {
    pub(super) connection: PgConnection,
    permit: OwnedSemaphorePermit,
    timeline: i64,
}

impl Connections {
    pub(super) fn new(addresses: &Arc<Addresses>, purpose: Purpose, most: usize) -> Self {
        let addresses = Arc::clone(addresses);
        Self { addresses, purpose, idle: Mutex::default(), permits: Arc::new(Semaphore::new(most)) }
    }

    pub(super) fn addresses(&self) -> &Addresses {
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
        while let Some(IdleConnection { mut connection, used, timeline }) = self.take() {
            if !self.addresses.is_current(timeline) {
                continue;
            }
            if used.elapsed() < FRESH || matches!(timeout(FRESH, connection.ping()).await, Ok(Ok(()))) {
                return Ok(Lease { connection, permit, timeline });
            }
            // To ask one after the other would take as long as a new one, and longer.
            self.forget_idle();
        }
        let (connection, timeline) = open_within(&self.addresses, self.purpose, until).await?;
        Ok(Lease { connection, permit, timeline })
    }

    fn take(&self) -> Option<IdleConnection> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// Whether the server at the other end has not been replaced, as far as is known by now.
    pub(super) fn is_current(&self, lease: &Lease) -> bool {
        self.addresses.is_current(lease.timeline)
    }

    /// For others to use.
    pub(super) fn give_back(&self, lease: Lease) {
        let Lease { connection, permit, timeline } = lease;
        let idle = IdleConnection { connection, used: Instant::now(), timeline };
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(idle);
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
        for IdleConnection { connection, .. } in idle {
            connection.close().await.ok();
        }
    }
}

/// A connection to the database, which may be starting or away until then.
pub(super) async fn connect_within(
    addresses: &Addresses,
    purpose: Purpose,
    until: Instant,
) -> Result<PgConnection, StoreError> {
    open_within(addresses, purpose, until).await.map(|(connection, _)| connection)
}

/// The same, with the timeline that is written on there.
async fn open_within(
    addresses: &Addresses,
    purpose: Purpose,
    until: Instant,
) -> Result<(PgConnection, i64), StoreError> {
    loop {
        let error = match connect_to_writable(addresses, purpose, until).await {
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
struct NoConnection {
    why: String,
    /// Whether it is worth another attempt: the database may be starting.
    may_pass: bool,
}

/// The first of the addresses at which something can be written, and that was not replaced by another. Whoever connects for the first time
/// asks all of them: an old one that has come back by itself says nothing of those that came after it.
async fn connect_to_writable(
    addresses: &Addresses,
    purpose: Purpose,
    until: Instant,
) -> Result<(PgConnection, i64), NoConnection> {
    let patience = patience_with(addresses.all.len(), until.saturating_duration_since(Instant::now()));
    let mut last = NoConnection { why: "no address of the database is given".to_owned(), may_pass: false };
    let must_ask_all = addresses.timeline.load(Ordering::Relaxed) == 0;
    let mut found = None;
    let mut has_silent = false;
    for (number, address) in addresses.in_order() {
        match timeout(patience, connect(address, purpose)).await {
            Ok(Ok((connection, Some(Timeline { system, number: timeline }))))
                if addresses.is_new(timeline) =>
            {
                addresses.system.get_or_init(|| system);
                found = Some((number, (connection, timeline)));
                if !must_ask_all {
                    break;
                }
            }
            Ok(Ok((_, Some(_)))) => {
                last = trouble(address, "another has taken its place: it is out of date", true);
            }
            Ok(Ok((_, None))) => last = trouble(address, "it is a standby: nothing can be written", true),
            Ok(Err(error)) => {
                has_silent = true;
                last = trouble(address, error.to_string(), has_lost(&error));
            }
            Err(_) => {
                has_silent = true;
                last = trouble(address, "it does not answer", true);
            }
        }
    }
    if must_ask_all {
        addresses.has_silent.store(has_silent, Ordering::Relaxed);
    }
    let Some((number, connection)) = found else { return Err(last) };
    addresses.last_good.store(number, Ordering::Relaxed);
    Ok(connection)
}

/// How long each of so many addresses may take, if all of them are to be tried in that time: the first may have fallen silent for good.
fn patience_with(addresses: usize, left: Duration) -> Duration {
    let share = left / u32::try_from(addresses).unwrap_or(u32::MAX).max(1);
    share.clamp(LEAST_CONNECT, SLOWEST_CONNECT)
}

fn trouble(address: &PgConnectOptions, why: impl std::fmt::Display, may_pass: bool) -> NoConnection {
    let why = format!("no connection to {}:{}: {why}", address.get_host(), address.get_port());
    NoConnection { why, may_pass }
}

/// Connects, and says on which timeline something can be written there, if it can. Statements have an end; so has a session whose server
/// is gone.
async fn connect(
    address: &PgConnectOptions,
    purpose: Purpose,
) -> Result<(PgConnection, Option<Timeline>), sqlx::Error> {
    let mut connection = address.connect().await?;
    let row = sqlx::query(
        "SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', '5s', false), \
         set_config('idle_in_transaction_session_timeout', '30s', false), set_config('tcp_keepalives_idle', '10', false), \
         set_config('tcp_keepalives_interval', '5', false), set_config('plan_cache_mode', $2, false), \
         set_config('jit', 'off', false), \
         CASE WHEN current_setting('transaction_read_only') = 'off' AND NOT pg_is_in_recovery() \
         THEN ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint END AS timeline, \
         (SELECT system_identifier::text FROM pg_control_system()) AS system",
    );
    let row = row.bind(purpose.statement_timeout()).bind(purpose.plans()).persistent(false);
    let row = row.fetch_one(&mut connection).await?;
    let (number, system): (Option<i64>, String) = (row.try_get("timeline")?, row.try_get("system")?);
    Ok((connection, number.map(|number| Timeline { system, number })))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_is_silent_leaves_time_to_try_the_others() {
        let seconds = Duration::from_secs;
        assert_eq!(patience_with(1, seconds(10)), SLOWEST_CONNECT);
        assert_eq!(
            patience_with(2, seconds(3)),
            Duration::from_millis(1_500),
            "a heartbeat takes three seconds at most"
        );
        assert_eq!(patience_with(3, seconds(10)), seconds(10) / 3);
        assert_eq!(patience_with(2, Duration::ZERO), LEAST_CONNECT);
    }
}
