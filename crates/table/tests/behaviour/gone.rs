//! Somebody is gone for good: those who are there decide.

use protocol::ProblemKey;
use protocol::table::{BotLevel, EndingReason, Proposal, Sitter};
use serde_json::{Value, json};
use table::{Action, EntryKind, Outage};

use crate::support::{DAY, Driver, MINUTE, SECOND, bot, nobody, opening, person, seat, settings};

const LEVEL: BotLevel = BotLevel::Expert;

fn to_bot(gone_seat: u8) -> Proposal {
    Proposal::SeatToBot { gone_seat, level: LEVEL }
}

fn absent(at: &Driver) -> Vec<(u8, u64)> {
    at.table.now(None, false, None, at.now).absent.iter().map(|seat| (seat.seat, seat.gone_in)).collect()
}

/// A game for so many that waits for its first player, who left an hour ago: the others may decide since.
fn left(seats: u8) -> Driver {
    let mut at = Driver::toledo(seats, json!({ "gone_after_minutes": 60 }));
    at.play_until(0);
    at.leave(0);
    at.pass(60 * MINUTE);
    at
}

#[test]
fn how_long_somebody_may_be_away_follows_from_the_pace_where_the_table_does_not_say_it() {
    let minutes = |more: Value| Driver::toledo(2, more).table.gone_after_minutes();
    assert_eq!(minutes(json!({})), 3 * 24 * 60);
    let blitz = json!({ "pace": "real-time", "bank_seconds": 60, "increment_seconds": 0 });
    assert_eq!(minutes(json!({ "pace": blitz })), 10);
    assert_eq!(minutes(json!({ "pace": { "pace": "days", "days": 4 } })), 4 * 24 * 60);
    assert_eq!(minutes(json!({ "gone_after_minutes": 7 })), 7);
    let shown = Driver::toledo(2, json!({})).table.info().settings;
    assert_eq!(shown.gone_after_minutes, Some(3 * 24 * 60));
}

#[test]
fn without_a_clock_the_time_counts_in_which_the_game_waits_and_every_sign_of_life_begins_it_anew() {
    let mut at = Driver::toledo(2, json!({ "gone_after_minutes": 60 }));
    let (mover, other) = (at.mover(), at.other());
    assert_eq!(at.table.gone_in(other, 0), None, "nobody waits for this one");
    at.pass(20 * MINUTE);
    assert_eq!(absent(&at), [(mover, 40 * MINUTE)]);
    at.propose(other, Proposal::Pause);
    assert_eq!(absent(&at), [(mover, 40 * MINUTE)], "the others' signs of life are not one's own");
    at.answer(mover, false);
    assert_eq!(absent(&at), [(mover, 60 * MINUTE)]);
    at.pass(30 * MINUTE);
    at.play_turn();
    assert_eq!(absent(&at), [(other, 60 * MINUTE)]);
    at.pass(2 * DAY);
    assert_eq!(absent(&at), [(other, 0)]);
    // Time in which no server ran does not count.
    let outage = Outage { from: at.now - 2 * DAY, to: at.now - 30 * MINUTE };
    assert_eq!(at.rebuilt_with(vec![outage]).gone_in(other, at.now), Some(30 * MINUTE));
}

#[test]
fn with_a_clock_only_those_are_absent_who_left_or_whose_time_ran_out() {
    let mut at = Driver::toledo(2, json!({ "pace": { "pace": "days", "days": 1 } }));
    let late = at.mover();
    at.pass(DAY / 2);
    assert_eq!(absent(&at), []);
    at.leave(1 - late);
    at.pass(DAY / 4);
    assert_eq!(absent(&at), [(1 - late, 3 * DAY / 4)]);
    at.pass(DAY / 4 + SECOND);
    at.act(&nobody(), Action::TimeOut { seat: late });
    assert!(absent(&at).contains(&(late, 0)));
    assert_eq!(at.table.gone_in(9, at.now), None);
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(1 - late), action);
    assert_eq!(absent(&at), [], "the game is over");
}

#[test]
fn nobody_decides_about_a_seat_too_early_or_about_one_whose_holder_is_there() {
    let mut at = left(3);
    at.now -= 1;
    assert_eq!(at.refused_proposal(1, to_bot(0)), ProblemKey::NotNow);
    at.now += 1;
    assert_eq!(at.refused_proposal(2, to_bot(1)), ProblemKey::NotNow);
    assert_eq!(at.refused_proposal(1, to_bot(8)), ProblemKey::NotFound);
    // Whoever is away comes back first.
    at.leave(1);
    assert_eq!(at.refused_proposal(1, to_bot(0)), ProblemKey::NotNow);
    assert_eq!(at.refused_proposal(0, to_bot(0)), ProblemKey::NotNow);
}

#[test]
fn one_alone_decides_at_once_and_a_bot_has_the_seat_to_the_end() {
    let mut at = left(2);
    let done = EntryKind::GivenToBot { seat: 0, level: LEVEL, name: "Ana".to_owned() };
    let happened = at.propose(1, to_bot(0));
    assert_eq!(happened, [EntryKind::Proposed { seat: 1, proposal: to_bot(0) }, done.clone()]);
    assert_eq!(done.seat_freed(), Some(0));
    let chair = &at.table.chairs[0];
    assert_eq!((chair.sitter, chair.stand_in), (Sitter::Bot { level: LEVEL }, false));
    assert!(chair.away.is_none() && chair.name.is_empty());
    assert_eq!(at.table.host_seat, None, "the seat of the host is another's");
    assert!(at.table.pending.is_none());
    assert_eq!(absent(&at).iter().filter(|(seat, _)| *seat == 0).count(), 0);
}

#[test]
fn of_several_more_than_half_must_agree() {
    let mut at = left(4);
    at.propose(1, Proposal::EndWithout { gone_seat: 0 });
    let shown = at.table.now(None, false, None, at.now).proposal.unwrap();
    assert_eq!((shown.needed, shown.missing), (Some(2), vec![2, 3]));
    assert_eq!(at.refused(&seat(0), Action::Answer { seq: at.seq(), agree: true }), ProblemKey::NotNow);
    assert_eq!(at.answer(2, false), [EntryKind::Declined { seat: 2 }]);
    assert!(at.table.pending.is_some(), "one of three does not decide");
    assert_eq!(at.refused_proposal(3, to_bot(0)), ProblemKey::NotNow, "one question at a time");
    let ended = EntryKind::Ended { reason: EndingReason::Gone, seat: Some(0), outcome: None };
    assert_eq!(at.answer(3, true), [EntryKind::Agreed { seat: 3 }, ended]);
    assert_eq!(at.table.ending.clone().unwrap().winners, [1, 2, 3]);
}

#[test]
fn of_four_three_must_agree() {
    let more = json!({ "gone_after_minutes": 60 });
    let mut at = Driver::open(opening(settings("alcazar", 5, more)), (0..5).map(person).collect());
    at.play_until(0);
    at.leave(0);
    at.pass(60 * MINUTE);
    at.propose(1, to_bot(0));
    assert_eq!(at.table.now(None, false, None, at.now).proposal.unwrap().needed, Some(3));
    assert_eq!(at.answer(2, true).len(), 1);
    assert_eq!(at.answer(3, true).len(), 2);
}

#[test]
fn when_too_many_decline_it_is_dropped() {
    let mut at = left(4);
    at.propose(1, to_bot(0));
    at.answer(2, false);
    at.answer(3, false);
    assert!(at.table.pending.is_none());
    assert_eq!(at.table.chairs[0].sitter, Sitter::Person);
}

#[test]
fn whoever_it_is_about_or_made_it_ends_it_by_declining_and_coming_back_ends_it_too() {
    for who in [0, 1] {
        let mut at = left(4);
        at.propose(1, to_bot(0));
        at.answer(who, false);
        assert!(at.table.pending.is_none());
    }
    let mut at = left(4);
    at.propose(1, to_bot(0));
    at.back(0);
    assert!(at.table.pending.is_none());
    // The return of another ends nothing.
    let mut at = left(4);
    at.leave(3);
    at.propose(1, to_bot(0));
    at.back(3);
    assert!(at.table.pending.is_some());
}

#[test]
fn who_does_not_answer_for_as_long_is_not_counted_when_it_is_proposed_again() {
    let mut at = Driver::toledo(4, json!({ "gone_after_minutes": 60 }));
    at.play_until(1);
    at.leave(0);
    at.pass(60 * MINUTE);
    // The game waits for seat 1, which is gone as well; two are left to decide.
    at.propose(2, to_bot(0));
    assert_eq!(at.table.pending.as_ref().unwrap().voters, [2, 3]);
    at.pass(60 * MINUTE - 1);
    assert_eq!(at.refused_proposal(2, to_bot(0)), ProblemKey::NotNow);
    at.pass(1);
    let happened = at.propose(2, to_bot(0));
    assert_eq!(happened.len(), 2, "seat 3 said nothing for an hour: {happened:?}");
    assert_eq!(at.table.chairs[0].sitter, Sitter::Bot { level: LEVEL });
}

#[test]
fn a_proposal_about_something_else_does_not_stand_in_the_way() {
    let mut at = left(3);
    at.propose(2, Proposal::Pause);
    at.propose(1, to_bot(0));
    assert_eq!(at.table.pending.as_ref().unwrap().proposal, to_bot(0));
}

#[test]
fn a_seat_can_wait_for_another_person_who_begins_with_the_time_that_all_began_with() {
    let pace = json!({ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 0 });
    let mut at = Driver::open(
        opening(settings("toledo", 2, json!({ "pace": pace, "start_when_full": false }))),
        vec![person(0), person(1)],
    );
    at.act(&seat(0), Action::AddToDeal { part: "dice".to_owned() });
    at.act(&crate::support::host(), Action::Start);
    at.play_until(0);
    at.pass(100 * SECOND);
    at.leave(0);
    at.pass(10 * MINUTE);
    let take_over =
        |name: &str| Action::TakeOver { seat: 0, name: name.to_owned(), player: Some("p9".to_owned()) };
    assert_eq!(at.refused(&nobody(), take_over("Zoe")), ProblemKey::NotNow);
    let happened = at.propose(1, Proposal::SeatToLink { gone_seat: 0 });
    let opened = EntryKind::SeatOpened { seat: 0, name: "Ana".to_owned() };
    assert_eq!(happened[1], opened);
    assert_eq!(opened.seat_freed(), Some(0));
    assert!(at.table.is_vacant(0) && !at.table.is_vacant(1) && !at.table.is_vacant(9));
    assert!(at.table.chairs[0].stand_in && !at.table.chairs[0].is_held());
    assert_eq!(at.table.bot_turns()[0].seat, 0, "a bot plays until somebody comes");
    assert_eq!(
        at.refused(&nobody(), Action::TakeOver { seat: 1, name: String::new(), player: None }),
        ProblemKey::NotNow
    );
    let before = at.seq();
    at.act(&nobody(), take_over("Zoe"));
    let chair = &at.table.chairs[0];
    assert_eq!((chair.name.as_str(), chair.player.as_deref()), ("Zoe", Some("p9")));
    assert!(chair.is_held() && !chair.stand_in);
    assert_eq!(chair.deal_part.as_deref(), Some("dice"), "what was added to the deal stays part of it");
    assert_eq!(at.clocks().0[0], 600 * SECOND);
    assert_eq!(at.refused(&nobody(), take_over("Yan")), ProblemKey::NotNow);
    // What the one before sent is not for the seat as it is now.
    assert_eq!(at.refused(&seat(0), Action::Leave { seq: before }), ProblemKey::Stale);
    at.play();
}

#[test]
fn after_the_end_nobody_takes_a_seat_over() {
    let mut at = left(3);
    at.propose(1, Proposal::SeatToLink { gone_seat: 0 });
    at.answer(2, true);
    assert_eq!(at.refused_proposal(1, to_bot(0)), ProblemKey::NotNow, "nobody holds it");
    for by in [1, 2] {
        let action = Action::Resign { seq: at.seq() };
        at.act(&seat(by), action);
    }
    assert!(at.table.is_over());
    assert!(at.table.ending.clone().unwrap().winners.is_empty(), "nobody stayed");
    let action = Action::TakeOver { seat: 0, name: "Zoe".to_owned(), player: None };
    assert_eq!(at.refused(&nobody(), action), ProblemKey::NotNow);
}

#[test]
fn bots_have_no_say() {
    let mut at = Driver::open(
        opening(settings("toledo", 3, json!({ "gone_after_minutes": 60 }))),
        vec![person(0), person(1), bot(2)],
    );
    at.leave(0);
    at.pass(60 * MINUTE);
    assert_eq!(at.propose(1, Proposal::EndWithout { gone_seat: 0 }).len(), 2);
    assert_eq!(at.table.ending.clone().unwrap().winners, [1, 2]);
}

#[test]
fn whoever_was_forgotten_is_not_named_by_how_the_seat_went_on() {
    let mut at = left(3);
    at.propose(1, to_bot(0));
    at.answer(2, true);
    let named = at.table.entries_naming(0);
    let without = EntryKind::GivenToBot { seat: 0, level: LEVEL, name: String::new() };
    assert_eq!(named.last().map(|(_, what)| what), Some(&without));
    assert_eq!(named.len(), 2);
    assert_eq!(at.table.entries_naming(1).len(), 1, "the others are named where they sat down");
    at.forget(0);
    assert!(!format!("{:?}", at.table.entries).contains("Ana"));
    assert!(at.table.entries_naming(0).is_empty());
    assert!(!at.table.chairs[0].forgotten, "a bot sits there");
}
