//! Eine eigene Spielfigur auf die Kathedrale zurück setzen: T-10.

use tabletop::{Game, Seat};
use toledo::Event;

use crate::support::{after, moves, part, play, position, refusal};

const PAWNS: &str = "shop 7 1 gem-2\nshop 8 0 steel-1\npawns 0 7 7 8 alcazar\npawns 1 5\nhand 1 1";

/// T-10: one move for each field.
#[test]
fn an_own_pawn_on_a_field_can_go_back() {
    let mut game = position(PAWNS);
    assert_eq!(moves(&game), ["draw", "home 7", "home 8"]);
    let events = play(&mut game, &["home 7"]);
    assert!(matches!(events[..], [Event::PawnSentHome { .. }]));
    assert_eq!(part(&game, "players/0/cathedral"), 2);
    assert_eq!(part(&game, "players/0/fields"), serde_json::json!([7, 8]));
    assert_eq!(game.turn(), Seat::new(1), "and nothing else is done");
}

/// T-10.
#[test]
fn pawns_of_others_or_elsewhere_cannot_go_back() {
    let game = position(PAWNS);
    assert_eq!(refusal(&game, "home 5"), "no-pawn-on-field field=5: T-10");
    assert_eq!(refusal(&game, "home 0"), "no-pawn-on-field field=0: T-10");
    assert_eq!(refusal(&game, "home 21"), "no-pawn-on-field field=21: T-10");
    assert_eq!(refusal(&game, "home 255"), "no-pawn-on-field field=255: T-10");
}

/// T-10: the only action of its turn.
#[test]
fn no_pawn_goes_back_in_a_turn_of_movement() {
    let game = after("hand 0 5 5 5", &["go 5 0", "skip"]);
    assert_eq!(refusal(&game, "home 5"), "moving-goes-on: T-11");
    assert!(!game.status().is_finished());
}
