//! The real program is stopped, continued and ended by signals, and started on a file that is damaged.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

#[path = "../../server/tests/suite/support/http.rs"]
mod http;
#[path = "../../server/tests/suite/support/player.rs"]
mod player;
#[path = "support/program.rs"]
mod program;

use std::net::SocketAddr;
use std::time::Duration;

use http::Browser;
use player::Player;
use program::{admin, signal, start, until_ready, unused_address};
use serde_json::{Value, json};

const DATA_FILE: &str = "tertulia.db";

/// Two people at a table, the one to move first.
async fn two_at_a_table(address: SocketAddr, more: Value) -> (Player, Player) {
    let ana = Browser::named(address, "Ana").await;
    let ben = Browser::named(address, "Ben").await;
    let mut settings = json!({ "game": "toledo", "seats": 2 });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let opened = ana.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (first, second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    if first.offers().is_empty() { (second, first) } else { (first, second) }
}

#[tokio::test]
async fn a_program_that_is_stopped_for_longer_than_somebody_has_time_ends_no_game() {
    let folder = tempfile::TempDir::new().unwrap();
    let address = unused_address();
    let mut program = start(address, folder.path());
    until_ready(address).await;
    let pace = json!({ "pace": "real-time", "bank_seconds": 15, "increment_seconds": 0 });
    let (first, _second) = two_at_a_table(address, json!({ "pace": pace, "absence": "end" })).await;
    signal(&program, "-STOP");
    tokio::time::sleep(Duration::from_secs(17)).await;
    signal(&program, "-CONT");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut first = first.again().await;
    assert!(!first.is_over(), "{}", first.now["info"]["ending"]);
    let offer = first.offers().remove(0);
    let done = first.play(&offer).await;
    assert_eq!(done["type"], "done", "{done}");
    program.kill().unwrap();
    program.wait().unwrap();
}

#[tokio::test]
async fn after_a_clean_stop_the_one_file_is_everything() {
    let folder = tempfile::TempDir::new().unwrap();
    let address = unused_address();
    let mut program = start(address, folder.path());
    until_ready(address).await;
    let (mut first, _second) = two_at_a_table(address, json!({})).await;
    let offer = first.offers().remove(0);
    assert_eq!(first.play(&offer).await["type"], "done");
    let table = first.table.clone();
    signal(&program, "-TERM");
    assert!(program.wait().unwrap().success());
    let log = folder.path().join(format!("{DATA_FILE}-wal"));
    assert_eq!(
        std::fs::metadata(&log).map_or(0, |log| log.len()),
        0,
        "nothing is left in the write-ahead log"
    );
    let copy = tempfile::TempDir::new().unwrap();
    std::fs::copy(folder.path().join(DATA_FILE), copy.path().join(DATA_FILE)).unwrap();
    let listed = admin(&["tables", "--data", copy.path().to_str().unwrap()]).out;
    assert!(listed.contains(&table) && listed.contains("1 moves"), "{listed}");
}

#[tokio::test]
async fn a_damaged_file_is_named_at_the_start() {
    let folder = tempfile::TempDir::new().unwrap();
    let address = unused_address();
    let mut program = start(address, folder.path());
    until_ready(address).await;
    let ana = Browser::named(address, "Ana").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    for _ in 0..10 {
        ana.post("/api/tables", &body).await.good();
    }
    signal(&program, "-TERM");
    assert!(program.wait().unwrap().success());
    let file = folder.path().join(DATA_FILE);
    let mut bytes = std::fs::read(&file).unwrap();
    // The first pages say what tables there are; the damage is behind them.
    for page in bytes.chunks_mut(4_096).skip(8).step_by(3) {
        page.fill(0x5a);
    }
    std::fs::write(&file, bytes).unwrap();
    let ended = start(address, folder.path()).wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(!ended.status.success());
    assert!(told.contains(DATA_FILE) && told.contains("damaged"), "{told}");
}

#[tokio::test]
async fn a_server_whose_log_nobody_reads_any_more_still_stops_when_it_is_told_to() {
    let (address, data) = (unused_address(), tempfile::tempdir().unwrap());
    let mut program = start(address, data.path());
    until_ready(address).await;
    drop(program.stderr.take());
    signal(&program, "-TERM");
    for _ in 0..3_000 {
        if let Some(status) = program.try_wait().unwrap() {
            assert!(status.success(), "{status}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    program.kill().unwrap();
    panic!("the program goes on");
}
