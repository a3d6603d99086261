//! Reviews of games that are over, other moves, exercises, and playing on from a position.

use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{StoredReview, Write};

use crate::games::open;
use crate::support::{Browser, Player, TestServer};

/// A game of a few moves that somebody gave up.
async fn ended(server: &TestServer) -> (Browser, String) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "toledo", 2).await;
    let (first, second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    let mut first = if first.offers().is_empty() { second } else { first };
    play_and_resign(&mut first).await;
    (ana, table)
}

async fn play_and_resign(player: &mut Player) {
    let notation = player.offers()[0].clone();
    assert_eq!(player.play(&notation).await["type"], "done");
    let seq = player.seq();
    assert_eq!(player.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
}

async fn finished(browser: &Browser, path: &str) -> Value {
    for _ in 0..3_600 {
        let state = browser.get(path).await.good();
        if state["review"].is_object() {
            return state["review"].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the review has no end");
}

#[tokio::test]
async fn a_review_runs_by_itself_and_is_kept_with_the_table() {
    let server = TestServer::start().await;
    let (ana, table) = ended(&server).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(ana.get(&path).await.good()["all"], 0);
    assert_eq!(Browser::new(server.address).post(&path, &json!({})).await.json()["key"], "no-session");
    let asked = ana.post(&path, &json!({})).await.good();
    assert_eq!(asked["all"], 2);
    let review = finished(&ana, &path).await;
    assert_eq!(review["curve"].as_array().unwrap().len(), 2);
    assert_eq!(review["decisions"][0]["number"], 0);
    // Whoever asks again is given the one that there is.
    assert_eq!(ana.post(&path, &json!({})).await.good()["review"], review);
    assert_eq!(Browser::new(server.address).get(&path).await.good()["review"], review);
}

/// What the storage has of a review that is done. Nobody asks the server for it, which would start it again.
async fn stored(server: &TestServer, table: &str) -> Value {
    for _ in 0..3_600 {
        let kept = server.storage().review(table).await.unwrap().unwrap();
        if !kept.body.is_empty() {
            return serde_json::from_str(&kept.body).unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the review has no end");
}

#[tokio::test]
async fn a_review_goes_on_by_itself_after_a_restart_with_what_it_had_found() {
    let server = TestServer::start().await;
    let (ana, table) = ended(&server).await;
    let path = format!("/api/tables/{table}/review");
    ana.post(&path, &json!({})).await.good();
    let server = server.restart().await;
    let mut review = stored(&server, &table).await;
    assert_eq!(review["curve"].as_array().unwrap().len(), 2);
    // The first of two positions had been looked at when the server was stopped.
    let first = json!({ "known": [0.125, 0.875], "open": [0.25, 0.75] });
    let position = json!({ "point": first, "decision": review["decisions"][0] });
    let found =
        json!({ "iterations": review["iterations"], "seed": review["seed"], "positions": [position] });
    let interrupted =
        StoredReview { asked_by: "ana".to_owned(), found: found.to_string(), body: String::new() };
    let write = Write::Review { table: table.clone(), review: interrupted, fence: None };
    server.storage().commit(vec![write]).await.unwrap();
    let server = server.restart().await;
    let second = review["curve"][1].take();
    assert_eq!(stored(&server, &table).await["curve"], json!([first, second]));
}

#[tokio::test]
async fn nobody_looks_back_at_a_game_in_progress_by_any_way() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "toledo", 2).await;
    let (first, second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    let mut first = if first.offers().is_empty() { second } else { first };
    let notation = first.offers()[0].clone();
    assert_eq!(first.play(&notation).await["type"], "done");
    let link = ana.post(&format!("/api/tables/{table}/seats/0/link"), &json!({})).await.good();
    let by_link = Browser::new(server.address).with_bearer(link["seat_token"].as_str().unwrap());
    let stranger = Browser::named(server.address, "Zoe").await;
    let nobody = Browser::new(server.address);
    let notation = notation.replace(' ', "%20");
    for who in [&ana, &ben, &by_link, &stranger, &nobody] {
        for path in ["review", "moments/0/moves", &format!("moments/0/try?notation={notation}")] {
            let key = who.get(&format!("/api/tables/{table}/{path}")).await.json()["key"].clone();
            assert!(key == "not-now" || key == "no-session", "{path}: {key}");
        }
        for path in ["review", "moments/0/play-on"] {
            let key =
                who.post(&format!("/api/tables/{table}/{path}"), &json!({})).await.json()["key"].clone();
            assert!(key == "not-now" || key == "no-session", "{path}: {key}");
        }
    }
    assert!(server.storage().review(&table).await.unwrap().is_none());
    assert!(server.storage().reviews_under_way(10).await.unwrap().is_empty());
}

#[tokio::test]
async fn another_move_can_be_tried_and_the_game_played_on_from_there() {
    let server = TestServer::start().await;
    let (ana, table) = ended(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/moments/0/{what}");
    let moves = ana.get(&path("moves")).await.good();
    let other = moves["offers"][1]["notation"].as_str().unwrap().to_owned();
    let tried = ana.get(&path(&format!("try?notation={}", other.replace(' ', "%20")))).await.good();
    assert_eq!((&tried["notation"], &tried["seat"]), (&json!(other), &moves["seat"]));
    assert!(tried["grade"].is_string() && tried["then"].is_array(), "{tried}");
    assert_eq!(ana.get(&path("try?notation=dance")).await.json()["key"], "illegal");
    let moment_after_the_end = format!("/api/tables/{table}/moments/9/moves");
    assert_eq!(ana.get(&moment_after_the_end).await.status, 404);
    let body = json!({ "seat": moves["seat"], "notation": other, "level": "novice" });
    let opened = ana.post(&path("play-on"), &body).await.good();
    let mut player = Player::at(&ana, opened["table"].as_str().unwrap()).await;
    let is_own_turn = |table: &Value| table["game"]["offers"].as_array().is_some_and(|all| !all.is_empty());
    if !is_own_turn(&player.now) {
        player.until(|message| message["type"] == "table" && is_own_turn(message)).await;
    }
    assert_eq!(player.now["you"]["seat"], moves["seat"]);
}

#[tokio::test]
async fn an_exercise_is_posed_answered_and_played_on() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let list = ana.get("/api/exercises/toledo").await.good();
    let id = list["exercises"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/exercises/toledo/{id}");
    let posed = ana.get(&path).await.good();
    assert_eq!(posed["id"], json!(id));
    assert!(posed["view"].is_object() && posed["offers"].as_array().unwrap().len() > 2);
    let answer = async |notation: &str| {
        ana.get(&format!("{path}/answer?notation={}", notation.replace(' ', "%20"))).await
    };
    let mut foretold = 0;
    for offer in posed["offers"].as_array().unwrap() {
        let notation = offer["notation"].as_str().unwrap().replace(' ', "%20");
        let preview = ana.get(&format!("{path}/preview?notation={notation}")).await.good();
        foretold += preview["events"].as_array().unwrap().len();
    }
    assert!(foretold > 0);
    assert_eq!(ana.get(&format!("{path}/preview?notation=dance")).await.status, 400);
    let explained = ana.get(&format!("{path}/explain?place=5")).await.good();
    assert!(!explained["lines"].as_array().unwrap().is_empty(), "{explained}");
    assert_eq!(ana.get(&format!("{path}/explain?place=moon")).await.status, 404);
    let mut kinds = [0, 0];
    for offer in posed["offers"].as_array().unwrap() {
        let notation = offer["notation"].as_str().unwrap();
        let told = answer(notation).await.good();
        let is_best = told["best"] == json!(notation);
        assert_eq!(told["is_best"], json!(is_best));
        kinds[usize::from(is_best)] += 1;
        assert!(
            told["choices"].as_array().unwrap().iter().any(|choice| choice["notation"] == json!(notation))
        );
    }
    assert_eq!(kinds[1], 1, "one move is best");
    assert_eq!(answer("dance").await.json()["key"], "illegal");
    let tried = async |notation: &str| {
        ana.get(&format!("{path}/try?notation={}", notation.replace(' ', "%20"))).await
    };
    let best = answer(posed["offers"][0]["notation"].as_str().unwrap()).await.good()["choices"][0].clone();
    let mut not_looked_at = 0;
    for offer in posed["offers"].as_array().unwrap() {
        let notation = offer["notation"].as_str().unwrap();
        let told = answer(notation).await.good();
        let own = told["choices"].as_array().unwrap().iter().find(|one| one["notation"] == json!(notation));
        if own.unwrap()["chance"].is_null() {
            not_looked_at += 1;
            let own = tried(notation).await.good();
            assert_eq!(own["notation"], json!(notation));
            assert!(own["chance"].as_u64().unwrap() <= best["chance"].as_u64().unwrap(), "{own}");
            assert!(!own["then"].as_array().unwrap().is_empty(), "{own}");
        }
    }
    assert!(not_looked_at > 0, "every move was among the candidates");
    assert_eq!(tried(best["notation"].as_str().unwrap()).await.good(), best);
    assert_eq!(tried("dance").await.json()["key"], "illegal");
    let nobody = Browser::new(server.address);
    let asked = nobody.get(&format!("{path}/try?notation=draw")).await;
    assert_eq!(asked.json()["key"], "no-session");
    assert_eq!(ana.get("/api/exercises/toledo/none").await.status, 404);
    assert_eq!(ana.get("/api/exercises/chess").await.status, 404);
    let opened = ana.post(&format!("{path}/play-on"), &json!({ "level": "novice" })).await.good();
    let player = Player::at(&ana, opened["table"].as_str().unwrap()).await;
    assert_eq!(player.now["you"]["seat"], posed["seat"]);
    assert_eq!(player.offers().len(), posed["offers"].as_array().unwrap().len());
}

/// In an exercise too it is said what areas would be worth after a tile is laid, and what that comes to is what the others are told.
#[tokio::test]
async fn an_exercise_says_what_areas_would_be_worth() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let list = ana.get("/api/exercises/salamanca").await.good();
    let (mut told, mut untold) = (0, 0);
    for exercise in list["exercises"].as_array().unwrap() {
        if told >= 20 && untold > 0 {
            break;
        }
        let path = format!("/api/exercises/salamanca/{}", exercise["id"].as_str().unwrap());
        let posed = ana.get(&path).await.good();
        let lays = posed["offers"].as_array().unwrap().iter().filter(|offer| offer["parts"]["move"] == "lay");
        for offer in lays.step_by(3).take(12) {
            let notation = offer["notation"].as_str().unwrap().replace(' ', "%20");
            let preview = ana.get(&format!("{path}/preview?notation={notation}")).await.good();
            assert!(!preview["events"].as_array().unwrap().is_empty());
            let Some(lines) = preview.get("worth") else {
                untold += 1;
                continue;
            };
            for line in lines.as_array().unwrap() {
                // Before it is laid the place is explained with what it is worth now.
                let place = line["places"][0].as_str().unwrap();
                let explained = ana.get(&format!("{path}/explain?place={place}")).await.good();
                let before = line["values"].get("before").cloned();
                assert_eq!(
                    before.as_ref(),
                    explained["lines"][0]["values"].get("value"),
                    "{line} {explained}"
                );
                told += 1;
            }
        }
    }
    assert!(told > 0 && untold > 0, "{told} {untold}");
}
