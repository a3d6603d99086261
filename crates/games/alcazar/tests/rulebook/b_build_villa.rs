//! B) Build a villa.

use crate::support::{flag, height, legal_with, money, noble, play, position, value};

/// C-14: German book, chapter B, caption: card 6 builds a villa and pays 1.
#[test]
fn a_villa_is_worth_one_and_pays_one() {
    let mut game = position("money 40 40\nhand 0 6");
    play(&mut game, &["build 6"]);
    assert_eq!((money(&game)[0], value(&game, "6"), height(&game, "6"), flag(&game, "6")), (41, 1, 1, None));
}

/// C-14, C-18: the next caption: Red's baron in the villa costs 1.
#[test]
fn a_baron_in_a_new_villa_costs_one() {
    let mut game = position("money 40 40\nhand 0 6");
    play(&mut game, &["build 6", "baron 6"]);
    assert_eq!((money(&game)[0], noble(&game, "6")), (40, Some("0 baron".into())));
}

/// C-10, C-14: the card leaves the game; where a castle could be founded a villa can be built as well.
#[test]
fn a_card_that_could_found_a_castle_can_build_a_villa() {
    let mut game = position("money 40 40\nhand 0 6");
    assert_eq!(legal_with(&game, "build"), ["build 6"]);
    assert_eq!(legal_with(&game, "found").len(), 3);
    play(&mut game, &["build 6", "done"]);
    assert!(game.cards().hand(tabletop::Seat::new(0)).is_empty());
}

/// C-14, C-15: one empty field between makes it a villa of its own.
#[test]
fn a_stone_two_fields_from_a_building_is_a_villa_of_its_own() {
    let mut game = position("money 40 40\nhand 0 6\nstones 8");
    play(&mut game, &["build 6"]);
    assert_eq!((money(&game)[0], game.site().buildings().count()), (41, 2));
}
