//! The decisions of a player. A turn is several of them.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::Seat;

use crate::pieces::{Position, ShopKind, Tile};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(tag = "move", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Move {
    /// T-8: draw two cards.
    Draw,
    /// T-9: lay a shop on an empty field.
    Lay { kind: ShopKind, circles: u8, field: Position },
    /// T-10: put a pawn from this field back on the Cathedral.
    Home { field: Position },
    /// T-11: play a card of this value with a pawn that stands there.
    Go { value: u8, from: Position },
    /// T-13, T-22: challenge a pawn of this seat, on the full field that the own pawn has come to.
    Challenge { other: Seat },
    /// T-16, T-17: use the own shop of a dealer, for nothing.
    Use,
    /// T-16: pay for using the place with a card of this value.
    Pay { value: u8 },
    /// T-17: take the sword with these points.
    Sword { points: u8 },
    /// T-18: take a fencing tile, and hand one back when three are held.
    Tile { tile: Tile, returned: Option<Tile> },
    /// T-14: lay a finished sword under the pawn that enters the Alcazar.
    Bring { points: u8 },
    /// T-14, T-15: do not use the shop, or lay no sword.
    Skip,
    /// T-11: play no further card.
    End,
}
