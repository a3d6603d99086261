//! Action C with the cards 1 to 4: the plagues.

use salamanca::{Event, Plague, SpecialAction};
use tabletop::Game;

use crate::support::position::Position;
use crate::support::{after, cell, kinds, play, refused, seat};

/// Seat 0 has the 2 and acts last.
fn rat(grid: &str) -> Position {
    Position::new(3).grid(grid).display(&["la"]).turn(&[(1, 8), (2, 7), (0, 2)], 3)
}

// S-17, S-30, S-31: the cards that can do something, as everybody is shown them.
#[test]
fn the_view_tells_which_cards_can_do_what() {
    use SpecialAction::{Locust, Poison, Rat, Ruin, Swap};
    let cards = Position::new(3).read().view(None).special_cards;
    let told: Vec<_> = cards.iter().map(|special| (special.card, special.action)).collect();
    assert_eq!(told, [(1, Poison), (2, Rat), (3, Locust), (4, Ruin), (6, Swap)]);
}

// S-30: from beside the board.
#[test]
fn a_plague_comes_from_beside_the_board() {
    let mut game = rat("fi la").read();
    let events = play(&mut game, 0, "plague b1");
    let set = Event::PlagueSet { seat: seat(0), plague: Plague::Rat, from: None, cell: cell("b1") };
    assert_eq!(events[0], set);
}

// S-30: from where it lies, to another tile.
#[test]
fn a_plague_moves_to_another_tile() {
    let mut game = rat("fi!rat la").read();
    assert_eq!(after(&game, 0, "plague"), "b1");
    assert_eq!(refused(&game, 0, "plague a1"), ("S-30", "plague-already"));
    play(&mut game, 0, "plague b1");
    assert_eq!(game.board().plague_on(cell("a1")), None);
}

// S-30: one plague a tile; several in one landscape.
#[test]
fn a_tile_has_one_plague_and_a_landscape_may_have_more() {
    let mut game = rat("fi!locust fi").read();
    assert_eq!(after(&game, 0, "plague"), "b1");
    assert_eq!(refused(&game, 0, "plague a1"), ("S-30", "plague-already"));
    play(&mut game, 0, "plague b1");
    assert_eq!(game.board().plague_on(cell("b1")), Some(Plague::Rat));
}

// S-30, Abb. 7: on the right tiles of the board only, not on free cells and not in the display.
#[test]
fn a_plague_needs_a_tile_of_its_kind_on_the_board() {
    let game = rat("fi . fa").read();
    assert_eq!(after(&game, 0, "plague"), "a1");
    assert_eq!(refused(&game, 0, "plague b1"), ("S-30", "plague-needs-tile"));
    assert_eq!(refused(&game, 0, "plague c1"), ("S-30", "plague-not-there"));
    assert_eq!(refused(&game, 0, "plague a9"), ("S-1", "no-such-cell"));
}

// S-30: without such a tile there is no C.
#[test]
fn without_a_tile_for_the_plague_there_is_no_special_action() {
    let game = rat("fi!rat ca").read();
    assert_eq!(kinds(&game, 0), "pass take");
}

// S-30: a tile laid in this very turn can be plagued.
#[test]
fn a_tile_laid_in_this_turn_can_be_plagued() {
    let mut game = rat("fi!rat").read();
    crate::support::play_all(&mut game, 0, &["take a", "lay lake i8"]);
    assert_eq!(after(&game, 0, "plague"), "i8");
}

// S-30: fertile tiles are plagued like all others.
#[test]
fn fertile_tiles_can_be_plagued() {
    let game = rat("fi2 la3").read();
    assert_eq!(after(&game, 0, "plague"), "a1 b1");
}
