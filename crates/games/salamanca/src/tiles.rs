//! The tiles: landscapes, normal and fertile, and buildings.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many kinds of tile there are: five landscapes in three worths, three buildings.
pub(crate) const KINDS: usize = 18;
const FIRST_BUILDING: u8 = 15;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Landscape {
    Field,
    Pasture,
    Lake,
    Forest,
    Vineyard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    Farm,
    Castle,
    Monastery,
}

/// A kind of tile: `lake` is a normal lake, `lake2` and `lake3` are the fertile ones, `castle` is a building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Tile(u8);

/// What is on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// With its worth: 1 for a normal tile, 2 or 3 for a fertile one.
    Landscape(Landscape, u8),
    Building(Building),
}

impl Landscape {
    pub const ALL: [Self; 5] = [Self::Field, Self::Pasture, Self::Lake, Self::Forest, Self::Vineyard];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Pasture => "pasture",
            Self::Lake => "lake",
            Self::Forest => "forest",
            Self::Vineyard => "vineyard",
        }
    }
}

impl Building {
    pub const ALL: [Self; 3] = [Self::Farm, Self::Castle, Self::Monastery];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Farm => "farm",
            Self::Castle => "castle",
            Self::Monastery => "monastery",
        }
    }

    /// S-9: what the building itself is worth, and what a claim with a freed squire costs (S-21).
    pub const fn worth(self) -> u8 {
        match self {
            Self::Farm => 2,
            Self::Castle => 3,
            Self::Monastery => 4,
        }
    }

    /// S-3: the landscapes of its colour.
    pub const fn landscapes(self) -> &'static [Landscape] {
        match self {
            Self::Farm => &[Landscape::Field, Landscape::Pasture],
            Self::Castle => &[Landscape::Lake, Landscape::Forest],
            Self::Monastery => &[Landscape::Vineyard],
        }
    }
}

impl Tile {
    pub const fn landscape(landscape: Landscape, worth: u8) -> Self {
        debug_assert!(worth >= 1 && worth <= 3, "tiles are worth 1, 2 or 3");
        Self((worth - 1) * 5 + landscape as u8)
    }

    pub const fn building(building: Building) -> Self {
        Self(FIRST_BUILDING + building as u8)
    }

    /// All kinds, in the order of their numbers.
    pub fn kinds() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        debug_assert!((index as usize) < KINDS, "no such tile");
        Self(index)
    }

    #[inline]
    pub const fn face(self) -> Face {
        match self.0 {
            15 => Face::Building(Building::Farm),
            16 => Face::Building(Building::Castle),
            17.. => Face::Building(Building::Monastery),
            number => Face::Landscape(Landscape::ALL[(number % 5) as usize], number / 5 + 1),
        }
    }

    /// S-2: whether it leaves the board when it is paid out.
    pub const fn is_fertile(self) -> bool {
        self.0 >= 5 && self.0 < FIRST_BUILDING
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Building(building) => f.write_str(building.name()),
            Face::Landscape(landscape, 1) => f.write_str(landscape.name()),
            Face::Landscape(landscape, worth) => write!(f, "{}{worth}", landscape.name()),
        }
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::kinds().find(|tile| tile.to_string() == text).ok_or_else(|| {
            "a tile is field, pasture, lake, forest or vineyard, fertile ones with 2 or 3 behind (lake2), \
             or farm, castle, monastery"
                .to_owned()
        })
    }
}

impl TryFrom<String> for Tile {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}
