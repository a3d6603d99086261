//! What somebody may have wanted with a thing that was pointed at.

use salamanca::{Move, Salamanca};
use tabletop::{Care, Game};

use crate::support::position::Position;
use crate::support::seat;

fn about(game: &Salamanca, thing: &str) -> Vec<String> {
    game.moves_about(seat(0), thing).iter().map(Move::to_string).collect()
}

// S-20 to S-30: a free cell is for tiles, an own building is to be sold, one of nobody claimed, one of another for the conde.
#[test]
fn a_cell_is_pointed_at_for_what_could_be_done_there() {
    let grid = "fa/0 la . ca fa/1";
    let game = Position::new(3).grid(grid).display(&["la"]).turn(&[(1, 8), (2, 7), (0, 2)], 3).read();
    assert_eq!(about(&game, "a1"), ["sell a1", "plague a1"]);
    assert_eq!(about(&game, "b1"), ["plague b1"]);
    assert_eq!(about(&game, "c1"), ["lay lake c1"]);
    assert_eq!(about(&game, "d1"), ["claim d1", "plague d1"]);
    assert_eq!(about(&game, "e1"), ["conde e1", "plague e1"]);
    assert_eq!(about(&game, "space a"), ["take a"]);
    assert_eq!(about(&game, "card 3"), ["card 3"]);
    assert_eq!(about(&game, "tile lake"), ["lay lake a1"], "a cell that is taken: the answer says so");
    for thing in ["z9", "moon 3", "tile moon", "space z", "card x"] {
        assert_eq!(about(&game, thing), Vec::<String>::new(), "{thing}");
    }
}

// S-16, S-23, S-26, S-30, S-31: what is given away for good is confirmed, what ends a turn is aimed.
#[test]
fn moves_are_taken_as_carefully_as_they_deserve() {
    let care = |notation: &str| Salamanca::care(&notation.parse().expect("a move"));
    assert_eq!(
        ["card 3", "cards 3 4", "sell a1", "swap 2", "swap take 5 give 2"].map(care),
        [Care::Confirmed; 5]
    );
    assert_eq!(["conde a1", "plague a1"].map(care), [Care::Aimed; 2]);
    assert_eq!(["take a", "lay lake a1", "claim a1", "end"].map(care), [Care::Free; 4]);
}
