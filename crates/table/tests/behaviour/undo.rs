//! Taking back without asking.

use protocol::ProblemKey;
use protocol::table::Proposal;
use serde_json::json;
use table::{Action, EntryKind};
use tabletop::Seat;

use crate::support::{Driver, nobody, seat};

/// A game in which the last move can be taken back by whoever made it.
fn with_free_move() -> (Driver, u8) {
    let mut at = Driver::toledo(2, json!({}));
    loop {
        let mover = at.mover();
        at.play();
        if at.table.may_take_back(mover) {
            return (at, mover);
        }
    }
}

#[test]
fn the_own_last_move_is_taken_back_when_it_showed_nothing_new() {
    let (mut at, mover) = with_free_move();
    let moves = at.table.the_game().unwrap().moves_made();
    assert!(!at.table.may_take_back(1 - mover));
    assert!(at.table.now(Some(mover), false, None, 0).game.unwrap().may_take_back);
    assert!(!at.table.now(Some(1 - mover), false, None, 0).game.unwrap().may_take_back);
    assert!(!at.table.now(None, false, None, 0).game.unwrap().may_take_back);
    let take_back = |seq| Action::TakeBack { seq };
    assert_eq!(at.refused(&nobody(), take_back(at.seq())), ProblemKey::NotYourSeat);
    assert_eq!(at.refused(&seat(1 - mover), take_back(at.seq())), ProblemKey::NeedsAgreement);
    for seq in [at.seq() - 1, at.seq() + 1] {
        assert_eq!(at.refused(&seat(mover), take_back(seq)), ProblemKey::Stale);
    }
    // What is no move may have come since.
    let seq = at.seq();
    at.propose(1 - mover, Proposal::Pause);
    assert_eq!(at.act(&seat(mover), take_back(seq)), [EntryKind::TookBack { seat: mover, moves: 1 }]);
    assert_eq!(at.table.the_game().unwrap().moves_made(), moves - 1);
    assert!(at.table.pending.is_none(), "what was proposed before is dropped");
    assert_eq!(at.mover(), mover);
}

#[test]
fn without_a_move_and_after_the_end_nothing_is_taken_back() {
    let mut at = Driver::toledo(2, json!({}));
    let take_back = Action::TakeBack { seq: at.seq() };
    assert_eq!(at.problem(&seat(at.mover()), take_back).detail, "there is no move to take back");
    let (mut at, mover) = with_free_move();
    let seq = at.seq();
    at.act(&seat(1 - mover), Action::Resign { seq });
    assert!(!at.table.may_take_back(mover));
    let take_back = Action::TakeBack { seq: at.seq() };
    assert_eq!(at.refused(&seat(mover), take_back), ProblemKey::NotNow);
}

#[test]
fn by_agreement_any_move_is_taken_back_and_the_game_stands_where_it_stood() {
    let mut at = Driver::toledo(2, json!({}));
    let mut before = vec![at.table.the_game().unwrap().dump()];
    for _ in 0..12 {
        at.play();
        before.push(at.table.the_game().unwrap().dump());
    }
    for moves in [1, 4, 7] {
        at.propose(0, Proposal::TakeBack { moves });
        let happened = at.answer(1, true);
        assert_eq!(happened[1], EntryKind::TookBack { seat: 0, moves: moves.into() });
        before.truncate(before.len() - usize::from(moves));
        assert_eq!(at.table.the_game().unwrap().dump(), *before.last().unwrap());
        assert_eq!(at.rebuilt().the_game().unwrap().dump(), *before.last().unwrap());
    }
    assert_eq!(at.table.the_game().unwrap().moves_made(), 0);
    assert_eq!(at.table.record_so_far().moves.len(), 0);
    let legal = at.table.the_game().unwrap().legal(Seat::new(at.mover()));
    assert!(!legal.is_empty());
}

#[test]
fn what_was_told_of_two_beginnings_that_were_taken_back_is_told_of_each() {
    let mut at = Driver::toledo(2, json!({}));
    let told = |at: &Driver, seq| serde_json::to_value(at.table.log(None, seq - 1).first()).unwrap();
    let mut before = Vec::new();
    for is_last in [false, true] {
        if is_last {
            at.play_last();
        } else {
            at.play();
        }
        let seq = at.seq();
        before.push((seq, told(&at, seq)));
        at.propose(0, Proposal::TakeBack { moves: 1 });
        at.answer(1, true);
    }
    assert_ne!(before[0].1["events"], before[1].1["events"]);
    let log = serde_json::to_value(at.table.log(None, 0)).unwrap();
    for (seq, told) in before {
        assert_eq!(log[seq as usize - 1], told);
    }
}
