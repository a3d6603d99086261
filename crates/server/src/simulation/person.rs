//! Somebody who does what comes to mind: plays, takes back, talks, sits down, stands up, is put out, gives links away, comes and goes.

use std::sync::Arc;
use std::time::Duration;

use protocol::rest::{Join, SeatGrant};
use protocol::socket::{ClientMessage, FromServer};
use protocol::table::Proposal;
use protocol::{ProblemKey, SeatNumber};
use serde_json::Value;
use tabletop::{Random as _, Rng};

use super::socket::{SimulatedSocket, SocketHistory};
use super::timers::{sleep, timeout};
use super::world::World;
use crate::app::App;
use crate::principal::Principal;
use crate::secret;
use crate::service::{rematch, seats, tables};
use crate::storage::Guest;

/// Connections of one person at a time.
const MOST_SOCKETS: usize = 2;
/// Lines that are said in a run, by all together, each sent twice at most: more are refused by a clock that is not virtual.
const MOST_LINES: usize = 2;
/// So often anything else is sent again.
const MOST_ATTEMPTS: u32 = 5;

/// A message that was sent and has no answer yet.
#[derive(Clone)]
struct Pending {
    id: String,
    table: String,
    message: ClientMessage,
    /// How often it may be sent again.
    attempts: u32,
}

/// What was answered with "done".
#[derive(Clone, Debug)]
pub(super) enum Acknowledgement {
    /// A message that made this entry.
    Entry { table: String, id: String, seq: u64 },
    /// A line of chat.
    Line { table: String, id: String },
    /// A seat that is held from now on.
    Seat { table: String, guest: String, seat: SeatNumber },
    /// Somebody, or the one who asked, stood up.
    Freed { table: String },
}

pub(super) struct Person {
    name: String,
    chance: Rng,
    world: Arc<World>,
    sockets: Vec<SimulatedSocket>,
    pending: Vec<Pending>,
    count: u32,
}

impl Person {
    pub(super) fn new(number: u64, world: &Arc<World>) -> Self {
        let chance = Rng::new(world.seed.wrapping_mul(1_000) + number);
        let world = Arc::clone(world);
        Self { name: format!("g{number}"), chance, world, sockets: Vec::new(), pending: Vec::new(), count: 0 }
    }

    pub(super) fn principal(&self) -> Principal {
        let guest = Guest { id: self.name.clone(), name: self.name.clone(), ..Guest::default() };
        Principal { guest: Some(guest), ..Principal::default() }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.chance.below(limit.max(1) as u32) as usize
    }

    /// Any server will do.
    fn app(&mut self) -> App {
        let number = self.below(self.world.apps.len());
        App::clone(&self.world.apps[number])
    }

    fn table(&mut self) -> String {
        let tables = self.world.tables();
        let number = self.below(tables.len());
        tables[number].clone()
    }

    pub(super) async fn live(mut self, steps: u32) -> Self {
        for _ in 0..steps {
            let pause = match self.below(4) {
                0 => 0,
                1 | 2 => self.below(30),
                _ => self.below(600),
            };
            sleep(Duration::from_millis(pause as u64)).await;
            self.read_some().await;
            self.step().await;
        }
        self
    }

    async fn step(&mut self) {
        match self.below(24) {
            0..=1 => self.connect().await,
            2 => self.disconnect().await,
            3..=16 => self.say_something().await,
            17 => self.send_again().await,
            _ => self.request().await,
        }
    }

    async fn connect(&mut self) {
        if self.sockets.len() >= MOST_SOCKETS {
            return;
        }
        let (app, table) = (self.app(), self.table());
        let mut principal = self.principal();
        if self.below(5) == 0
            && let Some(link) = self.link_to(&table)
        {
            let hash = secret::hash(&link);
            let mut data = self.world.store.data();
            data.links.entry(self.name.clone()).or_default().push(hash);
            drop(data);
            principal = principal.with_seat_token(&link);
        }
        let (spectate, since) = (self.below(6) == 0, (self.below(3) == 0).then_some(0));
        self.sockets.extend(SimulatedSocket::open(&app, principal, &table, since, spectate).await);
    }

    async fn disconnect(&mut self) {
        if self.sockets.is_empty() {
            return;
        }
        let number = self.below(self.sockets.len());
        let says_so = self.below(4) > 0;
        let history = self.sockets.swap_remove(number).close(says_so).await;
        self.world.keep(history);
    }

    /// Reads what has come, not always all of it.
    async fn read_some(&mut self) {
        for number in (0..self.sockets.len()).rev() {
            let most = if self.below(3) == 0 { self.below(3) } else { usize::MAX };
            let read = self.sockets[number].read(most);
            self.note(&read);
            if self.sockets[number].is_cut() {
                let history = self.sockets.swap_remove(number).close(true).await;
                self.world.keep(history);
            }
        }
    }

    fn note(&mut self, read: &[FromServer]) {
        for message in read {
            match message {
                FromServer::Done { id, seq, .. } => {
                    let Some(pending) = self.take_pending(id) else { continue };
                    let Pending { id, table, message, .. } = pending;
                    match message {
                        ClientMessage::Chat { .. } => {
                            self.world.acknowledge(Acknowledgement::Line { table, id });
                        }
                        _ if *seq > 0 => {
                            let seq = *seq;
                            self.world.acknowledge(Acknowledgement::Entry { table, id, seq });
                        }
                        _ => {}
                    }
                }
                // Nobody knows whether it was done: it is sent again under its name.
                FromServer::Refused { problem, .. } if problem.key == ProblemKey::Unavailable => {}
                FromServer::Refused { id, .. } => drop(self.take_pending(id)),
                _ => {}
            }
        }
    }

    fn take_pending(&mut self, id: &str) -> Option<Pending> {
        let place = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.swap_remove(place))
    }

    async fn say_something(&mut self) {
        if self.sockets.is_empty() {
            return self.connect().await;
        }
        let number = self.below(self.sockets.len());
        let shown = self.sockets[number].shown.clone();
        let Some(message) = self.message(&shown) else { return };
        self.count += 1;
        let id = format!("{} {}", self.name, self.count);
        let table = self.sockets[number].history.table.clone();
        let is_line = matches!(message, ClientMessage::Chat { .. });
        let attempts = if is_line { 1 } else { MOST_ATTEMPTS };
        self.pending.push(Pending { id: id.clone(), table, message: message.clone(), attempts });
        self.sockets[number].send(id, message).await;
    }

    fn message(&mut self, shown: &Value) -> Option<ClientMessage> {
        let seq = shown["seq"].as_u64()?;
        let offers = shown["game"]["offers"].as_array().cloned().unwrap_or_default();
        let open = shown["proposal"]["seq"].as_u64();
        // Among three a bot would play on, and think on a thread with a time of its own.
        let may_end = self.world.seats == 2;
        Some(match self.below(16) {
            0..=7 if !offers.is_empty() => {
                let number = self.below(offers.len());
                ClientMessage::Move { seq, notation: offers[number]["notation"].as_str()?.to_owned() }
            }
            0..=9 if open.is_some() => ClientMessage::Answer { seq: open?, agree: self.below(4) > 0 },
            8 => ClientMessage::TakeBack { seq },
            9 => ClientMessage::Propose { seq, proposal: Proposal::TakeBack { moves: 1 } },
            10 => ClientMessage::Propose { seq, proposal: Proposal::Pause },
            11 => ClientMessage::Resume { seq },
            12 if self.world.may_speak(MOST_LINES) => ClientMessage::Chat { text: format!("hi {seq}") },
            13 => ClientMessage::Mute { seat: self.below(2) as SeatNumber, on: self.below(2) == 0 },
            14 if may_end && self.below(3) == 0 => ClientMessage::Resign { seq },
            15 if may_end && self.below(3) == 0 => ClientMessage::Leave { seq },
            _ => ClientMessage::Back { seq },
        })
    }

    /// What has no answer is sent once more, perhaps over another connection.
    async fn send_again(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let number = self.below(self.pending.len());
        let Pending { id, table, message, attempts } = self.pending[number].clone();
        if let Some(socket) = self.sockets.iter().find(|socket| socket.history.table == table)
            && attempts > 0
        {
            self.pending[number].attempts -= 1;
            socket.send(id, message).await;
        }
    }

    /// Something over HTTP. At times whoever asks does not wait for the answer.
    async fn request(&mut self) {
        let patience = if self.below(6) == 0 { self.below(200) as u64 } else { 60_000 };
        let app = self.app();
        let table = self.table();
        let wait = timeout(Duration::from_millis(patience), self.ask(&app, table));
        if let Ok(Some(acknowledgement)) = wait.await {
            self.world.acknowledge(acknowledgement);
        }
    }

    async fn ask(&mut self, app: &App, table: String) -> Option<Acknowledgement> {
        let (principal, guest) = (self.principal(), self.name.clone());
        let seat = self.below(3) as SeatNumber;
        match self.below(8) {
            0..=2 => {
                let granted = seats::join(app, principal, &table, Join { seat: None, deal_part: None }).await;
                let SeatGrant { seat, seat_token, .. } = granted.ok()?;
                self.world.give_link(&table, seat_token?);
                Some(Acknowledgement::Seat { table, guest, seat })
            }
            3 => {
                seats::free(app, principal, &table, seat).await.ok()?;
                Some(Acknowledgement::Freed { table })
            }
            4 => {
                let granted = seats::link(app, principal, &table, seat).await.ok()?;
                self.world.give_link(&table, granted.seat_token?);
                None
            }
            5 => {
                let link = self.link_to(&table)?;
                let principal = principal.with_seat_token(&link);
                seats::claim(app, principal, &table).await.ok()?;
                None
            }
            6 => {
                seats::end_links(app, principal, &table, seat, None).await.ok()?;
                None
            }
            _ => {
                let opened = rematch::rematch(app, &principal, &table, &guest).await;
                if let Ok(opened) = opened {
                    self.world.add_table(opened.table);
                } else {
                    drop(tables::start(app, principal, &table).await);
                }
                None
            }
        }
    }

    /// One of the links to seats of a table that somebody has given away.
    fn link_to(&mut self, table: &str) -> Option<String> {
        let links = self.world.links_to(table);
        let number = self.below(links.len());
        links.get(number).cloned()
    }

    /// Reads all that there is. Whoever was cut off has not been told all.
    pub(super) fn read_all(&mut self) {
        for number in 0..self.sockets.len() {
            let read = self.sockets[number].read(usize::MAX);
            self.note(&read);
            let is_complete = !self.sockets[number].is_cut();
            self.sockets[number].history.is_complete = is_complete;
        }
    }

    /// Goes home, with all that was told.
    pub(super) async fn leave(self) -> Vec<SocketHistory> {
        let mut histories = Vec::new();
        for socket in self.sockets {
            histories.push(socket.close(true).await);
        }
        histories
    }
}
