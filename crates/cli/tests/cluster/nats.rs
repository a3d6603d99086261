//! NATS goes away in the middle of play: what happens at one node is seen at the other all the same, over the sockets that are there.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::http::Browser;
use crate::nodes::{Nats, Node};
use crate::player::Player;
use crate::postgres::Cluster;

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
