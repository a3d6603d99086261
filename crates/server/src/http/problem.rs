//! Problems as HTTP answers.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemKey};

use crate::metrics;

/// A problem on its way to the client. It knows its status.
#[derive(Debug)]
pub(crate) struct ProblemResponse(pub(crate) Problem);

impl From<Problem> for ProblemResponse {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

pub(crate) const fn status(key: ProblemKey) -> StatusCode {
    match key {
        ProblemKey::BadMessage
        | ProblemKey::BadNotation
        | ProblemKey::BadAddress
        | ProblemKey::WeakPassword => StatusCode::BAD_REQUEST,
        ProblemKey::NoSession => StatusCode::UNAUTHORIZED,
        ProblemKey::NoAccount
        | ProblemKey::WrongSecret
        | ProblemKey::ProofNeeded
        | ProblemKey::NotYourSeat
        | ProblemKey::NotHost
        | ProblemKey::NotTrusted
        | ProblemKey::NotOrganiser
        | ProblemKey::NotMember
        | ProblemKey::InvitationNeeded
        | ProblemKey::NotTogether
        | ProblemKey::Muted
        | ProblemKey::Banned
        | ProblemKey::TooNew
        | ProblemKey::ForeignOrigin
        | ProblemKey::SwitchedOff => StatusCode::FORBIDDEN,
        ProblemKey::NotFound | ProblemKey::NoSuchAccount => StatusCode::NOT_FOUND,
        ProblemKey::Illegal
        | ProblemKey::Stale
        | ProblemKey::NotNow
        | ProblemKey::CannotInvite
        | ProblemKey::NameTaken
        | ProblemKey::LastWay
        | ProblemKey::LastHost
        | ProblemKey::Fixed
        | ProblemKey::SeatTaken
        | ProblemKey::TableFull
        | ProblemKey::NeedsAgreement
        | ProblemKey::OtherRules => StatusCode::CONFLICT,
        ProblemKey::RateLimited | ProblemKey::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemKey::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        ProblemKey::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for ProblemResponse {
    fn into_response(self) -> Response {
        metrics::refused(word(self.0.key));
        (status(self.0.key), Json(self.0)).into_response()
    }
}

/// A text, as UTF-8.
pub(crate) fn text(text: String) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

const fn word(key: ProblemKey) -> &'static str {
    match key {
        ProblemKey::BadMessage => "bad-message",
        ProblemKey::Illegal => "illegal",
        ProblemKey::Stale => "stale",
        ProblemKey::BadNotation => "bad-notation",
        ProblemKey::NotFound => "not-found",
        ProblemKey::NotYourSeat => "not-your-seat",
        ProblemKey::NotHost => "not-host",
        ProblemKey::NotTrusted => "not-trusted",
        ProblemKey::NotOrganiser => "not-organiser",
        ProblemKey::NotMember => "not-member",
        ProblemKey::NoSuchAccount => "no-such-account",
        ProblemKey::InvitationNeeded => "invitation-needed",
        ProblemKey::Muted => "muted",
        ProblemKey::Banned => "banned",
        ProblemKey::TooNew => "too-new",
        ProblemKey::CannotInvite => "cannot-invite",
        ProblemKey::NotTogether => "not-together",
        ProblemKey::Fixed => "fixed",
        ProblemKey::NoSession => "no-session",
        ProblemKey::NoAccount => "no-account",
        ProblemKey::WrongSecret => "wrong-secret",
        ProblemKey::ProofNeeded => "proof-needed",
        ProblemKey::WeakPassword => "weak-password",
        ProblemKey::BadAddress => "bad-address",
        ProblemKey::NameTaken => "name-taken",
        ProblemKey::LastWay => "last-way",
        ProblemKey::LastHost => "last-host",
        ProblemKey::NotNow => "not-now",
        ProblemKey::SwitchedOff => "switched-off",
        ProblemKey::SeatTaken => "seat-taken",
        ProblemKey::TableFull => "table-full",
        ProblemKey::NeedsAgreement => "needs-agreement",
        ProblemKey::OtherRules => "other-rules",
        ProblemKey::RateLimited => "rate-limited",
        ProblemKey::TooMany => "too-many",
        ProblemKey::ForeignOrigin => "foreign-origin",
        ProblemKey::Unavailable => "unavailable",
        ProblemKey::Internal => "internal",
    }
}
