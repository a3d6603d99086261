//! The programs that are measured.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::{Connection as _, Executor as _, Row as _};

use crate::http::Browser;
use crate::ports::unused_address;
use crate::postgres::Cluster;

/// It counts what it is asked, and syncs what it keeps.
const SETTINGS: &str = "-c shared_preload_libraries=pg_stat_statements -c pg_stat_statements.max=10000";

pub(crate) struct BenchCluster {
    pub(crate) addresses: Vec<SocketAddr>,
    /// How long the last server took until it answered.
    pub(crate) started_in: Duration,
    nodes: Vec<Child>,
    bus: Option<Child>,
    /// Where it is.
    nats: String,
    pub(crate) postgres: Option<Cluster>,
    folder: tempfile::TempDir,
}

/// Processor time of the programs so far, and what the database was asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProcessorTime {
    pub(crate) nodes: Duration,
    pub(crate) database: Duration,
    pub(crate) bus: Duration,
    pub(crate) statements: u64,
    /// Those of them that store moves.
    pub(crate) moves: u64,
}

impl ProcessorTime {
    pub(crate) fn since(&self, before: &Self) -> Self {
        Self {
            nodes: self.nodes.saturating_sub(before.nodes),
            database: self.database.saturating_sub(before.database),
            bus: self.bus.saturating_sub(before.bus),
            statements: self.statements - before.statements,
            moves: self.moves - before.moves,
        }
    }
}

fn start(program: &str, arguments: &[&str]) -> Child {
    let mut command = Command::new(program);
    command.args(arguments).env("RUST_LOG", "error").stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

pub(crate) fn program() -> String {
    std::env::var("TERTULIA").unwrap_or_else(|_| env!("CARGO_BIN_EXE_tertulia").to_owned())
}

/// A folder on the disk: `BENCH_FOLDER`, or where this is started.
pub(crate) fn new_folder() -> tempfile::TempDir {
    tempfile::TempDir::new_in(std::env::var("BENCH_FOLDER").unwrap_or_else(|_| ".".to_owned())).unwrap()
}

impl BenchCluster {
    pub(crate) async fn embedded() -> Self {
        let folder = new_folder();
        let mut world = Self {
            addresses: Vec::new(),
            started_in: Duration::ZERO,
            nodes: Vec::new(),
            bus: None,
            nats: String::new(),
            postgres: None,
            folder,
        };
        world.serve_again().await;
        world
    }

    pub(crate) async fn of_nodes(nodes: usize) -> Self {
        let postgres = tokio::task::spawn_blocking(|| Cluster::start_with_settings(SETTINGS)).await.unwrap();
        let nats = unused_address();
        let debian = "/usr/sbin/nats-server";
        let server = if Path::new(debian).exists() { debian } else { "nats-server" };
        let bus = start(server, &["--addr", "127.0.0.1", "--port", &nats.port().to_string()]);
        let mut world = Self {
            addresses: Vec::new(),
            started_in: Duration::ZERO,
            nodes: Vec::new(),
            bus: Some(bus),
            nats: format!("nats://{nats}"),
            postgres: Some(postgres),
            folder: new_folder(),
        };
        world.ask("CREATE EXTENSION pg_stat_statements").await;
        for _ in 0..nodes {
            world.serve_again().await;
        }
        world
    }

    /// Starts one more node on the data that there is.
    pub(crate) async fn serve_again(&mut self) {
        if let Some(postgres) = &self.postgres {
            let (url, nats) = (postgres.url("public"), self.nats.clone());
            return self.serve(&["--database", &url, "--nats", &nats]).await;
        }
        let data = self.folder.path().to_owned();
        self.serve(&["--data", data.to_str().unwrap()]).await;
    }

    /// The file of the embedded database.
    pub(crate) fn file(&self) -> PathBuf {
        server::Database::in_folder(self.folder.path()).to_string().trim_start_matches("sqlite:").into()
    }

    /// Bytes of the database.
    pub(crate) async fn size(&self) -> u64 {
        if self.postgres.is_none() {
            return std::fs::metadata(self.file()).unwrap().len();
        }
        let sql = "SELECT pg_database_size(current_database())";
        let row = sqlx::query(sql).fetch_one(&mut self.connect().await).await.unwrap();
        row.get::<i64, _>(0) as u64
    }

    /// Starts a node, and waits until it answers.
    async fn serve(&mut self, where_from: &[&str]) {
        let address = unused_address();
        let told = address.to_string();
        let plenty = ["--requests-per-second", "1000000", "--messages-per-second", "1000000"];
        let more = ["--sessions-per-minute", "1000000", "--sockets-per-session", "100000"];
        let arguments = [&["serve", "--address", &told][..], where_from, &plenty, &more].concat();
        let started = Instant::now();
        self.nodes.push(start(&program(), &arguments));
        while tokio::net::TcpStream::connect(address).await.is_err()
            || Browser::new(address).get("/ready").await.status != 200
        {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.started_in = started.elapsed();
        self.addresses.push(address);
    }

    pub(crate) fn stop_nodes(&mut self) {
        for mut node in self.nodes.drain(..) {
            drop(Command::new("kill").arg(node.id().to_string()).status());
            drop(node.wait());
        }
        self.addresses.clear();
    }

    pub(crate) async fn connect(&self) -> sqlx::PgConnection {
        sqlx::PgConnection::connect(&self.postgres.as_ref().unwrap().url("public")).await.unwrap()
    }

    /// The statements that were asked most often.
    pub(crate) async fn statements(&self) -> Vec<String> {
        let sql = "SELECT calls, round((total_exec_time / calls * 1000)::numeric), left(query, 100) FROM pg_stat_statements \
                   ORDER BY calls DESC LIMIT 25";
        let sql = format!("SELECT format('%s times, %s µs each: %s', a, b, c) FROM ({sql}) AS t (a, b, c)");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&mut self.connect().await).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    pub(crate) async fn ask(&self, sql: &'static str) {
        let mut connection = self.connect().await;
        connection.execute(sqlx::raw_sql(sql)).await.unwrap();
    }

    pub(crate) async fn used(&self) -> ProcessorTime {
        let mut used = ProcessorTime {
            nodes: self.nodes.iter().map(|node| time_of(node.id())).sum(),
            ..ProcessorTime::default()
        };
        used.bus = self.bus.as_ref().map_or(Duration::ZERO, |bus| time_of(bus.id()));
        if let Some(postgres) = &self.postgres {
            let sql = "SELECT COALESCE(SUM(calls), 0)::bigint, \
                       COALESCE(SUM(calls) FILTER (WHERE query LIKE '%INSERT INTO entries%'), 0)::bigint FROM pg_stat_statements";
            let row = sqlx::query(sql).fetch_one(&mut self.connect().await).await.unwrap();
            (used.statements, used.moves) = (row.get::<i64, _>(0) as u64, row.get::<i64, _>(1) as u64);
            used.database = time_of_family(postgres.process());
        }
        used
    }
}

impl Drop for BenchCluster {
    fn drop(&mut self) {
        for process in self.nodes.iter_mut().chain(&mut self.bus) {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// The numbers after the name in `/proc/PID/stat`.
fn stat(process: u32) -> Option<Vec<u64>> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, after) = stat.rsplit_once(')')?;
    Some(after.split_whitespace().map(|word| word.parse().unwrap_or(0)).collect())
}

fn ticks(count: u64) -> Duration {
    Duration::from_millis(count * 10)
}

fn time_of(process: u32) -> Duration {
    stat(process).map_or(Duration::ZERO, |stat| ticks(stat[11] + stat[12]))
}

/// A process with its children, those that are gone included.
fn time_of_family(first: u32) -> Duration {
    let own = stat(first).map_or(Duration::ZERO, |stat| ticks(stat[11..=14].iter().sum()));
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    let numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let children = numbers.filter_map(stat).filter(|stat| stat[1] == u64::from(first));
    own + children.map(|stat| ticks(stat[11] + stat[12])).sum::<Duration>()
}
