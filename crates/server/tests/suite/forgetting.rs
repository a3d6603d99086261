//! What a server that runs for years does not keep: tables that nobody fills, guests who never come back.

use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{Storage, Write};

use crate::support::{Browser, Player, TestServer};

const START: u64 = 1_800_000_000_000;
const DAY: u64 = 24 * 3_600 * 1_000;

async fn open(host: &Browser) -> String {
    let body = json!({ "settings": { "game": "toledo", "seats": 2, "listed": true } });
    host.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned()
}

async fn state(anybody: &Browser, table: &str) -> Value {
    anybody.get(&format!("/api/tables/{table}")).await.good()["state"].clone()
}

async fn comes_to_be(anybody: &Browser, table: &str, wanted: &str) {
    for _ in 0..3_000 {
        if state(anybody, table).await == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the table never is {wanted}");
}

#[tokio::test]
async fn a_table_that_nobody_fills_is_closed_after_two_weeks_also_after_a_restart() {
    let server = TestServer::with_clock(START).await;
    let ana = Browser::named(server.address, "Ana").await;
    let table = open(&ana).await;
    server.advance(14 * DAY - 1);
    assert_eq!(state(&ana, &table).await, "waiting");
    let server = server.restart().await;
    server.advance(1);
    comes_to_be(&ana, &table, "ended").await;
    assert_eq!(ana.get("/api/lobby").await.good()["waiting"], json!([]));
}

#[tokio::test]
async fn a_table_at_which_somebody_waits_stays_open() {
    let server = TestServer::with_clock(START).await;
    let ana = Browser::named(server.address, "Ana").await;
    let table = open(&ana).await;
    let player = Player::at(&ana, &table).await;
    server.advance(15 * DAY);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(state(&ana, &table).await, "waiting");
    drop(player);
    comes_to_be(&ana, &table, "ended").await;
}

#[tokio::test]
async fn a_game_that_has_begun_is_never_closed() {
    let server = TestServer::with_clock(START).await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let table = open(&ana).await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    server.advance(1_000 * DAY);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(state(&ana, &table).await, "playing");
}

/// As the server does it once an hour.
async fn forget_those_before(storage: &Storage, before: u64) {
    storage.commit(vec![Write::ForgetGuests { before }]).await.unwrap();
}

#[tokio::test]
async fn guests_who_hold_nothing_and_stay_away_are_forgotten() {
    let server = TestServer::with_clock(START).await;
    let host = Browser::named(server.address, "Ana").await;
    let player = Browser::named(server.address, "Ben").await;
    let visitor = Browser::named(server.address, "Cleo").await;
    let gone = Browser::named(server.address, "Dan").await;
    let table = open(&host).await;
    player.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    server.advance(2 * DAY);
    visitor.get("/api/session").await.good();
    forget_those_before(server.storage(), START + DAY).await;
    for here in [&host, &player, &visitor] {
        here.get("/api/session").await.good();
    }
    assert_eq!(gone.get("/api/session").await.status, 404);
}
