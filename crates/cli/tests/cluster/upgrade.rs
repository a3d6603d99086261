//! Nodes are replaced while games are on: two of each version side by side, and a rule that has changed.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::GameKind;
use serde_json::{Value, json};
use server::Database;
use server::storage::{Storage, StoredTable};
use table::{EntryKind, Table};
use tokio::time::sleep;

use crate::http::Browser;
use crate::nodes::{Nats, Node};
use crate::player::Player;
use crate::postgres::Cluster;

const PATIENCE: Duration = Duration::from_mins(2);

/// Somebody at a table with a bot.
async fn open(node: SocketAddr) -> (Browser, String) {
    let ana = Browser::named(node, "Ana").await;
    let sitters = [json!({ "kind": "person" }), json!({ "kind": "bot", "level": "novice" })];
    let body = json!({ "settings": { "game": "toledo", "seats": 2 }, "sitters": sitters });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    (ana, table)
}

fn at(ana: &Browser, node: &Node) -> Browser {
    Browser { address: node.clients.address, ..ana.clone() }
}

/// Makes a move at a node, as soon as it is Ana's turn there.
async fn play_at(ana: &Browser, table: &str, node: &Node) {
    let mut player = Player::at(&at(ana, node), table).await;
    while player.offers().is_empty() {
        player.until(|message| message["type"] == "table").await;
    }
    let offer = player.offers().remove(0);
    assert_eq!(player.play(&offer).await["type"], "done", "a move at {}", node.clients.address);
}

async fn stored(storage: &Storage, table: &str) -> StoredTable {
    storage.table(table).await.unwrap().unwrap()
}

fn bot_moves(table: &StoredTable) -> usize {
    let is_by_bot = |what: &EntryKind| matches!(what, EntryKind::Moved { seat: 1, .. });
    table.entries.iter().filter(|entry| is_by_bot(&entry.what)).count()
}

/// Waits until the bot has moved once more: somebody looks after the table.
async fn until_bot_moves(storage: &Storage, table: &str, before: usize) {
    let begun = Instant::now();
    while bot_moves(&stored(storage, table).await) <= before {
        assert!(begun.elapsed() < PATIENCE, "nobody looks after {table}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// A node without the rules shows the table, and refuses what it cannot judge.
async fn refuse_at(ana: &Browser, table: &str, node: &Node, notation: &str) {
    let info: Value = at(ana, node).get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["rules_version"], &info["other_rules"]), (&json!(2), &json!(1)), "{info}");
    let mut player = Player::at(&at(ana, node), table).await;
    assert!(player.offers().is_empty());
    let (seq, id) = (player.seq(), player.id());
    let answer = player.ask(json!({ "type": "move", "seq": seq, "notation": notation, "id": id })).await;
    assert_eq!(answer["problem"]["key"], "other-rules", "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_changed_rule_comes_over_games_in_progress_with_two_nodes_of_each_version() {
    let postgres = Arc::new(tokio::task::spawn_blocking(Cluster::start).await.unwrap());
    let nats = Nats::start();
    let storage = Database::Postgres(postgres.url("public")).open().await.unwrap();
    let mut old = Vec::new();
    for _ in 0..2 {
        old.push(Node::start(&[&postgres], &nats, 0, &[]).await);
    }
    let (ana, before) = open(old[0].clients.address).await;
    play_at(&ana, &before, &old[1]).await;

    let mut new = Vec::new();
    for _ in 0..2 {
        new.push(Node::start(&[&postgres], &nats, 0, &["--next-rules", "toledo"]).await);
    }
    // A table that the old nodes cannot play: those that look after its part leave it to the new ones.
    let mut after = Vec::new();
    for node in &new {
        after.push(open(node.clients.address).await);
    }
    for round in 0..2 {
        // The old table goes on wherever its player is, the new ones at the new nodes.
        for node in old.iter().chain(&new) {
            play_at(&ana, &before, node).await;
        }
        for (ben, table) in &after {
            let moved = bot_moves(&stored(&storage, table).await);
            play_at(ben, table, &new[round]).await;
            refuse_at(ben, table, &old[round], "draw").await;
            until_turn_comes_back(ben, table, &new[1 - round], &storage, moved).await;
        }
    }
    // The old ones go; everything goes on with the new ones.
    for node in &mut old {
        node.signal("TERM");
        node.wait();
    }
    play_at(&ana, &before, &new[0]).await;
    for (ben, table) in &after {
        play_at(ben, table, &new[1]).await;
    }
    drop(new);
    // Each table has kept its version, and replays under no other.
    catalog::try_next_rules(GameKind::Toledo);
    for (table, version) in [(&before, 1), (&after[0].1, 2), (&after[1].1, 2)] {
        let StoredTable { opening, entries, .. } = stored(&storage, table).await;
        assert_eq!(opening.rules_version, version);
        let position = |table: Table| table.game.unwrap().dump();
        let played = position(Table::rebuild(opening.clone(), entries.clone(), Vec::new()).unwrap());
        let other = table::Opening { rules_version: 3 - version, ..opening };
        let other = Table::rebuild(other, entries, Vec::new());
        assert!(other.is_err() || position(other.unwrap()) != played, "the rule has changed");
    }
}

/// The bot has moved, or it is Ana's turn again.
async fn until_turn_comes_back(ana: &Browser, table: &str, node: &Node, storage: &Storage, moved: usize) {
    let player = Player::at(&at(ana, node), table).await;
    if player.offers().is_empty() {
        until_bot_moves(storage, table, moved).await;
    }
}
