//! From a request to a connection: the opening handshake of RFC 6455.

use axum::body::Body;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_EXTENSIONS, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION,
    UPGRADE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use protocol::ProblemKey;
use tungstenite::handshake::derive_accept_key;

use super::deflate;
use crate::refuse::{Result, refuse};

/// A request that becomes a socket.
pub(super) struct Upgrade {
    connection: OnUpgrade,
    accept: HeaderValue,
    /// What is answered to the offer of compression, if there is one that can be accepted.
    extension: Option<&'static str>,
}

impl Upgrade {
    /// Reads the request; what is no handshake is refused.
    pub(super) fn of(request: &mut Request<Body>) -> Result<Self> {
        let headers = request.headers();
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|key| key.len() == 24);
        let is_handshake = has_word(headers, &CONNECTION, "upgrade")
            && has_word(headers, &UPGRADE, "websocket")
            && headers.get(SEC_WEBSOCKET_VERSION).is_some_and(|version| version == "13");
        let (extension, key) = (deflate::agree(headers), key.filter(|_| is_handshake).cloned());
        let connection = request.extensions_mut().remove::<OnUpgrade>();
        let accept = key.and_then(|key| HeaderValue::try_from(derive_accept_key(key.as_bytes())).ok());
        match (connection, accept) {
            (Some(connection), Some(accept)) => Ok(Self { connection, accept, extension }),
            _ => refuse(ProblemKey::BadMessage, "this is the address of a WebSocket (RFC 6455, version 13)"),
        }
    }

    /// Whether messages may be compressed.
    pub(super) fn may_deflate(&self) -> bool {
        self.extension.is_some()
    }

    /// The answer that makes the request a socket, and the connection once it has been sent.
    pub(super) fn accept(self) -> (Response, OnUpgrade) {
        let mut response = StatusCode::SWITCHING_PROTOCOLS.into_response();
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, self.accept);
        if let Some(extension) = self.extension {
            headers.insert(SEC_WEBSOCKET_EXTENSIONS, HeaderValue::from_static(extension));
        }
        (response, self.connection)
    }
}

fn has_word(headers: &HeaderMap, name: &HeaderName, wanted: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|word| word.trim().eq_ignore_ascii_case(wanted))
}
