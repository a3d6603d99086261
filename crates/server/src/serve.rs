//! Starting and stopping.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::time::interval;

use crate::app::{App, Parts};
use crate::config::Config;
use crate::secret;
use crate::storage::{Sqlite, Storage, StoreError, Write};
use crate::table::Outage;
use crate::time::TimeSource;
use crate::web;

/// The data file within the data folder.
pub const DATA_FILE: &str = "tertulia.db";
/// How often the server notes that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// A shorter silence is no outage.
const SHORTEST_OUTAGE: u64 = 3_000;
/// How often tables are looked for whose time has come.
const LOOK_ROUND: Duration = Duration::from_secs(2);
const TABLES_A_ROUND: u32 = 1_000;
/// Open requests are given so long when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(10);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("the folder {0} cannot be made: {1}")]
    Folder(String, std::io::Error),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Chance(#[from] secret::NoChance),
}

/// Opens the data of a server.
pub async fn open_storage(data: &Path) -> Result<Storage, ServeError> {
    std::fs::create_dir_all(data).map_err(|error| ServeError::Folder(data.display().to_string(), error))?;
    Ok(Arc::new(Sqlite::open(&data.join(DATA_FILE)).await?))
}

/// Serves until the process is asked to stop.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let storage = open_storage(&config.data).await?;
    let listener = TcpListener::bind(config.address).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.address, error))?;
    let app = start(config, storage, TimeSource::System, install_metrics()).await?;
    tracing::info!(address = %listener.local_addr()?, "serving");
    run(app, listener, stop_signal()).await
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
pub async fn run(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let stopping = app.clone();
    let signal = async move {
        stop.await;
        tracing::info!("stopping");
        stopping.stopping.send_replace(true);
    };
    let service = web::app(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopped = app.stopping.subscribe();
    // Small messages must not wait for each other's acknowledgement.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let server = axum::serve(listener, service).with_graceful_shutdown(signal);
    let late = async move {
        drop(stopped.wait_for(|stopping| *stopping).await);
        tokio::time::sleep(LAST_REQUESTS).await;
    };
    tokio::select! {
        result = server => result?,
        () = late => tracing::warn!("some requests were not finished in time"),
    }
    app.hall.close().await;
    app.storage.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Numbers for `/metrics`; `None` when another server of this process has them.
pub fn install_metrics() -> Option<PrometheusHandle> {
    let buckets = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
    PrometheusBuilder::new().set_buckets(&buckets).ok()?.install_recorder().ok()
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
    while !app.is_stopping() {
        beats.tick().await;
        let write = Write::Alive { node: node.clone(), at: app.time.now() };
        if let Err(error) = app.storage.commit(vec![write]).await {
            tracing::warn!(%error, "the heartbeat was not stored");
        }
        if let Some(metrics) = &app.metrics {
            metrics.run_upkeep();
        }
    }
}

/// Tables that nobody is at must still be looked after: clocks run out, bots are to move.
async fn wake_tables(app: App) {
    let mut rounds = interval(LOOK_ROUND.min(app.time.patience() * 2));
    while !app.is_stopping() {
        rounds.tick().await;
        match app.storage.to_wake(app.time.now(), TABLES_A_ROUND).await {
            Ok(tables) => {
                for table in tables {
                    drop(app.hall.wake(&table).await);
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
