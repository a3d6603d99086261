//! Reads all histories and the final records, and says what cannot have been.

use std::collections::{HashMap, HashSet};

use table::{Cause, Entry, EntryKind, Opening, Outage, Table};

use crate::history::{ClientHistory, ToldMessage};

/// Nodes know of an outage so soon after its end, in milliseconds: from then on nobody is charged for it any more.
const OUTAGE_IS_KNOWN: u64 = 15_000;
/// Whoever has missed more entries than this is told the last of them, with a gap.
const MOST_ENTRIES: u64 = 200;

/// The record of a table, as it is stored in the end.
#[derive(Clone, Debug)]
pub(crate) struct TableRecord {
    pub(crate) opening: Opening,
    pub(crate) entries: Vec<Entry>,
    pub(crate) outages: Vec<Outage>,
}

/// What does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Violation {
    /// The record is none: it cannot be played.
    Record,
    /// An entry that was acknowledged is missing, or is there twice.
    Acknowledged,
    /// Somebody was told something else than what happened, or not all of it, or not in order.
    Sequence,
    /// A clock shows another time than it can.
    Clock,
    /// Somebody was told something else than their seat may know.
    Secret,
    /// A bot moved when it was not its turn.
    BotTurn,
    /// Something is stored that nobody sent, or otherwise than it was sent.
    Unsent,
    /// What was refused is stored all the same.
    Refused,
}

/// Everything that does not hold, with the place.
pub(crate) fn check(record: &TableRecord, histories: &[&ClientHistory]) -> Vec<(Violation, String)> {
    let mut found = acknowledged(record, histories);
    found.extend(as_sent(record, histories));
    for history in histories {
        for (number, messages) in history.connections.iter().enumerate() {
            in_order(messages, &mut |what| found.push((Violation::Sequence, format!("{number}: {what}"))));
        }
    }
    let mut told: HashMap<u64, Vec<&ToldMessage>> = HashMap::new();
    for message in histories.iter().flat_map(|history| history.connections.iter().flatten()) {
        told.entry(message.seq).or_default().push(message);
    }
    // One table charges for no outage, the other for those that nodes need not know yet: what was shown lies between.
    let mut lenient = Table::open(record.opening.clone(), record.outages.clone());
    let mut strict = StrictTable::new(record);
    for (count, entry) in record.entries.iter().enumerate() {
        if is_untimely(&lenient, entry) {
            found.push((Violation::BotTurn, format!("entry {}", entry.seq)));
        }
        if let Some(left) = time_left_at_the_end_of_time(&lenient, entry) {
            found.push((Violation::Clock, format!("entry {}: {left} ms were left", entry.seq)));
        }
        if let Err(broken) = lenient.follow(entry.clone()) {
            found.push((Violation::Record, broken.to_string()));
            return found;
        }
        for message in told.remove(&entry.seq).unwrap_or_default() {
            compare(&lenient, message, &mut found);
            let least = message.clocks.as_ref().map(|clocks| strict.at(count + 1, clocks.at));
            found.extend(least.and_then(|least| wrong_clock(least, &lenient, message)));
        }
    }
    let beyond =
        told.keys().map(|seq| (Violation::Sequence, format!("entry {seq} was told and is not there")));
    found.extend(beyond);
    found
}

/// The table when nobody knows of an outage that has ended a moment before, and everybody of all others.
struct StrictTable<'a> {
    record: &'a TableRecord,
    /// By their end.
    outages: Vec<Outage>,
    /// How many outages and entries it knows.
    known: (usize, usize),
    table: Table,
}

impl<'a> StrictTable<'a> {
    fn new(record: &'a TableRecord) -> Self {
        let mut outages = record.outages.clone();
        outages.sort_unstable_by_key(|outage| outage.to);
        let table = Table::open(record.opening.clone(), Vec::new());
        Self { record, outages, known: (0, 0), table }
    }

    /// As it is after so many entries, which can be played, to somebody who looks at that time.
    fn at(&mut self, entries: usize, at: u64) -> &Table {
        let known = self.outages.partition_point(|outage| outage.to + OUTAGE_IS_KNOWN <= at);
        if self.known.0 != known || self.known.1 > entries {
            // What was known later was charged for before: it is not any more.
            self.table = Table::open(self.record.opening.clone(), self.outages[..known].to_vec());
            self.known = (known, 0);
        }
        for entry in &self.record.entries[self.known.1..entries] {
            self.table.follow(entry.clone()).unwrap();
        }
        self.known.1 = entries;
        &self.table
    }
}

/// Every message that was answered with `done` has its entry, and only one.
fn acknowledged(record: &TableRecord, histories: &[&ClientHistory]) -> Vec<(Violation, String)> {
    let mut found = Vec::new();
    let mut causes: HashSet<&Cause> = HashSet::new();
    for entry in &record.entries {
        if entry.cause.as_ref().is_some_and(|cause| !causes.insert(cause)) {
            found.push((Violation::Acknowledged, format!("entry {} is there twice", entry.seq)));
        }
    }
    for done in histories.iter().flat_map(|history| &history.done) {
        let cause = Cause { seat: done.seat, id: done.id.clone() };
        let entry = record.entries.iter().find(|entry| entry.seq == done.seq);
        if entry.and_then(|entry| entry.cause.as_ref()) != Some(&cause) {
            found.push((Violation::Acknowledged, format!("{done:?} is {entry:?}")));
        }
    }
    found
}

/// Every entry that a message made is what that message asked for, and was not refused; every other one is of a kind that the server makes.
fn as_sent(record: &TableRecord, histories: &[&ClientHistory]) -> Vec<(Violation, String)> {
    let sent = histories.iter().flat_map(|history| &history.sent);
    let sent: HashMap<(u8, &str), &str> =
        sent.map(|sent| ((sent.seat, sent.id.as_str()), sent.notation.as_str())).collect();
    let refused: HashSet<&str> =
        histories.iter().flat_map(|history| &history.refused).map(String::as_str).collect();
    let mut found = Vec::new();
    for entry in &record.entries {
        let Some(cause) = &entry.cause else {
            if !is_made_by_the_server(&entry.what) {
                found.push((Violation::Unsent, format!("nobody asked for entry {}", entry.seq)));
            }
            continue;
        };
        let asked = sent.get(&(cause.seat, cause.id.as_str()));
        let is_as_asked = matches!((&entry.what, asked), (EntryKind::Moved { seat, notation, stand_in: false, .. }, Some(asked))
            if *seat == cause.seat && notation == asked);
        if !is_as_asked {
            found.push((Violation::Unsent, format!("{entry:?} was asked for as {asked:?}")));
        }
        if refused.contains(cause.id.as_str()) {
            found.push((Violation::Refused, format!("entry {}: {}", entry.seq, cause.id)));
        }
    }
    found
}

/// What comes about by itself, or when a table is opened and joined; moves of bots are looked at for themselves.
const fn is_made_by_the_server(what: &EntryKind) -> bool {
    matches!(
        what,
        EntryKind::Opened
            | EntryKind::Joined { .. }
            | EntryKind::SeatKept { .. }
            | EntryKind::Came { .. }
            | EntryKind::BotSeated { .. }
            | EntryKind::AddedToDeal { .. }
            | EntryKind::Started
            | EntryKind::Moved { .. }
            | EntryKind::TimedOut { .. }
            | EntryKind::Left { .. }
            | EntryKind::Back { .. }
            | EntryKind::Ended { .. }
    )
}

/// Over one connection every entry comes once, in order, without a gap; but whoever has missed very many is told the last of them.
fn in_order(messages: &[ToldMessage], wrong: &mut dyn FnMut(String)) {
    let mut last: Option<u64> = None;
    for ToldMessage { seq, has_gap, entries, .. } in messages {
        if let Some(last) = last {
            let is_behind = *seq > last + MOST_ENTRIES;
            let first = if is_behind { seq - MOST_ENTRIES + 1 } else { last + 1 };
            let expected: Vec<u64> = (first..=*seq).collect();
            if *seq < last || *entries != expected || *has_gap != is_behind {
                wrong(format!("after {last} came {entries:?} up to {seq}, gap: {has_gap}"));
            }
        }
        last = Some(*seq);
    }
}

/// A move of a bot that is not asked.
fn is_untimely(before: &Table, entry: &Entry) -> bool {
    let EntryKind::Moved { seat, stand_in, .. } = &entry.what else { return false };
    let is_by_bot = entry.cause.is_none() || *stand_in;
    is_by_bot && !before.bot_turns().iter().any(|turn| turn.seat == *seat)
}

/// What somebody still had who lost by time, when outages are charged to nobody.
fn time_left_at_the_end_of_time(before: &Table, entry: &Entry) -> Option<u64> {
    let EntryKind::TimedOut { seat } = &entry.what else { return None };
    let clocks = before.clock.shown(entry.at, false)?;
    let left = clocks.seats.get(usize::from(*seat))?.left;
    (left > 0).then_some(left)
}

/// Compares a message with what whoever got it may be told.
fn compare(table: &Table, message: &ToldMessage, found: &mut Vec<(Violation, String)>) {
    let since = message.entries.first().map_or(table.seq(), |first| first - 1);
    let at = message.clocks.as_ref().map_or(table.changed_at, |clocks| clocks.at);
    let true_now = table.now(message.seat, message.is_host, Some(since), at);
    if let Some(part) = message.difference(&serde_json::to_value(true_now).unwrap()) {
        let violation = if part == "entries" { Violation::Sequence } else { Violation::Secret };
        found.push((violation, format!("entry {} to {:?}: {part}", table.seq(), message.seat)));
    }
}

fn wrong_clock(strict: &Table, lenient: &Table, message: &ToldMessage) -> Option<(Violation, String)> {
    let shown = message.clocks.as_ref()?;
    let left =
        |table: &Table| table.clock.shown(shown.at, false).map(|clocks| clocks.seats).unwrap_or_default();
    let (least, most) = (left(strict), left(lenient));
    let bounds = least.iter().zip(&most);
    let is_possible = shown
        .seats
        .iter()
        .zip(bounds)
        .all(|(shown, (least, most))| (least.left..=most.left).contains(&shown.left));
    let (seq, seat) = (message.seq, message.seat);
    let wrong = || format!("entry {seq} to {seat:?}: {shown:?} is not within {least:?} and {most:?}");
    (!is_possible).then(|| (Violation::Clock, wrong()))
}
