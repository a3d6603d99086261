//! `/ready` says whether the server can work, and why not.

use std::time::Duration;

use server::Database;

use crate::databases::{control, primary_and_standby};
use crate::support::cluster::Cluster;
use crate::support::database::{TestData, in_the_data, is_postgres, schema_in};
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

/// Waits until nothing is the matter.
async fn wait_until_fine(server: &TestServer) {
    while Browser::new(server.address).get("/ready").await.body != "ready\n" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standby_that_would_lack_moves_is_spoken_of_and_one_that_is_missing_is_a_reason_not_to_be_ready() {
    if !is_postgres() {
        return;
    }
    let (primary, standby) = primary_and_standby().await;
    let alone = schema_in(&primary).await;
    let Database::Postgres(url) = &alone else { panic!("it is PostgreSQL") };
    let both = format!("{},{}", primary.address(), standby.address());
    let database = Database::Postgres(url.replace(&primary.address(), &both));
    let server = TestServer::on(TestData::at(database)).await;
    comes_to_say(&server, 200, "ready\nbut several addresses of PostgreSQL are given and synchronous_").await;
    in_the_data(&alone, "ALTER SYSTEM SET synchronous_standby_names = '*'").await;
    in_the_data(&alone, "SELECT pg_reload_conf()::int::bigint").await;
    wait_until_fine(&server).await;
    // Two are asked for: the one that is there is not enough.
    in_the_data(&alone, "ALTER SYSTEM SET synchronous_standby_names = 'ANY 2 (*)'").await;
    in_the_data(&alone, "SELECT pg_reload_conf()::int::bigint").await;
    comes_to_say(
        &server,
        503,
        "not ready: PostgreSQL waits for synchronous standbys, and of 2 that it needs 1 ",
    )
    .await;
    in_the_data(&alone, "ALTER SYSTEM SET synchronous_standby_names = '*'").await;
    in_the_data(&alone, "SELECT pg_reload_conf()::int::bigint").await;
    wait_until_fine(&server).await;
    control(&standby, Cluster::stop).await;
    comes_to_say(
        &server,
        503,
        "not ready: PostgreSQL waits for synchronous standbys, and of 1 that it needs 0 ",
    )
    .await;
    // Where commits do not wait for it, its absence keeps nobody from playing.
    in_the_data(&alone, "ALTER SYSTEM SET synchronous_commit = 'local'").await;
    in_the_data(&alone, "SELECT pg_reload_conf()::int::bigint").await;
    comes_to_say(&server, 200, "ready\nbut several addresses of PostgreSQL are given and synchronous_").await;
    in_the_data(&alone, "ALTER SYSTEM RESET synchronous_commit").await;
    in_the_data(&alone, "SELECT pg_reload_conf()::int::bigint").await;
    control(&standby, Cluster::start_again).await;
    comes_to_say(&server, 200, "ready\n").await;
}
