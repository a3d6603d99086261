//! Requests that proxies and servers could read differently, pages that came another way, and what is not for everybody.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::support::raw::{CLOSE, RawSocket};
use crate::support::{Browser, Player, TestServer};

/// The statuses of all answers to what is sent as it is.
pub(crate) async fn statuses(server: &TestServer, bytes: &str) -> Vec<u16> {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(Duration::from_mins(1), stream.read_to_end(&mut answer)).await.expect("an end").ok();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let heads = answer.split("HTTP/1.1 ").skip(1);
    heads.map(|head| head.split(' ').next().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn a_request_has_one_host_and_proper_lines() {
    let server = TestServer::start().await;
    let end = "Connection: close\r\n\r\n";
    let good = format!("GET /health HTTP/1.1\r\nHost: x\r\n{end}");
    assert_eq!(statuses(&server, &good).await, [200]);
    for bad in [
        format!("GET /health HTTP/1.1\r\n{end}"),
        format!("GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n{end}"),
        format!("GET /health HTTP/1.1\r\nHost: x\r\nhost: x\r\n{end}"),
        format!("GET /health HTTP/1.1\nHost: x\r\n{end}"),
        format!("GET /health HTTP/1.1\r\nHost: x\n{end}"),
        "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\n\n".to_owned(),
        format!("\nGET /health HTTP/1.1\r\nHost: x\r\n{end}"),
        format!(
            "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n{end}{{}}"
        ),
        format!(
            "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n{end}{{}}"
        ),
    ] {
        assert_eq!(statuses(&server, &bad).await, [400], "{bad:?}");
    }
    // The second request of a connection as well, after a body in which line feeds are welcome.
    let first = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{\n\"name\":\"Ana\"\n}\n";
    assert_eq!(statuses(&server, &format!("{first}{good}")).await, [200, 200]);
    assert_eq!(
        statuses(&server, &format!("{first}GET /health HTTP/1.1\nHost: x\r\n{end}")).await,
        [200, 400]
    );
    let chunks = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n\
                  3\r\n{\n\n\r\n1\r\n}\r\n0\r\n\r\n";
    assert_eq!(statuses(&server, &format!("{chunks}{good}")).await, [200, 200]);
}

#[tokio::test]
async fn trace_and_connect_are_refused_and_pages_are_only_fetched() {
    let server = TestServer::start().await;
    for request in
        ["TRACE /", "TRACE /api/games", "CONNECT example.org:443", "CONNECT /", "POST /", "PUT /t/x"]
    {
        let bytes = format!("{request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert_eq!(statuses(&server, &bytes).await, [405], "{request}");
    }
}

#[tokio::test]
async fn an_origin_counts_with_its_scheme() {
    let body = json!({ "name": "Ana" });
    let status = async |server: &TestServer, origin: &str, forwarded: Option<&str>| {
        let host = server.address;
        let text = body.to_string();
        let line = forwarded.map(|scheme| format!("X-Forwarded-Proto: {scheme}\r\n")).unwrap_or_default();
        let head = format!(
            "POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}://{host}\r\n{line}Connection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{text}",
            text.len()
        );
        statuses(server, &head).await[0]
    };
    let plain = TestServer::start().await;
    assert_eq!(status(&plain, "http", None).await, 200);
    assert_eq!(status(&plain, "https", None).await, 403);
    // Nobody can make up how they came.
    assert_eq!(status(&plain, "https", Some("https")).await, 403);
    let proxied = TestServer::with(|config| config.behind_proxy = true).await;
    assert_eq!(status(&proxied, "https", Some("https")).await, 200);
    assert_eq!(status(&proxied, "http", Some("https")).await, 403);
    assert_eq!(status(&proxied, "http", None).await, 200);
    let secure = TestServer::with(|config| config.https = true).await;
    assert_eq!(status(&secure, "https", None).await, 200);
    assert_eq!(status(&secure, "http", None).await, 403);
    let foreign =
        Browser { origin: Some(format!("https://{}", plain.address)), ..Browser::new(plain.address) };
    assert!(Player::try_connect(&foreign).await.is_err());
}

#[tokio::test]
async fn a_page_of_another_site_that_hides_its_origin_changes_nothing() {
    let server = TestServer::start().await;
    let status = async |site: &str| {
        let (host, body) = (server.address, r#"{"name":"Ana"}"#);
        let head = format!(
            "POST /api/session HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: {site}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        statuses(&server, &head).await[0]
    };
    for (site, expected) in [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403)] {
        assert_eq!(status(site).await, expected, "{site}");
    }
    // A frame without an origin of its own names none that is ours.
    let framed = Browser { origin: Some("null".to_owned()), ..Browser::new(server.address) };
    assert_eq!(framed.post("/api/session", &json!({ "name": "Ana" })).await.status, 403);
}

#[tokio::test]
async fn the_sockets_of_a_session_end_with_it() {
    let server = TestServer::start().await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let mut of_ana = [RawSocket::connect(&ana, None).await, RawSocket::connect(&ana, None).await];
    let mut of_ben = Player::connect(&ben).await;
    for socket in &mut of_ana {
        socket.until_message("hello").await;
    }
    assert_eq!(ana.delete("/api/session").await.status, 204);
    for socket in &mut of_ana {
        assert_eq!(socket.until(CLOSE).await.code(), 1008);
        assert!(socket.next().await.is_none());
    }
    assert_eq!(of_ben.ask(json!({ "table": "x", "type": "unwatch" })).await["type"], "done");
    // The cookie of a session that has ended is that of nobody.
    assert_eq!(ana.get("/api/session").await.status, 404);
}

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn data_is_for_its_owner_alone() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path().join("data");
    // Left open by an earlier version.
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join(server::DATA_FILE), "").unwrap();
    std::fs::set_permissions(data.join(server::DATA_FILE), std::fs::Permissions::from_mode(0o644)).unwrap();
    let lock = server::Database::in_folder(&data).lock().await.unwrap();
    let storage = server::open_storage(&data).await.unwrap();
    let alive = server::storage::Write::Alive { node: "x".to_owned(), at: 1 };
    storage.commit(vec![alive]).await.unwrap();
    let backup = folder.path().join("backup.db");
    storage.backup(&backup).await.unwrap();
    let files = std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path());
    let files: Vec<_> = files.chain([backup.clone()]).collect();
    assert!(files.len() >= 5, "the file, what stands beside it, the lock and the backup: {files:?}");
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    storage.close().await;
    drop(lock);
    std::fs::set_permissions(&backup, std::fs::Permissions::from_mode(0o644)).unwrap();
    let restored = folder.path().join("other/data");
    server::restore(&backup, &restored, server::Restore::default()).await.unwrap();
    assert_eq!((mode(&restored), mode(&restored.join(server::DATA_FILE))), (0o700, 0o600));
}

#[tokio::test]
async fn numbers_can_have_an_address_of_their_own() {
    let server = TestServer::start().await;
    assert!(Browser::new(server.address).get("/metrics").await.body.contains("tertulia_moves_total"));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let apart = TestServer::with(|config| config.metrics_address = Some(address)).await;
    tokio::spawn(server::serve_metrics(apart.app.clone(), listener));
    let public = Browser::new(apart.address).get("/metrics").await;
    assert!(!public.body.contains("tertulia_moves_total"), "{}", public.body);
    let numbers = Browser::new(address);
    assert!(numbers.get("/metrics").await.body.contains("tertulia_moves_total"));
    for other in ["/", "/api/games", "/api/lobby", "/ready"] {
        assert_eq!(numbers.get(other).await.status, 404, "{other}");
    }
}

#[tokio::test]
async fn pages_and_sockets_are_told_which_program_answers() {
    for commit in [Some("abcdef012345"), None] {
        let server = TestServer::with(|config| config.commit = commit.map(str::to_owned)).await;
        let mut socket = RawSocket::connect(&Browser::new(server.address), None).await;
        let told = socket.until_message("hello").await.json()["version"].as_str().unwrap().to_owned();
        assert!(!told.is_empty() && told.starts_with(commit.unwrap_or_default()), "{told}");
        let page = Browser::new(server.address).get("/").await;
        // Built without the page there is nothing that could be stale.
        if page.body.contains("name=\"version\"") {
            assert!(page.body.contains(&format!("content=\"{told}\"")), "{}", page.body);
        }
    }
}
