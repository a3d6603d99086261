//! The socket on the wire: compression, and frames that break the protocol.

use serde_json::{Value, json};

use crate::games::open;
use crate::support::raw::{BINARY, CLOSE, DEFLATED, FINAL, PING, PONG, RawSocket, TEXT, deflate};
use crate::support::{Browser, TestServer};

/// What Chromium offers.
const OFFER: Option<&str> = Some("permessage-deflate; client_max_window_bits");

async fn two(server: &TestServer) -> (Browser, String) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "alcazar", 2).await;
    (ana, table)
}

fn watch(table: &str) -> String {
    json!({ "id": "w", "table": table, "type": "watch" }).to_string()
}

/// How long somebody may still be away is another number a moment later.
fn without_times(mut message: Value) -> Value {
    message.as_object_mut().unwrap().remove("absent");
    message
}

#[tokio::test]
async fn whoever_offers_compression_gets_the_same_messages_and_smaller() {
    let server = TestServer::start().await;
    let (ana, table) = two(&server).await;
    let mut packed = RawSocket::connect(&ana, OFFER).await;
    assert!(
        packed.head.contains("permessage-deflate; server_no_context_takeover; client_no_context_takeover")
    );
    let mut plain = RawSocket::connect(&ana, None).await;
    assert!(!packed.head.is_empty() && !plain.head.to_lowercase().contains("extensions"), "{}", plain.head);
    let mut frames = Vec::new();
    for socket in [&mut packed, &mut plain] {
        socket.send(FINAL | TEXT, watch(&table).as_bytes()).await;
        frames.push(socket.until_message("table").await);
    }
    let (one, two) = (&frames[0], &frames[1]);
    assert!(one.is_deflated() && !two.is_deflated());
    assert_eq!(without_times(one.json()), without_times(two.json()));
    assert!(one.payload.len() < two.payload.len(), "{} of {}", one.payload.len(), two.payload.len());
    // What the client compresses is understood, in one frame or in several.
    let question = json!({ "id": "q", "table": table, "type": "log", "after": 0 }).to_string();
    let question = deflate(question.as_bytes());
    packed.send(FINAL | DEFLATED | TEXT, &question).await;
    assert_eq!(packed.until_message("log").await.json()["id"], "q");
    packed.send(DEFLATED | TEXT, &question[..5]).await;
    packed.send(FINAL | PING, b"still there?").await;
    packed.send(FINAL, &question[5..]).await;
    assert_eq!(packed.until(PONG).await.payload, b"still there?");
    assert_eq!(packed.until_message("log").await.json()["id"], "q");
}

#[tokio::test]
async fn terms_that_cannot_be_kept_leave_the_socket_uncompressed() {
    let server = TestServer::start().await;
    let (ana, table) = two(&server).await;
    let mut socket = RawSocket::connect(&ana, Some("permessage-deflate; server_max_window_bits=9")).await;
    assert!(socket.head.starts_with("HTTP/1.1 101") && !socket.head.contains("deflate"), "{}", socket.head);
    socket.send(FINAL | TEXT, watch(&table).as_bytes()).await;
    assert!(!socket.until_message("table").await.is_deflated());
}

#[tokio::test]
async fn a_small_message_that_would_become_a_huge_one_ends_the_connection() {
    let server = TestServer::start().await;
    let (ana, _) = two(&server).await;
    let bomb = deflate(&vec![b' '; 5_000_000]);
    assert!(bomb.len() < 8_000);
    let mut socket = RawSocket::connect(&ana, OFFER).await;
    socket.send(FINAL | DEFLATED | TEXT, &bomb).await;
    assert_eq!(socket.until(CLOSE).await.code(), 1009);
    assert!(socket.next().await.is_none());
}

/// What is sent, and the code with which the server hangs up.
type Case = (u8, Vec<u8>, u16);

#[tokio::test]
async fn frames_that_break_the_protocol_end_the_connection_with_the_reason() {
    let server = TestServer::start().await;
    let (ana, _) = two(&server).await;
    let cases: [Case; 12] = [
        (FINAL | 3, Vec::new(), 1002),
        (FINAL | 0xb, Vec::new(), 1002),
        (FINAL | 0x20 | TEXT, b"x".to_vec(), 1002),
        (FINAL | DEFLATED | PING, b"x".to_vec(), 1002),
        (FINAL, b"nothing was begun".to_vec(), 1002),
        (PING, b"not final".to_vec(), 1002),
        (FINAL | PING, vec![b'x'; 126], 1002),
        (FINAL | TEXT, vec![0xff, 0xfe], 1007),
        (FINAL | DEFLATED | TEXT, vec![0xff; 50], 1007),
        (FINAL | TEXT, vec![b'x'; 8_193], 1009),
        (FINAL | BINARY, vec![b'x'; 1_000_000], 1009),
        (FINAL | CLOSE, 1000u16.to_be_bytes().to_vec(), 1000),
    ];
    for (first, payload, code) in cases {
        let mut socket = RawSocket::connect(&ana, OFFER).await;
        socket.send(first, &payload).await;
        assert_eq!(socket.until(CLOSE).await.code(), code, "{first:x}");
    }
    let mut unmasked = RawSocket::connect(&ana, OFFER).await;
    unmasked.send_unmasked(FINAL | TEXT, b"{}").await;
    assert_eq!(unmasked.until(CLOSE).await.code(), 1002);
    let mut not_agreed = RawSocket::connect(&ana, None).await;
    not_agreed.send(FINAL | DEFLATED | TEXT, &deflate(b"{}")).await;
    assert_eq!(not_agreed.until(CLOSE).await.code(), 1002);
    let mut two_at_once = RawSocket::connect(&ana, OFFER).await;
    two_at_once.send(TEXT, b"{").await;
    two_at_once.send(FINAL | TEXT, b"{}").await;
    assert_eq!(two_at_once.until(CLOSE).await.code(), 1002);
    let mut endless = RawSocket::connect(&ana, OFFER).await;
    endless.send(TEXT, b"{").await;
    for _ in 0..200 {
        endless.send(0, b"").await;
    }
    assert_eq!(endless.until(CLOSE).await.code(), 1009);
    let mut claimed = RawSocket::connect(&ana, OFFER).await;
    claimed.send_bytes(&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]).await;
    assert_eq!(claimed.until(CLOSE).await.code(), 1009);
    assert_eq!(ana.get("/ready").await.status, 200);
}

#[tokio::test]
async fn a_goodbye_is_answered_with_its_own_code_and_a_wrong_one_is_named() {
    let server = TestServer::start().await;
    let (ana, _) = two(&server).await;
    let with = |code: u16, reason: &[u8]| [&code.to_be_bytes(), reason].concat();
    for code in [1000, 1001, 1003, 1007, 1011, 1012, 1014, 3000, 4999] {
        let mut socket = RawSocket::connect(&ana, OFFER).await;
        socket.send(FINAL | CLOSE, &with(code, "adiós".as_bytes())).await;
        assert_eq!(socket.until(CLOSE).await.code(), code);
        assert!(socket.next().await.is_none());
    }
    let mut wordless = RawSocket::connect(&ana, OFFER).await;
    wordless.send(FINAL | CLOSE, b"").await;
    assert!(wordless.until(CLOSE).await.payload.is_empty());
    let wrong = [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535];
    for code in wrong {
        let mut socket = RawSocket::connect(&ana, OFFER).await;
        socket.send(FINAL | CLOSE, &with(code, b"")).await;
        assert_eq!(socket.until(CLOSE).await.code(), 1002, "{code}");
    }
    let mut half = RawSocket::connect(&ana, OFFER).await;
    half.send(FINAL | CLOSE, &[3]).await;
    assert_eq!(half.until(CLOSE).await.code(), 1002);
    let mut garbled = RawSocket::connect(&ana, OFFER).await;
    garbled.send(FINAL | CLOSE, &with(1000, &[0xce, 0xba, 0xff])).await;
    assert_eq!(garbled.until(CLOSE).await.code(), 1007);
}

#[tokio::test]
async fn a_text_that_is_not_utf_8_is_refused_in_the_fragment_where_it_goes_wrong() {
    let server = TestServer::start().await;
    let (ana, table) = two(&server).await;
    let mut plain = RawSocket::connect(&ana, OFFER).await;
    // A character cut in two is well; what follows cannot be its second half. The message is never finished.
    plain.send(TEXT, &[b'{', 0xc3]).await;
    plain.send(0, &[0xa9, b'x']).await;
    plain.send(0, &[b'x', 0xff, b'x']).await;
    assert_eq!(plain.until(CLOSE).await.code(), 1007);
    let mut packed = RawSocket::connect(&ana, OFFER).await;
    packed.send(DEFLATED | TEXT, &deflate(&[b'{', 0xff, 0xfe, b'}'])).await;
    assert_eq!(packed.until(CLOSE).await.code(), 1007);
    let mut bomb = RawSocket::connect(&ana, OFFER).await;
    bomb.send(DEFLATED | TEXT, &deflate(&vec![b' '; 100_000])).await;
    assert_eq!(bomb.until(CLOSE).await.code(), 1009);
    // A text whose characters are cut between fragments is read.
    let mut whole = RawSocket::connect(&ana, OFFER).await;
    let text = json!({ "id": "é", "table": table, "type": "log", "after": 0 }).to_string();
    let cut = text.find('é').unwrap() + 1;
    whole.send(TEXT, &text.as_bytes()[..cut]).await;
    whole.send(FINAL, &text.as_bytes()[cut..]).await;
    assert_eq!(whole.until_message("refused").await.json()["id"], "é");
}

#[tokio::test]
async fn whoever_names_the_window_of_the_server_reads_it_again() {
    let server = TestServer::start().await;
    let (ana, _) = two(&server).await;
    let named = RawSocket::connect(&ana, Some("permessage-deflate; server_max_window_bits=15")).await;
    assert!(named.head.contains("server_max_window_bits=15"), "{}", named.head);
    let silent = RawSocket::connect(&ana, OFFER).await;
    assert!(!silent.head.contains("server_max_window_bits"), "{}", silent.head);
}

#[tokio::test]
async fn a_flood_of_pings_is_cut_off() {
    let server = TestServer::with(|config| config.limits.messages_per_second = 5).await;
    let (ana, _) = two(&server).await;
    let mut socket = RawSocket::connect(&ana, None).await;
    for _ in 0..300 {
        socket.send(FINAL | PING, b"").await;
    }
    assert_eq!(socket.until(CLOSE).await.code(), 1008);
}

#[tokio::test]
async fn what_is_no_handshake_is_refused() {
    let server = TestServer::start().await;
    let reply = Browser::new(server.address).get("/api/socket").await;
    assert_eq!((reply.status, &reply.json()["key"]), (400, &Value::from("bad-message")));
}

#[tokio::test]
async fn answers_over_http_are_compressed_for_whoever_takes_them() {
    let server = TestServer::start().await;
    for path in ["/api/games", "/api/openapi.json", "/"] {
        let head =
            Browser::new(server.address).head_of(path, "Accept-Encoding: gzip\r\n").await.to_lowercase();
        assert!(head.contains("content-encoding: gzip"), "{path}: {head}");
        let head = Browser::new(server.address).head_of(path, "").await.to_lowercase();
        assert!(!head.contains("content-encoding"), "{path}: {head}");
    }
}
