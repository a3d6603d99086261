//! Eingangsfelder zum Alcazar: T-14.

use serde_json::json;
use tabletop::Seat;

use crate::support::{after, moves, part, play, position, refusal};

const AT_THE_GATES: &str = "shop 18 0 gem-2\npawns 0 18 18\nhand 0 2 2 1";

/// T-14: the pawn enters at once, by either gate.
#[test]
fn a_pawn_enters_by_either_gate_and_stays() {
    let game = after(AT_THE_GATES, &["go 2 18"]);
    assert_eq!(part(&game, "players/0/alcazar"), json!(1));
    assert_eq!(moves(&game), ["end", "go 2 18"], "no sword, no question; pawns in the Alcazar move no more");
    let beyond = position("shop 18 0 gem-2\npawns 0 18 18\nhand 0 3");
    assert_eq!(moves(&beyond), ["draw", "go 3 18", "home 18"], "20 may be passed to reach 21");
}

/// T-14: one of the own finished swords may be laid under the pawn.
#[test]
fn one_sword_may_be_laid_under_the_pawn() {
    let text = format!("{AT_THE_GATES}\nswords 0 12 7 7");
    let mut game = after(&text, &["go 2 18"]);
    assert_eq!(moves(&game), ["bring 12", "bring 7", "skip"]);
    assert_eq!(refusal(&game, "bring 8"), "sword-not-held points=8: T-14");
    assert_eq!(refusal(&game, "bring 99"), "sword-not-held points=99: T-14");
    assert_eq!(refusal(&game, "end"), "sword-comes-first: T-14");
    play(&mut game, &["bring 7"]);
    assert_eq!(part(&game, "players/0/brought"), json!([7]));
    assert_eq!(part(&game, "players/0/swords"), json!([7, 12]));
    assert_eq!(moves(&game), ["end", "go 2 18"], "one sword a pawn");
    let kept = after(&text, &["go 2 18", "skip"]);
    assert_eq!(part(&kept, "players/0/brought"), json!([]));
    assert_eq!(refusal(&kept, "bring 7"), "moving-goes-on: T-11");
}

/// T-14: gates have no circles and no duels: any number of pawns enter.
#[test]
fn gates_are_never_full() {
    let game = after(
        "shop 19 0 gem-2\npawns 0 19 19 alcazar alcazar\nhand 0 1 1\nhand 1 1",
        &["go 1 19", "go 1 19"],
    );
    assert_eq!(part(&game, "players/0/alcazar"), json!(4));
    assert_eq!(game.turn(), Seat::new(1));
}
