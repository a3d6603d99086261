//! The socket: what is live. One task for each, as docs/socket.md tells.

mod talk;

use std::net::SocketAddr;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use protocol::ProblemKey;

use crate::app::App;
use crate::metrics;
use crate::refuse::{Answer, refuse};
use crate::web::{Asker, Refused, allowed_origin};

/// Larger messages end the connection.
const LARGEST_MESSAGE: usize = 8 * 1_024;
/// The buffers of the library: it would keep 128 KiB for every socket.
const BUFFER: usize = 4 * 1_024;

/// Takes a connection.
pub(crate) async fn upgrade(
    State(app): State<App>,
    address: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let (asker, session) = match admit(&app, &headers, address.map(|Extension(address)| address)).await {
        Ok(admitted) => admitted,
        Err(problem) => return Refused(problem).into_response(),
    };
    let sockets = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(16 * LARGEST_MESSAGE * 16)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE);
    sockets.on_upgrade(move |socket| follow(app, asker, session, socket))
}

/// Checks origin, limits and session; answers who it is and whose socket is counted.
async fn admit(
    app: &App,
    headers: &HeaderMap,
    address: Option<ConnectInfo<SocketAddr>>,
) -> Answer<(Asker, String)> {
    allowed_origin(app, headers)?;
    if app.is_stopping() {
        return refuse(ProblemKey::Unavailable, "the server is about to stop");
    }
    if app.sockets.load(Ordering::Relaxed) >= app.config.limits.sockets {
        return refuse(ProblemKey::TooMany, "there are too many sockets");
    }
    let asker = Asker::of(app, headers).await?;
    let session = match (&asker.guest, &asker.seat_token, address) {
        (Some(guest), _, _) => format!("guest {}", guest.id),
        (None, Some(token), _) => format!("seat {}", hex::encode(crate::secret::hash(token))),
        (None, None, Some(ConnectInfo(address))) => format!("address {}", address.ip()),
        (None, None, None) => "nobody".to_owned(),
    };
    app.guard.open_socket(&session)?;
    Ok((asker, session))
}

async fn follow(app: App, asker: Asker, session: String, socket: WebSocket) {
    metrics::sockets(app.sockets.fetch_add(1, Ordering::Relaxed) + 1);
    talk::talk(&app, asker, socket).await;
    app.guard.close_socket(&session);
    metrics::sockets(app.sockets.fetch_sub(1, Ordering::Relaxed) - 1);
}
