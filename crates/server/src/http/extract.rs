//! What is read from a request; what cannot be read is answered like every other problem.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use protocol::{Problem, ProblemKey};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::problem::ProblemResponse;
use crate::app::App;

/// The body of a request. One that does not arrive is not waited for.
pub(super) struct ApiBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for ApiBody<T> {
    type Rejection = ProblemResponse;

    async fn from_request(request: Request, app: &App) -> Result<Self, ProblemResponse> {
        let reading = Json::<T>::from_request(request, app);
        match timeout(app.config.limits.slowest_body, reading).await {
            Ok(read) => Ok(Self(read?.0)),
            Err(_) => Err(unreadable("the body does not arrive".to_owned())),
        }
    }
}

/// The parts of a path.
pub(super) struct ApiPath<T>(pub(super) T);

/// A zero character names nothing, and not every database takes it: nobody further in has to think of it.
impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ProblemResponse> {
        if parts.uri.path().contains("%00") {
            return Err(unreadable("an address has no zero character in it".to_owned()));
        }
        let axum::extract::Path(value) = axum::extract::Path::from_request_parts(parts, state).await?;
        Ok(Self(value))
    }
}

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ProblemResponse))]
pub(super) struct ApiQuery<T>(pub(super) T);

fn unreadable(detail: String) -> ProblemResponse {
    ProblemResponse(Problem::new(ProblemKey::BadMessage, detail))
}

impl From<JsonRejection> for ProblemResponse {
    fn from(rejection: JsonRejection) -> Self {
        unreadable(rejection.body_text())
    }
}

impl From<PathRejection> for ProblemResponse {
    fn from(rejection: PathRejection) -> Self {
        unreadable(rejection.body_text())
    }
}

impl From<QueryRejection> for ProblemResponse {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(rejection.body_text())
    }
}
