//! The socket: what is live. One task for each, as docs/socket.md tells.
//!
//! - `handshake`, `wire`, `deflate`: the protocol (RFC 6455) with compression (RFC 7692), on the frames of `tungstenite`.
//! - `frame`: a text on its way to one socket or to many.
//! - `session`: the conversation.

mod deflate;
mod frame;
mod handshake;
mod session;
mod wire;

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use protocol::ProblemKey;

pub(crate) use frame::Frame;

use self::handshake::Upgrade;
use self::wire::Wire;
use crate::app::App;
use crate::connections::ConnectionPermit;
use crate::http::{ProblemResponse, address, allowed_origin, principal};
use crate::principal::Principal;
use crate::rate_limits::SocketPermit;
use crate::refuse::{Result, refuse};
use crate::sessions::Attendance;

/// Takes a connection.
pub(crate) async fn upgrade(State(app): State<App>, mut request: Request) -> Response {
    match take(app, &mut request).await {
        Ok(response) => response,
        Err(problem) => ProblemResponse(problem).into_response(),
    }
}

async fn take(app: App, request: &mut Request) -> Result<Response> {
    let upgrade = Upgrade::of(request)?;
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    let permit = request.extensions().get::<ConnectionPermit>().cloned();
    let (principal, counted) = admit(&app, request.headers(), peer).await?;
    let attendance = attend(&app, &principal, request.headers()).await?;
    let deflates = upgrade.may_deflate();
    let (response, connection) = upgrade.accept();
    // Before the client reads that it may speak as on a socket.
    permit.iter().for_each(ConnectionPermit::switch);
    tokio::spawn(async move {
        follow(&app, SocketGuest { principal, counted, attendance }, connection, deflates).await;
        drop(permit);
    });
    Ok(response)
}

/// Whoever comes in over a socket.
struct SocketGuest {
    principal: Principal,
    counted: SocketPermit,
    attendance: Option<Attendance>,
}

/// Checks origin, limits and session; answers who it is, and counts the socket.
async fn admit(
    app: &App,
    headers: &HeaderMap,
    peer: Option<SocketAddr>,
) -> Result<(Principal, SocketPermit)> {
    allowed_origin(app, headers)?;
    if app.is_stopping() {
        return refuse(ProblemKey::Unavailable, "the server is about to stop");
    }
    if app.reach.is_cut_off() {
        return refuse(ProblemKey::Unavailable, "the server does not reach its data; others do");
    }
    let principal = principal(app, headers).await?;
    let address = address(app, headers, peer);
    let own = match (&principal.guest, &principal.seat_token) {
        (Some(guest), _) => format!("guest {}", guest.id),
        // A token that somebody made up gains nothing: the address counts as well.
        (None, Some(token)) => format!("seat {}", hex::encode(token)),
        (None, None) => address.clone(),
    };
    let counted = app.rate_limits.socket(&own, &address)?;
    Ok((principal, counted))
}

/// Binds a socket to its session. A session that ends just now has ended for it too.
async fn attend(app: &App, who: &Principal, headers: &HeaderMap) -> Result<Option<Attendance>> {
    let Some(session) = &who.session else { return Ok(None) };
    let attendance = app.sessions.attend(session);
    let is_there = principal(app, headers).await?.guest.is_some();
    if is_there { Ok(Some(attendance)) } else { refuse(ProblemKey::NoSession, "the session has ended") }
}

async fn follow(app: &App, guest: SocketGuest, connection: OnUpgrade, deflates: bool) {
    let Ok(connection) = connection.await else { return };
    session::run(app, guest, Wire::new(TokioIo::new(connection), deflates)).await;
}
