//! What is read from a request; what cannot be read is answered like every other problem.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts};
use protocol::{Problem, ProblemKey};

use super::answer::Refused;

/// The body of a request.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Refused))]
pub(super) struct Body<T>(pub(super) T);

/// The parts of a path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refused))]
pub(super) struct Place<T>(pub(super) T);

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refused))]
pub(super) struct Asked<T>(pub(super) T);

fn unreadable(detail: String) -> Refused {
    Refused(Problem::new(ProblemKey::BadMessage, detail))
}

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Self {
        unreadable(rejection.body_text())
    }
}

impl From<PathRejection> for Refused {
    fn from(rejection: PathRejection) -> Self {
        unreadable(rejection.body_text())
    }
}

impl From<QueryRejection> for Refused {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(rejection.body_text())
    }
}
