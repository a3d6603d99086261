//! Action A: sell buildings.

use salamanca::{Event, Plague};

use crate::support::position::Position;
use crate::support::{after, cell, money, play, play_all, refused, seat, tile, value};

fn selling(grid: &str) -> Position {
    Position::new(3).grid(grid).display(&["fa"]).turn(&[(0, 8), (1, 7), (2, 3)], 1)
}

// Abb. 4, S-22, S-23: 10 doubloons, and the fertile forest leaves.
#[test]
fn a_sale_pays_the_area_value_and_fertile_tiles_leave() {
    let mut game = selling(
        ".  .  fo2 la
         .  .  fo  .
         la la ca/0 fo fo",
    )
    .read();
    play(&mut game, 0, "take a");
    let events = play(&mut game, 0, "sell c3");
    assert_eq!(money(&game), [10, 0, 0]);
    assert_eq!((tile(&game, "c1"), tile(&game, "c2")), ("free".to_owned(), "forest".to_owned()));
    assert!(events.contains(&Event::TileLeft { tile: "forest2".parse().expect("a tile"), cell: cell("c1") }));
    assert!(after(&game, 0, "lay").contains("farm c1"), "its cell is free again");
    assert_eq!((game.board().owner(cell("c3")), game.squires(seat(0))), (None, 3));
    assert_eq!(tile(&game, "c3"), "castle", "the building stays");
}

/// Abb. 5a: monastery A on a1, monastery B on f1, and a fertile vineyard of 3 between them.
fn pedro() -> salamanca::Salamanca {
    let mut game = selling(
        "mo/0 vi vi vi3 mo/0
         .    vi vi .   .",
    )
    .read();
    play(&mut game, 0, "take a");
    game
}

// Abb. 5b, S-22, S-23: A for 11, then B for 4: 15.
#[test]
fn a_fertile_tile_is_paid_once_and_the_first_sale_may_empty_the_second() {
    let mut game = pedro();
    play(&mut game, 0, "sell a1");
    assert_eq!(money(&game)[0], 11);
    assert_eq!(tile(&game, "d1"), "free");
    play(&mut game, 0, "sell e1");
    assert_eq!(money(&game)[0], 15);
}

// Abb. 5c and 5d: B for 11, then A for 8: 19.
#[test]
fn the_other_order_of_the_same_sales_brings_more() {
    let mut game = pedro();
    play(&mut game, 0, "sell e1");
    assert_eq!(money(&game)[0], 11);
    play(&mut game, 0, "sell a1");
    assert_eq!(money(&game)[0], 19);
}

// Abb. 6, S-22: Carmen (seat 0) gets 9 for the castle, conde Antonio (seat 1) the landscape value of 6.
#[test]
fn a_conde_is_paid_the_landscape_value_on_top() {
    let mut game = selling(
        "fo fo ca/0/1 la
         fo .  la     la",
    )
    .read();
    play(&mut game, 0, "take a");
    assert_eq!(value(&game, "c1"), 9);
    play(&mut game, 0, "sell c1");
    assert_eq!(money(&game), [9, 6, 0]);
    assert_eq!((game.board().conde_of(seat(1)), game.squires(seat(0))), (None, 3), "both stones return");
}

// S-22: a conde does not own.
#[test]
fn only_the_owner_sells() {
    let mut game = selling("ca/0 . fa/1/0 . mo").read();
    play(&mut game, 0, "take a");
    assert_eq!(after(&game, 0, "sell"), "a1");
    assert_eq!(refused(&game, 0, "sell c1"), ("S-22", "other-owns"));
    assert_eq!(refused(&game, 0, "sell e1"), ("S-22", "nobody-owns"));
    assert_eq!(refused(&game, 0, "sell b1"), ("S-22", "no-building"));
}

// S-22: with A alone.
#[test]
fn nothing_is_sold_without_action_a() {
    let game = selling("ca/0").read();
    assert_eq!(after(&game, 0, "sell"), "");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-20", "take-first"));
}

// S-22: a worthless area can be sold all the same, to free the squire.
#[test]
fn a_sale_may_pay_nothing() {
    let mut game = selling("fa/0!ruin").read();
    play_all(&mut game, 0, &["take a", "sell a1"]);
    assert_eq!((money(&game)[0], game.squires(seat(0))), (0, 3));
    assert_eq!(game.board().plague_at(Plague::Ruin), Some(cell("a1")), "the ruin stays on its building");
}

// S-23: worthless and cut-off fertile tiles stay.
#[test]
fn fertile_tiles_that_did_not_count_stay() {
    let mut game = selling("fa/0 fi fi2!locust fi3").read();
    play_all(&mut game, 0, &["take a", "sell a1"]);
    assert_eq!(money(&game)[0], 3);
    assert_eq!([tile(&game, "c1"), tile(&game, "d1")], ["field2", "field3"]);
    assert_eq!(game.board().plague_at(Plague::Locust), Some(cell("c1")));
}

// S-23: halved ones leave, even when nothing was paid for them, and the rat goes beside the board.
#[test]
fn halved_fertile_tiles_leave_and_the_rat_with_them() {
    let mut game = selling("fa/0 pa3!rat pa").read();
    play(&mut game, 0, "take a");
    let events = play(&mut game, 0, "sell a1");
    assert_eq!(money(&game)[0], 2 + 2);
    assert_eq!(tile(&game, "b1"), "free");
    assert_eq!(game.board().plague_at(Plague::Rat), None);
    assert!(events.contains(&Event::RatAside { cell: cell("b1") }));
}

// S-23: a rat on a normal tile stays, as does one on a fertile tile that stays.
#[test]
fn a_rat_on_a_tile_that_stays_stays() {
    let mut game = selling("fa/0 pa3 pa!rat").read();
    play_all(&mut game, 0, &["take a", "sell a1"]);
    assert_eq!(game.board().plague_at(Plague::Rat), Some(cell("c1")));
}

// S-23: the landscapes split between two sales of one turn.
#[test]
fn landscapes_split_when_a_fertile_tile_leaves() {
    let mut game = selling(
        "ca/0 la la2 la la la ca/0
         .    .  ca/1",
    )
    .read();
    assert_eq!(["a1", "g1", "c2"].map(|name| value(&game, name)), [9, 9, 9]);
    play_all(&mut game, 0, &["take a", "sell a1"]);
    assert_eq!(["g1", "c2"].map(|name| value(&game, name)), [6, 3]);
    play(&mut game, 0, "sell g1");
    assert_eq!(money(&game), [15, 0, 0]);
}

// S-22, S-25: any number, one after the other, before, between and after the tiles.
#[test]
fn any_number_of_own_buildings_can_be_sold_in_one_turn() {
    let mut game = selling("fa/0 . ca/0 . mo/0").read();
    play_all(&mut game, 0, &["take a", "sell a1", "sell e1", "lay farm a2", "sell c1"]);
    assert_eq!(money(&game)[0], 9);
    assert_eq!(after(&game, 0, "claim"), "a2", "a sold building's squire can claim");
}
