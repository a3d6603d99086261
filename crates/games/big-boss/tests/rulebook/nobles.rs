//! Placing nobles.

use crate::support::table::{set, table};

/// de, nl, "placing nobles": Red founds with card 8, gets 5 and pays 10 for a grande. C-18.
#[test]
fn a_grande_in_a_new_castle_costs_ten() {
    let mut game = table("money 30 30\nhand 0 8");
    game.play("found 8 8-10");
    assert_eq!(game.money(0), 35);
    game.play("grande 8");
    assert_eq!(game.money(0), 25);
}

/// C-18: only on pieces built in this turn.
#[test]
fn nobles_stand_only_on_what_was_just_built() {
    let mut game = table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 10");
    game.play("build 10");
    assert_eq!(game.moves(), set(["baron 10", "grande 10", "done"]));
    assert_eq!(game.refusal("baron 9"), "not-built-now at=9: C-18");
}

/// C-18: the present value for a baron, twice that for a grande, if the money is there.
#[test]
fn nobles_are_paid_with_money_that_is_there() {
    let mut game = table("money 3 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 10");
    game.play("build 10");
    assert_eq!((game.money(0), game.moves()), (9, set(["baron 10", "done"])));
    assert_eq!(game.refusal("grande 10"), "too-little-money price=12 money=9: C-18");
}

/// C-18: from the supply.
#[test]
fn nobles_come_from_the_supply() {
    let mut game =
        table("money 99 30\nstones 20 22 24 26 28 30 32 34\nnobles 0 grande 20 grande 22\nhand 0 7");
    game.play("build 7");
    assert_eq!(game.moves(), set(["baron 7", "done"]));
    assert_eq!(game.refusal("grande 7"), "none-in-supply rank=grande: C-18");
    let mut game = table(
        "money 99 30\nstones 20 22 24 26 28 30 32 34\nhand 0 7\nnobles 0 baron 20 baron 22 baron 24 baron 26 baron 28 baron 30",
    );
    game.play("build 7");
    assert_eq!(game.moves(), set(["grande 7", "done"]));
    let mut all_placed = table(
        "money 99 30\nstones 20 22 24 26 28 30 32 34\nhand 0 7\n\
         nobles 0 baron 20 baron 22 baron 24 baron 26 baron 28 baron 30 grande 32 grande 34",
    );
    all_placed.play("build 7");
    assert_eq!(all_placed.turn(), 1, "with nothing to place the turn ends by itself");
}

/// C-19: one noble a cell; several players in one building.
#[test]
fn one_noble_stands_on_a_cell_and_several_players_live_in_one_castle() {
    let mut game = table("money 30 30\nhand 0 8\nhand 1 10");
    game.play("found 8 7-9");
    game.play("grande 8");
    assert_eq!(game.refusal("baron 8"), "cell-taken at=8 other=0: C-19");
    game.play("done");
    game.play("build 10");
    game.play("baron 10");
    assert_eq!(
        (game.noble(8), game.noble(10)),
        (Some((0, "grande".to_owned())), Some((1, "baron".to_owned())))
    );
    assert_eq!(game.value(8), game.value(10));
}
