//! Following, blocking and asking to a table: what comes of it, and what nobody learns by it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::account;
use crate::support::{Browser, HttpReply, Player, TestServer};

pub(crate) fn key(reply: &HttpReply) -> Value {
    reply.json()["key"].clone()
}

/// What somebody's account is called by others.
pub(crate) async fn id_of(browser: &Browser) -> String {
    browser.get("/api/session").await.good()["guest"].as_str().unwrap().to_owned()
}

async fn open(host: &Browser, settings: Value) -> String {
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    opened["table"].as_str().unwrap().to_owned()
}

async fn follow(who: &Browser, whom: &Browser) -> Value {
    who.post("/api/people/following", &json!({ "player": id_of(whom).await })).await.good()
}

pub(crate) async fn block(who: &Browser, whom: &Browser) -> String {
    let people = who.post("/api/people/blocked", &json!({ "player": id_of(whom).await })).await.good();
    people["blocked"][0]["id"].as_str().unwrap().to_owned()
}

async fn invite(who: &Browser, whom: &Browser, table: &str) -> HttpReply {
    who.post(&format!("/api/tables/{table}/invitations"), &json!({ "player": id_of(whom).await })).await
}

/// Asks until the first whom somebody follows is here, or is not.
async fn until_here(browser: &Browser, here: bool) -> Value {
    for _ in 0..1_200 {
        let people = browser.get("/api/people").await.good();
        if people["following"][0]["here"] == json!(here) {
            return people["following"][0].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("here is never {here}");
}

#[tokio::test]
async fn whoever_follows_sees_those_who_wish_it_and_the_listed_table_they_sit_at() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let followed = follow(&ana, &ben).await;
    assert_eq!(followed["following"][0]["name"], "Ben");
    assert_eq!(followed["following"][0]["here"], false, "he has not said that others may know");
    ben.get("/api/lobby").await.good();
    ben.put("/api/lobby/here", &json!({ "shown": true })).await.good();
    let seen = until_here(&ana, true).await;
    assert_eq!(seen.get("table"), None);
    open(&ben, json!({ "game": "toledo", "seats": 2 })).await;
    assert_eq!(
        until_here(&ana, true).await.get("table"),
        None,
        "a table that is not listed is nobody's business"
    );
    let table = open(&ben, json!({ "game": "alcazar", "seats": 2, "listed": true })).await;
    assert_eq!(until_here(&ana, true).await["table"]["id"], json!(table));
    assert_eq!(ana.get("/api/lobby").await.good()["here"]["names"], json!(["Ben"]));
    // Whoever was blocked is not told so: the other seems to be away.
    let id = block(&ben, &ana).await;
    assert_eq!(ana.get("/api/lobby").await.good()["here"]["names"], json!([]));
    let hidden = until_here(&ana, false).await;
    assert_eq!(hidden.get("table"), None);
    assert_eq!(
        ana.get(&format!("/api/players/{}", id_of(&ben).await)).await.good()["relation"]["followed"],
        true
    );
    ben.delete(&format!("/api/people/blocked/{id}")).await.good();
    until_here(&ana, true).await;
    let gone = ana.delete(&format!("/api/people/following/{}", id_of(&ben).await)).await.good();
    assert_eq!(gone["following"], json!([]));
}

#[tokio::test]
async fn who_may_not_follow_block_or_ask_is_told_why() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let guest = Browser::named(server.address, "Gus").await;
    let nobody = Browser::new(server.address);
    let ben_id = json!({ "player": id_of(&ben).await });
    assert_eq!(key(&nobody.get("/api/people").await), "no-session");
    assert_eq!(key(&nobody.post("/api/people/blocked", &ben_id).await), "no-session");
    assert_eq!(key(&guest.post("/api/people/following", &ben_id).await), "no-account");
    let own = json!({ "player": id_of(&ana).await });
    for path in ["/api/people/following", "/api/people/blocked"] {
        assert_eq!(key(&ana.post(path, &own).await), "not-now");
        let unknown = json!({ "player": id_of(&guest).await });
        assert_eq!(key(&ana.post(path, &unknown).await), "not-found", "a guest has no name to others");
    }
    for bad in [json!({}), json!({ "table": "x" }), json!({ "player": "x", "table": "y", "seat": 1 })] {
        assert_eq!(key(&ana.post("/api/people/blocked", &bad).await), "bad-message", "{bad}");
    }
    let table = open(&ana, json!({ "game": "toledo", "seats": 2 })).await;
    assert_eq!(key(&invite(&guest, &ana, &table).await), "no-account");
    assert_eq!(key(&invite(&ben, &ana, &table).await), "not-your-seat");
    assert_eq!(key(&invite(&ana, &ana, &table).await), "cannot-invite");
    let foreign = Browser { origin: Some("https://evil.example".to_owned()), ..ana.clone() };
    assert_eq!(key(&invite(&foreign, &ben, &table).await), "foreign-origin");
    guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!(key(&invite(&ana, &ben, &table).await), "not-now", "all seats are taken");
}

#[tokio::test]
async fn an_invitation_is_seen_until_it_is_declined_or_the_seats_are_taken_and_comes_once() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    follow(&ana, &ben).await;
    let table = open(&ana, json!({ "game": "toledo", "seats": 2 })).await;
    assert_eq!(invite(&ana, &ben, &table).await.status, 204);
    assert_eq!(key(&invite(&ana, &ben, &table).await), "cannot-invite", "once is enough");
    let people = ana.get("/api/people").await.good();
    assert_eq!(people["following"][0]["invited_to"], json!([table]));
    assert_eq!(people["waiting"][0]["id"], json!(table));
    let lobby = ben.get("/api/lobby").await.good();
    assert_eq!(lobby["invitations"][0]["by_name"], "Ana");
    assert_eq!(lobby["invitations"][0]["table"]["id"], json!(table));
    ben.delete(&format!("/api/tables/{table}/invitations")).await;
    assert_eq!(ben.get("/api/lobby").await.good().get("invitations"), None);
    assert_eq!(key(&invite(&ana, &ben, &table).await), "cannot-invite", "he has declined");

    let second = open(&ana, json!({ "game": "alcazar", "seats": 2 })).await;
    invite(&ana, &ben, &second).await;
    ben.post(&format!("/api/tables/{second}/join"), &json!({})).await.good();
    assert_eq!(ben.get("/api/people").await.good()["invitations"], json!([]));
    // Nobody blocked asks anybody, and what they asked before is not seen any more.
    let third = open(&ana, json!({ "game": "salamanca", "seats": 3 })).await;
    invite(&ana, &ben, &third).await;
    block(&ben, &ana).await;
    assert_eq!(ben.get("/api/people").await.good()["invitations"], json!([]));
    let fourth = open(&ana, json!({ "game": "salamanca", "seats": 3 })).await;
    assert_eq!(key(&invite(&ana, &ben, &fourth).await), "cannot-invite");
}

#[tokio::test]
async fn those_who_do_not_want_to_meet_are_not_seated_together_nor_shown_each_others_tables() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let guest = Browser::named(server.address, "Gus").await;
    let id = block(&ana, &ben).await;
    let table = open(&ana, json!({ "game": "toledo", "seats": 2, "listed": true })).await;
    let waiting = |lobby: Value| lobby["waiting"].as_array().unwrap().len();
    assert_eq!(waiting(ben.get("/api/lobby").await.good()), 0);
    assert_eq!(waiting(guest.get("/api/lobby").await.good()), 1);
    let join = format!("/api/tables/{table}/join");
    assert_eq!(key(&ben.post(&join, &json!({})).await), "not-together");
    let wish = json!({ "games": ["toledo"], "seats": [2], "paces": ["days"] });
    ana.put("/api/search", &wish).await.good();
    assert_eq!(ben.put("/api/search", &wish).await.good().get("table"), None);
    assert!(guest.put("/api/search", &wish).await.good()["table"].is_string(), "Gus may play with Ana");
    ana.delete(&format!("/api/people/blocked/{id}")).await.good();
    ben.post(&join, &json!({})).await.good();
}

#[tokio::test]
async fn nor_are_the_tables_of_guests_shown_in_the_lobby_or_in_a_club() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let (gus, zoe) =
        (Browser::named(server.address, "Gus").await, Browser::named(server.address, "Zoe").await);
    let (club, token) = crate::clubs::found(&ana, true).await;
    for member in [&gus, &zoe] {
        crate::clubs::join(member, &club, &token).await;
    }
    let settings = json!({ "game": "toledo", "seats": 3, "listed": true });
    let opened = gus.post("/api/tables", &json!({ "settings": settings, "club": club })).await.good();
    let of_gus = opened["table"].as_str().unwrap().to_owned();
    let of_zoe = open(&zoe, settings.clone()).await;
    gus.post(&format!("/api/tables/{of_zoe}/join"), &json!({})).await.good();
    let seen = async |who: &Browser| {
        let lobby = who.get("/api/lobby").await.good()["waiting"].as_array().unwrap().len();
        let club = who.get(&format!("/api/clubs/{club}")).await.good()["waiting"].as_array().unwrap().len();
        (lobby, club)
    };
    assert_eq!(seen(&ana).await, (2, 1));
    let people = ana.post("/api/people/blocked", &json!({ "table": of_gus, "seat": 0 })).await.good();
    assert_eq!(seen(&ana).await, (0, 0), "whoever is blocked sits at both");
    assert_eq!(seen(&zoe).await, (1, 1), "she has blocked nobody");
    // The other way round as well.
    let of_ana = open(&ana, settings).await;
    let lobby = gus.get("/api/lobby").await.good();
    assert!(!lobby["waiting"].to_string().contains(&of_ana), "{lobby}");
    let id = people["blocked"][0]["id"].as_str().unwrap();
    ana.delete(&format!("/api/people/blocked/{id}")).await.good();
    assert_eq!(seen(&ana).await, (2, 1));
}

#[tokio::test]
async fn a_guest_at_a_table_is_blocked_by_the_seat_and_is_not_read_any_more() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut gus = Browser::named(server.address, "Gus").await;
    let table = open(&ana, json!({ "game": "alcazar", "seats": 2, "chat": "everybody" })).await;
    gus.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&gus, &table).await);
    second.ask(json!({ "type": "chat", "text": "before" })).await;
    first.until(|message| message.to_string().contains("before")).await;
    let people = ana.post("/api/people/blocked", &json!({ "table": table, "seat": 1 })).await.good();
    assert_eq!((&people["blocked"][0]["name"], people["blocked"][0].get("player")), (&json!("Gus"), None));
    assert!(!people.to_string().contains(&id_of(&gus).await), "nobody learns what a guest is called within");
    second.ask(json!({ "type": "chat", "text": "unread" })).await;
    // Whoever comes anew is not shown what was written before either.
    let mut again = Player::at(&ana, &table).await;
    let chat = again.until(|message| message["type"] == "chat").await;
    assert_eq!(chat["lines"], json!([]), "{chat}");
    // With an account he is still the same.
    gus.sign("/api/account", &json!({ "name": "Gus", "password": "four quiet barons dance" })).await;
    let mut third = Player::at(&gus, &table).await;
    third.ask(json!({ "type": "chat", "text": "still unread" })).await;
    let id = people["blocked"][0]["id"].as_str().unwrap();
    ana.delete(&format!("/api/people/blocked/{id}")).await.good();
    third.ask(json!({ "type": "chat", "text": "read" })).await;
    let next = first
        .until(|message| message["type"] == "chat" && !message["lines"].as_array().unwrap().is_empty())
        .await;
    assert_eq!(next["lines"][0]["text"], "read", "{next}");
}

#[tokio::test]
async fn what_a_guest_has_blocked_the_account_has_blocked_that_takes_the_guest_over() {
    let server = TestServer::start().await;
    let ben = account(&server, "Ben").await;
    account(&server, "Ana").await;
    let mut phone = Browser::named(server.address, "Ana's phone").await;
    block(&phone, &ben).await;
    let sign_in = json!({ "who": "Ana", "password": "four quiet barons dance" });
    phone.sign("/api/account/sign-in/password", &sign_in).await;
    let people = phone.get("/api/people").await.good();
    assert_eq!(people["blocked"][0]["name"], "Ben");
    // Whoever deletes the account is not to be found with anybody any more.
    assert!(ben.post("/api/account/delete", &json!({ "name": "Ben" })).await.status < 300);
    assert_eq!(phone.get("/api/people").await.good()["blocked"], json!([]));
}

#[tokio::test]
async fn whoever_has_blocked_somebody_sits_with_them_at_no_table_whoever_opened_it() {
    let server = TestServer::start().await;
    let (ana, ben, cara) =
        (account(&server, "Ana").await, account(&server, "Ben").await, account(&server, "Cara").await);
    block(&ana, &ben).await;
    for (first, second) in [(&ana, &ben), (&ben, &ana)] {
        let table = open(&cara, json!({ "game": "toledo", "seats": 4 })).await;
        let at = |rest: &str| format!("/api/tables/{table}/{rest}");
        first.post(&at("join"), &json!({})).await.good();
        assert_eq!(key(&second.post(&at("join"), &json!({})).await), "not-together");
        // Nor by a link that somebody else gives away.
        let link = cara.post(&at("seats/0/link"), &json!({})).await.good()["seat_token"].clone();
        let by_link = second.with_bearer(link.as_str().unwrap());
        assert_eq!(key(&by_link.post(&at("claim"), &json!({})).await), "not-together");
        let dora = account(&server, "Dora").await;
        dora.post(&at("join"), &json!({})).await.good();
        dora.post("/api/account/delete", &json!({ "name": "Dora" })).await;
    }
}

#[tokio::test]
async fn a_rematch_of_somebody_who_is_blocked_seats_the_others_alone() {
    let server = TestServer::start().await;
    let (ana, ben, cara) =
        (account(&server, "Ana").await, account(&server, "Ben").await, account(&server, "Cara").await);
    let table = open(&ana, json!({ "game": "toledo", "seats": 3 })).await;
    for other in [&ben, &cara] {
        other.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    for loser in [&ana, &ben, &cara] {
        let mut player = Player::at(loser, &table).await;
        let seq = player.seq();
        assert_eq!(player.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    }
    block(&ana, &ben).await;
    let opened = ben.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    let rematch = opened["table"].as_str().unwrap();
    let seat = |browser: Browser| {
        let rematch = rematch.to_owned();
        async move { Player::at(&browser, &rematch).await.now["you"].get("seat").cloned() }
    };
    assert_eq!(seat(ana.clone()).await, None);
    assert!(seat(ben.clone()).await.is_some() && seat(cara.clone()).await.is_some());
    let info = cara.get(&format!("/api/tables/{rematch}")).await.good();
    assert!(!info.to_string().contains("Ana"), "{info}");
    assert_eq!(key(&ana.post(&format!("/api/tables/{rematch}/join"), &json!({})).await), "not-together");
}

#[tokio::test]
async fn whoever_blocks_somebody_asks_them_nowhere_any_more() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let table = open(&ana, json!({ "game": "toledo", "seats": 2 })).await;
    assert_eq!(invite(&ana, &ben, &table).await.status, 204);
    let asked = || async { ben.get("/api/people").await.good()["invitations"].as_array().unwrap().len() };
    assert_eq!(asked().await, 1);
    let id = block(&ana, &ben).await;
    assert_eq!(asked().await, 0, "the way would lead to a refusal");
    assert!(ben.get("/api/lobby").await.good().get("invitations").is_none_or(|all| *all == json!([])));
    ana.delete(&format!("/api/people/blocked/{id}")).await.good();
    assert_eq!(asked().await, 1);
}
