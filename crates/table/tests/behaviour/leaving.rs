//! Leaving, coming back, giving up, running out of time, deleting the account.

use protocol::ProblemKey;
use protocol::table::{EndingReason, Proposal, Sitter, TableState};
use serde_json::json;
use table::{Action, EntryKind, First};

use crate::support::{BOT, DAY, Driver, MINUTE, SECOND, bot, nobody, opening, person, seat, settings};

fn blitz(more: &serde_json::Value) -> serde_json::Value {
    let mut all = json!({ "pace": { "pace": "real-time", "bank_seconds": 60, "increment_seconds": 5 } });
    all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    all
}

#[test]
fn a_bot_stands_in_for_whoever_leaves_until_they_are_back() {
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.refused(&seat(0), Action::Back { seq: at.seq() }), ProblemKey::NotNow);
    assert_eq!(at.refused(&nobody(), Action::Leave { seq: at.seq() }), ProblemKey::NotYourSeat);
    at.pass(MINUTE);
    assert_eq!(at.leave(0), [EntryKind::Left { seat: 0 }]);
    let chair = &at.table.chairs[0];
    assert!(chair.stand_in && chair.is_held());
    let away = chair.away.unwrap();
    assert_eq!((away.since, away.is_out_of_time), (MINUTE, false));
    assert!(!at.table.chairs[1].stand_in);
    assert_eq!(at.refused(&seat(0), Action::Leave { seq: at.seq() }), ProblemKey::NotNow);
    assert_eq!(at.back(0), [EntryKind::Back { seat: 0 }]);
    let chair = &at.table.chairs[0];
    assert!(!chair.stand_in && chair.away.is_none());
}

#[test]
fn a_move_brings_its_maker_back() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    at.leave(mover);
    let happened = at.act(&seat(mover), at.first_move());
    assert_eq!(happened[0], EntryKind::Back { seat: mover });
    assert!(matches!(happened[1], EntryKind::Moved { stand_in: false, .. }));
}

#[test]
fn a_message_about_how_one_takes_part_is_stale_when_that_has_changed_since() {
    let mut at = Driver::toledo(2, json!({}));
    let started = at.seq();
    assert_eq!(at.refused(&seat(0), Action::Leave { seq: started - 1 }), ProblemKey::Stale);
    assert_eq!(at.refused(&seat(0), Action::Leave { seq: started + 1 }), ProblemKey::Stale);
    // What others do, and moves, change nothing about it.
    at.leave(1);
    at.back(1);
    at.play();
    at.leave(1);
    at.act(&seat(0), Action::Leave { seq: started });
    let left = at.seq();
    assert_eq!(at.refused(&seat(0), Action::Back { seq: left - 1 }), ProblemKey::Stale);
    at.act(&seat(0), Action::Back { seq: left });
    assert_eq!(at.refused(&seat(0), Action::Leave { seq: left }), ProblemKey::Stale);
    at.propose(0, Proposal::Pause);
    at.back(1);
    at.answer(1, true);
    let paused = at.seq();
    assert_eq!(at.refused(&seat(0), Action::Resign { seq: paused - 1 }), ProblemKey::Stale);
    at.act(&seat(1), Action::Resume { seq: paused });
    assert_eq!(at.refused(&seat(0), Action::Resign { seq: paused }), ProblemKey::Stale);
}

#[test]
fn where_the_table_says_so_the_game_ends_when_somebody_leaves_or_runs_out_of_time() {
    let end = |reason, seat| EntryKind::Ended { reason, seat: Some(seat), outcome: None };
    let mut at = Driver::toledo(3, json!({ "absence": "end" }));
    assert_eq!(at.leave(1), [EntryKind::Left { seat: 1 }, end(EndingReason::Left, 1)]);
    let ending = at.table.ending.clone().unwrap();
    assert_eq!((ending.reason, ending.seat, ending.winners), (EndingReason::Left, Some(1), vec![0, 2]));

    let mut at = Driver::toledo(2, blitz(&json!({ "absence": "end" })));
    let late = at.mover();
    at.pass(61 * SECOND);
    let happened = at.act(&nobody(), Action::TimeOut { seat: late });
    assert_eq!(happened, [EntryKind::TimedOut { seat: late }, end(EndingReason::TimedOut, late)]);
    assert_eq!(at.table.ending.clone().unwrap().winners, [1 - late]);
}

#[test]
fn whoever_runs_out_of_time_is_replaced_for_the_rest_of_the_turn() {
    let mut at = Driver::toledo(2, blitz(&json!({})));
    let late = at.mover();
    at.pass(61 * SECOND);
    assert_eq!(at.act(&nobody(), Action::TimeOut { seat: late }), [EntryKind::TimedOut { seat: late }]);
    assert!(at.table.chairs[usize::from(late)].away.unwrap().is_out_of_time);
    assert_eq!(at.refused(&nobody(), Action::TimeOut { seat: late }), ProblemKey::NotNow);
    assert_eq!(at.refused(&nobody(), Action::TimeOut { seat: 9 }), ProblemKey::NotFound);
    // Neither coming back nor a move brings time.
    assert_eq!(at.refused(&seat(late), Action::Back { seq: at.seq() }), ProblemKey::NotNow);
    assert_eq!(at.refused(&seat(late), at.first_move()), ProblemKey::NotNow);
    while at.mover() == late {
        let game = at.table.the_game().unwrap();
        let action =
            Action::BotMove { seat: late, moves: game.moves_made(), notation: at.legal(late)[0].clone() };
        at.act(&nobody(), action);
    }
    assert_eq!(at.back(late), [EntryKind::Back { seat: late }]);
}

#[test]
fn with_two_seats_giving_up_ends_the_game() {
    let mut at = Driver::toledo(2, json!({}));
    let action = Action::Resign { seq: at.seq() };
    let happened = at.act(&seat(0), action);
    let ended = EntryKind::Ended { reason: EndingReason::Resigned, seat: Some(0), outcome: None };
    assert_eq!(happened, [EntryKind::Resigned { seat: 0 }, ended]);
    assert_eq!(at.table.ending.clone().unwrap().winners, [1]);
}

#[test]
fn with_more_seats_a_bot_plays_on_as_long_as_another_person_plays() {
    let mut at = Driver::open(
        opening(settings("toledo", 4, json!({}))),
        vec![person(0), person(1), person(2), bot(3)],
    );
    let resign = |at: &Driver| Action::Resign { seq: at.seq() };
    assert_eq!(at.act(&seat(0), resign(&at)), [EntryKind::Resigned { seat: 0 }]);
    let chair = &at.table.chairs[0];
    assert!(chair.stand_in && chair.resigned && !chair.is_held());
    assert_eq!(at.refused(&seat(0), resign(&at)), ProblemKey::NotNow);
    assert_eq!(at.refused(&seat(0), Action::Back { seq: at.seq() }), ProblemKey::NotNow);
    assert_eq!(at.act(&seat(1), resign(&at)).len(), 1);
    // The last person: the bot that was there from the start has won.
    assert_eq!(at.act(&seat(2), resign(&at)).len(), 2);
    assert_eq!(at.table.ending.clone().unwrap().winners, [3]);
}

#[test]
fn at_a_table_that_waits_whoever_deletes_their_account_stands_up_and_with_the_host_it_closes() {
    let waiting = || Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), person(1)]);
    let mut at = waiting();
    let happened = at.forget(1);
    assert_eq!(happened, [EntryKind::StoodUp { seat: 1 }, EntryKind::Forgotten { seat: 1 }]);
    assert_eq!((at.table.state, at.table.chairs[1].sitter), (TableState::Waiting, Sitter::Open));
    assert!(!at.table.chairs[1].forgotten);
    let mut at = waiting();
    let happened = at.forget(0);
    let ended = EntryKind::Ended { reason: EndingReason::Aborted, seat: None, outcome: None };
    assert_eq!(happened, [ended, EntryKind::Forgotten { seat: 0 }]);
    assert!(at.table.is_over() && at.table.chairs[0].forgotten);
    assert_eq!(at.refused(&nobody(), Action::GiveUp { seat: 5 }), ProblemKey::NotFound);
}

#[test]
fn nothing_names_whoever_has_deleted_their_account() {
    let named = |seat: u8, player: &str| First { player: Some(player.to_owned()), ..person(seat) };
    let mut at = Driver::open(
        opening(settings("toledo", 3, json!({}))),
        vec![named(0, "p0"), named(1, "p1"), named(2, "p2")],
    );
    assert_eq!(
        at.table.entries_naming(1),
        [(3, EntryKind::Joined { seat: 1, name: String::new(), player: None })]
    );
    assert_eq!(at.forget(1), [EntryKind::Resigned { seat: 1 }, EntryKind::Forgotten { seat: 1 }]);
    let chair = &at.table.chairs[1];
    assert_eq!((chair.name.as_str(), chair.player.as_ref(), chair.forgotten), ("", None, true));
    assert!(at.table.entries_naming(1).is_empty());
    assert!(!format!("{:?}", at.table).contains("Ben"));
    assert!(!format!("{:?}", at.table).contains("p1"));
    for (kept, player) in [(0, "p0"), (2, "p2")] {
        assert_eq!(at.table.chairs[kept].player.as_deref(), Some(player));
        assert!(!at.table.chairs[kept].forgotten);
    }
    // Somebody who has resigned before resigns no second time.
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(2), action);
    assert_eq!(at.forget(2), [EntryKind::Forgotten { seat: 2 }]);
}

#[test]
fn only_the_last_holder_of_a_seat_is_forgotten() {
    let mut at = Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), person(1)]);
    at.act(&seat(1), Action::Free { seat: 1 });
    let join =
        |name: &str| Action::Join { seat: Some(1), name: name.to_owned(), player: None, deal_part: None };
    at.act(&nobody(), join("Zoe"));
    let without = EntryKind::Joined { seat: 1, name: String::new(), player: None };
    assert_eq!(at.table.entries_naming(1), [(5, without)]);
    at.act(&crate::support::host(), Action::SetSeat { seat: 1, sitter: BOT });
    assert_eq!(at.table.entries_naming(2), []);
    // A bot has no name to forget.
    at.forget(1);
    assert!(!at.table.chairs[1].forgotten);
}

#[test]
fn after_the_end_an_account_is_deleted_without_anything_happening_to_the_game() {
    let mut at = Driver::toledo(2, json!({}));
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    let ending = at.table.ending.clone();
    at.pass(DAY);
    assert_eq!(at.forget(1), [EntryKind::Forgotten { seat: 1 }]);
    assert_eq!(at.table.ending, ending);
    assert!(at.table.chairs[1].forgotten);
}

#[test]
fn whoever_is_called_otherwise_is_so_in_everything_that_names_them() {
    let named = |seat: u8, player: &str| First { player: Some(player.to_owned()), ..person(seat) };
    let mut at =
        Driver::open(opening(settings("toledo", 2, json!({}))), vec![named(0, "p0"), named(1, "p1")]);
    let rename = |name: &str| Action::Rename { seat: 1, name: name.to_owned() };
    let renamed = EntryKind::Renamed { seat: 1, since: 3, name: "Zoe".to_owned() };
    assert_eq!(at.rewrite(rename("Zoe")), [renamed]);
    assert_eq!((at.table.chairs[1].name.as_str(), at.table.chairs[1].player.as_deref()), ("Zoe", Some("p1")));
    assert!(!format!("{:?}", at.table).contains("Ben"));
    assert_eq!(at.refused(&nobody(), rename("Zoe")), ProblemKey::NotNow, "she is called so");
    assert_eq!(at.refused(&nobody(), rename("")), ProblemKey::NotNow);
    assert_eq!(at.rebuilt().chairs, at.table.chairs, "another server builds the same");
    // A second name takes the place of the first, and none is left when she goes.
    at.rewrite(rename("Yara"));
    assert!(!format!("{:?}", at.table).contains("Zoe"));
    at.forget(1);
    assert!(!format!("{:?}", at.table).contains("Yara"));
    assert_eq!(at.refused(&nobody(), rename("Zoe")), ProblemKey::NotNow, "the game is over");
}

#[test]
fn who_held_a_seat_before_is_forgotten_and_who_holds_it_now_is_not() {
    let mut at = Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), person(1)]);
    let until = at.seq();
    at.act(&crate::support::host(), Action::Free { seat: 1 });
    let join = Action::Join { seat: Some(1), name: "Zoe".to_owned(), player: None, deal_part: None };
    at.act(&nobody(), join);
    let forget = Action::ForgetFormer { seat: 1, until };
    let forgotten = EntryKind::Renamed { seat: 1, since: 3, name: String::new() };
    assert_eq!(at.rewrite(forget.clone()), [forgotten]);
    assert!(!format!("{:?}", at.table).contains("Ben"));
    assert_eq!((at.table.chairs[1].name.as_str(), at.table.chairs[1].forgotten), ("Zoe", false));
    assert_eq!(at.refused(&nobody(), forget), ProblemKey::NotNow, "nothing is left to forget");
}
