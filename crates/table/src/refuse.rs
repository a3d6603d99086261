//! Short ways to say no.

use catalog::PlayError;
use protocol::{Problem, ProblemKey};
use tabletop::{Refusal, Value};

pub(crate) type Answer<T> = Result<T, Problem>;

pub(crate) fn refuse<T>(key: ProblemKey, detail: impl Into<String>) -> Answer<T> {
    Err(Problem::new(key, detail))
}

pub(crate) fn not_now<T>(detail: &str) -> Answer<T> {
    refuse(ProblemKey::NotNow, detail)
}

pub(crate) fn not_your_seat<T>() -> Answer<T> {
    refuse(ProblemKey::NotYourSeat, "you do not hold this seat")
}

pub(crate) fn not_followed() -> Problem {
    Problem::new(ProblemKey::NotFound, "you do not follow this table: send `watch` first")
}

/// A fault of ours: the cause goes to the log, not to the client.
pub(crate) fn internal(cause: impl std::fmt::Display) -> Problem {
    tracing::error!(%cause, "internal fault");
    Problem::new(ProblemKey::Internal, "the server made a mistake; it is in its log")
}

pub(crate) fn unavailable(cause: impl std::fmt::Display) -> Problem {
    tracing::error!(%cause, "unavailable");
    Problem::new(ProblemKey::Unavailable, "this cannot be stored at the moment; try again")
}

/// What a game answers to a move that it does not accept.
pub(crate) fn not_played(error: PlayError) -> Problem {
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
pub(crate) fn plain(value: &Value) -> serde_json::Value {
    match value {
        Value::Number(number) => serde_json::Value::from(*number),
        Value::Text(text) => serde_json::Value::from(text.as_str()),
    }
}
