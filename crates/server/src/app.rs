//! Everything that a request can need.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{OnceCell, watch};

use crate::bots::BotPool;
use crate::cluster::agenda::KnownAgenda;
use crate::cluster::bus::Bus;
use crate::cluster::hearing::Hearing;
use crate::cluster::leases::Leases;
use crate::cluster::reach::Reach;
use crate::config::Config;
use crate::connections::ConnectionSlots;
use crate::house::HouseRules;
use crate::jobs::{GivingUp, LeaveRuns};
use crate::mailer::Mailer;
use crate::notices::NoticeSignals;
use crate::notices::client::Client;
use crate::notices::keys::NoticeKeys;
use crate::page_files::Page;
use crate::rate_limits::RateLimits;
use crate::reviews::Reviews;
use crate::service::accounts::password_hashes::Passwords;
use crate::service::lobby::SharedLobby;
use crate::service::opponents::KnownEncounters;
use crate::sessions::Sessions;
use crate::storage::Storage;
use crate::tables::{Context, MemoryBudget, Registry, WatcherId};
use crate::time::TimeSource;
use crate::time::uptime::Uptime;
use crate::tls::Tls;
use crate::visitors::Visitors;

pub type App = Arc<AppParts>;

/// The parts of a server.
pub struct AppParts {
    pub(crate) config: Config,
    pub(crate) storage: Storage,
    pub(crate) registry: Registry,
    pub(crate) bots: BotPool,
    pub(crate) reviews: Reviews,
    pub(crate) time: TimeSource,
    pub(crate) uptime: Arc<Uptime>,
    /// How many outages of this process are stored.
    pub(crate) stored_outages: AtomicUsize,
    pub(crate) rate_limits: RateLimits,
    /// What the host has set.
    pub(crate) house: Arc<HouseRules>,
    pub(crate) page: Page,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// True once the server is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) sessions: Sessions,
    pub(crate) visitors: Visitors,
    pub(crate) lobby: SharedLobby,
    pub(crate) encounters: KnownEncounters,
    pub(crate) passwords: Passwords,
    pub(crate) giving_up: GivingUp,
    pub(crate) leave_runs: LeaveRuns,
    /// What sends mail, where the host has set that up.
    pub(crate) mailer: Option<Mailer>,
    /// What the tables tell those who find and send notices.
    pub(crate) signals: Arc<NoticeSignals>,
    pub(crate) notice_keys: OnceCell<NoticeKeys>,
    pub(crate) notice_client: Client,
    /// Why nothing can be stored, or soon will not be; looked at with every heartbeat.
    pub(crate) trouble: watch::Sender<Option<String>>,
    /// What this run of the server is called in the storage.
    pub(crate) node: String,
    /// What it may do though nobody asks.
    pub(crate) leases: Arc<Leases>,
    /// The way to the other nodes.
    pub(crate) bus: Bus,
    /// Whether all that the others tell arrives.
    pub(crate) hearing: Arc<Hearing>,
    /// What there is to do, as the last heartbeat was told.
    pub(crate) agenda: KnownAgenda,
    /// Whether the data can be reached, here and elsewhere.
    pub(crate) reach: Reach,
    /// The places for the connections of visitors.
    pub(crate) slots: ConnectionSlots,
    /// How HTTPS is spoken, where it is.
    pub(crate) tls: OnceLock<Tls>,
    /// What is wrong with the file of the data, when that was found while the server ran.
    pub(crate) damage: OnceLock<String>,
    next_watcher: AtomicU64,
}

impl std::fmt::Debug for AppParts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Parts").field("config", &self.config).finish_non_exhaustive()
    }
}

impl AppParts {
    pub(crate) fn new(
        config: Config,
        storage: Storage,
        time: TimeSource,
        metrics: Option<PrometheusHandle>,
        (node, bus, hearing): (String, Bus, Arc<Hearing>),
    ) -> App {
        let leases = Arc::new(Leases::new(storage.is_shared()));
        let bots = BotPool::new(config.bot_threads, config.thinking);
        let uptime = Arc::new(Uptime::new(time.clone()));
        let signals = Arc::new(NoticeSignals::default());
        let house = Arc::new(HouseRules::new(&config));
        let context = Context {
            storage: Arc::clone(&storage),
            bots: bots.clone(),
            time: time.clone(),
            uptime: Arc::clone(&uptime),
            is_shared: storage.is_shared(),
            node: node.clone(),
            leases: Arc::clone(&leases),
            bus: bus.clone(),
            signals: Arc::clone(&signals),
            house: Arc::clone(&house),
        };
        let mailer = config.mail.as_ref().and_then(|mail| {
            let told = |error: &crate::mailer::MailError| tracing::error!(%error, "no mail can be sent");
            Mailer::new(mail).inspect_err(told).ok()
        });
        let notice_client = Client::new(config.notices.may_be_private);
        let limits = config.limits;
        Arc::new(Self {
            rate_limits: RateLimits::new(&config.limits),
            house,
            registry: Registry::new(context, MemoryBudget::new(config.limits.table_memory)),
            slots: ConnectionSlots::new(&config.limits),
            bots,
            reviews: Reviews::default(),
            page: Page::new(&config.page, config.commit.as_deref()),
            config,
            storage,
            time,
            uptime,
            stored_outages: AtomicUsize::new(0),
            metrics,
            stopping: watch::Sender::new(false),
            sessions: Sessions::default(),
            visitors: Visitors::default(),
            lobby: SharedLobby::new(limits.oldest_lobby),
            encounters: KnownEncounters::new(limits.oldest_encounters),
            passwords: Passwords::default(),
            giving_up: GivingUp::default(),
            leave_runs: LeaveRuns::default(),
            mailer,
            signals,
            notice_keys: OnceCell::new(),
            notice_client,
            trouble: watch::Sender::new(None),
            node,
            leases,
            bus,
            hearing,
            agenda: KnownAgenda::default(),
            reach: Reach::default(),
            tls: OnceLock::new(),
            damage: OnceLock::new(),
            next_watcher: AtomicU64::new(1),
        })
    }

    pub fn storage(&self) -> &Storage {
        &self.storage
    }

    pub(crate) fn next_watcher(&self) -> WatcherId {
        self.next_watcher.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}
