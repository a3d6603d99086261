//! Action B: put the conde into another player's building.

use salamanca::Event;

use crate::support::position::Position;
use crate::support::{after, cell, play, play_all, refused, seat, value};

// S-26
#[test]
fn the_conde_goes_into_a_building_of_another_player() {
    let game = Position::new(3).grid("fa/0 . ca/1 . mo . ca/2/1").turn(&[(0, 8), (1, 7), (2, 3)], 1).read();
    assert_eq!(after(&game, 0, "conde"), "c1");
    assert_eq!(refused(&game, 0, "conde a1"), ("S-26", "conde-own-building"));
    assert_eq!(refused(&game, 0, "conde e1"), ("S-26", "nobody-owns"));
    assert_eq!(refused(&game, 0, "conde g1"), ("S-26", "conde-there"));
    assert_eq!(refused(&game, 0, "conde b1"), ("S-26", "no-building"));
}

// S-26: worth 6 it goes, worth 7 it does not.
#[test]
fn the_conde_goes_into_areas_worth_less_than_seven() {
    let game = Position::new(3)
        .grid(
            "ca/1 la la la .
             .    .  .  .  .
             ca/2 fo fo fo fo",
        )
        .turn(&[(0, 8), (1, 7), (2, 3)], 1)
        .read();
    assert_eq!((value(&game, "a1"), value(&game, "a3")), (6, 7));
    assert_eq!(after(&game, 0, "conde"), "a1");
    assert_eq!(refused(&game, 0, "conde a3"), ("S-26", "conde-area-large"));
}

// S-26, S-25: at this moment: the last player's plague first makes room.
#[test]
fn the_value_counts_at_that_very_moment() {
    let mut game = Position::new(3).grid("ca/1 la la la la").turn(&[(1, 8), (2, 7), (0, 2)], 3).read();
    assert_eq!(after(&game, 0, "conde"), "");
    play(&mut game, 0, "plague e1");
    assert_eq!(value(&game, "a1"), 5);
    assert_eq!(after(&game, 0, "conde"), "a1");
}

// S-26: the other way round: moving the rat away closes the building.
#[test]
fn a_building_that_has_just_become_too_rich_is_closed() {
    let mut game =
        Position::new(3).grid("ca/1 la la la la!rat . fi").turn(&[(1, 8), (2, 7), (0, 2)], 3).read();
    assert_eq!(after(&game, 0, "conde"), "a1");
    play(&mut game, 0, "plague g1");
    assert_eq!(game.step(), salamanca::Step::PlayCards, "nothing else could be chosen, so the turn is over");
}

// S-26: from another building; it stays until it is moved, also when the area grows to 7 and more.
#[test]
fn the_conde_moves_on_and_stays_where_the_area_grows() {
    let mut game = Position::new(3)
        .grid("ca/1/0 la la la . ca/2")
        .display(&["la", "", ""])
        .turn(&[(1, 8), (0, 7), (2, 3)], 1)
        .read();
    play_all(&mut game, 1, &["take a", "lay lake a2", "end"]);
    assert_eq!((value(&game, "a1"), game.board().conde_in(cell("a1"))), (7, Some(seat(0))));
    assert_eq!(refused(&game, 0, "conde a1"), ("S-26", "conde-there"));
    let events = play(&mut game, 0, "conde f1");
    let moved = Event::CondeSet {
        seat: seat(0),
        from: Some(cell("a1")),
        cell: cell("f1"),
        owner_seat: Some(seat(2)),
    };
    assert_eq!(events[0], moved);
    assert_eq!(game.board().conde_of(seat(0)), Some(cell("f1")));
}
