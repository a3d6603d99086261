//! Guests come in, change their name, and go.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::rest::{EnterName, Session};
use protocol::{Millis, Problem, ProblemKey};

use super::access::{Address, COOKIE_NAME, session_token};
use super::extract::ApiBody;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::Write;

/// A session lasts a year from its last use.
const COOKIE_SECONDS: u32 = 365 * 24 * 3_600;

/// A visit is noted once a day, in milliseconds.
const NOTED_EVERY: Millis = 24 * 3_600 * 1_000;

/// Who am I?
#[utoipa::path(get, path = "/api/session", tag = "session",
    responses((status = 200, body = Session), (status = 404, body = Problem)))]
pub(super) async fn who_am_i(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
) -> Result<Response, ProblemResponse> {
    let Some(guest) = principal.guest else {
        return Ok(refuse(ProblemKey::NotFound, "there is no session")?);
    };
    let now = app.time.now();
    if now.saturating_sub(guest.seen_at) > NOTED_EVERY {
        app.storage
            .commit(vec![Write::GuestSeen { id: guest.id.clone(), at: now }])
            .await
            .map_err(unavailable)?;
    }
    Ok(known(&app, &headers, Session { guest: guest.id, name: guest.name }))
}

/// Answers a guest whose session goes on: from now it lasts another year.
fn known(app: &App, headers: &HeaderMap, session: Session) -> Response {
    let token = session_token(headers).unwrap_or_default();
    (AppendHeaders([(SET_COOKIE, cookie(app, token, COOKIE_SECONDS))]), Json(session)).into_response()
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
    let name = names::checked(&body.name)?;
    if let Some(guest) = principal.guest {
        let write = Write::GuestName { id: guest.id.clone(), name: name.clone() };
        app.storage.commit(vec![write]).await.map_err(unavailable)?;
        return Ok(known(&app, &headers, Session { guest: guest.id, name }));
    }
    app.guard.session(&address)?;
    let token = secret::token().map_err(internal)?;
    let id = secret::name().map_err(internal)?;
    let write =
        Write::Guest { id: id.clone(), token: secret::hash(&token), name: name.clone(), at: app.time.now() };
    app.storage.commit(vec![write]).await.map_err(unavailable)?;
    let cookie = cookie(&app, &token, COOKIE_SECONDS);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(Session { guest: id, name })).into_response())
}

/// Go: all sockets of the session are closed. Seats stay open to whoever has their link.
#[utoipa::path(delete, path = "/api/session", tag = "session",
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn go(State(app): State<App>, principal: Principal) -> Result<Response, ProblemResponse> {
    if let Some(guest) = principal.guest {
        app.storage.commit(vec![Write::ForgetSession { id: guest.id.clone() }]).await.map_err(unavailable)?;
        app.sessions.end(&guest.id);
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie(&app, "", 0))])).into_response())
}

fn cookie(app: &App, token: &str, seconds: u32) -> String {
    let secure = if app.config.https { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}
