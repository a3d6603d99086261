//! Starting and stopping.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::TcpListener;

use crate::app::{App, AppParts};
use crate::cluster::bus::{Bus, BusError};
use crate::cluster::hearing::{HEARD_FOR, Hearing};
use crate::cluster::installation;
use crate::config::Config;
use crate::connections::{self, ConnectionSlots, Endpoint};
use crate::data::DataError;
use crate::http;
use crate::jobs;
use crate::metrics::install_metrics;
use crate::secret;
use crate::storage::{Storage, StoreError};
use crate::time::TimeSource;
use crate::tls::{Certificate, Tls, TlsError};

/// Files that the server needs besides its connections.
const OTHER_FILES: usize = 64;
/// A server that finishes what it has accepted says so often that it is there.
const STAYS_BY: Duration = Duration::from_secs(1);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Data(#[from] DataError),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error(transparent)]
    Bus(#[from] BusError),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Chance(#[from] secret::NoChance),
}

/// Serves until the process is asked to stop.
pub async fn serve(mut config: Config) -> Result<(), ServeError> {
    let database = config.database();
    let lock = database.lock_to_serve()?;
    let storage = database.open().await?;
    database.check(&storage).await?;
    let listener = listen(config.address).await?;
    let for_metrics = match config.metrics_address {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let mut plain = Vec::new();
    for address in &config.redirect_from {
        plain.push(listen(*address).await?);
    }
    let limits = &mut config.limits;
    limits.connections = limits.connections.min(open_files().saturating_sub(OTHER_FILES));
    let connections = limits.connections;
    let time = TimeSource::default();
    let app = start(config, storage, time, install_metrics()).await?;
    let scheme = if app.tls.get().is_some() { "https" } else { "http" };
    let here = listener.local_addr()?;
    tracing::info!(connections, "Tertulia is at {scheme}://{here}");
    for listener in plain {
        tracing::info!("whoever comes to http://{} is sent there", listener.local_addr()?);
        tokio::spawn(serve_redirect(app.clone(), listener, here.port()));
    }
    reload_when_asked(&app);
    if let Some(listener) = for_metrics {
        tracing::info!("its numbers are at http://{}/metrics", listener.local_addr()?);
        tokio::spawn(serve_metrics(app.clone(), listener));
    }
    run(app, listener, stop_signal()).await;
    drop(lock);
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen(address, error))
}

/// SIGHUP has the certificate read again. It never ends the process: a service manager sends it whatever the server was started with.
fn reload_when_asked(app: &App) {
    let is_in_files = matches!(app.config.certificate, Some(Certificate::Files(_)));
    let tls = app.tls.get().filter(|_| is_in_files).cloned();
    match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()) {
        Ok(mut hangups) => {
            tokio::spawn(async move {
                while hangups.recv().await.is_some() {
                    if let Some(tls) = &tls {
                        tls.reload();
                    } else {
                        tracing::info!("there is no certificate in files to read again");
                    }
                }
            });
        }
        Err(error) => tracing::warn!(%error, "SIGHUP cannot be listened to"),
    }
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
    let (node, hearing) = (secret::name()?, Arc::<Hearing>::default());
    let installation =
        if config.nats.is_empty() { String::new() } else { installation::name_of(&storage).await? };
    let (bus, heard) = Bus::start(&config.nats, &installation, &hearing).await?;
    if bus.is_there() && storage.has_silent_address() {
        // The server that does not answer may have taken the place of the one that does: other nodes know.
        tokio::time::sleep(HEARD_FOR).await;
    }
    hearing.timelines().iter().for_each(|timeline| storage.note_timeline(timeline));
    let time = if storage.is_shared() { time.shared() } else { time };
    let renewal = jobs::renew(&storage, &time, &node).await?;
    let last_alive = storage.last_alive().await?;
    let behind = last_alive.unwrap_or(0).saturating_sub(time.now());
    if behind > 0 {
        tracing::warn!(
            milliseconds = behind,
            "the clock was put back: the server's own goes on from where it was"
        );
    }
    let time = time.no_earlier_than(last_alive.unwrap_or(0));
    jobs::note_outage(&storage, last_alive, time.now()).await?;
    let app = AppParts::new(config, storage, time, metrics, (node, bus, hearing));
    app.leases.renew(renewal.0, renewal.1);
    jobs::tell_known(&app).await?;
    jobs::refresh_house(&app).await.ok();
    // Before anybody is given a page: whichever node is asked for its files has them.
    jobs::share_pages(&app).await?;
    if let Ok(Some(trouble)) = app.storage.standby_trouble().await {
        tracing::warn!("{trouble}");
    }
    if let Some(certificate) = &app.config.certificate {
        app.tls.set(Tls::start(certificate, &app.config.data)?).ok();
    }
    jobs::start(&app, heard);
    Ok(app)
}

/// Serves the numbers for Prometheus, and nothing else, on a listener of their own.
pub async fn serve_metrics(app: App, listener: TcpListener) {
    // In places of their own: they are looked at when all others are taken.
    let slots = ConnectionSlots::new(&app.config.limits);
    connections::serve(&app, &slots, Endpoint::plain(http::metrics_app(app.clone())), listener).await;
}

/// Sends whoever comes over plain HTTP to the port where HTTPS is spoken.
pub async fn serve_redirect(app: App, listener: TcpListener, https_port: u16) {
    let endpoint = Endpoint::plain(http::redirect_app(&app.config, https_port));
    connections::serve(&app, &app.slots, endpoint, listener).await;
}

/// Serves on a listener until `stop` is done; then finishes what was accepted.
pub async fn run(app: App, listener: TcpListener, stop: impl Future<Output = ()> + Send + 'static) {
    let stopping = app.clone();
    tokio::spawn(async move {
        stop.await;
        stopping.stopping.send_replace(true);
        tracing::info!("stopping");
    });
    let router = http::app(app.clone());
    let endpoint = match (app.tls.get(), listener.local_addr()) {
        (Some(tls), Ok(here)) => {
            Endpoint::tls(router, tls.clone(), http::redirect_app(&app.config, here.port()))
        }
        _ => Endpoint::plain(router),
    };
    connections::serve(&app, &app.slots, endpoint, listener).await;
    tokio::select! {
        () = finish(&app) => {}
        () = stay(&app) => {}
    }
    jobs::beat(&app).await.ok();
    app.leases.let_go();
    app.storage.release(&app.node).await.ok();
    app.storage.close().await;
    tracing::info!("stopped");
}

/// What was accepted is done, and what is being told is noted.
async fn finish(app: &App) {
    let accepted = async {
        app.slots.finish().await;
        app.registry.close().await;
    };
    tokio::join!(accepted, app.signals.deliveries.finish());
}

/// As long as something may still be written the node is there: its bots go on, and nobody takes the data for theirs alone.
async fn stay(app: &App) {
    loop {
        tokio::time::sleep(STAYS_BY).await;
        jobs::beat(app).await.ok();
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
