//! The checker is put to the test: an honest history holds, and of each kind of error one that is planted is found.

use protocol::table::{BotLevel, Settings, Sitter};
use serde_json::{Value, from_value, json};
use table::{Action, Cause, Entry, EntryKind, First, Opening, Outage, Table, Who, check_settings};
use tabletop::Deal;

use crate::check::{TableRecord, Violation, check};
use crate::history::{ClientHistory, MoveReceipt, SentMove, ToldMessage};

/// What somebody wrote down, with all that they were told.
#[derive(Clone, Debug, Default)]
struct OpenHistory {
    connections: Vec<Vec<Value>>,
    done: Vec<MoveReceipt>,
    sent: Vec<SentMove>,
    refused: Vec<String>,
}

impl OpenHistory {
    /// As it is kept.
    fn kept(&self) -> ClientHistory {
        let told = |messages: &Vec<Value>| messages.iter().map(ToldMessage::new).collect();
        ClientHistory {
            connections: self.connections.iter().map(told).collect(),
            done: self.done.clone(),
            sent: self.sent.clone(),
            refused: self.refused.clone(),
            ..ClientHistory::default()
        }
    }
}

/// A game of two people and a bot, and what the first of them and a spectator were told of it.
fn honest() -> (TableRecord, Vec<OpenHistory>) {
    honest_with(None)
}

/// The number of the move before which nobody could play, and for how long.
const OUTAGE: (u64, u64) = (10, 3_600_000);

/// The same with an outage in the middle, which the nodes know of so many milliseconds after its end.
fn honest_with(known_after: Option<u64>) -> (TableRecord, Vec<OpenHistory>) {
    let settings: Settings = from_value(json!({ "game": "alcazar", "seats": 3, "start_when_full": true,
        "pace": { "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 } }))
    .unwrap();
    let kind = check_settings(&settings).unwrap();
    let opening = Opening {
        id: "k3v9x2m7qa".to_owned(),
        settings,
        kind,
        rules_version: kind.rules_version(),
        opened_at: 0,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(7),
        rematch_of: None,
        position: None,
    };
    let sitters = [Sitter::Person, Sitter::Person, Sitter::Bot { level: BotLevel::Novice }];
    let first = sitters.into_iter().zip(0..).map(|(sitter, seat)| First {
        seat,
        sitter,
        name: format!("Seat {seat}"),
        player: None,
        deal_part: None,
    });
    let (mut table, mut entries) = Table::open_with(opening.clone(), first.collect(), 0).unwrap();
    let seats = [Some(0), Some(1), None];
    let mut histories =
        seats.map(|_| OpenHistory { connections: vec![Vec::new()], ..OpenHistory::default() });
    let from = 1_000 * OUTAGE.0 - 500;
    let (outage, mut outages) = (Outage { from, to: from + OUTAGE.1 }, Vec::new());
    for number in 0..40_u64 {
        let mut now = 1_000 * number;
        if let Some(known_after) = known_after.filter(|_| number >= OUTAGE.0) {
            now += OUTAGE.1;
            if now >= outage.to + known_after && outages.is_empty() {
                outages.push(outage);
                // Whoever knows of it looks at the whole game anew.
                table = Table::rebuild(opening.clone(), entries.clone(), outages.clone()).unwrap();
            }
        }
        let seat = table.waiting().first().unwrap();
        let game = table.game.as_ref().unwrap();
        let offers = game.offers(seat);
        let (notation, id) = (offers[number as usize % offers.len()].notation.clone(), format!("m{number}"));
        let is_bot = !table.bot_turns().is_empty();
        let (moves, seat) = (game.moves_made(), u8::from(seat));
        let (who, action, id) = if is_bot {
            (Who::default(), Action::BotMove { seat, moves, notation }, None)
        } else {
            let who = Who { seat: Some(seat), ..Who::default() };
            (who, Action::Move { seq: table.seq(), notation, lag: 0 }, Some(id))
        };
        let since = table.seq();
        if let (Some(id), Action::Move { notation, .. }) = (&id, &action) {
            let sent = SentMove { seat, id: id.clone(), notation: notation.clone() };
            histories[usize::from(seat)].sent.push(sent);
        }
        let new = table.act(&who, action, id.clone(), now).unwrap();
        if let Some(id) = id {
            histories[usize::from(seat)].done.push(MoveReceipt { seat, id, seq: new[0].seq });
        }
        entries.extend(new);
        for (seat, history) in seats.into_iter().zip(&mut histories) {
            let told = table.now(seat, seat == Some(0), Some(since), now);
            history.connections[0].push(serde_json::to_value(told).unwrap());
        }
    }
    (TableRecord { opening, entries, outages }, histories.into())
}

fn found(record: &TableRecord, histories: &[OpenHistory]) -> Vec<Violation> {
    let kept: Vec<ClientHistory> = histories.iter().map(OpenHistory::kept).collect();
    check(record, &kept.iter().collect::<Vec<_>>()).into_iter().map(|(broken, _)| broken).collect()
}

/// The honest game with one error in it; what the checker says to that.
fn with(plant: impl FnOnce(&mut TableRecord, &mut Vec<OpenHistory>)) -> Vec<Violation> {
    let (mut record, mut histories) = honest();
    plant(&mut record, &mut histories);
    found(&record, &histories)
}

/// What people sent is still known.
fn forget_what_was_told(histories: &mut [OpenHistory]) {
    for history in histories {
        *history = OpenHistory { sent: std::mem::take(&mut history.sent), ..OpenHistory::default() };
    }
}

fn message(histories: &mut [OpenHistory], viewer: usize, number: usize) -> &mut Value {
    &mut histories[viewer].connections[0][number]
}

#[test]
fn an_honest_history_holds() {
    let (record, histories) = honest();
    assert_eq!(found(&record, &histories), Vec::new());
    assert!(histories[0].done.len() > 5 && histories[1].done.len() > 5);
}

#[test]
fn an_acknowledged_entry_that_is_lost_or_doubled_is_found() {
    let lost =
        with(|_, histories| histories[0].done.push(MoveReceipt { seat: 0, id: "x".to_owned(), seq: 9 }));
    assert_eq!(lost, [Violation::Acknowledged]);
    let cut = with(|record, histories| {
        record.entries.truncate(20);
        for history in histories.iter_mut() {
            history.connections.clear();
        }
    });
    assert!(cut.contains(&Violation::Acknowledged), "{cut:?}");
    let doubled = with(|record, _| {
        let cause = record.entries.iter().find_map(|entry| entry.cause.clone()).unwrap();
        record.entries.last_mut().unwrap().cause = Some(Cause { ..cause });
    });
    assert!(doubled.contains(&Violation::Acknowledged), "{doubled:?}");
}

/// The number of the last entry that a person has made.
fn last_by_person(record: &TableRecord) -> usize {
    record.entries.iter().rposition(|entry| entry.cause.is_some()).unwrap()
}

#[test]
fn a_move_that_is_stored_otherwise_than_it_was_sent_is_found() {
    let other = with(|record, histories| {
        let id = record.entries[last_by_person(record)].cause.clone().unwrap().id;
        let sent = histories.iter_mut().flat_map(|history| &mut history.sent).find(|sent| sent.id == id);
        sent.unwrap().notation = "another".to_owned();
    });
    assert_eq!(other, [Violation::Unsent]);
    let of_another_seat = with(|_, histories| histories[0].sent[3].seat = 1);
    assert_eq!(of_another_seat, [Violation::Unsent]);
}

#[test]
fn an_entry_that_nobody_sent_is_found() {
    let invented = with(|_, histories| drop(histories[1].sent.remove(4)));
    assert_eq!(invented, [Violation::Unsent]);
    let unasked = with(|record, histories| {
        let last = record.entries.last().unwrap().clone();
        let what = EntryKind::Resigned { seat: 0 };
        record.entries.push(Entry { seq: last.seq + 1, at: last.at, cause: None, what });
        for history in histories.iter_mut() {
            history.connections.clear();
        }
    });
    assert!(unasked.contains(&Violation::Unsent), "{unasked:?}");
}

#[test]
fn a_move_that_was_refused_and_is_stored_is_found() {
    let refused = with(|record, histories| {
        let id = record.entries[last_by_person(record)].cause.clone().unwrap().id;
        histories[0].refused.push(id);
    });
    assert_eq!(refused, [Violation::Refused]);
}

#[test]
fn a_watcher_who_misses_an_entry_or_gets_one_twice_or_another_one_is_found() {
    let missed = with(|_, histories| drop(histories[2].connections[0].remove(7)));
    assert_eq!(missed, [Violation::Sequence]);
    let twice = with(|_, histories| {
        let again = histories[2].connections[0][7].clone();
        histories[2].connections[0].insert(8, again);
    });
    assert_eq!(twice, [Violation::Sequence]);
    let other = with(|_, histories| message(histories, 2, 7)["entries"][0]["at"] = json!(1));
    assert_eq!(other, [Violation::Sequence]);
}

#[test]
fn a_record_that_cannot_be_played_is_found() {
    let unlawful = with(|record, histories| {
        let is_by_bot =
            |entry: &&mut Entry| entry.cause.is_none() && matches!(entry.what, EntryKind::Moved { .. });
        let entry = record.entries.iter_mut().rfind(is_by_bot).unwrap();
        if let EntryKind::Moved { notation, .. } = &mut entry.what {
            *notation = "another".to_owned();
        }
        forget_what_was_told(histories);
    });
    assert_eq!(unlawful, [Violation::Record]);
    let with_a_gap = with(|record, histories| {
        let middle = record.entries.len() / 2;
        record.entries.remove(middle);
        forget_what_was_told(histories);
    });
    assert_eq!(with_a_gap, [Violation::Record]);
}

#[test]
fn a_watcher_who_was_told_what_is_not_there_is_found() {
    let beyond = with(|_, histories| {
        let mut last = histories[2].connections[0].last().unwrap().clone();
        let seq = last["seq"].as_u64().unwrap() + 1;
        last["seq"] = json!(seq);
        last["entries"][0]["seq"] = json!(seq);
        last["entries"].as_array_mut().unwrap().truncate(1);
        histories[2].connections[0].push(last);
    });
    assert_eq!(beyond, [Violation::Sequence]);
    let back = with(|_, histories| {
        let before = histories[2].connections[0][3].clone();
        histories[2].connections[0].push(before);
    });
    assert_eq!(back, [Violation::Sequence]);
}

#[test]
fn a_clock_that_gives_somebody_time_is_found() {
    let given = with(|_, histories| {
        let left = &mut message(histories, 1, 12)["clocks"]["seats"][0]["left"];
        *left = json!(left.as_u64().unwrap() + 1_000);
    });
    assert_eq!(given, [Violation::Clock]);
}

#[test]
fn a_clock_that_is_charged_twice_is_found() {
    let charged = with(|_, histories| {
        let left = &mut message(histories, 1, 12)["clocks"]["seats"][0]["left"];
        *left = json!(left.as_u64().unwrap() - 1_000);
    });
    assert_eq!(charged, [Violation::Clock]);
}

#[test]
fn an_outage_that_nodes_soon_know_of_is_charged_to_nobody() {
    for known_after in [0, 5_000, 14_000] {
        let (record, histories) = honest_with(Some(known_after));
        assert_eq!(record.outages.len(), 1);
        assert_eq!(found(&record, &histories), [], "{known_after}");
    }
    let (record, histories) = honest_with(Some(25_000));
    let late = found(&record, &histories);
    assert!(!late.is_empty() && late.iter().all(|found| *found == Violation::Clock), "{late:?}");
    // A little of it, long after, to one who was told.
    let (record, mut histories) = honest_with(Some(0));
    let left = &mut message(&mut histories, 1, 38)["clocks"]["seats"][0]["left"];
    *left = json!(left.as_u64().unwrap() - 5_000);
    assert_eq!(found(&record, &histories), [Violation::Clock]);
}

#[test]
fn who_is_told_of_a_gap_that_is_none_or_of_no_entries_is_found() {
    let skipped = with(|_, histories| {
        histories[2].connections[0].remove(7);
        message(histories, 2, 7)["gap"] = json!(true);
    });
    assert_eq!(skipped, [Violation::Sequence]);
    let forward = with(|_, histories| {
        histories[2].connections[0].drain(7..20);
        let after = message(histories, 2, 7);
        after["gap"] = json!(true);
        after["entries"] = json!([]);
    });
    assert!(!forward.is_empty() && forward.iter().all(|found| *found == Violation::Sequence), "{forward:?}");
    let empty = with(|_, histories| message(histories, 2, 7)["entries"] = json!([]));
    assert!(!empty.is_empty() && empty.iter().all(|found| *found == Violation::Sequence), "{empty:?}");
    let denied = with(|_, histories| message(histories, 2, 7)["gap"] = json!(true));
    assert_eq!(denied, [Violation::Sequence]);
}

#[test]
fn somebody_who_loses_by_time_and_has_some_left_is_found() {
    let lost = |at: u64| {
        with(|record, histories| {
            let last = record.entries.last().unwrap().clone();
            let table = Table::rebuild(record.opening.clone(), record.entries.clone(), Vec::new()).unwrap();
            let (seat, seq) = (u8::from(table.waiting().first().unwrap()), last.seq + 1);
            let what = EntryKind::TimedOut { seat };
            record.entries.push(Entry { seq, at: last.at + at, cause: None, what });
            forget_what_was_told(histories);
        })
    };
    assert_eq!(lost(1_000), [Violation::Clock]);
    assert_eq!(lost(3_600_000), [], "an hour is more than anybody had");
}

#[test]
fn time_that_was_an_outage_takes_nothing_from_anybody() {
    let found = with(|record, histories| {
        let last = record.entries.last().unwrap().clone();
        let table = Table::rebuild(record.opening.clone(), record.entries.clone(), Vec::new()).unwrap();
        let (seat, at) = (u8::from(table.waiting().first().unwrap()), last.at + 3_600_000);
        record.outages.push(Outage { from: last.at + 500, to: at });
        record.entries.push(Entry { seq: last.seq + 1, at, cause: None, what: EntryKind::TimedOut { seat } });
        forget_what_was_told(histories);
    });
    assert_eq!(found, [Violation::Clock]);
}

#[test]
fn a_secret_that_goes_to_a_wrong_seat_is_found() {
    let leaked = with(|_, histories| {
        let own = message(histories, 0, 3)["game"]["view"].clone();
        message(histories, 1, 3)["game"]["view"] = own;
    });
    assert_eq!(leaked, [Violation::Secret]);
    let to_spectator = with(|_, histories| {
        let own = message(histories, 0, 3)["game"]["view"].clone();
        message(histories, 2, 3)["game"]["view"] = own;
    });
    assert_eq!(to_spectator, [Violation::Secret]);
    let as_somebody_else = with(|_, histories| message(histories, 1, 6)["you"]["last_move"] = json!(1));
    assert_eq!(as_somebody_else, [Violation::Secret]);
    let proposed = with(|_, histories| message(histories, 2, 6)["proposal"] = json!({ "by": 0 }));
    assert_eq!(proposed, [Violation::Secret]);
}

#[test]
fn a_bot_turn_that_is_made_twice_is_found() {
    let twice = with(|record, histories| {
        let is_bot = |entry: &table::Entry| matches!(entry.what, EntryKind::Moved { seat: 2, .. });
        let last = record.entries.iter().rposition(is_bot).unwrap();
        record.entries.truncate(last + 1);
        let mut again = record.entries[last].clone();
        again.seq += 1;
        record.entries.push(again);
        forget_what_was_told(histories);
    });
    assert!(twice.contains(&Violation::BotTurn) || twice.contains(&Violation::Record), "{twice:?}");
    let unasked = with(|record, histories| {
        let is_person = |entry: &table::Entry| matches!(entry.what, EntryKind::Moved { seat: 0 | 1, .. });
        let last = record.entries.iter().rposition(is_person).unwrap();
        record.entries[last].cause = None;
        for history in histories.iter_mut() {
            history.done.clear();
        }
    });
    assert_eq!(unasked, [Violation::BotTurn]);
}
