//! How much is an area worth?

use crate::support::position::Position;
use crate::support::{cell, play, value};

// Abb. 3, S-9
#[test]
fn farm_castle_and_monastery_are_worth_two_three_and_four() {
    let game = Position::new(3).grid("fa . ca . mo").read();
    assert_eq!(["a1", "c1", "e1"].map(|name| value(&game, name)), [2, 3, 4]);
}

// S-9
#[test]
fn normal_tiles_are_worth_one_and_fertile_ones_their_number() {
    let game = Position::new(3).grid("fa/0 pa pa2 pa3").read();
    assert_eq!(value(&game, "a1"), 2 + 1 + 2 + 3);
}

// Abb. 4, S-12: 3 for the castle, 2 for lake A, 3 for forest B and 2 for forest C; lake D lies behind the forest.
#[test]
fn a_castle_with_a_lake_and_two_forests_is_worth_ten() {
    let game = Position::new(3)
        .grid(
            ".  .  fo2 la
             .  .  fo  .
             la la ca/0 fo fo",
        )
        .read();
    let report = game.area_report(cell("c3")).expect("a castle");
    let values: Vec<u8> = report.landscapes.iter().map(|landscape| landscape.value).collect();
    assert_eq!((report.building_value, values), (3, vec![2, 3, 2]));
    assert_eq!((report.area_value, report.landscape_value), (10, 7));
    assert_eq!(report.leaving, [cell("c1")]);
}

/// Abb. 8: farm A on b2, farm B on d2, a field of four that both touch, and a pasture at farm B.
fn two_farms(locust: Option<&str>, rat: Option<&str>) -> (u8, u8) {
    let position = Position::new(3).grid(
        "fi fi        fi .    .
         .  fa/0!ruin fi fa/0 pa",
    );
    let position = locust
        .into_iter()
        .fold(position, |position, cell| position.cell_has(cell, "plague", "locust".into()));
    let position =
        rat.into_iter().fold(position, |position, cell| position.cell_has(cell, "plague", "rat".into()));
    let game = position.read();
    (value(&game, "b2"), value(&game, "d2"))
}

// Abb. 8a, S-9: 4 for the ruined farm and 2 + 4 + 1 for the other: 11.
#[test]
fn a_ruined_building_loses_its_own_value_only() {
    assert_eq!(two_farms(None, None), (4, 7));
}

// Abb. 8b, S-11: the field falls from 4 to 2 for both farms: 7.
#[test]
fn the_rat_halves_its_landscape_for_every_building() {
    assert_eq!(two_farms(None, Some("a1")), (2, 5));
    assert_eq!(two_farms(None, Some("c2")), (2, 5), "wherever it sits");
}

// Abb. 8c, S-10: 3 for farm A; for farm B the building and the pasture alone: 6.
#[test]
fn locusts_make_their_tile_worthless_and_cut_off_what_lies_behind() {
    assert_eq!(two_farms(Some("c2"), None), (3, 3));
}

// Abb. 8d, S-10, S-11: half of 3 is 1 for farm A, half of 1 is nothing for farm B.
#[test]
fn the_rat_halves_what_locusts_leave_and_rounds_down() {
    assert_eq!(two_farms(Some("c1"), Some("a1")), (1, 3));
}

// S-11: also where the rat itself is cut off from the building.
#[test]
fn the_rat_counts_for_a_building_that_it_is_cut_off_from() {
    let game = Position::new(3).grid("fa/0 fi fi fi!locust fi!rat").read();
    assert_eq!(value(&game, "a1"), 2 + 1, "two tiles are reached, and halved");
}

// S-11: another landscape of the same type is not halved.
#[test]
fn the_rat_leaves_other_landscapes_alone() {
    let game = Position::new(3)
        .grid(
            "fi fa/0 fi fi!rat
             .  pa",
        )
        .read();
    assert_eq!(value(&game, "b1"), 2 + 1 + 1 + 1);
}

// S-11: two pieces of one landscape, cut in two by locusts, are halved together, once.
#[test]
fn the_rat_halves_a_landscape_once() {
    let game = Position::new(3)
        .grid(
            "fi fa/0 fi!rat
             fi fi!locust fi",
        )
        .read();
    assert_eq!(value(&game, "b1"), 2 + 2, "2 and 2 reached tiles, halved together");
    let game = Position::new(3)
        .grid(
            ".  fa/0 fi!rat
             fi fi!locust fi
             fi",
        )
        .read();
    assert_eq!(value(&game, "b1"), 2 + 1, "the tiles beyond the locusts are not reached");
    let game = Position::new(3)
        .grid(
            "fi fa/0  fi!rat
             fi fi!locust .",
        )
        .read();
    assert_eq!(value(&game, "b1"), 2 + 1 + 1, "c1 is a landscape of its own: its half is nothing");
}

// S-10: a way around the plague keeps tiles connected.
#[test]
fn what_can_be_reached_another_way_is_not_cut_off() {
    let game = Position::new(3)
        .grid(
            "mo/0 vi!poison vi
             vi   vi        vi",
        )
        .read();
    assert_eq!(value(&game, "a1"), 4 + 4);
    let cut = Position::new(3).grid("mo/0 vi!poison vi vi").read();
    assert_eq!(value(&cut, "a1"), 4);
}

// Abb. 13, S-8, and Abb. 14, S-10, S-11, S-23: farm A of Antonio (seat 0), farm B of Amelie (1), farm C of Ramon (2).
fn three_farms() -> Position {
    Position::new(3).grid(
        "pa   pa
         fa/0 fi3       fi!rat fa/1 fi
         .    fi!locust
         .    fa/2!ruin pa3",
    )
}

// Abb. 13
#[test]
fn three_farms_share_a_field_and_have_landscapes_of_their_own() {
    let game = three_farms().read();
    let kinds = |name: &str| {
        let report = game.area_report(cell(name)).expect("a farm");
        report
            .landscapes
            .iter()
            .map(|one| format!("{} {}", one.landscape.name(), one.cells.len()))
            .collect::<Vec<_>>()
    };
    assert_eq!(kinds("a2"), ["field 3", "pasture 2"]);
    assert_eq!(kinds("d2"), ["field 3", "field 1"]);
    assert_eq!(kinds("b4"), ["field 3", "pasture 1"]);
}

// Abb. 14: A pays 6; then B pays 3, and would have paid 5 before; C pays 3.
#[test]
fn the_order_of_sales_decides_what_a_fertile_field_brings() {
    let mut game = three_farms().turn(&[(0, 8), (1, 7), (2, 3)], 1).laying("").read();
    assert_eq!(["a2", "d2", "b4"].map(|name| value(&game, name)), [6, 5, 3]);
    play(&mut game, 0, "sell a2");
    assert_eq!(crate::support::money(&game), [6, 0, 0]);
    assert_eq!(crate::support::tile(&game, "b2"), "free");
    assert_eq!(["d2", "b4"].map(|name| value(&game, name)), [3, 3]);
}
