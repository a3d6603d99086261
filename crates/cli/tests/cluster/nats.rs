//! Nodes hear of the tables that they have in memory, and of no others. NATS goes away in the middle of play: what happens at one node is
//! seen at the other all the same, over the sockets that are there.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use sqlx::Connection as _;
use tokio::time::sleep;

use crate::http::Browser;
use crate::nodes::{Nats, Node};
use crate::player::Player;
use crate::postgres::Cluster;

/// The nodes that listen to each subject, as NATS itself has it.
async fn listeners(nats: &Nats, subject: &str) -> BTreeSet<u64> {
    let answer = Browser::new(nats.monitor).get("/connz?subs=true").await.good();
    let connections = answer["connections"].as_array().cloned().unwrap_or_default();
    let listens = |connection: &&serde_json::Value| {
        let subjects = connection["subscriptions_list"].as_array();
        subjects.is_some_and(|subjects| subjects.iter().any(|heard| heard == subject))
    };
    connections.iter().filter(listens).map(|connection| connection["cid"].as_u64().unwrap()).collect()
}

async fn until_heard_by(nats: &Nats, subject: &str, count: usize) {
    for _ in 0..3_000 {
        if listeners(nats, subject).await.len() == count {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("{subject} is heard by {:?} and not by {count}", listeners(nats, subject).await);
}

/// What the installation is called on NATS: its data says so.
async fn name_of(postgres: &Cluster) -> String {
    let mut connection = sqlx::PgConnection::connect(&postgres.url("public")).await.unwrap();
    let name = "SELECT convert_from(value, 'UTF8') FROM server_keys WHERE name = 'installation'";
    sqlx::query_scalar(name).fetch_one(&mut connection).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_hears_of_a_table_while_somebody_is_there_and_each_part_of_the_tables_is_heard_by_one() {
    let postgres = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let nats = Nats::start();
    let one = Node::start(&[&postgres], &nats, 0, &[]).await;
    let other = Node::start(&[&postgres], &nats, 0, &[]).await;
    let ana = Browser::named(one.clients.address, "Ana").await;
    let eva = Browser::named(other.clients.address, "Eva").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let name = name_of(&postgres).await;
    let subject = format!("tertulia.{name}.table.{table}");
    let first = Player::at(&ana, &table).await;
    until_heard_by(&nats, &format!("tertulia.{name}.news"), 2).await;
    for part in 0..64 {
        until_heard_by(&nats, &format!("tertulia.{name}.part.{part}"), 1).await;
    }
    // By one, or by two: whoever looks after the table may have looked at it once.
    while listeners(&nats, &subject).await.is_empty() {
        sleep(Duration::from_millis(20)).await;
    }
    let second = Player::at(&eva, &table).await;
    until_heard_by(&nats, &subject, 2).await;
    // A name that nobody gave to a table is no subject.
    let mut third = Player::at(&eva, &table).await;
    third.send(json!({ "type": "watch", "id": "x", "table": "*" })).await;
    third.until(|message| message["type"] == "refused").await;
    assert!(listeners(&nats, &format!("tertulia.{name}.table.*")).await.is_empty());
    drop((first, second));
}

/// One of the two is to move: answers that one and the other.
async fn whose_turn<'a>(one: &'a mut Player, other: &'a mut Player) -> (&'a mut Player, &'a mut Player) {
    while one.seq() < other.seq() {
        one.until(|message| message["type"] == "table").await;
    }
    while other.seq() < one.seq() {
        other.until(|message| message["type"] == "table").await;
    }
    if one.offers().is_empty() { (other, one) } else { (one, other) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_made_just_when_nats_goes_away_comes_over_the_same_socket() {
    let postgres = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let mut nats = Nats::start();
    let one = Node::start(&[&postgres], &nats, 0, &[]).await;
    let other = Node::start(&[&postgres], &nats, 0, &[]).await;
    let ana = Browser::named(one.clients.address, "Ana").await;
    let ben = Browser::named(other.clients.address, "Ben").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    for round in 0..3 {
        // Both have heard each other for a while: nobody looks into the database every second.
        sleep(Duration::from_secs(2)).await;
        nats.stop();
        for _ in 0..2 {
            let (mover, watcher) = whose_turn(&mut first, &mut second).await;
            let offer = mover.offers().remove(0);
            let done = mover.play(&offer).await;
            assert_eq!(done["type"], "done", "round {round}: {done}");
            // The socket is the one that there was from the beginning: the player never comes anew.
            let seq = done["seq"].clone();
            watcher.until(|message| message["type"] == "table" && message["seq"] == seq).await;
        }
        nats.start_again();
    }
}
