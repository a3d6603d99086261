//! 5. The week market.

use crate::support::position::Position;
use crate::support::{money, play, value};

// S-18: 2 for the owner and 1 for the conde of an area worth 7 or more; nothing below, nothing without an owner.
#[test]
fn areas_worth_seven_or_more_pay_owner_and_conde() {
    let mut game = Position::new(3)
        .grid(
            "ca/0/1 la la la la . mo/2 vi vi
             .      .  .  .  .  .  .   .  .
             ca/1   fo fo fo .  .  .   vi vi
             .      .  .  .  .  .  mo  vi vi",
        )
        .turn(&[(1, 8), (0, 7), (2, 3)], 3)
        .read();
    assert_eq!(["a1", "g1", "a3", "g4"].map(|name| value(&game, name)), [7, 6, 6, 8]);
    play(&mut game, 2, "pass");
    assert_eq!(money(&game), [2, 1, 0]);
}

// S-18: every building pays.
#[test]
fn every_large_area_of_an_owner_pays() {
    let mut game = Position::new(3).grid("mo/0 vi vi vi mo/0/2").turn(&[(1, 8), (0, 7), (2, 3)], 3).read();
    play(&mut game, 2, "pass");
    assert_eq!(money(&game), [4, 0, 1]);
}

// S-18, S-9 to S-11: plagues count.
#[test]
fn plagues_lower_what_the_market_looks_at() {
    let mut game = Position::new(3).grid("mo/0!ruin vi vi vi mo/1").turn(&[(1, 8), (0, 7), (2, 3)], 3).read();
    play(&mut game, 2, "pass");
    assert_eq!(money(&game), [0, 2, 0]);
}

// S-18: the market of a round comes after its turns, so also what was laid last.
#[test]
fn the_market_counts_the_board_at_the_end_of_the_round() {
    let mut game =
        Position::new(3).grid("ca/0 la la la").display(&["la"]).turn(&[(1, 8), (0, 7), (2, 3)], 3).read();
    crate::support::play_all(&mut game, 2, &["take a", "lay lake e1", "end"]);
    assert_eq!(money(&game), [2, 0, 0]);
}
