//! What castles and villas are.

use std::fmt::Write;

use crate::support::{flag, legal, money, noble, play, position, refused};

const FLAGS: [&str; 8] = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];

/// Eight castles, so that no crest is left; the last two are at 61 and 63, one stone apart.
fn no_crest_left(more: &str) -> String {
    let mut text = "money 40 40\n".to_owned();
    for (field, flag) in [1, 5, 9, 13, 17, 21, 61, 63].into_iter().zip(FLAGS) {
        writeln!(text, "stones {field}x3\nflag {flag} {field}").unwrap();
    }
    text + more
}

/// C-17: at once if a crest is free.
#[test]
fn a_villa_worth_five_becomes_a_castle() {
    let mut game = position("money 40 40\nstones 6 7 8 9\nhand 0 10");
    assert_eq!(flag(&game, "6"), None);
    play(&mut game, &["build 10"]);
    assert_eq!((flag(&game, "6"), money(&game)[0]), (Some("Almería".into()), 45));
    assert_eq!(legal(&game), ["baron 10", "done", "grande 10"], "it is no founding");
    play(&mut game, &["baron 10"]);
    assert_eq!(game.turn().index(), 1, "one noble at most");
}

/// C-17: a villa worth 4 stays one.
#[test]
fn a_villa_worth_four_stays_a_villa() {
    let mut game = position("money 40 40\nstones 6 7 8\nhand 0 9");
    play(&mut game, &["build 9"]);
    assert_eq!(flag(&game, "6"), None);
}

/// C-17: without a crest it stays a villa of that size.
#[test]
fn without_a_crest_a_villa_worth_five_waits() {
    let mut game = position(&no_crest_left("stones 40 41 42 43\nhand 0 44"));
    play(&mut game, &["build 44"]);
    assert_eq!((flag(&game, "44"), money(&game)[0]), (None, 45));
}

/// C-17, C-25: a merger frees a crest, and the only villa that waits gets it.
#[test]
fn a_freed_crest_goes_to_the_villa_that_waits() {
    let mut game = position(&no_crest_left("stones 40x3\nhand 0 62"));
    play(&mut game, &["build 62"]);
    assert_eq!(flag(&game, "40"), Some("Sevilla".into()));
    assert_eq!(flag(&game, "62"), Some("Málaga".into()));
    assert_eq!(money(&game)[0], 51);
}

/// C-17: when several wait, the player on turn chooses, before the income.
#[test]
fn of_several_villas_the_player_on_turn_chooses() {
    let mut game = position(&no_crest_left("stones 40x3 44x2 45x2\nhand 0 62 31"));
    play(&mut game, &["build 62"]);
    assert_eq!(legal(&game), ["crest 40", "crest 44"]);
    assert_eq!(money(&game)[0], 40);
    assert_eq!(refused(&game, "crest 45"), "C-17 no-waiting-villa");
    assert_eq!(refused(&game, "crest 1"), "C-17 no-waiting-villa");
    assert_eq!(refused(&game, "build 31"), "C-17 crest-first");
    assert_eq!(refused(&game, "baron 62"), "C-17 crest-first");
    play(&mut game, &["crest 44"]);
    assert_eq!((flag(&game, "45"), flag(&game, "40")), (Some("Sevilla".into()), None));
    assert_eq!(money(&game)[0], 51);
    play(&mut game, &["baron 62"]);
    assert_eq!(noble(&game, "62"), Some("0 baron".into()));
}

/// C-17: the merged building itself is a castle already; a build elsewhere frees nothing.
#[test]
fn a_build_that_frees_no_crest_leaves_the_villas_waiting() {
    let mut game = position(&no_crest_left("stones 40x3 44x3\nhand 0 31"));
    play(&mut game, &["build 31", "done"]);
    assert_eq!((flag(&game, "40"), flag(&game, "44")), (None, None));
}
