//! Moves as text, and text as moves.

use std::fmt;
use std::str::FromStr;

use castle_box::{Flag, read_founding};
use tabletop::BadNotation;

use crate::Move;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Withdraw { at } => write!(f, "withdraw {at}"),
            Self::BuyOpen { card } => write!(f, "buy {card}"),
            Self::BuyPile => f.write_str("buy pile"),
            Self::BuyTower => f.write_str("buy tower"),
            Self::Found { card, first, last } => write!(f, "found {card} {first}-{last}"),
            Self::Build { card } => write!(f, "build {card}"),
            Self::Tower { at } => write!(f, "tower {at}"),
            Self::Keep { flag } => write!(f, "keep {}", flag.key()),
            Self::Crest { villa } => write!(f, "crest {villa}"),
            Self::Baron { at } => write!(f, "baron {at}"),
            Self::Grande { at } => write!(f, "grande {at}"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        read(text.trim()).map_err(|expected| BadNotation::new(text, expected))
    }
}

fn read(text: &str) -> Result<Move, String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match word {
        "withdraw" => Ok(Move::Withdraw { at: rest.parse()? }),
        "buy" => match rest {
            "pile" => Ok(Move::BuyPile),
            "tower" => Ok(Move::BuyTower),
            card => Ok(Move::BuyOpen { card: card.parse()? }),
        },
        "found" => read_founding(rest).map(|(card, first)| Move::found(card, first)),
        "build" => Ok(Move::Build { card: rest.parse()? }),
        "tower" => Ok(Move::Tower { at: rest.parse()? }),
        "keep" => {
            let expected = || "a castle goes by its flag, as in `keep almeria`".to_owned();
            Ok(Move::Keep { flag: Flag::named(rest).ok_or_else(expected)? })
        }
        "crest" => Ok(Move::Crest { villa: rest.parse()? }),
        "baron" => Ok(Move::Baron { at: rest.parse()? }),
        "grande" => Ok(Move::Grande { at: rest.parse()? }),
        "done" if rest.is_empty() => Ok(Move::Done),
        "pass" if rest.is_empty() => Ok(Move::Pass),
        _ => Err("a move is withdraw, buy, found, build, tower, keep, crest, baron, grande, done or pass, \
                  as in `build 38`"
            .to_owned()),
    }
}
