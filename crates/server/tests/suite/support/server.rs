//! A server of a test. It can be stopped and started again on the same data.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use protocol::rest::HouseSettings;
use server::storage::Storage;
use server::{App, Config, Database, NoticeConfig, ServerLimits, Thinking, TimeSource, run, start};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::database::{TestData, in_the_data};

pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    data: Arc<TestData>,
    config: Box<Config>,
    clock: Option<Arc<AtomicU64>>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

const ANYWHERE: &str = "127.0.0.1:0";

/// Tests are faster than people.
fn config() -> Config {
    let limits = ServerLimits {
        requests_per_second: 100_000,
        requests_per_second_of_all: 100_000,
        sessions_per_minute: 100_000,
        accounts_per_hour: 100_000,
        tables_per_minute: 100_000,
        messages_per_second: 100_000,
        sockets_per_session: 10_000,
        sockets_per_address: 10_000,
        oldest_lobby: Duration::ZERO,
        oldest_encounters: Duration::ZERO,
        ..ServerLimits::default()
    };
    // Whoever is told something is on this machine.
    let notices = NoticeConfig { may_be_private: true, settle: Duration::from_secs(1) };
    // Nobody is new here, but where that is tried.
    let house = HouseSettings { newcomer_days: Some(0), ..HouseSettings::default() };
    Config { limits, notices, house, bot_threads: 2, ..Config::default() }
}

impl TestServer {
    pub(crate) async fn start() -> Self {
        Self::start_in(Arc::new(TestData::new().await), None, config(), ANYWHERE).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config();
        change(&mut config);
        Self::start_in(Arc::new(TestData::new().await), None, config, ANYWHERE).await
    }

    /// With data that is there already.
    pub(crate) async fn on(data: TestData) -> Self {
        Self::start_in(Arc::new(data), None, config(), ANYWHERE).await
    }

    /// One of several servers with the same data.
    pub(crate) async fn node(data: &Arc<TestData>, time: TimeSource) -> Self {
        let storage = data.database.open().await.unwrap();
        Self::start_at(Arc::clone(data), storage, time, config(), ANYWHERE).await
    }

    /// The same, set up otherwise.
    pub(crate) async fn node_with(
        data: &Arc<TestData>,
        time: TimeSource,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let storage = data.database.open().await.unwrap();
        let mut config = config();
        change(&mut config);
        Self::start_at(Arc::clone(data), storage, time, config, ANYWHERE).await
    }

    /// One of several servers with the same data, over a storage around the usual one.
    pub(crate) async fn node_over(data: &Arc<TestData>, wrap: impl FnOnce(Storage) -> Storage) -> Self {
        let storage = wrap(data.database.open().await.unwrap());
        Self::start_at(Arc::clone(data), storage, TimeSource::default(), config(), ANYWHERE).await
    }

    /// With a clock that stands still until it is moved.
    pub(crate) async fn with_clock(now: u64) -> Self {
        let clock = Arc::new(AtomicU64::new(now));
        Self::start_in(Arc::new(TestData::new().await), Some(clock), config(), ANYWHERE).await
    }

    /// The same, set up otherwise.
    pub(crate) async fn with_clock_and(now: u64, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config();
        change(&mut config);
        let clock = Arc::new(AtomicU64::new(now));
        Self::start_in(Arc::new(TestData::new().await), Some(clock), config, ANYWHERE).await
    }

    /// The same, and whoever moves the clock far has stopped the process meanwhile.
    pub(crate) async fn with_stopping_clock(now: u64) -> Self {
        let data = Arc::new(TestData::new().await);
        let storage = data.database.open().await.unwrap();
        let clock = Arc::new(AtomicU64::new(now));
        let time = TimeSource::Stopping(Arc::clone(&clock));
        let mut server = Self::start_at(data, storage, time, config(), ANYWHERE).await;
        server.clock = Some(clock);
        server
    }

    /// The same, with bots that think the same about the same every time.
    pub(crate) async fn repeatable(now: u64) -> Self {
        Self::repeatable_with(now, |_| {}).await
    }

    /// The same, set up otherwise.
    pub(crate) async fn repeatable_with(now: u64, change: impl FnOnce(&mut Config)) -> Self {
        let clock = Arc::new(AtomicU64::new(now));
        let thinking = Thinking::Repeatable { seed: 7, iterations: 60 };
        let mut config = Config { thinking, ..config() };
        change(&mut config);
        Self::start_in(Arc::new(TestData::new().await), Some(clock), config, ANYWHERE).await
    }

    /// With a storage around the usual one.
    pub(crate) async fn with_storage(wrap: impl FnOnce(Storage) -> Storage) -> Self {
        let data = Arc::new(TestData::new().await);
        let storage = wrap(data.database.open().await.unwrap());
        Self::start_with(data, storage, None, config(), ANYWHERE).await
    }

    /// The same, with a clock that stands still until it is moved.
    pub(crate) async fn with_storage_and_clock(now: u64, wrap: impl FnOnce(Storage) -> Storage) -> Self {
        let data = Arc::new(TestData::new().await);
        let storage = wrap(data.database.open().await.unwrap());
        let clock = Arc::new(AtomicU64::new(now));
        Self::start_with(data, storage, Some(clock), config(), ANYWHERE).await
    }

    async fn start_in(data: Arc<TestData>, clock: Option<Arc<AtomicU64>>, config: Config, at: &str) -> Self {
        let storage = data.database.open().await.unwrap();
        Self::start_with(data, storage, clock, config, at).await
    }

    async fn start_with(
        data: Arc<TestData>,
        storage: Storage,
        clock: Option<Arc<AtomicU64>>,
        config: Config,
        at: &str,
    ) -> Self {
        let time = clock.clone().map_or_else(TimeSource::default, TimeSource::Manual);
        let mut server = Self::start_at(data, storage, time, config, at).await;
        server.clock = clock;
        server
    }

    async fn start_at(
        data: Arc<TestData>,
        storage: Storage,
        time: TimeSource,
        mut config: Config,
        at: &str,
    ) -> Self {
        config.database = Some(data.database.clone());
        let listener = TcpListener::bind(at).await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = start(config.clone(), storage, time, server::install_metrics()).await.unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = app.clone();
        let task = tokio::spawn(async move {
            run(serving, listener, async move { drop(stopped.await) }).await;
        });
        let config = Box::new(config);
        Self { address, app, data, config, clock: None, stop: Some(stop), task: Some(task) }
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

    pub(crate) fn database(&self) -> &Database {
        &self.data.database
    }

    /// Asks the data itself, as no server does.
    pub(crate) async fn in_the_data(&self, statement: &'static str) -> i64 {
        in_the_data(self.database(), statement).await
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
        let at = self.address.to_string();
        Self::start_in(self.data.clone(), self.clock.clone(), *self.config.clone(), &at).await
    }
}
