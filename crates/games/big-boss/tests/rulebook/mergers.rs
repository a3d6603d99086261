//! Mergers.

use big_boss::{Event, Step};
use castle_box::{Flag, Real};

use crate::support::table::{seat, set, table};

/// de, nl, "merger of two castles": card 6 joins a castle of 11 with one of 6; the stone counts for the left one (12); the
/// whole is worth 18. C-22, C-25, B-6.
#[test]
fn castles_of_eleven_and_six_make_eighteen() {
    let mut game = table(
        "money 30 30 30\nspan 3-5:1 7-9:1\nstones 2 3@2 4@2,3 8@2 10\nflag almeria 4\nflag cadiz 8\nhand 0 6\n\
         nobles 0 baron 7\nnobles 1 grande 8 baron 4\nnobles 2 baron 10",
    );
    assert_eq!((game.value(4), game.value(8)), (11, 6));
    let events = game.play("build 6");
    assert_eq!((game.value(6), game.flag(6), game.money(0)), (18, Some(Flag::Almeria), 48));
    // Strangers in the castle taken over are beaten, at its value of 6; the own baron stays, and so does everybody in
    // the castle that stays.
    assert_eq!((game.money(1), game.money(2)), (42, 36));
    assert_eq!((game.noble(8), game.noble(10)), (None, None));
    assert_eq!(game.noble(7), Some((0, "baron".to_owned())));
    assert_eq!(game.noble(4), Some((1, "baron".to_owned())));
    assert!(events.contains(&Event::CastlesMerged { flag: Flag::Almeria, gone: Flag::Cadiz, value: 18 }));
    // "A noble can be placed on the connecting stone, but that is dear."
    assert_eq!(game.moves(), set(["baron 6", "grande 6", "done"]));
    game.play("baron 6");
    assert_eq!(game.money(0), 30);
}

/// C-25: flag and crest of the castle taken over are free again.
#[test]
fn the_crest_of_the_castle_taken_over_returns() {
    let mut game = table(
        "money 30 30\nspan 3-5:1 7-9:1\nstones 4@2 2 8@2\nflag cadiz 4\nflag almeria 8\nhand 0 6\nhand 1 20",
    );
    game.play("build 6");
    game.play("done");
    assert_eq!((game.flag(8), game.0.site().free_flags()), (Some(Flag::Cadiz), 7));
    game.play("found 20 19-21");
    assert_eq!(game.flag(20), Some(Flag::Almeria));
}

/// de, nl, "merger of villa and castle": card 6; the castle grows by 1 to 7 and by the villa's 4 to 11. C-24.
#[test]
fn a_castle_of_six_and_a_villa_of_four_make_eleven() {
    let mut game = table(
        "money 30 30\nspan 7-9:1\nstones 2 3 4 5 8@2 10\nflag almeria 8\nhand 0 6\nnobles 0 baron 2\nnobles 1 baron 3 grande 9",
    );
    assert_eq!((game.value(2), game.value(8)), (4, 6));
    game.play("build 6");
    assert_eq!((game.value(2), game.flag(2), game.money(0)), (11, Some(Flag::Almeria), 41));
    // All nobles stay.
    assert_eq!(
        (game.noble(2), game.noble(3)),
        (Some((0, "baron".to_owned())), Some((1, "baron".to_owned())))
    );
    assert_eq!(game.noble(9), Some((1, "grande".to_owned())));
    assert_eq!(game.money(1), 30);
}

/// C-24: always, even at 50.
#[test]
fn a_castle_at_fifty_takes_in_a_villa() {
    let mut game =
        table("money 30 30\nstones 1x5 2x5 3x5 4x3 6x2\nflag almeria 1\nhand 0 5\nnobles 1 baron 6");
    assert_eq!(game.value(1), 50);
    game.play("build 5");
    assert_eq!((game.value(6), game.flag(6), game.money(0)), (50, Some(Flag::Almeria), 80));
    assert_eq!(game.noble(6), Some((1, "baron".to_owned())));
}

/// C-23: villas add up, and C-17 applies.
#[test]
fn two_villas_make_one() {
    let mut small = table("money 30 30\nstones 5 7\nhand 0 6\nnobles 1 baron 7");
    small.play("build 6");
    assert_eq!((small.value(5), small.flag(5), small.money(0)), (3, None, 33));
    assert_eq!(small.noble(7), Some((1, "baron".to_owned())));
    let mut large = table("money 30 30\nstones 5x2 7\nhand 0 6");
    let events = large.play("build 6");
    assert!(events.contains(&Event::VillasMerged { value: 5 }));
    assert_eq!((large.value(5), large.flag(5), large.money(0)), (5, Some(Flag::Almeria), 35));
}

/// Two castles of 6, or of 6 and 5, on both sides of field 6, with a noble of seat 1 in the right one.
fn even(left: &str, nobles: &str) -> crate::support::table::TestGame {
    table(&format!(
        "money 30 30\nspan 3-5:1 7-9:1\nstones 4@2 8@2 {left} 10\nflag almeria 4\nflag cadiz 8\nhand 0 6\n{nobles}"
    ))
}

/// C-25, B-6: on a tie the new stone decides.
#[test]
fn on_a_tie_the_player_says_which_castle_stays() {
    let mut game = even("2", "nobles 1 baron 8\nnobles 0 baron 5");
    assert_eq!((game.value(4), game.value(8)), (6, 6));
    let events = game.play("build 6");
    assert_eq!(game.0.step(), Step::Keep { card: crate::support::table::field(6) });
    assert!(matches!(events[..], [Event::MergerOpened { .. }]));
    assert_eq!(game.moves(), set(["keep almeria", "keep cadiz"]));
    assert_eq!(game.refusal("keep sevilla"), "not-merging flag=sevilla: C-25");
    assert_eq!(game.refusal("done"), "castle-first card=6: C-25");
    let mut other = crate::support::table::TestGame(game.0.clone());
    game.play("keep almeria");
    assert_eq!(
        (game.value(6), game.flag(6), game.noble(8), game.money(1)),
        (13, Some(Flag::Almeria), None, 36)
    );
    other.play("keep cadiz");
    assert_eq!((other.value(6), other.flag(6), other.money(1)), (13, Some(Flag::Cadiz), 30));
    assert_eq!(other.noble(8), Some((1, "baron".to_owned())));
    assert_eq!(other.noble(5), Some((0, "baron".to_owned())), "the player's own noble stays");
    assert_eq!((game.money(0), other.money(0)), (43, 43));
}

/// C-25: a castle that is worth one more can lose the tie that the new stone makes.
#[test]
fn a_castle_worth_one_less_can_stay() {
    let mut game = even("", "nobles 1 baron 8");
    assert_eq!((game.value(4), game.value(8)), (5, 6));
    game.play("build 6");
    assert_eq!(game.moves(), set(["keep almeria", "keep cadiz"]));
    game.play("keep almeria");
    assert_eq!((game.value(6), game.flag(6), game.money(1)), (12, Some(Flag::Almeria), 36));
}

/// C-25: two apart, the new stone cannot change which one is more valuable.
#[test]
fn a_castle_worth_two_more_always_stays() {
    let mut game = even("2 1", "nobles 1 baron 8");
    assert_eq!((game.value(4), game.value(8)), (7, 6));
    game.play("build 6");
    assert_eq!(game.moves().len(), 2, "one more is still open");
    let mut game = even("2x2", "nobles 1 baron 8");
    assert_eq!((game.value(4), game.value(8)), (8, 6));
    game.play("build 6");
    assert_eq!((game.flag(6), game.money(1)), (Some(Flag::Almeria), 36));
}

/// C-25, ruling: asked only if another player's noble stands in either.
#[test]
fn no_choice_is_asked_where_it_does_not_matter() {
    let mut nobody = even("2", "nobles 0 baron 8");
    nobody.play("build 6");
    assert_eq!(nobody.flag(6), Some(Flag::Almeria), "on a tie the first in the order of the flags");
    assert_eq!(nobody.noble(8), Some((0, "baron".to_owned())));
    let mut lesser = even("", "nobles 0 baron 8");
    lesser.play("build 6");
    assert_eq!(lesser.flag(6), Some(Flag::Cadiz), "else the more valuable one");
    let mut left = even("2", "nobles 1 baron 2");
    left.play("build 6");
    assert_eq!(left.moves(), set(["keep almeria", "keep cadiz"]));
}

/// C-25: cap 50.
#[test]
fn merged_castles_are_worth_fifty_at_most() {
    let mut game = table("money 30 30\nstones 1x5 2x5 3x4 5x5 6x4\nflag almeria 1\nflag cadiz 5\nhand 0 4");
    assert_eq!((game.value(1), game.value(5)), (40, 25));
    game.play("build 4");
    assert_eq!((game.value(4), game.money(0)), (50, 80));
}

/// C-25; de, nl: castles of which one is worth 50 do not merge; the stone leaves the game, the card pays 50.
#[test]
fn a_castle_at_fifty_does_not_merge_with_a_castle() {
    let mut game = table(
        "money 30 30\nstones 1x5 2x5 3x5 4x3 6x2 7x2\nflag almeria 1\nflag cadiz 6\nhand 0 5\nnobles 1 baron 6\n\
         stones-left 50",
    );
    let events = game.play("build 5");
    assert_eq!((game.value(1), game.value(6), game.height(5)), (50, 6, 0));
    assert_eq!((game.money(0), game.money(1), game.turn()), (80, 30, 1));
    assert!(events.contains(&Event::Income { seat: seat(0), amount: Real(50) }));
    assert_eq!(game.0.site().stones_left(), 49);
    assert_eq!(game.noble(6), Some((1, "baron".to_owned())));
    assert_eq!(game.flag(6), Some(Flag::Cadiz));
    assert!(!game.0.cards().has(seat(0), crate::support::table::field(5)));
}

/// C-25, ruling: "worth 50" is looked at before the new piece counts.
#[test]
fn a_castle_of_forty_nine_still_merges() {
    let mut game =
        table("money 30 30\nstones 1x5 2x5 3x5 4x2 5 7x2 8x2\nflag almeria 1\nflag cadiz 7\nhand 0 6");
    assert_eq!(game.value(1), 49);
    game.play("build 6");
    assert_eq!((game.value(8), game.flag(8)), (50, Some(Flag::Almeria)));
}

/// C-22.
#[test]
fn a_stone_on_top_connects_nothing() {
    let mut game = table("money 30 30\nstones 5x2 7\nhand 0 5\ntowers 0 1");
    game.play("build 5");
    assert_eq!((game.value(5), game.value(7)), (6, 1));
}

/// C-25: a stone that leaves the game can be the last one (C-26).
#[test]
fn a_lost_stone_counts_as_used() {
    let mut game = table(
        "money 30 30\nstones 1x5 2x5 3x5 4x3 6x2 7x2\nflag almeria 1\nflag cadiz 6\nhand 0 5\nstones-left 1",
    );
    game.play("build 5");
    assert!(game.is_over());
    assert_eq!(game.outcome().0, [80, 30]);
}
