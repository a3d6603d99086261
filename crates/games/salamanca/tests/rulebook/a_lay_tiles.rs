//! Action A: lay tiles.

use crate::support::position::Position;
use crate::support::{after, moves, play, play_all, refused, tile};

fn taking() -> Position {
    Position::new(3).grid("fi . la").display(&["la la fo2", "", "ca"]).turn(&[(0, 8), (1, 7), (2, 3)], 1)
}

// S-20
#[test]
fn only_display_spaces_with_tiles_can_be_taken() {
    let game = taking().read();
    assert_eq!(after(&game, 0, "take"), "a c");
    assert_eq!(refused(&game, 0, "take b"), ("S-20", "space-empty"));
    assert_eq!(refused(&game, 0, "take d"), ("S-13", "space-not-in-use"));
}

// S-20: all tiles of the space, each on any free cell; equal tiles are one move.
#[test]
fn all_taken_tiles_can_be_laid_on_every_free_cell() {
    let mut game = taking().read();
    play(&mut game, 0, "take a");
    assert_eq!(moves(&game, 0).len(), 2 * 70, "two kinds of tile, 70 free cells");
    play_all(&mut game, 0, &["lay lake b1", "lay forest2 i8"]);
    assert_eq!(moves(&game, 0).len(), 68);
    assert_eq!(refused(&game, 0, "lay forest2 a2"), ("S-20", "tile-not-taken"));
    play(&mut game, 0, "lay lake a8");
    assert_eq!([tile(&game, "b1"), tile(&game, "i8"), tile(&game, "a8")], ["lake", "forest2", "lake"]);
    assert_eq!(moves(&game, 0), ["end"]);
}

// S-20, S-1
#[test]
fn a_tile_needs_a_free_cell_of_the_board() {
    let mut game = taking().read();
    play(&mut game, 0, "take a");
    assert_eq!(refused(&game, 0, "lay lake c1"), ("S-20", "cell-taken"));
    assert_eq!(refused(&game, 0, "lay lake a9"), ("S-1", "no-such-cell"));
    assert_eq!(refused(&game, 0, "lay castle a2"), ("S-20", "tile-not-taken"));
}

// S-20, S-22: laying, claiming and selling only after a space was chosen.
#[test]
fn a_display_space_is_chosen_first() {
    let game = taking().read();
    assert_eq!(refused(&game, 0, "lay lake b1"), ("S-20", "take-first"));
    assert_eq!(refused(&game, 0, "sell a1"), ("S-20", "take-first"));
    assert_eq!(refused(&game, 0, "claim a1"), ("S-20", "take-first"));
}
