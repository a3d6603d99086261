//! Material and preparation.

use big_boss::{BigBoss, Options};
use tabletop::{Deal, Game, Seat};

use crate::support::table::{cell, seat, table};

fn start(seats: u8, seed: u64) -> BigBoss {
    BigBoss::start(seats, &Options::default(), Deal::from_seed(seed)).unwrap()
}

/// C-3, C-4, B-1, B-2; de, nl: preparation.
#[test]
fn everybody_starts_with_ten_build_cards_thirty_real_two_grandes_and_six_barons() {
    for seats in 2..=5 {
        let game = start(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!(game.cards().hand(seat).len(), 10);
            assert_eq!(game.cards().towers(seat), 0);
            assert_eq!(game.money(seat).0, 30);
            assert_eq!(game.site().noble_supply(seat, castle_box::Rank::Grande), 2);
            assert_eq!(game.site().noble_supply(seat, castle_box::Rank::Baron), 6);
        }
        assert_eq!(game.cards().open().count(), 6);
        assert_eq!(game.cards().pile_len(), 72 - 6 - 10 * seats);
        assert_eq!(game.cards().tower_pile(), 20);
        assert_eq!(game.site().stones_left(), 84);
        assert_eq!(game.site().spans_left(), 8);
        assert_eq!(game.site().free_flags(), 8);
        assert!(game.site().built().is_empty());
    }
}

/// C-4.
#[test]
fn the_start_player_is_drawn_and_two_to_five_can_play() {
    for seats in 2..=5 {
        let drawn: std::collections::BTreeSet<Seat> = (0..60).map(|seed| start(seats, seed).turn()).collect();
        assert_eq!(drawn.len(), usize::from(seats));
    }
    for seats in [0, 1, 6] {
        let error = BigBoss::start(seats, &Options::default(), Deal::from_seed(1)).unwrap_err();
        assert_eq!(error.to_string(), format!("big-boss is for 2 to 5 seats, not {seats}"));
    }
}

/// C-1, B-4: 52 of the threes along the row are straight; a founding needs one of them.
#[test]
fn the_board_has_fifty_two_straight_threes() {
    let all: Vec<String> = (1..=72).map(|card| card.to_string()).collect();
    let empty = table(&format!("money 30 30\nhand 0 {}", all.join(" ")));
    let threes: std::collections::BTreeSet<String> =
        empty.moves_to("found").iter().filter_map(|mv| Some(mv.rsplit_once(' ')?.1.to_owned())).collect();
    assert_eq!(threes.len(), 52);
    assert_eq!(empty.moves_to("found").len(), 3 * 52);
    assert!(threes.contains("71-1"), "72 lies straight between 71 and 1");
    assert!(!threes.contains("72-2"), "1 is a corner");
}

/// C-2.
#[test]
fn fields_are_neighbours_only_along_the_row() {
    // 6 lies two above 16 on the board, with open ground between: nothing touches.
    let mut across = table("money 30 30\nstones 16\nhand 0 6");
    across.play("build 6");
    assert_eq!((across.value(6), across.value(16)), (1, 1));
    // 72 and 1 follow each other.
    let mut round = table("money 30 30\nstones 72\nhand 0 1");
    round.play("build 1");
    assert_eq!((round.value(72), round.value(1)), (2, 2));
}

/// C-1: the board is data.
#[test]
fn another_board_can_be_used_and_a_broken_one_is_refused() {
    let text = include_str!("../support/other-board.txt");
    let board = |text: &str| Options { board: Some(text.to_owned()) };
    let game = BigBoss::start(2, &board(text), Deal::from_seed(1)).unwrap();
    assert_eq!(game.board().column_and_row(cell(1)), (6, 1));
    assert_eq!(game.options(), board(text));
    let complaint = |text: &str| BigBoss::start(2, &board(text), Deal::from_seed(1)).unwrap_err().to_string();
    assert_eq!(complaint(&text.replace("72 (5,1)\n", "")), "field 72 is missing");
    assert!(complaint(&text.replace("72 (5,1)", "72 (5,5)")).contains("lie on one cell"));
    assert!(complaint(&text.replace("72 (5,1)", "72 (6,6)")).contains("must form one closed row"));
    assert!(complaint("nonsense").starts_with("line 1: "));
}

#[test]
fn a_seat_of_the_table_is_on_turn() {
    assert!(start(2, 4).turn() <= seat(1));
}
