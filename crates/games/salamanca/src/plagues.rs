//! The plagues.
//!
//! Four stones: which of them can lie on which tiles. What they do to the worth of an area is in `areas`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Board, Cell, Cells, Landscape};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Plague {
    Poison,
    Rat,
    Locust,
    Ruin,
}

impl Plague {
    /// In the order of their cards.
    pub const ALL: [Self; 4] = [Self::Poison, Self::Rat, Self::Locust, Self::Ruin];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Poison => "poison",
            Self::Rat => "rat",
            Self::Locust => "locust",
            Self::Ruin => "ruin",
        }
    }

    /// S-30: the plague that a card sets.
    pub const fn of_card(card: u8) -> Option<Self> {
        match card {
            1 => Some(Self::Poison),
            2 => Some(Self::Rat),
            3 => Some(Self::Locust),
            4 => Some(Self::Ruin),
            _ => None,
        }
    }
}

impl Board {
    /// S-30: the tiles that a plague can lie on.
    pub(crate) fn ground_of(&self, plague: Plague) -> Cells {
        match plague {
            Plague::Poison => self.tiles_of(Landscape::Lake) | self.tiles_of(Landscape::Vineyard),
            Plague::Rat => self.all_landscapes(),
            Plague::Locust => {
                self.tiles_of(Landscape::Field)
                    | self.tiles_of(Landscape::Forest)
                    | self.tiles_of(Landscape::Pasture)
            }
            Plague::Ruin => self.all_buildings(),
        }
    }

    /// S-30: the board with a plague on another tile.
    #[must_use]
    pub const fn with_plague(mut self, plague: Plague, cell: Cell) -> Self {
        self.plagues[plague as usize] = Some(cell);
        self
    }

    /// The tiles with a plague.
    pub(crate) fn plagued(&self) -> Cells {
        self.plagues.iter().flatten().copied().collect()
    }

    /// S-30: where a plague can go now: one plague a tile, so never where it lies already.
    pub(crate) fn plague_targets(&self, plague: Plague) -> Cells {
        self.ground_of(plague) & !self.plagued()
    }
}
