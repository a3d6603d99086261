//! `/ready` says whether the server can work, and why not.

use std::time::Duration;

use crate::support::database::is_postgres;
use crate::support::{Browser, Player, TestServer};

/// Waits until `/ready` answers so.
async fn comes_to_say(server: &TestServer, status: u16, beginning: &str) {
    let mut last = String::new();
    for _ in 0..1_000 {
        let answer = Browser::new(server.address).get("/ready").await;
        if answer.status == status && answer.body.starts_with(beginning) {
            return;
        }
        last = answer.body;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("/ready never says {beginning}, but {last}");
}

#[tokio::test]
async fn a_server_that_can_store_is_ready() {
    let server = TestServer::start().await;
    comes_to_say(&server, 200, "ready\n").await;
}

#[tokio::test]
async fn a_server_that_cannot_store_is_not_ready_until_it_can_again() {
    let server = TestServer::start().await;
    server.in_the_data("ALTER TABLE nodes RENAME TO hidden").await;
    comes_to_say(&server, 503, "not ready: nothing can be ").await;
    assert_eq!(Browser::new(server.address).get("/health").await.status, 200);
    server.in_the_data("ALTER TABLE hidden RENAME TO nodes").await;
    comes_to_say(&server, 200, "ready\n").await;
}

#[tokio::test]
async fn a_move_that_could_not_be_stored_counts_though_the_heartbeat_is_stored() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let body = serde_json::json!({ "settings": { "game": "toledo", "seats": 2 },
        "sitters": [{ "kind": "person" }, { "kind": "bot", "level": "novice" }] });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &table).await;
    while player.offers().is_empty() {
        player.until(|message| message["type"] == "table").await;
    }
    server.in_the_data("ALTER TABLE entries RENAME TO hidden").await;
    let offer = player.offers().remove(0);
    let refused = player.play(&offer).await;
    assert_eq!(refused["problem"]["key"], "unavailable", "{refused}");
    comes_to_say(&server, 503, "not ready: something could not be stored a moment ago\n").await;
    server.in_the_data("ALTER TABLE hidden RENAME TO entries").await;
    let done = Player::at(&ana, &table).await.play(&offer).await;
    assert_eq!(done["type"], "done", "{done}");
    comes_to_say(&server, 200, "ready\n").await;
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_is_told_while_the_server_still_works() {
    if is_postgres() {
        // Its disk is that of another machine: PostgreSQL says itself when it is full.
        return;
    }
    let server = TestServer::with(|config| config.limits.least_room = u64::MAX).await;
    comes_to_say(&server, 503, "not ready: the disk of the data is nearly full: ").await;
    Browser::named(server.address, "Ana").await;
}
