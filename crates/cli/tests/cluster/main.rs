//! Several real nodes on a real `PostgreSQL` and a real NATS, checked from outside: people play while nodes are killed and stopped,
//! links break, and the database restarts; all that they were told is compared with what is stored in the end.
//!
//! `CLUSTER_SECONDS` says how long faults come by chance after those that always come, `CLUSTER_SEED` which; `make soak` asks for an hour.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test says what it expects"
)]

mod check;
mod client;
mod history;
#[path = "../../../server/tests/suite/support/http.rs"]
mod http;
mod nodes;
mod planted;
#[path = "../../../server/tests/suite/support/player.rs"]
mod player;
#[path = "../../../server/tests/suite/support/cluster.rs"]
mod postgres;
mod proxy;
mod upgrade;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Database;
use server::storage::Storage;
use sqlx::{Connection as _, Executor as _};
use table::EntryKind;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use check::{Record, check};
use client::Client;
use history::History;
use http::Browser;
use nodes::{Nats, Node};
use postgres::Cluster;
use proxy::Link;

/// Longer than a lease.
const PAST_LEASE: Duration = Duration::from_secs(8);
const HOUR: i64 = 3_600_000;
/// Kinds of faults.
const FAULTS: usize = 10;
/// What `PostgreSQL` answers to whoever wants to add something, when its disk is full. It still changes what is there: a node that only
/// looks whether heartbeats are stored does not notice.
const FULL_DISK: &str = "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION \
    USING ERRCODE = '53100', MESSAGE = 'could not extend file: No space left on device'; END $$; \
    CREATE TRIGGER no_room BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION no_room()";
const ROOM_AGAIN: &str = "DROP TRIGGER no_room ON entries";

struct World {
    postgres: Arc<Cluster>,
    /// It follows the other until it is promoted.
    standby: Option<Arc<Cluster>>,
    nats: Nats,
    nodes: Vec<Node>,
    /// The data itself, over no link that breaks.
    storage: Storage,
    stop: Arc<AtomicBool>,
    moves: Arc<AtomicU64>,
    tables: Vec<String>,
    people: Vec<JoinHandle<History>>,
}

impl World {
    async fn start() -> Self {
        let both = || {
            let postgres = Cluster::start();
            let standby = postgres.start_standby();
            (Arc::new(postgres), Arc::new(standby))
        };
        let (postgres, standby) = tokio::task::spawn_blocking(both).await.unwrap();
        let nats = Nats::start();
        let mut nodes = Vec::new();
        for clock_error in [0, HOUR, -HOUR] {
            nodes.push(Node::start(&[&postgres, &standby], &nats, clock_error, &[]).await);
        }
        let addresses = format!("{},{}", postgres.address(), standby.address());
        let url = postgres.url("public").replace(&postgres.address(), &addresses);
        let storage = Database::Postgres(url).open().await.unwrap();
        Self {
            postgres,
            standby: Some(standby),
            nats,
            nodes,
            storage,
            stop: Arc::default(),
            moves: Arc::default(),
            tables: Vec::new(),
            people: Vec::new(),
        }
    }

    /// A table with two people at two nodes, a spectator at the third, and perhaps a bot.
    async fn open_table(&mut self, game: &str, has_bot: bool) {
        let number = self.tables.len();
        let node = |offset: usize| self.nodes[(number + offset) % self.nodes.len()].clients.address;
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
        for (offset, (browser, spectate)) in
            [(&ana, false), (&ben, false), (&ana, true)].into_iter().enumerate()
        {
            let client = Client {
                name: format!("{number}-{offset}"),
                cookie: browser.cookie.clone().unwrap(),
                nodes: self.nodes.iter().map(|node| node.clients.address).collect(),
                next: number + offset,
                spectate,
                history: History { table: table.clone(), ..History::default() },
                stop: Arc::clone(&self.stop),
                moves: Arc::clone(&self.moves),
                pending: None,
                count: 0,
            };
            self.people.push(tokio::spawn(client.run()));
        }
        self.tables.push(table);
    }

    /// New tables for those that are over: there is always something to play.
    async fn keep_playing(&mut self) {
        let browser = Browser::new(self.nodes[0].clients.address);
        let mut open = 0;
        for table in &self.tables {
            let info: Value = browser.get(&format!("/api/tables/{table}")).await.good();
            open += usize::from(info["state"] != "ended");
        }
        for (game, has_bot) in
            [("big-boss", false), ("toledo", true), ("salamanca", false), ("alcazar", true)]
                .into_iter()
                .skip(open)
        {
            self.open_table(game, has_bot).await;
        }
    }

    /// Waits until every table has gone on, whichever node it is that has to look after it.
    async fn goes_on(&mut self, after: &str) {
        self.keep_playing().await;
        let begun = Instant::now();
        for table in &self.tables {
            let (before, _) = self.stands(table).await;
            while let (now, false) = self.stands(table).await
                && now < before + 4
            {
                assert!(begun.elapsed() < Duration::from_mins(2), "{table} does not go on after: {after}");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }

    /// How many entries a table has, and whether it is over.
    async fn stands(&self, table: &str) -> (usize, bool) {
        let entries = self.storage.table(table).await.unwrap().unwrap().entries;
        (entries.len(), entries.iter().any(|entry| matches!(entry.what, EntryKind::Ended { .. })))
    }

    /// Says something to the database itself.
    async fn in_the_data(&self, sql: &'static str) {
        let mut connection = sqlx::PgConnection::connect(&self.postgres.url("public")).await.unwrap();
        connection.execute(sqlx::raw_sql(sql)).await.unwrap();
    }

    /// The database is gone for good, and what followed it takes its place.
    async fn fail_over(&mut self) {
        let Some(standby) = self.standby.take() else { return };
        self.control(Cluster::stop).await;
        self.postgres = standby;
        self.control(Cluster::promote).await;
    }

    async fn control(&self, what: fn(&Cluster)) {
        let postgres = Arc::clone(&self.postgres);
        tokio::task::spawn_blocking(move || what(&postgres)).await.unwrap();
    }

    /// One fault, for a while, and its end.
    async fn fault(&mut self, number: usize, node: usize) -> &'static str {
        let short = Duration::from_millis(1_500);
        let node = node % self.nodes.len();
        let links = |node: &Node, what: usize, link: Link| match what {
            0 => node.clients.set(link),
            1 => node.databases.iter().for_each(|database| database.set(link)),
            _ => node.nats.set(link),
        };
        let name = match number % FAULTS {
            0 => {
                self.nodes[node].kill();
                sleep(short).await;
                self.nodes[node].start_again();
                self.nodes[node].until_ready().await;
                "a node is killed"
            }
            1 => {
                self.nodes[node].signal("STOP");
                sleep(PAST_LEASE).await;
                self.nodes[node].signal("CONT");
                "a node is stopped past its lease"
            }
            2 => {
                self.nats.stop();
                sleep(short).await;
                self.goes_on("NATS is away").await;
                self.nats.start_again();
                "NATS was away"
            }
            3 => {
                self.control(Cluster::stop).await;
                self.control(Cluster::start_again).await;
                "PostgreSQL restarted"
            }
            4 => {
                links(&self.nodes[node], 0, Link::WithoutAnswers);
                sleep(short).await;
                "clients got no answers"
            }
            5 => {
                let browser = Browser::named(self.nodes[node].clients.address, "Eva").await;
                let mut player = player::Player::at(&browser, &self.tables[0]).await;
                links(&self.nodes[node], 1, Link::Cut);
                // The others can work: whoever is here is sent there.
                player.until(|message| message["type"] == "going-away").await;
                "a node was cut off from the database"
            }
            6 => {
                links(&self.nodes[node], 1, Link::WithoutAnswers);
                sleep(short).await;
                links(&self.nodes[node], 1, Link::Cut);
                "the database's answers were lost"
            }
            7 => {
                (0..3).for_each(|what| links(&self.nodes[node], what, Link::Slow(40)));
                sleep(short).await;
                "everything was slow"
            }
            8 => {
                self.in_the_data(FULL_DISK).await;
                sleep(short).await;
                self.in_the_data(ROOM_AGAIN).await;
                "the disk of the database was full"
            }
            _ => {
                links(&self.nodes[node], 2, Link::Frozen);
                links(&self.nodes[node], 0, Link::Cut);
                sleep(short).await;
                "a node was cut off from its clients and from NATS"
            }
        };
        self.nodes.iter().for_each(Node::heal);
        name
    }

    /// Everybody stops; what they were told is compared with what is stored.
    async fn check(mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let mut histories = Vec::new();
        for person in std::mem::take(&mut self.people) {
            histories.push(person.await.unwrap());
        }
        self.nodes.iter_mut().for_each(Node::kill);
        let storage = Arc::clone(&self.storage);
        let outages = storage.outages(0).await.unwrap();
        let mut found = Vec::new();
        let (mut entries, mut told) = (0, 0);
        for table in &self.tables {
            let stored = storage.table(table).await.unwrap().unwrap();
            let of_table: Vec<&History> =
                histories.iter().filter(|history| history.table == *table).collect();
            entries += stored.entries.len();
            told += of_table.iter().flat_map(|history| &history.connections).map(Vec::len).sum::<usize>();
            let record =
                Record { opening: stored.opening, entries: stored.entries, outages: outages.clone() };
            found.extend(check(&record, &of_table).into_iter().map(|found| (table.clone(), found)));
        }
        println!("{} tables, {entries} entries, {told} messages checked", self.tables.len());
        assert!(entries > 100 && told > 100, "{entries} {told}");
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_no_entry_is_lost_or_doubled_and_everybody_is_told_what_happened() {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let seconds = number("CLUSTER_SECONDS").unwrap_or(0);
    let mut chance = number("CLUSTER_SEED").unwrap_or(1);
    let mut world = World::start().await;
    world.goes_on("the start").await;
    for fault in 0..FAULTS {
        let name = world.fault(fault, fault).await;
        println!("{name}");
        world.goes_on(name).await;
    }
    world.fail_over().await;
    world.goes_on("the standby was promoted").await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let name = world.fault((chance >> 33) as usize, (chance >> 40) as usize).await;
        world.goes_on(name).await;
    }
    world.goes_on("the last fault").await;
    world.check().await;
}
