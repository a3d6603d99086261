//! E) Build a bridge.

use crate::support::{flag, height, legal, legal_with, money, noble, play, position, refused, value};

/// German book, chapter E, caption: a bridge on level 2.
#[test]
fn a_bridge_on_single_stones_lies_on_level_two() {
    let mut game = position("money 15 0\nstones 1 3\nnobles 0 baron 1");
    play(&mut game, &["bridge 1-3"]);
    assert_eq!(["1", "2", "3"].map(|field| height(&game, field)), [2, 2, 2]);
    assert_eq!((value(&game, "2"), money(&game)[0]), (8, 8), "15 real, and 8 of income");
}

/// chapter E, caption: Red builds from 1 to 3 for 15 real; the nobles on 1 (level 2) and 2 (level 1) go up
/// to level 3, and the value grows by 9.
#[test]
fn own_nobles_on_pier_and_middle_are_lifted() {
    let mut game = position("money 15 0\nstones 1x2 2 3x2\nflag jaen 1\nnobles 0 grande 1 baron 2");
    assert_eq!(value(&game, "1"), 7);
    play(&mut game, &["bridge 1-3"]);
    assert_eq!(value(&game, "1"), 16);
    assert_eq!((height(&game, "1"), height(&game, "2")), (3, 3));
    assert_eq!((noble(&game, "1"), noble(&game, "2")), (Some("0 grande".into()), Some("0 baron".into())));
}

/// chapter E, caption: not from 1 to 3 when the piers belong to different players.
#[test]
fn piers_of_two_owners_carry_no_bridge() {
    let game = position("money 40 0\nstones 1x2 3x2\nnobles 0 baron 1\nnobles 1 baron 3");
    assert_eq!(legal_with(&game, "bridge"), Vec::<String>::new());
    assert_eq!(refused(&game, "bridge 1-3"), "A-7 other-noble-on-pier");
}

/// a pier without a noble is fine beside an own one; two of them are not.
#[test]
fn one_pier_must_carry_an_own_noble() {
    assert_eq!(legal_with(&position("money 15 0\nstones 1 3\nnobles 0 baron 3"), "bridge"), ["bridge 1-3"]);
    assert_eq!(
        legal_with(&position("money 15 0\nstones 1 3\nnobles 0 baron 3 baron 1"), "bridge"),
        ["bridge 1-3"]
    );
    let game = position("money 15 0\nstones 1 3");
    assert_eq!(refused(&game, "bridge 1-3"), "A-7 no-own-noble-on-pier");
}

/// chapter E, caption: the piers are not a level higher than the middle.
#[test]
fn the_middle_must_be_lower_than_the_piers() {
    let game = position("money 15 0\nstones 1x2 2x2 3x2\nnobles 0 baron 1");
    assert_eq!(refused(&game, "bridge 1-3"), "A-6 middle-too-high");
    assert_eq!(
        legal_with(&position("money 15 0\nstones 1x2 2 3x2\nnobles 0 baron 1"), "bridge"),
        ["bridge 1-3"]
    );
}

/// piers of equal height, both built.
#[test]
fn piers_must_be_built_and_of_equal_height() {
    let game = position("money 15 0\nstones 1x2 3\nnobles 0 baron 1");
    assert_eq!(refused(&game, "bridge 1-3"), "A-6 pier-heights");
    let game = position("money 15 0\nstones 1x2\nnobles 0 baron 1");
    assert_eq!(refused(&game, "bridge 1-3"), "A-6 pier-not-built");
}

/// two cells in a straight line with one cell between.
#[test]
fn piers_lie_two_apart_in_a_straight_line() {
    let game = position("money 15 0\nstones 1 2 4 10 12\nnobles 0 baron 1 baron 10");
    assert_eq!(legal_with(&game, "bridge"), Vec::<String>::new());
    for bridge in ["bridge 1-2", "bridge 1-4", "bridge 10-12", "bridge 1-1"] {
        assert_eq!(refused(&game, bridge), "A-6 not-two-apart", "{bridge}");
    }
}

/// 15 real, before the income.
#[test]
fn a_bridge_must_be_paid_before_it_pays() {
    let game = position("money 14 0\nstones 1 3\nnobles 0 baron 1");
    assert_eq!(refused(&game, "bridge 1-3"), "A-6 too-little-money");
}

/// chapter E, caption: no bridge over a bridge in the same place, at any level.
#[test]
fn a_bridge_over_a_bridge_is_not_allowed() {
    let game = position("money 15 0\nstones 1@1,3 3@1,3\nspan 1-3:2\nnobles 0 baron 1");
    assert_eq!(legal_with(&game, "bridge"), Vec::<String>::new());
    assert_eq!(refused(&game, "bridge 1-3"), "A-8 bridge-over-bridge");
}

/// chapter E, caption: bridges may overlap, and the cell of one can be a pier of another.
#[test]
fn a_bridge_can_be_the_pier_of_another() {
    let mut game = position("money 15 0\nstones 1 3 5x2\nspan 1-3:2\nnobles 0 baron 5");
    assert_eq!(legal_with(&game, "bridge"), ["bridge 3-5"]);
    play(&mut game, &["bridge 3-5"]);
    assert_eq!(["1", "2", "3", "4", "5"].map(|field| height(&game, field)), [2, 2, 3, 3, 3]);
    assert_eq!(value(&game, "4"), 1 + 1 + 6 + 3 + 9);
}

/// crossing bridges are fine.
#[test]
fn bridges_may_cross() {
    // The bridge 7-17 lies upright over x7y2; the bridges 6-x6y3 and 8-16 beside it, higher, carry one across.
    let game = position(
        "money 15 0\nstones 7 17 6x3 67x2 8x3 16x3\nspan 7-17:2 67-17:3 6-x6y3:4 8-16:4\nnobles 0 baron x8y2",
    );
    assert_eq!(legal_with(&game, "bridge"), ["bridge x6y2-x8y2"]);
}

/// chapter E, rules for bridges: from 7 to 17 over ground that is no field.
#[test]
fn a_bridge_can_cross_open_ground_and_joins_both_sides() {
    let mut game = position("money 15 0\nstones 7 17\nnobles 0 baron 7");
    assert_eq!(legal_with(&game, "bridge"), ["bridge 7-17"]);
    play(&mut game, &["bridge 7-17"]);
    assert_eq!(game.site().buildings().count(), 1);
    assert_eq!((value(&game, "x7y2"), flag(&game, "7")), (8, Some("Almería".into())));
    assert_eq!(legal(&game), ["baron 17", "baron x7y2", "done", "move 7-17", "move 7-x7y2"]);
}

/// the same rule: the bridge from 17 to 67 is a pier for another to 6, which always merges.
#[test]
fn a_bridge_over_open_ground_is_a_pier_for_a_bridge_to_six() {
    let mut game = position("money 15 0\nstones 17 67 6x2\nspan 67-17:2\nflag jaen 17\nnobles 0 baron 6");
    assert_eq!(legal_with(&game, "bridge"), ["bridge 6-x6y3"]);
    play(&mut game, &["bridge 6-x6y3"]);
    assert_eq!(value(&game, "6"), 1 + 1 + 6 + 3 + 9);
    assert_eq!((flag(&game, "6"), height(&game, "x6y2"), height(&game, "x6y3")), (Some("Jaén".into()), 3, 3));
}

/// C-2: a bridge joins what it covers, not what lies beside it.
#[test]
fn a_bridge_does_not_join_what_lies_beside_it() {
    let mut game = position("money 15 0\nstones 7 17 8x2\nstones 9 15\nspan 9-15:2\nnobles 0 baron 17");
    play(&mut game, &["bridge 7-17"]);
    assert_eq!(game.site().buildings().count(), 1, "7, 8 and 9 follow each other");
    let mut game = position("money 15 0\nstones 7 17\nstones 9 15\nspan 9-15:2\nnobles 0 baron 17");
    play(&mut game, &["bridge 7-17"]);
    assert_eq!(
        game.site().buildings().count(),
        2,
        "8 is empty, and the bridges beside each other do not touch"
    );
}

/// A-10, C-21: German book, "Schlagen", caption: Yellow builds from 7 to 9; the white baron under it is beaten, and White
/// gets the 8 that the castle was worth before.
#[test]
fn a_noble_under_the_middle_is_beaten_for_eight() {
    let mut game =
        position("money 15 0\nstones 7x2 8 9x2 10\nflag jaen 7\nnobles 0 baron 7\nnobles 1 baron 8");
    assert_eq!(value(&game, "8"), 8);
    play(&mut game, &["bridge 7-9"]);
    assert_eq!((noble(&game, "8"), money(&game)), (None, vec![17, 8]));
    assert_eq!(value(&game, "8"), 17);
}

/// a bridge is needed; the last one ends the game, so that a game that goes on has one.
#[test]
fn bridges_are_counted() {
    let game = position("money 15 0\nstones 1 3\nspan 1-3:2\nhand 0 50");
    assert_eq!(game.site().spans_left(), 19);
}
