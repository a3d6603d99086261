//! Who asks: the session of a cookie, the token of a seat, and whether the request comes from one of our own pages.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use protocol::ProblemKey;

use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse};
use crate::service::sessions;

/// The session cookie where there is no HTTPS.
pub(super) const PLAIN_COOKIE: &str = "tertulia";
/// The session cookie over HTTPS. Browsers take one of this name from this very host alone, over HTTPS: another one of the same domain cannot sign
/// anybody in here.
const HOST_COOKIE: &str = "__Host-tertulia";
/// Tokens have this many characters; anything else need not be looked for.
const TOKEN_LENGTH: usize = 32;

/// Who sends a request with this head.
pub(crate) async fn principal(app: &App, headers: &HeaderMap) -> Result<Principal> {
    sessions::authenticate(app, session_token(app, headers), bearer(headers)).await
}

impl FromRequestParts<App> for Principal {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ProblemResponse> {
        // Whoever has let the request through has asked already.
        match parts.extensions.get::<Self>() {
            Some(known) => Ok(known.clone()),
            None => Ok(principal(app, &parts.headers).await?),
        }
    }
}

/// What the session cookie is called.
pub(super) fn cookie_name(app: &App) -> &'static str {
    if app.config.has_https() { HOST_COOKIE } else { PLAIN_COOKIE }
}

/// The token in the session cookie. Over HTTPS one with the name of before still counts where it is the only one and the new one is not there: where
/// there are two, somebody else may have put one there. Until the release after this one drops that, another host of the domain can sign in a
/// browser that has no session yet; it cannot take the place of one.
pub(super) fn session_token<'a>(app: &App, headers: &'a HeaderMap) -> Option<&'a str> {
    let mut tokens = tokens(headers, cookie_name(app));
    let token = tokens.next().or_else(|| {
        let mut before = self::tokens(headers, PLAIN_COOKIE).filter(|_| app.config.has_https());
        before.next().filter(|_| before.next().is_none())
    });
    token.filter(|token| token.len() == TOKEN_LENGTH)
}

/// What stands in cookies of that name.
fn tokens<'a>(headers: &'a HeaderMap, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(name, _)| *name == wanted).map(|(_, token)| token)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// Where a request comes from: the other side of the connection, or whoever the proxy names. Proxies put the address that they
/// themselves see last; what stands before it anybody can write.
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> String {
    let line = headers.get_all("x-forwarded-for").into_iter().next_back();
    let named = line.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let address = named.filter(|_| app.config.behind_proxy).or_else(|| peer.map(|peer| peer.ip()));
    address.map_or_else(String::new, |address| format!("address {}", network(address)))
}

/// The address that a request comes from, for its share of what all have.
pub(crate) struct Address(pub(crate) String);

impl FromRequestParts<App> for Address {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ProblemResponse> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Ok(Self(address(app, &parts.headers, peer)))
    }
}

/// Whoever has one address of version 6 has 2^64 of them: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        version_4 @ IpAddr::V4(_) => version_4,
    }
}

/// How our pages are reached: as the host says, or as the proxy in front does where there is one to be believed.
fn scheme<'a>(app: &App, headers: &'a HeaderMap) -> &'a str {
    if app.config.has_https() {
        return "https";
    }
    let line =
        headers.get_all("x-forwarded-proto").into_iter().next_back().filter(|_| app.config.behind_proxy);
    line.and_then(|line| line.to_str().ok()?.rsplit(',').next()).map_or("http", str::trim)
}

/// The origin of the page that asks. It has passed `allowed_origin` where something is changed; where a browser names none it is the one
/// that was asked.
pub(crate) struct PageOrigin(pub(crate) String);

impl FromRequestParts<App> for PageOrigin {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ProblemResponse> {
        let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let own = || format!("{}://{}", scheme(app, &parts.headers), text(HOST).unwrap_or(""));
        Ok(Self(text(ORIGIN).map_or_else(own, str::to_owned)))
    }
}

/// The browser and the system of whoever asks, in two words: enough to know one's own devices again.
pub(crate) struct Device(pub(crate) String);

impl FromRequestParts<App> for Device {
    type Rejection = ProblemResponse;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ProblemResponse> {
        let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
        Ok(Self(device(agent)))
    }
}

/// What stands first in these lists counts: browsers name those they descend from as well.
fn device(agent: &str) -> String {
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser", "Samsung"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let named = |list: [(&str, &'static str); 7]| {
        list.into_iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| name)
    };
    [named(BROWSERS), named(SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Whether the request comes from one of our pages, or from a program that is no browser. A browser that names no origin may still say that
/// another site asks.
pub(crate) fn allowed_origin(app: &App, headers: &HeaderMap) -> Result<()> {
    let Some(origin) = headers.get(ORIGIN) else {
        let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        let is_own = matches!(site, None | Some(b"same-origin" | b"none"));
        return if is_own { Ok(()) } else { foreign() };
    };
    let origin = origin.to_str().unwrap_or("");
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let own = format!("{}://{host}", scheme(app, headers));
    let is_own = !host.is_empty() && origin.eq_ignore_ascii_case(&own);
    if is_own || app.config.origins.iter().any(|known| known == origin) {
        return Ok(());
    }
    foreign()
}

fn foreign<T>() -> Result<T> {
    refuse(ProblemKey::ForeignOrigin, "requests that change something come from our own pages only")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_its_browser_and_its_system() {
        let iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1";
        assert_eq!(device(iphone), "Safari, iPhone");
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0";
        assert_eq!(device(edge), "Edge, Windows");
        assert_eq!(
            device("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"),
            "Firefox, Linux"
        );
        assert_eq!(device("curl/8"), "");
    }

    #[test]
    fn neighbours_of_version_6_count_as_one_and_those_of_version_4_do_not() {
        let of = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), "192.0.2.1");
    }
}
