//! What every request passes through: limits, origins, the head of every answer, and the measuring.

use std::net::SocketAddr;
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use protocol::{Problem, ProblemKey};

use super::access::{address, allowed_origin, session_token};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::metrics;
use crate::secret;

/// No script or style but our own files, nothing from elsewhere.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const HEAD: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if let Some(detail) = wordless(response.status()).filter(|_| is_api) {
        let (status, allow) = (response.status(), response.headers_mut().remove(ALLOW));
        response = (status, Json(Problem::new(ProblemKey::BadMessage, detail))).into_response();
        response.headers_mut().extend(allow.map(|allow| (ALLOW, allow)));
    }
    let headers = response.headers_mut();
    for (name, value) in HEAD {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    metrics::request(known(&method), response.status().as_u16(), started.elapsed());
    response
}

/// What is said of an answer that the layers below give without our words.
fn wordless(status: StatusCode) -> Option<&'static str> {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Some("the body is larger than 64 KiB"),
        StatusCode::METHOD_NOT_ALLOWED => Some("this address does not take this method: see /api"),
        _ => None,
    }
}

fn check(app: &App, request: &Request) -> Result<(), ProblemResponse> {
    let path = request.uri().path();
    // Pages are small and come from memory; what is counted is work.
    if path.starts_with("/api") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        app.guard.request(session(request), address(app, request.headers(), peer))?;
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        allowed_origin(app, request.headers())?;
    }
    Ok(())
}

/// What stands for the session of a request, if it says that it has one.
fn session(request: &Request) -> Option<String> {
    let token = session_token(request.headers())?;
    Some(format!("session {}", hex::encode(secret::hash(token))))
}

/// Methods that anybody can make up are not counted by name.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}
