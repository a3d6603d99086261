//! What happens: one event for each consequence of a move.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Chance, Seat, Viewer};

use crate::pieces::{Card, Colour, Figure, Position, ShopKind, Tile};

/// One consequence of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "snake_case")]
pub enum Event {
    /// T-8, T-17: cards went to a hand. Only the player sees which.
    CardsDrawn { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// T-8: the discards are the new draw pile.
    PileShuffled { count: u8 },
    /// T-9.
    ShopLaid { seat: Seat, kind: ShopKind, circles: u8, field: Position },
    /// T-10: a pawn went back to the Cathedral by choice.
    PawnSentHome { seat: Seat, field: Position },
    /// T-11: a card was played with a pawn.
    PawnMoved { seat: Seat, card: Card, value: u8, from: Position, to: Position },
    /// T-13: the pawn found no free circle.
    FieldFull { seat: Seat, field: Position },
    /// T-22: `seat` attacks, `other` defends.
    DuelBegan { seat: Seat, other: Seat, field: Position },
    /// T-22, T-23: one round, with all that decided it.
    DuelRound {
        seat: Seat,
        other: Seat,
        round: u8,
        /// None where there was no card at all.
        card: Option<Card>,
        colour: Option<Colour>,
        /// The highlighted figure.
        figure: Option<Figure>,
        attacker_has_tile: bool,
        defender_has_tile: bool,
        winner_seat: Seat,
        reason: DuelReason,
        attacker_wins: u8,
        defender_wins: u8,
    },
    /// T-24: the loser's pawn goes back to the Cathedral.
    DuelWon { seat: Seat, other: Seat, field: Position, winner_seat: Seat, loser_seat: Seat },
    /// T-16: one card, to the owner of the shop or, in a tavern or at the artist's, to the discards.
    Paid { seat: Seat, owner_seat: Option<Seat>, card: Card, value: u8, price: u8, field: Position },
    /// T-15: the pawn stands there, and that is all.
    ShopNotUsed { seat: Seat, field: Position },
    /// T-17: `gems` is what the player has now.
    GemTaken { seat: Seat, gems: u8 },
    /// T-17: `steel` is what the player has now.
    SteelTaken { seat: Seat, steel: u8 },
    /// T-17: a sword, for so much steel and so many gems.
    SwordTaken { seat: Seat, points: u8, steel: u8, gems: u8 },
    /// T-18.
    TileTaken { seat: Seat, tile: Tile, returned: Option<Tile> },
    /// T-17.
    PaintingTaken { seat: Seat, points: u8 },
    /// T-14: the player has so many pawns in the Alcazar now.
    AlcazarEntered { seat: Seat, pawns: u8 },
    /// T-14: a sword lies under the pawn.
    SwordBrought { seat: Seat, points: u8 },
    /// T-14: the player kept the swords.
    NoSwordBrought { seat: Seat },
    /// T-26: every other player has one more turn.
    LastRound { seat: Seat },
    /// T-28: at the end the hands are laid open.
    HandShown { seat: Seat, count: u8, sum: u32, cards: Vec<Card> },
    /// T-27: the points, and what they are for.
    Scored { seat: Seat, brought: i32, held: i32, paintings: i32, gems: i32, movement: i32, total: i32 },
}

/// T-23: what decided a round of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DuelReason {
    /// Exactly one of the two has the tile of the card's colour.
    Tile,
    /// The highlighted figure.
    Figure,
    /// There was no card to turn up.
    NoCard,
}

impl tabletop::Event for Event {
    /// T-7: cards in hand are secret, all else is open.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::CardsDrawn { seat, count, .. } if viewer != Some(*seat) => {
                Some(Self::CardsDrawn { seat: *seat, count: *count, cards: None })
            }
            _ => Some(self.clone()),
        }
    }

    fn is_new_information(&self) -> bool {
        match self {
            Self::CardsDrawn { count, .. } => *count > 0,
            Self::DuelRound { .. } | Self::HandShown { .. } => true,
            _ => false,
        }
    }

    /// T-8, T-22: cards are drawn, and duels are decided by what is turned up.
    fn chance(&self) -> Option<Chance> {
        match self {
            Self::CardsDrawn { count, .. } => (*count > 0).then_some(Chance::Draw),
            Self::DuelRound { .. } => Some(Chance::Contest),
            _ => None,
        }
    }

    /// T-11, T-16: the value of a card played or paid is in the move, its duel picture is not.
    fn is_disclosure(&self) -> bool {
        matches!(self, Self::PawnMoved { .. } | Self::Paid { .. })
    }
}
