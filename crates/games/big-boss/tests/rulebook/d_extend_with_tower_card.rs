//! D) Extend a castle or a villa with a tower card.

use crate::support::table::{set, table};

/// de, nl, D: "a stone on the third level of field 8: the value rises by 3 to 11 real". C-29, B-3.
#[test]
fn a_tower_card_on_8_makes_eleven() {
    let mut game = table("money 30 30\nspan 7-9:1\nstones 8@2 10x2\nflag almeria 8\ntowers 0 1");
    assert_eq!(game.value(8), 8);
    game.play("tower 8");
    assert_eq!((game.height(8), game.value(8), game.money(0)), (3, 11, 41));
}

/// de, nl, "placing nobles": Red pushes a stone under the own grande on 8; the value goes from 6 to 9; no noble can be
/// placed. C-29, C-18.
#[test]
fn a_stone_under_the_own_grande_leaves_no_place_for_another_noble() {
    let mut game =
        table("money 99 30\nspan 8-10:1\nstones 8@2 7\nflag almeria 8\ntowers 0 1\nnobles 0 grande 8");
    assert_eq!(game.value(8), 6);
    game.play("tower 8");
    assert_eq!((game.value(8), game.money(0), game.turn()), (9, 108, 1));
    assert_eq!(game.noble(8), Some((0, "grande".to_owned())));
}

/// de, nl, "placing nobles": Blue puts a stone on the founding stone on 10: 11 real, and the grande costs 22. C-18.
#[test]
fn a_tower_on_the_founding_stone_makes_eleven_and_the_grande_costs_twenty_two() {
    let mut game =
        table("money 30 30\nspan 8-10:1\nstones 8@2,3 7\nflag almeria 8\ntowers 0 1\nnobles 1 grande 8");
    assert_eq!(game.value(8), 9);
    game.play("tower 10");
    assert_eq!((game.value(10), game.height(10), game.money(0)), (11, 2, 41));
    game.play("grande 10");
    assert_eq!(game.money(0), 19);
}

/// C-29, B-5: any built field without another player's noble.
#[test]
fn a_tower_card_builds_on_any_field_without_a_noble_of_another_player() {
    let game = table(
        "money 0 30\nspan 8-10:1\nstones 8@2 7 20 30x4\nflag almeria 8\nflag cadiz 30\ntowers 0 1\n\
         nobles 0 baron 20\nnobles 1 baron 9 grande 30",
    );
    assert_eq!(game.moves_to("tower"), set(["tower 7", "tower 8", "tower 10", "tower 20"]));
    assert_eq!(game.refusal("tower 9"), "other-noble at=9 other=1: B-5");
    assert_eq!(game.refusal("tower 5"), "nothing-built at=5: C-29");
}

/// C-29: never directly on the board.
#[test]
fn a_tower_card_cannot_build_on_the_board() {
    let game = table("money 30 30\ntowers 0 1");
    assert_eq!(game.moves_to("tower"), set([]));
}

/// C-29; de, nl, D: the sixth level is for build cards.
#[test]
fn a_tower_card_cannot_build_above_level_five() {
    let mut game = table(
        "money 30 30\nstones 5x4 6x5 9x6\nflag almeria 5\nflag cadiz 9\ntowers 0 1\ntowers 1 1\nhand 1 6\nopen 1\npile",
    );
    assert_eq!(game.moves_to("tower"), set(["tower 5"]));
    assert_eq!(game.refusal("tower 6"), "too-high at=6 level=6 highest=5: C-29");
    game.play("tower 5");
    game.play("done");
    assert_eq!(game.moves_to("tower"), set([]));
    assert_eq!(game.moves_to("build"), set(["build 6"]));
}
