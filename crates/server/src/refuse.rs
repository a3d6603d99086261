//! Short ways to say no: those of the table, and those of the server.

use protocol::{Millis, Problem, ProblemKey};
use table::ActError;
pub(crate) use table::refuse::{Result, not_now, not_played, not_your_seat, plain, refuse};

use crate::storage::FOR_GOOD;

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

/// Whether a table that refused would refuse again, whenever it is asked: it is not there, it is broken, or what was asked makes no sense
/// there. Whatever else it says may be otherwise in a moment: the memory is full, nothing can be stored, another node was first or must be
/// asked.
pub(crate) const fn is_final(problem: &Problem) -> bool {
    !matches!(
        problem.key,
        ProblemKey::Unavailable
            | ProblemKey::TooMany
            | ProblemKey::RateLimited
            | ProblemKey::OtherRules
            | ProblemKey::Stale
    )
}

/// What a client is told of an action that a table did not do.
pub(crate) fn not_done(error: ActError) -> Problem {
    match error {
        ActError::Refused(problem) => problem,
        ActError::Broken(broken) => internal(broken),
    }
}

/// The same with the moment from which on it is otherwise, unless that never comes.
pub(crate) fn refuse_until<T>(key: ProblemKey, detail: &str, until: Millis) -> Result<T> {
    let mut problem = Problem::new(key, detail);
    if until < FOR_GOOD {
        problem.values.insert("until".to_owned(), until.into());
    }
    Err(problem)
}
