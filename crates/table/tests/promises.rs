//! What a table promises whoever drives it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use protocol::log::{Happening, LogEntry};
use protocol::table::{Proposal, Settings, Sitter};
use serde_json::{Value, json};
use table::{ActError, Action, Entry, First, Opening, Table, Who};
use tabletop::{Deal, Seat};

fn opening(game: &str, more: &Value) -> Opening {
    let mut settings = json!({ "game": game, "seats": 2 });
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let settings: Settings = serde_json::from_value(settings).unwrap();
    let kind = game.parse().unwrap();
    Opening {
        id: "k3v9x2m7qa".to_owned(),
        settings,
        kind,
        rules_version: catalog::GameKind::rules_version(kind),
        opened_at: 0,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(7),
        rematch_of: None,
        position: None,
    }
}

fn person(seat: u8) -> First {
    First { seat, sitter: Sitter::Person, name: format!("player {seat}"), player: None, deal_part: None }
}

fn seat(seat: u8) -> Who {
    Who { seat: Some(seat), ..Who::default() }
}

#[test]
fn an_action_that_fails_halfway_leaves_nothing_behind() {
    // Nobody checked these options: the last one to sit down starts a game that cannot be dealt.
    let opening = opening("toledo", &json!({ "options": { "unheard_of": 1 }, "start_when_full": true }));
    let (mut table, entries) = Table::open_with(opening, vec![person(0)], 0).unwrap();
    let join = || Action::Join { seat: Some(1), name: "Ben".to_owned(), player: None, deal_part: None };
    for _ in 0..2 {
        let failed = table.act(&Who::default(), join(), None, 5).unwrap_err();
        assert!(matches!(failed, ActError::Broken(_)), "{failed}");
        assert_eq!(table.entries, entries);
        assert_eq!(table.chairs[1].sitter, Sitter::Open);
        assert_eq!(table.changed_at, 0);
    }
    // What does not start the game can still be done.
    let added = table.act(&seat(0), Action::AddToDeal { part: "x".to_owned() }, None, 6).unwrap();
    assert_eq!(added[0].seq, entries.len() as u64 + 1);
}

/// What each viewer is told of the moves, by the numbers of their entries.
fn told(table: &Table) -> Vec<Vec<(u64, Value)>> {
    let moved = |entry: &LogEntry| match &entry.what {
        Happening::Moved { number, events, .. } => Some((entry.seq, json!([number, events]))),
        _ => None,
    };
    let all = |viewer: Option<u8>| {
        let (mut moves, mut after) = (Vec::new(), 0);
        loop {
            let log = table.log(viewer, after);
            let Some(last) = log.last() else { return moves };
            after = last.seq;
            moves.extend(log.iter().filter_map(moved));
        }
    };
    [Some(0), Some(1), None].map(all).to_vec()
}

fn play_some(table: &mut Table, moves: usize, salt: usize, entries: &mut Vec<Entry>) {
    for number in 0..moves {
        let Some(game) = &table.game else { return };
        let Some(mover) = game.status().waiting().first() else { return };
        let legal = game.legal(Seat::try_from(u8::from(mover)).unwrap());
        let notation = legal[(number * 5 + salt) % legal.len()].clone();
        let action = Action::Move { seq: table.seq(), notation, lag: 0 };
        entries.extend(table.act(&seat(mover.into()), action, None, 0).unwrap());
    }
}

fn take_back(table: &mut Table, moves: u16, entries: &mut Vec<Entry>) {
    let proposal =
        serde_json::from_value::<Proposal>(json!({ "what": "take-back", "moves": moves })).unwrap();
    let action = Action::Propose { seq: table.seq(), proposal };
    entries.extend(table.act(&seat(0), action, None, 0).unwrap());
    let action = Action::Answer { seq: table.seq(), agree: true };
    entries.extend(table.act(&seat(1), action, None, 0).unwrap());
}

#[test]
fn what_was_told_of_a_move_is_told_of_it_after_it_was_taken_back_and_nothing_else() {
    let mut was_hidden = false;
    for game in ["alcazar", "big-boss", "toledo", "salamanca"] {
        let opening = opening(game, &json!({ "start_when_full": true }));
        let (mut table, mut entries) =
            Table::open_with(opening.clone(), vec![person(0), person(1)], 0).unwrap();
        let mut before: Vec<Vec<(u64, Value)>> = vec![Vec::new(); 3];
        for (round, back) in [(0, 3), (1, 7), (2, 1), (3, 9), (4, 2)] {
            play_some(&mut table, 8, round, &mut entries);
            for (known, now) in before.iter_mut().zip(told(&table)) {
                known.extend(now.into_iter().skip(known.len()));
            }
            take_back(&mut table, back, &mut entries);
            assert_eq!(told(&table), before, "{game}, round {round}");
        }
        was_hidden |= before[0] != before[2];
        let rebuilt = Table::rebuild(opening, entries, Vec::new()).unwrap();
        assert_eq!(told(&rebuilt), before, "{game}, built again");
    }
    assert!(was_hidden, "some of it was not for everybody");
}

#[test]
fn a_table_takes_no_more_memory_for_moves_that_were_taken_back_than_for_their_entries() {
    let opening = opening("salamanca", &json!({ "start_when_full": true }));
    let (mut table, mut entries) = Table::open_with(opening, vec![person(0), person(1)], 0).unwrap();
    let empty = table.bytes();
    for _ in 0..200 {
        play_some(&mut table, 1, 0, &mut entries);
        take_back(&mut table, 1, &mut entries);
    }
    let per_entry = (table.bytes() - empty) / table.entries.len();
    assert!(per_entry < 400, "{per_entry} bytes an entry");
}
