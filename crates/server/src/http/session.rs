//! Guests come in, change their name, and go: the session is a cookie.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::Problem;
use protocol::rest::{EnterName, Session};

use super::access::{Address, COOKIE_NAME, session_token};
use super::extract::ApiBody;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::sessions;

/// A session lasts a year from its last use.
const COOKIE_SECONDS: u32 = 365 * 24 * 3_600;

/// Who am I?
#[utoipa::path(get, path = "/api/session", tag = "session",
    responses((status = 200, body = Session), (status = 404, body = Problem)))]
pub(super) async fn who_am_i(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, ProblemResponse> {
    let session = sessions::visit(&app, principal, &address).await?;
    Ok(with_cookie(&app, session_token(&headers).unwrap_or_default(), session))
}

/// From now on the session lasts another year.
fn with_cookie(app: &App, token: &str, session: Session) -> Response {
    (AppendHeaders([(SET_COOKIE, session_cookie(app, token))]), Json(session)).into_response()
}

/// Come in as a guest, or change the name.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = EnterName,
    responses((status = 200, body = Session), (status = "4XX", body = Problem)))]
pub(super) async fn enter(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    headers: HeaderMap,
    ApiBody(body): ApiBody<EnterName>,
) -> Result<Response, ProblemResponse> {
    let entry = sessions::enter(&app, principal, body, &address).await?;
    let token = entry.token.as_deref().or_else(|| session_token(&headers)).unwrap_or_default();
    Ok(with_cookie(&app, token, entry.session))
}

/// Go: all sockets of the session are closed. Seats stay open to whoever has their link.
#[utoipa::path(delete, path = "/api/session", tag = "session",
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn go(State(app): State<App>, principal: Principal) -> Result<Response, ProblemResponse> {
    sessions::end(&app, principal).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, no_cookie(&app))])).into_response())
}

/// The cookie of a session that begins or goes on.
pub(super) fn session_cookie(app: &App, token: &str) -> String {
    cookie(app, token, COOKIE_SECONDS)
}

/// What makes a browser forget the session.
pub(super) fn no_cookie(app: &App) -> String {
    cookie(app, "", 0)
}

fn cookie(app: &App, token: &str, seconds: u32) -> String {
    let secure = if app.config.has_https() { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
