//! The lobby: open tables that fit, and who is here.

use std::time::Duration;

use serde_json::{Value, json};

use crate::players::account;
use crate::support::{Browser, Player, TestServer};

async fn open(host: &Browser, settings: Value) -> String {
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    opened["table"].as_str().unwrap().to_owned()
}

/// The names of the tables with free seats that somebody is shown.
async fn waiting(browser: &Browser, query: &str) -> Vec<String> {
    let lobby = browser.get(&format!("/api/lobby{query}")).await.good();
    let tables = lobby["waiting"].as_array().unwrap();
    tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn tables_are_found_by_game_pace_and_language() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let days = json!({ "pace": "days", "days": 3 });
    let toledo = open(
        &ana,
        json!({ "game": "toledo", "seats": 2, "listed": true, "pace": days, "languages": ["de", "en"] }),
    )
    .await;
    let alcazar =
        open(&ana, json!({ "game": "alcazar", "seats": 3, "listed": true, "languages": ["es"] })).await;
    let any = open(&ana, json!({ "game": "alcazar", "seats": 2, "listed": true })).await;
    let hidden = open(&ana, json!({ "game": "toledo", "seats": 2 })).await;
    let ben = Browser::named(server.address, "Ben").await;
    let all = waiting(&ben, "").await;
    assert_eq!(all, [any.clone(), alcazar.clone(), toledo.clone()]);
    assert!(!all.contains(&hidden));
    assert_eq!(waiting(&ben, "?game=toledo").await, std::slice::from_ref(&toledo));
    assert_eq!(waiting(&ben, "?pace=unlimited").await, [any.clone(), alcazar.clone()]);
    assert_eq!(waiting(&ben, "?pace=days&game=alcazar").await, [""; 0]);
    assert_eq!(waiting(&ben, "?languages=nl,en").await, [any.clone(), toledo.clone()]);
    assert_eq!(waiting(&ben, "?languages=es&game=alcazar&pace=unlimited").await, [any, alcazar]);
    let shown = ben.get("/api/lobby?game=toledo").await.good();
    assert_eq!(shown["waiting"][0]["languages"], json!(["de", "en"]));
    assert_eq!(ana.get("/api/lobby?game=big-boss").await.good()["mine"].as_array().unwrap().len(), 4);
    for wrong in ["?languages=%25", "?game=' OR 1=1", "?languages=a,b,c,d,e,f,g,h,i"] {
        assert_eq!(ben.get(&format!("/api/lobby{}", wrong.replace(' ', "%20"))).await.status, 400, "{wrong}");
    }
    for wrong in [json!(["deutsch"]), json!(["DE"]), json!(["de", "de"]), json!([""])] {
        let settings = json!({ "game": "toledo", "seats": 2, "languages": wrong });
        assert_eq!(ana.post("/api/tables", &json!({ "settings": settings })).await.status, 400);
    }
}

/// Asks until those who are here are so many.
async fn until_here(browser: &Browser, people: u64) -> Value {
    for _ in 0..600 {
        let here = browser.get("/api/lobby").await.good()["here"].clone();
        if here["people"] == json!(people) {
            return here;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("there are never {people}");
}

#[tokio::test]
async fn who_is_here_is_counted_and_named_only_by_their_own_wish() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let _at_the_socket = Player::connect(&ana).await;
    let here = until_here(&ben, 1).await;
    assert_eq!(here, json!({ "people": 1, "names": [], "shown": false }));
    let own = ana.send("PUT", "/api/lobby/here", Some(r#"{ "shown": true }"#)).await.good();
    assert_eq!(own["shown"], json!(true));
    let here = until_here(&ben, 1).await;
    let visitor = &here["visitors"][0];
    assert_eq!(
        (&here["names"], &visitor["name"], visitor.get("player")),
        (&json!(["Ana"]), &json!("Ana"), None)
    );
    assert_eq!(
        until_here(&ana, 1).await["names"],
        json!([]),
        "Ben does not wish it, and nobody meets themselves"
    );
    ana.send("PUT", "/api/lobby/here", Some(r#"{ "shown": false }"#)).await.good();
    assert_eq!(until_here(&ben, 1).await["names"], json!([]));
    let stranger = Browser::new(server.address);
    assert_eq!(stranger.send("PUT", "/api/lobby/here", Some(r#"{ "shown": true }"#)).await.status, 401);
    until_here(&stranger, 2).await;
}

#[tokio::test]
async fn whoever_is_here_with_an_account_has_a_page() {
    let server = TestServer::start().await;
    let (ana, player) = account(&server, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    ana.send("PUT", "/api/lobby/here", Some(r#"{ "shown": true }"#)).await.good();
    let _at_the_socket = Player::connect(&ana).await;
    assert_eq!(until_here(&ben, 1).await["visitors"], json!([{ "name": "Ana", "player": player }]));
}
