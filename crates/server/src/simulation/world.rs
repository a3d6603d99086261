//! One server or two on one simulated storage, and those who are there.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{Random as _, Rng};
use tokio::sync::mpsc;

use super::person::{Acknowledgement, Person};
use super::socket::SocketHistory;
use super::store::SimStore;
use super::timers::sleep;
use super::{Flaw, RunReport, check};
use crate::app::{App, AppParts};
use crate::cluster::bus::{Bus, News};
use crate::cluster::leases::{SHARDS, own_rules};
use crate::config::{Config, ServerLimits};
use crate::jobs;
use crate::service::tables;
use crate::storage::{Fence, PeerNode, Renewal, Storage};
use crate::time::{TimeSource, running};

const PEOPLE: u64 = 4;
const STEPS: u32 = 60;
/// Tables of a run at most, rematches included.
const MOST_TABLES: usize = 3;
/// When nothing goes wrong any more, all have been told everything within this.
const SETTLE: Duration = Duration::from_secs(20);
/// Tables that nobody is at are let go within this.
const LET_GO: Duration = Duration::from_secs(200);

pub(super) struct World {
    pub(super) seed: u64,
    pub(super) seats: u32,
    pub(super) apps: Vec<App>,
    pub(super) store: Arc<SimStore>,
    tables: Mutex<Vec<String>>,
    links: Mutex<Vec<(String, String)>>,
    histories: Mutex<Vec<SocketHistory>>,
    acknowledged: Mutex<Vec<Acknowledgement>>,
    lines: AtomicUsize,
}

impl World {
    pub(super) fn tables(&self) -> Vec<String> {
        self.tables.lock().unwrap().clone()
    }

    pub(super) fn add_table(&self, table: String) {
        let mut tables = self.tables.lock().unwrap();
        if !tables.contains(&table) && tables.len() < MOST_TABLES {
            tables.push(table);
        }
    }

    pub(super) fn give_link(&self, table: &str, link: String) {
        self.links.lock().unwrap().push((table.to_owned(), link));
    }

    pub(super) fn links_to(&self, table: &str) -> Vec<String> {
        let links = self.links.lock().unwrap();
        links.iter().filter(|(of, _)| of == table).map(|(_, link)| link.clone()).collect()
    }

    pub(super) fn keep(&self, history: SocketHistory) {
        self.histories.lock().unwrap().push(history);
    }

    pub(super) fn acknowledge(&self, acknowledgement: Acknowledgement) {
        self.acknowledged.lock().unwrap().push(acknowledgement);
    }

    /// Whether somebody may say one more line.
    pub(super) fn may_speak(&self, most: usize) -> bool {
        self.lines.fetch_add(1, Ordering::Relaxed) < most
    }
}

/// Two servers share the tables as their leases say; those are told by hand, and do not run out.
pub(super) fn renew_leases(apps: &[App]) {
    for (number, app) in apps.iter().enumerate() {
        let parts = |own: bool| (0..SHARDS).filter(move |shard| (usize::from(*shard) % 2 == number) == own);
        let other = PeerNode {
            node: format!("node {}", 1 - number),
            rules: own_rules(),
            shards: parts(false).collect(),
        };
        let fences = parts(true).map(|shard| Fence { shard, number: 1 }).collect();
        app.leases.renew(Renewal { fences, others: vec![other], ..Renewal::default() }, running());
    }
}

/// Nobody is refused since others ask for much.
pub(super) fn limits() -> ServerLimits {
    ServerLimits { sessions_per_minute: 100_000, tables_per_minute: 100_000, ..ServerLimits::default() }
}

/// One server, or two; and what each tells the other.
pub(super) fn nodes(store: &Arc<SimStore>, nodes: usize) -> (Vec<App>, Vec<mpsc::Receiver<News>>) {
    nodes_with(store, nodes, limits())
}

/// The same with other limits.
pub(super) fn nodes_with(
    store: &Arc<SimStore>,
    nodes: usize,
    limits: ServerLimits,
) -> (Vec<App>, Vec<mpsc::Receiver<News>>) {
    let config = Config { limits, bot_threads: 1, ..Config::default() };
    let mut apps: Vec<App> = Vec::new();
    let mut heard = Vec::new();
    for number in 0..nodes {
        let (outgoing, news) = mpsc::channel(1_000);
        let bus = if nodes > 1 { Bus::to(outgoing) } else { Bus::default() };
        let storage: Storage = Arc::clone(store) as Storage;
        let time = TimeSource::Virtual;
        apps.push(AppParts::new(
            config.clone(),
            storage,
            time,
            None,
            (format!("node {number}"), bus, Arc::default()),
        ));
        heard.push(news);
    }
    (apps, heard)
}

/// One server, or two with a bus between them that is slow and loses what it carries.
fn start(seed: u64, store: &Arc<SimStore>, nodes: usize) -> Vec<App> {
    let (apps, heard) = self::nodes(store, nodes);
    for (number, news) in heard.into_iter().enumerate().filter(|_| nodes > 1) {
        tokio::spawn(carry(news, App::clone(&apps[1 - number]), Rng::new(seed + 77 + number as u64)));
        tokio::spawn(look(App::clone(&apps[number])));
    }
    apps
}

async fn carry(mut news: mpsc::Receiver<News>, to: App, mut chance: Rng) {
    while let Some(news) = news.recv().await {
        let millis = match chance.below(6) {
            0 => continue,
            1..=3 => 0,
            _ => chance.below(300),
        };
        let to = App::clone(&to);
        tokio::spawn(async move {
            sleep(Duration::from_millis(millis.into())).await;
            jobs::take_news(&to, news).await;
        });
    }
}

async fn look(app: App) {
    while !app.is_stopping() {
        sleep(Duration::from_secs(1)).await;
        drop(jobs::look_once(&app).await);
    }
}

pub(super) async fn run(seed: u64, flaw: Option<Flaw>) -> RunReport {
    let nodes = 1 + usize::from(seed.is_multiple_of(3));
    let store = Arc::new(SimStore::new(seed, nodes > 1, flaw));
    let apps = start(seed, &store, nodes);
    let world = Arc::new(World {
        seed,
        seats: 2 + Rng::new(seed).below(3) / 2,
        apps,
        store,
        tables: Mutex::default(),
        links: Mutex::default(),
        histories: Mutex::default(),
        acknowledged: Mutex::default(),
        lines: AtomicUsize::new(0),
    });
    if nodes > 1 {
        renew_leases(&world.apps);
    }
    open_table(&world).await;
    let mut people = live(&world).await;
    world.store.set_faults(false);
    sleep(SETTLE).await;
    people.iter_mut().for_each(Person::read_all);
    let mut found = check::memory(&world).await;
    for person in people {
        let left = person.leave().await;
        world.histories.lock().unwrap().extend(left);
    }
    sleep(LET_GO).await;
    found.extend(check::leftovers(&world));
    for app in &world.apps {
        app.stopping.send_replace(true);
    }
    report(&world, found)
}

async fn open_table(world: &Arc<World>) {
    let mut chance = Rng::new(world.seed + 1);
    let game = ["toledo", "alcazar", "big-boss", "salamanca"][chance.below(4) as usize];
    let settings = json!({ "game": game, "seats": world.seats, "absence": "end",
        "start_when_full": chance.below(2) == 0 });
    let wish = serde_json::from_value(json!({ "settings": settings })).unwrap();
    let host = Person::new(0, world).principal();
    let opened = tables::open(&world.apps[0], &host, wish, &"home".to_owned()).await.unwrap();
    world.add_table(opened.table);
}

async fn live(world: &Arc<World>) -> Vec<Person> {
    world.store.set_faults(!world.seed.is_multiple_of(5));
    let people = (0..PEOPLE).map(|number| tokio::spawn(Person::new(number, world).live(STEPS)));
    let people: Vec<_> = people.collect();
    let mut done = Vec::new();
    for person in people {
        done.push(person.await.unwrap());
    }
    done
}

fn report(world: &World, mut found: Vec<String>) -> RunReport {
    let histories = world.histories.lock().unwrap();
    let acknowledged = world.acknowledged.lock().unwrap();
    let data = world.store.data();
    found.extend(check::run(&data, &histories, &acknowledged));
    let mut fingerprint = DefaultHasher::new();
    for table in data.tables.values() {
        format!("{:?}", table.entries).hash(&mut fingerprint);
    }
    for history in &*histories {
        Value::from(history.messages.clone()).to_string().hash(&mut fingerprint);
    }
    RunReport {
        found,
        entries: data.tables.values().map(|table| table.entries.len()).sum(),
        messages: histories.iter().map(|history| history.messages.len()).sum(),
        fingerprint: fingerprint.finish(),
    }
}
