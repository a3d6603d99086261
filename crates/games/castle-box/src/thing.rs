//! What can be pointed at: places, and what lies beside the board.

use std::str::FromStr;

use crate::{Field, Place, Rank};

/// A place, or something beside the board in two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// `38`, `x6y3`.
    Place(Place),
    /// `open 38`: a build card on sale.
    Open(Field),
    /// `pile build`.
    BuildPile,
    /// `pile tower`.
    TowerPile,
    /// `card 38`: a build card in the hand.
    Card(Field),
    /// `card tower`.
    TowerCard,
    /// `noble baron`, `noble grande`: one in supply.
    Noble(Rank),
    /// `piece bridge`.
    Bridge,
}

impl FromStr for Thing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words {
            [place] => Self::Place(place.parse()?),
            ["open", card] => Self::Open(card.parse()?),
            ["pile", "build"] => Self::BuildPile,
            ["pile", "tower"] => Self::TowerPile,
            ["card", "tower"] => Self::TowerCard,
            ["card", card] => Self::Card(card.parse()?),
            ["noble", "baron"] => Self::Noble(Rank::Baron),
            ["noble", "grande"] => Self::Noble(Rank::Grande),
            ["piece", "bridge"] => Self::Bridge,
            _ => return Err("nothing on the table has this name".to_owned()),
        })
    }
}
