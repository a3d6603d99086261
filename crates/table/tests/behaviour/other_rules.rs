//! A table that follows rules which this program does not have: it is looked at, broken off and written down.

use protocol::ProblemKey;
use protocol::table::{Proposal, TableState};
use serde_json::json;
use table::{Action, Entry, EntryKind, Opening, Table};
use tabletop::RecordStart;

use crate::support::{Driver, MINUTE, opening, person, seat, settings};

const LATER: u32 = 999;

/// A game of the rules of today, read by a program that does not have them: its opening says so.
fn played() -> (Driver, Table) {
    let mut at = Driver::toledo(2, json!({ "gone_after_minutes": 1 }));
    at.pass(MINUTE / 2);
    for _ in 0..4 {
        at.play();
    }
    at.propose(0, Proposal::TakeBack { moves: 1 });
    at.answer(1, true);
    let opening = Opening { rules_version: LATER, ..at.opening.clone() };
    let table = Table::rebuild(opening, at.stored.clone(), Vec::new()).unwrap();
    (at, table)
}

#[test]
fn it_is_shown_without_its_game() {
    let (_, table) = played();
    assert!(!table.has_its_rules());
    let info = table.info();
    assert_eq!((info.rules_version, info.other_rules), (LATER, Some(table.opening.kind.rules_version())));
    assert_eq!(Driver::toledo(2, json!({})).table.info().other_rules, None);
    let now = table.now(Some(0), false, Some(0), 0);
    assert!(now.game.is_none() && now.clocks.is_none());
    assert_eq!(now.entries.len(), table.entries.len());
    assert_eq!(table.moment(Some(0), 0, None).unwrap_err().key, ProblemKey::OtherRules);
    assert_eq!(table.waiting().len(), 0);
}

#[test]
fn nobody_plays_on_and_the_answer_says_which_rules_it_follows() {
    let (_, mut table) = played();
    let refused = |table: &mut Table, action: Action| match table.act(&seat(0), action, None, 0) {
        Err(table::ActError::Refused(problem)) => problem,
        other => panic!("{other:?}"),
    };
    let seq = table.seq();
    let mv = Action::Move { seq, notation: "x".to_owned(), lag: 0 };
    let problem = refused(&mut table, mv);
    assert_eq!(problem.key, ProblemKey::OtherRules);
    assert_eq!(problem.values["follows"], LATER);
    assert_eq!(problem.values["plays"], table.opening.kind.rules_version());
    for action in [
        Action::TakeBack { seq },
        Action::Leave { seq },
        Action::Propose { seq, proposal: Proposal::Pause },
        Action::TakeOver { seat: 0, name: String::new(), player: None },
    ] {
        assert_eq!(refused(&mut table, action).key, ProblemKey::OtherRules);
    }
    // It can be broken off and given up.
    table.act(&seat(0), Action::Propose { seq, proposal: Proposal::Abort }, None, 0).unwrap();
    let answer = Action::Answer { seq: table.seq(), agree: true };
    table.act(&seat(1), answer, None, 0).unwrap();
    assert_eq!(table.state, TableState::Ended);
}

#[test]
fn nobody_sits_down_or_starts() {
    let opening = Opening { rules_version: LATER, ..opening(settings("toledo", 2, json!({}))) };
    let mut table = Table::open(opening, Vec::new());
    let opened = Entry { seq: 1, at: 0, cause: None, what: EntryKind::Opened };
    table.follow(opened).unwrap();
    for action in
        [crate::support::join(None), Action::SetSeat { seat: 0, sitter: crate::support::BOT }, Action::Start]
    {
        let Err(table::ActError::Refused(problem)) = table.act(&crate::support::host(), action, None, 0)
        else {
            panic!("not refused")
        };
        assert_eq!(problem.key, ProblemKey::OtherRules);
    }
}

#[test]
fn a_question_that_was_open_is_not_carried_out_unless_it_breaks_off() {
    let mut at = Driver::toledo(2, json!({}));
    at.propose(0, Proposal::Pause);
    let opening = Opening { rules_version: LATER, ..at.opening.clone() };
    let mut table = Table::rebuild(opening, at.stored.clone(), Vec::new()).unwrap();
    let answer = Action::Answer { seq: table.seq(), agree: true };
    let Err(table::ActError::Refused(problem)) = table.act(&seat(1), answer, None, 0) else { panic!("done") };
    assert_eq!(problem.key, ProblemKey::OtherRules);
}

#[test]
fn its_record_is_the_one_that_the_game_itself_would_have_written() {
    let (at, mut table) = played();
    let action = Action::Resign { seq: table.seq() };
    table.act(&seat(0), action, None, at.now).unwrap();
    let mut record = table.record().unwrap();
    let own = at.table.record_so_far();
    assert_eq!(record.rules_version, LATER);
    record.rules_version = own.rules_version;
    assert_eq!(record.moves, own.moves);
    assert_eq!((record.game.as_str(), record.seats), (own.game.as_str(), own.seats));
    let RecordStart::Deal { deal, options } = &record.start else { panic!("dealt") };
    let RecordStart::Deal { deal: own_deal, .. } = &own.start else { panic!("dealt") };
    assert_eq!((deal, options.as_str()), (own_deal, "{}"));
    assert_eq!(record.outcome, None);
    let again = catalog::AnyGame::replay(&record).unwrap();
    assert_eq!(again.dump(), at.table.the_game().unwrap().dump());
}

#[test]
fn a_game_that_began_from_a_position_is_written_down_with_it() {
    let position = Driver::toledo(2, json!({})).table.the_game().unwrap().dump();
    let own = Opening { position: Some(position.clone()), ..opening(settings("toledo", 2, json!({}))) };
    let at = Driver::open(own.clone(), vec![person(0), person(1)]);
    assert_eq!(at.table.the_game().unwrap().dump(), position);
    let other = Opening { rules_version: LATER, ..own };
    let table = Table::rebuild(other, at.stored, Vec::new()).unwrap();
    assert_eq!(table.record_so_far().start, RecordStart::Position(position));
    assert!(table.the_game().is_err());
}

/// Games of a version that the present one corrects go on; one that it would have ended earlier is not reinterpreted.
#[test]
fn a_game_of_earlier_rules_goes_on_unless_it_would_be_over() {
    let settings = settings("alcazar", 2, json!({}));
    let mut at = Driver::open(opening(settings), vec![person(0), person(1)]);
    at.play();
    let earlier = Opening { rules_version: 1, ..at.opening.clone() };
    assert_ne!(earlier.rules_version, at.opening.rules_version);
    let table = Table::rebuild(earlier.clone(), at.stored.clone(), Vec::new()).unwrap();
    assert_eq!(table.the_game().unwrap().dump(), at.table.the_game().unwrap().dump());
    assert_eq!((table.info().rules_version, table.info().other_rules), (1, None));
    at.play_out();
    assert!(Table::rebuild(earlier.clone(), at.stored.clone(), Vec::new()).unwrap().is_over());
    at.stored.retain(|entry| !matches!(entry.what, EntryKind::Ended { .. }));
    let broken = Table::rebuild(earlier, at.stored, Vec::new()).unwrap_err();
    assert!(broken.cause.contains("would be over"), "{broken}");
}
