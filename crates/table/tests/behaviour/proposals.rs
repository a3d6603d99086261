//! What others must agree to.

use protocol::ProblemKey;
use protocol::table::{EndingReason, Proposal, TableState};
use serde_json::json;
use table::{Action, EntryKind};

use crate::support::{Driver, bot, nobody, opening, person, seat, settings};

#[test]
fn what_is_proposed_is_done_when_the_last_one_agrees() {
    let mut at = Driver::toledo(3, json!({}));
    assert_eq!(at.refused(&seat(1), Action::Answer { seq: at.seq(), agree: true }), ProblemKey::NotNow);
    at.propose(0, Proposal::Pause);
    let shown = at.table.now(None, false, None, 0).proposal.unwrap();
    assert_eq!((shown.proposal, shown.by_seat, shown.seq), (Proposal::Pause, 0, at.seq()));
    assert_eq!((shown.agreed, shown.missing, shown.needed), (vec![0], vec![1, 2], None));
    assert_eq!(at.answer(2, true), [EntryKind::Agreed { seat: 2 }]);
    assert_eq!(at.table.state, TableState::Playing);
    let shown = at.table.now(None, false, None, 0).proposal.unwrap();
    assert_eq!((shown.agreed, shown.missing), (vec![0, 2], vec![1]));
    assert_eq!(at.answer(1, true), [EntryKind::Agreed { seat: 1 }, EntryKind::Paused]);
    assert_eq!(at.table.state, TableState::Paused);
    assert!(at.table.pending.is_none());
    assert!(at.table.now(None, false, None, 0).proposal.is_none());
}

#[test]
fn only_those_answer_who_are_asked_and_only_once() {
    let mut at = Driver::open(
        opening(settings("toledo", 4, json!({}))),
        vec![person(0), person(1), person(2), bot(3)],
    );
    at.propose(0, Proposal::Abort);
    let seq = at.seq();
    let answer = |seq, agree| Action::Answer { seq, agree };
    for wrong in [seq - 1, seq + 1] {
        assert_eq!(at.refused(&seat(1), answer(wrong, true)), ProblemKey::Stale);
    }
    assert_eq!(at.refused(&nobody(), answer(seq, true)), ProblemKey::NotYourSeat);
    for (by, agree) in [(0, true), (3, true), (3, false)] {
        assert_eq!(at.refused(&seat(by), answer(seq, agree)), ProblemKey::NotNow);
    }
    at.answer(1, true);
    assert_eq!(at.refused(&seat(1), answer(seq, true)), ProblemKey::NotNow);
    assert_eq!(at.refused(&seat(1), answer(seq, false)), ProblemKey::NotNow);
    assert_eq!(at.answer(2, false), [EntryKind::Declined { seat: 2 }]);
    assert!(at.table.pending.is_none(), "one who declines is enough");
    assert_eq!(at.table.state, TableState::Playing);
}

#[test]
fn whoever_proposed_it_can_withdraw_it() {
    let mut at = Driver::toledo(3, json!({}));
    at.propose(0, Proposal::Abort);
    assert_eq!(at.refused_proposal(1, Proposal::Pause), ProblemKey::NotNow, "one at a time");
    assert_eq!(at.answer(0, false), [EntryKind::Declined { seat: 0 }]);
    assert!(at.table.pending.is_none());
}

#[test]
fn a_move_drops_what_was_proposed_and_so_does_leaving() {
    let mut at = Driver::toledo(2, json!({}));
    at.propose(0, Proposal::Abort);
    at.play();
    assert!(at.table.pending.is_none());
    at.propose(0, Proposal::Abort);
    at.leave(1);
    assert!(at.table.pending.is_none());
    // Who is away is asked as well, and answers when back.
    assert_eq!(at.propose(0, Proposal::Abort).len(), 1);
    assert_eq!(at.table.now(None, false, None, 0).proposal.unwrap().missing, [1]);
    at.back(1);
    let done = at.answer(1, true);
    assert_eq!(done[1], EntryKind::Ended { reason: EndingReason::Aborted, seat: None, outcome: None });
    let ending = at.table.ending.clone().unwrap();
    assert_eq!((ending.reason, ending.winners), (EndingReason::Aborted, Vec::new()));
    assert!(at.table.is_over());
}

#[test]
fn whoever_plays_against_bots_alone_is_asked_by_nobody() {
    let mut at = Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), bot(1), bot(2)]);
    let happened = at.propose(0, Proposal::Pause);
    assert_eq!(happened, [EntryKind::Proposed { seat: 0, proposal: Proposal::Pause }, EntryKind::Paused]);
}

#[test]
fn who_has_given_up_is_not_asked() {
    let mut at = Driver::toledo(3, json!({}));
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(2), action);
    at.propose(0, Proposal::Pause);
    assert_eq!(at.table.now(None, false, None, 0).proposal.unwrap().missing, [1]);
    assert_eq!(at.answer(1, true)[1], EntryKind::Paused);
}

#[test]
fn as_many_moves_are_taken_back_as_were_made_at_most() {
    let mut at = Driver::toledo(2, json!({}));
    for _ in 0..3 {
        at.play();
    }
    for moves in [0, 4] {
        assert_eq!(at.refused_proposal(0, Proposal::TakeBack { moves }), ProblemKey::BadMessage);
    }
    let take_back = |seq| Action::Propose { seq, proposal: Proposal::TakeBack { moves: 3 } };
    for seq in [at.seq() - 1, at.seq() + 1] {
        assert_eq!(at.refused(&seat(0), take_back(seq)), ProblemKey::Stale);
    }
    let seq = at.seq();
    at.propose(1, Proposal::Pause);
    at.answer(1, false);
    at.act(&seat(0), take_back(seq));
}

#[test]
fn a_pause_stops_the_game_until_somebody_goes_on() {
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.refused(&seat(0), Action::Resume { seq: at.seq() }), ProblemKey::NotNow);
    let before = at.seq();
    at.propose(0, Proposal::Pause);
    at.answer(1, true);
    assert_eq!(at.refused_proposal(1, Proposal::Pause), ProblemKey::NotNow);
    assert_eq!(at.problem(&seat(at.mover()), at.first_move()).detail, "the game is paused");
    assert_eq!(at.refused(&nobody(), Action::TimeOut { seat: 0 }), ProblemKey::NotNow);
    assert_eq!(at.refused(&seat(1), Action::Resume { seq: before }), ProblemKey::Stale);
    let game = at.table.now(Some(at.mover()), false, None, 0).game.unwrap();
    assert_eq!(serde_json::to_string(&game.offers).unwrap(), "[]");
    assert!(!game.waiting.is_empty());
    let resume = Action::Resume { seq: at.seq() };
    assert_eq!(at.act(&seat(1), resume), [EntryKind::Resumed { seat: 1 }]);
    assert_eq!(at.table.state, TableState::Playing);
    at.play();
}
