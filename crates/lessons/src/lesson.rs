//! A lesson as it is written down.

use catalog::{AnyGame, GameKind};
use serde::Deserialize;
use serde_json::{Map, Value};
use tabletop::Seat;

/// A position of a game, and what is to be learnt from it, step by step.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The end of the file's name: `areas` of `1-areas.toml`. Its texts begin with it.
    pub id: String,
    /// The learner's seat.
    pub seat: Seat,
    pub start: AnyGame,
    pub steps: Vec<LessonStep>,
}

/// One thing to read or to do. Its text is called `<lesson>-<number>`, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The things on the table that are pointed out: `place:c4`, `card:3`.
    pub points: Vec<String>,
    /// What answers the task; empty for a step that is only read.
    pub right: Vec<ExpectedAnswer>,
    /// Answers that miss the point in a way that is worth words of its own.
    pub missed: Vec<MissedAnswer>,
    /// What is played after the right answer, by the others or by the learner's seat.
    pub replies: Vec<ReplyMove>,
}

impl LessonStep {
    pub fn has_task(&self) -> bool {
        !self.right.is_empty()
    }
}

/// What a move must be, or bring, to be meant.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum ExpectedAnswer {
    /// This move, in notation.
    Move(String),
    /// A move that brings an event with these fields.
    Event(Map<String, Value>),
}

impl ExpectedAnswer {
    /// Whether a move that brought these events is meant.
    pub fn is_met_by(&self, notation: &str, events: &[Value]) -> bool {
        match self {
            Self::Move(wanted) => wanted == notation,
            Self::Event(wanted) => {
                events.iter().any(|event| wanted.iter().all(|(name, value)| event.get(name) == Some(value)))
            }
        }
    }
}

/// What is said to an answer that misses the point: the text `<lesson>-<number>-<say>`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissedAnswer {
    pub answer: ExpectedAnswer,
    pub say: String,
}

/// A move that is played by itself, written as in a record: `1 card 5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplyMove {
    pub seat: Seat,
    pub notation: String,
}

/// A lesson that cannot be held: its file is wrong, or the rules have changed since it was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game}, lesson {lesson}: {what}")]
pub struct LessonError {
    pub game: &'static str,
    pub lesson: String,
    pub what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    #[serde(default)]
    seat: u8,
    /// A dump of the game.
    position: String,
    steps: Vec<LessonStepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonStepFile {
    #[serde(default)]
    points: Vec<String>,
    #[serde(default)]
    right: Vec<ExpectedAnswer>,
    #[serde(default)]
    missed: Vec<MissedAnswer>,
    #[serde(default)]
    replies: Vec<String>,
}

/// The name without the number that orders the course.
pub(crate) fn id(file: &str) -> &str {
    file.split_once('-').map_or(file, |(_, id)| id)
}

impl Lesson {
    /// Reads a lesson; `name` is that of its file without the extension.
    pub fn read(game: GameKind, name: &str, text: &str) -> Result<Self, LessonError> {
        let broken = |what: String| LessonError { game: game.name(), lesson: name.to_owned(), what };
        let file: LessonFile = toml::from_str(text).map_err(|error| broken(error.to_string()))?;
        let start = AnyGame::load(Some(game), &file.position)
            .map_err(|error| broken(format!("the position: {error}")))?;
        let seat = Seat::try_from(file.seat).ok().filter(|_| file.seat < start.seats());
        let seat = seat.ok_or_else(|| broken(format!("there is no seat {}", file.seat)))?;
        let steps = file.steps.into_iter().map(step).collect::<Result<Vec<_>, _>>().map_err(broken)?;
        if steps.is_empty() {
            return Err(broken("it has no step".to_owned()));
        }
        Ok(Self { id: id(name).to_owned(), seat, start, steps })
    }
}

fn step(file: LessonStepFile) -> Result<LessonStep, String> {
    let replies = file.replies.iter().map(|line| reply(line)).collect::<Result<_, _>>()?;
    Ok(LessonStep { points: file.points, right: file.right, missed: file.missed, replies })
}

fn reply(line: &str) -> Result<ReplyMove, String> {
    let parts = line.split_once(' ').and_then(|(seat, notation)| Some((seat.parse::<u8>().ok()?, notation)));
    let (seat, notation) = parts.ok_or_else(|| format!("`{line}` is no seat with a move"))?;
    let seat = Seat::try_from(seat).map_err(|_| format!("`{line}` names no seat"))?;
    Ok(ReplyMove { seat, notation: notation.to_owned() })
}
