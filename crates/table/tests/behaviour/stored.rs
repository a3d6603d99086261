//! What is stored, and a table that is built from it.

use serde_json::json;
use table::{Action, Cause, Entry, EntryKind, Table};

use crate::support::{Driver, MINUTE, bot, nobody, opening, person, seat, settings};

/// A game with a bit of everything.
fn eventful() -> Driver {
    let pace = json!({ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 });
    let mut at = Driver::open(
        opening(settings("salamanca", 3, json!({ "pace": pace, "gone_after_minutes": 1 }))),
        vec![person(0), person(1), bot(2)],
    );
    for _ in 0..12 {
        at.pass(900);
        let mover = at.mover();
        if mover == 2 {
            let moves = at.table.the_game().unwrap().moves_made();
            let notation = at.legal(2)[0].clone();
            at.act(&nobody(), Action::BotMove { seat: 2, moves, notation });
        } else {
            at.play();
        }
    }
    at.propose(0, protocol::table::Proposal::TakeBack { moves: 2 });
    at.answer(1, true);
    at.leave(1);
    at.pass(MINUTE);
    at.propose(0, protocol::table::Proposal::SeatToLink { gone_seat: 1 });
    at
}

#[test]
fn a_table_that_is_built_again_is_the_same_for_everybody() {
    let at = eventful();
    let again = at.rebuilt();
    for viewer in [None, Some(0), Some(1), Some(2)] {
        assert_eq!(again.now(viewer, false, Some(0), at.now), at.table.now(viewer, false, Some(0), at.now));
    }
    assert_eq!(again.info(), at.table.info());
    assert_eq!(again.summary(), at.table.summary());
    assert_eq!((again.changed_at, again.pending.clone()), (at.table.changed_at, at.table.pending.clone()));
    assert_eq!(again.bot_turns(), at.table.bot_turns());
}

#[test]
fn entries_are_followed_one_by_one_and_none_is_left_out() {
    let at = eventful();
    let mut table = Table::open(at.opening.clone(), Vec::new());
    for entry in &at.stored {
        let gap = Entry { seq: entry.seq + 1, ..entry.clone() };
        let broken = table.follow(gap).unwrap_err();
        assert_eq!((broken.table.as_str(), broken.seq), (at.opening.id.as_str(), entry.seq + 1));
        table.follow(entry.clone()).unwrap();
        assert_eq!(table.seq(), entry.seq);
    }
    assert!(table.follow(at.stored[0].clone()).is_err(), "nothing happens twice");
}

#[test]
fn of_a_damaged_table_the_sound_part_is_kept() {
    let at = eventful();
    let (whole, none) = Table::rebuild_sound_part(&at.opening, &at.stored, &[]);
    assert!(none.is_none());
    assert_eq!(whole.entries, at.stored);
    let moved = at.stored.iter().position(|entry| matches!(entry.what, EntryKind::Moved { .. })).unwrap() + 3;
    let mut damaged = at.stored.clone();
    let what = EntryKind::Moved { seat: 0, notation: "nonsense".to_owned(), stand_in: false, lag: 0 };
    damaged[moved].what = what;
    assert!(Table::rebuild(at.opening.clone(), damaged.clone(), Vec::new()).is_err());
    let (part, broken) = Table::rebuild_sound_part(&at.opening, &damaged, &[]);
    assert_eq!(broken.unwrap().seq, damaged[moved].seq);
    assert_eq!(part.entries, at.stored[..moved]);
    let sound = Table::rebuild(at.opening.clone(), at.stored[..moved].to_vec(), Vec::new()).unwrap();
    assert_eq!(part.now(Some(0), false, Some(0), 0), sound.now(Some(0), false, Some(0), 0));
}

#[test]
fn what_cannot_have_happened_is_refused() {
    let at = Driver::toledo(2, json!({}));
    let broken = |what: EntryKind| {
        let mut table = at.rebuilt();
        table.follow(Entry { seq: at.table.seq() + 1, at: 0, cause: None, what }).is_err()
    };
    assert!(broken(EntryKind::TookBack { seat: 0, moves: 1 }));
    assert!(broken(EntryKind::Left { seat: 2 }));
    assert!(broken(EntryKind::Joined { seat: 2, name: String::new(), player: None }));
    let places = protocol::table::OutcomeInfo { scores: vec![1, 2], places: vec![2, 1] };
    let reason = protocol::table::EndingReason::Finished;
    assert!(broken(EntryKind::Ended { reason, seat: None, outcome: Some(places) }), "the game is not over");
    let waiting = Table::open(at.opening.clone(), Vec::new());
    let moved = EntryKind::Moved { seat: 0, notation: "x".to_owned(), stand_in: false, lag: 0 };
    assert!(waiting.clone().follow(Entry { seq: 1, at: 0, cause: None, what: moved }).is_err());
}

#[test]
fn entries_are_written_in_a_form_that_never_changes() {
    let written = |what: EntryKind| serde_json::to_value(what).unwrap();
    let moved = |stand_in, lag| EntryKind::Moved { seat: 1, notation: "x".to_owned(), stand_in, lag };
    let plain = json!({ "happened": "moved", "seat": 1, "notation": "x" });
    assert_eq!(written(moved(false, 0)), plain);
    assert_eq!(serde_json::from_value::<EntryKind>(plain).unwrap(), moved(false, 0));
    let full = json!({ "happened": "moved", "seat": 1, "notation": "x", "stand_in": true, "lag": 3 });
    assert_eq!(written(moved(true, 3)), full);
    assert_eq!(serde_json::from_value::<EntryKind>(full).unwrap(), moved(true, 3));
    for entry in eventful().stored {
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
    }
}

#[test]
fn memory_is_counted_by_what_is_kept() {
    /// What is kept of a short text.
    const TEXT: usize = 32;
    let bytes = |table: &Table| table.bytes() - table.the_game().map_or(0, catalog::AnyGame::bytes);
    let mut at = Driver::toledo(2, json!({}));
    let of_options = at.opening.settings.options.to_string().len() * 4;
    let with = |entries: usize, causes: usize, undone: usize| {
        size_of::<Table>()
            + of_options
            + entries * (size_of::<Entry>() + TEXT)
            + causes * (size_of::<(Cause, u64)>() + TEXT)
            + undone * size_of::<(u64, (u32, Option<u64>))>()
    };
    assert_eq!(bytes(&at.table), with(4, 0, 0));
    for number in 0..3 {
        let mover = at.mover();
        at.try_with_id(&seat(mover), at.first_move(), Some(&format!("m{number}"))).unwrap();
    }
    assert_eq!(bytes(&at.table), with(7, 3, 0));
    at.propose(0, protocol::table::Proposal::TakeBack { moves: 2 });
    at.answer(1, true);
    assert_eq!(bytes(&at.table), with(10, 3, 2));
    assert!(at.table.bytes() > bytes(&at.table), "the game counts");
    let mut more = at.opening.clone();
    more.settings.options = json!({ "long": "x".repeat(1_000) });
    more.position = Some("y".repeat(500));
    let options = more.settings.options.to_string().len() * 4;
    assert_eq!(Table::open(more, Vec::new()).bytes(), size_of::<Table>() + options + 500);
}
