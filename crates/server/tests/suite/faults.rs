//! The storage fails, in every way that storage can fail, while people play: nothing that was answered is ever missing, nothing is there
//! twice, and every table can be read afterwards.
//!
//! `FAULT_SECONDS` says for how long; `make soak` asks for ten minutes.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::storage::{Storage, StoreError, Write};
use table::{Cause, Entry, EntryKind, Table};
use tokio::task::JoinHandle;

use crate::support::{Browser, Faults, FaultyStore, Player, TestServer, WriteFault};

const GAMES: [(&str, u64); 4] = [("alcazar", 2), ("toledo", 3), ("salamanca", 2), ("big-boss", 2)];

async fn start(seed: u64) -> (TestServer, Arc<Faults>) {
    let faults = Faults::new(seed);
    let given = Arc::clone(&faults);
    let server = TestServer::with_storage(|inner| Arc::new(FaultyStore { inner, faults: given })).await;
    (server, faults)
}

async fn open_table(host: &Browser, guest: &Browser, game: &str, seats: u64) -> String {
    let mut sitters = vec![json!({ "kind": "person" }), json!({ "kind": "open" })];
    sitters.extend((2..seats).map(|_| json!({ "kind": "bot", "level": "novice" })));
    let body = json!({ "settings": { "game": game, "seats": seats }, "sitters": sitters });
    let table = host.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

/// A table of two at which it is the turn of the first of the two players.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (Player, Player) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open_table(&ana, &ben, "toledo", 2).await;
    let (first, second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    if first.offers().is_empty() { (second, first) } else { (first, second) }
}

pub(crate) fn a_move(player: &mut Player) -> Value {
    let (seq, notation, id) = (player.seq(), player.offers().remove(0), player.id());
    json!({ "type": "move", "seq": seq, "notation": notation, "id": id })
}

/// The table as it is stored: it can be built, and no message has made two entries.
pub(crate) async fn stored(storage: &Storage, id: &str) -> Vec<Entry> {
    let stored = storage.table(id).await.unwrap().unwrap();
    let entries = stored.entries.clone();
    Table::rebuild(stored.opening, stored.entries, Vec::new()).unwrap();
    let causes: Vec<&Cause> = entries.iter().filter_map(|entry| entry.cause.as_ref()).collect();
    assert_eq!(causes.iter().collect::<HashSet<_>>().len(), causes.len(), "a message made two entries");
    entries
}

#[tokio::test]
async fn a_move_that_is_not_stored_is_not_remembered_even_when_the_table_cannot_be_read_again() {
    let (server, faults) = start(1).await;
    let (mut player, _other) = two_at_a_table(&server).await;
    let table = player.table.clone();
    let before = stored(server.storage(), &table).await.len();
    let message = a_move(&mut player);
    faults.fail_next_write(WriteFault::Before);
    faults.fail_reads(true);
    if let Some(answer) = player.try_ask(message.clone()).await {
        assert_eq!(answer["problem"]["key"], "unavailable", "{answer}");
    }
    // Sent again while nothing can be read: whatever the answer is, it is not "done".
    if let Some(answer) = player.try_ask(message.clone()).await {
        assert_eq!(answer["type"], "refused", "{answer}");
    }
    faults.fail_reads(false);
    assert_eq!(stored(server.storage(), &table).await.len(), before, "nothing was stored");
    let mut player = player.again().await;
    let answer = player.ask(message).await;
    assert_eq!(answer["type"], "done", "{answer}");
    let entries = stored(server.storage(), &table).await;
    assert_eq!(entries.len(), before + 1);
    assert_eq!(answer["seq"], json!(entries.last().unwrap().seq));
}

#[tokio::test]
async fn a_move_that_was_stored_though_the_storage_said_no_is_found_when_it_is_sent_again() {
    let (server, faults) = start(2).await;
    let (mut player, mut other) = two_at_a_table(&server).await;
    let table = player.table.clone();
    let before = stored(server.storage(), &table).await.len();
    let message = a_move(&mut player);
    faults.fail_next_write(WriteFault::After);
    let answer = player.ask(message.clone()).await;
    assert_eq!(answer["problem"]["key"], "unavailable", "{answer}");
    let answer = player.ask(message).await;
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(before + 1)), "{answer}");
    assert_eq!(stored(server.storage(), &table).await.len(), before + 1, "and it is there once");
    // Those who follow the table are told, without coming anew.
    other.until(|message| message["type"] == "table" && message["seq"] == json!(before + 1)).await;
}

#[tokio::test]
async fn a_number_that_does_not_follow_is_refused_by_the_storage_itself() {
    let server = TestServer::start().await;
    let (player, _other) = two_at_a_table(&server).await;
    let table = player.table.clone();
    let last = stored(server.storage(), &table).await.last().unwrap().clone();
    let entry = |seq| {
        let entry = Entry { seq, at: last.at, cause: None, what: EntryKind::Paused };
        vec![Write::Entry { table: table.clone(), entry: Box::new(entry) }]
    };
    let gap = server.storage().commit(entry(last.seq + 2)).await.unwrap_err();
    assert!(
        matches!(gap, StoreError::Gap { seq, last: known, .. } if (seq, known) == (last.seq + 2, last.seq))
    );
    let twice = server.storage().commit(entry(last.seq)).await.unwrap_err();
    assert!(matches!(twice, StoreError::Conflict), "{twice}");
    server.storage().commit(entry(last.seq + 1)).await.unwrap();
}

/// What the server has answered with `done`.
#[derive(Clone, Debug)]
struct DoneAnswer {
    table: String,
    cause: Cause,
    seq: u64,
}

struct FaultLoad {
    stop: AtomicBool,
    acknowledged: Mutex<Vec<DoneAnswer>>,
}

/// Plays on one seat as long as it is wanted. What is not answered with `done` is sent again as it was, over as many connections as
/// it takes.
async fn keep_playing(browser: Browser, table: String, load: Arc<FaultLoad>) {
    let (mut pending, mut count): (Option<Value>, usize) = (None, 0);
    while !load.stop.load(Ordering::SeqCst) {
        let Ok(mut player) = Player::try_connect(&browser).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if !player.try_watch(&table, Some(0)).await {
            continue;
        }
        while !load.stop.load(Ordering::SeqCst) && !player.is_over() {
            let offers = player.offers();
            if pending.is_none() && !offers.is_empty() {
                count += 1;
                let (seq, id) = (player.seq(), player.id());
                let notation = &offers[count * 7 % offers.len()];
                pending = Some(json!({ "type": "move", "seq": seq, "notation": notation, "id": id }));
            }
            let Some(message) = pending.clone() else {
                if player.next().await.is_none() {
                    break;
                }
                continue;
            };
            let Some(answer) = player.try_ask(message.clone()).await else { break };
            match answer["type"].as_str() {
                Some("done") => {
                    let seat = player.now["you"]["seat"].as_u64().unwrap() as u8;
                    let cause = Cause { seat, id: message["id"].as_str().unwrap().to_owned() };
                    let seq = answer["seq"].as_u64().unwrap();
                    load.acknowledged.lock().unwrap().push(DoneAnswer { table: table.clone(), cause, seq });
                    pending = None;
                }
                _ if answer["problem"]["key"] == "unavailable" => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                // Refused for good, and the table is told as it stands.
                _ => pending = None,
            }
        }
        if player.is_over() {
            return;
        }
    }
}

async fn in_bursts(faults: &Faults, seconds: u64) {
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        faults.turn(true);
        tokio::time::sleep(Duration::from_millis(10 + faults.draw(240) as u64)).await;
        faults.turn(false);
        tokio::time::sleep(Duration::from_millis(100 + faults.draw(300) as u64)).await;
    }
}

/// People who play at many tables.
pub(crate) struct Crowd {
    ana: Browser,
    load: Arc<FaultLoad>,
    people: Vec<JoinHandle<()>>,
    tables: Vec<String>,
}

impl Crowd {
    pub(crate) async fn sit_down(server: &TestServer, tables: usize) -> Self {
        let ana = Browser::named(server.address, "Ana").await;
        let ben = Browser::named(server.address, "Ben").await;
        let load = Arc::new(FaultLoad { stop: AtomicBool::new(false), acknowledged: Mutex::default() });
        let mut crowd = Self { ana, load, people: Vec::new(), tables: Vec::new() };
        for (game, seats) in GAMES.iter().cycle().take(tables) {
            let table = open_table(&crowd.ana, &ben, game, *seats).await;
            for browser in [&crowd.ana, &ben] {
                let playing = keep_playing(browser.clone(), table.clone(), Arc::clone(&crowd.load));
                crowd.people.push(tokio::spawn(playing));
            }
            crowd.tables.push(table);
        }
        crowd
    }

    /// Moves that were answered with `done`.
    pub(crate) fn moves(&self) -> usize {
        self.load.acknowledged.lock().unwrap().len()
    }

    /// Waits until somebody has made a move after so many. Where all games have come to their end, there is nothing to go on with.
    pub(crate) async fn goes_on_after(&self, moves: usize) -> bool {
        for _ in 0..1_200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            if self.moves() > moves || self.people.iter().all(JoinHandle::is_finished) {
                return true;
            }
        }
        false
    }

    /// Lets everybody go and compares what they were told with what is stored.
    pub(crate) async fn leaves_nothing_missing_or_twice(self, mut server: TestServer) {
        self.load.stop.store(true, Ordering::SeqCst);
        for person in self.people {
            // Whoever waits for a message that does not come has nothing open.
            drop(tokio::time::timeout(Duration::from_secs(1), person).await);
        }
        let acknowledged = self.load.acknowledged.lock().unwrap().clone();
        for table in &self.tables {
            self.ana.get(&format!("/api/tables/{table}")).await.good();
        }
        server.stop().await;
        let storage = server.database().open().await.unwrap();
        for table in &self.tables {
            let entries = stored(&storage, table).await;
            for DoneAnswer { cause, seq, .. } in acknowledged.iter().filter(|one| one.table == *table) {
                let entry =
                    entries.get(*seq as usize - 1).unwrap_or_else(|| panic!("{seq} of {table} is missing"));
                let made_by = entries.iter().find(|entry| entry.cause.as_ref() == Some(cause));
                assert_eq!(made_by.map(|entry| entry.seq), Some(*seq), "{cause:?} of {table}: {entry:?}");
            }
        }
        storage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_storage_does_under_load_nothing_answered_is_missing_or_there_twice() {
    let seconds = std::env::var("FAULT_SECONDS").ok().and_then(|seconds| seconds.parse().ok()).unwrap_or(8);
    let (server, faults) = start(seconds).await;
    let crowd = Crowd::sit_down(&server, 12).await;
    assert!(crowd.goes_on_after(0).await, "moves are made");
    in_bursts(&faults, seconds).await;
    let before = crowd.moves();
    assert!(faults.count.load(Ordering::SeqCst) > 0, "there were faults");
    assert!(crowd.goes_on_after(before).await, "the tables go on after the last fault");
    crowd.leaves_nothing_missing_or_twice(server).await;
}
