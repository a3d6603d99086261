//! Messages that nobody honest sends. The server answers or hangs up; it never fails.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::games::{Dice, open};
use crate::support::{Browser, Player, TestServer};

async fn still_works(server: &TestServer) {
    assert_eq!(Browser::new(server.address).get("/ready").await.status, 200);
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "toledo", 2).await;
    Player::at(&ana, &table).await;
}

#[tokio::test]
async fn broken_messages_are_answered_with_what_is_wrong() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut player = Player::connect(&ana).await;
    let long = "x".repeat(5_000);
    let texts = [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "{".to_owned(),
        "\u{0}".to_owned(),
        "[".repeat(4_000),
        json!({ "id": "1" }).to_string(),
        json!({ "id": 1, "table": "x", "type": "watch" }).to_string(),
        json!({ "id": "1", "table": "x", "type": "nothing" }).to_string(),
        json!({ "id": "", "table": "x", "type": "unwatch" }).to_string(),
        json!({ "id": long, "table": "x", "type": "unwatch" }).to_string(),
        json!({ "id": "1", "table": long, "type": "watch" }).to_string(),
        json!({ "id": "1", "table": "nowhere", "type": "watch" }).to_string(),
        json!({ "id": "1", "table": "nowhere", "type": "move", "seq": -1, "notation": "x" }).to_string(),
        json!({ "id": "1", "table": "nowhere", "type": "move", "seq": 1, "notation": long }).to_string(),
        json!({ "id": "1", "table": "nowhere", "type": "watch", "seat_token": long }).to_string(),
        json!({ "id": "1", "table": "../../etc/passwd", "type": "watch" }).to_string(),
        json!({ "id": "1", "table": "' OR 1=1 --", "type": "watch", "since": u64::MAX }).to_string(),
    ];
    for text in texts {
        player.send_text(text.clone()).await;
        let answer = player.next().await.unwrap();
        assert_eq!(answer["type"], "refused", "{text}: {answer}");
    }
    assert!(player.send_raw(Message::binary(vec![0u8; 100])).await);
    assert_eq!(player.next().await.unwrap()["type"], "refused");
    still_works(&server).await;
}

#[tokio::test]
async fn huge_messages_end_the_connection_and_nothing_else() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut player = Player::connect(&ana).await;
    player.send_text("x".repeat(1_000_000)).await;
    assert!(player.next().await.is_none());
    let body = format!("{{\"name\": \"{}\"}}", "x".repeat(1_000_000));
    assert!(ana.send("POST", "/api/session", Some(&body)).await.status != 200);
    still_works(&server).await;
}

#[tokio::test]
async fn whoever_floods_is_limited_and_then_cut_off() {
    let server = TestServer::with(|config| config.limits.messages_per_second = 5).await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut player = Player::connect(&ana).await;
    let mut limited = 0;
    for _ in 0..30 {
        let answer = player.ask(json!({ "table": "x", "type": "unwatch" })).await;
        limited += u32::from(answer["problem"]["key"] == "rate-limited");
    }
    assert!(limited >= 15, "{limited}");
    for number in 0..400 {
        let message = json!({ "id": number.to_string(), "table": "x", "type": "unwatch" });
        if !player.send_raw(Message::text(message.to_string())).await {
            break;
        }
    }
    while player.next().await.is_some() {}
    still_works(&server).await;
}

#[tokio::test]
async fn a_socket_follows_sixteen_tables_and_a_session_has_its_share_of_sockets() {
    let server = TestServer::with(|config| config.limits.sockets_per_session = 3).await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(Player::connect(&ana).await);
    }
    assert!(Player::try_connect(&ana).await.is_err());
    let mut player = Player::connect(&ben).await;
    let mut last = Value::Null;
    for _ in 0..17 {
        let body = json!({ "settings": { "game": "alcazar", "seats": 2 } });
        player.table = ben.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
        let id = player.send(json!({ "type": "watch" })).await;
        last = player.until(|message| message["type"] == "table" || message["id"] == json!(id)).await;
    }
    assert_eq!(last["problem"]["key"], "too-many");
}

#[tokio::test]
async fn requests_from_other_sites_change_nothing() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let foreign = Browser { origin: Some("https://evil.example".to_owned()), ..ana.clone() };
    let body = json!({ "settings": { "game": "alcazar", "seats": 2 } });
    assert_eq!(foreign.post("/api/tables", &body).await.json()["key"], "foreign-origin");
    assert!(Player::try_connect(&foreign).await.is_err());
    let own = Browser { origin: Some(format!("http://{}", server.address)), ..ana };
    assert_eq!(own.post("/api/tables", &body).await.status, 201);
    Player::connect(&own).await;
}

#[tokio::test]
async fn every_answer_carries_the_head_that_keeps_pages_safe() {
    let server = TestServer::start().await;
    let reply = Browser::named(server.address, "Ana").await.get("/").await;
    let head = reply.head.to_lowercase();
    for needed in
        ["content-security-policy:", "x-content-type-options: nosniff", "referrer-policy:", "x-request-id:"]
    {
        assert!(head.contains(needed), "{needed} is missing in {head}");
    }
    assert!(!head.contains("unsafe-inline"));
    let session = Browser::new(server.address).post("/api/session", &json!({})).await.head.to_lowercase();
    assert!(session.contains("httponly") && session.contains("samesite=lax"), "{session}");
}

/// Valid messages with wrong contents, in any order, from players and spectators.
#[tokio::test]
async fn nonsense_at_a_running_table_leaves_the_game_playable() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "salamanca", 2).await;
    let mut players = [
        Player::at(&ana, &table).await,
        Player::at(&ben, &table).await,
        Player::at(&Browser::new(server.address), &table).await,
    ];
    let mut dice = Dice(99);
    let words = [
        "",
        "x",
        "pass",
        "done",
        "choose 3",
        "🂡",
        "-1",
        "0 0 0 0",
        "card 99999999999999999999",
        "\n",
        "a\u{0}b",
    ];
    for _ in 0..150 {
        let word = words[dice.roll(words.len())];
        let number = [0, 1, 5, u64::from(u32::MAX)][dice.roll(4)];
        let message = match dice.roll(12) {
            0 => json!({ "type": "move", "seq": number, "notation": word }),
            1 => json!({ "type": "take-back", "seq": number }),
            2 => {
                json!({ "type": "propose", "seq": number, "proposal": { "what": "take-back", "moves": number % 60_000 } })
            }
            3 => json!({ "type": "answer", "seq": number, "agree": dice.roll(2) == 0 }),
            4 => json!({ "type": "resume", "seq": number }),
            5 => json!({ "type": "back", "seq": number }),
            6 => json!({ "type": "mute", "seat": number % 256, "on": true }),
            7 => json!({ "type": "preview", "notation": word }),
            8 => json!({ "type": "why-not", "notation": word }),
            9 => json!({ "type": "explain", "place": word }),
            10 => json!({ "type": "moment", "number": number, "seen_by": number % 7 }),
            _ => json!({ "type": "log", "after": number }),
        };
        let player = &mut players[dice.roll(3)];
        let answer = player.ask(message).await;
        assert!(answer["problem"]["key"] != "internal", "{answer}");
    }
    for player in &mut players[..2] {
        let table = player.table.clone();
        player.watch(&table, None).await;
    }
    let mover = players.iter_mut().find(|player| !player.offers().is_empty()).unwrap();
    let notation = mover.offers()[0].clone();
    assert_eq!(mover.play(&notation).await["type"], "done");
}

#[tokio::test]
async fn a_message_to_a_table_that_could_not_be_followed_is_answered() {
    let server = TestServer::start().await;
    let mut player = Player::connect(&Browser::new(server.address)).await;
    for message in [json!({ "type": "watch" }), json!({ "type": "explain", "place": "1" })] {
        let mut message = message;
        message["table"] = json!("nowhere");
        let answer = player.ask(message).await;
        assert_eq!((&answer["type"], &answer["problem"]["key"]), (&json!("refused"), &json!("not-found")));
    }
}

#[tokio::test]
async fn nobody_opens_tables_without_end() {
    let server = TestServer::with(|config| config.limits.tables_per_minute = 3).await;
    let ana = Browser::named(server.address, "Ana").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 2 } });
    for _ in 0..3 {
        let opened = ana.post("/api/tables", &body).await.good();
        let table = opened["table"].as_str().unwrap().to_owned();
        ana.post(&format!("/api/tables/{table}/abort"), &json!({})).await.good();
    }
    let refused = ana.post("/api/tables", &body).await;
    assert_eq!((refused.status, &refused.json()["key"]), (429, &json!("rate-limited")));
    let ben = Browser::named(server.address, "Ben").await;
    ben.post("/api/tables", &body).await.good();
}

#[tokio::test]
async fn behind_a_proxy_visitors_are_counted_and_elsewhere_nobody_can_make_up_an_address() {
    for (behind_proxy, allowed) in [(true, 200), (false, 429)] {
        let server = TestServer::with(|config| {
            config.behind_proxy = behind_proxy;
            config.limits.requests_per_second = 2;
        })
        .await;
        let anybody = Browser::new(server.address);
        let mut last = 0;
        for number in 0..20 {
            let lines = format!("X-Forwarded-For: 192.0.2.7, 198.51.100.{number}\r\n");
            let head = anybody.head_of("/api/games", &lines).await;
            last = head.split(' ').nth(1).unwrap().parse().unwrap();
        }
        assert_eq!(last, allowed, "behind a proxy: {behind_proxy}");
    }
}
