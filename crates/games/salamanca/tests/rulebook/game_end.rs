//! End of the game.

use salamanca::{Salamanca, Step};
use tabletop::{Game, Status};

use crate::support::position::Position;
use crate::support::{money, moves, play, refused};

/// The last turn of the last round.
fn last_turn() -> Position {
    Position::new(3).grid("ca/0 la la la la . mo/1").turn(&[(1, 8), (0, 7), (2, 3)], 3).last_round()
}

// S-19: the last round is played to its end, market included; buildings count nothing.
#[test]
fn the_game_ends_after_the_market_of_the_last_round_and_the_most_money_wins() {
    let mut game = last_turn().money(&[10, 11, 3]).read();
    play(&mut game, 2, "pass");
    assert_eq!(game.step(), Step::Finished);
    assert_eq!(money(&game), [12, 11, 3]);
    let Status::Finished(outcome) = game.status() else { panic!("the game goes on") };
    assert_eq!(outcome.scores.as_slice(), [12, 11, 3]);
    assert_eq!(outcome.places.as_slice(), [1, 2, 3]);
    assert!(moves(&game, 0).is_empty());
    assert_eq!(refused(&game, 0, "pass"), ("S-19", "game-over"));
}

// S-19
#[test]
fn a_tie_is_a_shared_win() {
    let mut game = last_turn().money(&[10, 12, 3]).read();
    play(&mut game, 2, "pass");
    let Status::Finished(outcome) = game.status() else { panic!("the game goes on") };
    assert_eq!(outcome.places.as_slice(), [1, 1, 3]);
}

// S-5, S-19: at the end money is shown to all.
#[test]
fn money_is_shown_at_the_end() {
    let mut game = last_turn().money(&[10, 12, 3]).read();
    assert!(game.view(None).players.iter().all(|player| player.money.is_none()));
    play(&mut game, 2, "pass");
    let shown: Vec<_> = game.view(None).players.iter().map(|player| player.money).collect();
    assert_eq!(shown, [Some(12), Some(12), Some(3)]);
    assert!(game.view(None).outcome.is_some());
}

// S-17, S-19: what the table shows of it: the last round until it is over, and whose turn has both actions.
#[test]
fn the_last_round_and_the_turn_with_both_actions_are_shown() {
    let mut game = last_turn().read();
    let view = game.view(None);
    assert_eq!((view.is_last_round, view.turn_with_both), (true, Some(3)));
    play(&mut game, 2, "pass");
    let view = game.view(None);
    assert_eq!((view.is_last_round, view.turn_with_both), (false, None));
    let early = Position::new(3).turn(&[(1, 8), (0, 7), (2, 3)], 1).read().view(None);
    assert_eq!((early.is_last_round, early.turn_with_both), (false, Some(3)));
    let choosing = Position::new(3).played(&[(0, 7)]).read().view(None);
    assert_eq!(choosing.turn_with_both, None, "the order is not known before the last card");
}

// S-19: 15, 20, 15, 12 rounds with 2, 3, 4, 5 players.
#[test]
fn the_number_of_rounds_follows_from_the_tiles() {
    for (seats, rounds) in [(2, 15), (3, 20), (4, 15), (5, 12)] {
        for seed in 0..3 {
            let game =
                tabletop::conformance::random_game::<Salamanca>(seats, &salamanca::Options::default(), seed);
            assert_eq!(game.state().round(), rounds);
            assert_eq!(game.past()[0].before.view(None).rounds, rounds);
        }
    }
}
