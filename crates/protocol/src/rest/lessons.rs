//! Courses: positions with tasks. The server remembers nothing of a learner; every request says what has been answered so far.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::log::LogEntry;
use crate::socket::{ExplanationLine, GameNow, RefusedMove};
use crate::{Problem, SeatNumber};

/// Answer of `GET /api/games/{game}/lessons`: the course of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct Course {
    pub lessons: Vec<LessonInfo>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LessonInfo {
    /// In addresses, and the beginning of its texts.
    pub id: String,
    pub steps: u32,
}

/// Body of `POST /api/games/{game}/lessons/{lesson}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LessonRequest {
    /// The right answers so far, one a step: a move in notation, or nothing for a step that is only read.
    #[serde(default)]
    pub answers: Vec<String>,
    pub question: LessonQuestion,
}

/// What the learner does or asks at the step that these answers lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum LessonQuestion {
    /// How the lesson stands.
    Now,
    /// An answer to the task, or an empty text to go on from a step that is only read.
    Answer { notation: String },
    /// What would the move bring?
    Preview { notation: String },
    /// Why can the move not be made?
    WhyNot { notation: String },
    /// What is this?
    Explain {
        place: String,
        /// What was pointed at, where that is not the place itself.
        #[serde(default)]
        thing: Option<String>,
    },
}

/// What is answered. A move that the rules forbid is a problem, as at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LessonAnswer {
    Now {
        now: LessonNow,
    },
    /// The answer is right: what came of it, move by move, and the next step.
    Right {
        frames: Vec<LessonFrame>,
        now: LessonNow,
    },
    /// The move is lawful and misses the point. Nothing has changed.
    Missed {
        /// What it would have done, in the form of the game's event schema.
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
        /// Which text says more: `<lesson>-<step>-<say>`; when absent `<lesson>-<step>-else`.
        #[serde(skip_serializing_if = "Option::is_none")]
        say: Option<String>,
    },
    Preview {
        #[schema(value_type = Vec<Object>)]
        events: Vec<Value>,
        /// What the things that the move is about would be worth after it; left out where there is nothing to say of that.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[schema(value_type = Vec<Object>)]
        worth: Vec<ExplanationLine>,
    },
    WhyNot {
        /// Absent when the move is legal.
        #[serde(skip_serializing_if = "Option::is_none")]
        problem: Option<Problem>,
    },
    Explanation {
        #[schema(value_type = Vec<Object>)]
        lines: Vec<ExplanationLine>,
        /// What one may have wanted with the thing, and why it cannot be done.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[schema(value_type = Vec<Object>)]
        refused: Vec<RefusedMove>,
    },
}

/// How a lesson stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LessonNow {
    /// Steps that are done; as many as there are when the lesson is over.
    pub step: u32,
    pub steps: u32,
    /// Whether something is to be done at this step, or only to be read.
    pub has_task: bool,
    /// The things on the table that are pointed out: `place:c4`, `card:3`.
    pub points: Vec<String>,
    /// The learner's seat.
    pub seat: SeatNumber,
    pub seats: u8,
    #[schema(value_type = Object)]
    pub game: GameNow,
}

/// The position after one move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, ToSchema)]
pub struct LessonFrame {
    pub entries: Vec<LogEntry>,
    #[schema(value_type = Object)]
    pub game: GameNow,
}
