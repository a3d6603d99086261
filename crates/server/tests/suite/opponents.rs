//! Whom somebody has met: kept where there are many games, and right all the same.

use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{AccountWrite, ResultWrite};

use crate::house::account;
use crate::people::id_of;
use crate::players::planted;
use crate::support::{Browser, TestServer};

const START: u64 = 1_800_000_000_000;

/// Games that are over, from this number on: the first player before the second.
async fn play(server: &TestServer, who: &str, with: &str, numbers: std::ops::Range<u64>) {
    for number in numbers {
        let writes = planted(&format!("met{number:04}"), START + number, &[(who, 1), (with, 2)], false);
        server.storage().commit(writes).await.unwrap();
    }
}

/// The opponents of a player, as a stranger sees them: the name, how many games, and how many of them the player was ahead.
async fn met(server: &TestServer, player: &str) -> Vec<(String, u64, u64)> {
    let page = Browser::new(server.address).get(&format!("/api/players/{player}")).await.good();
    let one = |row: &Value| {
        (
            row["name"].as_str().unwrap().to_owned(),
            row["games"].as_u64().unwrap(),
            row["ahead"].as_u64().unwrap(),
        )
    };
    page["stats"]["opponents"].as_array().unwrap().iter().map(one).collect()
}

fn row(name: &str, games: u64) -> (String, u64, u64) {
    (name.to_owned(), games, games)
}

#[tokio::test]
async fn what_is_kept_of_opponents_is_as_new_as_the_games_the_names_and_who_shows_themselves() {
    let server = TestServer::with(|config| config.limits.oldest_encounters = Duration::from_hours(24)).await;
    let ana = id_of(&account(&server, "Ana").await).await;
    let (ben, carla) = (account(&server, "Ben").await, account(&server, "Carla").await);
    play(&server, &ana, &id_of(&ben).await, 0..120).await;
    play(&server, &ana, &id_of(&carla).await, 120..125).await;
    for _ in 0..2 {
        assert_eq!(met(&server, &ana).await, [row("Ben", 120), row("Carla", 5)]);
    }
    // One game more, and one less: as much of it is seen at once.
    play(&server, &ana, &id_of(&carla).await, 125..126).await;
    assert_eq!(met(&server, &ana).await, [row("Ben", 120), row("Carla", 6)]);
    let forget = |number: u64| ResultWrite::Forget { table: format!("met{number:04}") };
    server.storage().commit(vec![forget(0).into()]).await.unwrap();
    assert_eq!(met(&server, &ana).await, [row("Ben", 119), row("Carla", 6)]);
    // One went and another came: as many games, and others.
    server.storage().commit(vec![forget(1).into()]).await.unwrap();
    play(&server, &ana, &id_of(&carla).await, 126..127).await;
    assert_eq!(met(&server, &ana).await, [row("Ben", 118), row("Carla", 7)]);

    // What somebody is called, and whether they show themselves, is never old.
    ben.put("/api/account/name", &json!({ "name": "Benito" })).await.good();
    assert_eq!(met(&server, &ana).await, [row("Benito", 118), row("Carla", 7)]);
    assert_eq!(ben.put("/api/account/privacy", &json!({ "private": true })).await.status, 204);
    assert_eq!(met(&server, &ana).await, [row("Carla", 7)]);
    assert_eq!(ben.put("/api/account/privacy", &json!({ "private": false })).await.status, 204);
    assert_eq!(met(&server, &ana).await, [row("Benito", 118), row("Carla", 7)]);
    let delete = AccountWrite::Delete { account: id_of(&carla).await, at: START };
    server.storage().commit(vec![delete.into()]).await.unwrap();
    assert_eq!(met(&server, &ana).await, [row("Benito", 118)]);
}

#[tokio::test]
async fn of_those_who_were_met_equally_often_the_names_decide_and_the_private_are_left_out() {
    let server = TestServer::start().await;
    let ana = id_of(&account(&server, "Ana").await).await;
    // Thirty who were met once, of whom those with the first names are private; and two who were met more often.
    let mut number = 0;
    for index in 0..32_u64 {
        let other = account(&server, &format!("Player {}{}", index / 10, index % 10)).await;
        if index < 3 || index == 31 {
            assert_eq!(other.put("/api/account/privacy", &json!({ "private": true })).await.status, 204);
        }
        let games = if index >= 30 { 2 } else { 1 };
        play(&server, &ana, &id_of(&other).await, number..number + games).await;
        number += games;
    }
    let mut expected = vec![row("Player 30", 2)];
    expected.extend((3..14).map(|index| row(&format!("Player {}{}", index / 10, index % 10), 1)));
    assert_eq!(met(&server, &ana).await, expected);
}
