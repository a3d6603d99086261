//! What a host can choose. Nothing has to be.

use std::net::SocketAddr;
use std::path::PathBuf;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where the data is.
    pub data: PathBuf,
    /// Addresses under which the pages are served besides the one they were asked by, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// Whether cookies go over HTTPS only: the server stands behind a proxy that speaks it.
    pub https: bool,
    /// Threads on which bots think.
    pub bot_threads: usize,
    pub limits: Limits,
}

/// What nobody can have more of.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub sockets: usize,
    pub sockets_per_session: usize,
    /// Requests a second of one session or address, with bursts of twice as many.
    pub requests_per_second: u32,
    /// Requests a second of all together.
    pub requests_per_second_of_all: u32,
    /// New sessions a minute, of all together.
    pub sessions_per_minute: u32,
    /// Messages a second on one socket, with bursts of twice as many.
    pub messages_per_second: u32,
    /// Tables that wait for players, of one guest.
    pub waiting_tables_per_guest: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sockets: 20_000,
            sockets_per_session: 16,
            requests_per_second: 20,
            requests_per_second_of_all: 2_000,
            sessions_per_minute: 600,
            messages_per_second: 30,
            waiting_tables_per_guest: 20,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("data"),
            origins: Vec::new(),
            https: false,
            bot_threads: cores.div_ceil(2),
            limits: Limits::default(),
        }
    }
}
