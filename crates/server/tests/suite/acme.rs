//! A certificate by ACME, from an authority of the test.

use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::extract::{Path as Part, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, head, post};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use rcgen::{BasicConstraints, CertificateParams, CertificateSigningRequestParams, IsCa, Issuer, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use serde_json::{Value, json};
use server::{AcmeOrder, Certificate};
use sha2::{Digest as _, Sha256};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use crate::support::tls::{NAME, TlsClient, shown};
use crate::support::{Browser, TestServer};

const TOKEN: &str = "a-token-that-the-authority-made-up";
/// `acmeIdentifier` (RFC 8737): 1.3.6.1.5.5.7.1.31.
const IDENTIFIER: [u8; 10] = [6, 8, 0x2b, 6, 1, 5, 5, 7, 1, 31];

/// What the authority remembers.
#[derive(Default)]
struct AuthorityMemory {
    orders: u32,
    /// So long the next certificate has left, which is the last third of its time; without it, it lasts for ever.
    left: Option<Duration>,
    contact: Value,
    thumbprint: String,
    is_proved: bool,
    certificate: Option<String>,
}

/// A certificate authority that speaks as much of RFC 8555 as one order needs.
struct Authority {
    base: String,
    root: CertificateDer<'static>,
    root_pem: String,
    issuer: Issuer<'static, KeyPair>,
    /// Where the server is that asks.
    server: Mutex<Option<SocketAddr>>,
    memory: Mutex<AuthorityMemory>,
}

type AuthorityState = State<Arc<Authority>>;

fn decode(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for letter in text.bytes() {
        bits = bits << 6 | LETTERS.iter().position(|known| *known == letter).unwrap() as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

/// The head and the payload of a signed request.
fn read(body: &str) -> (Value, Value) {
    let signed: Value = serde_json::from_str(body).unwrap();
    let part = |name: &str| decode(signed[name].as_str().unwrap());
    let payload = serde_json::from_slice(&part("payload")).unwrap_or(Value::Null);
    (serde_json::from_slice(&part("protected")).unwrap(), payload)
}

impl Authority {
    async fn start() -> Arc<Self> {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let root = params.self_signed(&key).unwrap();
        let issuer = Issuer::new(params, key);
        let own_key = KeyPair::generate().unwrap();
        let own =
            CertificateParams::new(["localhost".to_owned()]).unwrap().signed_by(&own_key, &issuer).unwrap();
        let own_key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(own_key.serialize_der()));
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config =
            ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let config = config.with_no_client_auth().with_single_cert(vec![own.der().clone()], own_key).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let authority = Arc::new(Self {
            base: format!("https://localhost:{}", listener.local_addr().unwrap().port()),
            root: root.der().clone(),
            root_pem: root.pem(),
            issuer,
            server: Mutex::default(),
            memory: Mutex::default(),
        });
        let router = Router::new()
            .route("/directory", get(directory))
            .route("/nonce", head(nonce))
            .route("/account", post(account))
            .route("/order", post(order))
            .route("/order/1", post(progress))
            .route("/authorization", post(authorization))
            .route("/challenge", post(challenge))
            .route("/finalize", post(finalize))
            .route("/certificate/{number}", post(certificate))
            .with_state(Arc::clone(&authority));
        tokio::spawn(listen(listener, TlsAcceptor::from(Arc::new(config)), router));
        authority
    }

    fn order(&self) -> Value {
        let memory = self.memory.lock().unwrap();
        let status = match &*memory {
            AuthorityMemory { certificate: Some(_), .. } => "valid",
            AuthorityMemory { is_proved: true, .. } => "ready",
            _ => "pending",
        };
        let base = &self.base;
        json!({ "status": status, "authorizations": [format!("{base}/authorization")],
            "finalize": format!("{base}/finalize"), "certificate": format!("{base}/certificate/1") })
    }

    /// Whether the server proves that the name leads to it.
    async fn is_proved(&self) -> bool {
        let server = self.server.lock().unwrap().expect("the server is known");
        let client = TlsClient::believing_all(&[b"acme-tls/1"]);
        let Ok(stream) = client.connect(server).await else { return false };
        let authorization = format!("{TOKEN}.{}", self.memory.lock().unwrap().thumbprint);
        let proof = [&[4, 32][..], &Sha256::digest(authorization)].concat();
        let certificate = shown(&stream);
        let has = |wanted: &[u8]| certificate.windows(wanted.len()).any(|part| part == wanted);
        stream.get_ref().1.alpn_protocol() == Some(b"acme-tls/1") && has(&IDENTIFIER) && has(&proof)
    }
}

async fn listen(listener: TcpListener, acceptor: TlsAcceptor, router: Router) {
    while let Ok((stream, _)) = listener.accept().await {
        let (acceptor, router) = (acceptor.clone(), router.clone());
        tokio::spawn(async move {
            let Ok(stream) = acceptor.accept(stream).await else { return };
            let service = service_fn(move |request| router.clone().oneshot(request));
            drop(
                hyper::server::conn::http1::Builder::new()
                    .serve_connection(TokioIo::new(stream), service)
                    .await,
            );
        });
    }
}

async fn directory(State(authority): AuthorityState) -> Response {
    let base = &authority.base;
    let address = |name: &str| format!("{base}/{name}");
    axum::Json(json!({ "newNonce": address("nonce"), "newAccount": address("account"), "newOrder": address("order") }))
        .into_response()
}

async fn nonce() -> Response {
    [("replay-nonce", "once")].into_response()
}

async fn account(State(authority): AuthorityState, body: String) -> Response {
    let (head, payload) = read(&body);
    assert_eq!(payload["termsOfServiceAgreed"], true);
    let key = &head["jwk"];
    // RFC 7638: these members, in this order, without a space.
    let text = format!(r#"{{"crv":{},"kty":{},"x":{},"y":{}}}"#, key["crv"], key["kty"], key["x"], key["y"]);
    let mut memory = authority.memory.lock().unwrap();
    memory.thumbprint = encode(&Sha256::digest(text));
    memory.contact = payload["contact"].clone();
    (StatusCode::CREATED, [("location", format!("{}/account/1", authority.base))], "{}").into_response()
}

fn encode(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits = |index: usize| bytes.get(index / 8).map_or(0, |byte| byte >> (7 - index % 8) & 1);
    let letters =
        (0..bytes.len() * 8).step_by(6).map(|at| (at..at + 6).fold(0, |sum, index| sum << 1 | bits(index)));
    letters.map(|index| LETTERS[index as usize] as char).collect()
}

async fn order(State(authority): AuthorityState, body: String) -> Response {
    let (_, payload) = read(&body);
    assert_eq!(payload["identifiers"], json!([{ "type": "dns", "value": NAME }]));
    {
        // Every order is proved and made anew.
        let mut memory = authority.memory.lock().unwrap();
        memory.orders += 1;
        (memory.is_proved, memory.certificate) = (false, None);
    }
    let location = format!("{}/order/1", authority.base);
    (StatusCode::CREATED, [("location", location)], authority.order().to_string()).into_response()
}

async fn progress(State(authority): AuthorityState) -> String {
    authority.order().to_string()
}

async fn authorization(State(authority): AuthorityState) -> String {
    let status = if authority.memory.lock().unwrap().is_proved { "valid" } else { "pending" };
    let url = format!("{}/challenge", authority.base);
    let challenges = json!([{ "type": "tls-alpn-01", "url": url, "token": TOKEN, "status": "pending" }]);
    json!({ "status": status, "identifier": { "type": "dns", "value": NAME }, "challenges": challenges })
        .to_string()
}

async fn challenge(State(authority): AuthorityState) -> &'static str {
    let is_proved = authority.is_proved().await;
    authority.memory.lock().unwrap().is_proved = is_proved;
    "{}"
}

async fn finalize(State(authority): AuthorityState, body: String) -> String {
    let (_, payload) = read(&body);
    let request = decode(payload["csr"].as_str().unwrap()).into();
    let mut request = CertificateSigningRequestParams::from_der(&request).unwrap();
    if let Some(left) = authority.memory.lock().unwrap().left.take() {
        let now = SystemTime::now();
        request.params.not_before = (now - 2 * left).into();
        request.params.not_after = (now + left).into();
    }
    let certificate = request.signed_by(&authority.issuer).unwrap();
    authority.memory.lock().unwrap().certificate = Some(certificate.pem());
    authority.order().to_string()
}

async fn certificate(State(authority): AuthorityState, Part(_): Part<u32>) -> String {
    authority.memory.lock().unwrap().certificate.clone().unwrap_or_default()
}

async fn start(authority: &Arc<Authority>, data: &Path) -> TestServer {
    let root = data.join("root.pem");
    std::fs::write(&root, &authority.root_pem).unwrap();
    let server = TestServer::with(|config| {
        data.clone_into(&mut config.data);
        config.certificate = Some(Certificate::Acme(AcmeOrder {
            names: vec![NAME.to_owned()],
            mail: Some("ana@example.org".to_owned()),
            directory: format!("{}/directory", authority.base),
            root: Some(root),
        }));
    })
    .await;
    *authority.server.lock().unwrap() = Some(server.address);
    server
}

/// Asks over HTTPS until there is a certificate from the authority.
async fn until_served(server: &TestServer, client: &TlsClient) {
    for _ in 0..2_000 {
        if client.connect(server.address).await.is_ok() {
            let tunnel = client.tunnel(server.address).await;
            assert_eq!(Browser::new(tunnel).get("/health").await.body, "alive\n");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("there is no certificate");
}

#[tokio::test]
async fn a_certificate_is_asked_for_proved_kept_in_private_and_used_again() {
    let authority = Authority::start().await;
    let client = TlsClient::new(&[&authority.root], &[b"http/1.1"]);
    let data = tempfile::TempDir::new().unwrap();
    let mut server = start(&authority, data.path()).await;
    until_served(&server, &client).await;
    assert_eq!(authority.memory.lock().unwrap().contact, json!(["mailto:ana@example.org"]));

    let folder = data.path().join("acme");
    let mut kept = 0;
    for _ in 0..1_500 {
        kept = std::fs::read_dir(&folder).unwrap().count();
        if kept == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(kept, 2, "the account and the certificate are kept");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for file in std::fs::read_dir(&folder).unwrap() {
        assert_eq!(mode(&file.unwrap().path()), 0o600);
    }

    server.stop().await;
    let again = start(&authority, data.path()).await;
    until_served(&again, &client).await;
    assert_eq!(
        authority.memory.lock().unwrap().orders,
        1,
        "a certificate that is there is not asked for again"
    );
}

#[tokio::test]
async fn a_certificate_of_which_a_third_is_left_is_renewed_while_the_server_runs() {
    let authority = Authority::start().await;
    authority.memory.lock().unwrap().left = Some(Duration::from_mins(10));
    let client = TlsClient::new(&[&authority.root], &[b"http/1.1"]);
    let data = tempfile::TempDir::new().unwrap();
    let server = start(&authority, data.path()).await;
    until_served(&server, &client).await;
    let is_renewed = async || {
        let pem = authority.memory.lock().unwrap().certificate.clone().unwrap_or_default();
        let newest = CertificateDer::from_pem_slice(pem.as_bytes()).ok();
        let served = client.connect(server.address).await.ok().map(|stream| shown(&stream));
        authority.memory.lock().unwrap().orders == 2 && served.is_some() && served == newest
    };
    for _ in 0..2_000 {
        if is_renewed().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the certificate is not renewed");
}
