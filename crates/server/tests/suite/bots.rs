//! Computer players among each other: nobody waits long because somebody else has asked much, and nobody thinks for nothing.

use serde_json::{Value, json};
use server::Thinking;

use crate::support::{Browser, Player, TestServer};

/// One thread, and bots that never come to an end by themselves if they look ahead at all.
async fn endless() -> TestServer {
    TestServer::with(|config| {
        config.bot_threads = 1;
        config.thinking = Thinking::Repeatable { seed: 7, iterations: u32::MAX };
    })
    .await
}

/// Somebody at a game of two against a novice, to move.
async fn to_move(server: &TestServer, name: &str) -> (Browser, Player) {
    let browser = Browser::named(server.address, name).await;
    let sitters = json!([{ "kind": "person" }, { "kind": "bot", "level": "novice" }]);
    let body = json!({ "settings": { "game": "toledo", "seats": 2 }, "sitters": sitters });
    let table = browser.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&browser, &table).await;
    while player.offers().is_empty() {
        player.next().await.unwrap();
    }
    (browser, player)
}

fn hint() -> Value {
    json!({ "type": "hint", "level": "master" })
}

/// The answer to a hint that was asked for.
async fn hinted(player: &mut Player) -> Value {
    player.until(|message| message["type"] == "hint").await
}

/// Follows the table once more, which takes a question back, and waits for what it is answered: before or after the table is told.
async fn watch_again(player: &mut Player) -> Value {
    player.send(json!({ "type": "watch" })).await;
    hinted(player).await
}

#[tokio::test]
async fn who_plays_against_a_novice_does_not_wait_for_masters() {
    let server = endless().await;
    let mut busy = Vec::new();
    for number in 0..5 {
        let (_, mut player) = to_move(&server, &format!("Guest {number}")).await;
        assert_eq!(player.ask(hint()).await["type"], "done");
        busy.push(player);
    }
    let (_, mut ana) = to_move(&server, "Ana").await;
    for _ in 0..3 {
        let notation = ana.offers()[0].clone();
        assert_eq!(ana.play(&notation).await["type"], "done");
        while ana.offers().is_empty() && !ana.is_over() {
            ana.next().await.unwrap();
        }
    }
}

#[tokio::test]
async fn one_question_at_a_time_over_however_many_sockets() {
    let server = endless().await;
    let (browser, mut first) = to_move(&server, "Ana").await;
    assert_eq!(first.ask(hint()).await["type"], "done");
    let mut second = Player::at(&browser, &first.table).await;
    assert_eq!(second.ask(hint()).await["problem"]["key"], "rate-limited");
    // Following the table once more takes the question back; it does not leave it there and allow another.
    watch_again(&mut first).await;
    let (_, mut other) = to_move(&server, "Ben").await;
    assert_eq!(other.ask(hint()).await["type"], "done");
}

#[tokio::test]
async fn thinking_ends_with_its_table_and_with_whoever_asked() {
    let server = endless().await;
    let (_, mut ana) = to_move(&server, "Ana").await;
    assert_eq!(ana.ask(hint()).await["type"], "done");
    let seq = ana.seq();
    ana.send(json!({ "type": "resign", "seq": seq })).await;
    hinted(&mut ana).await;
    let (_, mut ben) = to_move(&server, "Ben").await;
    assert_eq!(ben.ask(hint()).await["type"], "done");
    drop(ben);
    // The one thread is free again: this one was thought about before it was stopped.
    let (_, mut cay) = to_move(&server, "Cay").await;
    let notation = cay.offers()[0].clone();
    let mut thought = json!([]);
    for _ in 0..300 {
        assert_eq!(cay.ask(hint()).await["type"], "done");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        thought = watch_again(&mut cay).await["analysis"]["suggestions"].clone();
        if thought != json!([]) {
            break;
        }
    }
    assert_ne!(thought, json!([]), "nobody has thought about it");
    assert_eq!(cay.play(&notation).await["type"], "done");
}
