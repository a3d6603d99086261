//! The real program is killed in the middle of its work, again and again: nothing that it has answered is ever missing.
//!
//! `KILLS` says how often; `make soak` asks for 50.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

#[path = "../../server/tests/suite/support/http.rs"]
mod http;
#[path = "../../server/tests/suite/support/player.rs"]
mod player;
#[path = "../../server/tests/suite/support/ports.rs"]
mod ports;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http::Browser;
use player::Player;
use ports::unused_address;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

const GAMES: [(&str, u64); 4] = [("alcazar", 2), ("toledo", 3), ("salamanca", 2), ("big-boss", 2)];
const TABLES: usize = 8;

/// What the program has answered with `done`: for every table the number of the entry and the move.
type Acknowledgements = Arc<Mutex<HashMap<String, Vec<(u64, u64)>>>>;

fn start(address: SocketAddr, data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tertulia"))
        .args(["serve", "--address", &address.to_string(), "--data", data.to_str().unwrap()])
        .args(["--requests-per-second", "100000", "--messages-per-second", "100000"])
        .args(["--sockets-per-session", "10000", "--bot-threads", "1"])
        .env("RUST_LOG", "error")
        .stdin(Stdio::null())
        .spawn()
        .unwrap()
}

async fn until_ready(address: SocketAddr) {
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

fn seat(now: &Value) -> u64 {
    now["you"]["seat"].as_u64().unwrap_or(9)
}

/// Plays on one seat as long as it is wanted, over as many connections as it takes.
async fn keep_playing(browser: Browser, table: String, answered: Acknowledgements, stop: Arc<AtomicBool>) {
    let mut count = 0;
    while !stop.load(Ordering::Relaxed) {
        let Ok(mut player) = Player::try_connect(&browser).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        player.table.clone_from(&table);
        player.send(json!({ "type": "watch" })).await;
        while let Some(message) = player.next().await {
            if message["type"] == "done" && message["seq"].as_u64() > Some(0) {
                let entry = (message["seq"].as_u64().unwrap(), seat(&player.now));
                answered.lock().unwrap().entry(table.clone()).or_default().push(entry);
            }
            if player.is_over() || stop.load(Ordering::Relaxed) {
                return;
            }
            let offers = player.offers();
            if message["type"] == "table" && !offers.is_empty() {
                count += 1;
                let (seq, notation) = (player.seq(), offers[count * 7 % offers.len()].clone());
                player.send(json!({ "type": "move", "seq": seq, "notation": notation })).await;
            }
        }
    }
}

async fn open_table(host: &Browser, guest: &Browser, game: &str, seats: u64) -> String {
    let mut sitters = vec![json!({ "kind": "person" }), json!({ "kind": "open" })];
    sitters.extend((2..seats).map(|_| json!({ "kind": "bot", "level": "novice" })));
    let body = json!({ "settings": { "game": game, "seats": seats }, "sitters": sitters });
    let table = host.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

/// Every entry that was answered is there, made by the seat that was answered.
async fn nothing_is_missing(browser: &Browser, answered: &Acknowledgements) -> usize {
    let answered = answered.lock().unwrap().clone();
    let mut count = 0;
    for (table, entries) in answered {
        let mut log = HashMap::new();
        let mut after = 0;
        loop {
            let page = browser.get(&format!("/api/tables/{table}/log?after={after}")).await.good();
            let page = page["entries"].as_array().unwrap().clone();
            let Some(last) = page.last() else { break };
            after = last["seq"].as_u64().unwrap();
            log.extend(page.into_iter().map(|entry| (entry["seq"].as_u64().unwrap(), entry)));
        }
        for (seq, seat) in entries {
            let entry = log.get(&seq).unwrap_or_else(|| panic!("entry {seq} of {table} is missing"));
            assert_eq!(
                (entry["happening"].as_str(), entry["seat"].as_u64()),
                (Some("moved"), Some(seat)),
                "{entry}"
            );
            count += 1;
        }
    }
    count
}

fn moves(answered: &Acknowledgements) -> usize {
    answered.lock().unwrap().values().map(Vec::len).sum()
}

/// Waits until more moves have been answered than so many, or all games are over.
async fn goes_on_after(before: usize, answered: &Acknowledgements, people: &[JoinHandle<()>]) -> bool {
    for _ in 0..6_000 {
        if moves(answered) > before || people.iter().all(JoinHandle::is_finished) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_move_is_missing_after_kills_in_the_middle_of_load() {
    let kills: u64 = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(3);
    let folder = tempfile::TempDir::new().unwrap();
    let address = unused_address();
    let mut program = start(address, folder.path());
    until_ready(address).await;
    let ana = Browser::named(address, "Ana").await;
    let ben = Browser::named(address, "Ben").await;
    let answered = Acknowledgements::default();
    let stop = Arc::new(AtomicBool::new(false));
    let mut people = Vec::new();
    for kill in 0..kills {
        for (game, seats) in GAMES.iter().cycle().take(if kill % 5 == 0 { TABLES } else { 1 }) {
            let table = open_table(&ana, &ben, game, *seats).await;
            for browser in [&ana, &ben] {
                let playing =
                    keep_playing(browser.clone(), table.clone(), Arc::clone(&answered), Arc::clone(&stop));
                people.push(tokio::spawn(playing));
            }
        }
        assert!(
            goes_on_after(moves(&answered), &answered, &people).await,
            "moves are made before kill {kill}"
        );
        tokio::time::sleep(Duration::from_millis(400 + 137 * (kill % 7))).await;
        program.kill().unwrap();
        program.wait().unwrap();
        program = start(address, folder.path());
        until_ready(address).await;
        nothing_is_missing(&ana, &answered).await;
    }
    let before = moves(&answered);
    assert!(goes_on_after(before, &answered, &people).await, "the tables go on after the last kill");
    stop.store(true, Ordering::Relaxed);
    assert!(nothing_is_missing(&ana, &answered).await >= before);
    for person in people {
        person.abort();
    }
    let check = Command::new(env!("CARGO_BIN_EXE_tertulia"))
        .args(["admin", "verify-all", "--data", folder.path().to_str().unwrap()])
        .output()
        .unwrap();
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    program.kill().unwrap();
    program.wait().unwrap();
}
