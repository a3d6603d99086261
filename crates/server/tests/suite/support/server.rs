//! A server of a test. It can be stopped and started again on the same data.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use server::storage::Storage;
use server::{App, Config, Limits, Thinking, TimeSource, open_storage, run, start};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    folder: Arc<TempDir>,
    clock: Option<Arc<AtomicU64>>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

const ANYWHERE: &str = "127.0.0.1:0";

/// Tests are faster than people.
fn config() -> Config {
    let limits = Limits {
        requests_per_second: 100_000,
        requests_per_second_of_all: 100_000,
        sessions_per_minute: 100_000,
        tables_per_minute: 100_000,
        messages_per_second: 100_000,
        sockets_per_session: 10_000,
        sockets_per_address: 10_000,
        ..Limits::default()
    };
    Config { limits, bot_threads: 2, ..Config::default() }
}

impl TestServer {
    pub(crate) async fn start() -> Self {
        Self::start_in(Arc::new(TempDir::new().unwrap()), None, config(), ANYWHERE).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config();
        change(&mut config);
        Self::start_in(Arc::new(TempDir::new().unwrap()), None, config, ANYWHERE).await
    }

    /// With a clock that stands still until it is moved.
    pub(crate) async fn with_clock(now: u64) -> Self {
        let clock = Arc::new(AtomicU64::new(now));
        Self::start_in(Arc::new(TempDir::new().unwrap()), Some(clock), config(), ANYWHERE).await
    }

    /// The same, and whoever moves the clock far has stopped the process meanwhile.
    pub(crate) async fn with_stopping_clock(now: u64) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let storage = open_storage(folder.path()).await.unwrap();
        let clock = Arc::new(AtomicU64::new(now));
        let time = TimeSource::Stopping(Arc::clone(&clock));
        let mut server = Self::start_at(folder, storage, time, config(), ANYWHERE).await;
        server.clock = Some(clock);
        server
    }

    /// The same, with bots that think the same about the same every time.
    pub(crate) async fn repeatable(now: u64) -> Self {
        let clock = Arc::new(AtomicU64::new(now));
        let thinking = Thinking::Repeatable { seed: 7, iterations: 60 };
        let config = Config { thinking, ..config() };
        Self::start_in(Arc::new(TempDir::new().unwrap()), Some(clock), config, ANYWHERE).await
    }

    /// With a storage around the usual one.
    pub(crate) async fn with_storage(wrap: impl FnOnce(Storage) -> Storage) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let storage = wrap(open_storage(folder.path()).await.unwrap());
        Self::start_with(folder, storage, None, config(), ANYWHERE).await
    }

    async fn start_in(folder: Arc<TempDir>, clock: Option<Arc<AtomicU64>>, config: Config, at: &str) -> Self {
        let storage = open_storage(folder.path()).await.unwrap();
        Self::start_with(folder, storage, clock, config, at).await
    }

    async fn start_with(
        folder: Arc<TempDir>,
        storage: Storage,
        clock: Option<Arc<AtomicU64>>,
        config: Config,
        at: &str,
    ) -> Self {
        let time = clock.clone().map_or_else(TimeSource::default, TimeSource::Manual);
        let mut server = Self::start_at(folder, storage, time, config, at).await;
        server.clock = clock;
        server
    }

    async fn start_at(
        folder: Arc<TempDir>,
        storage: Storage,
        time: TimeSource,
        config: Config,
        at: &str,
    ) -> Self {
        let listener = TcpListener::bind(at).await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = start(config, storage, time, server::install_metrics()).await.unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = app.clone();
        let task = tokio::spawn(async move {
            run(serving, listener, async move { drop(stopped.await) }).await;
        });
        Self { address, app, folder, clock: None, stop: Some(stop), task: Some(task) }
    }

    pub(crate) fn advance(&self, millis: u64) {
        self.clock.as_ref().expect("a clock that can be moved").fetch_add(millis, Ordering::Relaxed);
    }

    pub(crate) fn put_back(&self, millis: u64) {
        self.clock.as_ref().expect("a clock that can be moved").fetch_sub(millis, Ordering::Relaxed);
    }

    pub(crate) fn storage(&self) -> &server::storage::Storage {
        self.app.storage()
    }

    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.unwrap();
        }
    }

    /// Stops, and starts anew on the same data.
    pub(crate) async fn restart(mut self) -> Self {
        self.stop().await;
        Self::start_in(self.folder.clone(), self.clock.clone(), config(), &self.address.to_string()).await
    }
}
