//! Text as moves. How moves are written stands with them; the words of both games are read by the box.

use std::str::FromStr;

use castle_box::{Place, read_move, read_two_places};
use tabletop::BadNotation;

use crate::Move;

const WORDS: &str =
    "withdraw, buy, found, build, tower, bridge, crest, baron, grande, move, trade, done or pass";

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        read_move(text, read_own, WORDS)
    }
}

fn read_own(word: &str, rest: &str) -> Option<Result<Move, String>> {
    let read: fn((Place, Place)) -> Move = match word {
        "bridge" => |(one, other)| Move::bridge(one, other),
        "move" => |(from, to)| Move::Move { from, to },
        "trade" => |(one, other)| Move::trade(one, other),
        _ => return None,
    };
    Some(read_two_places(rest).map(read))
}
