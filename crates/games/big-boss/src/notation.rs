//! Text as moves. How moves are written stands with them; the words of both games are read by the box.

use std::str::FromStr;

use castle_box::{Flag, read_move};
use tabletop::BadNotation;

use crate::Move;

const WORDS: &str = "withdraw, buy, found, build, tower, keep, crest, baron, grande, done or pass";

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        read_move(text, read_own, WORDS)
    }
}

fn read_own(word: &str, rest: &str) -> Option<Result<Move, String>> {
    let expected = || "a castle goes by its flag, as in `keep almeria`".to_owned();
    let keep = || Flag::named(rest).map(|flag| Move::Keep { flag }).ok_or_else(expected);
    (word == "keep").then(keep)
}
