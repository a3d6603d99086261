//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use protocol::Millis;
use table::Outage;
use tokio::net::TcpListener;
use tokio::time::interval;

use crate::app::{App, Parts};
use crate::config::Config;
use crate::connections;
use crate::data::{DataError, lock, open_storage, room};
use crate::http;
use crate::metrics;
use crate::secret;
use crate::storage::{Storage, StoreError, Write};
use crate::time::TimeSource;

/// How often the server notes that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// A shorter silence is no outage.
const SHORTEST_OUTAGE: u64 = 3_000;
/// How often tables are looked for whose time has come.
const LOOK_ROUND: Duration = Duration::from_secs(2);
const TABLES_A_ROUND: u32 = 1_000;
/// After a failure the server is not ready for so long, even if heartbeats are stored again.
const FAILURE_COUNTS: Duration = Duration::from_secs(10);
const MIB: u64 = 1_024 * 1_024;
/// Guests who hold nothing and stay away for so long are forgotten, in milliseconds: 60 days.
const LONGEST_ABSENCE: Millis = 60 * 24 * 3_600 * 1_000;
/// How often they are looked for, in milliseconds.
const FORGETS_EVERY: Millis = 3_600 * 1_000;
/// Files that the server needs besides its connections.
const OTHER_FILES: usize = 64;

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Data(#[from] DataError),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Chance(#[from] secret::NoChance),
}

/// Serves until the process is asked to stop.
pub async fn serve(mut config: Config) -> Result<(), ServeError> {
    let lock = lock(&config.data)?;
    let storage = open_storage(&config.data).await?;
    let listener = TcpListener::bind(config.address).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.address, error))?;
    let limits = &mut config.limits;
    limits.connections = limits.connections.min(open_files().saturating_sub(OTHER_FILES));
    let connections = limits.connections;
    let app = start(config, storage, TimeSource::System, install_metrics()).await?;
    tracing::info!(connections, "Tertulia is at http://{}", listener.local_addr()?);
    run(app, listener, stop_signal()).await;
    drop(lock);
    Ok(())
}

/// How many files the process may have open: as many as the system lets it.
fn open_files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    setrlimit(Resource::Nofile, limit).ok();
    let limit = getrlimit(Resource::Nofile).current;
    limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

/// Brings a server to life: it notes the time when none ran, and wakes the tables whose time has come.
pub async fn start(
    config: Config,
    storage: Storage,
    time: TimeSource,
    metrics: Option<PrometheusHandle>,
) -> Result<App, ServeError> {
    note_outage(&storage, time.now()).await?;
    let app = Parts::new(config, storage, time, metrics);
    tokio::spawn(keep_alive(app.clone(), secret::name()?));
    tokio::spawn(wake_tables(app.clone()));
    Ok(app)
}

/// Serves on a listener until `stop` is done; then finishes what was accepted.
pub async fn run(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
    let stopping = app.clone();
    tokio::spawn(async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stopping.send_replace(true);
    });
    connections::serve(&app, http::app(app.clone()), listener).await;
    app.registry.close().await;
    app.storage.close().await;
    tracing::info!("stopped");
}

/// Numbers for `/metrics`: one set for the whole process.
pub fn install_metrics() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE.get_or_init(install).clone()
}

fn install() -> Option<PrometheusHandle> {
    let buckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
    let handle = PrometheusBuilder::new().set_buckets(&buckets).ok()?.install_recorder().ok()?;
    metrics::describe();
    Some(handle)
}

async fn note_outage(storage: &Storage, now: u64) -> Result<(), StoreError> {
    let Some(from) = storage.last_alive().await? else { return Ok(()) };
    if now.saturating_sub(from) < SHORTEST_OUTAGE {
        return Ok(());
    }
    storage.commit(vec![Write::Outage(Outage { from, to: now })]).await
}

async fn keep_alive(app: App, node: String) {
    let mut beats = interval(HEARTBEAT);
    let mut forgotten_at = 0;
    while !app.is_stopping() {
        beats.tick().await;
        let now = app.time.now();
        let mut writes = vec![Write::Alive { node: node.clone(), at: now }];
        if now.saturating_sub(forgotten_at) > FORGETS_EVERY {
            forgotten_at = now;
            writes.push(Write::ForgetGuests { before: now.saturating_sub(LONGEST_ABSENCE) });
        }
        let stored = app.storage.commit(writes).await;
        note_trouble(&app, stored.err());
        if let Some(metrics) = &app.metrics {
            metrics.run_upkeep();
        }
    }
}

/// A heartbeat is so small that it may be stored where a move is not: what else failed counts, and how much room is left.
fn note_trouble(app: &App, failed: Option<StoreError>) {
    let room = room(&app.config.data);
    if let Some(room) = room {
        metrics::free_bytes(room);
    }
    let least = app.config.limits.least_room;
    let failed_lately = app.storage.last_failure().is_some_and(|at| at.elapsed() < FAILURE_COUNTS);
    let trouble = match (failed, room) {
        (Some(error), _) => Some(format!("nothing can be stored: {error}")),
        (None, Some(room)) if room < least => Some(format!(
            "the disk of the data is nearly full: {} MiB are left, {} MiB at least should be",
            room / MIB,
            least / MIB
        )),
        (None, _) => failed_lately.then(|| "something could not be stored a moment ago".to_owned()),
    };
    app.trouble.send_if_modified(|known| {
        let is_new = *known != trouble;
        match &trouble {
            Some(trouble) if is_new => tracing::warn!(trouble, "not ready"),
            None if is_new => tracing::info!("ready again"),
            _ => {}
        }
        known.clone_from(&trouble);
        is_new
    });
}

/// Tables that nobody is at must still be looked after: clocks run out, bots are to move.
async fn wake_tables(app: App) {
    let mut rounds = interval(LOOK_ROUND.min(app.time.patience() * 2));
    while !app.is_stopping() {
        rounds.tick().await;
        match app.storage.to_wake(app.time.now(), TABLES_A_ROUND).await {
            Ok(tables) => {
                for table in tables {
                    drop(app.registry.wake(&table).await);
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for tables to wake"),
        }
    }
}

/// Ctrl-C, or what a service manager sends.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
        drop(interrupt.await);
        return;
    };
    tokio::select! {
        _ = interrupt => {}
        _ = terminate.recv() => {}
    }
}
