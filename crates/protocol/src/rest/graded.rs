//! A review: the winning chances along a game that is over, and what each decision gave away.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::SeatNumber;
use crate::socket::{Offer, Reason};
use crate::table::BotLevel;

/// Answer of `GET /api/tables/{table}/review`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ReviewState {
    /// How many positions have been looked at.
    pub done: u32,
    /// Of how many: 0 as long as nobody has asked for a review.
    pub all: u32,
    /// When all have been looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<Review>,
}

/// A game looked back at. Chances are shares of 1, what was given away is in points of a hundred.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Review {
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    /// How often each decision was looked ahead from.
    pub iterations: u32,
    /// The same game, iterations and seed give the same review.
    pub seed: u64,
    /// After 0, 1, 2 … moves.
    pub curve: Vec<CurvePoint>,
    /// Every move that was one of several, in the order of the game.
    pub decisions: Vec<GradedDecision>,
    /// Where the chances moved most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Where the result of each seat came from.
    pub balance: Vec<SeatBalance>,
    /// How many of a hundred parts of what set the seats apart were chance; the others were decisions. Absent when nothing did that can
    /// be told from noise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance_part: Option<u8>,
}

/// The winning chance of each seat after so many moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct CurvePoint {
    /// Each by what that seat could know.
    pub known: Vec<f32>,
    /// With all hands and piles open.
    pub open: Vec<f32>,
}

/// A decision and what it gave away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct GradedDecision {
    /// How many moves had been made before.
    pub number: u32,
    pub seat: SeatNumber,
    pub notation: String,
    pub grade: Grade,
    /// By how many of a hundred games the better move is better, by what the seat could know.
    pub lost: f32,
    /// The seat's winning chance after the move that was made.
    pub chance: f32,
    /// What would have been better, where something was given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<BetterMove>,
    /// What the decision changed for each seat, against the best move.
    pub effect: Vec<f32>,
}

/// At two seats 5, 10 and 15 points of a hundred; with more seats in proportion to the fair share.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// A better move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct BetterMove {
    pub notation: String,
    /// In the form of the game's move schema.
    #[schema(value_type = Object)]
    pub parts: Value,
    /// The seat's winning chance after it.
    pub chance: f32,
    /// Texts `because-<key>` of the bots.
    #[schema(value_type = Vec<Object>)]
    pub because: Vec<Reason>,
    /// How it would have gone on, when all play well.
    pub then: Vec<ContinuationMove>,
}

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct ContinuationMove {
    pub seat: SeatNumber,
    pub notation: String,
    #[schema(value_type = Object)]
    pub parts: Value,
}

/// Answer of `GET /api/tables/{table}/moments/{number}/moves`: what could have been done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct MomentMoves {
    /// Whose move it was.
    pub seat: SeatNumber,
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Offer>,
}

/// Answer of `GET /api/tables/{table}/moments/{number}/try`: another move than the one that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TriedMove {
    #[serde(flatten)]
    pub decision: GradedDecision,
    #[schema(value_type = Object)]
    pub parts: Value,
    /// Texts `because-<key>` of the bots.
    #[schema(value_type = Vec<Object>)]
    pub because: Vec<Reason>,
    /// How it would have gone on, when all play well.
    pub then: Vec<ContinuationMove>,
}

/// Body of `POST …/play-on`: how the game goes on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// Where to sit; when left out on one's own seat, or on that of whoever is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNumber>,
    /// A move that is made at once by whoever is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// How well the others play.
    #[serde(default)]
    pub level: BotLevel,
}

/// A move after which the game stood otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct TurningPoint {
    /// How many moves had been made before.
    pub number: u32,
    /// Who made the move.
    pub seat: SeatNumber,
    pub cause: TurningCause,
    /// Whose chances moved most, and by how many of a hundred games.
    pub of_seat: SeatNumber,
    pub change: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurningCause {
    /// A better move was left out.
    Decision,
    /// Something was drawn, dealt or turned over.
    Draw,
    Duel,
    /// A move that the others had not reckoned with.
    Move,
}

/// What became of the chances of a seat, in points of a hundred. The sum is its result less the fair share.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct SeatBalance {
    /// The first deal, and the seat in the order.
    pub deal: f32,
    pub draws: f32,
    pub duels: f32,
    /// What the own decisions gave away: 0 or less.
    pub own_decisions: f32,
    /// What the decisions of others brought.
    pub other_decisions: f32,
    /// What could not be foreseen.
    pub rest: f32,
}
