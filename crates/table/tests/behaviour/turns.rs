//! Since when and until when each seat is waited for, also where both choose at once.

use protocol::Millis;
use protocol::table::Proposal;
use serde_json::{Value, json};
use table::Action;

use crate::support::{DAY, Driver, SECOND, opening, person, seat, settings};

const HOUR: Millis = 3_600 * SECOND;

/// Salamanca for two: both choose their cards at the same time, before each round.
fn salamanca(more: Value) -> Driver {
    Driver::open(opening(settings("salamanca", 2, more)), vec![person(0), person(1)])
}

fn slow() -> Value {
    json!({ "pace": { "pace": "days", "days": 2 } })
}

fn since(at: &Driver, seat: u8) -> Option<Millis> {
    at.table.summary().turn(seat).map(|turn| turn.since)
}

fn choose(at: &mut Driver, own: u8) {
    let notation = at.legal(own)[0].clone();
    let action = Action::Move { seq: at.seq(), notation, lag: 0 };
    at.act(&seat(own), action);
}

#[test]
fn where_both_choose_at_once_the_turn_of_each_begins_when_it_is_asked_in_every_round() {
    let mut at = salamanca(slow());
    let mut rounds = 0;
    // Whose turn began when, as seen from outside: who is waited for and was not a moment ago begins a turn.
    let mut begun = [Some(0), Some(0)];
    for _ in 0..60 {
        at.pass(HOUR);
        let waiting = at.table.summary().turn_of;
        let mover = if waiting.len() == 2 { u8::from(rounds % 2 == 0) } else { at.mover() };
        rounds += usize::from(waiting.len() == 2);
        choose(&mut at, mover);
        let now = at.table.summary();
        for (own, begun) in [0, 1].into_iter().zip(&mut begun) {
            let is_asked = now.turn_of.contains(&own);
            *begun = is_asked.then(|| begun.unwrap_or(at.now));
            assert_eq!(since(&at, own), *begun, "seat {own} after {} moves", now.moves);
        }
        assert_eq!(now.turn_since, begun.into_iter().flatten().min());
        assert_eq!(at.rebuilt().summary(), now, "a table that is built anew says the same");
    }
    assert!(rounds >= 3, "both chose {rounds} times");
}

#[test]
fn whoever_chooses_changes_nothing_for_the_other() {
    let mut at = salamanca(slow());
    at.pass(HOUR);
    choose(&mut at, 1);
    let turn = at.table.summary().turn(0).unwrap();
    assert_eq!((turn.since, turn.until), (0, Some(2 * DAY)));
    assert_eq!(at.table.summary().turn(1), None);
    at.pass(HOUR);
    if at.table.may_take_back(1) {
        let seq = at.seq();
        at.act(&seat(1), Action::TakeBack { seq });
    } else {
        at.propose(1, Proposal::TakeBack { moves: 1 });
        at.answer(0, true);
    }
    assert_eq!(since(&at, 0), Some(0), "the choice of the other is the same");
    assert_eq!(since(&at, 1), Some(2 * HOUR), "and this one is made anew");
}

#[test]
fn after_a_break_all_turns_begin_anew() {
    let mut at = salamanca(slow());
    at.pass(HOUR);
    at.propose(0, Proposal::Pause);
    at.answer(1, true);
    at.pass(DAY);
    let resume = Action::Resume { seq: at.seq() };
    at.act(&seat(0), resume);
    let turns = at.table.summary().turns;
    assert_eq!(
        turns.iter().map(|turn| (turn.seat, turn.since)).collect::<Vec<_>>(),
        [(0, at.now), (1, at.now)]
    );
}

#[test]
fn each_has_the_time_of_the_own_clock() {
    let mut at = salamanca(json!({ "pace": { "pace": "weekly", "days": 2 } }));
    at.pass(DAY);
    choose(&mut at, 0);
    at.pass(HOUR);
    choose(&mut at, 1);
    // Until both choose again, one has used more of the week than the other.
    while at.table.summary().turn_of.len() < 2 {
        at.pass(HOUR);
        at.play();
    }
    let line = at.table.summary();
    let until: Vec<_> = line.turns.iter().map(|turn| turn.until.unwrap()).collect();
    assert_ne!(until[0], until[1]);
    assert_eq!(line.turn_until, until.iter().min().copied());
    for turn in line.turns {
        let mine = at.table.summary().as_mine(Some(turn.seat));
        assert_eq!((mine.turn_since, mine.turn_until), (Some(turn.since), turn.until));
        assert_eq!(mine.your_seat, Some(turn.seat));
    }
    let host = at.table.summary().as_mine(None);
    assert_eq!((host.turn_since, host.your_seat), (line.turn_since, None));
}

#[test]
fn a_line_that_an_older_program_has_stored_says_what_it_knows() {
    let mut line = salamanca(slow()).table.summary();
    line.turns.clear();
    let turn = line.turn(1).unwrap();
    assert_eq!((turn.since, turn.until), (0, Some(2 * DAY)));
    line.turn_of = vec![0];
    assert_eq!(line.turn(1), None);
}
