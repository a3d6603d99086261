//! The appendix: questions 1 to 8.

use crate::support::{height, legal, legal_with, money, noble, play, position, refused};

/// The picture of questions 1 to 3: Red (seat 0) stands on 2, four high; Blue (seat 1) on 6, two high; 4 is free and one
/// high; White (seat 2) has nothing here.
fn first_picture(seat: u8) -> alcazar::Alcazar {
    position(&format!(
        "money 40 40 40\nstones 2x4 4 6x2\nnobles 0 baron 2\nnobles 1 baron 6\ntowers 0 3\ntowers 1 1\ntowers 2 1\nturn {seat}"
    ))
}

/// question 1: Blue can build on 4 with a tower card, and from 4 to 6 a bridge after it.
#[test]
fn question_one_blue_can_raise_four() {
    let mut game = first_picture(1);
    assert_eq!(legal_with(&game, "tower"), ["tower 4", "tower 6"]);
    play(&mut game, &["tower 4", "baron 4", "buy pile", "buy pile"]);
    assert_eq!(legal_with(&game, "bridge"), ["bridge 4-6"]);
}

/// question 2: so can Red, who needs two more tower cards for a bridge from 2 to 4.
#[test]
fn question_two_red_can_raise_four() {
    let mut game = first_picture(0);
    assert_eq!(legal_with(&game, "tower"), ["tower 2", "tower 4"]);
    for _ in 0..3 {
        assert_eq!(legal_with(&game, "bridge"), Vec::<String>::new());
        play(&mut game, &["tower 4", "done", "buy pile", "buy pile"]);
    }
    assert_eq!(legal_with(&game, "bridge"), ["bridge 2-4"]);
}

/// question 3: nobody else can.
#[test]
fn question_three_nobody_else_can_raise_four() {
    let game = first_picture(2);
    assert_eq!(legal_with(&game, "tower"), Vec::<String>::new());
    assert_eq!(refused(&game, "tower 4"), "A-5 no-pier");
}

/// The picture of questions 4 to 8: a bridge lies from 37 to 39 on level 3. Yellow (seat 0) stands on 37, one higher, and
/// with a baron on 38; 40 is free and two high; White (seat 1) stands on 42, one high.
fn second_picture(seat: u8, more: &str) -> alcazar::Alcazar {
    position(&format!(
        "money 40 40\nstones 37@1,2,4 39x2 40x2 41 42\nspan 37-39:3\nflag jaen 40\nnobles 0 grande 37 baron 38\nnobles 1 baron 42
towers 0 1\ntowers 1 1\nturn {seat}\n{more}"
    ))
}

/// question 4: White cannot build on 40, which is higher than the own pier.
#[test]
fn question_four_white_cannot_raise_forty() {
    let game = second_picture(1, "");
    assert_eq!(legal_with(&game, "tower"), ["tower 42"]);
    assert_eq!(refused(&game, "tower 40"), "A-5 no-pier");
}

/// question 5: White can build under the own baron on 42, and then a bridge from 40 to 42.
#[test]
fn question_five_white_can_raise_the_own_baron() {
    let mut game = second_picture(1, "");
    play(&mut game, &["tower 42", "buy pile"]);
    assert_eq!(legal_with(&game, "bridge"), ["bridge 40-42"]);
}

/// questions 6 and 7: Yellow cannot build on 39, since a bridge over a bridge is not allowed, but on 40, which is
/// lower than the own pier on 38.
#[test]
fn questions_six_and_seven_yellow_can_raise_forty_but_not_thirty_nine() {
    let game = second_picture(0, "");
    assert_eq!(legal_with(&game, "tower"), ["tower 37", "tower 38", "tower 40"]);
    assert_eq!(refused(&game, "tower 39"), "A-5 no-pier");
}

/// question 7: two more preparations are needed, on 38 and on 40 again; only then can the bridge be built.
#[test]
fn question_seven_the_bridge_needs_two_more_preparations() {
    let mut game = second_picture(0, "");
    for tower in ["tower 40", "tower 38", "tower 40"] {
        assert!(!legal(&game).contains(&"bridge 38-40".to_owned()));
        play(&mut game, &["buy tower", "buy pile"]);
        play(&mut game, &[tower]);
        if legal(&game).contains(&"done".to_owned()) {
            play(&mut game, &["done"]);
        }
        play(&mut game, &["buy pile"]);
    }
    assert_eq!((height(&game, "38"), height(&game, "39"), height(&game, "40")), (4, 3, 4));
    assert!(legal(&game).contains(&"bridge 38-40".to_owned()));
}

/// C-7, C-16: question 8: White plays card 38; the stone goes on the bridge, and the yellow baron is beaten.
#[test]
fn question_eight_the_stone_goes_on_the_bridge() {
    let mut game = second_picture(1, "hand 1 38");
    let value = crate::support::value(&game, "38");
    play(&mut game, &["build 38"]);
    assert_eq!((height(&game, "38"), noble(&game, "38")), (4, None));
    assert_eq!(money(&game)[0], 40 + value);
}
