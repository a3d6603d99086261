//! Several nodes on one database with a standby, and those who play there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use server::Database;
use server::storage::Storage;
use sqlx::Connection as _;
use tokio::time::sleep;

use crate::clock::FakeClock;
use crate::disk::Disk;
use crate::nodes::{Nats, Node};
use crate::people::ClusterPeople;
use crate::postgres::{Cluster, Machine};

const HOUR: i64 = 3_600;
/// The disk of a database, in MiB: an hour of play fits onto it, with what it writes twice.
const DISK: u32 = 512;
/// It does not keep more of its log than it needs.
const SETTINGS: &str = "-F -c full_page_writes=off -c min_wal_size=32MB -c max_wal_size=64MB";

/// A database with the disk and the clock of its machine.
pub(crate) struct Host {
    pub(crate) postgres: Arc<Cluster>,
    /// `None` where nothing can be mounted.
    pub(crate) disk: Option<Disk>,
    pub(crate) clock: FakeClock,
}

impl Host {
    fn start(make: impl FnOnce(Machine) -> Cluster) -> Self {
        let (disk, clock) = (Disk::start(DISK), FakeClock::wrong_by(0));
        let machine =
            Machine { disk: disk.as_ref().map(Disk::folder_from_outside), environment: clock.environment() };
        Self { postgres: Arc::new(make(machine)), disk, clock }
    }

    /// Does something that takes its time.
    pub(crate) async fn control(&self, what: fn(&Cluster)) {
        let postgres = Arc::clone(&self.postgres);
        tokio::task::spawn_blocking(move || what(&postgres)).await.unwrap();
    }
}

pub(crate) struct TestCluster {
    pub(crate) database: Host,
    /// It follows the other until it is promoted.
    standby: Option<Host>,
    /// The port of the machine that was lost last: another takes its place there.
    free_port: Option<u16>,
    pub(crate) nats: Nats,
    pub(crate) nodes: Vec<Node>,
    pub(crate) people: ClusterPeople,
    /// The data itself, over no link that breaks.
    pub(crate) storage: Storage,
}

impl TestCluster {
    pub(crate) async fn start() -> Self {
        let both = || {
            let database = Host::start(|machine| Cluster::start_on(machine, SETTINGS));
            let standby = Host::start(|machine| database.postgres.start_standby_on(machine));
            (database, standby)
        };
        let (database, standby) = tokio::task::spawn_blocking(both).await.unwrap();
        let nats = Nats::start();
        let mut nodes = Vec::new();
        for clock_error in [0, HOUR, -HOUR] {
            nodes.push(Node::start(&[&database.postgres, &standby.postgres], &nats, clock_error, &[]).await);
        }
        let address = database.postgres.address();
        let addresses = format!("{address},{}", standby.postgres.address());
        let url = database.postgres.url("public").replace(&address, &addresses);
        let storage = Database::Postgres(url).open().await.unwrap();
        let people = ClusterPeople::at(nodes.iter().map(|node| node.clients.address).collect());
        Self { database, standby: Some(standby), free_port: None, nats, nodes, people, storage }
    }

    /// The machine of the database loses power in the middle of play, and what followed it takes its place. What is answered by then is
    /// with the standby, as docs/hosting.md has it set up.
    pub(crate) async fn fail_over(&mut self) {
        let Some(standby) = self.standby.take() else { return };
        let mut connection =
            sqlx::PgConnection::connect(&self.database.postgres.url("public")).await.unwrap();
        let settings = ["ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"];
        for setting in settings {
            sqlx::query(setting).execute(&mut connection).await.unwrap();
        }
        // It may have waited before it followed again.
        let begun = Instant::now();
        let is_synchronous =
            "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'";
        while sqlx::query(is_synchronous).fetch_optional(&mut connection).await.unwrap().is_none() {
            assert!(begun.elapsed() < Duration::from_mins(1), "the standby does not follow");
            sleep(Duration::from_millis(50)).await;
        }
        self.people.go_on("the standby follows every move").await;
        self.database.control(Cluster::crash).await;
        self.free_port = Some(self.database.postgres.port());
        self.database = standby;
        self.database.control(Cluster::promote).await;
    }

    /// A new machine at the address of the one that was lost follows the database, until that fails too.
    pub(crate) async fn follow_anew(&mut self) {
        let Some(port) = self.free_port.take() else { return };
        let postgres = Arc::clone(&self.database.postgres);
        let start = move || Host::start(|machine| postgres.start_standby_at(machine, port));
        self.standby = Some(tokio::task::spawn_blocking(start).await.unwrap());
    }

    /// Everybody goes on; those whose tables are over have been looked through.
    pub(crate) async fn go_on(&mut self, after: &str) {
        self.people.check_finished(&self.storage).await;
        self.people.go_on(after).await;
    }

    /// Everybody stops; what they were told is compared with what is stored.
    pub(crate) async fn check(mut self) {
        // Nobody waits for those who have to be told that it is enough.
        self.people.stop();
        self.nodes.iter_mut().for_each(Node::kill);
        self.people.check(&self.storage).await;
    }
}
