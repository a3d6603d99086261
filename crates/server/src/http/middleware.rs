//! What every request passes through: limits, origins, the head of every answer, and the measuring.

use std::net::SocketAddr;
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use protocol::{Problem, ProblemKey};

use super::access::{address, allowed_origin, principal};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::metrics;
use crate::principal::Principal;
use crate::refuse::Result;
use crate::service::{house, moderation};

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

pub(super) async fn every_request(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match improper(&request) {
        Some(refused) => refused,
        None => match check(&app, RequestTraits::of(&app, &request)).await {
            Ok(known) => {
                if let Some(principal) = known {
                    request.extensions_mut().insert(principal);
                }
                next.run(request).await
            }
            Err(problem) => ProblemResponse(problem).into_response(),
        },
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
    headers.extend(https_only(&app).map(|value| (STRICT_TRANSPORT_SECURITY, value)));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    metrics::request(known(&method), response.status().as_u16(), started.elapsed());
    response
}

/// How long browsers shall come over HTTPS only, if the host wants that (RFC 6797).
fn https_only(app: &App) -> Option<HeaderValue> {
    let time = app.config.hsts.filter(|_| app.config.has_https())?;
    HeaderValue::from_str(&format!("max-age={}", time.as_secs())).ok()
}

/// What is said of an answer that the layers below give without our words.
fn wordless(status: StatusCode) -> Option<&'static str> {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Some("the body is larger than 64 KiB"),
        StatusCode::METHOD_NOT_ALLOWED => Some("this address does not take this method: see /api"),
        _ => None,
    }
}

/// What is refused before anything else is looked at; `None` when the request is one that can be answered.
fn improper(request: &Request) -> Option<Response> {
    let mut hosts = request.headers().get_all(HOST).into_iter();
    let problem = |status: StatusCode, detail: &str| {
        (status, Json(Problem::new(ProblemKey::BadMessage, detail))).into_response()
    };
    if matches!(*request.method(), Method::TRACE | Method::CONNECT) {
        return Some(problem(StatusCode::METHOD_NOT_ALLOWED, "nothing here takes this method"));
    }
    // Proxies and we could mean different ones.
    if hosts.next().is_none() || hosts.next().is_some() {
        return Some(problem(StatusCode::BAD_REQUEST, "a request has one Host line"));
    }
    None
}

/// What has to be known of a request before it is let through.
struct RequestTraits {
    /// Whether it is work: pages are small and come from memory.
    is_work: bool,
    /// Whether the data is asked for a file that only the page of another program has.
    is_elsewhere: bool,
    is_change: bool,
    path: String,
    address: String,
    headers: HeaderMap,
}

impl RequestTraits {
    fn of(app: &App, request: &Request) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Self {
            is_work: request.uri().path().starts_with("/api"),
            is_elsewhere: app.page.is_elsewhere(request.uri().path().trim_start_matches('/')),
            is_change: !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS),
            path: request.uri().path().to_owned(),
            address: address(app, request.headers(), peer),
            headers: request.headers().clone(),
        }
    }
}

/// Whether a request is let through, with who asks where that was looked up.
async fn check(app: &App, request: RequestTraits) -> Result<Option<Principal>> {
    let mut known = None;
    if request.is_elsewhere {
        app.rate_limits.request_of_address(&request.address)?;
    }
    if request.is_work {
        app.rate_limits.request_of_address(&request.address)?;
        let principal = principal(app, &request.headers).await?;
        app.rate_limits.request(&own(&principal, &request))?;
        moderation::check_ban(app, &principal, &request.path, request.is_change)?;
        if !is_for_strangers(&request.path) {
            house::check_entry(app, &principal, table_of(&request.path)).await?;
        }
        known = Some(principal);
    }
    if request.is_change {
        allowed_origin(app, &request.headers)?;
    }
    Ok(known)
}

/// What a request is counted for: its session, or its address when it has none. A session that somebody made up is none.
fn own(principal: &Principal, request: &RequestTraits) -> String {
    let guest = principal.guest.as_ref();
    guest.map_or_else(|| request.address.clone(), |guest| format!("guest {}", guest.id))
}

/// What a stranger may ask for while the house is open to those alone who were invited: how to come in, and what says nothing of the
/// people in it. Sockets ask for themselves, table by table.
fn is_for_strangers(path: &str) -> bool {
    const PATHS: [&str; 10] = [
        "/api",
        "/api/openapi.json",
        "/api/socket",
        "/api/session",
        "/api/account",
        "/api/house",
        "/api/games",
        "/api/exercises",
        // Whoever is told something can end that, wherever they are.
        "/api/notices/end",
        "/api/notices/link",
    ];
    let is_below = |known: &str| path.strip_prefix(known).is_some_and(|rest| rest.starts_with('/'));
    PATHS.iter().any(|known| path == *known || (*known != "/api" && is_below(known)))
}

/// The table that a path is about.
fn table_of(path: &str) -> Option<&str> {
    path.strip_prefix("/api/tables/")?.split('/').next()
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
