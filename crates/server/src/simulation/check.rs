//! What must hold after every run.

use std::collections::HashSet;

use protocol::SeatNumber;
use serde_json::Value;
use table::{Cause, EntryKind, Table};

use super::data::{Data, SimTable};
use super::person::Acknowledgement;
use super::socket::SocketHistory;
use super::world::World;

/// Compares all that was told and answered with what is stored.
pub(super) fn run(data: &Data, histories: &[SocketHistory], acknowledged: &[Acknowledgement]) -> Vec<String> {
    let mut found = data.found.clone();
    for (id, table) in &data.tables {
        let of_table: Vec<&SocketHistory> = histories.iter().filter(|history| history.table == *id).collect();
        found.extend(twice(table));
        found.extend(record(table, &of_table));
        for history in &of_table {
            found.extend(sequence(table, history));
            found.extend(holds(data, table, history));
        }
    }
    found.extend(acknowledged.iter().filter(|done| !is_stored(data, done)).map(|done| format!("{done:?}")));
    found.extend(freed_too_often(data, acknowledged));
    found
}

/// A message makes one entry, or one line.
fn twice(table: &SimTable) -> Vec<String> {
    let mut causes: HashSet<&Cause> = HashSet::new();
    let twice = table.entries.iter().filter_map(|entry| entry.cause.as_ref());
    twice.filter(|cause| !causes.insert(cause)).map(|cause| format!("{cause:?} is stored twice")).collect()
}

/// What is stored can be played, and everybody was told what one server that never fails would have told them.
fn record(table: &SimTable, histories: &[&SocketHistory]) -> Vec<String> {
    let mut found = Vec::new();
    let mut replay = Table::open(table.opening.clone(), Vec::new());
    let messages = || {
        let all = histories.iter().flat_map(|history| &history.messages);
        all.filter(|message| message["type"] == "table")
    };
    for entry in &table.entries {
        if let Err(broken) = replay.follow(entry.clone()) {
            return vec![format!("{}: {broken}", table.opening.id)];
        }
        for message in messages().filter(|message| message["seq"] == entry.seq) {
            found.extend(difference(&replay, message));
        }
    }
    let beyond = messages().filter(|message| message["seq"].as_u64() > Some(table.seq()));
    found.extend(beyond.map(|message| format!("entry {} was told and is not stored", message["seq"])));
    found
}

fn difference(table: &Table, message: &Value) -> Option<String> {
    let seat = message["you"]["seat"].as_u64().map(|seat| seat as SeatNumber);
    let first = message["entries"].as_array().and_then(|entries| entries.first());
    let since = first.and_then(|entry| entry["seq"].as_u64()).map_or(table.seq(), |seq| seq - 1);
    let host = message["you"]["host"] == true;
    let expected = serde_json::to_value(table.now(seat, host, Some(since), table.changed_at)).unwrap();
    let differs = |part: &&str| message[*part] != expected[*part];
    let part = ["game", "entries", "proposal", "you"].into_iter().find(differs)?;
    let place = format!("entry {} of {} to {seat:?}", table.seq(), table.id());
    Some(format!("{place}: {part} is {} and not {}", message[part], expected[part]))
}

/// Over one connection every entry comes once and in order; who stays to the end is told all.
fn sequence(table: &SimTable, history: &SocketHistory) -> Vec<String> {
    let mut found = Vec::new();
    let mut last: Option<u64> = None;
    for message in history.messages.iter().filter(|message| message["type"] == "table") {
        let seq = message["seq"].as_u64().unwrap_or(0);
        let entries = message["entries"].as_array().cloned().unwrap_or_default();
        let numbers: Vec<u64> = entries.iter().filter_map(|entry| entry["seq"].as_u64()).collect();
        if let Some(last) = last
            && (seq < last || (message["gap"] != true && numbers != (last + 1..=seq).collect::<Vec<_>>()))
        {
            found.push(format!("{}: after {last} came {numbers:?} up to {seq}", history.guest));
        }
        last = Some(seq);
    }
    let lines = history.messages.iter().filter(|message| message["type"] == "chat");
    let lines: Vec<u64> = lines
        .flat_map(|message| message["lines"].as_array().cloned().unwrap_or_default())
        .filter_map(|line| line["number"].as_u64())
        .collect();
    if !lines.is_sorted_by(|one, next| one < next) {
        found.push(format!("{}: lines {lines:?}", history.guest));
    }
    if history.is_complete && last.is_some_and(|last| last != table.seq()) {
        found.push(format!("{} was told up to {last:?} of {}", history.guest, table.seq()));
    }
    found
}

/// Nobody is told as a seat, or as one of those who play, what came after they had lost it.
fn holds(data: &Data, table: &SimTable, history: &SocketHistory) -> Vec<String> {
    let mut found = Vec::new();
    for message in &history.messages {
        if let (Some(seat), Some(seq)) = (message["you"]["seat"].as_u64(), message["seq"].as_u64()) {
            // Whoever gets the seat a moment later may know it now.
            let periods = table.periods.iter().filter(|period| period.until >= seq);
            let held = |keys: &Vec<_>| data.can_open(keys, &history.guest, Some(seat as SeatNumber));
            if !periods.map(|period| &period.keys).any(held) {
                found.push(format!("{} did not hold seat {seat} at entry {seq}", history.guest));
            }
        }
        for line in message["lines"].as_array().into_iter().flatten() {
            let number = line["number"].as_u64().unwrap_or(0);
            let is_theirs = |keys: &Vec<_>| data.can_open(keys, &history.guest, None);
            let later = table.periods.iter().filter(|period| period.last_line >= number);
            let is_over = table.entries.iter().any(|entry| matches!(entry.what, EntryKind::Ended { .. }));
            if line["room"] == "players" && !is_over && !later.map(|period| &period.keys).any(is_theirs) {
                found.push(format!("{} read line {number} of the players", history.guest));
            }
        }
    }
    found
}

fn is_stored(data: &Data, done: &Acknowledgement) -> bool {
    let of = |table: &String| data.tables.get(table);
    match done {
        Acknowledgement::Entry { table, id, seq } => {
            let entry = of(table).and_then(|table| table.entries.get(*seq as usize - 1));
            entry.and_then(|entry| entry.cause.as_ref()).is_some_and(|cause| cause.id == *id)
        }
        // The same message of somebody who has won or lost a seat meanwhile is another one, said in another room.
        Acknowledgement::Line { table, id } => of(table)
            .is_some_and(|table| table.chat.iter().any(|(_, cause)| cause.ends_with(&format!(": {id}")))),
        Acknowledgement::Seat { table, guest, seat } => of(table).is_some_and(|table| {
            table.periods.iter().any(|period| data.can_open(&period.keys, guest, Some(*seat)))
        }),
        Acknowledgement::Freed { .. } => true,
    }
}

/// Every seat that was answered to be free has its own entry.
fn freed_too_often(data: &Data, acknowledged: &[Acknowledgement]) -> Vec<String> {
    let mut found = Vec::new();
    for (id, table) in &data.tables {
        let is_freed =
            |done: &&Acknowledgement| matches!(done, Acknowledgement::Freed { table } if table == id);
        let answered = acknowledged.iter().filter(is_freed).count();
        let stored = table.entries.iter().filter(|entry| entry.what.seat_freed().is_some()).count();
        if answered > stored {
            found.push(format!("{answered} seats of {id} were answered to be free, and {stored} were"));
        }
    }
    found
}

/// What the servers have in memory is what a table has that is built anew from what is stored.
pub(super) async fn memory(world: &World) -> Vec<String> {
    let mut found = Vec::new();
    for table in world.tables() {
        let stored =
            world.store.data().tables.get(&table).map(|table| (table.opening.clone(), table.entries.clone()));
        let Some((opening, entries)) = stored else {
            found.push(format!("{table} was answered to be there and is not"));
            continue;
        };
        let Ok(expected) = Table::rebuild(opening, entries, Vec::new()) else { continue };
        for app in &world.apps {
            match app.registry.read(&table, picture).await {
                Ok(now) if now == picture(&expected) => {}
                Ok(now) => found.push(format!("{table} is {now} in memory and not {}", picture(&expected))),
                Err(problem) => found.push(format!("{table} cannot be had: {problem:?}")),
            }
        }
    }
    found
}

/// All of a table that anybody can be told.
fn picture(table: &Table) -> String {
    let seats = table.chairs.len() as SeatNumber;
    let shown = |seat| serde_json::to_string(&table.now(seat, false, Some(0), table.changed_at));
    let views: Vec<_> =
        (0..seats).map(Some).chain([None]).map(|seat| shown(seat).unwrap_or_default()).collect();
    format!("{:?} {}", table.info(), views.join("\n"))
}

/// When all have gone nothing of them is left.
pub(super) fn leftovers(world: &World) -> Vec<String> {
    let mut found = Vec::new();
    for app in &world.apps {
        let (tables, bytes, sockets) =
            (app.registry.names(), app.registry.bytes_in_memory(), app.rate_limits.open_sockets());
        if !tables.is_empty() || bytes > 0 || sockets > 0 {
            found.push(format!("{tables:?}, {bytes} bytes and {sockets} sockets are left"));
        }
    }
    found
}
