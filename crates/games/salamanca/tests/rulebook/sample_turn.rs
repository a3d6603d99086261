//! The sample turn at the end of the book.

use salamanca::Plague;

use crate::support::position::Position;
use crate::support::{after, cell, money, play, refused, seat, tile, value};

/// Abb. 15a: Antonio (seat 0) has the lowest card, a 2. His farm on b2 has a pasture with the rat in it and a fertile field
/// under locusts; Ramon (seat 2) is conde there. Carmen (seat 1) has a monastery with a vineyard before it.
fn antonio() -> salamanca::Salamanca {
    Position::new(3)
        .grid(
            "pa!rat pa2      pa3         .    .
             .      fa/0/2   fi2!locust  .    .
             .      .        .           .    mo/1
             fa/0   .        mo/0        .    vi",
        )
        .display(&["fi", "vi", "pa ca"])
        .turn(&[(1, 8), (2, 7), (0, 2)], 3)
        .read()
}

// Abb. 15b to 15e, S-17, S-21 to S-23, S-25, S-30: 9 for the farm, 7 for the conde, 3 for the claim.
#[test]
fn the_sample_turn_plays_as_printed() {
    let mut game = antonio();
    play(&mut game, 0, "take c");
    play(&mut game, 0, "lay pasture a2");
    assert_eq!(value(&game, "b2"), 2 + 3, "half of 7 while the rat is there");
    play(&mut game, 0, "plague e4");
    assert_eq!(game.board().plague_at(Plague::Rat), Some(cell("e4")));
    assert_eq!(value(&game, "b2"), 9);
    play(&mut game, 0, "sell b2");
    assert_eq!(money(&game), [9, 0, 7]);
    assert_eq!(["b1", "c1"].map(|name| tile(&game, name)), ["free", "free"], "the fertile pastures leave");
    assert_eq!(tile(&game, "c2"), "field2", "the fertile field was not paid for and stays");
    assert_eq!(refused(&game, 0, "end"), ("S-25", "tiles-to-lay"));
    play(&mut game, 0, "lay castle d1");
    assert_eq!(after(&game, 0, "claim"), "d1");
    play(&mut game, 0, "claim d1");
    assert_eq!(money(&game), [6, 0, 7], "3 for the freed squire");
    assert_eq!(game.board().owner(cell("d1")), Some(seat(0)));
    play(&mut game, 0, "end");
    assert_eq!(game.step(), salamanca::Step::PlayCards);
}
