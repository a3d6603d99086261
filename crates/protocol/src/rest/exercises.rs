//! Exercises: positions in which one decision is clearly best.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::ContinuationMove;
use crate::SeatNumber;
use crate::socket::{ExplanationLine, Offer, Reason, RefusedMove};
use crate::table::BotLevel;

/// Answer of `GET /api/exercises/{game}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExerciseList {
    pub exercises: Vec<ExerciseSummary>,
}

/// What is told of an exercise before it is seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExerciseSummary {
    pub id: String,
    pub seats: u8,
    /// Texts `theme-<name>`.
    pub themes: Vec<String>,
    /// The lowest level of bot that finds the best move most of the time.
    pub strength: BotLevel,
}

/// Answer of `GET /api/exercises/{game}/{id}`: the position as its seat knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExercisePosition {
    #[serde(flatten)]
    pub summary: ExerciseSummary,
    pub game: String,
    /// The seat that decides.
    pub seat: SeatNumber,
    /// Moves made before.
    pub moves: u32,
    /// In the form of the game's view schema.
    #[schema(value_type = Object)]
    pub view: Value,
    pub waiting: Vec<SeatNumber>,
    /// What can be answered.
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
    /// What happened last, as the seat was told.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
}

/// Answer of `GET /api/exercises/{game}/{id}/preview`: what a move would bring, as the seat is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExercisePreview {
    /// In the form of the game's event schema.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// What the things that the move is about would be worth after it; left out where there is nothing to say of that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub worth: Vec<ExplanationLine>,
}

/// Answer of `GET /api/exercises/{game}/{id}/explain`: what is at a place, and why not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExerciseExplanation {
    #[schema(value_type = Vec<Object>)]
    pub lines: Vec<ExplanationLine>,
    /// What the seat may have wanted there, and why it cannot be done.
    #[schema(value_type = Vec<Object>)]
    pub refused: Vec<RefusedMove>,
}

/// Answer of `GET /api/exercises/{game}/{id}/answer`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ExerciseAnswer {
    pub is_best: bool,
    /// The best move, in notation.
    pub best: String,
    /// The best first; the move that was answered is among them.
    pub choices: Vec<AnswerChoice>,
}

/// One of the moves of an exercise, and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct AnswerChoice {
    pub notation: String,
    #[schema(value_type = Object)]
    pub parts: Value,
    /// How many of a hundred such games the seat wins; absent for a move that was not looked at yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// Texts `because-<key>` of the bots.
    #[schema(value_type = Vec<Object>)]
    pub because: Vec<Reason>,
    pub then: Vec<ContinuationMove>,
}
