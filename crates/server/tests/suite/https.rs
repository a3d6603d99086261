//! HTTPS without a proxy: everything that holds over plain HTTP holds over TLS.

use std::time::Duration;

use serde_json::json;
use server::{Certificate, Config, serve_redirect};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::support::raw::{CLOSE, RawSocket};
use crate::support::tls::{Files, NAME, TestCertificate, TlsClient, shown};
use crate::support::{Browser, Player, TestServer};

const PATIENCE: Duration = Duration::from_mins(1);

struct Secure {
    server: TestServer,
    pair: TestCertificate,
    files: Files,
    client: TlsClient,
}

impl Secure {
    async fn start() -> Self {
        Self::with(|_| {}).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let pair = TestCertificate::new();
        let files = Files::of(&pair);
        let server = TestServer::with(|config| {
            config.certificate = Some(Certificate::Files(files.config()));
            change(config);
        })
        .await;
        Self { server, client: TlsClient::trusting(&pair), pair, files }
    }

    /// What is answered to these bytes, until the server hangs up.
    async fn answer(&self, request: &str) -> String {
        let mut stream = self.client.connect(self.server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        drop(timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server hangs up"));
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

async fn plain_answer(address: std::net::SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    drop(timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server hangs up"));
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn pages_requests_and_a_game_go_over_https() {
    let secure = Secure::with(|config| config.hsts = Some(Duration::from_hours(24))).await;
    let tunnel = secure.client.tunnel(secure.server.address).await;
    let page = Browser::new(tunnel).get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("strict-transport-security: max-age=86400"), "{}", page.head);
    let came = Browser::new(tunnel).post("/api/session", &json!({ "name": "Ana" })).await;
    assert!(came.head.contains("; Secure"), "{}", came.head);

    let mut ana = Browser::named(tunnel, "Ana").await;
    ana.origin = Some(format!("http://{tunnel}"));
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    assert_eq!(ana.post("/api/tables", &body).await.status, 403, "another scheme is another origin");
    assert!(Player::try_connect(&ana).await.is_err());
    ana.origin = Some(format!("https://{tunnel}"));
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let ben = Browser::named(tunnel, "Ben").await;
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut players = [Player::at(&ana, &table).await, Player::at(&ben, &table).await];
    for _ in 0..6 {
        let turn = usize::from(players[0].offers().is_empty());
        let offer = players[turn].offers().remove(0);
        assert_eq!(players[turn].play(&offer).await["type"], "done");
        let seq = players[turn].seq();
        let other = &mut players[1 - turn];
        while other.seq() < seq {
            other.next().await.unwrap();
        }
    }
}

#[tokio::test]
async fn only_http_1_1_is_spoken() {
    let secure = Secure::start().await;
    let stream = secure.client.connect(secure.server.address).await.unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
    let newer = TlsClient::new(&[&secure.pair.certificate], &[b"h2"]);
    assert!(newer.connect(secure.server.address).await.is_err());
}

#[tokio::test]
async fn sockets_are_told_over_https_that_the_server_stops() {
    let mut secure = Secure::start().await;
    let tunnel = secure.client.tunnel(secure.server.address).await;
    let mut socket = RawSocket::connect(&Browser::new(tunnel), None).await;
    socket.until_message("hello").await;
    // Somebody who has not shaken hands yet holds nothing up.
    let _slow = TcpStream::connect(secure.server.address).await.unwrap();
    let ((), code) = tokio::join!(secure.server.stop(), async {
        socket.until_message("going-away").await;
        socket.until(CLOSE).await.code()
    });
    assert_eq!(code, 1001);
}

/// Asks until newcomers are shown this certificate.
async fn until_shown(secure: &Secure, client: &TlsClient, pair: &TestCertificate) {
    for _ in 0..1_000 {
        let stream = client.connect(secure.server.address).await.unwrap();
        if shown(&stream) == pair.certificate {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the new certificate is not used");
}

#[tokio::test]
async fn a_new_certificate_is_used_when_the_pair_is_whole_and_sockets_live_on() {
    let secure = Secure::start().await;
    let (second, third) = (TestCertificate::new(), TestCertificate::new());
    let roots = [&secure.pair.certificate, &second.certificate, &third.certificate];
    let client = TlsClient::new(&roots, &[b"http/1.1"]);
    let tunnel = client.tunnel(secure.server.address).await;
    let mut socket = Player::connect(&Browser::named(tunnel, "Ana").await).await;

    // Half of a new pair, and then nonsense: whoever comes meanwhile is served as before.
    for (chain, key) in [
        (&second.chain, &secure.pair.key),
        (&second.chain, &"no key".to_owned()),
        (&String::new(), &second.key),
    ] {
        secure.files.write(chain, key);
        tokio::time::sleep(Duration::from_millis(200)).await;
        let stream = client.connect(secure.server.address).await.unwrap();
        assert_eq!(shown(&stream), secure.pair.certificate);
    }
    std::fs::remove_file(secure.files.key()).unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(client.connect(secure.server.address).await.is_ok());

    secure.files.write(&second.chain, &second.key);
    until_shown(&secure, &client, &second).await;
    // In the same file, not beside it.
    std::fs::write(secure.files.chain(), &third.chain).unwrap();
    std::fs::write(secure.files.key(), &third.key).unwrap();
    until_shown(&secure, &client, &third).await;
    let answer = socket.ask(json!({ "type": "unwatch", "table": "nowhere" })).await;
    assert_eq!(answer["type"], "done", "the socket was opened under the first certificate");
}

#[tokio::test]
async fn whoever_shakes_hands_slowly_holds_nobody_up_and_is_let_go() {
    let secure = Secure::with(|config| {
        config.limits.slowest_head = Duration::from_secs(2);
        config.limits.connections = 30;
    })
    .await;
    let mut slow = Vec::new();
    for number in 0..20 {
        let mut stream = TcpStream::connect(secure.server.address).await.unwrap();
        // Some say nothing, some begin: a record of a handshake, and the first bytes of it.
        if number % 2 == 0 {
            stream.write_all(&[0x16, 3, 1, 0, 200, 1, 0, 0]).await.unwrap();
        }
        slow.push(stream);
    }
    let answer = secure.answer("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(answer.ends_with("alive\n"), "{answer}");
    for mut stream in slow {
        let mut rest = Vec::new();
        drop(timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("the server hangs up"));
    }
}

#[tokio::test]
async fn heads_and_shares_are_checked_over_https() {
    let secure = Secure::with(|config| {
        config.limits.connections_per_address = 2;
        config.limits.slowest_head = Duration::from_secs(2);
    })
    .await;
    let bare = secure.answer("GET /health HTTP/1.1\nHost: x\r\n\r\n").await;
    assert!(bare.starts_with("HTTP/1.1 400"), "{bare}");
    let lost = secure.answer("GET /health HTTP/1.1\r\n\r\n").await;
    assert!(lost.starts_with("HTTP/1.1 400"), "{lost}");
    let slow = secure.answer("GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ").await;
    assert!(!slow.contains("alive"), "{slow}");
    let tunnel = secure.client.tunnel(secure.server.address).await;
    let anybody = Browser::new(tunnel);
    let held = [Player::connect(&anybody).await, Player::connect(&anybody).await];
    assert!(secure.client.connect(secure.server.address).await.is_err(), "a third connection of an address");
    drop(held);
}

#[tokio::test]
async fn whoever_does_not_read_over_https_is_given_up() {
    let secure = Secure::with(|config| {
        config.limits.connections = 1;
        config.limits.slowest_reader = Duration::from_millis(500);
    })
    .await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let deaf = socket.connect(secure.server.address).await.unwrap();
    let mut deaf = secure.client.over(deaf).await.unwrap();
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1_000);
    drop(timeout(Duration::from_millis(300), deaf.write_all(request.as_bytes())).await);
    for _ in 0..1_000 {
        if secure.client.connect(secure.server.address).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("whoever does not read is not given up");
}

#[tokio::test]
async fn plain_http_is_told_where_to_go() {
    let secure = Secure::start().await;
    let port = secure.server.address.port();
    let plain = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let beside = plain.local_addr().unwrap();
    tokio::spawn(serve_redirect(secure.server.app.clone(), plain, port));
    for address in [secure.server.address, beside] {
        let page = format!("GET /t/abc?x=1 HTTP/1.1\r\nHost: {NAME}:80\r\n\r\n");
        let answer = plain_answer(address, &page).await;
        assert!(answer.starts_with("HTTP/1.1 308"), "{answer}");
        assert!(answer.contains(&format!("location: https://{NAME}:{port}/t/abc?x=1\r\n")), "{answer}");
        let change = format!("POST /api/session HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 0\r\n\r\n");
        let answer = plain_answer(address, &change).await;
        assert!(
            answer.starts_with("HTTP/1.1 400") && answer.contains("only HTTPS is spoken here"),
            "{answer}"
        );
        let bare = plain_answer(address, "GET / HTTP/1.1\nHost: x\r\n\r\n").await;
        assert!(bare.starts_with("HTTP/1.1 400"), "{bare}");
    }
}

#[tokio::test]
async fn a_pair_that_cannot_be_used_is_named_at_the_start() {
    let (pair, other) = (TestCertificate::new(), TestCertificate::new());
    let folder = tempfile::TempDir::new().unwrap();
    let cases = [
        (&pair.chain, &other.key, "is not that of the certificate"),
        (&pair.key, &pair.key, "there is no certificate in"),
        (&pair.chain, &pair.chain, "there is no private key in"),
    ];
    for (chain, key, told) in cases {
        let files = Files::of(&pair);
        files.write(chain, key);
        let certificate = Some(Certificate::Files(files.config()));
        let config = Config { certificate, data: folder.path().to_owned(), ..Config::default() };
        let storage = server::open_storage(folder.path()).await.unwrap();
        let error = server::start(config, storage, server::TimeSource::default(), None).await.unwrap_err();
        assert!(error.to_string().contains(told), "{error}");
    }
}

#[tokio::test]
async fn a_cookie_that_another_host_of_the_domain_has_planted_signs_nobody_in() {
    let secure = Secure::start().await;
    let tunnel = secure.client.tunnel(secure.server.address).await;
    let (ana, eva) = (Browser::named(tunnel, "Ana").await, Browser::named(tunnel, "Eva").await);
    let own = ana.cookie.clone().unwrap();
    assert!(own.starts_with("__Host-tertulia="), "{own}");
    let token = |browser: &Browser| browser.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    let planted = format!("tertulia={}", token(&eva));
    let who = async |cookie: String| {
        let answer = Browser { cookie: Some(cookie), ..Browser::new(tunnel) }.get("/api/session").await;
        if answer.status == 200 { answer.json()["name"].clone() } else { json!(answer.status) }
    };
    for both in [format!("{planted}; {own}"), format!("{own}; {planted}")] {
        assert_eq!(who(both).await, "Ana");
    }
    // One from before this name is still good, and nodes of the release before understand it; of two nobody knows whose is whose.
    let before = format!("tertulia={}", token(&ana));
    assert_eq!(who(before.clone()).await, "Ana");
    assert_eq!(who(format!("{planted}; {before}")).await, 404);
    let changed = Browser { cookie: Some(before), ..Browser::new(tunnel) }.get("/api/session").await;
    let set: Vec<String> = changed
        .head
        .lines()
        .filter(|line| line.to_lowercase().starts_with("set-cookie:"))
        .map(str::to_owned)
        .collect();
    assert!(set.len() == 2 && set[0].contains(&own), "{set:?}");
    assert!(set[1].contains(&format!(" tertulia={}; Path=/", token(&ana))), "{set:?}");
}
