//! `tertulia serve`: the table for people.

mod https;
mod mail;
mod notices;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use catalog::GameKind;
use clap::Args;
use protocol::rest::HouseSettings;
use server::{Config, Database};
use tracing_subscriber::EnvFilter;

use self::https::HttpsArguments;
use self::mail::MailArguments;
use self::notices::NoticeArguments;
use crate::Failure;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tertulia serve                                    http://localhost:8080, data in ./data
  tertulia serve --database postgres://tertulia@localhost/tertulia
  tertulia serve --database postgres://tertulia@db.example.org/tertulia --nats nats://nats.example.org:4222
  tertulia serve --address 0.0.0.0:443 --acme play.example.org --redirect-from 0.0.0.0:80
  tertulia serve --address 0.0.0.0:443 --tls-cert fullchain.pem --tls-key privkey.pem
  tertulia serve --address 0.0.0.0:8080 --origin https://play.example.org --https --behind-proxy")]
pub struct ServeArguments {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub address: SocketAddr,
    /// Where to serve /metrics instead of with the pages, such as 127.0.0.1:9100
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics_address: Option<SocketAddr>,
    /// The folder of the data; it is made when it is not there
    #[arg(long, value_name = "FOLDER", default_value = "data")]
    pub data: PathBuf,
    /// A database instead of the file in that folder: `postgres://USER@HOST/NAME` or `sqlite:FILE`
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<Database>,
    /// Where NATS is, as `nats://HOST:PORT`, for several servers on one `PostgreSQL`; can be given several times, or as a list with commas
    #[arg(long, value_name = "URL", value_delimiter = ',')]
    pub nats: Vec<String>,
    /// A game that gets one version of its rules more, for tests of replacing servers while games are on
    #[arg(long, value_name = "GAME", hide = true)]
    pub next_rules: Option<GameKind>,
    /// An address under which the page is reached through a proxy; can be given several times
    #[arg(long, value_name = "URL")]
    pub origin: Vec<String>,
    /// A proxy in front speaks HTTPS: cookies are sent over it only
    #[arg(long)]
    pub https: bool,
    /// A proxy in front names the address of every visitor in X-Forwarded-For: limits count those instead of its own
    #[arg(long)]
    pub behind_proxy: bool,
    #[command(flatten)]
    pub tls: HttpsArguments,
    #[command(flatten)]
    pub mail: MailArguments,
    #[command(flatten)]
    pub notices: NoticeArguments,
    /// A TOML file with settings of the house; they cannot be changed on the page of the host
    #[arg(long, value_name = "FILE")]
    pub house: Option<PathBuf>,
    /// Threads on which bots think
    #[arg(long, value_name = "NUMBER")]
    pub bot_threads: Option<usize>,
    /// Memory for the tables that are in use, in MiB
    #[arg(long, value_name = "MIB")]
    pub table_memory: Option<usize>,
    /// The commit that pages are told; that of the build otherwise
    #[arg(long, value_name = "COMMIT", hide = true)]
    pub commit: Option<String>,
    /// Logs as JSON, one object a line
    #[arg(long)]
    pub json_logs: bool,
    /// Requests a second of one session
    #[arg(long, value_name = "NUMBER", hide = true)]
    pub requests_per_second: Option<u32>,
    /// New guests a minute
    #[arg(long, value_name = "NUMBER", hide = true)]
    pub sessions_per_minute: Option<u32>,
    /// Messages a second on one socket
    #[arg(long, value_name = "NUMBER", hide = true)]
    pub messages_per_second: Option<u32>,
    /// Sockets of one session or address
    #[arg(long, value_name = "NUMBER", hide = true)]
    pub sockets_per_session: Option<usize>,
    /// Sockets of one address
    #[arg(long, value_name = "NUMBER", hide = true)]
    pub sockets_per_address: Option<usize>,
}

pub(crate) fn run(arguments: ServeArguments) -> Result<(), Failure> {
    start_logs(arguments.json_logs);
    if let Some(game) = arguments.next_rules {
        catalog::try_next_rules(game);
    }
    let config = config(arguments)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(server::serve(config)).map_err(Failure::usage)
}

fn config(arguments: ServeArguments) -> Result<Config, Failure> {
    let mut config = Config {
        address: arguments.address,
        metrics_address: arguments.metrics_address,
        data: arguments.data,
        database: arguments.database,
        nats: arguments.nats,
        origins: arguments.origin,
        https: arguments.https,
        behind_proxy: arguments.behind_proxy,
        commit: arguments.commit.or_else(|| option_env!("TERTULIA_COMMIT").map(str::to_owned)),
        ..Config::default()
    };
    config.bot_threads = arguments.bot_threads.unwrap_or(config.bot_threads);
    let limits = &mut config.limits;
    limits.table_memory = arguments.table_memory.map_or(limits.table_memory, |mib| mib * 1_024 * 1_024);
    limits.requests_per_second = arguments.requests_per_second.unwrap_or(limits.requests_per_second);
    limits.requests_per_second_of_all = limits.requests_per_second_of_all.max(limits.requests_per_second);
    limits.sessions_per_minute = arguments.sessions_per_minute.unwrap_or(limits.sessions_per_minute);
    limits.messages_per_second = arguments.messages_per_second.unwrap_or(limits.messages_per_second);
    limits.sockets_per_session = arguments.sockets_per_session.unwrap_or(limits.sockets_per_session);
    limits.sockets_per_address =
        arguments.sockets_per_address.unwrap_or(limits.sockets_per_address.max(limits.sockets_per_session));
    limits.connections_per_address = limits.connections_per_address.max(2 * limits.sockets_per_address);
    arguments.tls.apply(&mut config)?;
    arguments.mail.apply(&mut config)?;
    arguments.notices.apply(&mut config);
    if let Some(file) = &arguments.house {
        config.house = house_in(file)?;
    }
    Ok(config)
}

/// The settings of the house in a file. What is left out can be set on the page.
fn house_in(file: &Path) -> Result<HouseSettings, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let wrong = |why: &dyn std::fmt::Display| Failure::usage(format!("{}: {why}", file.display()));
    let settings = toml::from_str(&text).map_err(|error| wrong(&error))?;
    server::check_house(settings).map_err(|problem| wrong(&problem.detail))
}

/// `RUST_LOG` chooses what is told; usually everything of importance.
fn start_logs(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // Whoever read the log may be gone. The complaint about that would go the same way, and panic.
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .log_internal_errors(false);
    let started = if json { logs.json().try_init() } else { logs.try_init() };
    drop(started);
}
