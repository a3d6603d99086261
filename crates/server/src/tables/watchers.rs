//! Those who follow a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::socket::{FromServer, TableNow};
use protocol::{Millis, SeatNumber, Seq};
use table::{Table, Who};
use tokio::sync::{Notify, mpsc};

use crate::ws::Frame;

/// A socket at a table. One socket can follow several tables.
pub(crate) type WatcherId = u64;

/// The way to a socket. Whoever does not read is cut off.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Frame>,
    cut: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn new(messages: mpsc::Sender<Frame>, cut: Arc<Notify>) -> Self {
        Self { messages, cut }
    }

    pub(crate) fn send(&self, message: &FromServer) {
        if let Ok(text) = serde_json::to_string(message) {
            self.send_frame(text.into());
        }
    }

    pub(crate) fn send_frame(&self, frame: Frame) {
        if self.messages.try_send(frame).is_err() {
            self.cut();
        }
    }

    /// Ends the connection: the client comes back and is told how things stand.
    fn cut(&self) {
        self.cut.notify_one();
    }

    fn is_gone(&self) -> bool {
        self.messages.is_closed()
    }
}

pub(super) struct Watcher {
    pub(super) who: Who,
    pub(super) name: String,
    pub(super) outbox: Outbox,
    /// The last entry that was told.
    told: Seq,
    /// The chairs as last told.
    told_info: u64,
    pub(super) is_asking_a_bot: Arc<std::sync::atomic::AtomicBool>,
}

#[derive(Default)]
pub(super) struct Watchers {
    all: BTreeMap<WatcherId, Watcher>,
    /// Raised whenever the information about the table changes.
    info_version: u64,
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn get(&self, id: WatcherId) -> Option<&Watcher> {
        self.all.get(&id)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Watcher> {
        self.all.values()
    }

    pub(super) fn add(&mut self, id: WatcherId, who: Who, name: String, outbox: Outbox) {
        let is_asking_a_bot = Arc::default();
        self.all.insert(id, Watcher { who, name, outbox, told: 0, told_info: 0, is_asking_a_bot });
    }

    pub(super) fn remove(&mut self, id: WatcherId) -> bool {
        self.all.remove(&id).is_some()
    }

    /// Forgets sockets that are closed.
    pub(super) fn sweep(&mut self) {
        self.all.retain(|_, watcher| !watcher.outbox.is_gone());
    }

    pub(super) fn info_changed(&mut self) {
        self.info_version += 1;
    }

    /// Whoever followed as the holder of a seat that was given up follows as a spectator.
    pub(super) fn seat_freed(&mut self, seat: SeatNumber) {
        for watcher in self.all.values_mut().filter(|watcher| watcher.who.seat == Some(seat)) {
            watcher.who.seat = None;
        }
    }

    /// A guest who sat down follows from now on as the holder of the seat.
    pub(super) fn seat_taken(&mut self, seat: SeatNumber, guest: &str) {
        let of_guest = |watcher: &&mut Watcher| watcher.who.guest.as_deref() == Some(guest);
        for watcher in self.all.values_mut().filter(of_guest) {
            watcher.who.seat.get_or_insert(seat);
        }
    }

    /// Tells one watcher how the table stands.
    pub(super) fn tell(&mut self, id: WatcherId, table: &Table, since: Option<Seq>, now: Millis) {
        let version = self.info_version;
        let Some(watcher) = self.all.get_mut(&id) else { return };
        let mut shown = table.now(watcher.who.seat, watcher.who.host, since, now);
        shown.info = Some(table.info());
        watcher.told = table.seq();
        watcher.told_info = version;
        watcher.outbox.send(&FromServer::Table(Box::new(shown)));
    }

    /// Tells everybody what is new. Those who may know the same get the same frame.
    pub(super) fn tell_all(&mut self, table: &Table, now: Millis) {
        let version = self.info_version;
        let mut frames: Vec<(Key, Frame)> = Vec::new();
        for watcher in self.all.values_mut() {
            let key = Key {
                seat: watcher.who.seat,
                host: watcher.who.host,
                told: watcher.told,
                info: watcher.told_info != version,
            };
            watcher.told = table.seq();
            watcher.told_info = version;
            let known = frames.iter().find(|(other, _)| *other == key).map(|(_, frame)| frame.clone());
            let frame = known.or_else(|| {
                let frame = key.frame(table, now)?;
                frames.push((key, frame.clone()));
                Some(frame)
            });
            if let Some(frame) = frame {
                watcher.outbox.send_frame(frame);
            }
        }
    }

    pub(super) fn presence(&self, table: &str) -> FromServer {
        let mut seats: Vec<SeatNumber> = self.all.values().filter_map(|watcher| watcher.who.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let spectators = self.all.values().filter(|watcher| watcher.who.seat.is_none()).count() as u32;
        FromServer::Presence { table: table.to_owned(), seats, spectators }
    }

    pub(super) fn send_all(&self, message: &FromServer) {
        let Ok(text) = serde_json::to_string(message) else { return };
        let frame = Frame::from(text);
        self.all.values().for_each(|watcher| watcher.outbox.send_frame(frame.clone()));
    }
}

/// A table that breaks down takes nobody's connection for granted: whoever still follows it would wait for news in vain.
impl Drop for Watchers {
    fn drop(&mut self) {
        self.all.values().for_each(|watcher| watcher.outbox.cut());
    }
}

/// All that makes a difference between the messages of two watchers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    seat: Option<SeatNumber>,
    host: bool,
    told: Seq,
    info: bool,
}

impl Key {
    fn frame(self, table: &Table, now: Millis) -> Option<Frame> {
        let mut shown: TableNow = table.now(self.seat, self.host, Some(self.told), now);
        shown.info = self.info.then(|| table.info());
        serde_json::to_string(&FromServer::Table(Box::new(shown))).ok().map(Frame::from)
    }
}
