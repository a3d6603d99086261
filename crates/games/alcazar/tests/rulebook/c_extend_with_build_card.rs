//! C) Extend a castle or a villa with a build card.

use crate::support::{flag, height, legal, money, noble, play, position, value};

/// C-15: German book, chapter C, caption: Blue adds 11; the castle goes from 5 to 6 and pays 6. The next caption: the
/// baron there costs the 6 again.
#[test]
fn eleven_added_pays_six_and_a_baron_there_costs_six() {
    let mut game = position("money 40 40\nstones 8x2 9 10\nflag jaen 8\nhand 0 11");
    play(&mut game, &["build 11"]);
    assert_eq!((value(&game, "8"), money(&game)[0]), (6, 46));
    play(&mut game, &["baron 11"]);
    assert_eq!((money(&game)[0], noble(&game, "11")), (40, Some("0 baron".into())));
}

/// C-16: chapter C, caption: Green puts a stone on 10; the castle goes from 6 to 8 and pays 8. Then a baron costs 8 and a
/// grande 16.
#[test]
fn a_stone_on_ten_pays_eight() {
    let mut game = position("money 40 40\nstones 8x2 9 10 11\nflag jaen 8\nnobles 1 baron 11\nhand 0 10");
    play(&mut game, &["build 10"]);
    assert_eq!((value(&game, "8"), height(&game, "10"), money(&game)[0]), (8, 2, 48));
    assert_eq!(legal(&game), ["baron 10", "done", "grande 10"]);
    let mut other = game.clone();
    play(&mut game, &["baron 10"]);
    play(&mut other, &["grande 10"]);
    assert_eq!((money(&game)[0], money(&other)[0]), (40, 32));
}

/// C-16: no limit of height for a build card.
#[test]
fn a_build_card_builds_on_the_sixth_level() {
    let mut game = position("money 40 40\nstones 8x5\nflag jaen 8\nhand 0 8");
    play(&mut game, &["build 8"]);
    assert_eq!((height(&game, "8"), value(&game, "8")), (6, 11));
}

/// C-16: an own noble is lifted, and then nothing can be placed.
#[test]
fn an_own_noble_is_lifted_and_nothing_can_be_placed() {
    let mut game = position("money 40 40\nstones 8x2\nnobles 0 baron 8\nhand 0 8");
    play(&mut game, &["build 8"]);
    assert_eq!((noble(&game, "8"), height(&game, "8")), (Some("0 baron".into()), 3));
    assert_eq!(game.turn().index(), 1, "there was no free piece");
}

/// C-16, C-21: another player's noble is beaten and paid at the value before.
#[test]
fn a_noble_of_another_player_is_beaten() {
    let mut game = position("money 40 40\nstones 8x2 9 10\nflag jaen 8\nnobles 1 grande 8\nhand 0 8");
    play(&mut game, &["build 8"]);
    assert_eq!((noble(&game, "8"), money(&game)), (None, vec![47, 50]));
    assert!(legal(&game).contains(&"baron 8".to_owned()));
}

/// C-15: a stone between the two ends of one building is an ordinary extension.
#[test]
fn both_neighbours_in_one_building_make_an_ordinary_extension() {
    // 7 and 17 joined by a bridge, and the row built from 17 back to 9: 8 closes the ring.
    let row = "stones 7x1 9 10 11 12 13 14 15 16 17\nspan 7-17:2\nflag jaen 9";
    let mut game = position(&format!("money 40 40\n{row}\nhand 0 8"));
    assert_eq!(game.site().buildings().count(), 1);
    play(&mut game, &["build 8"]);
    assert_eq!((value(&game, "8"), flag(&game, "8")), (17, Some("Jaén".into())));
}

/// C-7, C-16: a stone on a field under a bridge lands on the bridge.
#[test]
fn a_stone_on_a_field_under_a_bridge_lands_on_the_bridge() {
    let mut game = position("money 40 40\nstones 6x2 8x2\nspan 6-8:3\nflag jaen 6\nhand 0 7");
    play(&mut game, &["build 7"]);
    assert_eq!((height(&game, "7"), value(&game, "7")), (4, 17));
}
