//! The plagues: where they can lie.

use crate::support::after;
use crate::support::position::Position;

/// One tile of every kind, and four fertile ones, on the first two rows.
const ALL_KINDS: &str = "fi  pa  la  fo  vi  fa/0 ca mo/1
                         fi2 pa3 la2 fo3 vi2";

fn targets(card: u8) -> String {
    // The player with the card acts last and may do C.
    let game = Position::new(3).grid(ALL_KINDS).turn(&[(1, 8), (2, 7), (0, card)], 3).read();
    after(&game, 0, "plague")
}

// Abb. 7, S-30
#[test]
fn poison_lies_on_lakes_and_vineyards() {
    assert_eq!(targets(1), "c1 c2 e1 e2");
}

// Abb. 7, S-30
#[test]
fn the_rat_lies_on_every_landscape() {
    assert_eq!(targets(2), "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2");
}

// Abb. 7, S-30
#[test]
fn locusts_lie_on_fields_pastures_and_forests() {
    assert_eq!(targets(3), "a1 a2 b1 b2 d1 d2");
}

// Abb. 7, S-30
#[test]
fn the_ruin_lies_on_buildings_owned_or_not() {
    assert_eq!(targets(4), "f1 g1 h1");
}
