//! Mergers.

use alcazar::Event;
use castle_box::Flag;

use super::d_extend_with_tower_card::TOWER_CHOICES;
use crate::support::{flag, legal, legal_with, money, noble, play, position, refused, value};

/// C-24, A-11: German book, "Zusammenschlüsse", captions: the villa on 6 and the castle on 8, before; the bridge from 6 to 8
/// on level 3 counts 9, and Red gets 20 real. Then a noble may be placed, moved or traded.
#[test]
fn the_bridge_from_six_to_eight_pays_twenty() {
    let mut game = position(&TOWER_CHOICES.replace("stones 6 8x2", "stones 6x2 8x2"));
    assert_eq!((value(&game, "6"), value(&game, "8")), (3, 8));
    play(&mut game, &["bridge 6-8"]);
    assert_eq!((value(&game, "6"), money(&game)[0]), (20, 40 - 15 + 20));
    assert_eq!(flag(&game, "6"), Some("Jaén".into()));
    let expected =
        ["baron 7", "done", "grande 7", "move 6-7", "move 8-7", "move 9-7", "trade 6-8", "trade 8-9"];
    assert_eq!(legal(&game), expected);
}

/// C-22, C-24: the same picture: card 7 merges them as well.
#[test]
fn card_seven_joins_villa_and_castle() {
    let mut game =
        position(&format!("{}\nhand 0 7", TOWER_CHOICES.replace("stones 6 8x2", "stones 6x2 8x2")));
    play(&mut game, &["build 7"]);
    assert_eq!((value(&game, "6"), flag(&game, "6")), (3 + 8 + 1, Some("Jaén".into())));
    assert_eq!(game.site().buildings().count(), 1);
}

/// C-24: always, even at 50.
#[test]
fn a_villa_joins_a_castle_at_fifty() {
    let mut game = position("money 0 0\nstones 1x9 2x9 3x9 5x2\nflag jaen 2\nnobles 1 baron 5\nhand 0 4");
    play(&mut game, &["build 4"]);
    assert_eq!((value(&game, "5"), money(&game)[0], noble(&game, "5")), (50, 50, Some("1 baron".into())));
}

/// C-23, C-17: two villas become one, and a castle if they are worth 5.
#[test]
fn two_villas_become_one() {
    let mut game = position("money 0 0\nstones 1 3\nnobles 1 baron 3\nhand 0 2");
    play(&mut game, &["build 2"]);
    assert_eq!((value(&game, "1"), flag(&game, "1"), money(&game)[0]), (3, None, 3));
    let mut game = position("money 0 0\nstones 1x2 3\nhand 0 2");
    play(&mut game, &["build 2"]);
    assert_eq!((value(&game, "1"), flag(&game, "1")), (5, Some("Almería".into())));
}

/// C-23: German book, "Zusammenschluss von zwei Villen": a bridge between two villas always makes a castle.
#[test]
fn a_bridge_between_two_villas_always_makes_a_castle() {
    let mut game = position("money 15 0\nstones 1 3\nnobles 0 baron 1");
    play(&mut game, &["bridge 1-3"]);
    assert_eq!((value(&game, "1"), flag(&game, "1")), (8, Some("Almería".into())));
}

/// C-25, A-14: the more valuable castle stays; the other's crest returns, and all nobles stay.
#[test]
fn the_more_valuable_castle_takes_over_the_other() {
    let mut game = position(
        "money 0 0\nstones 1x3 2 4x3\nflag almeria 4\nflag cadiz 1\nnobles 1 baron 4 grande 1\nnobles 0 baron 2\nhand 0 3",
    );
    play(&mut game, &["build 3"]);
    assert_eq!((value(&game, "3"), flag(&game, "3"), money(&game)[0]), (12, Some("Cádiz".into()), 12));
    assert_eq!(game.site().free_flags(), 7);
    assert_eq!(noble(&game, "4"), Some("1 baron".into()));
    assert_eq!(noble(&game, "1"), Some("1 grande".into()));
}

/// C-25, ruling: on a tie the first in the order of crests stays.
#[test]
fn on_a_tie_the_first_crest_stays() {
    let mut game = position("money 0 0\nstones 1x3 3x3\nflag sevilla 1\nflag huelva 3\nhand 0 2");
    play(&mut game, &["build 2"]);
    assert_eq!((value(&game, "3"), flag(&game, "1")), (11, Some("Huelva".into())));
}

/// C-25, C-6: the values are added up to 50 at most.
#[test]
fn merged_castles_are_worth_fifty_at_most() {
    let mut game = position("money 0 0\nstones 1x9 2x9 4x9 5x9\nflag jaen 1\nflag cadiz 4\nhand 0 3");
    assert_eq!(value(&game, "1"), 34);
    play(&mut game, &["build 3"]);
    assert_eq!((value(&game, "3"), money(&game)[0]), (50, 50));
}

const FIFTY: &str = "stones 1x9 2x9 3x9 5x3\nflag jaen 2\nflag cadiz 5";

/// C-25: German book, "Wichtig": castles of which one is worth 50 do not merge. The card may be played; its stone leaves the
/// game, the player gets 50 real, and no noble is placed, moved or traded.
#[test]
fn castles_do_not_merge_when_one_is_worth_fifty() {
    let mut game = position(&format!("money 0 0\n{FIFTY}\nnobles 0 baron 1 grande 2\nhand 0 4"));
    let left = game.site().stones_left();
    play(&mut game, &["build 4"]);
    assert_eq!((money(&game)[0], game.site().stones_left()), (50, left - 1));
    assert_eq!((value(&game, "4"), value(&game, "5")), (0, 5));
    assert_eq!(game.turn().index(), 1, "nothing was built");
    assert!(game.cards().hand(tabletop::Seat::new(0)).is_empty());
}

/// C-25: "worth 50" is looked at before the new piece counts.
#[test]
fn a_castle_at_forty_nine_still_merges() {
    let mut game = position("money 0 0\nstones 1x9 2x9 3x8 5x3\nflag jaen 2\nflag cadiz 5\nhand 0 4");
    assert_eq!(value(&game, "1"), 49);
    play(&mut game, &["build 4"]);
    assert_eq!((value(&game, "4"), flag(&game, "5")), (50, Some("Jaén".into())));
}

/// the bridge that would join them may not be built.
#[test]
fn a_bridge_may_not_join_a_castle_at_fifty_with_another() {
    let text = format!("money 40 0\n{}\nnobles 0 baron 5", FIFTY.replace("3x9 5x3", "3x9 5x9"));
    let game = position(&text);
    assert_eq!(legal_with(&game, "bridge"), Vec::<String>::new());
    assert_eq!(refused(&game, "bridge 3-5"), "A-11 castle-at-fifty");
    let villa = position(&text.replace("\nflag cadiz 5", ""));
    assert_eq!(legal_with(&villa, "bridge"), ["bridge 3-5"], "with a villa it may");
}

/// C-25: both neighbours in the same castle of 50 make an ordinary extension.
#[test]
fn a_gap_within_one_castle_at_fifty_is_filled() {
    let row = "stones 7x9 9x9 10x9 11 12 13 14 15 16 17x9\nspan 7-17:10\nflag jaen 9";
    let mut game = position(&format!("money 0 0\n{row}\nhand 0 8"));
    assert_eq!((value(&game, "7"), game.site().buildings().count()), (50, 1));
    play(&mut game, &["build 8"]);
    assert_eq!((value(&game, "8"), money(&game)[0]), (50, 50));
}

/// C-23 to C-25, A-14: what a merger is told as; a building that only grows is none.
#[test]
fn mergers_are_told() {
    let told = |text: &str, notation: &str| {
        let mut events = play(&mut position(text), &[notation]);
        events.retain(|event| {
            matches!(
                event,
                Event::VillaJoined { .. } | Event::VillasMerged { .. } | Event::CastlesMerged { .. }
            )
        });
        events
    };
    assert_eq!(told("money 0 0\nstones 1 3\nhand 0 2", "build 2"), [Event::VillasMerged { value: 3 }]);
    let villa = "money 0 0\nstones 1x9 2x9 3x9 5x2\nflag jaen 2\nhand 0 4";
    assert_eq!(told(villa, "build 4"), [Event::VillaJoined { flag: Flag::Jaen, value: 50 }]);
    let castles = "money 0 0\nstones 1x3 2 4x3\nflag almeria 4\nflag cadiz 1\nhand 0 3";
    let merged = Event::CastlesMerged { flag: Flag::Cadiz, gone: Flag::Almeria, value: 12 };
    assert_eq!(told(castles, "build 3"), [merged]);
    assert_eq!(told("money 0 0\nstones 1x3\nflag jaen 1\nhand 0 2", "build 2"), []);
    assert_eq!(told("money 0 0\nstones 1\nhand 0 2", "build 2"), []);
}
