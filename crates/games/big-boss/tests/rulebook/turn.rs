//! Course of the game.

use std::collections::BTreeSet;

use big_boss::Event;
use tabletop::{Game, Rng};

use crate::support::table::{set, table};

const POSITION: &str = "money 30 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nnobles 0 baron 7 grande 9\nhand 0 20\n\
                        hand 1 21\nhand 2 22\nopen 30 31\npile";

/// C-8: withdrawals stand beside the actions.
#[test]
fn a_turn_is_a_withdrawal_if_wanted_and_one_action() {
    let mut game = table(POSITION);
    let actions = ["buy 30", "buy 31", "buy tower", "build 20", "found 20 19-21", "found 20 20-22"];
    let mut all = set(actions);
    all.extend(set(["withdraw 7", "withdraw 9"]));
    assert_eq!(game.moves(), all);
    game.play("withdraw 7");
    assert_eq!(game.moves(), set(actions));
    assert_eq!(game.refusal("withdraw 9"), "withdrawn-already: C-8");
    game.play("buy 30");
    assert_eq!(game.turn(), 1);
}

/// C-8.
#[test]
fn turns_go_clockwise() {
    let mut game = table(POSITION);
    for expected in [1, 2, 0] {
        game.play("buy tower");
        assert_eq!(game.turn(), expected);
    }
}

/// C-8.
#[test]
fn nobody_acts_out_of_turn() {
    let game = table(POSITION);
    let mv: big_boss::Move = "build 21".parse().unwrap();
    let refusal = tabletop::Game::why_not(&game.0, crate::support::table::seat(1), &mv).unwrap_err();
    assert_eq!(refusal.to_string(), "not-your-turn other=0: C-8");
}

/// C-10: a card is played once and leaves the game.
#[test]
fn a_played_card_leaves_the_game() {
    let mut game = table(POSITION);
    assert_eq!(game.refusal("build 21"), "card-not-in-hand card=21: C-10");
    assert_eq!(game.refusal("tower 8"), "no-tower-card: C-10");
    game.play("build 20");
    assert!(game.0.cards().hand(crate::support::table::seat(0)).is_empty());
    let mut towers = table("money 30 30\nstones 5\ntowers 0 1");
    towers.play("tower 5");
    assert_eq!(towers.0.cards().towers(crate::support::table::seat(0)), 0);
}

/// C-11: income comes first and can pay for the noble.
#[test]
fn the_income_of_a_build_can_pay_for_its_noble() {
    let mut poor = table("money 0 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 10");
    let events = poor.play("build 10");
    assert!(matches!(events.last(), Some(Event::Income { amount, .. }) if amount.0 == 6));
    assert_eq!(poor.money(0), 6);
    assert_eq!(poor.moves(), set(["baron 10", "done"]));
    poor.play("baron 10");
    assert_eq!(poor.money(0), 0);
}

/// C-8, C-18: each kind of move has its step.
#[test]
fn after_a_build_nobles_come_first() {
    let mut game = table(POSITION);
    assert_eq!(game.refusal("baron 8"), "build-first: C-18");
    assert_eq!(game.refusal("done"), "build-first: C-18");
    game.play("build 20");
    assert_eq!(game.refusal("buy tower"), "nobles-first: C-8");
    assert_eq!(game.refusal("withdraw 7"), "nobles-first: C-8");
    assert_eq!(game.refusal("keep almeria"), "no-merger: C-25");
    assert_eq!(game.refusal("crest 8"), "no-crest-to-give: C-17");
}

/// C-1.
#[test]
fn nothing_stands_on_open_ground() {
    let game = table("money 30 30\nstones 5\ntowers 0 1");
    assert_eq!(game.refusal("tower x2y2"), "no-field at=x2y2: C-1");
}

/// C-8, C-9, B-4: whoever plays by chance does all that can be done, in lists that are longer than those the harness looks at.
#[test]
fn chance_draws_every_action_there_is() {
    let game = table(
        "money 60 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nnobles 0 baron 7 grande 9\nhand 0 20 30 40\ntowers 0 1\n\
         open 50 51 52 53 54 55\npile 60",
    );
    let all = game.moves();
    for kind in ["build 40", "buy 55", "buy pile", "buy tower", "found 30 29-31", "tower 8", "withdraw 9"] {
        assert!(all.contains(kind), "{kind} is not among {all:?}");
    }
    assert!(all.len() > 16);
    let (mut rng, mut buffer) = (Rng::new(1), Vec::new());
    let moves = (0..3000).filter_map(|_| game.0.random_move(game.0.turn(), &mut rng, &mut buffer));
    assert_eq!(moves.map(|mv| mv.to_string()).collect::<BTreeSet<_>>(), all);
}
