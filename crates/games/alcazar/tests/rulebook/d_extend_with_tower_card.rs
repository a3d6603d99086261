//! D) Extend a castle or a villa with a tower card.

use crate::support::{height, legal, legal_with, money, noble, play, position, refused, value};

/// The picture of chapter D1: Red has a baron in a villa on 6 and nobles on 8 and 9 of a castle; Green stands on 10, Blue
/// on 11.
pub(crate) const TOWER_CHOICES: &str = "money 40 40 40
stones 6 8x2 9 10x2 11
flag jaen 8
nobles 0 baron 6 grande 8 baron 9
nobles 1 baron 10
nobles 2 baron 11
towers 0 1";

/// A-5, C-29: German book, chapter D1, caption: 6, 8 or 9. On 6 the villa goes from 1 to 3 and pays 3.
#[test]
fn a_tower_card_lifts_the_noble_on_six_eight_or_nine() {
    let mut game = position(TOWER_CHOICES);
    assert_eq!(legal_with(&game, "tower"), ["tower 6", "tower 8", "tower 9"]);
    play(&mut game, &["tower 6"]);
    assert_eq!((value(&game, "6"), height(&game, "6"), money(&game)[0]), (3, 2, 43));
    assert_eq!(noble(&game, "6"), Some("0 baron".into()));
    assert_eq!(game.turn().index(), 1, "C-18: there is no free piece");
}

/// chapter D2, caption: to prepare a bridge, Red, and only Red, can build on 39.
#[test]
fn only_the_owner_of_the_higher_pier_can_raise_the_other() {
    let text = "money 40 40\nstones 39 41x2\nnobles 0 baron 41\ntowers 0 1\ntowers 1 1";
    assert_eq!(legal_with(&position(text), "tower"), ["tower 39", "tower 41"]);
    let other = position(&format!("{text}\nturn 1"));
    assert_eq!(legal_with(&other, "tower"), Vec::<String>::new());
    assert_eq!(refused(&other, "tower 39"), "A-5 no-pier");
    assert_eq!(refused(&other, "tower 41"), "C-29 other-noble");
}

/// chapter D2, caption: neither on 1 nor on 3, since neither pier is anybody's.
#[test]
fn piers_without_nobles_cannot_be_raised() {
    let game = position("money 40 40\nstones 1x2 3\ntowers 0 1");
    assert_eq!(legal_with(&game, "tower"), Vec::<String>::new());
    assert_eq!(refused(&game, "tower 1"), "A-5 no-pier");
    assert_eq!(refused(&game, "tower 3"), "A-5 no-pier");
}

/// the own pier must be higher, not just as high.
#[test]
fn a_pier_as_high_as_the_own_cannot_be_raised() {
    assert_eq!(
        legal_with(&position("money 9 9\nstones 1x2 3x2\nnobles 0 baron 1\ntowers 0 1"), "tower"),
        ["tower 1"]
    );
    assert_eq!(
        legal_with(&position("money 9 9\nstones 1x2 3x1\nnobles 0 baron 1\ntowers 0 1"), "tower"),
        ["tower 1", "tower 3"]
    );
}

/// C-29: never on the board itself, and never above level five.
#[test]
fn a_tower_card_cannot_build_above_level_five() {
    let game = position("money 9 9\nstones 1x4 3x5 10\nnobles 0 baron 1 baron 3\ntowers 0 1");
    assert_eq!(legal_with(&game, "tower"), ["tower 1"]);
    assert_eq!(refused(&game, "tower 3"), "C-29 too-high");
    assert_eq!(refused(&game, "tower 2"), "C-29 nothing-built");
    assert_eq!(refused(&game, "tower x1y1"), "C-1 no-such-place");
}

/// C-29: a free pier of level 5 cannot be raised to 6 either.
#[test]
fn a_pier_on_level_five_cannot_be_raised() {
    let game = position("money 9 9\nstones 1x6 3x5\nnobles 0 baron 1\ntowers 0 1");
    assert_eq!(legal_with(&game, "tower"), Vec::<String>::new());
}

/// C-29, C-10.
#[test]
fn without_a_tower_card_no_tower_is_built() {
    let game = position("money 9 9\nstones 1\nnobles 0 baron 1");
    assert_eq!(refused(&game, "tower 1"), "C-10 no-tower-card");
}

/// the cell between does not matter, and the bridge need not be possible yet.
#[test]
fn the_middle_may_be_as_high_as_it_likes() {
    let game = position("money 9 9\nstones 1x2 2x4 3\nnobles 0 baron 1\ntowers 0 1");
    assert_eq!(legal_with(&game, "tower"), ["tower 1", "tower 3"]);
}

/// cells of bridges over open ground count as cells.
#[test]
fn a_bridge_over_open_ground_can_be_raised() {
    // The bridge from 17 to 67 lies over x6y3, two away from 6.
    let text = "money 9 9\nstones 17 67 6x3\nspan 67-17:2\nnobles 0 baron 6\ntowers 0 1";
    assert_eq!(legal_with(&position(text), "tower"), ["tower 6", "tower x6y3"]);
    let text = "money 9 9\nstones 17 67 6\nspan 67-17:2\nnobles 0 baron x6y3\ntowers 0 1";
    assert_eq!(legal_with(&position(text), "tower"), ["tower 6", "tower x6y3"]);
}

/// C-18, A-13: chapter D3: on a pier just raised a noble may be placed, or moved there.
#[test]
fn a_noble_may_be_placed_on_or_moved_to_the_raised_pier() {
    let mut game = position("money 40 40\nstones 1x2 2 3\nnobles 0 baron 1\ntowers 0 1");
    play(&mut game, &["tower 3"]);
    assert_eq!(value(&game, "3"), 7);
    assert_eq!(legal(&game), ["baron 3", "done", "grande 3", "move 1-3"]);
}
