//! What chance does not come upon within thousands of seeds, step by step: two servers, and what one tells the other arrives when, and if,
//! the schedule says so.

use std::sync::Arc;
use std::time::Duration;

use protocol::rest::Join;
use protocol::socket::{ClientMessage, FromServer};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::socket::SimulatedSocket;
use super::store::{PresenceHold, SimStore};
use super::timers::sleep;
use super::{check, simulate, world};
use crate::app::App;
use crate::cluster::bus::News;
use crate::config::ServerLimits;
use crate::jobs;
use crate::principal::Principal;
use crate::secret;
use crate::service::{seats, tables};
use crate::storage::Guest;
use crate::tables::Hint;

/// All that was begun is done after this.
const SETTLE: Duration = Duration::from_secs(2);

fn person(name: &str) -> Principal {
    let guest = Guest { id: name.to_owned(), name: name.to_owned(), ..Guest::default() };
    Principal { guest: Some(guest), ..Principal::default() }
}

/// Two servers with nothing between them but what the schedule carries, and a game that is on: Ana and Ben are at the first, and Cora, who
/// has the link to Ben's seat, at the second.
struct Schedule {
    store: Arc<SimStore>,
    apps: Vec<App>,
    told: Vec<mpsc::Receiver<News>>,
    table: String,
    players: Vec<SimulatedSocket>,
    cora: SimulatedSocket,
}

impl Schedule {
    async fn begin() -> Self {
        let store = Arc::new(SimStore::new(1, true, None));
        let (apps, told) = world::nodes(&store, 2);
        world::renew_leases(&apps);
        let settings = json!({ "game": "toledo", "seats": 2, "start_when_full": true });
        let wish = serde_json::from_value(json!({ "settings": settings })).unwrap();
        let (ana, ben) = (person("ana"), person("ben"));
        let table = tables::open(&apps[0], &ana, wish, &"home".to_owned()).await.unwrap().table;
        let anywhere = Join { seat: None, deal_part: None };
        let link = seats::join(&apps[0], ben.clone(), &table, anywhere).await.unwrap().seat_token.unwrap();
        store.data().links.insert("cora".to_owned(), vec![secret::hash(&link)]);
        let cora = person("cora").with_seat_token(&link);
        let cora = SimulatedSocket::open(&apps[1], cora, &table, None, false).await.unwrap();
        let mut players = Vec::new();
        for player in [ana, ben] {
            players.extend(SimulatedSocket::open(&apps[0], player, &table, None, false).await);
        }
        let mut schedule = Self { store, apps, told, table, players, cora };
        schedule.settle().await;
        assert_eq!(schedule.cora.shown["you"]["seat"], 1, "the link opens the seat");
        schedule
    }

    /// All that was begun is done, and read by those who are there.
    async fn settle(&mut self) {
        sleep(SETTLE).await;
        for socket in self.players.iter_mut().chain([&mut self.cora]) {
            socket.read(usize::MAX);
        }
    }

    /// What the first server has told since the last time this was asked.
    fn news(&mut self) -> Vec<News> {
        std::iter::from_fn(|| self.told[0].try_recv().ok()).collect()
    }

    /// Whoever is to move does.
    async fn play(&mut self) {
        let offers = |socket: &&SimulatedSocket| socket.shown["game"]["offers"] != json!([]);
        let mover = self.players.iter().find(offers).unwrap();
        let notation = mover.shown["game"]["offers"][0]["notation"].as_str().unwrap().to_owned();
        let seq = mover.shown["seq"].as_u64().unwrap();
        let id = format!("{} {seq}", mover.history.guest);
        mover.send(id, ClientMessage::Move { seq, notation }).await;
        self.settle().await;
    }

    /// All that was told holds against what is stored.
    async fn check(self) {
        let mut histories = Vec::new();
        for socket in self.players.into_iter().chain([self.cora]) {
            histories.push(socket.close(true).await);
        }
        let found = check::run(&self.store.data(), &histories, &[]);
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn an_entry_is_told_by_the_keys_under_which_it_was_stored_though_nobody_told_of_these() {
    simulate(1, async {
        let mut schedule = Schedule::begin().await;
        seats::end_links(&schedule.apps[0], person("ben"), &schedule.table, 1, None).await.unwrap();
        schedule.settle().await;
        // That the link has ended is never heard of at the second server.
        assert!(schedule.news().iter().any(|news| matches!(news, News::Table { .. })));
        schedule.play().await;
        let is_entry = |news: &News| matches!(news, News::Entry { entries, .. } if !entries.is_empty());
        let entries: Vec<News> = schedule.news().into_iter().filter(is_entry).collect();
        assert_eq!(entries.len(), 1, "{entries:?}");
        for news in entries {
            jobs::take_news(&schedule.apps[1], news).await;
        }
        schedule.settle().await;
        let (told, stored) = (&schedule.cora.shown, schedule.store.data().tables[&schedule.table].seq());
        assert_eq!((&told["seq"], &told["you"]["seat"]), (&json!(stored), &Value::Null), "{told}");
        schedule.check().await;
    });
}

#[test]
fn a_node_that_is_cut_off_relies_on_those_alone_who_work_with_the_same_data() {
    simulate(1, async {
        let schedule = Schedule::begin().await;
        let app = &schedule.apps[0];
        let long_ago = std::time::Instant::now().checked_sub(Duration::from_secs(3)).unwrap();
        for (node, is_ours) in [("somebody else's", false), ("node 1", true)] {
            let alive = News::Alive { node: node.to_owned(), timeline: None };
            jobs::take_news(app, alive).await;
            app.reach.note_own(false, long_ago);
            assert_eq!(app.reach.is_cut_off(), is_ours, "{node}");
        }
        schedule.check().await;
    });
}

/// A table of a server with room for one in memory that goes when nobody is at it. Ana was the last, and the other servers are just being
/// told that nobody is there.
struct Farewell {
    store: Arc<SimStore>,
    app: App,
    table: String,
    /// Whoever is to move, the offer, and the number of the last entry.
    mover: Principal,
    offer: String,
    seq: u64,
    seat: u8,
}

impl Farewell {
    async fn begin() -> Self {
        let store = Arc::new(SimStore::new(1, true, None));
        let limits = ServerLimits { table_memory: 1, ..world::limits() };
        let (apps, _told) = world::nodes_with(&store, 1, limits);
        world::renew_leases(&apps);
        let app = App::clone(&apps[0]);
        let settings = json!({ "game": "toledo", "seats": 2, "start_when_full": true });
        let wish = serde_json::from_value(json!({ "settings": settings })).unwrap();
        let (ana, ben) = (person("ana"), person("ben"));
        let table = tables::open(&app, &ana, wish, &"home".to_owned()).await.unwrap().table;
        let anywhere = Join { seat: None, deal_part: None };
        seats::join(&app, ben.clone(), &table, anywhere).await.unwrap();
        let mut found = None;
        let mut sockets = Vec::new();
        for player in [&ana, &ben] {
            let mut socket = SimulatedSocket::open(&app, player.clone(), &table, None, false).await.unwrap();
            sleep(SETTLE).await;
            socket.read(usize::MAX);
            if let Some(offer) = socket.shown["game"]["offers"][0]["notation"].as_str() {
                let (seq, seat) = (&socket.shown["seq"], &socket.shown["you"]["seat"]);
                let (seq, seat) = (seq.as_u64().unwrap(), seat.as_u64().unwrap() as u8);
                found = Some((player.clone(), offer.to_owned(), seq, seat));
            }
            sockets.push(socket);
        }
        let (mover, offer, seq, seat) = found.unwrap();
        sockets.remove(1).close(true).await;
        sleep(SETTLE).await;
        // Whoever could not tell it goes on to tell it with the last word.
        store.set_presence(PresenceHold::Fails);
        sockets.remove(0).close(true).await;
        sleep(SETTLE).await;
        assert_eq!(store.presence(), PresenceHold::Waits, "the table is being let go");
        Self { store, app, table, mover, offer, seq, seat }
    }

    /// The other servers have been told.
    async fn end(&self) {
        self.store.set_presence(PresenceHold::Free);
        sleep(SETTLE).await;
    }
}

#[test]
fn whoever_comes_while_a_table_is_let_go_is_heard_by_the_next_one() {
    simulate(1, async {
        let farewell = Farewell::begin().await;
        let Farewell { app, table, mover, offer, seq, seat, .. } = &farewell;
        let mut socket = SimulatedSocket::open(app, mover.clone(), table, None, false).await.unwrap();
        socket.send("a move".to_owned(), ClientMessage::Move { seq: *seq, notation: offer.clone() }).await;
        let asked = tokio::spawn({
            let (app, table, mover, seat) = (App::clone(app), table.clone(), mover.clone(), *seat);
            async move { seats::list_links(&app, mover, &table, seat).await }
        });
        sleep(SETTLE).await;
        assert!(!asked.is_finished(), "nobody hears them yet");
        assert_eq!(socket.read(usize::MAX).len(), 0);
        farewell.end().await;
        assert!(asked.await.unwrap().is_ok());
        let read = socket.read(usize::MAX);
        let is_done = |message: &FromServer| matches!(message, FromServer::Done { id, .. } if id == "a move");
        assert!(read.iter().any(is_done), "{read:?}");
        assert_eq!(socket.shown["seq"], json!(farewell.store.data().tables[table].seq()));
        assert!(socket.shown["seq"].as_u64() > Some(*seq));
        assert_eq!(app.registry.count(), 1, "whoever came follows it");
    });
}

#[test]
fn a_table_that_is_let_go_is_not_loaded_again_to_hear_what_other_servers_tell() {
    simulate(1, async {
        let farewell = Farewell::begin().await;
        farewell.app.registry.hint(&farewell.table, Hint::Other).unwrap();
        let loads = farewell.store.loads();
        assert_eq!(farewell.app.registry.count(), 1);
        farewell.end().await;
        assert_eq!((farewell.app.registry.count(), farewell.store.loads()), (0, loads));
    });
}
