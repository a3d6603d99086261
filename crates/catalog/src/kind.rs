//! Which game.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use alcazar::Alcazar;
use big_boss::BigBoss;
use salamanca::Salamanca;
use schemars::{JsonSchema, Schema, schema_for};
use serde::{Deserialize, Serialize};
use tabletop::Game;
use toledo::Toledo;

use crate::RuleBook;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// One of the games of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    BigBoss,
    Alcazar,
    Toledo,
    Salamanca,
}

/// Something to be done with the type of a game.
pub trait Visitor {
    type Output;

    fn visit<G: Game>(self) -> Self::Output;
}

/// Calls a generic function with the game's type.
macro_rules! with_type {
    ($kind:expr, $function:ident $(:: $rest:ident)*) => {
        match $kind {
            GameKind::BigBoss => $function::<BigBoss>$(::$rest)*(),
            GameKind::Alcazar => $function::<Alcazar>$(::$rest)*(),
            GameKind::Toledo => $function::<Toledo>$(::$rest)*(),
            GameKind::Salamanca => $function::<Salamanca>$(::$rest)*(),
        }
    };
}

impl GameKind {
    pub const ALL: [Self; 4] = [Self::BigBoss, Self::Alcazar, Self::Toledo, Self::Salamanca];

    /// Does something with the game's type.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            Self::BigBoss => visitor.visit::<BigBoss>(),
            Self::Alcazar => visitor.visit::<Alcazar>(),
            Self::Toledo => visitor.visit::<Toledo>(),
            Self::Salamanca => visitor.visit::<Salamanca>(),
        }
    }

    /// The name in commands, records and addresses.
    pub fn name(self) -> &'static str {
        with_type!(self, name_of)
    }

    /// The name on the box, the same in all languages.
    pub const fn title(self) -> &'static str {
        match self {
            Self::BigBoss => "Das neue Big Boss",
            Self::Alcazar => "Alcazar",
            Self::Toledo => "Toledo",
            Self::Salamanca => "Salamanca",
        }
    }

    pub const fn author(self) -> &'static str {
        match self {
            Self::BigBoss | Self::Alcazar => "Wolfgang Kramer",
            Self::Toledo => "Martin Wallace",
            Self::Salamanca => "Stefan Dorra",
        }
    }

    pub fn seats(self) -> RangeInclusive<u8> {
        with_type!(self, seats_of)
    }

    pub fn rules_version(self) -> u32 {
        with_type!(self, rules_version_of)
    }

    /// Whether this program can play games that follow the given version of the rules: nothing is ever replayed under another one.
    /// docs/decisions/0008-rules-versions.md says how a second version comes in here.
    pub fn plays_rules(self, version: u32) -> bool {
        version == self.rules_version()
    }

    /// The numbered rules in English.
    pub fn rule_book(self) -> RuleBook {
        RuleBook::parse(match self {
            Self::BigBoss => big_boss::RULES,
            Self::Alcazar => alcazar::RULES,
            Self::Toledo => toledo::RULES,
            Self::Salamanca => salamanca::RULES,
        })
    }

    /// The numbered rules in a language by its code, such as `de`; in English where they are not translated.
    pub fn rule_book_in(self, language: &str) -> RuleBook {
        let translated = TRANSLATED.iter().find(|(game, code, _)| *game == self.name() && *code == language);
        translated.map_or_else(|| self.rule_book(), |(_, _, text)| RuleBook::parse(text))
    }

    /// The form of [`crate::AnyGame::dump`]: the game's own state, and its name beside it.
    pub fn state_schema(self) -> Schema {
        let mut schema = with_type!(self, state_schema_of);
        crate::dump::name_in_schema(self, &mut schema);
        schema
    }

    pub fn view_schema(self) -> Schema {
        with_type!(self, view_schema_of)
    }

    pub fn options_schema(self) -> Schema {
        with_type!(self, options_schema_of)
    }

    pub fn event_schema(self) -> Schema {
        with_type!(self, event_schema_of)
    }

    pub fn move_schema(self) -> Schema {
        with_type!(self, move_schema_of)
    }
}

fn name_of<G: Game>() -> &'static str {
    G::NAME
}

fn seats_of<G: Game>() -> RangeInclusive<u8> {
    G::SEATS
}

fn rules_version_of<G: Game>() -> u32 {
    G::RULES_VERSION
}

fn state_schema_of<G: Game>() -> Schema {
    schema_for!(G)
}

fn view_schema_of<G: Game>() -> Schema {
    schema_for!(G::View)
}

fn options_schema_of<G: Game>() -> Schema {
    schema_for!(G::Options)
}

fn event_schema_of<G: Game>() -> Schema {
    schema_for!(G::Event)
}

fn move_schema_of<G: Game>() -> Schema {
    schema_for!(G::Move)
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no game of the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{0}`: the games are big-boss, alcazar, toledo and salamanca")]
pub struct UnknownGame(pub String);

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let known = Self::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| UnknownGame(name.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A translation has the same rules in the same order.
    #[test]
    fn translated_rules_have_the_same_ids() {
        let ids = |book: &RuleBook| book.rules().map(|rule| rule.id.clone()).collect::<Vec<_>>();
        for game in GameKind::ALL {
            for language in ["de", "nl", "es"] {
                assert_eq!(ids(&game.rule_book_in(language)), ids(&game.rule_book()), "{game} {language}");
            }
        }
    }
}
