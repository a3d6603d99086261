//! Spielende: T-26 to T-29.

use serde_json::json;
use tabletop::{Game, Outcome, Seat, Status};
use toledo::Event;

use crate::support::{after, part, play, position};

fn outcome(game: &toledo::Toledo) -> Outcome {
    match game.status() {
        Status::Finished(outcome) => outcome,
        Status::Waiting(_) => panic!("the game goes on"),
    }
}

/// T-26: after the turn with the third pawn every other player has one more turn.
#[test]
fn the_third_pawn_brings_one_more_turn_for_every_other_player() {
    let text = "seats 3\nturn 1\nshop 19 0 gem-2\npawns 1 19 alcazar alcazar\nhand 1 1";
    let mut game = position(text);
    let events = play(&mut game, &["go 1 19"]);
    assert!(events.contains(&Event::LastRound { seat: Seat::new(1) }));
    assert_eq!(game.turn(), Seat::new(2));
    play(&mut game, &["draw"]);
    assert_eq!(game.turn(), Seat::new(0), "also those who sat before the start of the round");
    let events = play(&mut game, &["draw"]);
    assert!(game.status().is_finished());
    assert_eq!(events.iter().filter(|event| matches!(event, Event::HandShown { .. })).count(), 3);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Scored { .. })).count(), 3);
}

/// T-26: two pawns do not end it; the third counts at the end of the turn, and more may follow in that turn.
#[test]
fn two_pawns_do_not_end_the_game_and_a_turn_is_played_out() {
    let game = after("shop 19 0 gem-2\npawns 0 19 alcazar\nhand 0 1", &["go 1 19"]);
    assert_eq!(part(&game, "closing_seat"), json!(null));
    let third = after("shop 19 0 gem-2\npawns 0 19 19 alcazar alcazar\nhand 0 1 1 6", &["go 1 19"]);
    assert_eq!(part(&third, "closing_seat"), json!(null), "the turn is not over");
    let fourth =
        after("shop 19 0 gem-2\npawns 0 19 19 alcazar alcazar\nhand 0 1 1 6", &["go 1 19", "go 1 19"]);
    assert_eq!((part(&fourth, "closing_seat"), part(&fourth, "players/0/alcazar")), (json!(0), json!(4)));
}

/// T-26: a second player with three pawns in the last round prolongs nothing.
#[test]
fn the_last_round_is_not_prolonged() {
    let text = "seats 3\nturn 1\nclosing 0\nshop 19 0 gem-2\npawns 0 alcazar alcazar alcazar\n\
                pawns 1 19 alcazar alcazar\nhand 1 1";
    let mut game = after(text, &["go 1 19"]);
    assert_eq!(part(&game, "closing_seat"), json!(0));
    play(&mut game, &["draw"]);
    assert!(game.status().is_finished());
}

/// The book's example of a score: a sword of 12 in the Alcazar, one of 7 held (3), two paintings of 2 (4), three gems (1), the movement
/// tile (-2): 18 points.
#[test]
fn the_example_of_the_book() {
    // The other player has the painting on top of the pile.
    let text = "pawns 0 alcazar\nbrought 0 12\nswords 0 7\npaintings 1 3\npaintings 0 2 2\ngems 0 3\nsteel 0 4\n\
                tiles 0 violet movement";
    let score = position(text).score(Seat::new(0));
    assert_eq!((score.brought, score.held, score.paintings, score.gems, score.movement), (12, 3, 4, 1, -2));
    assert_eq!(score.total(), 18);
}

/// T-27: each held sword is halved and rounded down by itself; steel and duel tiles score nothing.
#[test]
fn each_held_sword_is_halved_by_itself() {
    let score = |text: &str| position(text).score(Seat::new(0)).total();
    assert_eq!(score("swords 0 7 7 3"), 3 + 3 + 1);
    assert_eq!(score("gems 0 1"), 0);
    assert_eq!(score("gems 0 5"), 2);
    assert_eq!(score("steel 0 9\ntiles 0 violet brown orange"), 0);
    assert_eq!(score("tiles 0 movement"), -2);
}

/// T-28: the three keys of the final order.
#[test]
fn ties_go_to_more_cards_then_to_the_higher_sum_then_are_shared() {
    let end = |text: &str| {
        let rest = "round 100\nturn 1\npawns 0 5\npile 1-1 1-2";
        let mut game = position(&format!("{rest}\n{text}"));
        play(&mut game, &["lay gem-1 7"]);
        outcome(&game)
    };
    let points = end("gems 0 2\nhand 1 6 6 6");
    assert_eq!((points.scores.to_vec(), points.places.to_vec()), (vec![1, 0], vec![1, 2]));
    let cards = end("hand 0 6 6\nhand 1 1 1 2");
    assert_eq!((cards.scores.to_vec(), cards.places.to_vec()), (vec![0, 0], vec![2, 1]));
    let sum = end("hand 0 6 2\nhand 1 4 3");
    assert_eq!(sum.places.to_vec(), [1, 2]);
    let shared = end("hand 0 6 2\nhand 1 4 4");
    assert_eq!(shared.places.to_vec(), [1, 1]);
}

/// T-29: a ruling.
#[test]
fn after_a_hundred_rounds_the_game_is_counted_as_it_stands() {
    let mut game = position("seats 3\nround 99\nturn 2\nhand 0 1");
    play(&mut game, &["draw"]);
    assert_eq!((part(&game, "round"), game.status().is_finished()), (json!(100), false));
    play(&mut game, &["draw", "draw"]);
    assert!(!game.status().is_finished());
    play(&mut game, &["draw"]);
    assert!(game.status().is_finished());
    assert_eq!(part(&game, "round"), json!(100));
}

/// T-29, T-26: a ruling: also where others would still have one more turn.
#[test]
fn the_hundredth_round_ends_the_game_though_a_turn_is_owed() {
    let text = "seats 3\nround 100\nturn 2\nshop 19 0 gem-2\npawns 2 19 alcazar alcazar\nhand 2 1";
    let mut game = position(text);
    play(&mut game, &["go 1 19"]);
    assert_eq!(part(&game, "closing_seat"), json!(2), "seats 0 and 1 would have one more turn");
    assert!(game.status().is_finished());
    let mut earlier = position(&text.replace("round 100", "round 99"));
    play(&mut earlier, &["go 1 19"]);
    assert!(!earlier.status().is_finished(), "one round before they have it");
}

/// T-29: a round ends before the start player's turn, whoever that is.
#[test]
fn a_round_begins_with_the_start_player() {
    let mut game = position("seats 3\nround 100\nstart 2\nturn 0");
    play(&mut game, &["draw"]);
    assert!(!game.status().is_finished());
    play(&mut game, &["draw"]);
    assert!(game.status().is_finished());
}

/// T-26: nothing can be done any more.
#[test]
fn a_finished_game_waits_for_nobody() {
    let game = after("round 100\nturn 1", &["draw"]);
    let why = game.why_not(Seat::new(0), &"draw".parse().expect("a move"));
    assert_eq!(why.expect_err("it is over").to_string(), "game-is-over: T-26");
    assert!(game.status().waiting().is_empty());
}

/// T-7: in turn.
#[test]
fn another_seat_has_to_wait() {
    let game = position("");
    let why = game.why_not(Seat::new(1), &"draw".parse().expect("a move"));
    assert_eq!(why.expect_err("it is seat 0's turn").to_string(), "not-your-turn other=0: T-7");
}
