//! How landscapes and areas come about.

use crate::support::position::Position;
use crate::support::{cell, play, value};

fn landscape_sizes(grid: &str, building: &str) -> Vec<usize> {
    let game = Position::new(3).grid(grid).read();
    let report = game.area_report(cell(building)).expect("a building");
    report.landscapes.iter().map(|landscape| landscape.cells.len()).collect()
}

// Abb. 9, S-7: two field landscapes; a new field joins the one, the other, or links both. A farm on each side counts.
#[test]
fn a_new_tile_joins_what_it_touches_and_can_link_two_landscapes() {
    let laid = |place: &str| {
        let mut game = Position::new(3)
            .grid(
                "fa/0 fi fi . .
                 .    .  .  . .
                 .    .  .  fi fa/1",
            )
            .turn(&[(2, 8), (1, 7), (0, 3)], 1)
            .laying("fi")
            .read();
        play(&mut game, 2, &format!("lay field {place}"));
        (value(&game, "a1") - 2, value(&game, "e3") - 2)
    };
    assert_eq!(laid("b2"), (3, 1), "a cell marked a");
    assert_eq!(laid("d4"), (2, 2), "a cell marked b");
    assert_eq!(laid("d1"), (3, 1), "beside the first, two cells from the second");
    assert_eq!(laid("i8"), (2, 1), "far away it is a landscape of its own");
}

// Abb. 9: the cells marked a/b.
#[test]
fn a_tile_between_two_landscapes_makes_them_one() {
    let mut game = Position::new(3)
        .grid(
            "fa/0 fi fi .
             .    .  .  fi
             .    .  .  fa/1",
        )
        .turn(&[(2, 8), (1, 7), (0, 3)], 1)
        .laying("fi")
        .read();
    assert_eq!((value(&game, "a1"), value(&game, "d3")), (4, 3), "diagonal tiles are two landscapes");
    play(&mut game, 2, "lay field c2");
    assert_eq!((value(&game, "a1"), value(&game, "d3")), (6, 6));
}

// S-7: fertile tiles belong to the landscape of their type.
#[test]
fn fertile_tiles_connect_like_normal_ones() {
    assert_eq!(landscape_sizes("ca/0 la la3 la", "a1"), [3]);
}

// Abb. 10, S-7: two pastures and a field between them, although all have the same colour.
#[test]
fn tiles_of_another_type_separate_landscapes_whatever_their_colour() {
    let game = Position::new(3)
        .grid(
            "fa/0 pa fi pa fa/1
             .    .  fa/2",
        )
        .read();
    assert_eq!(value(&game, "a1"), 2 + 1, "the left pasture alone");
    assert_eq!(value(&game, "e1"), 2 + 1, "the right pasture alone");
    assert_eq!(value(&game, "c2"), 2 + 1, "the field alone");
}

// Abb. 11, S-8: field A and pasture B touch the farm; pasture C hangs on the field; vineyard and lake have other colours.
#[test]
fn only_landscapes_of_the_colour_that_touch_the_building_itself_are_in_the_area() {
    let grid = "vi   fi fi pa
                la fa/0 pa .
                .    .  .  .";
    assert_eq!(landscape_sizes(grid, "b2"), [2, 1]);
    assert_eq!(value(&Position::new(3).grid(grid).read(), "b2"), 2 + 2 + 1);
}

// Abb. 12, S-8: farms A, C and D touch one field and each has its own area with it; farm B lies diagonally.
#[test]
fn a_landscape_counts_fully_for_every_building_it_touches_and_not_diagonally() {
    let game = Position::new(3)
        .grid(
            "fa/0 fi   fi  fa/2
             .    fi   fa/1 .
             fa   .    .   .",
        )
        .read();
    assert_eq!(value(&game, "a1"), 5);
    assert_eq!(value(&game, "d1"), 5);
    assert_eq!(value(&game, "c2"), 5);
    assert_eq!(value(&game, "a3"), 2, "diagonal to b2");
}

// S-8
#[test]
fn a_landscape_that_touches_a_building_on_several_sides_counts_once() {
    let game = Position::new(3)
        .grid(
            "vi vi vi
             vi mo/0 vi
             .  vi .",
        )
        .read();
    assert_eq!(value(&game, "b2"), 4 + 6);
    assert_eq!(landscape_sizes("vi mo/0 vi", "b1"), [1, 1], "two landscapes when they do not touch");
}
