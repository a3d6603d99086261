//! Moves as text: `card 7`, `cards 3 7`, `take b`, `lay forest2 c4`, `claim c4`, `sell c4`, `conde c4`, `plague c4`,
//! `swap 2` (look at the hand of seat 2), `swap take 5 give 2`, `end`, `pass`.

use std::fmt;
use std::str::FromStr;

use tabletop::{BadNotation, Seat};

use crate::cards::HIGHEST;
use crate::{Move, Space};

const EXPECTED: &str = "moves are `card 7`, `cards 3 7`, `take b`, `lay forest2 c4`, `claim c4`, `sell c4`, \
                        `conde c4`, `plague c4`, `swap 2`, `swap take 5 give 2`, `end` and `pass`";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card { card } => write!(f, "card {card}"),
            Self::Cards { card, second } => write!(f, "cards {card} {second}"),
            Self::Take { space } => write!(f, "take {space}"),
            Self::Lay { tile, cell } => write!(f, "lay {tile} {cell}"),
            Self::Claim { cell } => write!(f, "claim {cell}"),
            Self::Sell { cell } => write!(f, "sell {cell}"),
            Self::Conde { cell } => write!(f, "conde {cell}"),
            Self::Plague { cell } => write!(f, "plague {cell}"),
            Self::Look { other } => write!(f, "swap {other}"),
            Self::Swap { take, give } => write!(f, "swap take {take} give {give}"),
            Self::End => f.write_str("end"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().take(7).collect();
        read(&words).map_err(|expected| BadNotation::new(text, expected))
    }
}

fn read(words: &[&str]) -> Result<Move, String> {
    Ok(match words {
        ["card", value] => Move::Card { card: card(value)? },
        ["cards", first, second] => two_cards(card(first)?, card(second)?)?,
        ["take", space] => Move::Take { space: space.parse::<Space>()? },
        ["lay", tile, cell] => Move::Lay { tile: tile.parse()?, cell: cell.parse()? },
        ["claim", cell] => Move::Claim { cell: cell.parse()? },
        ["sell", cell] => Move::Sell { cell: cell.parse()? },
        ["conde", cell] => Move::Conde { cell: cell.parse()? },
        ["plague", cell] => Move::Plague { cell: cell.parse()? },
        ["swap", other] => Move::Look { other: seat(other)? },
        ["swap", "take", take, "give", give] => Move::Swap { take: card(take)?, give: card(give)? },
        ["end"] => Move::End,
        ["pass"] => Move::Pass,
        _ => return Err(EXPECTED.to_owned()),
    })
}

/// S-27: the order in which two cards are named says nothing; every value is there once.
fn two_cards(first: u8, second: u8) -> Result<Move, String> {
    if first == second {
        return Err("two different cards are chosen, as in `cards 3 7`".to_owned());
    }
    Ok(Move::Cards { card: first.min(second), second: first.max(second) })
}

fn card(text: &str) -> Result<u8, String> {
    let value = text.parse().ok().filter(|value| (1..=HIGHEST).contains(value));
    value.ok_or_else(|| format!("a card is a number from 1 to {HIGHEST}"))
}

fn seat(text: &str) -> Result<Seat, String> {
    let index: u8 = text.parse().map_err(|_| "a seat is a number from 0 to 4".to_owned())?;
    Seat::try_from(index).map_err(|error| error.to_string())
}
