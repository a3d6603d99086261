//! The real server as a process, and what its host types beside it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use super::http::Browser;
use run::RunOutput;

pub(crate) use ports::unused_address;

#[path = "../../../server/tests/suite/support/ports.rs"]
mod ports;
#[path = "mod.rs"]
mod run;

pub(crate) fn start(address: SocketAddr, data: &Path) -> Child {
    start_with(address, data, &[])
}

pub(crate) fn start_with(address: SocketAddr, data: &Path, more: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tertulia"))
        .args(["serve", "--address", &address.to_string(), "--data", data.to_str().unwrap()])
        .args(["--requests-per-second", "100000", "--messages-per-second", "100000", "--bot-threads", "1"])
        .args(more)
        .env("RUST_LOG", "info")
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

pub(crate) async fn until_ready(address: SocketAddr) {
    for _ in 0..3_000 {
        if tokio::net::TcpStream::connect(address).await.is_ok()
            && Browser::new(address).get("/ready").await.status == 200
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the program does not start");
}

pub(crate) fn signal(program: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &program.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

/// Stops a server as a service manager does, and answers what it has logged.
pub(crate) fn stop(program: Child) -> String {
    signal(&program, "-TERM");
    let ended = program.wait_with_output().unwrap();
    assert!(ended.status.success(), "{}", ended.status);
    String::from_utf8_lossy(&ended.stderr).into_owned()
}

/// What a server logs, read while it runs.
pub(crate) struct ProgramLog {
    lines: Arc<Mutex<Vec<String>>>,
    reader: JoinHandle<()>,
}

impl ProgramLog {
    pub(crate) fn of(program: &mut Child) -> Self {
        let lines = Arc::<Mutex<Vec<String>>>::default();
        let (kept, stderr) = (Arc::clone(&lines), program.stderr.take().unwrap());
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                kept.lock().unwrap().push(line);
            }
        });
        Self { lines, reader }
    }

    fn text(&self) -> String {
        self.lines.lock().unwrap().join("\n")
    }

    /// Waits until it says this.
    pub(crate) async fn until(&self, said: &str) {
        for _ in 0..3_000 {
            if self.text().contains(said) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the program never says {said:?}: {}", self.text());
    }

    /// Stops the server, and answers all that it has logged.
    pub(crate) fn stop(self, program: Child) -> String {
        stop(program);
        let Self { lines, reader } = self;
        reader.join().unwrap();
        lines.lock().unwrap().join("\n")
    }
}

pub(crate) fn admin(arguments: &[&str]) -> RunOutput {
    tertulia(&[&["admin"], arguments].concat())
}

pub(crate) fn tertulia(arguments: &[&str]) -> RunOutput {
    run::tertulia(arguments, "")
}
