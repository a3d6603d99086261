//! 2. Play a card.

use salamanca::{Event, Step};
use tabletop::Game;

use crate::support::position::Position;
use crate::support::{moves, play, refused, seat};

// S-14
#[test]
fn each_in_turn_clockwise_plays_a_card() {
    let mut game = Position::new(3).leader(1).hand(1, &[1, 2, 3, 4, 4]).read();
    assert_eq!(moves(&game, 1), ["card 1", "card 2", "card 3", "card 4"], "equal cards are one move");
    assert!(moves(&game, 0).is_empty() && moves(&game, 2).is_empty());
    assert_eq!(refused(&game, 2, "card 8"), ("S-14", "not-your-card"));
    play(&mut game, 1, "card 2");
    assert_eq!(game.status().waiting().first(), Some(seat(2)));
}

// S-14
#[test]
fn nobody_plays_a_value_that_was_played_in_this_round() {
    let game = Position::new(3).played(&[(0, 8), (1, 3)]).hand(2, &[1, 3, 5, 6, 8]).read();
    assert_eq!(moves(&game, 2), ["card 1", "card 5", "card 6"]);
    assert_eq!(refused(&game, 2, "card 3"), ("S-14", "value-played"));
    assert_eq!(refused(&game, 2, "card 8"), ("S-14", "value-played"));
    assert_eq!(refused(&game, 2, "card 7"), ("S-14", "no-such-card"));
    assert_eq!(refused(&game, 2, "cards 1 5"), ("S-14", "play-card-first"), "two cards are for two players");
    assert_eq!(refused(&game, 2, "pass"), ("S-14", "play-card-first"));
}

// S-14: later the player who had the last turn of the round before, passed or not.
#[test]
fn whoever_had_the_last_turn_plays_the_next_first_card() {
    for last_move in ["pass", "take a"] {
        let mut game = Position::new(3).display(&["la"]).turn(&[(1, 8), (0, 7), (2, 3)], 3).read();
        play(&mut game, 2, last_move);
        if last_move == "take a" {
            crate::support::play_all(&mut game, 2, &["lay lake a1", "end"]);
        }
        assert_eq!(game.step(), Step::PlayCards);
        assert_eq!(game.status().waiting().first(), Some(seat(2)));
    }
}

/// The book's example: 9, 7, 6 and 4 lie on the table, and these are the cards of Ramon (seat 4).
fn ramon() -> Position {
    Position::new(5).played(&[(0, 9), (1, 7), (2, 6), (3, 4)]).hand(4, &[4, 6, 7, 9])
}

// S-15, the example of the book
#[test]
fn of_five_players_who_holds_only_played_values_plays_the_first_and_acts_first() {
    let mut game = ramon().read();
    assert_eq!(moves(&game, 4), ["card 9"]);
    assert_eq!(refused(&game, 4, "card 7"), ("S-15", "only-first-card"));
    assert_eq!(refused(&game, 4, "card 1"), ("S-14", "no-such-card"));
    let events = play(&mut game, 4, "card 9");
    assert_eq!(events[0], Event::HandShown { seat: seat(4), cards: vec![4, 6, 7, 9] });
    assert_eq!(order(&game), [(4, 9), (0, 9), (1, 7), (2, 6), (3, 4)]);
}

fn order(game: &salamanca::Salamanca) -> Vec<(usize, u8)> {
    game.table().iter().map(|played| (played.seat.index(), played.card)).collect()
}

// S-15, S-16, Ruling: with 9 8 7 5 the player who would act first has the 5.
#[test]
fn the_exception_follows_the_five_when_the_five_acts_first() {
    let mut game = Position::new(5).played(&[(3, 9), (4, 5), (0, 8), (1, 7)]).hand(2, &[5, 7, 8, 9]).read();
    assert_eq!(moves(&game, 2), ["card 5"]);
    play(&mut game, 2, "card 5");
    assert_eq!(order(&game), [(2, 5), (4, 5), (3, 9), (0, 8), (1, 7)]);
}

// S-15: the other side: one card of another value, and the hand stays hidden.
#[test]
fn whoever_has_another_value_must_play_it_unseen() {
    let mut game = Position::new(5).played(&[(0, 9), (1, 7), (2, 6), (3, 4)]).hand(4, &[5, 6, 7, 9]).read();
    assert_eq!(moves(&game, 4), ["card 5"]);
    assert_eq!(refused(&game, 4, "card 9"), ("S-14", "value-played"));
    let events = play(&mut game, 4, "card 5");
    assert!(!events.iter().any(|event| matches!(event, Event::HandShown { .. })));
}
