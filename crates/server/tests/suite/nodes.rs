//! Several nodes on one database, without anything between them but the database: any node serves any table.
//!
//! They need `PostgreSQL`, and are tested where the suite runs on it. With NATS, faults and real processes: `tests/cluster.rs` of cli.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{Fence, OnlyIf, Storage, StoreError, Summary, Write};
use server::{Config, TimeSource};
use table::{Entry, EntryKind, Table};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::faults::stored;
use crate::support::database::{TestData, in_the_data, is_postgres};
use crate::support::{Browser, Player, TestServer};

const MINUTE: i64 = 60_000;
const GO_ON: &[u8; 25] = b"HTTP/1.1 100 Continue\r\n\r\n";

/// Two nodes with the same data.
async fn two_nodes() -> Option<(TestServer, TestServer)> {
    if !is_postgres() {
        return None;
    }
    let data = Arc::new(TestData::new().await);
    let first = TestServer::node(&data, TimeSource::default()).await;
    Some((first, TestServer::node(&data, TimeSource::default()).await))
}

/// The same person at another node.
fn at(node: &TestServer, browser: &Browser) -> Browser {
    Browser { address: node.address, ..browser.clone() }
}

/// A table of two people: opened at the first node, joined at the second.
async fn open_table(one: &TestServer, other: &TestServer, settings: Value) -> (Browser, Browser, String) {
    let (ana, ben) = (Browser::named(one.address, "Ana").await, Browser::named(other.address, "Ben").await);
    let table = ana.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = table["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    (ana, ben, table)
}

fn toledo() -> Value {
    json!({ "game": "toledo", "seats": 2, "chat": "everybody" })
}

/// Waits until one of the two is to move; answers that one and the other.
async fn whose_turn<'a>(one: &'a mut Player, other: &'a mut Player) -> (&'a mut Player, &'a mut Player) {
    while one.seq() < other.seq() {
        one.until(|message| message["type"] == "table").await;
    }
    while other.seq() < one.seq() {
        other.until(|message| message["type"] == "table").await;
    }
    if one.offers().is_empty() { (other, one) } else { (one, other) }
}

/// Waits until whoever comes is told that both players are there.
async fn both_are_seen(browser: &Browser, table: &str) {
    loop {
        let mut player = Player::at(browser, table).await;
        if player.until(|message| message["type"] == "presence").await["seats"] == json!([0, 1]) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

fn lines(message: &Value) -> Vec<String> {
    let lines = message["lines"].as_array().cloned().unwrap_or_default();
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_two_nodes_play_talk_and_see_each_other() {
    let Some((one, other)) = two_nodes().await else { return };
    let (ana, ben, table) = open_table(&one, &other, toledo()).await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    for _ in 0..6 {
        let (mover, _) = whose_turn(&mut first, &mut second).await;
        let offer = mover.offers().remove(0);
        assert_eq!(mover.play(&offer).await["type"], "done");
    }
    whose_turn(&mut first, &mut second).await;
    assert_eq!(first.now["game"]["view"]["board"], second.now["game"]["view"]["board"]);

    assert_eq!(first.ask(json!({ "type": "chat", "text": "hola" })).await["type"], "done");
    second.until(|message| lines(message) == ["hola"]).await;
    assert_eq!(second.ask(json!({ "type": "chat", "text": "buenas" })).await["type"], "done");
    first.until(|message| lines(message) == ["buenas"]).await;
    both_are_seen(&at(&one, &ben), &table).await;
    both_are_seen(&at(&other, &ana), &table).await;

    // Who is muted at one node is not read at the other; what both are told afterwards shows that nothing is on its way.
    assert_eq!(second.ask(json!({ "type": "mute", "seat": 0, "on": true })).await["type"], "done");
    let mut again = Player::at(&at(&one, &ben), &table).await;
    assert_eq!(first.ask(json!({ "type": "chat", "text": "not for Ben" })).await["type"], "done");
    assert_eq!(second.ask(json!({ "type": "chat", "text": "for all" })).await["type"], "done");
    let mut heard = Vec::new();
    while !heard.contains(&"for all".to_owned()) {
        heard.extend(lines(&again.next().await.unwrap()));
    }
    assert_eq!(heard, ["buenas", "for all"]);
    // A session that ends at one node has no socket at the other.
    assert_eq!(at(&one, &ben).delete("/api/session").await.status, 204);
    while second.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_that_make_a_move_at_once_one_wins_and_a_message_is_done_once() {
    let Some((one, other)) = two_nodes().await else { return };
    let (ana, ben, table) = open_table(&one, &other, toledo()).await;
    let probe = Player::at(&ana, &table).await;
    let mover = if probe.offers().is_empty() { ben } else { ana };
    for round in 0..6 {
        let mut here = Player::at(&at(&one, &mover), &table).await;
        let mut there = Player::at(&at(&other, &mover), &table).await;
        if here.offers().len() < 2 {
            break;
        }
        let before = stored(one.storage(), &table).await.len() as u64;
        let (seq, offers) = (here.seq(), here.offers());
        // Every other time it is one message that was sent to both, as after a connection that broke.
        let is_same = round % 2 == 0;
        let message = |number: usize| {
            let number = if is_same { 0 } else { number };
            let id = format!("round {round} {number}");
            json!({ "type": "move", "seq": seq, "notation": offers[number], "id": id })
        };
        let (first, second) = tokio::join!(here.ask(message(0)), there.ask(message(1)));
        let done = |answer: &Value| answer["type"] == "done" && answer["seq"] == json!(before + 1);
        if is_same {
            assert!(done(&first) && done(&second), "{first} {second}");
        } else {
            assert!(done(&first) != done(&second), "{first} {second}");
        }
        assert_eq!(stored(one.storage(), &table).await.len() as u64, before + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_claim_a_seat_by_one_link_at_two_nodes_one_gets_it() {
    let Some((one, other)) = two_nodes().await else { return };
    let (_, ben, table) = open_table(&one, &other, toledo()).await;
    let mut holder = Player::at(&ben, &table).await;
    for round in 0..4 {
        let link = ben.post(&format!("/api/tables/{table}/seats/1/link"), &json!({})).await.good();
        let token = link["seat_token"].as_str().unwrap();
        let mut claims = Vec::new();
        for node in [&one, &other] {
            let guest = Browser::named(node.address, &format!("Guest {round}")).await.with_bearer(token);
            let path = format!("/api/tables/{table}/claim");
            claims.push(tokio::spawn(async move { guest.post(&path, &json!({})).await.status }));
        }
        let mut taken = 0;
        for claim in claims {
            taken += u32::from(claim.await.unwrap() == 200);
        }
        assert_eq!(taken, 1, "round {round}");
    }
    // Those who came last are put out at the first node; at the other one they are nobody from then on.
    let kept = at(&one, &ben).delete(&format!("/api/tables/{table}/seats/1/links")).await.good();
    assert_eq!(kept["links"].as_array().unwrap().len(), 1, "{kept}");
    assert_eq!(holder.ask(json!({ "type": "chat", "text": "still here" })).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_guests_and_tables_are_counted_by_all_nodes_together() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let clock = Arc::new(AtomicU64::new(1_800_000_000_000));
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let time = TimeSource::Manual(Arc::clone(&clock));
        // One address can have a tenth of the guests.
        let few = |config: &mut Config| {
            (config.limits.sessions_per_minute, config.limits.tables_per_minute) = (40, 3);
        };
        nodes.push(TestServer::node_with(&data, time, few).await);
    }
    let mut came_in = Vec::new();
    for number in 0..6 {
        let browser = Browser::new(nodes[number % 2].address);
        let entered = browser.post("/api/session", &json!({ "name": format!("Guest {number}") })).await;
        assert!(entered.status < 300 || entered.body.contains("rate-limited"), "{}", entered.body);
        came_in.push(entered.status < 300);
    }
    assert_eq!(came_in, [true, true, true, true, false, false]);
    // A minute later they may come again; what each node counts by itself, by real time, allows a fourth.
    clock.fetch_add(60_000, Ordering::Relaxed);
    let ana = Browser::named(nodes[0].address, "Ana").await;
    let mut opened = Vec::new();
    for number in 0..4 {
        let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
        let answer = at(&nodes[number % 2], &ana).post("/api/tables", &body).await;
        opened.push(answer.status < 300);
    }
    assert_eq!(opened, [true, true, true, false], "three at both nodes together");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_is_there_until_the_last_request_is_answered() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let mut node = TestServer::node(&data, TimeSource::default()).await;
    let body = json!({ "name": "Ana" }).to_string();
    let mut slow = TcpStream::connect(node.address).await.unwrap();
    let head = format!(
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Expect: 100-continue\r\n\r\n",
        body.len()
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    // Whoever is told to go on is under way.
    let mut go_on = [0; GO_ON.len()];
    slow.read_exact(&mut go_on).await.unwrap();
    assert_eq!(go_on, *GO_ON);
    let stopping = tokio::spawn(async move { node.stop().await });
    until_gone(&slow).await;
    // As if it had been silent for long: whoever wants the data alone would get it.
    in_the_data(&data.database, "UPDATE members SET expires_at = 1").await;
    while in_the_data(&data.database, "SELECT COUNT(*) FROM members WHERE expires_at > 1").await == 0 {
        sleep(Duration::from_millis(20)).await;
    }
    assert!(data.database.lock().await.is_err());
    slow.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "there was time left for it: {answer}");
    stopping.await.unwrap();
    data.database.lock().await.unwrap();
}

/// Waits until nobody listens any more where this one was taken.
async fn until_gone(taken: &TcpStream) {
    while TcpStream::connect(taken.peer_addr().unwrap()).await.is_ok() {
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_over_from_a_node_that_ends_looks_for_broken_tables() {
    let Some((mut one, other)) = two_nodes().await else { return };
    open_table(&other, &other, toledo()).await;
    one.stop().await;
    other.in_the_data("DELETE FROM entries WHERE seq = 2").await;
    let anybody = Browser::new(other.address);
    while !anybody.get("/ready").await.body.contains("1 table is broken") {
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn time_goes_on_when_the_clock_of_the_database_is_put_back() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let mut node = TestServer::node(&data, TimeSource::default()).await;
    node.stop().await;
    let storage = data.database.open().await.unwrap();
    let before = storage.renew("one", "").await.unwrap().now;
    // As if it had been an hour later when a node was last alive.
    in_the_data(&data.database, "UPDATE nodes SET alive_at = alive_at + 3600000").await;
    let after = storage.renew("one", "").await.unwrap();
    let hour = 60 * MINUTE as u64;
    assert!((before + hour - 5_000..before + hour + 60_000).contains(&after.now), "{before} {}", after.now);
    assert_eq!(after.fences.len(), 64, "it holds what it held");
    let again = storage.renew("two", "").await.unwrap();
    assert!((after.now..after.now + 60_000).contains(&again.now), "{} {}", after.now, again.now);
    assert_eq!(again.others.len(), 1, "the first is alive");
}

/// What a node would write that looks after a table, under a fence.
async fn append(storage: &Storage, id: &str, fence: Fence) -> Result<(), StoreError> {
    let stored = storage.table(id).await.unwrap().unwrap();
    let (seq, at) = (stored.entries.len() as u64 + 1, stored.entries.last().unwrap().at);
    let table = Table::rebuild(stored.opening, stored.entries, Vec::new()).unwrap();
    let entry = Entry { seq, at, cause: None, what: EntryKind::Paused };
    let only_if = OnlyIf { version: Some(stored.version), fence: Some(fence) };
    let summary = Box::new(Summary::of(&table, at));
    let table = id.to_owned();
    let writes = vec![
        Write::Entry { table: table.clone(), entry: Box::new(entry) },
        Write::Summary { table, summary, only_if },
    ];
    storage.commit(writes).await
}

#[tokio::test]
async fn what_is_written_under_a_lease_that_another_node_has_taken_over_is_not_written() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let mut node = TestServer::node(&data, TimeSource::default()).await;
    let (_, _, table) = open_table(&node, &node, toledo()).await;
    let storage = data.database.open().await.unwrap();
    node.stop().await;
    let held = storage.renew("one", "").await.unwrap();
    assert_eq!(
        (held.fences.len(), held.others.len()),
        (64, 0),
        "what the node that stopped had held is free"
    );
    let fence = held.fences[5];
    append(&storage, &table, fence).await.unwrap();
    // A second node comes: the first gives it half at its next heartbeat. No server is asked here, which would have heartbeats of its own.
    assert_eq!(storage.renew("two", "").await.unwrap().fences.len(), 0);
    assert_eq!(storage.renew("one", "").await.unwrap().fences.len(), 32);
    // The first is not heard of any more.
    node.in_the_data("UPDATE leases SET expires_at = 1 WHERE node = 'one'").await;
    node.in_the_data("DELETE FROM members WHERE node = 'one'").await;
    let taken = storage.renew("three", "").await.unwrap().fences;
    assert_eq!(taken.len(), 32);
    let newer = taken.iter().find(|taken| taken.shard == fence.shard).unwrap();
    assert!(newer.number > fence.number);
    let late = append(&storage, &table, fence).await.unwrap_err();
    assert!(matches!(late, StoreError::Conflict), "{late}");
    append(&storage, &table, *newer).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_for_a_machine_whose_clock_is_wrong() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let one = TestServer::node(&data, TimeSource::default().wrong_by(-90 * MINUTE)).await;
    let other = TestServer::node(&data, TimeSource::default().wrong_by(90 * MINUTE)).await;
    let settings = json!({ "game": "toledo", "seats": 2,
        "pace": { "pace": "real-time", "bank_seconds": 3_000, "increment_seconds": 0 } });
    let (ana, ben, table) = open_table(&one, &other, settings).await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    for _ in 0..6 {
        let (mover, _) = whose_turn(&mut first, &mut second).await;
        let offer = mover.offers().remove(0);
        assert_eq!(mover.play(&offer).await["type"], "done");
    }
    whose_turn(&mut first, &mut second).await;
    for player in [&first, &second] {
        let clocks = player.now["clocks"]["seats"].as_array().unwrap();
        assert!(clocks.iter().all(|clock| clock["left"].as_i64().unwrap() > 30 * MINUTE), "{clocks:?}");
    }
    let times: Vec<u64> = stored(one.storage(), &table).await.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_move_once_whichever_node_looks_after_them_and_a_review_is_made_for_whoever_asks() {
    let Some((one, other)) = two_nodes().await else { return };
    let ana = Browser::named(one.address, "Ana").await;
    let body = json!({ "settings": { "game": "big-boss", "seats": 2 },
        "sitters": [{ "kind": "bot", "level": "novice" }, { "kind": "bot", "level": "novice" }] });
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
        tables.push(table);
    }
    for (number, table) in tables.iter().enumerate() {
        let node = if number % 2 == 0 { &one } else { &other };
        let mut spectator = Player::at(&at(node, &ana), table).await;
        while !spectator.is_over() {
            spectator.until(|message| message["type"] == "table").await;
        }
        let entries = stored(one.storage(), table).await;
        assert!(matches!(entries.last().unwrap().what, EntryKind::Ended { .. }), "{table}");
        if number > 1 {
            continue;
        }
        let path = format!("/api/tables/{table}/review");
        at(node, &ana).post(&path, &json!({})).await.good();
        assert!(at(&other, &ana).get(&path).await.good()["all"].as_u64() > Some(0));
    }
}
