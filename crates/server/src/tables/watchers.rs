//! Those who follow a table.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use protocol::socket::{BotReason, FromServer, TableNow};
use protocol::{Millis, SeatNumber, Seq};
use table::{Table, Who};

use super::keys::Hold;
use super::outbox::{Outbox, Topic};
use crate::bots::Interest;
use crate::principal::Principal;
use crate::storage::{Lookers, Presence};
use crate::time::timers::instant;
use crate::ws::Frame;

/// A socket at a table. One socket can follow several tables.
pub(crate) type WatcherId = u64;

/// At most so often those who follow a table are told who else does.
const PRESENCE_EVERY: Duration = Duration::from_secs(1);
/// Who is here is stored again after this, when it could not be.
const SHARE_AGAIN: Duration = Duration::from_secs(2);

pub(super) struct Watcher {
    pub(super) who: Who,
    /// In which epoch of the seat it was found out who this is.
    pub(super) epoch: u64,
    pub(super) principal: Principal,
    spectate: bool,
    /// Whether the one who watches has the table before the eyes, as far as the client told.
    pub(super) is_looking: bool,
    pub(super) outbox: Outbox,
    /// What the client will know when it has read the last message about the table, and which one that is.
    told: ClientKnowledge,
    ticket: u64,
    /// What it knows without that message, which may not have been sent.
    before: ClientKnowledge,
    /// What counts for all that the one who watches asks for.
    pub(super) share: String,
    /// The last line of chat that was told or read for this watcher.
    pub(super) last_line: u64,
    /// A bot thinks about a question of this watcher.
    pub(super) hint: Option<Interest>,
}

/// What a client knows of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ClientKnowledge {
    /// The last entry.
    seq: Seq,
    /// The information, by its version.
    info: u64,
}

impl Watcher {
    pub(super) fn new(
        hold: Hold,
        principal: Principal,
        spectate: bool,
        share: String,
        outbox: Outbox,
    ) -> Self {
        let (Hold { who, epoch }, told, before) =
            (hold, ClientKnowledge::default(), ClientKnowledge::default());
        let is_looking = true;
        Self {
            who,
            epoch,
            principal,
            spectate,
            is_looking,
            outbox,
            told,
            ticket: 0,
            before,
            share,
            last_line: 0,
            hint: None,
        }
    }

    /// What the client knows, if the message that waits for it is replaced; and the ticket of that message.
    fn known(&self, table: &str) -> (ClientKnowledge, Option<u64>) {
        if self.outbox.is_waiting(table, Topic::Table, self.ticket) {
            (self.before, Some(self.ticket))
        } else {
            (self.told, None)
        }
    }

    /// Puts what `frame` makes of what the client knows in the place of a message that was not sent.
    fn put(
        &mut self,
        table: &str,
        now: ClientKnowledge,
        mut frame: impl FnMut(ClientKnowledge) -> Option<Frame>,
    ) {
        loop {
            let (known, instead_of) = self.known(table);
            let Some(frame) = frame(known) else { return };
            if let Some(ticket) = self.outbox.put(table, Topic::Table, frame, instead_of) {
                (self.before, self.told, self.ticket) = (known, now, ticket);
                return;
            }
        }
    }
}

#[derive(Default)]
pub(super) struct Watchers {
    all: BTreeMap<WatcherId, Watcher>,
    /// Raised whenever the information about the table changes.
    info_version: u64,
    /// Somebody came or went since all were told who is there.
    is_presence_new: bool,
    presence_told: Option<Instant>,
    /// The same, or looked elsewhere, since the notices were told.
    is_looking_new: bool,
    /// Those who follow the table at other nodes.
    elsewhere: Presence,
    /// What the other nodes know of those here.
    shared: SharedPresence,
}

/// What the other nodes know of those who are here.
struct SharedPresence {
    /// Unknown while it is being stored, after that has failed, and when the other nodes may have forgotten this one.
    known: Option<Presence>,
    /// It is not stored again before then.
    retry_at: Option<Instant>,
    /// They know all of those who are here, as far as those concern a table that waits for players or one that does not, and nobody has
    /// come, gone or looked elsewhere since that was found out. So it need not be found out after every move.
    complete_for: Option<bool>,
}

impl Default for SharedPresence {
    /// A table that was not here before.
    fn default() -> Self {
        Self { known: Some(Presence::default()), retry_at: None, complete_for: None }
    }
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn is_nobody_there(&self) -> bool {
        self.is_empty() && self.elsewhere.is_nobody()
    }

    pub(super) fn set_elsewhere(&mut self, elsewhere: Presence) {
        self.is_presence_new |= self.elsewhere != elsewhere;
        self.elsewhere = elsewhere;
    }

    /// Those of whom nobody knows what the other nodes think of them.
    pub(super) fn of_unknown_presence() -> Self {
        let mut watchers = Self::default();
        watchers.share_anew();
        watchers
    }

    /// Those who follow the table here, if the other nodes do not know that and it is time to tell them. Until it is said that this is
    /// stored, it is unknown what they know. Where nobody can be asked to the table any more, people without a seat are no news.
    pub(super) fn take_unshared(&mut self, waits_for_players: bool) -> Option<Presence> {
        let is_complete = self.shared.complete_for == Some(waits_for_players);
        if is_complete || self.is_presence_new || self.shared.retry_at.is_some_and(|at| instant() < at) {
            return None;
        }
        let mut here = self.here();
        if !waits_for_players {
            here.looking.people.clear();
        }
        if self.shared.known.as_ref() == Some(&here) {
            self.shared.complete_for = Some(waits_for_players);
            return None;
        }
        self.shared.known = None;
        Some(here)
    }

    /// The other nodes know this, or nobody knows what they do.
    pub(super) fn note_shared(&mut self, stored: Option<Presence>) {
        let retry_at = if stored.is_some() { None } else { Some(instant() + SHARE_AGAIN) };
        self.shared = SharedPresence { known: stored, retry_at, complete_for: None };
    }

    /// When is tried again to tell the other nodes who is here.
    pub(super) fn share_due(&self) -> Option<Instant> {
        self.shared.retry_at.filter(|_| !self.is_presence_new)
    }

    /// Other nodes may not know any more who is here.
    pub(super) fn share_anew(&mut self) {
        self.shared = SharedPresence { known: None, retry_at: None, complete_for: None };
    }

    /// Whether other nodes know that nobody is here.
    pub(super) fn is_known_to_be_empty(&self) -> bool {
        self.shared.known.as_ref().is_some_and(Presence::is_nobody)
    }

    pub(super) fn here(&self) -> Presence {
        let seats = seats_of(self.all.values());
        let looking = lookers(self.all.values().filter(|watcher| watcher.is_looking));
        let spectators = self.all.values().filter(|watcher| watcher.who.seat.is_none()).count() as u32;
        Presence { seats, looking, spectators }
    }

    pub(super) fn get(&self, id: WatcherId) -> Option<&Watcher> {
        self.all.get(&id)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Watcher> {
        self.all.values()
    }

    /// All have been told the lines of chat up to this one, as far as they may read them.
    pub(super) fn note_line(&mut self, number: u64) {
        for watcher in self.all.values_mut() {
            watcher.last_line = watcher.last_line.max(number);
        }
    }

    pub(super) fn get_mut(&mut self, id: WatcherId) -> Option<&mut Watcher> {
        self.all.get_mut(&id)
    }

    pub(super) fn add(&mut self, id: WatcherId, watcher: Watcher) {
        self.all.insert(id, watcher);
        self.note_coming_or_going();
    }

    pub(super) fn remove(&mut self, id: WatcherId, table: &str) {
        if let Some(watcher) = self.all.remove(&id) {
            watcher.outbox.clear(table);
            self.note_coming_or_going();
        }
    }

    /// What the bots were asked about the position is withdrawn: it is another one now.
    pub(super) fn withdraw_hints(&mut self) {
        self.all.values_mut().for_each(|watcher| watcher.hint = None);
    }

    /// Somebody has the table before the eyes, or not any more.
    pub(super) fn set_looking(&mut self, id: WatcherId, is_looking: bool) {
        if let Some(watcher) = self.all.get_mut(&id)
            && watcher.is_looking != is_looking
        {
            watcher.is_looking = is_looking;
            self.is_looking_new = true;
            self.shared.complete_for = None;
        }
    }

    /// Who has the table before the eyes, if that may have changed since the last time.
    pub(super) fn take_looking(&mut self) -> Option<Lookers> {
        let is_new = std::mem::take(&mut self.is_looking_new);
        is_new.then(|| self.here().looking)
    }

    /// Forgets sockets that are closed.
    pub(super) fn sweep(&mut self) {
        let before = self.all.len();
        self.all.retain(|_, watcher| !watcher.outbox.is_gone());
        if self.all.len() < before {
            self.note_coming_or_going();
        }
    }

    fn note_coming_or_going(&mut self) {
        (self.is_presence_new, self.is_looking_new) = (true, true);
        self.shared.complete_for = None;
    }

    pub(super) fn info_changed(&mut self) {
        self.info_version += 1;
    }

    /// Finds out anew who they all are; answers those who have won or lost a seat. What they asked the bots about it is withdrawn.
    pub(super) fn reseat(&mut self, find: impl Fn(&Principal) -> Hold) -> Vec<WatcherId> {
        let mut changed = Vec::new();
        for (id, watcher) in &mut self.all {
            let Hold { mut who, epoch } = find(&watcher.principal);
            if watcher.spectate {
                (who.seat, who.host) = (None, watcher.who.host);
            }
            if who.seat != watcher.who.seat {
                changed.push(*id);
                watcher.hint = None;
            }
            (watcher.who, watcher.epoch) = (who, epoch);
        }
        if !changed.is_empty() {
            self.note_coming_or_going();
        }
        changed
    }

    /// Tells one watcher how the table stands, with what happened since; without `since` the whole.
    pub(super) fn tell(&mut self, id: WatcherId, table: &Table, since: Option<Seq>, now: Millis) {
        let new = ClientKnowledge { seq: table.seq(), info: self.info_version };
        let Some(watcher) = self.all.get_mut(&id) else { return };
        let (seat, host) = (watcher.who.seat, watcher.who.host);
        let is_first = watcher.ticket == 0;
        watcher.put(table.id(), new, |known| {
            // What a message tells that was not sent is told in this one.
            let since = since.map(|since| if is_first { since } else { since.min(known.seq) });
            let mut shown = table.now(seat, host, since, now);
            shown.info = Some(table.info());
            serde_json::to_string(&FromServer::Table(Box::new(shown))).ok().map(Frame::from)
        });
    }

    /// Tells everybody what is new. Those who may know the same get the same frame.
    pub(super) fn tell_all(&mut self, table: &Table, now: Millis) {
        let new = ClientKnowledge { seq: table.seq(), info: self.info_version };
        let mut frames: Vec<(Key, Frame)> = Vec::new();
        for watcher in self.all.values_mut() {
            let (seat, host) = (watcher.who.seat, watcher.who.host);
            watcher.put(table.id(), new, |known| {
                let key = Key { seat, host, told: known.seq, info: known.info != new.info };
                let made = frames.iter().find(|(other, _)| *other == key).map(|(_, frame)| frame.clone());
                made.or_else(|| {
                    let frame = key.frame(table, now)?;
                    frames.push((key, frame.clone()));
                    Some(frame)
                })
            });
        }
    }

    /// Tells the players why a bot moved as it did.
    pub(super) fn tell_reason(&self, reason: BotReason) {
        let table = reason.table.clone();
        let Ok(text) = serde_json::to_string(&FromServer::Reason(reason)) else { return };
        let frame = Frame::from(text);
        for watcher in self.all.values().filter(|watcher| watcher.who.seat.is_some()) {
            watcher.outbox.put(&table, Topic::Reason, frame.clone(), None);
        }
    }

    /// When all are to be told who is there, if that has changed.
    pub(super) fn presence_due(&self) -> Option<Instant> {
        let due = self.presence_told.map_or_else(instant, |told| told + PRESENCE_EVERY);
        self.is_presence_new.then_some(due)
    }

    /// Tells somebody who comes who is there.
    pub(super) fn tell_presence_to(&self, id: WatcherId, table: &str) {
        let text = serde_json::to_string(&self.presence(table));
        if let (Some(watcher), Ok(text)) = (self.all.get(&id), text) {
            watcher.outbox.put(table, Topic::Presence, Frame::from(text), None);
        }
    }

    /// Tells all who is there, when it is time to.
    pub(super) fn tell_presence(&mut self, table: &str) {
        if self.presence_due().is_none_or(|due| due > instant()) {
            return;
        }
        (self.is_presence_new, self.presence_told) = (false, Some(instant()));
        let Ok(text) = serde_json::to_string(&self.presence(table)) else { return };
        let frame = Frame::from(text);
        for watcher in self.all.values() {
            watcher.outbox.put(table, Topic::Presence, frame.clone(), None);
        }
    }

    pub(super) fn presence(&self, table: &str) -> FromServer {
        let Presence { mut seats, spectators, .. } = self.here();
        seats.extend(&self.elsewhere.seats);
        seats.sort_unstable();
        seats.dedup();
        let spectators = spectators + self.elsewhere.spectators;
        FromServer::Presence { table: table.to_owned(), seats, spectators }
    }
}

/// The seats that are watched from.
fn seats_of<'a>(watchers: impl Iterator<Item = &'a Watcher>) -> Vec<SeatNumber> {
    let mut seats: Vec<SeatNumber> = watchers.filter_map(|watcher| watcher.who.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

fn lookers<'a>(watchers: impl Iterator<Item = &'a Watcher> + Clone) -> Lookers {
    let onlookers = watchers.clone().filter(|watcher| watcher.who.seat.is_none());
    let ids = onlookers.filter_map(|watcher| watcher.principal.guest_id());
    let people: BTreeSet<String> = ids.map(str::to_owned).collect();
    Lookers { seats: seats_of(watchers), people: people.into_iter().collect() }
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

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;
    use crate::storage::Guest;

    fn onlooker(guest: &str) -> Watcher {
        let guest = Some(Guest { id: guest.to_owned(), ..Guest::default() });
        let principal = Principal { guest, ..Principal::default() };
        Watcher::new(Hold::default(), principal, true, String::new(), outbox().0)
    }

    fn people(present: Option<Presence>) -> Option<Vec<String>> {
        present.map(|present| present.looking.people)
    }

    #[test]
    fn other_nodes_are_told_of_every_change_of_who_is_here_and_of_nothing_else() {
        let mut watchers = Watchers::default();
        assert_eq!(watchers.take_unshared(true), None, "nobody is here, and they know it");
        watchers.add(1, onlooker("ana"));
        assert_eq!(watchers.take_unshared(true), None, "those here are told first");
        watchers.tell_presence("t");
        let here = watchers.take_unshared(true);
        assert_eq!(people(here.clone()), Some(vec!["ana".to_owned()]));
        watchers.note_shared(here);
        for _ in 0..2 {
            assert_eq!(watchers.take_unshared(true), None);
        }
        watchers.set_looking(1, true);
        assert_eq!(watchers.take_unshared(true), None, "she looks at it as before");
        watchers.set_looking(1, false);
        let here = watchers.take_unshared(true);
        assert_eq!(people(here.clone()), Some(Vec::new()));
        watchers.note_shared(here);
        assert_eq!(watchers.take_unshared(true), None);
    }

    #[test]
    fn what_counts_at_a_table_that_waits_is_told_anew_when_it_does_not() {
        let mut watchers = Watchers::default();
        watchers.add(1, onlooker("ana"));
        watchers.tell_presence("t");
        let here = watchers.take_unshared(true);
        watchers.note_shared(here);
        assert_eq!(watchers.take_unshared(true), None);
        let playing = watchers.take_unshared(false);
        assert_eq!(people(playing.clone()), Some(Vec::new()), "nobody can be asked to the table any more");
        watchers.note_shared(playing);
        assert_eq!(watchers.take_unshared(false), None);
        watchers.share_anew();
        assert!(watchers.take_unshared(false).is_some(), "they may have forgotten");
    }
}
