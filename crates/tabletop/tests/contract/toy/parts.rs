//! Moves, events, the view and the written form of the toy game.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use tabletop::{BadNotation, Chance, Deal, Event, Seat, SeatSet, Viewer};

use super::{CARDS, HAND, Toy, ToyFlaw};

/// `choose 7` or `swap 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub(crate) enum ToyMove {
    Choose { card: u8 },
    Swap { card: u8 },
}

impl fmt::Display for ToyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose { card } => write!(f, "choose {card}"),
            Self::Swap { card } if ToyFlaw::NotationLies.is_here() => write!(f, "choose {card}"),
            Self::Swap { card } => write!(f, "swap {card}"),
        }
    }
}

impl FromStr for ToyMove {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "say `choose 7` or `swap 7`");
        let (word, card) = text.split_once(' ').ok_or_else(bad)?;
        let card = card.parse().map_err(|_| bad())?;
        match word {
            "choose" => Ok(Self::Choose { card }),
            "swap" => Ok(Self::Swap { card }),
            _ => Err(bad()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum ToyEvent {
    Chosen { seat: Seat, card: Option<u8>, left: u8 },
    Laid { seat: Seat, card: u8 },
    Drawn { seat: Seat, card: Option<u8> },
    Shown { cards: ArrayVec<u8, 4> },
    Shuffled,
}

impl Event for ToyEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let own = |seat: &Seat| viewer == Some(*seat);
        Some(match self {
            Self::Chosen { seat, left, .. } if !own(seat) && !ToyFlaw::ChoiceIsTold.is_here() => {
                Self::Chosen { seat: *seat, card: None, left: *left }
            }
            Self::Drawn { seat, .. } if !own(seat) => Self::Drawn { seat: *seat, card: None },
            open => open.clone(),
        })
    }

    fn is_new_information(&self) -> bool {
        matches!(self, Self::Drawn { .. } | Self::Shown { .. } | Self::Shuffled)
    }

    fn chance(&self) -> Option<Chance> {
        matches!(self, Self::Drawn { .. }).then_some(Chance::Draw)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct ToyView {
    pub(crate) hand: Option<ArrayVec<u8, HAND>>,
    pub(crate) chosen: Option<u8>,
    pub(crate) has_chosen: SeatSet,
    pub(crate) pile: usize,
    pub(crate) laid: ArrayVec<u8, { CARDS as usize }>,
    pub(crate) points: ArrayVec<u8, 4>,
    pub(crate) round: u8,
    pub(crate) next_card: Option<u8>,
}

/// The written form.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyFile {
    hands: ArrayVec<ArrayVec<u8, HAND>, 4>,
    chosen: ArrayVec<Option<u8>, 4>,
    pile: ArrayVec<u8, { CARDS as usize }>,
    laid: ArrayVec<u8, { CARDS as usize }>,
    swapped: SeatSet,
    points: ArrayVec<u8, 4>,
    round: u8,
    deal: Deal,
    shuffles: u32,
}

impl From<Toy> for ToyFile {
    fn from(toy: Toy) -> Self {
        let Toy { hands, chosen, pile, laid, swapped, points, round, deal, shuffles } = toy;
        let round = if ToyFlaw::ForgetsTheRound.is_here() { 0 } else { round };
        Self { hands, chosen, pile, laid, swapped, points, round, deal, shuffles }
    }
}

impl From<ToyFile> for Toy {
    fn from(file: ToyFile) -> Self {
        let ToyFile { hands, chosen, pile, laid, swapped, points, round, deal, shuffles } = file;
        Self { hands, chosen, pile, laid, swapped, points, round, deal, shuffles }
    }
}

impl JsonSchema for Toy {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Toy".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        ToyFile::json_schema(generator)
    }
}
