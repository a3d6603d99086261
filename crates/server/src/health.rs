//! Asking another server whether it can work.

use std::net::ToSocketAddrs as _;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Uri;
use axum::http::uri::Scheme;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, SignatureScheme};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

/// No more of an answer is read.
const LONGEST_ANSWER: u64 = 16 * 1_024;

/// Why a server is not well.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    #[error("this is no address of a server")]
    Address,
    #[error("no answer within {0:?}")]
    Late(Duration),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Tls(#[from] rustls::Error),
    #[error("the answer is {0}: {1}")]
    Bad(String, String),
}

/// Asks a server and answers what it says; anything but 200 is an error.
pub async fn ask_health(url: &str, patience: Duration) -> Result<String, HealthError> {
    let uri: Uri = url.parse().map_err(|_| HealthError::Address)?;
    timeout(patience, ask(&uri)).await.map_err(|_| HealthError::Late(patience))?
}

async fn ask(uri: &Uri) -> Result<String, HealthError> {
    let is_tls = match uri.scheme() {
        Some(scheme) if *scheme == Scheme::HTTPS => true,
        Some(scheme) if *scheme == Scheme::HTTP => false,
        _ => return Err(HealthError::Address),
    };
    let host = uri.host().ok_or(HealthError::Address)?;
    let port = uri.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
    let stream = connect(host.trim_matches(['[', ']']), port).await?;
    if !is_tls {
        return exchange(uri, stream).await;
    }
    let name =
        ServerName::try_from(host.trim_matches(['[', ']']).to_owned()).map_err(|_| HealthError::Address)?;
    let connector = TlsConnector::from(Arc::new(unchecked()?));
    exchange(uri, connector.connect(name, stream).await?).await
}

/// Tries all addresses of a name: a server that listens on one kind of address is found by the other's name too.
async fn connect(host: &str, port: u16) -> Result<TcpStream, HealthError> {
    let mut last = HealthError::Address;
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error.into(),
        }
    }
    Err(last)
}

async fn exchange(uri: &Uri, mut stream: impl AsyncRead + AsyncWrite + Unpin) -> Result<String, HealthError> {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let host = uri.authority().map_or("", |authority| authority.as_str());
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    stream.flush().await?;
    let mut answer = Vec::new();
    // What has come is looked at, also when the connection then ends badly.
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer).await.ok();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.lines().next().unwrap_or("").trim_start_matches("HTTP/1.1 ").to_owned();
    if status.starts_with("200") {
        Ok(body.to_owned())
    } else {
        Err(HealthError::Bad(status, body.trim().to_owned()))
    }
}

fn unchecked() -> Result<ClientConfig, rustls::Error> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder =
        ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions()?;
    Ok(builder
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(AnyCertificate(provider)))
        .with_no_client_auth())
}

/// Takes every certificate. The server is asked by the name of this machine, for which it has none, and is told nothing.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
