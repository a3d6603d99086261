//! The eight castles that can be: each has a flag on the board and a crest on the scale of values.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A flag with its crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Flag {
    Almeria,
    Cadiz,
    Cordoba,
    Granada,
    Huelva,
    Jaen,
    Malaga,
    Sevilla,
}

/// All of them, in their order.
pub const FLAGS: [Flag; 8] = [
    Flag::Almeria,
    Flag::Cadiz,
    Flag::Cordoba,
    Flag::Granada,
    Flag::Huelva,
    Flag::Jaen,
    Flag::Malaga,
    Flag::Sevilla,
];

impl Flag {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Almeria => "Almería",
            Self::Cadiz => "Cádiz",
            Self::Cordoba => "Córdoba",
            Self::Granada => "Granada",
            Self::Huelva => "Huelva",
            Self::Jaen => "Jaén",
            Self::Malaga => "Málaga",
            Self::Sevilla => "Sevilla",
        }
    }

    /// The flag with this name in lower case without accents, as state files have it.
    pub fn named(text: &str) -> Option<Self> {
        let serialised = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"];
        serialised.iter().position(|name| *name == text).map(|index| FLAGS[index])
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
