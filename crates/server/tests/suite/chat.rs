//! Chat: two rooms, muted, switched off, limited.

use serde_json::{Value, json};

use crate::games::open;
use crate::support::{Browser, Player, TestServer};

fn says(message: &Value, text: &str) -> bool {
    let lines = message["lines"].as_array().cloned().unwrap_or_default();
    message["type"] == "chat" && lines.iter().any(|line| line["text"] == text)
}

#[tokio::test]
async fn players_and_spectators_do_not_hear_each_other_until_the_end() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let eva = Browser::named(server.address, "Eva").await;
    let table = open(&ana, &ben, "alcazar", 2).await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    let mut watching = Player::at(&eva, &table).await;
    assert_eq!(first.ask(json!({ "type": "chat", "text": "hola" })).await["type"], "done");
    second.until(|message| says(message, "hola")).await;
    assert_eq!(watching.ask(json!({ "type": "chat", "text": "take the tower" })).await["type"], "done");
    // Whatever the spectator has been sent by now holds nothing of the players, and the other way round.
    assert_eq!(watching.ask(json!({ "type": "log", "after": 0 })).await["type"], "log");
    let seq = first.seq();
    let mut heard = Vec::new();
    let id = first.send(json!({ "type": "log", "after": seq })).await;
    loop {
        let message = first.next().await.unwrap();
        heard.push(message.to_string());
        if message["id"] == json!(id) {
            break;
        }
    }
    assert!(!heard.iter().any(|message| message.contains("tower")), "{heard:?}");
    first.ask(json!({ "type": "resign", "seq": seq })).await;
    let mut late = Player::at(&ben, &table).await;
    let chat = late.until(|message| message["type"] == "chat").await;
    assert!(says(&chat, "hola") && says(&chat, "take the tower"), "{chat}");
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_a_table_without_chat_has_none() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "alcazar", 2).await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    first.ask(json!({ "type": "mute", "seat": 1, "on": true })).await;
    second.ask(json!({ "type": "chat", "text": "unheard" })).await;
    first.ask(json!({ "type": "mute", "seat": 1, "on": false })).await;
    second.ask(json!({ "type": "chat", "text": "heard" })).await;
    let next = first
        .until(|message| message["type"] == "chat" && !message["lines"].as_array().unwrap().is_empty())
        .await;
    assert!(says(&next, "heard"), "{next}");
    let quiet = json!({ "settings": { "game": "alcazar", "seats": 2, "chat": "off" } });
    let quiet = ana.post("/api/tables", &quiet).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &quiet).await;
    let answer = player.ask(json!({ "type": "chat", "text": "hola" })).await;
    assert_eq!(answer["problem"]["key"], "switched-off");
}

#[tokio::test]
async fn nobody_floods_the_chat() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "alcazar", 2).await;
    let mut first = Player::at(&ana, &table).await;
    let mut refused = 0;
    for _ in 0..10 {
        let answer = first.ask(json!({ "type": "chat", "text": "hola" })).await;
        refused += u32::from(answer["problem"]["key"] == "rate-limited");
    }
    assert_eq!(refused, 5);
}
