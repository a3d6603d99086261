//! What a host can choose. Nothing has to be.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use protocol::rest::HouseSettings;

use crate::data::Database;
use crate::page_files::PageSource;
use crate::tls::Certificate;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where the numbers for Prometheus are served; with the pages when there is no such place.
    pub metrics_address: Option<SocketAddr>,
    /// The folder of the data.
    pub data: PathBuf,
    /// The database; a file in the folder of the data when none is named.
    pub database: Option<Database>,
    /// Where NATS is, over which the nodes on one database tell each other what is new; without it they find it in the database.
    pub nats: Vec<String>,
    /// Addresses under which the pages are served besides the one they were asked by, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether cookies go over HTTPS only: the server stands behind a proxy that speaks it.
    pub https: bool,
    /// The certificate with which the server speaks HTTPS itself; without one it speaks plain HTTP.
    pub certificate: Option<Certificate>,
    /// Plain addresses whose visitors are sent to the HTTPS ones.
    pub redirect_from: Vec<SocketAddr>,
    /// So long browsers are told to come over HTTPS only.
    pub hsts: Option<Duration>,
    /// Whether a proxy stands in front that names the address of every visitor in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The commit that the program was built from, where that is known.
    pub commit: Option<String>,
    pub page: PageSource,
    /// How mail is sent; without it nobody is sent a link.
    pub mail: Option<MailConfig>,
    /// What the file of the host fixes: it cannot be set otherwise while the server runs.
    pub house: HouseSettings,
    pub notices: NoticeConfig,
    /// Threads on which bots think.
    pub bot_threads: usize,
    pub thinking: Thinking,
    pub limits: ServerLimits,
}

impl Config {
    /// Where the data is.
    pub fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::in_folder(&self.data))
    }
}

/// How mail is sent.
#[derive(Clone)]
pub struct MailConfig {
    /// The server that takes it: `smtps://HOST`, `smtp://HOST:587?tls=required`, `smtp://localhost:25`.
    pub server: String,
    /// The user and the password there.
    pub credentials: Option<(String, String)>,
    /// Whom it comes from: `Tertulia <table@example.org>`.
    pub from: String,
    /// The address of the pages, which links in mails begin with.
    pub public_url: String,
}

impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address of the server may hold a password.
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// How players are told who are not at the table.
#[derive(Clone, Copy, Debug)]
pub struct NoticeConfig {
    /// Whether notices may go into private networks, and over plain HTTP: anybody can name an address.
    pub may_be_private: bool,
    /// So long something holds before anybody is told of it.
    pub settle: Duration,
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self { may_be_private: false, settle: Duration::from_secs(15) }
    }
}

/// Where bots take their chance from, and how long they think.
#[derive(Clone, Copy, Debug, Default)]
pub enum Thinking {
    /// Chance from the system, time as the level has it. Nobody can guess what a bot will look at.
    #[default]
    Free,
    /// The same thoughts about the same position every time, for tests: no command line asks for it.
    Repeatable { seed: u64, iterations: u32 },
}

/// What nobody can have more of.
#[derive(Clone, Copy, Debug)]
pub struct ServerLimits {
    /// Connections of all kinds.
    pub connections: usize,
    pub sockets: usize,
    pub sockets_per_session: usize,
    pub sockets_per_address: usize,
    /// Connections of all kinds of one address; not counted behind a proxy, from which they all come.
    pub connections_per_address: usize,
    /// Requests a second of one session or address, with bursts of twice as many.
    pub requests_per_second: u32,
    /// Requests a second of all together.
    pub requests_per_second_of_all: u32,
    /// New sessions a minute, of all together; and as many new tables. One address can have a tenth of either.
    pub sessions_per_minute: u32,
    /// New accounts an hour, of one address.
    pub accounts_per_hour: u32,
    /// New tables a minute, of one guest.
    pub tables_per_minute: u32,
    /// Messages a second on one socket, with bursts of twice as many.
    pub messages_per_second: u32,
    /// Tables that wait for players, of one guest.
    pub waiting_tables_per_guest: u64,
    /// Tables that are not over, of one guest.
    pub open_tables_per_guest: u64,
    /// Bytes that the tables in memory may take: those that somebody is at, whose clocks run or whose bots think.
    pub table_memory: usize,
    /// The head of a request arrives within this; it is also how long a connection may be kept without a request.
    pub slowest_head: Duration,
    /// The body of a request arrives within this.
    pub slowest_body: Duration,
    /// So long nothing of an answer may be taken while something is to be sent.
    pub slowest_reader: Duration,
    /// So long a message on a socket may not be taken.
    pub slowest_socket: Duration,
    /// So old may be what everybody sees alike of the lobby: what many ask for is read once.
    pub oldest_lobby: Duration,
    /// So old may be what is known of whom a player has met, as long as the games are the same.
    pub oldest_encounters: Duration,
    /// Bytes that must be free where the data is; with less the server says that it is not ready, while it still works.
    pub least_room: u64,
}

impl Default for ServerLimits {
    fn default() -> Self {
        Self {
            connections: 24_000,
            sockets: 20_000,
            sockets_per_session: 16,
            sockets_per_address: 1_000,
            connections_per_address: 2_400,
            requests_per_second: 20,
            requests_per_second_of_all: 2_000,
            sessions_per_minute: 600,
            accounts_per_hour: 20,
            tables_per_minute: 30,
            messages_per_second: 30,
            waiting_tables_per_guest: 20,
            open_tables_per_guest: 200,
            table_memory: 1_024 * 1_024 * 1_024,
            slowest_head: Duration::from_secs(20),
            slowest_body: Duration::from_secs(10),
            slowest_reader: Duration::from_secs(30),
            slowest_socket: Duration::from_secs(10),
            oldest_lobby: Duration::from_secs(1),
            oldest_encounters: Duration::from_mins(5),
            least_room: 64 * 1_024 * 1_024,
        }
    }
}

impl Config {
    /// Whether visitors come over HTTPS, by a proxy or not.
    pub(crate) fn has_https(&self) -> bool {
        self.https || self.certificate.is_some()
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            metrics_address: None,
            data: PathBuf::from("data"),
            database: None,
            nats: Vec::new(),
            origins: Vec::new(),
            https: false,
            certificate: None,
            redirect_from: Vec::new(),
            hsts: None,
            behind_proxy: false,
            commit: None,
            page: PageSource::default(),
            mail: None,
            house: HouseSettings::default(),
            notices: NoticeConfig::default(),
            bot_threads: cores.div_ceil(2),
            thinking: Thinking::default(),
            limits: ServerLimits::default(),
        }
    }
}
