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

    /// The name as files and messages have it: in lower case, without accents.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Almeria => "almeria",
            Self::Cadiz => "cadiz",
            Self::Cordoba => "cordoba",
            Self::Granada => "granada",
            Self::Huelva => "huelva",
            Self::Jaen => "jaen",
            Self::Malaga => "malaga",
            Self::Sevilla => "sevilla",
        }
    }

    pub fn named(text: &str) -> Option<Self> {
        FLAGS.into_iter().find(|flag| flag.key() == text)
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
