//! Where notices may go: anybody can name an address, so that the server must not be led to what only it can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

/// Why nothing is sent there.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AddressError {
    #[error("this is no address of the web")]
    NoAddress,
    #[error("the address must begin with https://")]
    NotSecure,
    #[error("nothing is sent to this port")]
    Port,
    #[error("nothing is sent into private networks")]
    Private,
    #[error("the name is not known")]
    Unknown,
}

/// What is sent to, as far as its text tells.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) uri: Uri,
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) is_tls: bool,
}

impl Destination {
    /// `may_be_private`: the host of the server allows plain HTTP and private networks.
    pub(crate) fn read(text: &str, may_be_private: bool) -> Result<Self, AddressError> {
        let uri: Uri = text.parse().map_err(|_| AddressError::NoAddress)?;
        let is_tls = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && may_be_private => false,
            Some(scheme) if *scheme == Scheme::HTTP => return Err(AddressError::NotSecure),
            _ => return Err(AddressError::NoAddress),
        };
        let authority = uri.authority().ok_or(AddressError::NoAddress)?;
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        if host.is_empty() || authority.as_str().contains('@') {
            return Err(AddressError::NoAddress);
        }
        let port = uri.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
        if port < 1_024 && !matches!(port, 80 | 443) && !may_be_private {
            return Err(AddressError::Port);
        }
        if let Ok(address) = host.parse::<IpAddr>()
            && !may_be_private
            && !is_public(address)
        {
            return Err(AddressError::Private);
        }
        Ok(Self { uri, host, port, is_tls })
    }

    /// The scheme, the host and the port, as in an `Origin` line: in small letters, and without the usual port.
    pub(crate) fn origin(&self) -> String {
        let (scheme, usual) = if self.is_tls { ("https", 443) } else { ("http", 80) };
        let host = self.uri.host().unwrap_or_default().to_ascii_lowercase();
        if self.port == usual {
            format!("{scheme}://{host}")
        } else {
            format!("{scheme}://{host}:{}", self.port)
        }
    }

    /// The addresses of the name that may be connected to. What was looked up here is what is connected to: a name that means
    /// something else a moment later leads nowhere else.
    pub(crate) async fn resolve(&self, may_be_private: bool) -> Result<Vec<SocketAddr>, AddressError> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| AddressError::Unknown)?.collect();
        if found.is_empty() {
            return Err(AddressError::Unknown);
        }
        let allowed: Vec<_> =
            found.into_iter().filter(|found| may_be_private || is_public(found.ip())).collect();
        if allowed.is_empty() { Err(AddressError::Private) } else { Ok(allowed) }
    }
}

/// Whether an address is one of the public network.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast()
        || matches!((a, b, c), (0 | 240..=255, _, _) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99))
        || matches!((a, b), (198, 18 | 19));
    !is_special
}

/// Only what is given out to networks, without what carries an address of version 4 inside.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let is_given_out = (0x2000..0x4000).contains(&segments[0]);
    let is_special = matches!(segments, [0x2001, 0..=0x01ff | 0x0db8, ..] | [0x2002 | 0x3fff, ..]);
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_goes_to_what_only_the_server_can_reach() {
        let private = [
            "127.0.0.1",
            "127.255.255.254",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "100.127.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd00:ec2::254",
            "ff02::1",
            "2001:db8::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::1",
            "2001::1",
            "100::1",
            "3fff::1",
        ];
        for address in private {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in
            ["1.1.1.1", "100.63.0.1", "172.32.0.1", "198.20.0.1", "2606:4700::1111", "2a00:1450:4001::1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web_with_https() {
        let read = |text: &str| Destination::read(text, false).map(|target| (target.host, target.port)).ok();
        assert_eq!(read("https://example.org/hook?x=1"), Some(("example.org".to_owned(), 443)));
        assert_eq!(read("https://example.org:8443/"), Some(("example.org".to_owned(), 8_443)));
        for text in [
            "",
            "x",
            "/hook",
            "ftp://example.org/",
            "http://example.org/",
            "https://user:word@example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://169.254.169.254/latest",
            "https://example.org:25/",
            "https://example.org:22/",
            "file:///etc/passwd",
            "https://exa mple.org/",
            "https://example.org\r\nHost: other/",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(Destination::read("http://127.0.0.1:81/", true).is_ok());
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        let origin = |text: &str| Destination::read(text, true).unwrap().origin();
        assert_eq!(origin("https://Push.Example.org:443/x?y"), "https://push.example.org");
        assert_eq!(origin("https://push.example.org:8443/x"), "https://push.example.org:8443");
        assert_eq!(origin("http://[::1]:80/"), "http://[::1]");
        assert_eq!(origin("http://127.0.0.1:81/"), "http://127.0.0.1:81");
    }

    #[tokio::test]
    async fn a_name_that_means_a_private_address_is_found_out() {
        let target = Destination::read("https://localhost/", false).unwrap();
        assert!(matches!(target.resolve(false).await, Err(AddressError::Private)));
        assert!(target.resolve(true).await.is_ok());
    }
}
