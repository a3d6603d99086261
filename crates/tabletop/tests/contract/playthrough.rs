//! Playing, taking back, looking ahead and counting.

use tabletop::conformance::{check_recording, log_seen_by, random_game};
use tabletop::perft::perft;
use tabletop::{Deal, Game, Playthrough, Seat, Start, preview};

use crate::toy::{Toy, ToyEvent, ToyMove};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn start() -> Playthrough<Toy> {
    Playthrough::new(2, &(), Deal::from_seed(7)).unwrap()
}

/// The n-th card in a hand, chosen.
fn choose(game: &Playthrough<Toy>, seat: Seat, index: usize) -> ToyMove {
    ToyMove::Choose { card: game.state().hands[seat.index()][index] }
}

#[test]
fn a_refused_move_leaves_no_trace() {
    let mut game = start();
    let refusal = game.play(A, ToyMove::Choose { card: 99 }, None).unwrap_err();
    assert_eq!(refusal.rule, "Y-2");
    assert_eq!(game, start());
}

#[test]
fn a_move_is_taken_back_whole() {
    let mut game = start();
    let mv = choose(&game, A, 0);
    game.play(A, mv, Some(5)).unwrap();
    assert_eq!(game.past().len(), 1);
    let turn = game.take_back().unwrap();
    assert_eq!((turn.seat, turn.mv, turn.at), (A, mv, Some(5)));
    assert_eq!(game, start());
    assert_eq!(game.take_back(), None);
}

#[test]
fn only_the_own_last_move_may_be_taken_back_alone() {
    let mut game = start();
    assert!(!game.may_take_back(A));
    let mv = choose(&game, A, 0);
    game.play(A, mv, None).unwrap();
    assert!(game.may_take_back(A));
    assert!(!game.may_take_back(B));
}

#[test]
fn nobody_takes_back_alone_what_showed_something() {
    let mut game = start();
    let ToyMove::Choose { card } = choose(&game, A, 0) else { unreachable!() };
    game.play(A, ToyMove::Swap { card }, None).unwrap();
    assert!(game.past()[0].is_new_information());
    assert!(!game.may_take_back(A));
}

#[test]
fn a_preview_stops_before_the_news() {
    let game = start();
    let card = game.state().hands[0][0];
    assert_eq!(preview(game.state(), A, &ToyMove::Swap { card }), Ok(vec![ToyEvent::Laid { seat: A, card }]));
    assert_eq!(
        preview(game.state(), A, &ToyMove::Choose { card }),
        Ok(vec![ToyEvent::Chosen { seat: A, card: Some(card), left: 2 }])
    );
    assert_eq!(preview(game.state(), A, &ToyMove::Choose { card: 99 }).unwrap_err().rule, "Y-2");
}

#[test]
fn counting_all_ways_to_play_on() {
    let game = start();
    // Two seats, three cards each, to choose or to swap.
    assert_eq!(perft(game.state(), 0), 1);
    assert_eq!(perft(game.state(), 1), 12);
    // After a choice (6 of 12) only the other one acts; after a swap the swapper can still choose.
    assert_eq!(perft(game.state(), 2), 6 * 6 + 6 * (3 + 6));
    let finished = random_game::<Toy>(2, &(), 1);
    assert_eq!(perft(finished.state(), 5), 1);
}

#[test]
fn a_game_from_a_position_is_recorded_with_it() {
    let mut game = start();
    let mv = choose(&game, A, 1);
    game.play(A, mv, None).unwrap();
    let mut other = Playthrough::from_position(game.state().clone());
    let mv = choose(&other, B, 0);
    other.play(B, mv, None).unwrap();
    let again = Playthrough::<Toy>::replay(&other.record().to_string().parse().unwrap()).unwrap();
    assert_eq!(again, other);
    assert_eq!(*again.start(), Start::Position(game.state().clone()));
}

#[test]
fn a_recording_must_stay_what_it_is_to_the_letter() {
    let text = random_game::<Toy>(3, &(), 5).record().to_string();
    check_recording::<Toy>(&text);
    let other = text.replacen("scores: ", "scores: 9", 1);
    assert!(std::panic::catch_unwind(|| check_recording::<Toy>(&other)).is_err());
}

#[test]
fn a_log_shows_each_viewer_what_that_viewer_may_know() {
    let mut game = start();
    let mv = choose(&game, A, 0);
    game.play(A, mv, None).unwrap();
    let ToyMove::Choose { card } = mv else { unreachable!() };
    let line = |card: &str| format!(r#"{{"event":"chosen","seat":0,"card":{card},"left":2}}"#);
    assert_eq!(log_seen_by(&game, Some(A)), [line(&card.to_string())]);
    assert_eq!(log_seen_by(&game, Some(B)), [line("null")]);
    assert_eq!(log_seen_by(&game, None), [line("null")]);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    assert_eq!(random_game::<Toy>(4, &(), 9), random_game::<Toy>(4, &(), 9));
    assert!(random_game::<Toy>(4, &(), 9).state().status().is_finished());
}
