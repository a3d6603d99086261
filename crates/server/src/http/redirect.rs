//! The plain port beside an HTTPS server: it only says where to go.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONNECTION, HOST, LOCATION};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::config::Config;

const HTTPS: &str = "https://";
const HTTPS_PORT: u16 = 443;

/// Where the visitors of a plain port belong.
#[derive(Clone, Debug)]
enum RedirectTarget {
    /// The address that the host has named.
    Origin(Arc<str>),
    /// The name that they asked for, at the port where HTTPS is spoken.
    Port(u16),
}

/// Sends everybody to the pages: at the address that the host has named, or by the name they asked for at `port`.
pub(crate) fn redirect_app(config: &Config, port: u16) -> Router {
    let named = config.origins.iter().find(|origin| origin.starts_with(HTTPS));
    let target =
        named.map_or(RedirectTarget::Port(port), |origin| RedirectTarget::Origin(origin.as_str().into()));
    Router::new().fallback(redirect).with_state(target)
}

async fn redirect(
    State(target): State<RedirectTarget>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let close = [(CONNECTION, "close"), (CACHE_CONTROL, "no-store")];
    let Some(origin) = target.origin(&headers) else {
        return (StatusCode::BAD_REQUEST, close, "a request has one Host line\n").into_response();
    };
    // What was sent has gone over the wire as it is: it is not to be sent again by itself.
    if !matches!(method, Method::GET | Method::HEAD) {
        let told = format!("only HTTPS is spoken here: {origin}\n");
        return (StatusCode::BAD_REQUEST, close, told).into_response();
    }
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let to = format!("{origin}{path}");
    let told = format!("only HTTPS is spoken here: {to}\n");
    (StatusCode::PERMANENT_REDIRECT, close, [(LOCATION, to)], told).into_response()
}

impl RedirectTarget {
    fn origin(&self, headers: &HeaderMap) -> Option<String> {
        let port = match self {
            Self::Origin(origin) => return Some(origin.trim_end_matches('/').to_owned()),
            Self::Port(port) => *port,
        };
        let mut hosts = headers.get_all(HOST).into_iter();
        let (host, None) = (hosts.next()?, hosts.next()) else { return None };
        let host: Authority = host.to_str().ok()?.parse().ok()?;
        // Whoever is named before an @ is somebody else.
        let name = Some(host.host()).filter(|name| !name.is_empty() && !host.as_str().contains('@'))?;
        Some(if port == HTTPS_PORT { format!("{HTTPS}{name}") } else { format!("{HTTPS}{name}:{port}") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(target: &RedirectTarget, hosts: &[&str]) -> Option<String> {
        let lines = hosts.iter().map(|host| (HOST, host.parse().unwrap()));
        target.origin(&lines.collect())
    }

    #[test]
    fn visitors_go_to_the_name_they_asked_for_or_to_the_one_that_the_host_has_named() {
        let own = |host: &str| origin(&RedirectTarget::Port(443), &[host]);
        assert_eq!(own("play.example.org").as_deref(), Some("https://play.example.org"));
        assert_eq!(own("play.example.org:8080").as_deref(), Some("https://play.example.org"));
        assert_eq!(own("[::1]:80").as_deref(), Some("https://[::1]"));
        assert_eq!(origin(&RedirectTarget::Port(8443), &["x:80"]).as_deref(), Some("https://x:8443"));
        let named = RedirectTarget::Origin("https://play.example.org/".into());
        assert_eq!(origin(&named, &["elsewhere"]).as_deref(), Some("https://play.example.org"));
        for bad in ["", "a b", "x@evil.example", "/"] {
            assert_eq!(own(bad), None, "{bad}");
        }
        assert_eq!(origin(&RedirectTarget::Port(443), &["a", "b"]), None);
    }
}
