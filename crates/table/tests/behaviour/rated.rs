//! Tables whose result counts.

use protocol::ProblemKey;
use protocol::table::{BotLevel, Proposal, Sitter};
use serde_json::json;
use table::{Action, First};

use crate::support::{DAY, Driver, SECOND, host, nobody, opening, person, seat, settings};

fn account(seat: u8) -> First {
    First { player: Some(format!("p{seat}")), ..person(seat) }
}

fn rated(seats: u8) -> Driver {
    let more = json!({ "rated": true, "pace": { "pace": "days", "days": 1 } });
    Driver::open(opening(settings("toledo", seats, more)), (0..seats).map(account).collect())
}

#[test]
fn everybody_has_an_account() {
    let more = json!({ "rated": true, "pace": { "pace": "days", "days": 1 } });
    let mut at = Driver::open(opening(settings("toledo", 3, more)), vec![account(0)]);
    assert!(at.table.is_rated());
    assert_eq!(at.refused(&nobody(), crate::support::join(None)), ProblemKey::NoAccount);
    let person = Action::SetSeat { seat: 1, sitter: Sitter::Person };
    assert_eq!(at.refused(&host(), person), ProblemKey::NoAccount);
    let bot = Action::SetSeat { seat: 1, sitter: Sitter::Bot { level: BotLevel::Novice } };
    at.act(&host(), bot);
    assert!(!Driver::toledo(2, json!({})).table.is_rated());
}

#[test]
fn nothing_is_taken_back() {
    let mut at = rated(2);
    let mover = at.mover();
    for _ in 0..30 {
        let mover = at.mover();
        at.play();
        assert!(!at.table.may_take_back(mover));
    }
    let take_back = Action::TakeBack { seq: at.seq() };
    assert_eq!(at.refused(&seat(mover), take_back), ProblemKey::SwitchedOff);
    assert_eq!(at.refused_proposal(mover, Proposal::TakeBack { moves: 1 }), ProblemKey::SwitchedOff);
    at.propose(mover, Proposal::Pause);
}

#[test]
fn nobody_stops_the_clock_or_breaks_off_alone() {
    let mut at = rated(2);
    let mover = at.mover();
    let action = Action::Resign { seq: at.seq() };
    let more = json!({ "rated": true, "pace": { "pace": "days", "days": 1 } });
    let mut alone =
        Driver::open(opening(settings("toledo", 2, more)), vec![account(0), crate::support::bot(1)]);
    for proposal in [Proposal::Pause, Proposal::Abort] {
        assert_eq!(alone.refused_proposal(0, proposal), ProblemKey::SwitchedOff);
    }
    let mut unrated =
        Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0), crate::support::bot(1)]);
    assert!(
        unrated.propose(0, Proposal::Pause).contains(&table::EntryKind::Paused),
        "elsewhere it harms nobody"
    );
    // With another it takes two.
    at.propose(mover, Proposal::Pause);
    assert_eq!(at.table.pending.as_ref().map(|pending| pending.agreed.clone()), Some(vec![mover]));
    at.act(&seat(1 - mover), action);
}

#[test]
fn no_seat_goes_to_another_but_the_game_can_end() {
    let mut at = rated(3);
    let late = at.mover();
    let by = (late + 1) % 3;
    at.pass(DAY + SECOND);
    at.act(&nobody(), Action::TimeOut { seat: late });
    for proposal in [
        Proposal::SeatToBot { gone_seat: late, level: BotLevel::Novice },
        Proposal::SeatToLink { gone_seat: late },
    ] {
        assert_eq!(at.refused_proposal(by, proposal), ProblemKey::SwitchedOff);
    }
    at.propose(by, Proposal::EndWithout { gone_seat: late });
}

#[test]
fn there_are_no_hints_and_elsewhere_none_where_people_play_each_other_with_a_clock() {
    assert!(!rated(2).table.has_hints());
    let clock = json!({ "pace": { "pace": "days", "days": 1 } });
    assert!(!Driver::toledo(2, clock.clone()).table.has_hints());
    assert!(Driver::toledo(2, json!({})).table.has_hints());
    assert!(!Driver::toledo(2, json!({ "hints": false })).table.has_hints());
    assert!(
        Driver::toledo(2, json!({ "hints": true, "pace": { "pace": "days", "days": 1 } })).table.has_hints()
    );
    let alone = Driver::open(opening(settings("toledo", 2, clock)), vec![person(0), crate::support::bot(1)]);
    assert!(alone.table.has_hints(), "nobody else is there to be wronged");
    assert_eq!(alone.table.info().settings.hints, Some(true));
    assert_eq!(rated(2).table.info().settings.hints, Some(false));
}
