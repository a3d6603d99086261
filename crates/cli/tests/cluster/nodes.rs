//! Real programs: `PostgreSQL`, NATS and several nodes, with a link that can break between any two of them.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::time::sleep;

use crate::clock::FakeClock;
use crate::disk::Disk;
use crate::http::Browser;
use crate::ports::unused_address;
use crate::postgres::Cluster;
use crate::proxy::{Link, Proxy};

/// A NATS server, which can be stopped and started.
pub(crate) struct Nats {
    pub(crate) address: SocketAddr,
    /// Where it says who is connected.
    pub(crate) monitor: SocketAddr,
    process: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Self {
        let mut nats = Self { address: unused_address(), monitor: unused_address(), process: None };
        nats.start_again();
        nats
    }

    pub(crate) fn start_again(&mut self) {
        let port = self.address.port().to_string();
        let debian = "/usr/sbin/nats-server";
        let program = if std::path::Path::new(debian).exists() { debian } else { "nats-server" };
        let process = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", &port])
            .args(["--http_port", &self.monitor.port().to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(process.expect("NATS is needed: `make test` installs it"));
    }

    pub(crate) fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A node with the links that lead to it and from it.
pub(crate) struct Node {
    address: SocketAddr,
    /// Where clients reach it.
    pub(crate) clients: Proxy,
    /// The links to the database and to its standby; none where the database is a file.
    pub(crate) databases: Vec<Proxy>,
    pub(crate) nats: Option<Proxy>,
    /// The clock of its machine.
    pub(crate) clock: FakeClock,
    /// What it is started by and with, besides the usual.
    way_in: Vec<String>,
    arguments: Vec<String>,
    process: Option<Child>,
}

impl Node {
    /// One of several. The clock of its machine is wrong by so many seconds.
    pub(crate) async fn start(
        postgres: &[&Cluster],
        nats: &Nats,
        clock_error: i64,
        more: &[&'static str],
    ) -> Self {
        let mut databases = Vec::new();
        for postgres in postgres {
            databases.push(Proxy::start(postgres.address().parse().unwrap()).await);
        }
        let addresses: Vec<String> = databases.iter().map(|database| database.address.to_string()).collect();
        let url = postgres[0].url("public").replace(&postgres[0].address(), &addresses.join(","));
        let nats = Proxy::start(nats.address).await;
        let at = format!("nats://{}", nats.address);
        let given = ["--database", &url, "--nats", &at];
        let arguments = given.iter().chain(more).map(|argument| (*argument).to_owned()).collect();
        Self::start_with(Vec::new(), arguments, clock_error, (databases, Some(nats))).await
    }

    /// Ends it, and starts it as on a machine that was never there before. It need not become ready.
    pub(crate) fn replace(&mut self) {
        self.kill();
        self.start_again();
    }

    /// The only one, with the embedded database on a disk.
    pub(crate) async fn start_alone(disk: &Disk) -> Self {
        let arguments = vec!["--data".to_owned(), disk.folder().to_str().unwrap().to_owned()];
        Self::start_with(disk.way_in(), arguments, 0, (Vec::new(), None)).await
    }

    async fn start_with(
        way_in: Vec<String>,
        arguments: Vec<String>,
        clock_error: i64,
        (databases, nats): (Vec<Proxy>, Option<Proxy>),
    ) -> Self {
        let address = unused_address();
        let (clients, clock) = (Proxy::start(address).await, FakeClock::wrong_by(clock_error));
        let mut node = Self { address, clients, databases, nats, clock, way_in, arguments, process: None };
        node.start_again();
        node.until_ready().await;
        node
    }

    pub(crate) fn start_again(&mut self) {
        // Only the program goes by the clock, and not what starts it: `env` is the last of that.
        let way_in: Vec<&str> = self.way_in.iter().map(String::as_str).chain(["env"]).collect();
        let clock =
            self.clock.environment().into_iter().map(|(name, value)| format!("{name}={}", value.display()));
        let process = Command::new(way_in[0])
            .args(&way_in[1..])
            .args(clock)
            .arg(env!("CARGO_BIN_EXE_tertulia"))
            .args(["serve", "--address", &self.address.to_string(), "--bot-threads", "1"])
            .args(["--requests-per-second", "100000", "--messages-per-second", "100000"])
            // All people are at one address, and a game of a release build is soon over.
            .args(["--sockets-per-session", "10000", "--sessions-per-minute", "1000000"])
            .args(&self.arguments)
            .env("RUST_LOG", std::env::var("CLUSTER_LOG").unwrap_or_else(|_| "off".to_owned()))
            .stdin(Stdio::null())
            .spawn();
        self.process = Some(process.unwrap());
    }

    /// Straight, not over the link of the clients.
    pub(crate) async fn until_ready(&self) {
        for _ in 0..3_000 {
            if self.is_ready().await {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("a node does not start");
    }

    pub(crate) async fn is_ready(&self) -> bool {
        tokio::net::TcpStream::connect(self.address).await.is_ok()
            && Browser::new(self.address).get("/ready").await.status == 200
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// Waits until it has ended by itself.
    pub(crate) fn wait(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.wait().unwrap();
        }
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.process.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
    }

    /// All that lead to it and from it.
    pub(crate) fn links(&self) -> impl Iterator<Item = &Proxy> {
        [&self.clients].into_iter().chain(&self.nats).chain(&self.databases)
    }

    pub(crate) fn heal(&self) {
        self.links().for_each(|link| link.set(Link::Sound));
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
