//! What happened, for logs and for whoever draws it.

use castle_box::{Field, Flag, Level, Place, Rank, Real};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::EndReason;

/// One consequence of a move. Amounts are in real.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// C-20: a noble was taken back.
    Withdrawn { seat: Seat, rank: Rank, at: Place, amount: Real },
    /// C-9: one of the open build cards was bought.
    BoughtOpen { seat: Seat, card: Field, amount: Real },
    /// C-9: a new build card lies open.
    CardRevealed { card: Field },
    /// C-9: the top build card of the pile was bought.
    BoughtPile { seat: Seat, amount: Real },
    /// C-9: what it was; only the buyer is told.
    CardDrawn { seat: Seat, card: Field },
    /// C-9: a tower card was bought.
    BoughtTower { seat: Seat, amount: Real },
    /// C-13: a castle was founded.
    CastleFounded { seat: Seat, card: Field, first: Field, last: Field, flag: Flag },
    /// C-14: a villa was built.
    VillaFounded { seat: Seat, card: Field },
    /// C-15: a building grew by a field.
    Extended { seat: Seat, card: Field },
    /// C-16: a stone was put on top with a build card.
    Raised { seat: Seat, card: Field, level: Level },
    /// C-25: the card would have joined a castle worth 50 with another; its stone left the game.
    StoneLost { seat: Seat, card: Field },
    /// C-29: a stone was put on top with a tower card.
    TowerBuilt { seat: Seat, at: Place, level: Level },
    /// C-16, C-29: an own noble now stands higher.
    Lifted { seat: Seat, rank: Rank, at: Place, level: Level },
    /// C-21, B-6: a noble of another seat was beaten and paid for.
    Beaten { seat: Seat, other: Seat, rank: Rank, at: Place, amount: Real },
    /// C-25: two castles are to merge, and the seat has to say which one stays.
    MergerOpened { seat: Seat, card: Field, first: Flag, second: Flag },
    /// C-23: two villas became one building.
    VillasMerged { value: u8 },
    /// C-24: a villa became part of a castle.
    VillaJoined { flag: Flag, value: u8 },
    /// C-25: one castle took over another.
    CastlesMerged { flag: Flag, gone: Flag, value: u8 },
    /// C-17: a villa became a castle.
    VillaUpgraded { at: Field, flag: Flag, value: u8 },
    /// C-11: the build paid.
    Income { seat: Seat, amount: Real },
    /// C-18: a noble was placed.
    Placed { seat: Seat, rank: Rank, at: Place, amount: Real },
    /// C-27: a turn ended without an action.
    NoAction { seat: Seat },
    /// C-28: a seat passed for good.
    WentOut { seat: Seat },
    /// C-26: the game is over.
    GameEnded { reason: EndReason },
    /// B-7: what a seat has in the end: its money, what its nobles pay, 30 for most nobles above the ground.
    Scored { seat: Seat, money: Real, nobles: Real, bonus: Real, score: Real },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::CardDrawn { seat, .. } if viewer != Some(*seat) => None,
            _ => Some(self.clone()),
        }
    }

    fn is_new_information(&self) -> bool {
        matches!(self, Self::CardRevealed { .. } | Self::CardDrawn { .. })
    }
}
