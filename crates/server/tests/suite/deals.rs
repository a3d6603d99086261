//! Fair dealing: the server draws first, then the players add, then the cards are dealt.

use serde_json::{Value, json};

use crate::support::{Browser, Player, TestServer};

fn against_the_computer() -> Value {
    let settings = json!({ "game": "toledo", "seats": 2, "wait_for_parts": true });
    json!({ "settings": settings, "sitters": [{ "kind": "person" }, { "kind": "bot", "level": "novice" }] })
}

async fn state(browser: &Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{table}")).await.good()["state"].clone()
}

#[tokio::test]
async fn no_part_of_a_player_reaches_the_server_before_it_has_drawn_its_own() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut early = against_the_computer();
    early["deal_part"] = json!("mine");
    assert_eq!(ana.post("/api/tables", &early).await.status, 400);
    // All seats are taken, and still the cards wait for the part of whoever opened the table and knows the commitment now.
    let opened = ana.post("/api/tables", &against_the_computer()).await.good();
    let (table, commitment) = (opened["table"].as_str().unwrap(), opened["commitment"].as_str().unwrap());
    assert_eq!(commitment.len(), 64);
    assert_eq!(state(&ana, table).await, "waiting");
    ana.put(&format!("/api/tables/{table}/deal-part"), &json!({ "deal_part": "mine" })).await.good();
    assert_eq!(state(&ana, table).await, "playing");
    let mut player = Player::at(&ana, table).await;
    let seq = player.seq();
    player.ask(json!({ "type": "resign", "seq": seq })).await;
    let reveal = ana.get(&format!("/api/tables/{table}/reveal")).await.good();
    assert_eq!((&reveal["player_parts"], &reveal["commitment"]), (&json!(["mine", ""]), &json!(commitment)));
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    server::admin::verify_record(&record).unwrap();
}

#[tokio::test]
async fn a_table_waits_for_the_parts_of_all_and_whoever_joins_without_one_has_said_so() {
    let server = TestServer::start().await;
    let (ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let body = json!({ "settings": { "game": "toledo", "seats": 2, "wait_for_parts": true } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!(state(&ana, &table).await, "waiting");
    ana.put(&format!("/api/tables/{table}/deal-part"), &json!({ "deal_part": "" })).await.good();
    assert_eq!(state(&ana, &table).await, "playing");
    // Too late: the cards are dealt.
    let late = ben.put(&format!("/api/tables/{table}/deal-part"), &json!({ "deal_part": "late" })).await;
    assert_eq!(late.status, 409);
}
