//! A) Found a castle.

use std::fmt::Write;

use alcazar::Event;

use crate::support::{flag, height, legal, legal_with, money, noble, play, position, refused, value};

/// German book, chapter A: card 8 in three positions (the three upper pictures).
#[test]
fn card_eight_founds_in_three_positions() {
    let text = "money 40 40\nhand 0 8";
    assert_eq!(legal_with(&position(text), "found"), ["found 8 6-8", "found 8 7-9", "found 8 8-10"]);
    for (mv, fields) in
        [("found 8 6-8", ["6", "7"]), ("found 8 7-9", ["7", "9"]), ("found 8 8-10", ["9", "10"])]
    {
        let mut game = position(text);
        play(&mut game, &[mv]);
        assert_eq!(height(&game, "8"), 2);
        assert!(fields.iter().all(|field| height(&game, field) == 1));
        assert_eq!((value(&game, "8"), game.site().stones_left()), (5, 80));
    }
}

/// A-4, C-2: all three fields are told, over the end of the row as well.
#[test]
fn a_founding_names_its_three_fields() {
    let mut game = position("money 40 40\nhand 0 1");
    let founded = play(&mut game, &["found 1 72-2"]).into_iter().find_map(|event| match event {
        Event::CastleFounded { first, middle, last, .. } => Some([first, middle, last].map(u8::from)),
        _ => None,
    });
    assert_eq!(founded, Some([72, 1, 2]));
}

/// C-13: chapter A, caption: the castle is founded and pays 5.
#[test]
fn a_founding_pays_five_and_raises_the_lowest_free_flag() {
    let mut game = position("money 40 40\nhand 0 8\nstones 40x3\nflag almeria 40");
    play(&mut game, &["found 8 8-10"]);
    assert_eq!(money(&game), [45, 40]);
    assert_eq!(flag(&game, "10"), Some("Cádiz".to_owned()));
}

/// C-13, C-18: chapter A2, caption: Red places a grande for 10 and a baron for 5.
#[test]
fn a_grande_and_a_baron_after_founding_cost_fifteen() {
    let mut game = position("money 40 40\nhand 0 8");
    play(&mut game, &["found 8 8-10"]);
    let placements = ["baron 10", "baron 8", "baron 9", "done", "grande 10", "grande 8", "grande 9"];
    assert_eq!(legal(&game), placements);
    play(&mut game, &["grande 8"]);
    assert_eq!(legal(&game), ["baron 10", "baron 9", "done", "grande 10", "grande 9"]);
    play(&mut game, &["baron 9"]);
    assert_eq!(money(&game), [30, 40]);
    assert_eq!((noble(&game, "8"), noble(&game, "9")), (Some("0 grande".into()), Some("0 baron".into())));
    assert_eq!(game.turn().index(), 1, "two nobles at most");
}

/// C-13: the same caption: only the grande, or only the baron.
#[test]
fn one_noble_after_founding_is_enough() {
    for (placed, left) in [("grande 8", 35), ("baron 8", 40)] {
        let mut game = position("money 40 40\nhand 0 8");
        play(&mut game, &["found 8 8-10", placed, "done"]);
        assert_eq!((money(&game)[0], game.turn().index()), (left, 1));
    }
}

/// after founding a castle nobles can only be placed.
#[test]
fn after_founding_nobles_neither_move_nor_trade() {
    let mut game = position("money 40 40\nhand 0 8");
    play(&mut game, &["found 8 8-10", "grande 8"]);
    assert_eq!(refused(&game, "move 8-9"), "A-13 only-placing-after-founding");
    play(&mut game, &["baron 9"]);
    let mut game = position("money 40 40\nhand 0 8");
    play(&mut game, &["found 8 8-10", "grande 8"]);
    assert_eq!(refused(&game, "trade 8-9"), "A-13 only-placing-after-founding");
}

/// the three fields may go round a corner, and round the end of the row.
#[test]
fn a_castle_can_go_round_a_corner_and_round_the_end_of_the_row() {
    assert_eq!(
        legal_with(&position("money 0 0\nhand 0 12"), "found"),
        ["found 12 10-12", "found 12 11-13", "found 12 12-14"]
    );
    assert_eq!(
        legal_with(&position("money 0 0\nhand 0 1"), "found"),
        ["found 1 1-3", "found 1 71-1", "found 1 72-2"]
    );
}

///
#[test]
fn the_card_must_be_one_of_the_three_fields() {
    let game = position("money 0 0\nhand 0 8");
    assert_eq!(refused(&game, "found 8 9-11"), "A-4 card-not-among-fields");
    assert_eq!(refused(&game, "found 9 8-10"), "C-10 card-not-in-hand");
}

///
#[test]
fn fewer_than_four_stones_found_nothing() {
    assert_eq!(legal_with(&position("money 0 0\nhand 0 8\nstones-left 4"), "found").len(), 3);
    let game = position("money 0 0\nhand 0 8\nstones-left 3");
    assert_eq!(legal(&game), ["build 8"]);
    assert_eq!(refused(&game, "found 8 7-9"), "A-4 too-few-stones");
}

/// C-12: three empty fields to a castle.
#[test]
fn a_castle_is_founded_three_empty_fields_from_the_next() {
    let founds = |castle: &str| {
        legal_with(&position(&format!("money 0 0\nhand 0 30\n{castle}\nflag jaen 40")), "found")
    };
    assert_eq!(founds("stones 36 37 38 39 40"), ["found 30 28-30", "found 30 29-31", "found 30 30-32"]);
    assert_eq!(founds("stones 35 36 37 38 39 40"), ["found 30 28-30", "found 30 29-31"]);
    assert_eq!(founds("stones 33 34 35 36 37 38 39 40"), Vec::<String>::new());
    let game = position("money 0 0\nhand 0 30\nstones 35 36 37 38 39 40\nflag jaen 40");
    assert_eq!(refused(&game, "found 30 30-32"), "C-12 castle-too-near");
}

/// C-12: both ways round the row.
#[test]
fn the_distance_to_a_castle_counts_both_ways_round() {
    let game = position("money 0 0\nhand 0 2\nstones 70x3 71x2\nflag jaen 70");
    assert_eq!(legal_with(&game, "found"), Vec::<String>::new());
    let game = position("money 0 0\nhand 0 3\nstones 70x3 71x2\nflag jaen 70");
    assert_eq!(legal_with(&game, "found"), ["found 3 3-5"]);
    assert_eq!(refused(&game, "found 3 2-4"), "C-12 castle-too-near");
}

/// C-12: one empty field to a villa.
#[test]
fn a_castle_is_founded_one_empty_field_from_a_villa() {
    let game = position("money 0 0\nhand 0 30\nstones 32");
    assert_eq!(legal_with(&game, "found"), ["found 30 28-30"]);
    assert_eq!(refused(&game, "found 30 29-31"), "C-12 villa-too-near");
    assert_eq!(refused(&game, "found 30 30-32"), "C-12 field-not-empty");
}

/// C-12, ruling: a villa on the way to a castle does not add to the empty fields, nor does it end the counting.
#[test]
fn a_villa_on_the_way_to_a_castle_does_not_count() {
    let founds = |stones: &str| {
        legal_with(&position(&format!("money 0 0\nhand 0 28\nstones {stones}\nflag jaen 40")), "found")
    };
    let castle = "36 37 38 39 40";
    let founding = "found 28 28-30".to_owned();
    assert!(founds(&format!("33 34 {castle}")).contains(&founding), "31, 32 and 35 are empty");
    assert!(!founds(&format!("32 33 34 {castle}")).contains(&founding), "only 31 and 35 are empty");
}

/// C-12: a field under a bridge is not empty.
#[test]
fn a_field_under_a_bridge_is_not_empty() {
    let game = position("money 0 0\nhand 0 4\nstones 6x2 8x2\nspan 6-8:3\nflag jaen 6\nhand 1 7");
    assert_eq!(legal_with(&game, "found"), Vec::<String>::new());
    let game = position("money 0 0\nhand 0 7\nstones 6x2 8x2\nspan 6-8:3\nflag jaen 6");
    assert_eq!(refused(&game, "found 7 7-9"), "C-12 field-not-empty");
}

/// C-12: without a crest in supply nothing is founded.
#[test]
fn without_a_crest_no_castle_is_founded() {
    let castles: Vec<u8> = vec![1, 11, 21, 31, 41, 51, 61];
    let flags = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];
    let text = |count: usize, all: &[u8]| {
        let mut text = "money 0 0\nhand 0 36".to_owned();
        for (field, flag) in all.iter().zip(flags).take(count) {
            write!(text, "\nstones {field}x3\nflag {flag} {field}").unwrap();
        }
        text
    };
    assert_eq!(legal_with(&position(&text(7, &castles)), "found"), ["found 36 35-37"]);
    let all = [castles, vec![66]].concat();
    let game = position(&text(8, &all));
    assert_eq!(legal(&game), ["build 36"]);
    assert_eq!(refused(&game, "found 36 35-37"), "C-12 no-crest");
}
