//! The way out: one POST, within limits, to an address that was checked. Nothing is followed, and of an answer only its head is read.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::address::{AddressError, Destination};

/// Whoever takes longer gets it later.
const SLOWEST: Duration = Duration::from_secs(10);
/// After so long the next address of the same name is tried: where a way leads nowhere, such as that of version 6, nobody says so.
const SLOWEST_CONNECTION: Duration = Duration::from_secs(3);
/// No more of an answer is read.
const LONGEST_ANSWER: u64 = 16 * 1_024;

/// Why nothing was delivered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PostError {
    #[error(transparent)]
    Address(#[from] AddressError),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Tls(#[from] rustls::Error),
    #[error("no answer within {SLOWEST:?}")]
    Late,
    #[error("this is no answer")]
    NoAnswer,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HttpAnswer {
    pub(crate) status: u16,
    /// After how many seconds it may be tried again, if that was said.
    pub(crate) retry_after: Option<u64>,
}

/// What goes out: lines of the head, and the body.
#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) head: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

/// Sends to whoever proves their name with a certificate that this machine trusts.
#[derive(Debug, Default)]
pub(crate) struct Client {
    may_be_private: bool,
    /// Made when it is first needed: the certificates of the system are many.
    tls: OnceLock<Arc<ClientConfig>>,
}

impl Client {
    pub(crate) fn new(may_be_private: bool) -> Self {
        Self { may_be_private, tls: OnceLock::new() }
    }

    fn tls(&self) -> Result<TlsConnector, PostError> {
        if let Some(config) = self.tls.get() {
            return Ok(TlsConnector::from(Arc::clone(config)));
        }
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let config = Arc::new(config.with_root_certificates(roots).with_no_client_auth());
        Ok(TlsConnector::from(Arc::clone(self.tls.get_or_init(|| config))))
    }

    pub(crate) async fn post(&self, target: &Destination, post: &Post) -> Result<HttpAnswer, PostError> {
        timeout(SLOWEST, self.exchange(target, post)).await.map_err(|_| PostError::Late)?
    }

    async fn exchange(&self, target: &Destination, post: &Post) -> Result<HttpAnswer, PostError> {
        let stream = connect(&target.resolve(self.may_be_private).await?).await?;
        if !target.is_tls {
            return send(stream, target, post).await;
        }
        let name = ServerName::try_from(target.host.clone()).map_err(|_| AddressError::NoAddress)?;
        send(self.tls()?.connect(name, stream).await?, target, post).await
    }
}

async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, PostError> {
    let mut last = PostError::NoAnswer;
    for address in addresses {
        match timeout(SLOWEST_CONNECTION, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => last = error.into(),
            Err(_) => last = PostError::Late,
        }
    }
    Err(last)
}

async fn send(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    target: &Destination,
    post: &Post,
) -> Result<HttpAnswer, PostError> {
    let path = target.uri.path_and_query().map_or("/", |path| path.as_str());
    let host = target.uri.authority().map_or("", |authority| authority.as_str());
    let length = post.body.len();
    let mut head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: Tertulia\r\nAccept: */*\r\nConnection: close\r\n\
         Content-Length: {length}\r\n"
    );
    for (name, value) in &post.head {
        head.extend([name, ": ", value, "\r\n"]);
    }
    head.push_str("\r\n");
    stream.write_all(&[head.as_bytes(), &post.body].concat()).await?;
    stream.flush().await?;
    read(stream).await
}

/// Reads until the head is there: some never close.
async fn read(stream: impl AsyncRead + Unpin) -> Result<HttpAnswer, PostError> {
    let mut stream = stream.take(LONGEST_ANSWER);
    let mut answer = Vec::new();
    let mut part = [0; 2_048];
    loop {
        let read = stream.read(&mut part).await?;
        answer.extend_from_slice(part.get(..read).unwrap_or_default());
        if let Some(head) = head_of(&answer) {
            return parse(&head).ok_or(PostError::NoAnswer);
        }
        if read == 0 {
            return Err(PostError::NoAnswer);
        }
    }
}

fn head_of(answer: &[u8]) -> Option<String> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    Some(String::from_utf8_lossy(answer.get(..end)?).into_owned())
}

fn parse(head: &str) -> Option<HttpAnswer> {
    let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
    let lines = head.lines().filter_map(|line| line.split_once(':'));
    let mut retry = lines.filter(|(name, _)| name.eq_ignore_ascii_case("retry-after"));
    Some(HttpAnswer { status, retry_after: retry.find_map(|(_, value)| value.trim().parse().ok()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_from_its_head() {
        let answer = |text: &str| head_of(text.as_bytes()).and_then(|head| parse(&head));
        assert_eq!(
            answer("HTTP/1.1 201 Created\r\n\r\n"),
            Some(HttpAnswer { status: 201, retry_after: None })
        );
        let busy = "HTTP/1.1 429 Busy\r\nretry-after: 7\r\n\r\nlater";
        assert_eq!(answer(busy), Some(HttpAnswer { status: 429, retry_after: Some(7) }));
        assert_eq!(answer("HTTP/1.1 200 OK\r\n"), None);
        assert_eq!(answer("SSH-2.0\r\n\r\n"), None);
    }
}
