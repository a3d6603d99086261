//! What each viewer is shown, and nothing else.

use protocol::log::Happening;
use protocol::table::{EndingReason, Proposal, TableState};
use protocol::{ProblemKey, SeatNumber};
use serde_json::{Value, json};
use table::{Action, EntryKind, Opening};

use crate::support::{
    BOT, DAY, Driver, MINUTE, NAMES, SECOND, host, nobody, opening, person, seat, settings,
};

fn view(at: &Driver, viewer: Option<SeatNumber>) -> Value {
    let game = at.table.now(viewer, false, None, at.now).game.unwrap();
    serde_json::from_str(&serde_json::to_string(&game.view).unwrap()).unwrap()
}

fn offers(at: &Driver, viewer: Option<SeatNumber>) -> Vec<String> {
    let game = at.table.now(viewer, false, None, at.now).game.unwrap();
    let offers: Vec<Value> = serde_json::from_str(&serde_json::to_string(&game.offers).unwrap()).unwrap();
    offers.iter().map(|offer| offer["notation"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_table_tells_everybody_who_sits_there_and_what_it_was_opened_with() {
    let own = Opening {
        opened_at: 5,
        rematch_of: Some("before".to_owned()),
        ..opening(settings("toledo", 3, json!({})))
    };
    let mut at = Driver::open(own, vec![person(0), person(1)]);
    let info = at.table.info();
    assert_eq!((info.id.as_str(), info.settings.game.as_str()), (at.opening.id.as_str(), "toledo"));
    assert_eq!((info.state, info.host_seat), (TableState::Waiting, Some(0)));
    assert_eq!((info.opened_at, info.started_at, info.ended_at), (5, None, None));
    assert_eq!(info.rematch_of.as_deref(), Some("before"));
    assert_eq!(info.commitment, at.opening.server_part.commitment().to_string());
    let names: Vec<_> = info.chairs.iter().map(|chair| (chair.seat, chair.name.as_str())).collect();
    assert_eq!(names, [(0, "Ana"), (1, "Ben"), (2, "")]);
    at.pass(100);
    at.act(&seat(1), Action::Come { deal_part: None });
    at.act(&host(), Action::SetSeat { seat: 2, sitter: BOT });
    let info = at.table.info();
    assert_eq!((info.started_at, info.chairs[2].sitter), (Some(100), BOT));
}

#[test]
fn what_people_added_to_the_deal_is_shown_when_the_game_is_over() {
    let mut at = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    at.act(&seat(0), Action::AddToDeal { part: "dice".to_owned() });
    at.act(&nobody(), crate::support::join(None));
    let chairs = at.table.info().chairs;
    assert_eq!((chairs[0].added_to_deal, chairs[0].deal_part.as_deref()), (true, None));
    assert!(!chairs[1].added_to_deal);
    let told = at.table.log(Some(1), 0);
    assert!(told.iter().any(|entry| entry.what == Happening::AddedToDeal { seat: 0 }));
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    assert_eq!(at.table.info().chairs[0].deal_part.as_deref(), Some("dice"));
}

#[test]
fn a_view_is_made_for_the_one_who_looks_and_only_whoever_is_asked_gets_moves() {
    let mut at = Driver::toledo(2, json!({}));
    at.play_turn();
    at.play_turn();
    let (mover, other) = (at.mover(), at.other());
    assert_ne!(view(&at, Some(0)), view(&at, Some(1)));
    assert_ne!(view(&at, Some(0)), view(&at, None));
    assert_eq!(offers(&at, Some(mover)), at.legal(mover));
    assert!(offers(&at, Some(other)).is_empty() && offers(&at, None).is_empty());
    let now = at.table.now(Some(other), true, None, 0);
    assert_eq!((now.you.seat, now.you.host), (Some(other), true));
    let game = now.game.unwrap();
    assert_eq!(game.waiting, [mover]);
    assert_eq!((game.moves as usize, game.outcome), (at.table.the_game().unwrap().moves_made(), None));
    assert_eq!((now.table.as_str(), now.seq), (at.opening.id.as_str(), at.seq()));
    assert!(now.info.is_none());
    let waiting = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    assert!(waiting.table.now(Some(0), false, None, 0).game.is_none());
}

#[test]
fn everybody_is_told_since_which_of_their_moves_something_has_happened() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    let last_move = |at: &Driver, seat| at.table.now(seat, false, None, 0).you.last_move;
    assert_eq!(last_move(&at, Some(mover)), None);
    at.play();
    let made = at.seq();
    at.propose(0, Proposal::Pause);
    assert_eq!(last_move(&at, Some(mover)), Some(made));
    assert_eq!(last_move(&at, Some(1 - mover)), None);
    assert_eq!(last_move(&at, None), None);
}

#[test]
fn the_log_comes_after_the_entry_that_is_named_and_up_to_two_hundred_at_once() {
    let mut at = Driver::toledo(2, json!({}));
    let now = |at: &Driver, since| at.table.now(Some(0), false, since, 0);
    let all = now(&at, Some(0));
    assert_eq!((all.entries.len(), all.gap), (at.stored.len(), false));
    let numbers =
        |entries: &[protocol::log::LogEntry]| entries.iter().map(|entry| entry.seq).collect::<Vec<_>>();
    assert_eq!(numbers(&all.entries), (1..=at.seq()).collect::<Vec<_>>());
    assert_eq!(numbers(&now(&at, Some(2)).entries), (3..=at.seq()).collect::<Vec<_>>());
    let none = now(&at, None);
    assert!(none.entries.is_empty() && none.gap);
    assert!(now(&at, Some(at.seq())).entries.is_empty());
    assert!(now(&at, Some(at.seq() + 9)).entries.is_empty());
    while at.seq() < 200 {
        at.leave(0);
        at.back(0);
    }
    while at.seq() < 200 {
        at.play();
    }
    assert_eq!(
        (now(&at, Some(at.seq() - 200)).entries.len(), now(&at, Some(at.seq() - 200)).gap),
        (200, false)
    );
    at.leave(1);
    let now = now(&at, Some(at.seq() - 201));
    assert_eq!((now.entries.len(), now.gap), (200, true));
    assert_eq!(now.entries.last().map(|entry| entry.seq), Some(at.seq()), "the last ones are sent");
    assert_eq!(numbers(&at.table.log(None, 1)), (2..=201).collect::<Vec<_>>(), "the first ones when asked");
}

#[test]
fn every_kind_of_entry_is_told_as_what_it_was() {
    let mut at = Driver::toledo(4, json!({ "start_when_full": false, "gone_after_minutes": 1 }));
    at.pass(SECOND);
    at.act(&seat(3), Action::Free { seat: 3 });
    at.act(&nobody(), crate::support::join(None));
    at.act(&host(), Action::SetSeat { seat: 3, sitter: BOT });
    at.act(&host(), Action::Start);
    at.play_until(0);
    at.propose(0, Proposal::Pause);
    at.answer(1, false);
    at.propose(0, Proposal::Pause);
    at.answer(1, true);
    at.answer(2, true);
    let resume = Action::Resume { seq: at.seq() };
    at.act(&seat(2), resume);
    at.leave(1);
    at.back(1);
    at.leave(1);
    at.pass(MINUTE);
    at.propose(2, Proposal::SeatToLink { gone_seat: 1 });
    at.act(&nobody(), Action::TakeOver { seat: 1, name: "Zoe".to_owned(), player: None });
    let names: Vec<String> = at
        .table
        .log(None, 0)
        .iter()
        .map(|entry| {
            let told = serde_json::to_value(entry).unwrap();
            let stored = serde_json::to_value(&at.stored[entry.seq as usize - 1].what).unwrap();
            assert_eq!(told["happening"], stored["happened"]);
            assert_eq!(told["at"], at.stored[entry.seq as usize - 1].at);
            for field in ["seat", "name", "level", "what", "moves", "gone_seat", "table"] {
                assert!(told[field] == stored[field] || stored[field].is_null(), "{field} of {told}");
            }
            told["happening"].as_str().unwrap().to_owned()
        })
        .collect();
    for name in [
        "kicked",
        "stood-up",
        "bot-seated",
        "declined",
        "paused",
        "resumed",
        "left",
        "back",
        "seat-opened",
        "took-over",
    ] {
        assert!(names.iter().any(|given| given == name), "{name} is missing: {names:?}");
    }
}

#[test]
fn a_hidden_card_is_told_to_its_owner_alone_and_to_all_after_the_end() {
    let mut at = Driver::toledo(2, json!({}));
    let told = |at: &Driver, viewer| {
        let moved = |entry: protocol::log::LogEntry| match entry.what {
            Happening::Moved { number, events, .. } => Some((number, events)),
            _ => None,
        };
        at.table.log(viewer, 0).into_iter().filter_map(moved).collect::<Vec<_>>()
    };
    for _ in 0..30 {
        at.play();
    }
    let (own, other, all) = (told(&at, Some(0)), told(&at, Some(1)), told(&at, None));
    assert_ne!(own, other);
    assert_ne!(own, all);
    assert_eq!(own.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (0..30).collect::<Vec<_>>());
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    let open = told(&at, None);
    assert_ne!(open, all);
    assert_eq!(open, told(&at, Some(1)));
}

#[test]
fn the_lobby_has_one_line_of_it() {
    let more = json!({ "pace": { "pace": "days", "days": 2 }, "languages": ["en", "nl"] });
    let mut at = Driver::toledo(2, more);
    at.pass(DAY);
    let mover = at.mover();
    let line = at.table.summary();
    assert_eq!((line.id.as_str(), line.game.as_str()), (at.opening.id.as_str(), "toledo"));
    assert_eq!((line.state, line.turn_of), (TableState::Playing, vec![mover]));
    assert_eq!((line.turn_since, line.turn_until), (Some(0), Some(2 * DAY)));
    assert_eq!((line.languages, line.rated), (vec!["en".to_owned(), "nl".to_owned()], false));
    assert_eq!((line.moves, line.opened_at, line.started_at, line.ended_at), (0, 0, Some(0), None));
    assert_eq!(line.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), NAMES[..2]);
    // A turn is several moves: the own ones do not begin it anew.
    let mut within = 0;
    for _ in 0..20 {
        let (mover, since) = (at.mover(), at.table.summary().turn_since);
        at.pass(SECOND);
        at.play_last();
        let is_same_turn = at.mover() == mover;
        within += u32::from(is_same_turn);
        assert_eq!(at.table.summary().turn_since, if is_same_turn { since } else { Some(at.now) });
    }
    assert!(within > 0, "no turn had several moves");
    let line = at.table.summary();
    assert_eq!(line.moves as usize, at.table.the_game().unwrap().moves_made());
    assert_eq!(line.changed_at, at.now);
    at.propose(0, Proposal::Pause);
    at.answer(1, true);
    assert_eq!(at.table.summary().turn_until, None);
    at.pass(DAY);
    let resume = Action::Resume { seq: at.seq() };
    at.act(&seat(0), resume);
    assert_eq!(at.table.summary().turn_since, Some(at.now));
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    let line = at.table.summary();
    assert_eq!((line.turn_since, line.turn_until, line.ended_at), (None, None, Some(at.now)));
    assert_eq!(line.ending.unwrap().reason, EndingReason::Resigned);
    assert_eq!(line.turn_of, [] as [u8; 0]);
}

#[test]
fn a_turn_ends_when_the_time_of_whoever_is_waited_for_is_over() {
    let pace = json!({ "pace": "real-time", "bank_seconds": 60, "increment_seconds": 0 });
    let mut at = Driver::toledo(2, json!({ "pace": pace }));
    at.pass(30 * SECOND);
    at.play_turn();
    assert_eq!(
        at.table.summary().turn_until,
        Some(90 * SECOND),
        "the other has less time, and is not waited for"
    );
}

#[test]
fn a_moment_of_the_past_is_shown_as_the_reader_saw_it() {
    let mut at = Driver::toledo(2, json!({}));
    let mut views = vec![[view(&at, Some(0)), view(&at, Some(1)), view(&at, None)]];
    let mut movers = Vec::new();
    for number in 0..10 {
        at.now = number * SECOND;
        movers.push(at.mover());
        at.play();
        views.push([view(&at, Some(0)), view(&at, Some(1)), view(&at, None)]);
    }
    for (number, seen) in views.iter().enumerate() {
        for (reader, seen) in [Some(0), Some(1), None].into_iter().zip(seen) {
            let moment = at.table.moment(reader, number as u32, None).unwrap();
            assert_eq!((moment.number as usize, &moment.view), (number, seen));
            let mover = number.checked_sub(1).map(|index| movers[index]);
            assert_eq!(moment.seat, mover);
            assert_eq!(
                moment.notation.is_some(),
                mover.is_some() && mover == reader,
                "a move is its maker's"
            );
            assert_eq!(moment.at, number.checked_sub(1).map(|index| index as u64 * SECOND));
            assert_eq!(moment.events.is_empty(), number == 0);
            assert_eq!(moment.waiting.len(), 1);
            assert!(moment.outcome.is_none());
        }
    }
    assert_eq!(at.table.moment(None, 11, None).unwrap_err().key, ProblemKey::NotFound);
    assert_eq!(at.table.moment(Some(0), 3, Some(1)).unwrap_err().key, ProblemKey::NotNow);
    at.table.moment(Some(0), 3, Some(0)).unwrap();
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(0), action);
    assert_eq!(at.table.moment(None, 3, Some(1)).unwrap().view, views[3][1]);
    assert!(at.table.moment(None, 3, None).unwrap().notation.is_some(), "after the end all is open");
    assert_eq!(at.table.moment(None, 3, Some(2)).unwrap_err().key, ProblemKey::NotFound);
    let waiting = Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)]);
    assert_eq!(waiting.table.moment(None, 0, None).unwrap_err().key, ProblemKey::NotNow);
}

#[test]
fn the_end_is_told_with_how_it_came() {
    let mut at = Driver::toledo(2, json!({}));
    at.play_out();
    let log = at.table.log(None, at.seq() - 1);
    let Happening::Ended { ending } = &log[0].what else { panic!("{log:?}") };
    assert_eq!(Some(ending), at.table.ending.as_ref());
    let moves = at.table.the_game().unwrap().moves_made() as u32;
    assert!(at.table.moment(None, moves, None).unwrap().outcome.is_some());
    let game = at.table.now(None, false, None, 0).game.unwrap();
    assert!(game.outcome.is_some() && game.waiting.is_empty());
    assert!(matches!(at.stored.last().unwrap().what, EntryKind::Ended { .. }));
}
