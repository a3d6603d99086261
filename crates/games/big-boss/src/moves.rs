//! The decisions of a player.

use castle_box::{Field, Flag, Place, Rank};
use schemars::JsonSchema;
use serde::Serialize;

/// One decision. The notation is described at the top of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// C-20: take a noble back.
    Withdraw { at: Place },
    /// C-9: buy one of the open build cards.
    BuyOpen { card: Field },
    /// C-9: buy the top build card of the pile.
    BuyPile,
    /// C-9: buy a tower card.
    BuyTower,
    /// B-4: found a castle on three fields, from the first to the last in the order of the row.
    Found { card: Field, first: Field, last: Field },
    /// C-14, C-15, C-16: one stone on the field of a build card.
    Build { card: Field },
    /// C-29: a stone with a tower card.
    Tower { at: Place },
    /// C-25: the castle that stays in a merger, by its flag.
    Keep { flag: Flag },
    /// C-17: the villa that gets the crest, by its lowest field.
    Crest { villa: Field },
    /// C-18: place a baron.
    Baron { at: Place },
    /// C-18: place a grande.
    Grande { at: Place },
    /// C-18: no more nobles.
    Done,
    /// C-27, C-28: end a turn without an action.
    Pass,
}

impl Move {
    /// B-4: founding with this card on three fields that begin with the first.
    pub fn found(card: Field, first: Field) -> Self {
        Self::Found { card, first, last: first.next().next() }
    }

    /// C-18: placing a noble of this rank.
    pub fn place(rank: Rank, at: Place) -> Self {
        match rank {
            Rank::Baron => Self::Baron { at },
            Rank::Grande => Self::Grande { at },
        }
    }
}
