//! The program that is measured.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::net::TcpStream;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    process: Child,
    _folder: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Server {
    pub(crate) async fn start() -> Self {
        let folder =
            tempfile::TempDir::new_in(std::env::var("BENCH_FOLDER").unwrap_or_else(|_| ".".to_owned()))
                .unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let process = spawn(address, folder.path());
        let server = Self { address, process, _folder: folder };
        while TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        server
    }

    /// Resident memory in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Processor time used so far.
    pub(crate) fn cpu(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        Duration::from_millis(ticks * 10)
    }
}

fn spawn(address: SocketAddr, data: &Path) -> Child {
    let program = std::env::var("TERTULIA").unwrap_or_else(|_| env!("CARGO_BIN_EXE_tertulia").to_owned());
    Command::new(program)
        .args(["serve", "--address", &address.to_string(), "--data", data.to_str().unwrap()])
        .args(["--requests-per-second", "1000000", "--messages-per-second", "1000000"])
        .args(["--sessions-per-minute", "1000000", "--sockets-per-session", "100000"])
        .env("RUST_LOG", "error")
        .stdin(Stdio::null())
        .spawn()
        .unwrap()
}
