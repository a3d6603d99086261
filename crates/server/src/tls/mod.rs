//! HTTPS without a proxy: the certificate comes from two files, or from a certificate authority by ACME (RFC 8555).
//!
//! HTTP/1.1 is all that is offered (docs/decisions/0011-https-in-the-binary.md).

mod acme;
mod files;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::ServerConfig;
use rustls::crypto::CryptoProvider;
use rustls::server::ResolvesServerCert;
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use self::acme::Orders;
use self::files::PairOnDisk;

/// What is spoken after the handshake (RFC 7301).
const HTTP_1_1: &[u8] = b"http/1.1";
/// With this a certificate authority asks whether the name is ours (RFC 8737); nothing is said after the handshake.
const ACME_CHALLENGE: &[u8] = b"acme-tls/1";
/// The first byte of a handshake. Whatever else comes speaks no TLS.
const HANDSHAKE: u8 = 0x16;

/// Where the certificate comes from.
#[derive(Clone, Debug)]
pub enum Certificate {
    Files(CertificateFiles),
    Acme(AcmeOrder),
}

/// A certificate and its key, which may change while the server runs.
#[derive(Clone, Debug)]
pub struct CertificateFiles {
    /// The certificate with those between it and the root, in PEM.
    pub chain: PathBuf,
    /// Its private key, in PEM.
    pub key: PathBuf,
    /// How often the files are looked at.
    pub look_every: Duration,
}

impl CertificateFiles {
    pub fn new(chain: PathBuf, key: PathBuf) -> Self {
        Self { chain, key, look_every: Duration::from_secs(5) }
    }
}

/// What a certificate authority is asked for.
#[derive(Clone, Debug)]
pub struct AcmeOrder {
    /// The names under which the server is reached.
    pub names: Vec<String>,
    /// Whom the authority writes to.
    pub mail: Option<String>,
    /// The address of the authority's directory.
    pub directory: String,
    /// The certificate that the authority's own comes from, in PEM, where browsers do not know it.
    pub root: Option<PathBuf>,
}

/// Why HTTPS cannot be spoken.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("{0} cannot be read: {1}")]
    File(PathBuf, std::io::Error),
    #[error("there is no certificate in {0}: it must be in PEM, with BEGIN CERTIFICATE")]
    NoCertificate(PathBuf),
    #[error("there is no private key in {0}: it must be in PEM, and without a password")]
    NoKey(PathBuf),
    #[error("the private key in {1} is not that of the certificate in {0}")]
    NoPair(PathBuf, PathBuf),
    #[error("the certificate in {0} with the key in {1} cannot be used: {2}")]
    BadPair(PathBuf, PathBuf, rustls::Error),
    #[error("{0} is no name for a certificate: it must be one like play.example.org")]
    BadName(String),
    #[error("the folder {0} for certificates cannot be made: {1}")]
    Folder(PathBuf, std::io::Error),
    #[error("HTTPS cannot be spoken: {0}")]
    Tls(#[from] rustls::Error),
}

/// What keeps the certificate up to date.
enum Keeper {
    Files(PairOnDisk),
    Acme(Orders),
}

/// The server's side of HTTPS.
#[derive(Clone)]
pub(crate) struct Tls {
    acceptor: TlsAcceptor,
    /// Told when somebody asks for the files to be read again.
    asked: Arc<Notify>,
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tls")
    }
}

/// What somebody speaks who has connected.
pub(crate) enum Transport {
    Tls(Box<TlsStream<TcpStream>>),
    /// HTTP as it is: to be told that this is the wrong way in.
    Plain(TcpStream),
}

impl Tls {
    /// Reads the certificate, or begins to get one; from then on it is kept up to date.
    pub(crate) fn start(certificate: &Certificate, data: &Path) -> Result<Self, TlsError> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let asked = Arc::new(Notify::new());
        let (resolver, keeper): (Arc<dyn ResolvesServerCert>, Keeper) = match certificate {
            Certificate::Files(files) => {
                let pair = PairOnDisk::read(files.clone(), Arc::clone(&provider))?;
                (pair.served(), Keeper::Files(pair))
            }
            Certificate::Acme(order) => {
                let orders = Orders::begin(order, data, &provider)?;
                (orders.served(), Keeper::Acme(orders))
            }
        };
        let config = server_config(provider, resolver, matches!(keeper, Keeper::Acme(_)))?;
        match keeper {
            Keeper::Files(pair) => drop(tokio::spawn(pair.watch(Arc::clone(&asked)))),
            Keeper::Acme(orders) => drop(tokio::spawn(orders.run())),
        }
        Ok(Self { acceptor: TlsAcceptor::from(Arc::new(config)), asked })
    }

    /// Has the files read again, whether they have changed or not.
    pub(crate) fn reload(&self) {
        self.asked.notify_one();
    }

    /// Shakes hands; `None` when nothing comes of it. The caller says how long that may take.
    pub(crate) async fn accept(&self, stream: TcpStream) -> Option<Transport> {
        let mut first = [0];
        if stream.peek(&mut first).await.ok()? == 0 {
            return None;
        }
        if first != [HANDSHAKE] {
            return Some(Transport::Plain(stream));
        }
        let stream = match self.acceptor.accept(stream).await {
            Ok(stream) => stream,
            Err(error) => {
                tracing::debug!(%error, "no hands were shaken");
                return None;
            }
        };
        let is_challenge = stream.get_ref().1.alpn_protocol() == Some(ACME_CHALLENGE);
        (!is_challenge).then(|| Transport::Tls(Box::new(stream)))
    }
}

fn server_config(
    provider: Arc<CryptoProvider>,
    resolver: Arc<dyn ResolvesServerCert>,
    answers_challenges: bool,
) -> Result<ServerConfig, rustls::Error> {
    let builder = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
    let mut config = builder.with_no_client_auth().with_cert_resolver(resolver);
    config.alpn_protocols.push(HTTP_1_1.to_vec());
    if answers_challenges {
        config.alpn_protocols.push(ACME_CHALLENGE.to_vec());
    }
    // Whoever comes back shakes hands without a signature of ours.
    config.ticketer = rustls::crypto::ring::Ticketer::new()?;
    Ok(config)
}
