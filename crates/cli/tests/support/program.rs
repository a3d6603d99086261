//! The real server as a process, and what its host types beside it.
#![allow(dead_code, reason = "each test file uses its part")]

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::http::Browser;
use run::RunOutput;

#[path = "mod.rs"]
mod run;

pub(crate) fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

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

pub(crate) fn admin(arguments: &[&str]) -> RunOutput {
    tertulia(&[&["admin"], arguments].concat())
}

pub(crate) fn tertulia(arguments: &[&str]) -> RunOutput {
    run::tertulia(arguments, "")
}
