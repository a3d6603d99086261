//! Action A: take a building into possession.

use crate::support::position::Position;
use crate::support::{after, money, play, play_all, refused, seat};

/// Seat 0 has all three squires on the board and takes a monastery. S-21.
fn julia(money: u16) -> Position {
    Position::new(3)
        .grid("ca/0 la . fa/0 . fa/0")
        .display(&["mo", "ca fa"])
        .money(&[money, 0, 0])
        .turn(&[(0, 8), (1, 7), (2, 3)], 1)
}

// S-21, the example of the book: a castle is sold, and the freed squire on the monastery costs 4.
#[test]
fn a_freed_squire_costs_the_value_of_the_new_building() {
    let mut game = julia(0).read();
    play_all(&mut game, 0, &["take a", "lay monastery i8"]);
    assert_eq!(after(&game, 0, "claim"), "");
    assert_eq!(refused(&game, 0, "claim i8"), ("S-21", "no-squire"));
    play(&mut game, 0, "sell a1");
    assert_eq!(money(&game), [4, 0, 0]);
    assert_eq!(after(&game, 0, "claim"), "i8");
    play(&mut game, 0, "claim i8");
    assert_eq!(money(&game), [0, 0, 0]);
    assert_eq!(game.board().owner(crate::support::cell("i8")), Some(seat(0)));
}

// S-21, the same example: a squire in supply is free of charge.
#[test]
fn a_squire_in_supply_costs_nothing_and_is_used_first() {
    let mut game =
        Position::new(3).grid("ca/0 la . fa/0").display(&["mo fa"]).turn(&[(0, 8), (1, 7), (2, 3)], 1).read();
    play_all(&mut game, 0, &["take a", "lay monastery i8", "lay farm a8", "sell a1", "claim i8"]);
    assert_eq!(money(&game), [4, 0, 0], "the squire of the supply went first, free");
    play(&mut game, 0, "claim a8");
    assert_eq!(money(&game), [2, 0, 0], "the freed one is paid for");
}

// S-21: without the money there is no claim.
#[test]
fn a_claim_needs_the_money() {
    let mut game = julia(0).read();
    play_all(&mut game, 0, &["take a", "lay monastery i8", "sell d1"]);
    assert_eq!(money(&game), [2, 0, 0]);
    assert_eq!(after(&game, 0, "claim"), "");
    assert_eq!(refused(&game, 0, "claim i8"), ("S-21", "claim-too-dear"));
    play(&mut game, 0, "sell f1");
    assert_eq!(after(&game, 0, "claim"), "i8", "two sales bring the 4");
}

// S-21: what can be paid is offered, what cannot is not.
#[test]
fn of_two_new_buildings_only_the_affordable_one_can_be_claimed() {
    let mut game = julia(0).read();
    play_all(&mut game, 0, &["take b", "lay castle i8", "lay farm a8", "sell d1"]);
    assert_eq!(after(&game, 0, "claim"), "a8");
    assert_eq!(refused(&game, 0, "claim i8"), ("S-21", "claim-too-dear"));
}

// S-21: the ruin changes nothing; card 4 puts it on the new building before the claim.
#[test]
fn the_ruin_does_not_change_the_price_of_a_claim() {
    let mut game = Position::new(3)
        .grid("ca/0 la . fa/0 . fa/0")
        .display(&["mo"])
        .turn(&[(1, 8), (2, 7), (0, 4)], 3)
        .read();
    play_all(&mut game, 0, &["take a", "lay monastery i8", "plague i8", "sell a1", "claim i8"]);
    assert_eq!(money(&game), [0, 0, 0]);
}

// S-21: never later, never after a sale, never somebody's building, never a landscape.
#[test]
fn only_a_building_laid_in_this_turn_can_be_claimed() {
    let mut game = Position::new(3)
        .grid("ca . fa/1 . fi")
        .display(&["mo", "la", "la"])
        .turn(&[(0, 8), (1, 7), (2, 3)], 1)
        .read();
    play_all(&mut game, 0, &["take a", "lay monastery i8"]);
    assert_eq!(after(&game, 0, "claim"), "i8");
    assert_eq!(refused(&game, 0, "claim a1"), ("S-21", "not-laid-now"));
    assert_eq!(refused(&game, 0, "claim c1"), ("S-21", "already-owned"));
    assert_eq!(refused(&game, 0, "claim e1"), ("S-21", "no-building"));
    play(&mut game, 0, "end");
    play_all(&mut game, 1, &["take b"]);
    assert_eq!(
        refused(&game, 1, "claim i8"),
        ("S-21", "not-laid-now"),
        "left unclaimed it is nobody's for ever"
    );
}

// S-21
#[test]
fn a_building_that_was_sold_can_never_be_claimed() {
    let mut game = julia(9).read();
    play_all(&mut game, 0, &["take a", "sell a1"]);
    assert_eq!(refused(&game, 0, "claim a1"), ("S-21", "not-laid-now"));
}

// S-25: at any moment of the turn after it was laid.
#[test]
fn a_building_is_claimed_at_any_moment_after_it_was_laid() {
    for order in [
        ["lay castle i8", "claim i8", "lay lake a8", "end"],
        ["lay castle i8", "lay lake a8", "claim i8", "end"],
        ["lay lake a8", "lay castle i8", "claim i8", "end"],
    ] {
        let mut game = Position::new(3).display(&["la ca"]).turn(&[(0, 8), (1, 7), (2, 3)], 1).read();
        play(&mut game, 0, "take a");
        play_all(&mut game, 0, &order);
        assert_eq!(game.squires(seat(0)), 2);
    }
}
