//! Short ways to say no.

use catalog::PlayError;
use protocol::{Problem, ProblemKey};
use tabletop::{Refusal, Value};

/// What is done, or why it is not.
pub type Result<T, E = Problem> = std::result::Result<T, E>;

/// An answer that says no, with what programs and people read.
pub fn refuse<T>(key: ProblemKey, detail: impl Into<String>) -> Result<T> {
    Err(Problem::new(key, detail))
}

/// It could be done at another time.
pub fn not_now<T>(detail: &str) -> Result<T> {
    refuse(ProblemKey::NotNow, detail)
}

/// It is for the holder of the seat.
pub fn not_your_seat<T>() -> Result<T> {
    refuse(ProblemKey::NotYourSeat, "you do not hold this seat")
}

/// What a game answers to a move that it does not accept.
pub fn not_played(error: PlayError) -> Problem {
    match error {
        PlayError::Notation(error) => Problem::new(ProblemKey::BadNotation, error.to_string()),
        PlayError::Refused(refusal) => illegal(&refusal),
    }
}

fn illegal(refusal: &Refusal) -> Problem {
    let values = refusal.message.values.iter();
    Problem {
        rule: Some(refusal.rule.to_owned()),
        reason: Some(refusal.message.key.to_owned()),
        values: values.map(|(name, given)| ((*name).to_owned(), plain(given))).collect(),
        ..Problem::new(ProblemKey::Illegal, refusal.to_string())
    }
}

/// A value of a message as JSON.
pub fn plain(value: &Value) -> serde_json::Value {
    match value {
        Value::Number(number) => serde_json::Value::from(*number),
        Value::Text(text) => serde_json::Value::from(text.as_str()),
    }
}
