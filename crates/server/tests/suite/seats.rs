//! Taking, giving and losing seats.

use serde_json::{Value, json};

use crate::support::{Browser, Player, TestServer};

async fn opened(host: &Browser, seats: u64) -> Value {
    let settings = json!({ "game": "alcazar", "seats": seats, "listed": true, "start_when_full": false });
    host.post("/api/tables", &json!({ "settings": settings })).await.good()
}

fn id(opened: &Value) -> String {
    opened["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_seat_is_held_by_its_link_on_another_device_without_a_cookie() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = id(&opened(&ana, 2).await);
    let seated = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    let token = seated["seat_token"].as_str().unwrap();
    let device = Browser::new(server.address).with_bearer(token);
    let player = Player::at(&device, &table).await;
    assert_eq!(player.now["you"]["seat"], 1);
    let mut browser = Player::connect(&Browser::new(server.address)).await;
    browser.table = table.clone();
    browser.send(json!({ "type": "watch", "seat_token": token })).await;
    let now = browser.until(|message| message["type"] == "table").await;
    assert_eq!(now["you"]["seat"], 1);
    let another = device.post(&format!("/api/tables/{table}/seats/1/link"), &json!({})).await.good();
    let other = Browser::new(server.address).with_bearer(another["seat_token"].as_str().unwrap());
    assert_eq!(Player::at(&other, &table).await.now["you"]["seat"], 1);
}

#[tokio::test]
async fn a_wrong_token_opens_nothing() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let table = id(&opened(&ana, 2).await);
    let stranger = Browser::new(server.address).with_bearer("0123456789abcdef0123456789abcdef");
    assert_eq!(stranger.get(&format!("/api/tables/{table}")).await.status, 403);
    assert_eq!(stranger.post(&format!("/api/tables/{table}/seats/0/link"), &json!({})).await.status, 403);
}

#[tokio::test]
async fn the_host_kicks_before_the_start_and_the_link_is_dead() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = id(&opened(&ana, 3).await);
    let seated = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut watching = Player::at(&ben, &table).await;
    let seat = format!("/api/tables/{table}/seats/1");
    assert_eq!(ben.put(&seat, &json!({ "sitter": { "kind": "open" } })).await.status, 403);
    ana.delete(&seat).await.good();
    let now = watching.until(|message| message["type"] == "table").await;
    assert!(now["you"].get("seat").is_none());
    let device = Browser::new(server.address).with_bearer(seated["seat_token"].as_str().unwrap());
    assert_eq!(device.get(&format!("/api/tables/{table}")).await.status, 403);
}

#[tokio::test]
async fn a_seat_can_be_held_for_a_link_that_a_program_uses() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let table = id(&opened(&ana, 2).await);
    ana.put(&format!("/api/tables/{table}/seats/1"), &json!({ "sitter": { "kind": "person" } })).await.good();
    let link = format!("/api/tables/{table}/seats/1/link");
    let token = ana.post(&link, &json!({})).await.good()["seat_token"].as_str().unwrap().to_owned();
    // Given away once, the seat is no longer the host's to give.
    assert_eq!(ana.post(&link, &json!({})).await.status, 403);
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    let program = Browser::new(server.address).with_bearer(&token);
    let mut player = Player::at(&program, &table).await;
    assert_eq!(player.now["you"]["seat"], 1);
    // Whoever has nothing but the link of the game before gets one of the next.
    let seq = player.seq();
    player.ask(json!({ "type": "resign", "seq": seq })).await;
    let rematch = program.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    let program = Browser::new(server.address).with_bearer(rematch["seated"]["seat_token"].as_str().unwrap());
    assert_eq!(Player::at(&program, &id(&rematch)).await.now["you"]["seat"], 0);
}

#[tokio::test]
async fn nobody_sits_twice_or_on_a_taken_seat_or_after_the_start() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let eva = Browser::named(server.address, "Eva").await;
    let table = id(&opened(&ana, 2).await);
    let join = format!("/api/tables/{table}/join");
    assert_eq!(ana.post(&join, &json!({})).await.json()["key"], "not-now");
    assert_eq!(ben.post(&join, &json!({ "seat": 0 })).await.json()["key"], "seat-taken");
    assert_eq!(ben.post(&join, &json!({ "seat": 7 })).await.json()["key"], "not-found");
    ben.post(&join, &json!({})).await.good();
    assert_eq!(eva.post(&join, &json!({})).await.json()["key"], "table-full");
    assert_eq!(ben.post(&format!("/api/tables/{table}/start"), &json!({})).await.json()["key"], "not-host");
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    assert_eq!(eva.post(&join, &json!({})).await.json()["key"], "not-now");
    assert_eq!(ana.delete(&format!("/api/tables/{table}/seats/1")).await.json()["key"], "not-now");
}

#[tokio::test]
async fn a_rematch_moves_everybody_one_chair_and_makes_new_links() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = id(&opened(&ana, 2).await);
    let seated = ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(ben.post(&rematch, &json!({})).await.json()["key"], "not-now");
    let mut player = Player::at(&ana, &table).await;
    let seq = player.seq();
    assert_eq!(player.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    let new = id(&ben.post(&rematch, &json!({})).await.good());
    assert_eq!(id(&ana.post(&rematch, &json!({})).await.good()), new, "the same table for all");
    let token = seated["seat_token"].as_str().unwrap();
    let with_old_link = Browser::new(server.address).with_bearer(token);
    assert_eq!(with_old_link.get(&format!("/api/tables/{new}")).await.status, 403);
    let again = with_old_link.post(&rematch, &json!({})).await.good();
    assert!(again.get("seated").is_none(), "Ben's session holds the seat: a link of before brings none");
    let own = ben.with_bearer(token).post(&rematch, &json!({})).await.good();
    let own = own["seated"]["seat_token"].as_str().unwrap();
    let ben_elsewhere = Player::at(&Browser::new(server.address).with_bearer(own), &new).await;
    assert_eq!(ben_elsewhere.now["you"]["seat"], 0);
    assert_eq!(Player::at(&ana, &new).await.now["you"]["seat"], 1);
    let info = ben.get(&format!("/api/tables/{new}")).await.good();
    assert_eq!(info["state"], "playing", "both have said that they play");
}

#[tokio::test]
async fn the_lobby_shows_waiting_tables_to_all_and_ones_own_with_whose_turn_it_is() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = id(&opened(&ana, 2).await);
    let secret = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let secret = id(&ana.post("/api/tables", &secret).await.good());
    let lobby = ben.get("/api/lobby").await.good();
    let names = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&lobby["waiting"]), [table.as_str()]);
    assert!(names(&lobby["mine"]).is_empty());
    let mut mine = names(&ana.get("/api/lobby").await.good()["mine"]);
    mine.sort();
    let mut both = vec![table.clone(), secret];
    both.sort();
    assert_eq!(mine, both);
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    ana.post(&format!("/api/tables/{table}/start"), &json!({})).await.good();
    let cleo = Browser::named(server.address, "Cleo").await;
    assert_eq!(names(&cleo.get("/api/lobby").await.good()["live"]), [table.as_str()]);
    let lobby = ben.get("/api/lobby").await.good();
    assert!(names(&lobby["live"]).is_empty(), "one's own game is not there twice");
    assert_eq!(lobby["mine"][0]["your_seat"], 1);
    assert_eq!(lobby["mine"][0]["turn_of"].as_array().unwrap().len(), 1);
}
