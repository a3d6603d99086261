//! HTTPS for tests: certificates made on the spot, a client that checks them, and a tunnel for clients that speak plain HTTP.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use server::CertificateFiles;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

pub(crate) const NAME: &str = "play.example.org";

/// A certificate for [`NAME`] and its key.
pub(crate) struct TestCertificate {
    pub(crate) certificate: CertificateDer<'static>,
    pub(crate) chain: String,
    pub(crate) key: String,
}

impl TestCertificate {
    pub(crate) fn new() -> Self {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed([NAME.to_owned()]).unwrap();
        let key: KeyPair = signing_key;
        Self { certificate: cert.der().clone(), chain: cert.pem(), key: key.serialize_pem() }
    }
}

/// Two files in a folder of their own.
pub(crate) struct Files {
    folder: TempDir,
}

impl Files {
    pub(crate) fn of(pair: &TestCertificate) -> Self {
        let files = Self { folder: TempDir::new().unwrap() };
        files.write(&pair.chain, &pair.key);
        files
    }

    pub(crate) fn chain(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    pub(crate) fn key(&self) -> PathBuf {
        self.folder.path().join("privkey.pem")
    }

    /// As certbot does: beside, and then in the place of the old ones, one after the other.
    pub(crate) fn write(&self, chain: &str, key: &str) {
        replace(&self.chain(), chain);
        replace(&self.key(), key);
    }

    pub(crate) fn config(&self) -> CertificateFiles {
        let look_every = Duration::from_millis(20);
        CertificateFiles { look_every, ..CertificateFiles::new(self.chain(), self.key()) }
    }
}

fn replace(file: &Path, text: &str) {
    let new = file.with_extension("new");
    std::fs::write(&new, text).unwrap();
    std::fs::set_permissions(&new, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
    std::fs::rename(new, file).unwrap();
}

/// A client that believes these certificates and offers these protocols.
#[derive(Clone)]
pub(crate) struct TlsClient {
    config: Arc<ClientConfig>,
}

impl TlsClient {
    pub(crate) fn new(roots: &[&CertificateDer<'static>], protocols: &[&[u8]]) -> Self {
        let mut store = RootCertStore::empty();
        for root in roots {
            store.add((*root).clone()).unwrap();
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder =
            ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let mut config = builder.with_root_certificates(store).with_no_client_auth();
        config.alpn_protocols = protocols.iter().map(|protocol| protocol.to_vec()).collect();
        // Every handshake shows the certificate.
        config.resumption = rustls::client::Resumption::disabled();
        Self { config: Arc::new(config) }
    }

    /// A client that believes everybody, and looks for itself.
    pub(crate) fn believing_all(protocols: &[&[u8]]) -> Self {
        let mut client = Self::new(&[], protocols);
        let config = Arc::make_mut(&mut client.config);
        config.dangerous().set_certificate_verifier(Arc::new(TrustingVerifier));
        client
    }

    pub(crate) fn trusting(pair: &TestCertificate) -> Self {
        Self::new(&[&pair.certificate], &[b"h2", b"http/1.1"])
    }

    pub(crate) async fn connect(&self, address: SocketAddr) -> std::io::Result<TlsStream<TcpStream>> {
        self.over(TcpStream::connect(address).await?).await
    }

    pub(crate) async fn over(&self, stream: TcpStream) -> std::io::Result<TlsStream<TcpStream>> {
        stream.set_nodelay(true)?;
        let connector = TlsConnector::from(Arc::clone(&self.config));
        connector.connect(ServerName::try_from(NAME).unwrap(), stream).await
    }

    /// A plain address whose connections go over TLS to the server.
    pub(crate) async fn tunnel(&self, to: SocketAddr) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let client = self.clone();
        tokio::spawn(async move {
            while let Ok((mut plain, _)) = listener.accept().await {
                let client = client.clone();
                tokio::spawn(async move {
                    let Ok(mut secure) = client.connect(to).await else { return };
                    tokio::io::copy_bidirectional(&mut plain, &mut secure).await.ok();
                });
            }
        });
        address
    }
}

#[derive(Debug)]
struct TrustingVerifier;

impl ServerCertVerifier for TrustingVerifier {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        let provider = rustls::crypto::ring::default_provider();
        provider.signature_verification_algorithms.supported_schemes()
    }
}

/// The certificate that the server shows.
pub(crate) fn shown(stream: &TlsStream<TcpStream>) -> CertificateDer<'static> {
    stream.get_ref().1.peer_certificates().unwrap()[0].clone().into_owned()
}
