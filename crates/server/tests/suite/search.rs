//! "Find me a table", from outside: nobody is lost, nobody sits twice.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::TimeSource;

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, TestServer};

const NOW: u64 = 1_800_000_000_000;

fn wish(game: &str, seats: &[u8], pace: &str) -> Value {
    json!({ "games": [game], "seats": seats, "paces": [pace] })
}

async fn find(browser: &Browser, wish: &Value) -> Value {
    browser.send("PUT", "/api/search", Some(&wish.to_string())).await.good()
}

async fn state(browser: &Browser) -> Value {
    browser.get("/api/search").await.good()
}

async fn leave(browser: &Browser) {
    assert_eq!(browser.send("POST", "/api/search/leave", None).await.status, 204);
}

/// The tables at which somebody sits.
async fn tables_of(browser: &Browser) -> Vec<String> {
    let lobby = browser.get("/api/lobby").await.good();
    let mine = lobby["mine"].as_array().unwrap().clone();
    let seated = mine.iter().filter(|table| table.get("your_seat").is_some());
    seated.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_who_look_for_the_same_sit_together_and_the_game_begins() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let alone =
        find(&ana, &json!({ "games": ["salamanca", "toledo"], "seats": [2, 3], "paces": ["days", "calm"] }))
            .await;
    assert_eq!(alone["table"], Value::Null);
    assert_eq!(alone["search"]["games"], json!(["salamanca", "toledo"]));
    assert_eq!(alone["search"]["offers_bots"], json!(false));
    let seen = state(&ben).await;
    assert_eq!(seen["waiting"].as_array().unwrap().len(), 4, "{seen}");
    assert_eq!(seen["waiting"][0], json!({ "game": "salamanca", "pace": "calm", "people": 1 }));
    assert_eq!(ben.get("/api/lobby").await.good()["searching"], json!(1));
    let found = find(&ben, &wish("toledo", &[2, 4], "calm")).await;
    let table = found["table"].as_str().expect("a table").to_owned();
    assert_eq!(state(&ana).await["table"], json!(table));
    assert_eq!(state(&ana).await["search"], Value::Null);
    assert_eq!((tables_of(&ana).await, tables_of(&ben).await), (vec![table.clone()], vec![table.clone()]));
    let info = ana.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["state"], json!("playing"));
    assert_eq!(info["pace"], json!({ "pace": "real-time", "bank_seconds": 2700, "increment_seconds": 30 }));
    let mut names: Vec<_> = info["chairs"].as_array().unwrap().iter().map(|chair| &chair["name"]).collect();
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, ["Ana", "Ben"]);
    // A question that was under way does not send anybody into a second game.
    let again = find(&ana, &wish("toledo", &[2], "calm")).await;
    assert_eq!((again["table"].clone(), again["search"].clone()), (json!(table), Value::Null));
    assert_eq!(state(&ben).await["waiting"], json!([]));
}

#[tokio::test]
async fn whoever_has_closed_the_page_is_seated_for_days_a_move_only() {
    let server = TestServer::with_clock(NOW).await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    find(&ana, &wish("toledo", &[2], "quick")).await;
    leave(&ana).await;
    let waits = find(&ben, &wish("toledo", &[2], "quick")).await;
    assert_eq!((waits["table"].clone(), waits["waiting"].clone()), (Value::Null, json!([])));
    // The page that is opened again goes on where it was.
    let back = state(&ana).await;
    assert!(back["table"].is_string(), "{back}");
    assert_eq!(state(&ben).await["table"], back["table"]);

    let (carla, dora) =
        (Browser::named(server.address, "Carla").await, Browser::named(server.address, "Dora").await);
    find(&carla, &json!({ "games": ["alcazar"], "seats": [2], "paces": ["quick", "days"] })).await;
    server.advance(20_000);
    let found = find(&dora, &json!({ "games": ["alcazar"], "seats": [2], "paces": ["quick", "days"] })).await;
    let table = found["table"].as_str().expect("days a move can wait for her");
    let info = carla.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(info["pace"], json!({ "pace": "days", "days": 3 }));
}

#[tokio::test]
async fn after_a_while_computer_players_are_offered_and_fill_up() {
    let server = TestServer::with_clock(NOW).await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut wish = wish("salamanca", &[3, 4], "quick");
    find(&ana, &wish).await;
    server.advance(29_000);
    assert_eq!(state(&ana).await["search"]["offers_bots"], json!(false));
    server.advance(2_000);
    assert_eq!(state(&ana).await["search"]["offers_bots"], json!(true));
    wish["bots"] = json!("novice");
    let found = find(&ana, &wish).await;
    let table = found["table"].as_str().expect("a table");
    let chairs = ana.get(&format!("/api/tables/{table}")).await.good()["chairs"].clone();
    let bots = chairs.as_array().unwrap().iter().filter(|chair| chair["sitter"]["level"] == "novice").count();
    assert_eq!((chairs.as_array().unwrap().len(), bots), (3, 2));
}

#[tokio::test]
async fn a_search_outlives_the_server_and_ends_when_it_is_cancelled() {
    let server = TestServer::start().await;
    let mut ana = Browser::named(server.address, "Ana").await;
    let mut ben = Browser::named(server.address, "Ben").await;
    find(&ana, &wish("toledo", &[2], "days")).await;
    let server = server.restart().await;
    (ana.address, ben.address) = (server.address, server.address);
    assert_eq!(state(&ana).await["search"]["paces"], json!(["days"]));
    let ended = ana.send("DELETE", "/api/search", None).await.good();
    assert_eq!((ended["search"].clone(), ended["table"].clone()), (Value::Null, Value::Null));
    assert_eq!(find(&ben, &wish("toledo", &[2], "days")).await["table"], Value::Null);
    // Whoever makes an account goes on looking, on this device and on others.
    ben.sign("/api/account", &json!({ "name": "Ben", "password": "correct horse battery" })).await;
    assert_eq!(state(&ben).await["search"]["games"], json!(["toledo"]));
    let found = find(&ana, &wish("toledo", &[2], "days")).await;
    assert!(found["table"].is_string(), "{found}");
    assert_eq!(state(&ben).await["table"], found["table"]);
}

#[tokio::test]
async fn what_cannot_be_looked_for_is_refused() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let right = wish("toledo", &[2], "quick");
    let put = |browser: &Browser, body: &Value| {
        let (browser, body) = (browser.clone(), body.to_string());
        async move { browser.send("PUT", "/api/search", Some(&body)).await }
    };
    assert_eq!(put(&Browser::new(server.address), &right).await.status, 401);
    for (field, wrong) in [
        ("games", json!([])),
        ("games", json!(["chess"])),
        ("games", json!(["toledo", "toledo"])),
        ("seats", json!([])),
        ("seats", json!([5])),
        ("seats", json!([2, 2])),
        ("seats", json!([300])),
        ("paces", json!([])),
        ("paces", json!(["quick", "quick"])),
        ("bots", json!("genius")),
    ] {
        let mut body = right.clone();
        body[field] = wrong.clone();
        assert!((400..500).contains(&put(&ana, &body).await.status), "{field} {wrong}");
    }
    let mut foreign = ana.clone();
    foreign.origin = Some("https://elsewhere.example".to_owned());
    for (method, path) in [
        ("PUT", "/api/search"),
        ("DELETE", "/api/search"),
        ("POST", "/api/search/leave"),
        ("PUT", "/api/lobby/here"),
    ] {
        let reply = foreign.send(method, path, Some(&right.to_string())).await;
        assert_eq!(reply.json()["key"], json!("foreign-origin"), "{method} {path}");
    }
    assert_eq!(state(&ana).await["search"], Value::Null);
}

/// All of them look for a table for two at once, at one of the nodes each; some change their mind at the same time.
async fn crowd(nodes: &[&TestServer]) {
    let mut people = Vec::new();
    for number in 0..24 {
        people.push(Browser::named(nodes[number % nodes.len()].address, &format!("p{number}")).await);
    }
    join_all(people.iter().map(|person| async { find(person, &wish("toledo", &[2], "days")).await })).await;
    let cancel = |person: &Browser| {
        let person = person.clone();
        async move { person.send("DELETE", "/api/search", None).await.good() }
    };
    let late: Vec<Browser> = join_all((0..12).map(|number| {
        let address = nodes[number % nodes.len()].address;
        async move { Browser::named(address, &format!("late{number}")).await }
    }))
    .await;
    let changing = late.iter().map(|person| async {
        find(person, &wish("toledo", &[2], "days")).await;
        cancel(person).await
    });
    let answers = join_all(changing).await;
    let mut at: HashMap<String, u32> = HashMap::new();
    for person in &people {
        let tables = tables_of(person).await;
        assert!(tables.len() <= 1, "{tables:?}");
        for table in tables {
            *at.entry(table).or_default() += 1;
        }
    }
    for (person, answer) in late.iter().zip(&answers) {
        let tables = tables_of(person).await;
        assert_eq!(tables.first().map(|table| json!(table)).unwrap_or_default(), answer["table"], "{answer}");
        assert!(tables.len() <= 1);
        for table in tables {
            *at.entry(table).or_default() += 1;
        }
    }
    assert!(at.values().all(|count| *count == 2), "{at:?}");
    assert!(at.len() >= 12, "an even crowd is seated: {at:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_looks_at_once_is_seated_and_nobody_sits_twice() {
    let server = TestServer::start().await;
    crowd(&[&server]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_two_nodes_as_at_one() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let one = TestServer::node(&data, TimeSource::default()).await;
    let other = TestServer::node(&data, TimeSource::default()).await;
    crowd(&[&one, &other]).await;
}

#[tokio::test]
async fn whoever_waits_for_an_answer_is_there_until_the_page_goes() {
    let server = TestServer::with_clock(NOW).await;
    let [ana, ben, carla] =
        join_all(["Ana", "Ben", "Carla"].map(|name| Browser::named(server.address, name)))
            .await
            .try_into()
            .unwrap();
    // A page that nobody looks at does not ask every few seconds: the question that is under way says that it is there.
    find(&ana, &wish("toledo", &[2], "quick")).await;
    let waiting = ana.clone();
    let answer = tokio::spawn(async move { waiting.get("/api/search?wait=true").await.good() });
    let mut found = Value::Null;
    for _ in 0..120 {
        server.advance(13_000);
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        found = find(&ben, &wish("toledo", &[2], "quick")).await["table"].clone();
        if !found.is_null() {
            break;
        }
    }
    assert!(found.is_string(), "somebody who waits is found");
    assert_eq!(answer.await.unwrap()["table"], found, "and is told at once");

    // A page that is gone takes its question along.
    find(&carla, &wish("alcazar", &[2], "quick")).await;
    let going = carla.clone();
    let answer = tokio::spawn(async move { going.get("/api/search?wait=true").await });
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    answer.abort();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    server.advance(13_000);
    tokio::time::sleep(std::time::Duration::from_millis(2_500)).await;
    let dora = Browser::named(server.address, "Dora").await;
    assert_eq!(find(&dora, &wish("alcazar", &[2], "quick")).await["table"], Value::Null);
}
