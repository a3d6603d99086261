//! The games that can be played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::table::BotLevel;

/// Answer of `GET /api/games`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Games {
    pub games: Vec<GameInfo>,
    /// How bots can play, in the order of strength.
    pub levels: Vec<BotLevel>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct GameInfo {
    /// In addresses, records and settings: `big-boss`.
    pub name: String,
    /// On the box, the same in all languages.
    pub title: String,
    pub author: String,
    pub fewest_seats: u8,
    pub most_seats: u8,
    pub rules_version: u32,
    /// JSON Schema of what can be chosen before the start.
    #[schema(value_type = Object)]
    pub options_schema: Value,
}

/// Answer of `GET /api/games/{game}/rules`: the numbered rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RulesText {
    /// The language they are in: `en`, `de`, `nl` or `es`.
    pub language: String,
    pub sections: Vec<RulesSection>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RulesSection {
    pub heading: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct RuleText {
    /// Such as `A-6`.
    pub id: String,
    /// Markdown.
    pub text: String,
}
