//! Moves of people and bots.

use protocol::ProblemKey;
use protocol::table::{BotLevel, Proposal};
use serde_json::json;
use table::{Action, BotTurn, Cause, EntryKind, Table, Who};
use tabletop::Seat;

use crate::support::{Driver, bot, host, nobody, opening, person, seat, settings};

fn waiting() -> Driver {
    Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0)])
}

#[test]
fn only_the_holder_of_a_seat_moves_and_only_while_the_game_is_on() {
    let mv = |seq| Action::Move { seq, notation: "x".to_owned(), lag: 0 };
    assert_eq!(waiting().problem(&seat(0), mv(1)).detail, "the game has not started");
    let mut at = Driver::toledo(2, json!({}));
    assert_eq!(at.refused(&nobody(), at.first_move()), ProblemKey::NotYourSeat);
    assert_eq!(at.refused(&host(), at.first_move()), ProblemKey::NotYourSeat);
    let seq = at.seq();
    at.act(&seat(0), Action::Resign { seq });
    assert_eq!(at.problem(&seat(1), mv(seq)).detail, "the game is over");
    assert_eq!(at.refused(&seat(7), mv(seq)), ProblemKey::NotNow);

    let mut at = Driver::toledo(3, json!({}));
    let mover = at.mover();
    let action = Action::Resign { seq: at.seq() };
    at.act(&seat(mover), action);
    assert_eq!(at.problem(&seat(mover), at.first_move()).detail, "you have resigned");
    assert_eq!(at.refused(&seat(7), at.first_move()), ProblemKey::NotFound);
}

#[test]
fn the_rules_say_why_a_move_is_not_made() {
    let mut at = Driver::toledo(2, json!({}));
    let (mover, other) = (at.mover(), at.other());
    let mv =
        |notation: &str, at: &Driver| Action::Move { seq: at.seq(), notation: notation.to_owned(), lag: 0 };
    let problem = at.problem(&seat(mover), mv("no such move", &at));
    assert_eq!((problem.key, problem.rule), (ProblemKey::BadNotation, None));
    let problem = at.problem(&seat(other), at.first_move());
    assert_eq!(problem.key, ProblemKey::Illegal);
    assert!(problem.rule.is_some() && problem.reason.is_some(), "{problem:?}");
    assert!(!problem.detail.is_empty());
}

#[test]
fn what_goes_into_the_words_of_a_refusal_is_sent_with_it() {
    let mut with_values = 0;
    for game in ["alcazar", "big-boss", "toledo", "salamanca"] {
        let at = Driver::open(opening(settings(game, 2, json!({}))), vec![person(0), person(1)]);
        let game = at.table.the_game().unwrap();
        for place in 1..=72 {
            for thing in ["", "card ", "sword "] {
                let refused = table::refused_about(game, Seat::new(at.mover()), &format!("{thing}{place}"));
                for wish in refused {
                    assert_eq!(wish.problem.key, ProblemKey::Illegal);
                    assert!(wish.problem.reason.is_some());
                    let is_plain = |value: &serde_json::Value| value.is_string() || value.is_number();
                    assert!(wish.problem.values.values().all(is_plain));
                    with_values += wish.problem.values.len();
                }
            }
        }
    }
    assert!(with_values > 0);
}

#[test]
fn a_move_is_for_the_position_that_its_sender_saw() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    let notation = at.legal(mover)[0].clone();
    let mv = |seq| Action::Move { seq, notation: notation.clone(), lag: 0 };
    let asked = at.seq();
    for seq in [asked - 1, asked + 1] {
        assert_eq!(at.refused(&seat(mover), mv(seq)), ProblemKey::Stale);
    }
    // What asks nobody anew makes no move stale.
    let other = at.other();
    at.propose(other, Proposal::Pause);
    at.answer(mover, false);
    at.act(&seat(mover), mv(asked));
    // A move asks anew, and so does taking it back.
    let after = at.seq();
    assert_eq!(
        at.refused(&seat(at.mover()), Action::Move { seq: after - 1, notation: "x".to_owned(), lag: 0 }),
        ProblemKey::Stale
    );
    at.propose(mover, Proposal::TakeBack { moves: 1 });
    at.answer(other, true);
    assert_eq!(at.refused(&seat(mover), mv(after)), ProblemKey::Stale);
    at.act(&seat(mover), mv(at.seq()));
}

#[test]
fn where_two_choose_at_once_one_does_not_make_the_choice_of_the_other_stale() {
    let mut at = Driver::open(opening(settings("salamanca", 2, json!({}))), vec![person(0), person(1)]);
    while at.table.waiting().len() < 2 {
        at.play();
    }
    let asked = at.seq();
    let choice = |at: &Driver, seat: u8| at.legal(seat)[0].clone();
    let ben = choice(&at, 1);
    at.act(&seat(0), Action::Move { seq: asked, notation: choice(&at, 0), lag: 0 });
    assert!(at.table.waiting().contains(Seat::new(1)));
    at.act(&seat(1), Action::Move { seq: asked, notation: ben, lag: 0 });
    // Whoever was asked something else by it was: the first position is over for both.
    let mover = at.mover();
    let again = Action::Move { seq: asked, notation: choice(&at, mover), lag: 0 };
    assert_eq!(at.refused(&seat(mover), again), ProblemKey::Stale);
}

#[test]
fn blanks_around_a_move_are_not_stored_and_its_lag_is() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    let notation = at.legal(mover)[0].clone();
    let mv = Action::Move { seq: at.seq(), notation: format!(" {notation} "), lag: 250 };
    assert_eq!(
        at.act(&seat(mover), mv),
        [EntryKind::Moved { seat: mover, notation, stand_in: false, lag: 250 }]
    );
}

#[test]
fn a_message_that_is_sent_again_is_known_by_its_name() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    let cause = |seat: u8, id: &str| Cause { seat, id: id.to_owned() };
    assert_eq!(at.table.done_before(&cause(mover, "m1")), None);
    let entries = at.try_with_id(&seat(mover), at.first_move(), Some("m1")).unwrap();
    assert_eq!(entries[0].cause, Some(cause(mover, "m1")));
    assert_eq!(at.table.done_before(&cause(mover, "m1")), Some(entries[0].seq));
    assert_eq!(at.table.done_before(&cause(1 - mover, "m1")), None);
    assert_eq!(at.rebuilt().done_before(&cause(mover, "m1")), Some(entries[0].seq));
    // Several entries of one message: the first one has its name. Without a seat there is none.
    at.leave(mover);
    at.play_until(mover);
    let entries = at.try_with_id(&seat(mover), at.first_move(), Some("m2")).unwrap();
    let causes: Vec<bool> = entries.iter().map(|entry| entry.cause.is_some()).collect();
    assert_eq!(causes, [true, false]);
    let spectator = Who { host: true, ..Who::default() };
    let mut at = waiting();
    let entries = at.try_with_id(&spectator, Action::Close, Some("m3")).unwrap();
    assert_eq!(entries[0].cause, None);
}

#[test]
fn entries_are_numbered_and_time_does_not_go_back() {
    let mut at = waiting();
    at.pass(500);
    let join = Action::Join { seat: None, name: "Ben".to_owned(), player: None, deal_part: None };
    let entries = at.try_with_id(&nobody(), join, None).unwrap();
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [3, 4]);
    at.now = 100;
    at.play();
    assert_eq!(at.stored.last().unwrap().at, 500);
    assert_eq!(at.table.changed_at, 500);
}

fn with_bot() -> Driver {
    Driver::open(opening(settings("toledo", 2, json!({}))), vec![person(0), bot(1)])
}

fn bot_move(at: &Driver, seat: u8) -> Action {
    let game = at.table.the_game().unwrap();
    let notation = game.legal(Seat::new(seat)).first().cloned().unwrap_or_default();
    Action::BotMove { seat, moves: game.moves_made(), notation }
}

#[test]
fn a_bot_moves_when_it_is_asked_and_on_what_it_thought_about() {
    let mut at = with_bot();
    if at.mover() == 0 {
        assert!(at.table.bot_turns().is_empty());
        assert_eq!(at.refused(&nobody(), bot_move(&at, 0)), ProblemKey::Stale);
        at.play_turn();
    }
    assert_eq!(at.table.bot_turns(), [BotTurn { seat: 1, level: BotLevel::Novice }]);
    let Action::BotMove { moves, notation, .. } = bot_move(&at, 1) else { unreachable!() };
    for wrong in [moves + 1, moves.wrapping_sub(1)] {
        let action = Action::BotMove { seat: 1, moves: wrong, notation: notation.clone() };
        assert_eq!(at.refused(&nobody(), action), ProblemKey::Stale);
    }
    let action = Action::BotMove { seat: 1, moves, notation: "nonsense".to_owned() };
    assert_eq!(at.refused(&nobody(), action), ProblemKey::BadNotation);
    let made = at.act(&nobody(), bot_move(&at, 1));
    assert_eq!(made, [EntryKind::Moved { seat: 1, notation, stand_in: false, lag: 0 }]);
}

#[test]
fn a_bot_that_stands_in_plays_for_the_person() {
    let mut at = Driver::toledo(2, json!({}));
    let mover = at.mover();
    assert!(at.table.bot_turns().is_empty());
    at.leave(mover);
    assert_eq!(at.table.bot_turns(), [BotTurn { seat: mover, level: BotLevel::Journeyman }]);
    let made = at.act(&nobody(), bot_move(&at, mover));
    assert!(matches!(made[0], EntryKind::Moved { stand_in: true, .. }), "{made:?}");
    at.propose(1 - mover, Proposal::Pause);
    at.back(mover);
    let seq = at.table.pending.as_ref().map(|pending| pending.seq);
    assert_eq!(seq, Some(at.seq() - 1), "whoever is back is asked");
    at.answer(mover, true);
    at.leave(mover);
    assert!(at.table.bot_turns().is_empty(), "nobody thinks while the game is paused");
}

#[test]
fn a_game_that_comes_to_its_end_ends_the_table() {
    let mut at = with_bot();
    at.play_out();
    let Some(EntryKind::Ended { outcome: Some(outcome), .. }) =
        at.stored.last().map(|entry| entry.what.clone())
    else {
        panic!("no end: {:?}", at.stored.last())
    };
    let ending = at.table.ending.clone().unwrap();
    assert_eq!(ending.outcome.as_ref(), Some(&outcome));
    let first: Vec<u8> = (0..2).filter(|seat| outcome.places[usize::from(*seat)] == 1).collect();
    assert_eq!(ending.winners, first);
    assert!(at.table.waiting().is_empty() && at.table.bot_turns().is_empty());
    assert!(!at.table.is_over_by_the_rules(), "the table says so already");
    assert_eq!(at.refused(&nobody(), Action::EndByTheRules), ProblemKey::NotNow);
}

#[test]
fn the_end_that_was_not_stored_is_made_up_for() {
    let mut at = with_bot();
    assert!(!at.table.is_over_by_the_rules());
    assert_eq!(at.refused(&nobody(), Action::EndByTheRules), ProblemKey::NotNow);
    at.play_out();
    let end = at.stored.pop().unwrap();
    let mut table = Table::rebuild(at.opening.clone(), at.stored.clone(), Vec::new()).unwrap();
    assert!(table.is_over_by_the_rules() && !table.is_over());
    let made = table.act(&nobody(), Action::EndByTheRules, None, end.at).unwrap();
    assert_eq!(made, [end]);
    assert!(table.is_over());
}

#[test]
fn whoever_does_nothing_but_leave_and_come_back_is_stopped_some_day() {
    let mut table = Driver::toledo(2, json!({})).table;
    let turn = |table: &mut Table| {
        let seq = table.seq();
        let action = if table.chairs[0].stand_in { Action::Back { seq } } else { Action::Leave { seq } };
        table.act(&seat(0), action, None, 0)
    };
    while table.seq() <= 20_000 {
        turn(&mut table).unwrap();
    }
    let Err(table::ActError::Refused(problem)) = turn(&mut table) else { panic!("not refused") };
    assert_eq!(problem.key, ProblemKey::TooMany);
}
