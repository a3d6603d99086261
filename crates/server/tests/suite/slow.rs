//! Connections that only take up room: heads and bodies that do not arrive, answers that nobody reads, too many at once.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::support::raw::{FINAL, PING, RawSocket, masked};
use crate::support::{Browser, Player, TestServer};

/// Everything that comes until the server hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = timeout(Duration::from_mins(1), stream.read_to_end(&mut bytes)).await;
    assert!(read.is_ok(), "the server hangs up");
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn impatient() -> TestServer {
    TestServer::with(|config| {
        config.limits.slowest_head = Duration::from_secs(1);
        config.limits.slowest_body = Duration::from_secs(1);
    })
    .await
}

#[tokio::test]
async fn a_head_that_does_not_arrive_is_not_waited_for() {
    let server = impatient().await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    rest(&mut silent).await;
    rest(&mut slow).await;
    // One that is kept open after an answer is let go as well.
    let mut kept = TcpStream::connect(server.address).await.unwrap();
    kept.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    assert!(rest(&mut kept).await.ends_with("alive\n"));
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let server = impatient().await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{\"na";
    slow.write_all(head.as_bytes()).await.unwrap();
    let answer = rest(&mut slow).await;
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("does not arrive"), "{answer}");
}

/// There is one place for connections, and whoever has it does not read: it is free again soon.
async fn wait_until_given_up(server: &TestServer) {
    let anybody = Browser::new(server.address);
    assert_eq!(anybody.get("/health").await.status, 503, "the place is taken");
    for _ in 0..1_500 {
        if anybody.get("/health").await.status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("whoever does not read is not given up");
}

/// A connection whose own side holds little of what it does not read.
async fn with_little_room(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    socket.connect(address).await.unwrap()
}

async fn for_one_connection() -> TestServer {
    TestServer::with(|config| {
        config.limits.connections = 1;
        config.limits.slowest_reader = Duration::from_secs(3);
        config.limits.slowest_socket = Duration::from_secs(3);
    })
    .await
}

#[tokio::test]
async fn whoever_does_not_read_an_answer_is_given_up() {
    let server = for_one_connection().await;
    let mut deaf = with_little_room(server.address).await;
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1_000);
    // More than the buffers of both sides hold, so that the server cannot send all of it.
    drop(timeout(Duration::from_millis(300), deaf.write_all(request.as_bytes())).await);
    wait_until_given_up(&server).await;
    drop(deaf);
}

#[tokio::test]
async fn whoever_does_not_read_a_socket_is_given_up() {
    let server = for_one_connection().await;
    let stream = with_little_room(server.address).await;
    let mut deaf = RawSocket::over(stream, &Browser::new(server.address), None).await;
    // Every ping is answered with what it brought, until the server has nowhere to put it.
    let flood = masked(FINAL | PING, &[b'x'; 125]).repeat(1_000);
    while timeout(Duration::from_millis(200), deaf.send_bytes(&flood)).await.is_ok() {}
    wait_until_given_up(&server).await;
    drop(deaf);
}

#[tokio::test]
async fn heads_are_bounded() {
    let server = TestServer::start().await;
    let mut large = TcpStream::connect(server.address).await.unwrap();
    let head = format!("GET /health HTTP/1.1\r\nHost: x\r\nX-Large: {}\r\n\r\n", "x".repeat(100_000));
    drop(large.write_all(head.as_bytes()).await);
    let mut answer = Vec::new();
    drop(large.read_to_end(&mut answer).await);
    assert!(!String::from_utf8_lossy(&answer).contains("alive"));
    assert_eq!(Browser::new(server.address).get("/health").await.status, 200);
}

#[tokio::test]
async fn connections_beyond_the_limit_are_turned_away_until_there_is_room() {
    let server = TestServer::with(|config| config.limits.connections = 3).await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(Player::connect(&ana).await);
    }
    let mut refused = TcpStream::connect(server.address).await.unwrap();
    assert!(rest(&mut refused).await.starts_with("HTTP/1.1 503"));
    drop(sockets.pop());
    for _ in 0..1_500 {
        if ana.get("/health").await.status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("there is room again");
}

#[tokio::test]
async fn the_server_says_goodbye_and_finishes_what_it_has_accepted() {
    let mut server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &table).await;
    let id = player.send(json!({ "type": "chat", "text": "the last word" })).await;
    // Once it has been read it is accepted.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let ((), heard) = tokio::join!(server.stop(), async {
        let mut heard = Vec::new();
        while let Some(message) = player.next().await {
            heard.push(message);
        }
        heard
    });
    assert!(heard.iter().any(|message| message["type"] == "going-away"), "{heard:?}");
    assert!(heard.iter().any(|message| message["id"] == json!(id) || message["type"] == "chat"), "{heard:?}");
}

#[tokio::test]
async fn a_request_that_is_under_way_when_the_server_stops_is_answered() {
    let mut server = TestServer::start().await;
    let body = json!({ "name": "Ana" }).to_string();
    let mut late = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    late.write_all(head.as_bytes()).await.unwrap();
    let (begin, end) = body.split_at(4);
    late.write_all(begin.as_bytes()).await.unwrap();
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    // Once the head has been read it is under way.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let ((), answer) = tokio::join!(server.stop(), async {
        assert_eq!(rest(&mut idle).await, "", "who has asked for nothing is let go");
        late.write_all(end.as_bytes()).await.unwrap();
        rest(&mut late).await
    });
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Ana"), "{answer}");
    assert!(TcpStream::connect(server.address).await.is_err(), "nobody new is taken");
}
