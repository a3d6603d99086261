//! People at tables, over all nodes: they play while things break, and write down what they are told.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
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
    tables: Vec<ClusterTable>,
    /// How many tables have been opened.
    opened: usize,
    checked: Vec<CheckedTable>,
    /// Messages that were compared with what is stored.
    told: usize,
}

/// A table, and those at it.
struct ClusterTable {
    id: String,
    progress: Arc<TableProgress>,
    stop: Arc<AtomicBool>,
    clients: Vec<JoinHandle<ClientHistory>>,
}

impl ClusterTable {
    /// Everybody there stops.
    async fn stop(self) -> (String, Vec<ClientHistory>) {
        self.stop.store(true, Ordering::Relaxed);
        let mut histories = Vec::new();
        for client in self.clients {
            histories.push(client.await.unwrap());
        }
        (self.id, histories)
    }
}

/// A table that has been looked through, and what was stored of it then: it stays so.
struct CheckedTable {
    id: String,
    entries: Vec<u64>,
}

/// Enough to know each entry again.
fn digests(entries: &[Entry]) -> Vec<u64> {
    let digest = |entry: &Entry| {
        let mut digest = DefaultHasher::new();
        serde_json::to_string(entry).unwrap().hash(&mut digest);
        digest.finish()
    };
    entries.iter().map(digest).collect()
}

impl ClusterPeople {
    pub(crate) fn at(nodes: Vec<SocketAddr>) -> Self {
        Self { nodes, tables: Vec::new(), opened: 0, checked: Vec::new(), told: 0 }
    }

    pub(crate) fn first_table(&self) -> &str {
        &self.tables[0].id
    }

    /// A table with two people at two nodes, a spectator at the third, and perhaps a bot.
    async fn open_table(&mut self, game: &str, has_bot: bool) {
        let number = self.opened;
        self.opened += 1;
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
        let (progress, stop) = (Arc::<TableProgress>::default(), Arc::<AtomicBool>::default());
        let mut clients = Vec::new();
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
                stop: Arc::clone(&stop),
                progress: Arc::clone(&progress),
                pending: None,
                count: 0,
            };
            clients.push(tokio::spawn(client.run()));
        }
        self.tables.push(ClusterTable { id: table, progress, stop, clients });
    }

    /// New tables for those that are over: there is always something to play.
    pub(crate) async fn keep_playing(&mut self) {
        let open = self.tables.iter().filter(|table| !table.progress.is_over()).count();
        for (game, has_bot) in OPEN.into_iter().skip(open) {
            self.open_table(game, has_bot).await;
        }
    }

    /// Waits until those at every table have been told that it has gone on, whichever node it is that has to look after it.
    pub(crate) async fn go_on(&mut self, after: &str) {
        self.keep_playing().await;
        let begun = Instant::now();
        for ClusterTable { id: table, progress, .. } in &self.tables {
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
        for ClusterTable { id: table, progress, .. } in &self.tables {
            let Some(before) = bot_moves(storage, table).await else { continue };
            while !progress.is_over() && bot_moves(storage, table).await < Some(before + 2) {
                assert!(begun.elapsed() < PATIENCE, "nobody has taken over the bot of {table}");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// What those were told whose tables are over is compared with what is stored, and forgotten.
    pub(crate) async fn check_finished(&mut self, storage: &Storage) {
        let (over, open) =
            std::mem::take(&mut self.tables).into_iter().partition(|table| table.progress.is_over());
        self.tables = open;
        self.check_tables(over, storage).await;
    }

    /// Everybody stops.
    pub(crate) fn stop(&self) {
        self.tables.iter().for_each(|table| table.stop.store(true, Ordering::Relaxed));
    }

    /// What everybody was told is compared with what is stored.
    pub(crate) async fn check(mut self, storage: &Storage) {
        let tables = std::mem::take(&mut self.tables);
        self.check_tables(tables, storage).await;
        let mut entries = 0;
        for CheckedTable { id, entries: known } in &self.checked {
            let stored = storage.table(id).await.unwrap().unwrap().entries;
            assert_eq!(digests(&stored), *known, "{id} is another than when it was over");
            entries += stored.len();
        }
        println!("{} tables, {entries} entries, {} messages checked", self.checked.len(), self.told);
        assert!(entries > 100 && self.told > 100, "{entries} {}", self.told);
    }

    async fn check_tables(&mut self, tables: Vec<ClusterTable>, storage: &Storage) {
        for table in &tables {
            table.stop.store(true, Ordering::Relaxed);
        }
        for table in tables {
            let (id, histories) = table.stop().await;
            let stored = storage.table(&id).await.unwrap().unwrap();
            let outages = storage.outages(0).await.unwrap();
            self.told +=
                histories.iter().flat_map(|history| &history.connections).map(Vec::len).sum::<usize>();
            let entries = digests(&stored.entries);
            let record = TableRecord { opening: stored.opening, entries: stored.entries, outages };
            let found = check(&record, &histories.iter().collect::<Vec<_>>());
            assert!(found.is_empty(), "{id}: {found:#?}");
            self.checked.push(CheckedTable { id, entries });
        }
    }
}
