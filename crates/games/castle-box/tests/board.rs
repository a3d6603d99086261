//! The board file: what the board of the box is like, and what is refused.

use std::fmt::Write;

use castle_box::{BadBoard, Board, Cell, CellSet, Direction, Field, Place, Rank};

const BOARD: &str = include_str!("../board.txt");

fn with(line: &str, other: &str) -> Result<Board, BadBoard> {
    assert!(BOARD.contains(line), "no line {line}");
    Board::parse(&BOARD.replace(line, other))
}

fn cell(text: &str) -> Cell {
    Board::standard().cell(text.parse().unwrap()).unwrap()
}

fn field(number: u8) -> Field {
    Field::new(number).unwrap()
}

/// C-1: the numbers that the ruling on the layout names.
#[test]
fn the_board_has_twenty_corners_and_fifty_two_straight_triples() {
    let board = Board::standard();
    let straight = Field::all().filter(|middle| board.straight_span(*middle).is_some()).count();
    assert_eq!((straight, 72 - straight), (52, 20));
}

/// C-1.
#[test]
fn forty_six_pairs_of_fields_lie_two_apart_across_open_ground() {
    let board = Board::standard();
    let mut pairs = 0;
    for one in Field::all() {
        for direction in [Direction::Right, Direction::Down] {
            let over_ground = board.beside(one.cell(), direction).is_some_and(|cell| cell.field().is_none());
            let to_field = board.two_away(one.cell(), direction).is_some_and(|cell| cell.field().is_some());
            pairs += u32::from(over_ground && to_field);
        }
    }
    assert_eq!(pairs, 46);
}

/// C-1: 7 and 17 two apart with open ground between them, 17 and 67 likewise, the middle of that two apart from 6.
#[test]
fn the_fields_that_the_books_name_lie_as_they_say() {
    let board = Board::standard();
    assert_eq!(board.between(cell("7"), cell("17")), Some((cell("x7y2"), true)));
    assert_eq!(board.between(cell("17"), cell("67")), Some((cell("x6y3"), false)));
    assert_eq!(board.between(cell("x6y3"), cell("6")), Some((cell("x6y2"), true)));
    assert_eq!(board.between(cell("6"), cell("9")), None);
    assert_eq!(board.between(cell("10"), cell("12")), None);
}

/// C-2.
#[test]
fn the_row_of_fields_is_closed() {
    assert_eq!(field(72).next(), field(1));
    assert_eq!(field(1).previous(), field(72));
    assert_eq!(field(7).next(), field(8));
}

#[test]
fn places_read_back() {
    let board = Board::standard();
    for cell in Cell::all() {
        let place = board.place(cell);
        assert_eq!(place.to_string().parse::<Place>(), Ok(place));
        assert_eq!(board.cell(place), Some(cell));
    }
    for wrong in
        ["", "0", "73", "07", "+7", "x", "x6", "x6y", "x0y3", "x12y1", "x06y3", "X6y3", "6y3", "x6y3 "]
    {
        assert!(wrong.parse::<Place>().is_err(), "`{wrong}` reads as a place");
    }
}

#[test]
fn every_cell_is_found_by_its_column_and_row() {
    let board = Board::standard();
    for cell in Cell::all() {
        let (column, row) = board.column_and_row(cell);
        assert_eq!(board.cell_at(column, row), Some(cell));
    }
    for (column, row) in [(0, 1), (1, 0), (12, 1), (1, 12)] {
        assert_eq!(board.cell_at(column, row), None, "{column}, {row}");
    }
}

#[test]
fn open_ground_has_a_column_and_a_row_and_fields_have_a_number() {
    let place = |text: &str| text.parse::<Place>().unwrap();
    for (text, expected) in [("x1y1", (1, 1)), ("x11y1", (11, 1)), ("x6y3", (6, 3)), ("x11y11", (11, 11))] {
        assert_eq!(place(text).column_and_row(), Some(expected));
    }
    assert_eq!((place("72").column_and_row(), place("72").field()), (None, Some(field(72))));
}

#[test]
fn a_long_text_does_not_come_back_in_full() {
    let long = "7".repeat(1000);
    let message = long.parse::<Field>().unwrap_err();
    assert_eq!(message, format!("`{}` is not the number of a field", "7".repeat(40)));
}

#[test]
fn a_cell_that_is_named_twice_is_in_the_set_once() {
    let cells: CellSet = ["7", "8", "7"].map(cell).into_iter().collect();
    assert_eq!(cells.iter().collect::<Vec<_>>(), [cell("7"), cell("8")]);
}

#[test]
fn a_field_does_not_go_by_its_column_and_row() {
    assert_eq!(Board::standard().cell("x1y1".parse().unwrap()), None);
}

#[test]
fn another_board_can_be_read() {
    let lines = BOARD.lines().rev().collect::<Vec<_>>().join("\n");
    let board = Board::parse(&lines).unwrap();
    assert!(board.is_standard(), "the lines may stand in any order");
    // The first row shifted: 1 lies where 2 lay, and so on around.
    let mut shifted = String::new();
    for field in Field::all() {
        let (column, row) = board.column_and_row(field.next().cell());
        writeln!(shifted, "{field} ({column},{row})").unwrap();
    }
    assert!(!Board::parse(&shifted).unwrap().is_standard());
}

#[test]
fn a_row_that_is_not_closed_is_refused() {
    assert_eq!(with("72      (1,2)", "72 (2,2)"), Err(BadBoard::NotClosed { field: 71, next: 72 }));
    let message = with("12      (11,2)", "12 (10,2)").unwrap_err().to_string();
    assert_eq!(message, "fields 11 and 12 do not touch: the fields must form one closed row");
}

#[test]
fn a_missing_field_is_refused() {
    assert_eq!(with("24      (11,6)", ""), Err(BadBoard::Missing { field: 24 }));
    assert_eq!(Board::parse(""), Err(BadBoard::Missing { field: 1 }));
}

#[test]
fn two_fields_on_one_cell_are_refused() {
    let message = with("24      (11,6)", "24 (11,5)").unwrap_err().to_string();
    assert_eq!(message, "line 8: fields 23 and 24 lie on one cell, (11,5)");
}

#[test]
fn a_field_that_stands_twice_is_refused() {
    assert_eq!(with("24      (11,6)", "23 (11,6)"), Err(BadBoard::Twice { line: 8, field: 23 }));
}

#[test]
fn cells_outside_the_grid_are_refused() {
    assert_eq!(with("12      (11,2)", "12 (12,2)"), Err(BadBoard::OutOfGrid { line: 4, column: 12, row: 2 }));
    assert_eq!(with("12      (11,2)", "12 (11,0)"), Err(BadBoard::OutOfGrid { line: 4, column: 11, row: 0 }));
}

#[test]
fn numbers_beyond_the_fields_are_refused() {
    assert_eq!(with("72      (1,2)", "73 (1,2)"), Err(BadBoard::NoSuchField { line: 22, field: 73 }));
}

#[test]
fn runs_must_be_straight_and_of_one_length() {
    assert_eq!(
        with("(11,3)..(7,3)", "(11,3)..(8,3)"),
        Err(BadBoard::Lengths { line: 5, fields: 5, cells: 4 })
    );
    assert_eq!(with("(11,3)..(7,3)", "(11,3)..(7,7)"), Err(BadBoard::Crooked { line: 5 }));
}

#[test]
fn malformed_lines_are_refused() {
    for wrong in [
        "12",
        "12 11,2",
        "(11,2) 12",
        "twelve (11,2)",
        "12..11 (11,2)..(11,3)",
        "12 (11,2) x",
        "12..13..14 (1,1)",
    ] {
        let refused = with("12      (11,2)", wrong);
        assert!(matches!(refused, Err(BadBoard::Malformed { line: 4, .. })), "{wrong}: {refused:?}");
    }
}

#[test]
fn a_file_that_is_too_big_is_refused() {
    let most = 16 * 1024;
    let padded = |bytes: usize| {
        let text = format!("{}\n#", Board::standard().text());
        let padding = "-".repeat(bytes - text.len());
        Board::parse(&(text + &padding))
    };
    assert!(padded(most).is_ok(), "just small enough");
    assert_eq!(padded(most + 1).err(), Some(BadBoard::TooBig { found: most + 1 }));
}

/// C-3, C-4: two grandes and six barons.
#[test]
fn a_grande_counts_double() {
    assert_eq!((Rank::Grande.count(), Rank::Baron.count()), (2, 6));
    assert_eq!((Rank::Grande.times(), Rank::Baron.times()), (2, 1));
}
