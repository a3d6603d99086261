//! The next game with the same people.

use protocol::ProblemKey;
use protocol::table::{Proposal, Sitter, TableState};
use serde_json::{Value, json};
use table::{Action, EntryKind, First, Opening};

use crate::support::{BOT, Driver, MINUTE, bot, host, join, nobody, opening, person, seat, settings};

fn over() -> Driver {
    let mut at = Driver::open(opening(settings("toledo", 3, json!({}))), vec![person(0), person(1), bot(2)]);
    for by in [0, 1] {
        let action = Action::Resign { seq: at.seq() };
        at.act(&seat(by), action);
    }
    at
}

fn rematch() -> Action {
    Action::OpenRematch { table: "next".to_owned() }
}

#[test]
fn a_player_or_the_host_opens_it_once_when_a_game_is_over() {
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.refused(&seat(0), rematch()), ProblemKey::NotNow);
    let mut closed = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    closed.act(&host(), Action::Close);
    assert_eq!(closed.refused(&host(), rematch()), ProblemKey::NotNow, "no game was played");

    let mut at = over();
    assert_eq!(at.refused(&nobody(), rematch()), ProblemKey::NotYourSeat);
    assert_eq!(at.act(&seat(1), rematch()), [EntryKind::RematchOpened { table: "next".to_owned() }]);
    assert_eq!(at.table.rematch.as_deref(), Some("next"));
    assert_eq!(at.table.info().rematch.as_deref(), Some("next"));
    assert_eq!(at.refused(&host(), rematch()), ProblemKey::NotNow);
    over().act(&host(), rematch());
}

#[test]
fn everybody_sits_one_chair_further() {
    let at = over();
    let first = at.table.rotated();
    let seats: Vec<_> = first.iter().map(|first| (first.seat, first.name.as_str(), first.sitter)).collect();
    assert_eq!(seats, [(0, "Ben", Sitter::Person), (1, "", BOT), (2, "Ana", Sitter::Person)]);
    assert!(first.iter().all(|first| first.deal_part.is_none()));
    assert_eq!([0, 1, 2].map(|seat| at.table.rotated_seat(seat)), [2, 0, 1]);
}

#[test]
fn the_seat_of_somebody_who_is_gone_or_forgotten_is_open() {
    let mut at = Driver::toledo(4, json!({ "gone_after_minutes": 1 }));
    at.play_until(3);
    at.leave(3);
    at.pass(MINUTE);
    at.propose(0, Proposal::SeatToLink { gone_seat: 3 });
    at.answer(1, true);
    at.forget(2);
    let sitters: Vec<_> = at.table.rotated().iter().map(|first| first.sitter).collect();
    assert_eq!(sitters, [Sitter::Person, Sitter::Open, Sitter::Open, Sitter::Person]);
}

/// A rematch of three that Ben has asked for.
fn opened(more: Value, first: Vec<First>) -> Driver {
    let settings = settings("toledo", first.len() as u8, more);
    let rematch_of = Some("before".to_owned());
    Driver::open(Opening { host_seat: Some(1), rematch_of, ..opening(settings) }, first)
}

fn come() -> Action {
    Action::Come { deal_part: None }
}

fn kept(at: &Driver) -> Vec<bool> {
    at.table.info().chairs.iter().map(|chair| chair.kept).collect()
}

#[test]
fn it_does_not_start_before_everybody_has_said_that_they_play() {
    let mut at = opened(json!({ "start_when_full": false }), vec![person(0), person(1), person(2)]);
    assert_eq!(kept(&at), [true, false, true], "who asks for it plays");
    assert_eq!(at.table.info().chairs[0].name, "Ana");
    assert_eq!(at.refused(&host(), Action::Start), ProblemKey::NotNow);
    assert_eq!(at.act(&seat(0), come()), [EntryKind::Came { seat: 0 }]);
    assert_eq!(at.refused(&seat(0), come()), ProblemKey::NotNow);
    assert_eq!(at.refused(&nobody(), come()), ProblemKey::NotYourSeat);
    assert_eq!(at.refused(&nobody(), join(Some(2))), ProblemKey::SeatTaken, "it is Cleo's");
    assert_eq!(at.refused(&host(), Action::Start), ProblemKey::NotNow);
    let part = Action::Come { deal_part: Some("luck".to_owned()) };
    let added = EntryKind::AddedToDeal { seat: 2, part: "luck".to_owned() };
    assert_eq!(at.act(&seat(2), part), [EntryKind::Came { seat: 2 }, added]);
    assert_eq!(at.act(&host(), Action::Start), [EntryKind::Started]);
    assert_eq!(at.rebuilt().chairs, at.table.chairs);
}

#[test]
fn it_begins_with_the_last_who_comes() {
    let mut at = opened(json!({ "start_when_full": true }), vec![person(0), person(1), person(2)]);
    assert_eq!(at.act(&seat(2), come()), [EntryKind::Came { seat: 2 }]);
    assert_eq!(at.act(&seat(0), come()), [EntryKind::Came { seat: 0 }, EntryKind::Started]);
}

#[test]
fn a_kept_seat_can_be_declined_and_given_to_somebody_else() {
    let mut at = opened(json!({ "start_when_full": false }), vec![person(0), person(1), person(2)]);
    assert_eq!(at.act(&seat(0), Action::Free { seat: 0 }), [EntryKind::StoodUp { seat: 0 }]);
    at.act(&nobody(), join(Some(0)));
    at.act(&host(), Action::SetSeat { seat: 2, sitter: BOT });
    assert_eq!(kept(&at), [false; 3]);
    assert_eq!(at.refused(&seat(2), come()), ProblemKey::NotNow);
    assert_eq!(at.act(&host(), Action::Start), [EntryKind::Started]);
}

#[test]
fn nobody_is_put_into_a_rated_game_alone_with_computers_either() {
    let ana = First { player: Some("p0".to_owned()), ..person(0) };
    let more = json!({ "rated": true, "start_when_full": true, "pace": { "pace": "days", "days": 1 } });
    let mut at = opened(more, vec![ana, bot(1)]);
    assert_eq!(at.table.state, TableState::Waiting, "somebody else asked for it");
    assert_eq!(at.act(&seat(0), come()), [EntryKind::Came { seat: 0 }, EntryKind::Started]);
}

#[test]
fn a_kept_seat_is_called_as_its_owner_is_and_forgets_them() {
    let mut at = opened(json!({ "start_when_full": false }), vec![person(0), person(1)]);
    at.rewrite(Action::Rename { seat: 0, name: "Anabel".to_owned() });
    at.act(&seat(0), come());
    assert_eq!(at.table.chairs[0].name, "Anabel");
    let named = at.table.entries_naming(0);
    assert!(
        named.iter().any(|(_, what)| matches!(what, EntryKind::SeatKept { name, .. } if name.is_empty()))
    );
}
