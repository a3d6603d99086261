//! Placing nobles, moving one, and trading places.

use alcazar::{Alcazar, Event};
use tabletop::{Care, Game};

use crate::support::{height, legal, legal_with, money, noble, play, position, refused, value};

/// The picture of "Umsetzen": after the bridge the castle is worth 17; Red's barons stand on 1 and 2, the grande on 4.
const MOVING: &str = "money 15 0
stones 1x2 2 3x2 4
flag jaen 1
nobles 0 baron 1 baron 2 grande 4";

/// German book, "Umsetzen", caption: the castle is worth 17, which Red gets; a baron on 3 would cost 17; Red moves
/// the grande from 4 to 3 free of charge, onto level 3, which scores 6; or grande and baron trade places.
#[test]
fn a_grande_moves_from_four_to_three() {
    let mut game = position(MOVING);
    play(&mut game, &["bridge 1-3"]);
    assert_eq!((value(&game, "1"), money(&game)[0]), (17, 17));
    let expected = ["baron 3", "done", "move 1-3", "move 2-3", "move 4-3", "trade 1-4", "trade 2-4"];
    assert_eq!(legal(&game), expected);
    play(&mut game, &["move 4-3"]);
    assert_eq!((noble(&game, "3"), noble(&game, "4"), money(&game)[0]), (Some("0 grande".into()), None, 17));
    assert_eq!(height(&game, "3"), 3);
    assert_eq!(game.noble_points(tabletop::Seat::new(0)), 3 + 3 + 6);
}

/// the same caption: the trade.
#[test]
fn grande_and_baron_trade_places() {
    let mut game = position(MOVING);
    play(&mut game, &["bridge 1-3", "trade 4-1"]);
    assert_eq!((noble(&game, "1"), noble(&game, "4")), (Some("0 grande".into()), Some("0 baron".into())));
    assert_eq!((money(&game)[0], game.turn().index()), (17, 1));
}

/// not with a noble of another building, nor with two of one rank, nor with another player's.
#[test]
fn only_a_grande_and_a_baron_of_that_building_trade_places() {
    let mut game = position(
        "money 0 0\nstones 1 2 3 10 20\nnobles 0 baron 1 baron 2 grande 10\nnobles 1 grande 3\nhand 0 4",
    );
    play(&mut game, &["build 4"]);
    assert_eq!(legal(&game), ["baron 4", "done", "move 1-4", "move 2-4"]);
    assert_eq!(refused(&game, "trade 1-10"), "A-13 other-building");
    assert_eq!(refused(&game, "trade 1-2"), "A-13 trade-needs-both");
    assert_eq!(refused(&game, "trade 1-3"), "A-13 no-own-noble");
    assert_eq!(refused(&game, "move 10-4"), "A-13 other-building");
    assert_eq!(refused(&game, "move 3-4"), "A-13 no-own-noble");
    assert_eq!(refused(&game, "move 1-3"), "C-18 not-built-now");
}

/// A-13, ruling: a trade is allowed after a build that lifted an own noble.
#[test]
fn a_trade_is_allowed_after_lifting_a_noble() {
    let mut game = position("money 9 0\nstones 1 2\nnobles 0 baron 1 grande 2\ntowers 0 1");
    play(&mut game, &["tower 1"]);
    assert_eq!(legal(&game), ["done", "trade 1-2"]);
    play(&mut game, &["trade 1-2"]);
    assert_eq!(noble(&game, "1"), Some("0 grande".into()));
}

/// C-18: only on pieces built in this turn, only on free cells.
#[test]
fn nobles_are_placed_on_free_pieces_of_this_turn_only() {
    let mut game = position("money 15 0\nstones 1x2 2 3x2\nnobles 0 baron 1");
    play(&mut game, &["bridge 1-3"]);
    assert_eq!(legal(&game), ["baron 2", "baron 3", "done", "move 1-2", "move 1-3"]);
    assert_eq!(refused(&game, "baron 1"), "C-19 cell-taken");
    assert_eq!(refused(&game, "baron 5"), "C-18 not-built-now");
    assert_eq!(refused(&game, "grande 2"), "C-18 too-little-money");
}

/// C-18: from the supply only.
#[test]
fn a_noble_that_is_not_in_supply_cannot_be_placed() {
    let mut game = position("money 90 0\nstones 50 52\nnobles 0 grande 50 grande 52\nhand 0 4");
    play(&mut game, &["build 4"]);
    assert_eq!(legal(&game), ["baron 4", "done"]);
    assert_eq!(refused(&game, "grande 4"), "C-18 none-in-supply");
}

/// C-19: nobles of several players live in one building.
#[test]
fn nobles_of_several_players_live_in_one_building() {
    let mut game = position("money 90 0\nstones 1 2\nnobles 1 baron 1\nhand 0 3");
    play(&mut game, &["build 3", "baron 3"]);
    assert_eq!((noble(&game, "1"), noble(&game, "3")), (Some("1 baron".into()), Some("0 baron".into())));
}

/// C-18: pushing a stone under an own noble leaves no free piece.
#[test]
fn nothing_is_placed_where_an_own_noble_was_lifted() {
    let mut game = position("money 90 0\nstones 1\nnobles 0 baron 1\nhand 0 1");
    play(&mut game, &["build 1"]);
    assert_eq!(game.turn().index(), 1);
}

/// C-18, C-19: an own noble on one cell of the bridge may move to another.
#[test]
fn a_noble_lifted_by_a_bridge_may_move_along_it() {
    let mut game = position("money 15 0\nstones 1 3\nnobles 0 baron 1");
    play(&mut game, &["bridge 1-3", "move 1-2"]);
    assert_eq!((noble(&game, "1"), noble(&game, "2")), (None, Some("0 baron".into())));
}

/// A-13, C-16: a trade is told with the places where the nobles now stand, and a piece below an own noble as lifting it.
#[test]
fn trades_and_lifts_are_told() {
    let mut game = position("money 15 0\nstones 1 3\nnobles 0 baron 1 grande 3");
    play(&mut game, &["bridge 1-3"]);
    let trade = legal_with(&game, "trade").remove(0);
    let traded = play(&mut game, &[&trade]).into_iter().find_map(|event| match event {
        Event::Traded { grande_at, baron_at, .. } => {
            Some([grande_at, baron_at].map(|place| place.to_string()))
        }
        _ => None,
    });
    assert_eq!(traded, Some(["1", "3"].map(str::to_owned)));
    assert_eq!((noble(&game, "1"), noble(&game, "3")), (Some("0 grande".into()), Some("0 baron".into())));
    let mut game = position("money 0 0\nstones 5\nnobles 0 baron 5\nhand 0 5");
    let lifted = play(&mut game, &["build 5"]).into_iter().find_map(|event| match event {
        Event::Lifted { at, level, .. } => Some((at.to_string(), level.0)),
        _ => None,
    });
    assert_eq!(lifted, Some(("5".to_owned(), 2)));
}

/// C-9, C-20, A-6: what costs money or gives a noble up is confirmed.
#[test]
fn costly_moves_are_confirmed() {
    let care = |notation: &str| Alcazar::care(&notation.parse().expect("a move"));
    assert_eq!(
        ["withdraw 1", "buy 3", "buy pile", "buy tower", "bridge 1-3"].map(care),
        [Care::Confirmed; 5]
    );
    assert_eq!(["build 1", "baron 1", "done"].map(care), [Care::Free; 3]);
}
