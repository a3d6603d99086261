//! B) Build a villa.

use crate::support::table::{set, table};

/// de, nl, B: "the player has played build card 39 and founded a villa; 1 real". C-14.
#[test]
fn card_39_builds_a_villa_that_pays_one() {
    let mut game = table("money 30 30\nhand 0 39");
    game.play("build 39");
    assert_eq!((game.value(39), game.height(39), game.flag(39), game.money(0)), (1, 1, None, 31));
    assert_eq!(game.moves(), set(["baron 39", "grande 39", "done"]));
}

/// de, nl, "placing nobles": Red founds a villa on 5, gets 1 real and places a baron for 1. C-14, C-18.
#[test]
fn a_baron_in_a_new_villa_costs_one() {
    let mut game = table("money 30 30\nhand 0 5");
    game.play("build 5");
    game.play("baron 5");
    assert_eq!(game.money(0), 30);
    assert_eq!(game.noble(5), Some((0, "baron".to_owned())));
    assert_eq!(game.turn(), 1, "one noble at most");
}

/// C-14: beside a building the stone extends it instead.
#[test]
fn a_villa_needs_an_empty_field_on_both_sides() {
    let mut apart = table("money 30 30\nstones 5\nhand 0 7");
    apart.play("build 7");
    assert_eq!((apart.value(5), apart.value(7)), (1, 1));
    let mut beside = table("money 30 30\nstones 5\nhand 0 6");
    beside.play("build 6");
    assert_eq!((beside.value(5), beside.value(6)), (2, 2));
}
