//! People at tables, over all nodes: they play while things break, and write down what they are told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use server::storage::Storage;
use table::{Entry, EntryKind};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::check::{TableRecord, check};
use crate::client::{TableClient, TableProgress};
use crate::history::ClientHistory;
use crate::http::Browser;

/// So many tables there are that are not over: a game, and whether a bot plays.
const OPEN: [(&str, bool); 4] =
    [("big-boss", false), ("toledo", true), ("salamanca", false), ("alcazar", true)];
/// Whatever has broken, a table goes on within this.
const PATIENCE: Duration = Duration::from_mins(2);

/// How many moves the bot of a table has made, if there is one.
async fn bot_moves(storage: &Storage, table: &str) -> Option<usize> {
    let entries = storage.table(table).await.ok()??.entries;
    entries.iter().any(|entry| matches!(entry.what, EntryKind::BotSeated { .. })).then(|| {
        let is_by_bot =
            |entry: &&Entry| entry.cause.is_none() && matches!(entry.what, EntryKind::Moved { .. });
        entries.iter().filter(is_by_bot).count()
    })
}

pub(crate) struct ClusterPeople {
    /// Where the nodes are, behind links that can break.
    nodes: Vec<SocketAddr>,
    tables: Vec<(String, Arc<TableProgress>)>,
    stop: Arc<AtomicBool>,
    all: Vec<JoinHandle<ClientHistory>>,
}

impl ClusterPeople {
    pub(crate) fn at(nodes: Vec<SocketAddr>) -> Self {
        Self { nodes, tables: Vec::new(), stop: Arc::default(), all: Vec::new() }
    }

    pub(crate) fn first_table(&self) -> &str {
        &self.tables[0].0
    }

    /// A table with two people at two nodes, a spectator at the third, and perhaps a bot.
    async fn open_table(&mut self, game: &str, has_bot: bool) {
        let number = self.tables.len();
        let node = |offset: usize| self.nodes[(number + offset) % self.nodes.len()];
        let (ana, ben) = (Browser::named(node(0), "Ana").await, Browser::named(node(1), "Ben").await);
        let mut sitters = vec![json!({ "kind": "person" }), json!({ "kind": "open" })];
        if has_bot {
            sitters.push(json!({ "kind": "bot", "level": "novice" }));
        }
        let pace = json!({ "pace": "real-time", "bank_seconds": 3_600, "increment_seconds": 5 });
        let settings = json!({ "game": game, "seats": sitters.len(), "pace": pace });
        let opened = ana.post("/api/tables", &json!({ "settings": settings, "sitters": sitters })).await;
        let table = opened.good()["table"].as_str().unwrap().to_owned();
        ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let progress = Arc::<TableProgress>::default();
        for (offset, (browser, spectate)) in
            [(&ana, false), (&ben, false), (&ana, true)].into_iter().enumerate()
        {
            let client = TableClient {
                name: format!("{number}-{offset}"),
                cookie: browser.cookie.clone().unwrap(),
                nodes: self.nodes.clone(),
                next: number + offset,
                spectate,
                history: ClientHistory { table: table.clone(), ..ClientHistory::default() },
                stop: Arc::clone(&self.stop),
                progress: Arc::clone(&progress),
                pending: None,
                count: 0,
            };
            self.all.push(tokio::spawn(client.run()));
        }
        self.tables.push((table, progress));
    }

    /// New tables for those that are over: there is always something to play.
    pub(crate) async fn keep_playing(&mut self) {
        let open = self.tables.iter().filter(|(_, progress)| !progress.is_over()).count();
        for (game, has_bot) in OPEN.into_iter().skip(open) {
            self.open_table(game, has_bot).await;
        }
    }

    /// Waits until those at every table have been told that it has gone on, whichever node it is that has to look after it.
    pub(crate) async fn go_on(&mut self, after: &str) {
        self.keep_playing().await;
        let begun = Instant::now();
        for (table, progress) in &self.tables {
            let before = progress.seq();
            while !progress.is_over() && progress.seq() < before + 4 {
                assert!(begun.elapsed() < PATIENCE, "{table} does not go on after: {after}");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }

    /// Waits until bots have moved at every table that has one and is not over: whoever looked after it, somebody does.
    pub(crate) async fn bots_go_on(&self, storage: &Storage) {
        let begun = Instant::now();
        for (table, progress) in &self.tables {
            let Some(before) = bot_moves(storage, table).await else { continue };
            while !progress.is_over() && bot_moves(storage, table).await < Some(before + 2) {
                assert!(begun.elapsed() < PATIENCE, "nobody has taken over the bot of {table}");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Everybody stops.
    pub(crate) async fn stop(&mut self) -> Vec<ClientHistory> {
        self.stop.store(true, Ordering::Relaxed);
        let mut histories = Vec::new();
        for person in std::mem::take(&mut self.all) {
            histories.push(person.await.unwrap());
        }
        histories
    }

    /// What they were told is compared with what is stored.
    pub(crate) async fn check(&self, histories: &[ClientHistory], storage: &Storage) {
        let outages = storage.outages(0).await.unwrap();
        let mut found = Vec::new();
        let (mut entries, mut told) = (0, 0);
        for (table, _) in &self.tables {
            let stored = storage.table(table).await.unwrap().unwrap();
            let of_table: Vec<&ClientHistory> =
                histories.iter().filter(|history| history.table == *table).collect();
            entries += stored.entries.len();
            told += of_table.iter().flat_map(|history| &history.connections).map(Vec::len).sum::<usize>();
            let record =
                TableRecord { opening: stored.opening, entries: stored.entries, outages: outages.clone() };
            found.extend(check(&record, &of_table).into_iter().map(|found| (table.clone(), found)));
        }
        println!("{} tables, {entries} entries, {told} messages checked", self.tables.len());
        assert!(entries > 100 && told > 100, "{entries} {told}");
        assert!(found.is_empty(), "{found:#?}");
    }
}
