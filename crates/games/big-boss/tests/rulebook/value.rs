//! How the value of castles and villas is found.

use crate::support::table::{set, table};

/// de, nl: "In the example the villa is worth 1 and the castle 5". C-5, B-3.
#[test]
fn a_stone_on_the_ground_counts_one_and_a_founded_castle_five() {
    let example = table("money 30 30\nspan 7-9:1\nstones 8@2 5\nflag almeria 8");
    assert_eq!(example.value(5), 1);
    assert_eq!(example.value(8), 5);
}

/// B-3: a stone counts its level, a founding stone 3.
#[test]
fn a_stone_counts_its_level() {
    for (height, value) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)] {
        assert_eq!(table(&format!("money 30 30\nopen 1\npile\nstones 5x{height}")).value(5), value);
    }
    assert_eq!(table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8").value(7), 5);
}

/// C-6; de, nl: "castle value 50".
#[test]
fn no_building_is_worth_more_than_fifty() {
    let mut castle = table("money 30 30\nstones 5x5 6x5 7x5 8x2 9x1\nflag almeria 5\ntowers 0 1\nhand 0 10");
    assert_eq!(castle.value(5), 49);
    castle.play("build 10");
    assert_eq!((castle.value(5), castle.money(0)), (50, 80));
}

/// C-6; de, nl: "castle value 50": it can be built on, stays at 50 and pays 50.
#[test]
fn a_castle_at_fifty_is_built_on_and_pays_fifty() {
    let mut castle = table("money 30 30\nstones 5x5 6x5 7x5 8x3\nflag almeria 5\ntowers 0 1\nhand 0 9");
    assert_eq!(castle.value(5), 50);
    castle.play("tower 8");
    assert_eq!((castle.value(8), castle.height(8), castle.money(0)), (50, 4, 80));
}

/// C-6, C-17: the cap holds for a villa without a crest too.
#[test]
fn a_villa_that_found_no_crest_is_worth_fifty_at_most() {
    let mut villa = table(
        "money 99 99\nhand 0 5\nstones 1x5 2x5 3x5 4x4\nstones 10x2 11x2 13x2 14x2 16x2 17x2 19x2 20x2 22x2 23x2 \
         25x2 26x2 28x2 29x2 31x2 32x2\nflag almeria 10\nflag cadiz 13\nflag cordoba 16\nflag granada 19\n\
         flag huelva 22\nflag jaen 25\nflag malaga 28\nflag sevilla 31",
    );
    assert_eq!((villa.value(1), villa.flag(1)), (50, None));
    villa.play("build 5");
    assert_eq!((villa.value(1), villa.flag(1), villa.money(0)), (50, None, 149));
    assert_eq!(villa.moves(), set(["baron 5", "grande 5", "done"]));
}

/// C-7.
#[test]
fn a_piece_goes_to_the_highest_position_and_a_noble_stands_on_top() {
    let mut castle = table("money 30 30\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 8\nnobles 0 baron 8");
    assert_eq!((castle.height(7), castle.height(8), castle.height(6)), (1, 2, 0));
    castle.play("build 8");
    assert_eq!(castle.height(8), 3);
    assert_eq!(castle.noble(8), Some((0, "baron".to_owned())));
}
