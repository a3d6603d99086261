//! Moves as short text, and back: `lay gem-1 7`, `go 4 0`, `tile violet for movement`.

use std::fmt;
use std::str::FromStr;

use tabletop::{BadNotation, Seat};

use crate::moves::Move;
use crate::pieces::{Position, Shop, Tile};

const EXPECTED: &str = "write draw, lay gem-1 7, home 7, go 4 0, challenge 2, use, pay 3, sword 8, tile violet, \
                        tile violet for brown, bring 8, skip or end";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draw => f.write_str("draw"),
            Self::Lay { kind, circles, field } => write!(f, "lay {} {field}", Shop { kind, circles }),
            Self::Home { field } => write!(f, "home {field}"),
            Self::Go { value, from } => write!(f, "go {value} {from}"),
            Self::Challenge { other } => write!(f, "challenge {other}"),
            Self::Use => f.write_str("use"),
            Self::Pay { value } => write!(f, "pay {value}"),
            Self::Sword { points } => write!(f, "sword {points}"),
            Self::Tile { tile, returned: None } => write!(f, "tile {}", tile.name()),
            Self::Tile { tile, returned: Some(back) } => {
                write!(f, "tile {} for {}", tile.name(), back.name())
            }
            Self::Bring { points } => write!(f, "bring {points}"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| BadNotation::new(text, EXPECTED))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    match *words {
        ["draw"] => Some(Move::Draw),
        ["lay", shop, field] => {
            let Shop { kind, circles } = shop.parse().ok()?;
            Some(Move::Lay { kind, circles, field: position(field)? })
        }
        ["home", field] => Some(Move::Home { field: position(field)? }),
        ["go", value, from] => Some(Move::Go { value: number(value)?, from: position(from)? }),
        ["challenge", seat] => Some(Move::Challenge { other: Seat::try_from(number(seat)?).ok()? }),
        ["use"] => Some(Move::Use),
        ["pay", value] => Some(Move::Pay { value: number(value)? }),
        ["sword", points] => Some(Move::Sword { points: number(points)? }),
        ["tile", name] => Some(Move::Tile { tile: tile(name)?, returned: None }),
        ["tile", name, "for", back] => Some(Move::Tile { tile: tile(name)?, returned: Some(tile(back)?) }),
        ["bring", points] => Some(Move::Bring { points: number(points)? }),
        ["skip"] => Some(Move::Skip),
        ["end"] => Some(Move::End),
        _ => None,
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

fn position(text: &str) -> Option<Position> {
    number(text).map(Position)
}

fn tile(name: &str) -> Option<Tile> {
    Tile::ALL.into_iter().find(|tile| tile.name() == name)
}
