//! The next game with the same people.

use protocol::ProblemKey;
use protocol::table::{Proposal, Sitter};
use serde_json::json;
use table::{Action, EntryKind};

use crate::support::{BOT, Driver, MINUTE, bot, host, nobody, opening, person, seat, settings};

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
