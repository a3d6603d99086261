//! Taking seats, before the start.

use protocol::ProblemKey;
use protocol::table::{BotLevel, Sitter, TableState};
use serde_json::json;
use table::{Action, EntryKind, Outage, Table};

use crate::support::{BOT, DAY, Driver, bot, host, join, nobody, opening, person, seat, settings};

fn waiting(more: serde_json::Value) -> Driver {
    Driver::open(opening(settings("toledo", 3, more)), vec![person(0)])
}

fn open_with_part(part: Option<&str>) -> Action {
    Action::Join { seat: None, name: "Eva".to_owned(), player: None, deal_part: part.map(str::to_owned) }
}

fn set(seat: u8, sitter: Sitter) -> Action {
    Action::SetSeat { seat, sitter }
}

#[test]
fn whoever_comes_gets_the_first_free_seat_or_the_one_they_ask_for() {
    let mut at = waiting(json!({}));
    assert_eq!(at.refused(&nobody(), join(Some(0))), ProblemKey::SeatTaken);
    assert_eq!(at.refused(&nobody(), join(Some(3))), ProblemKey::NotFound);
    let eva = EntryKind::Joined { seat: 2, name: "Eva".to_owned(), player: None };
    assert_eq!(at.act(&nobody(), join(Some(2))), [eva]);
    at.act(&host(), set(2, BOT));
    assert_eq!(at.refused(&nobody(), join(Some(2))), ProblemKey::SeatTaken);
    let named =
        Action::Join { seat: None, name: "Ben".to_owned(), player: Some("p1".to_owned()), deal_part: None };
    let happened = at.act(&nobody(), named);
    assert_eq!(
        happened[0],
        EntryKind::Joined { seat: 1, name: "Ben".to_owned(), player: Some("p1".to_owned()) }
    );
    assert_eq!(at.table.chairs[1].player.as_deref(), Some("p1"));
    assert_eq!(at.table.names().collect::<Vec<_>>(), ["Ana", "Ben", ""]);
}

#[test]
fn a_full_table_takes_nobody_and_one_that_plays_neither() {
    let mut at = waiting(json!({ "start_when_full": false }));
    at.act(&nobody(), join(None));
    at.act(&nobody(), join(None));
    assert_eq!(at.refused(&nobody(), join(None)), ProblemKey::TableFull);
    at.act(&host(), Action::Start);
    for action in [join(None), set(1, BOT), Action::Free { seat: 1 }, Action::Start, Action::Close] {
        assert_eq!(at.refused(&host(), action), ProblemKey::NotNow);
    }
    assert_eq!(at.refused(&seat(1), Action::AddToDeal { part: "x".to_owned() }), ProblemKey::NotNow);
}

#[test]
fn the_last_seat_starts_the_game_where_the_table_says_so_else_the_host_does() {
    let mut at = waiting(json!({}));
    assert!(!at.act(&nobody(), join(None)).contains(&EntryKind::Started));
    at.pass(40);
    assert_eq!(at.act(&nobody(), join(None)).last(), Some(&EntryKind::Started));
    assert_eq!((at.table.state, at.table.started_at), (TableState::Playing, Some(40)));

    let mut at = waiting(json!({ "start_when_full": false }));
    at.act(&nobody(), join(None));
    assert_eq!(at.refused(&host(), Action::Start), ProblemKey::NotNow);
    assert!(!at.act(&host(), set(2, BOT)).contains(&EntryKind::Started));
    assert_eq!(at.refused(&seat(1), Action::Start), ProblemKey::NotHost);
    assert_eq!(at.act(&host(), Action::Start), [EntryKind::Started]);
}

#[test]
fn a_bot_on_the_last_seat_starts_the_game_too() {
    let mut at = Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), bot(1)]);
    let level = BotLevel::Expert;
    let happened = at.act(&host(), set(2, Sitter::Bot { level }));
    assert_eq!(happened, [EntryKind::BotSeated { seat: 2, level }, EntryKind::Started]);
}

#[test]
fn the_host_says_who_sits_where_and_nobody_else() {
    let mut at = waiting(json!({}));
    at.act(&nobody(), join(Some(1)));
    assert_eq!(at.refused(&seat(1), set(2, BOT)), ProblemKey::NotHost);
    assert_eq!(at.refused(&host(), set(2, Sitter::Open)), ProblemKey::NotNow);
    assert_eq!(at.refused(&host(), set(3, BOT)), ProblemKey::NotFound);
    let level = BotLevel::Novice;
    let happened = at.act(&host(), set(1, BOT));
    assert_eq!(happened, [EntryKind::Kicked { seat: 1 }, EntryKind::BotSeated { seat: 1, level }]);
    assert_eq!(at.act(&host(), set(1, Sitter::Open)), [EntryKind::Kicked { seat: 1 }]);
    assert_eq!(at.table.chairs[1].sitter, Sitter::Open);
    let happened = at.act(&host(), set(2, Sitter::Person));
    assert_eq!(happened, [EntryKind::Joined { seat: 2, name: String::new(), player: None }]);
}

#[test]
fn one_stands_up_oneself_and_the_host_makes_others_stand_up() {
    let mut at = waiting(json!({}));
    at.act(&nobody(), join(Some(1)));
    assert_eq!(at.refused(&seat(0), Action::Free { seat: 1 }), ProblemKey::NotHost);
    assert_eq!(at.refused(&host(), Action::Free { seat: 2 }), ProblemKey::NotNow);
    assert_eq!(at.refused(&host(), Action::Free { seat: 7 }), ProblemKey::NotFound);
    let kicked = at.act(&host(), Action::Free { seat: 1 });
    assert_eq!(kicked, [EntryKind::Kicked { seat: 1 }]);
    assert_eq!(kicked[0].seat_freed(), Some(1));
    assert_eq!(at.table.host_seat, Some(0), "the host keeps the seat when another goes");
    let stood_up = at.act(&seat(0), Action::Free { seat: 0 });
    assert_eq!(stood_up, [EntryKind::StoodUp { seat: 0 }]);
    assert_eq!(stood_up[0].seat_freed(), Some(0));
    assert_eq!(EntryKind::Started.seat_freed(), None);
    assert_eq!((at.table.host_seat, at.table.chairs[0].sitter), (None, Sitter::Open));
}

#[test]
fn the_host_is_the_guest_who_opened_the_table_or_whoever_holds_their_seat() {
    let mut at = waiting(json!({}));
    assert!(at.table.is_host(Some("ana"), None));
    assert!(at.table.is_host(None, Some(0)));
    assert!(!at.table.is_host(Some("ben"), Some(1)));
    assert!(!at.table.is_host(None, None));
    at.act(&seat(0), Action::Free { seat: 0 });
    assert!(!at.table.is_host(None, None) && !at.table.is_host(None, Some(0)));
    assert!(at.table.is_host(Some("ana"), None));
}

#[test]
fn what_is_added_to_a_deal_is_one_line_of_up_to_two_hundred_characters() {
    let add = |part: &str| Action::AddToDeal { part: part.to_owned() };
    let mut at = waiting(json!({}));
    assert_eq!(at.refused(&nobody(), add("x")), ProblemKey::NotYourSeat);
    for wrong in [" x", "x ", "a\nb", &"ä".repeat(201)] {
        assert_eq!(at.refused(&seat(0), add(wrong)), ProblemKey::BadMessage);
        assert_eq!(at.refused(&nobody(), open_with_part(Some(wrong))), ProblemKey::BadMessage);
    }
    let part = "ä".repeat(200);
    assert_eq!(at.act(&seat(0), add(&part)), [EntryKind::AddedToDeal { seat: 0, part: part.clone() }]);
    assert_eq!(at.table.chairs[0].deal_part, Some(part));
    let happened = at.act(&nobody(), open_with_part(Some("dice")));
    assert_eq!(happened[1..], [EntryKind::AddedToDeal { seat: 1, part: "dice".to_owned() }]);
    // An empty part is none where nobody waits for it, and the last part starts nothing there.
    let happened = at.act(&nobody(), open_with_part(Some("")));
    assert_eq!(happened.len(), 2);
    assert_eq!(happened[1], EntryKind::Started);
}

#[test]
fn what_people_add_changes_the_deal() {
    let dealt = |parts: [&str; 3]| {
        let mut at = waiting(json!({ "start_when_full": false }));
        at.act(&seat(0), Action::AddToDeal { part: parts[0].to_owned() });
        at.act(&nobody(), open_with_part(Some(parts[1])));
        at.act(&nobody(), open_with_part(Some(parts[2])));
        at.act(&host(), Action::Start);
        at.table.the_game().unwrap().dump()
    };
    assert_eq!(dealt(["a", "b", "c"]), dealt(["a", "b", "c"]));
    assert_ne!(dealt(["a", "b", "c"]), dealt(["a", "b", "d"]));
    assert_ne!(dealt(["a", "b", "c"]), dealt(["b", "a", "c"]));
}

#[test]
fn where_parts_are_waited_for_the_last_one_starts_the_game() {
    let add = |part: &str| Action::AddToDeal { part: part.to_owned() };
    let mut at = waiting(json!({ "wait_for_parts": true }));
    assert!(!at.act(&nobody(), open_with_part(None)).contains(&EntryKind::Started));
    // Seats are open still: a part starts nothing.
    assert_eq!(at.act(&seat(0), add("x")).len(), 1);
    assert!(!at.act(&host(), set(2, BOT)).contains(&EntryKind::Started), "the part of seat 1 is missing");
    // An empty part says: none.
    let part = String::new();
    assert_eq!(at.act(&seat(1), add("")), [EntryKind::AddedToDeal { seat: 1, part }, EntryKind::Started]);
}

#[test]
fn where_parts_are_waited_for_the_part_of_one_is_not_that_of_another() {
    let mut at = waiting(json!({ "wait_for_parts": true }));
    at.act(&nobody(), open_with_part(None));
    assert_eq!(at.act(&nobody(), open_with_part(None)).len(), 1, "all sit, and nobody has added anything");
    for by in [2, 0] {
        assert_eq!(at.act(&seat(by), Action::AddToDeal { part: "x".to_owned() }).len(), 1);
    }
    let mut last = waiting(json!({ "wait_for_parts": true }));
    last.act(&seat(0), Action::AddToDeal { part: "x".to_owned() });
    last.act(&host(), set(1, BOT));
    assert_eq!(last.act(&nobody(), open_with_part(None)).len(), 1, "the last one came without a part");
    assert_eq!(at.act(&seat(1), Action::AddToDeal { part: "y".to_owned() }).len(), 2);
}

#[test]
fn where_parts_are_waited_for_whoever_comes_with_the_last_one_starts_the_game() {
    let mut at = waiting(json!({ "wait_for_parts": true }));
    at.act(&seat(0), Action::AddToDeal { part: "x".to_owned() });
    at.act(&host(), set(1, BOT));
    let happened = at.act(&nobody(), open_with_part(Some("")));
    assert_eq!(happened.last(), Some(&EntryKind::Started));
}

#[test]
fn the_part_of_somebody_who_was_replaced_is_not_the_part_of_the_next() {
    let mut at = waiting(json!({ "wait_for_parts": true }));
    at.act(&seat(0), Action::AddToDeal { part: "x".to_owned() });
    at.act(&nobody(), open_with_part(Some("y")));
    at.act(&host(), set(1, Sitter::Person));
    assert!(!at.act(&host(), set(2, BOT)).contains(&EntryKind::Started));
    assert_eq!(at.table.chairs[1].deal_part, None);
    // A bot needs no part: it starts the game in the place of a person without one.
    assert_eq!(at.act(&host(), set(1, BOT)).last(), Some(&EntryKind::Started));
}

#[test]
fn a_table_that_waits_is_closed_by_its_host_or_after_two_weeks() {
    let mut at = waiting(json!({}));
    assert_eq!(at.refused(&seat(0), Action::Close), ProblemKey::NotHost);
    at.pass(DAY);
    at.act(&nobody(), join(None));
    assert_eq!(at.table.closes_at(), Some(15 * DAY));
    let outage = Outage { from: 2 * DAY, to: 3 * DAY };
    assert_eq!(at.rebuilt_with(vec![outage]).closes_at(), Some(16 * DAY));
    let mut forgotten = at.rebuilt();
    forgotten.act(&nobody(), Action::CloseForgotten, None, 15 * DAY).unwrap();
    at.act(&host(), Action::Close);
    for table in [at.table, forgotten] {
        assert!(table.is_over());
        assert_eq!(table.closes_at(), None);
        assert!(table.ending.unwrap().winners.is_empty());
    }
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.table.closes_at(), None, "a game that is on is not closed");
    assert_eq!(at.refused(&nobody(), Action::CloseForgotten), ProblemKey::NotNow);
}

#[test]
fn people_are_there_as_long_as_one_holds_a_seat() {
    let opening = opening(settings("toledo", 2, json!({})));
    assert!(!Table::open(opening.clone(), Vec::new()).has_people());
    let mut at = Driver::open(opening, vec![bot(0), person(1)]);
    assert!(at.table.has_people());
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(1), action);
    assert!(!at.table.has_people());
}
