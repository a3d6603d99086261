//! Spectators coming and going in crowds: the players notice nothing. `SPECTATORS=2000` makes the crowd larger.

use std::time::Instant;

use serde_json::{Value, json};

use crate::games::open;
use crate::support::{Browser, Player, TestServer};

fn crowd() -> usize {
    std::env::var("SPECTATORS").ok().and_then(|count| count.parse().ok()).unwrap_or(150)
}

#[tokio::test]
async fn a_crowd_of_spectators_disturbs_no_player() {
    let server = TestServer::start().await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let table = open(&ana, &ben, "toledo", 2).await;
    let mut players = [Player::at(&ana, &table).await, Player::at(&ben, &table).await];
    let anybody = Browser::new(server.address);
    let (started, mut moves) = (Instant::now(), 0);
    let mut spectators = Vec::new();
    for number in 0..crowd() {
        let mut spectator = Player::at(&anybody, &table).await;
        // Everybody goes and comes again.
        for message in ["unwatch", "watch"] {
            spectator.send(json!({ "type": message })).await;
        }
        // Whoever reads nothing for a minute is given up.
        spectators.push(tokio::spawn(spectator.read_on()));
        if number % 3 == 0 {
            spectators.swap_remove(number % spectators.len()).abort();
        }
        if number % 10 == 0 {
            moves += usize::from(play(&mut players).await);
        }
    }
    assert!(moves >= crowd() / 20, "{moves}");
    let is_all =
        |message: &Value| message["type"] == "presence" && message["spectators"] == json!(spectators.len());
    for player in &mut players {
        let last = player.until(is_all).await;
        let seconds = started.elapsed().as_secs();
        assert_eq!(last["seats"], json!([0, 1]));
        assert!(player.presences as u64 <= seconds + 5, "{} in {seconds} s", player.presences);
    }
}

/// Whoever is to move does; `false` when nobody can.
async fn play(players: &mut [Player; 2]) -> bool {
    for player in players {
        // Whatever was sent before the answer has been read then.
        player.ask(json!({ "type": "log", "after": 0 })).await;
        if let Some(notation) = player.offers().first().cloned() {
            assert_eq!(player.play(&notation).await["type"], "done");
            return true;
        }
    }
    false
}

/// More comings and goings in one breath than may wait for anybody.
#[tokio::test]
async fn whoever_comes_and_goes_without_pause_cuts_nobody_off() {
    let server = TestServer::start().await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let table = open(&ana, &ben, "toledo", 2).await;
    let mut player = Player::at(&ana, &table).await;
    let mut restless = Vec::new();
    for _ in 0..20 {
        let mut one = Player::connect(&Browser::new(server.address)).await;
        one.table.clone_from(&table);
        restless.push(one);
    }
    for number in 0..20 {
        for one in &mut restless {
            let message = if number % 2 == 0 { "watch" } else { "unwatch" };
            one.send(json!({ "type": message })).await;
        }
    }
    for one in &mut restless {
        let mut answered = 0;
        while answered < 10 {
            answered += u32::from(one.next().await.unwrap()["type"] == "done");
        }
    }
    assert_eq!(player.ask(json!({ "type": "log", "after": 0 })).await["type"], "log");
    player.until(|message| message["type"] == "presence" && message["spectators"] == 0).await;
}
