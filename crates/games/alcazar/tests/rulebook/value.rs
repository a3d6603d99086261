//! How the value of castles and villas is found.

use crate::support::{legal, play, position, value};

/// C-5, A-3: German book, "Wie wird der Wert bestimmt?": the villa is worth 1, the castle 5 (three times 1, once 2).
#[test]
fn a_stone_counts_one_on_the_ground_and_two_above() {
    let game = position("money 0 0\nstones 6 8x2 9 10\nflag almeria 8");
    assert_eq!((value(&game, "6"), value(&game, "8")), (1, 5));
    let game = position("money 0 0\nstones 8x6");
    assert_eq!(value(&game, "8"), 1 + 5 * 2, "however high");
}

/// the same chapter: a bridge on level 2 counts 6, on level 3 it counts 9.
#[test]
fn a_bridge_counts_three_times_its_level() {
    let game = position("money 0 0\nstones 6 8\nspan 6-8:2");
    assert_eq!(value(&game, "7"), 2 + 6);
    let game = position("money 0 0\nstones 6x2 8x2\nspan 6-8:3");
    assert_eq!(value(&game, "7"), 6 + 9);
}

/// a stone on a bridge counts 2.
#[test]
fn a_stone_on_a_bridge_counts_two() {
    let game = position("money 0 0\nstones 6 8 7@3\nspan 6-8:2");
    assert_eq!(value(&game, "7"), 2 + 6 + 2);
}

/// C-6: German book, "Schlosswert 50".
#[test]
fn a_castle_at_fifty_can_be_built_on_stays_at_fifty_and_pays_fifty() {
    let mut game = position("money 0 0\nstones 1x9 2x9 3x9\nflag jaen 2\nhand 0 4 2\nhand 1 50");
    assert_eq!(value(&game, "1"), 50);
    play(&mut game, &["build 4"]);
    assert_eq!((value(&game, "4"), game.money(game.turn()).0), (50, 50));
    assert!(legal(&game).contains(&"baron 4".to_owned()));
}

/// C-6: the cap holds for a villa that could not become a castle as well.
#[test]
fn a_villa_is_worth_fifty_at_most() {
    let game = position("money 0 0\nstones 1x9 2x9 3x9");
    assert_eq!(value(&game, "1"), 50);
}

/// C-7: a cell's height is the level of its topmost piece.
#[test]
fn a_field_under_a_bridge_is_as_high_as_the_bridge() {
    let game = position("money 0 0\nstones 6x2 7 8x2\nspan 6-8:3");
    assert_eq!(crate::support::height(&game, "7"), 3);
}
