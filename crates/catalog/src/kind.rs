//! Which game.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, schema_for};
use serde::{Deserialize, Serialize};
use tabletop::{Game, Vocabulary};

use crate::RuleBook;

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

macro_rules! define_kinds {
    ($($Game:ident $krate:ident),*) => {
        /// One of the games of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum GameKind {
            $($Game,)*
        }

        impl GameKind {
            /// All games, in the order in which they are offered.
            pub const ALL: [Self; [$(stringify!($Game)),*].len()] = [$(Self::$Game),*];
        }
    };
}

for_each_game!(define_kinds);

impl GameKind {
    /// The name in commands, records and addresses.
    pub fn name(self) -> &'static str {
        dispatch!(self, <G> => G::NAME)
    }

    /// The name on the box, the same in all languages.
    pub fn title(self) -> &'static str {
        dispatch!(self, <G> => G::TITLE)
    }

    pub fn author(self) -> &'static str {
        dispatch!(self, <G> => G::AUTHOR)
    }

    pub fn seats(self) -> RangeInclusive<u8> {
        dispatch!(self, <G> => G::SEATS)
    }

    /// The version of the rules that is in the game's crate.
    pub(crate) fn settled_version(self) -> u32 {
        dispatch!(self, <G> => G::RULES_VERSION)
    }

    /// Whether games of this version go on under the present one.
    pub(crate) fn is_earlier_version(self, version: u32) -> bool {
        dispatch!(self, <G> => G::EARLIER_RULES.contains(&version))
    }

    /// The numbered rules in English.
    pub fn rule_book(self) -> RuleBook {
        self.rule_book_in("en")
    }

    /// The numbered rules in a language by its code, such as `de`; in English where they are not translated.
    pub fn rule_book_in(self, language: &str) -> RuleBook {
        let text_in = |wanted: &str| {
            RULES
                .iter()
                .find(|(game, code, _)| *game == self.name() && *code == wanted)
                .map(|(_, _, text)| text)
        };
        RuleBook::parse(text_in(language).or_else(|| text_in("en")).unwrap_or(&""))
    }

    /// The form of [`crate::AnyGame::dump`]: the game's own state, and its name beside it.
    pub fn state_schema(self) -> Schema {
        let mut schema = dispatch!(self, <G> => schema_for!(G));
        crate::dump::name_in_schema(self, &mut schema);
        schema
    }

    pub fn view_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Game>::View))
    }

    pub fn options_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Game>::Options))
    }

    pub fn event_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Game>::Event))
    }

    pub fn move_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Game>::Move))
    }

    /// Why moves are refused: key, rule and facts of each refusal.
    pub fn refusal_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Vocabulary>::Refusal))
    }

    /// The lines of explanations.
    pub fn remark_schema(self) -> Schema {
        dispatch!(self, <G> => schema_for!(<G as Vocabulary>::Remark))
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no game of the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{0}`: the games are {known}", known = all_names())]
pub struct UnknownGame(pub String);

/// `alcazar, big-boss and toledo`.
fn all_names() -> String {
    let names = GameKind::ALL.map(GameKind::name);
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

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

    /// The name in JSON comes from the type, the name in notation from the game: they are one.
    #[test]
    fn a_game_has_one_name() {
        for game in GameKind::ALL {
            assert_eq!(serde_json::to_value(game).unwrap(), game.name());
            assert_eq!(game.name().parse(), Ok(game));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_those_that_there_are() {
        let error = "chess".parse::<GameKind>().unwrap_err().to_string();
        assert!(GameKind::ALL.iter().all(|game| error.contains(game.name())), "{error}");
    }

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
