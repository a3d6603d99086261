//! Guests come in, change their name, and go: the session is a cookie.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::Problem;
use protocol::rest::{EnterName, Session};

use super::access::{Address, PLAIN_COOKIE, cookie_name, session_token};
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
    Ok(with_cookie(&app, session_token(&app, &headers).unwrap_or_default(), session))
}

/// From now on the session lasts another year.
fn with_cookie(app: &App, token: &str, session: Session) -> Response {
    (session_cookies(app, token), Json(session)).into_response()
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
    let token = entry.token.as_deref().or_else(|| session_token(&app, &headers)).unwrap_or_default();
    Ok(with_cookie(&app, token, entry.session))
}

/// Go: all sockets of the session are closed. Seats stay open to whoever has their link.
#[utoipa::path(delete, path = "/api/session", tag = "session",
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn go(State(app): State<App>, principal: Principal) -> Result<Response, ProblemResponse> {
    sessions::end(&app, principal).await?;
    Ok((StatusCode::NO_CONTENT, no_cookies(&app)).into_response())
}

type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// The cookie of a session that begins or goes on.
pub(super) fn session_cookies(app: &App, token: &str) -> Cookies {
    cookies(app, token, COOKIE_SECONDS)
}

/// What makes a browser forget the session.
pub(super) fn no_cookies(app: &App) -> Cookies {
    cookies(app, "", 0)
}

/// Over HTTPS it is there under its old name too, for the nodes of the release before: while nodes are replaced one after the other, every
/// request may go to either kind. The release after this one sets the new one alone.
fn cookies(app: &App, token: &str, seconds: u32) -> Cookies {
    let secure = if app.config.has_https() { "; Secure" } else { "" };
    let cookie = |name: &str, token: &str, seconds: u32| {
        (SET_COOKIE, format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"))
    };
    let name = cookie_name(app);
    let mut all = vec![cookie(name, token, seconds)];
    if name != PLAIN_COOKIE {
        all.push(cookie(PLAIN_COOKIE, token, seconds));
    }
    AppendHeaders(all)
}
