//! A turn: a withdrawal if wanted, then exactly one action.

use std::collections::BTreeSet;

use crate::support::{legal, money, play, position, refused};
use alcazar::Alcazar;
use tabletop::{Game, Rng, Seat};

/// C-8: at the start of a turn withdrawals stand beside all actions.
#[test]
fn a_turn_begins_with_a_withdrawal_or_the_action() {
    let game =
        position("money 40 40\nstones 7\nnobles 0 baron 7\nhand 0 30\nopen 1 2 3 4 5 6\npile 9\ntowers 0 1");
    let expected = [
        "build 30",
        "buy 1",
        "buy 2",
        "buy 3",
        "buy 4",
        "buy 5",
        "buy 6",
        "buy pile",
        "buy tower",
        "found 30 28-30",
        "found 30 29-31",
        "found 30 30-32",
        "tower 7",
        "withdraw 7",
    ];
    assert_eq!(legal(&game), expected);
}

/// C-8: only one noble, and only before the action.
#[test]
fn after_a_withdrawal_only_the_action_is_left() {
    let mut game = position("money 0 40\nstones 7 9\nnobles 0 baron 7 grande 9\nhand 0 30");
    play(&mut game, &["withdraw 9"]);
    assert_eq!(legal(&game), ["build 30", "found 30 28-30", "found 30 29-31", "found 30 30-32"]);
    assert_eq!(refused(&game, "withdraw 7"), "C-8 withdrawn-already");
    play(&mut game, &["build 30", "baron 30"]);
    assert_eq!(game.turn(), Seat::new(1));
}

/// C-8: players take turns clockwise, one action each.
#[test]
fn after_the_action_the_left_neighbour_follows() {
    let mut game = position("money 40 40 40\nturn 1");
    play(&mut game, &["buy pile"]);
    assert_eq!(game.turn(), Seat::new(2));
    play(&mut game, &["buy pile"]);
    assert_eq!(game.turn(), Seat::new(0));
    assert!(game.why_not(Seat::new(1), &"buy pile".parse().unwrap()).is_err());
    assert_eq!(
        game.why_not(Seat::new(1), &"done".parse().unwrap()).unwrap_err().message.key,
        "not-your-turn"
    );
}

/// C-11: income comes first, so it can pay for the noble.
#[test]
fn income_can_pay_for_the_noble() {
    let mut game = position("money 0 40\nhand 0 30");
    play(&mut game, &["build 30"]);
    assert_eq!(money(&game), [1, 40]);
    assert_eq!(legal(&game), ["baron 30", "done"]);
    play(&mut game, &["baron 30"]);
    assert_eq!(money(&game), [0, 40]);
}

/// C-18: the step of nobles ends by itself when there is nothing to do.
#[test]
fn without_anything_to_place_or_trade_the_turn_ends() {
    let nobles = "nobles 0 baron 50 baron 51 baron 52 baron 53 baron 54 baron 55 grande 56 grande 57";
    let mut game = position(&format!("money 0 40\nstones 50 51 52 53 54 55 56 57\n{nobles}\nhand 0 30"));
    play(&mut game, &["build 30"]);
    assert_eq!(game.turn(), Seat::new(1));
}

/// C-8, C-18: while nobles can be placed nothing else can be done.
#[test]
fn nobles_come_before_the_next_turn() {
    let mut game = position("money 40 40\nhand 0 30 31");
    play(&mut game, &["build 30"]);
    assert_eq!(refused(&game, "build 31"), "C-8 nobles-first");
    assert_eq!(refused(&game, "pass"), "C-8 nobles-first");
    play(&mut game, &["done"]);
    assert_eq!(refused(&game, "baron 30"), "C-18 build-first");
    assert_eq!(refused(&game, "done"), "C-18 build-first");
    assert_eq!(refused(&game, "crest 30"), "C-17 no-crest-to-give");
}

/// What chance draws in 3,000 tries.
fn drawn(game: &Alcazar) -> Vec<String> {
    let (mut rng, mut buffer) = (Rng::new(1), Vec::new());
    let moves = (0..3000).filter_map(|_| game.random_move(game.turn(), &mut rng, &mut buffer));
    moves.map(|mv| mv.to_string()).collect::<BTreeSet<_>>().into_iter().collect()
}

/// C-8, C-9, A-7: whoever plays by chance does all that can be done, in lists that are longer than those the harness looks at.
#[test]
fn chance_draws_every_action_there_is() {
    let game = position(
        "money 40 40\nstones 1x2 3x2 7\nnobles 0 baron 1 baron 7\nhand 0 30 40 50\nopen 21 22 23 24 25 26\npile 9\ntowers 0 1",
    );
    let all = legal(&game);
    for kind in [
        "bridge 1-3",
        "build 50",
        "buy 26",
        "buy pile",
        "buy tower",
        "found 40 39-41",
        "tower 7",
        "withdraw 7",
    ] {
        assert!(all.contains(&kind.to_owned()), "{kind} is not among {all:?}");
    }
    assert!(all.len() > 16);
    assert_eq!(drawn(&game), all);
}

/// C-18, A-13: the same with nobles: placed, moved, and trading places.
#[test]
fn chance_draws_everything_that_nobles_can_do() {
    let mut game = position("money 60 0\nstones 1x2 2 3x2 4\nflag jaen 1\nnobles 0 baron 1 baron 2 grande 4");
    play(&mut game, &["bridge 1-3"]);
    let all = legal(&game);
    for kind in ["baron 3", "grande 3", "move 2-3", "trade 2-4", "done"] {
        assert!(all.contains(&kind.to_owned()), "{kind} is not among {all:?}");
    }
    assert_eq!(drawn(&game), all);
}
