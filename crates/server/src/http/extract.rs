//! What is read from a request; what cannot be read is answered like every other problem.

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use protocol::{Problem, ProblemKey};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;

use super::problem::ProblemResponse;
use crate::app::App;

/// The body of a request. One that does not arrive is not waited for. There is no zero character in it: not every database takes one, and nobody
/// further in has to think of it.
pub(super) struct ApiBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for ApiBody<T> {
    type Rejection = ProblemResponse;

    async fn from_request(request: Request, app: &App) -> Result<Self, ProblemResponse> {
        let (parts, body) = request.into_parts();
        let reading = Bytes::from_request(Request::from_parts(parts.clone(), body), app);
        let Ok(read) = timeout(app.config.limits.slowest_body, reading).await else {
            return Err(unreadable("the body does not arrive".to_owned()));
        };
        let bytes = read.map_err(|rejection| unreadable(rejection.body_text()))?;
        if has_zero_character(&bytes) {
            return Err(unreadable("a text has no zero character in it".to_owned()));
        }
        let Json(value) = Json::from_request(Request::from_parts(parts, Body::from(bytes)), app).await?;
        Ok(Self(value))
    }
}

/// Whether a text in this JSON has a zero character. It can only be written as an escape, which hardly any body has.
fn has_zero_character(json: &[u8]) -> bool {
    fn has_one(value: &Value) -> bool {
        match value {
            Value::String(text) => text.contains('\0'),
            Value::Array(values) => values.iter().any(has_one),
            Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || has_one(value)),
            _ => false,
        }
    }
    json.windows(5).any(|five| five == b"u0000")
        && serde_json::from_slice(json).is_ok_and(|value| has_one(&value))
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

#[cfg(test)]
mod tests {
    use super::has_zero_character;

    #[test]
    fn a_zero_character_is_found_where_there_is_one() {
        for bad in [r#"{"text":"a\u0000"}"#, r#"[["\u0000"]]"#, r#"{"\u0000":1}"#] {
            assert!(has_zero_character(bad.as_bytes()), "{bad}");
        }
        for good in [r#"{"text":"\\u0000"}"#, r#"{"text":"u0000 \u0001"}"#, r#"{"text":"u0000"#, ""] {
            assert!(!has_zero_character(good.as_bytes()), "{good}");
        }
    }
}
