//! What somebody may have wanted with a thing that was pointed at.

use tabletop::{Care, Game, Seat};
use toledo::{Move, Toledo};

use crate::support::position;

fn about(game: &Toledo, thing: &str) -> Vec<String> {
    game.moves_about(Seat::new(0), thing).iter().map(Move::to_string).collect()
}

/// T-9, T-11: a place can be come to with a card in hand, and a shop can be laid there.
#[test]
fn a_place_is_pointed_at_to_come_there_or_to_lay_a_shop() {
    let game = position("hand 0 2 4\nshop 8 0 smith-2\nshop 6 1 gem-2\npawns 0 8\npawns 1 6");
    assert_eq!(about(&game, "10"), ["go 2 8", "lay gem-1 10"]);
    assert_eq!(about(&game, "4"), ["go 4 0", "lay gem-1 4"]);
    assert_eq!(about(&game, "99"), Vec::<String>::new());
    let paying = position("hand 0 2 4\nshop 8 1 smith-2\npawns 0 8\nstep shop 8\nplayed 4 -");
    assert_eq!(about(&paying, "10"), ["go 2 8"], "in the middle of something else one answer is enough");
}

/// T-11, T-16: a card carries a pawn, or pays.
#[test]
fn a_card_is_pointed_at_to_move_a_pawn_or_to_pay() {
    let text = "hand 0 2 4\nshop 8 1 smith-2\npawns 0 8";
    assert_eq!(about(&position(text), "card 2"), ["go 2 0", "go 2 8"]);
    assert_eq!(about(&position(&format!("{text}\nstep shop 8\nplayed 4 -")), "card 2"), ["pay 2"]);
}

/// T-14, T-17, T-18, T-9: swords, tiles and shops. With three tiles one of them goes back.
#[test]
fn things_are_pointed_at_to_take_bring_or_lay_them() {
    let game = position("swords 0 7\nshop 1 1 gem-1\ntiles 0 violet brown");
    assert_eq!(about(&game, "sword 8"), ["sword 8"]);
    assert_eq!(about(&game, "own-sword 7"), ["bring 7"]);
    assert_eq!(about(&game, "tile orange"), ["tile orange"]);
    assert_eq!(about(&game, "shop smith-2"), ["lay smith-2 2"], "on the first field that is free");
    let three = position("tiles 0 violet brown orange");
    assert_eq!(about(&three, "tile movement"), ["tile movement for violet"]);
    for thing in ["tile green", "shop church-1", "card x", "moon 3"] {
        assert_eq!(about(&game, thing), Vec::<String>::new(), "{thing}");
    }
}

/// T-10, T-22: what gives something away is confirmed.
#[test]
fn sending_home_and_challenging_are_confirmed() {
    let care = |notation: &str| Toledo::care(&notation.parse().expect("a move"));
    assert_eq!(
        ["home 8", "challenge 1", "go 2 8", "draw"].map(care),
        [Care::Confirmed, Care::Confirmed, Care::Free, Care::Free]
    );
}
