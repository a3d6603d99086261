//! Reads all histories and the final records, and says what cannot have been.

use std::collections::{HashMap, HashSet};

use protocol::clock::Clocks;
use serde_json::Value;
use table::{Cause, Entry, EntryKind, Opening, Outage, Table};

use crate::history::ClientHistory;

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
    let mut told: HashMap<u64, Vec<&Value>> = HashMap::new();
    for message in histories.iter().flat_map(|history| history.connections.iter().flatten()) {
        told.entry(message["seq"].as_u64().unwrap_or(0)).or_default().push(message);
    }
    // One table charges for the outages, the other does not: what was shown lies between, since outages become known later.
    let mut strict = Table::open(record.opening.clone(), Vec::new());
    let mut lenient = Table::open(record.opening.clone(), record.outages.clone());
    for entry in &record.entries {
        if is_untimely(&strict, entry) {
            found.push((Violation::BotTurn, format!("entry {}", entry.seq)));
        }
        if let Some(left) = time_left_at_the_end_of_time(&lenient, entry) {
            found.push((Violation::Clock, format!("entry {}: {left} ms were left", entry.seq)));
        }
        if let Err(broken) = strict.follow(entry.clone()).and_then(|()| lenient.follow(entry.clone())) {
            found.push((Violation::Record, broken.to_string()));
            return found;
        }
        for message in told.remove(&entry.seq).unwrap_or_default() {
            compare(&strict, &lenient, message, &mut found);
        }
    }
    let beyond =
        told.keys().map(|seq| (Violation::Sequence, format!("entry {seq} was told and is not there")));
    found.extend(beyond);
    found
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

/// Over one connection every entry comes once, in order, without a gap.
fn in_order(messages: &[Value], wrong: &mut dyn FnMut(String)) {
    let mut last: Option<u64> = None;
    for message in messages {
        let seq = message["seq"].as_u64().unwrap_or(0);
        let entries = message["entries"].as_array().cloned().unwrap_or_default();
        let numbers: Vec<u64> = entries.iter().filter_map(|entry| entry["seq"].as_u64()).collect();
        match last {
            Some(last) if message["gap"] != true => {
                let expected: Vec<u64> = (last + 1..=seq).collect();
                if seq < last || numbers != expected {
                    wrong(format!("after {last} came {numbers:?} up to {seq}"));
                }
            }
            Some(last) if seq < last => wrong(format!("{seq} came after {last}")),
            _ => {}
        }
        last = Some(seq);
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
fn compare(strict: &Table, lenient: &Table, message: &Value, found: &mut Vec<(Violation, String)>) {
    let seat = message["you"]["seat"].as_u64().map(|seat| seat as u8);
    let host = message["you"]["host"] == true;
    let first = message["entries"].as_array().and_then(|entries| entries.first());
    let since = first.and_then(|entry| entry["seq"].as_u64()).map_or(strict.seq(), |seq| seq - 1);
    let at = message["clocks"]["at"].as_u64().unwrap_or(strict.changed_at);
    let true_now = serde_json::to_value(strict.now(seat, host, Some(since), at)).unwrap();
    let place = || format!("entry {} to {seat:?}", strict.seq());
    for part in ["game", "you", "proposal"] {
        if message[part] != true_now[part] {
            found.push((Violation::Secret, format!("{}: {part}", place())));
        }
    }
    let entries = message["entries"].as_array().cloned().unwrap_or_default();
    if !entries.is_empty() && message["entries"] != true_now["entries"] {
        found.push((Violation::Sequence, place()));
    }
    if let Ok(shown) = serde_json::from_value::<Clocks>(message["clocks"].clone()) {
        let left =
            |table: &Table| table.clock.shown(at, false).map(|clocks| clocks.seats).unwrap_or_default();
        let (least, most) = (left(strict), left(lenient));
        let is_possible = shown
            .seats
            .iter()
            .zip(least.iter().zip(&most))
            .all(|(shown, (least, most))| (least.left..=most.left).contains(&shown.left));
        if !is_possible {
            found.push((
                Violation::Clock,
                format!("{}: {shown:?} is not within {least:?} and {most:?}", place()),
            ));
        }
    }
}
