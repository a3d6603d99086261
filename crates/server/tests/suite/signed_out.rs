//! Whoever signs out everywhere, chooses another password or is put out leaves nothing behind that is still open.

use std::sync::Arc;

use serde_json::{Value, json};
use server::storage::{AccountWrite, Storage, Write};

use crate::house::{account, admin};
use crate::names::{fill_memory, with_room_for_one};
use crate::support::{Browser, Faults, FaultyStore, Player, TestServer, WriteFault};

const PASSWORD: &str = "four quiet barons dance";
const SIGN_IN: &str = "/api/account/sign-in/password";

async fn with_faults() -> (TestServer, Arc<Faults>) {
    let faults = Faults::new(1);
    let given = Arc::clone(&faults);
    let faulty = |inner| -> Storage { Arc::new(FaultyStore { inner, faults: given }) };
    (TestServer::with_storage(faulty).await, faults)
}

async fn open(host: &Browser, settings: Value) -> Value {
    let mut all = json!({ "game": "toledo", "seats": 2, "start_when_full": false });
    all.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    host.post("/api/tables", &json!({ "settings": all })).await.good()
}

fn table(opened: &Value) -> String {
    opened["table"].as_str().unwrap().to_owned()
}

async fn is_opened_by(server: &TestServer, table: &str, token: &Value) -> bool {
    let by_link = Browser::new(server.address).with_bearer(token.as_str().unwrap());
    by_link.get(&format!("/api/tables/{table}")).await.status == 200
}

#[tokio::test]
async fn whoever_sits_down_with_an_account_gets_no_link_and_a_guest_does() {
    let server = TestServer::start().await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let guest = Browser::named(server.address, "Cara").await;
    let pace = json!({ "pace": "real-time", "bank_seconds": 600, "increment_seconds": 5 });
    let mut tables = Vec::new();
    for settings in [json!({}), json!({ "rated": true, "pace": pace })] {
        let opened = open(&ana, settings).await;
        assert_eq!((&opened["seated"]["seat"], opened["seated"].get("seat_token")), (&json!(0), None));
        let joined = ben.post(&format!("/api/tables/{}/join", table(&opened)), &json!({})).await.good();
        assert_eq!((&joined["seat"], joined.get("seat_token")), (&json!(1), None));
        tables.push(table(&opened));
    }
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM seat_tokens").await, 0);
    // The session is enough, and a link is still there for whoever asks, but at a rated table.
    assert_eq!(Player::at(&ana, &tables[0]).await.now["you"]["seat"], 0);
    let links = |number: usize| format!("/api/tables/{}/seats/0/link", tables[number]);
    let made = ana.post(&links(0), &json!({})).await.good();
    assert!(is_opened_by(&server, &tables[0], &made["seat_token"]).await);
    assert_eq!(ana.post(&links(1), &json!({})).await.status, 403);
    let opened = open(&guest, json!({})).await;
    assert!(is_opened_by(&server, &table(&opened), &opened["seated"]["seat_token"]).await);
}

#[tokio::test]
async fn to_sign_out_everywhere_and_to_choose_another_password_end_the_links_to_the_own_seats() {
    let server = TestServer::start().await;
    let new = json!({ "old": PASSWORD, "new": "seven loud condes sing" });
    for (name, is_password) in [("Ana", false), ("Eva", true)] {
        let mut owner = Browser::named(server.address, name).await;
        // What the guest had is the account's, on whatever device it was made.
        let first = open(&owner, json!({})).await;
        owner.sign("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
        let second = open(&owner, json!({})).await;
        let other = Browser::named(server.address, "Ben").await;
        let joined = other.post(&format!("/api/tables/{}/join", table(&first)), &json!({})).await.good();
        let link = format!("/api/tables/{}/seats/0/link", table(&second));
        let made = owner.post(&link, &json!({})).await.good()["seat_token"].clone();
        let own = [(table(&first), first["seated"]["seat_token"].clone()), (table(&second), made)];
        let token = own[0].1.as_str().unwrap();
        let mut by_link = Player::connect(&Browser::new(server.address)).await;
        by_link.send(json!({ "table": own[0].0, "type": "watch", "seat_token": token })).await;
        let seen = by_link.until(|message| message["type"] == "table").await;
        assert_eq!(seen["you"]["seat"], 0);
        for (table, token) in &own {
            assert!(is_opened_by(&server, table, token).await);
        }

        let done = if is_password {
            owner.put("/api/account/password", &new).await
        } else {
            owner.delete("/api/account/sessions").await
        };
        assert_eq!(done.status, 204);
        for (table, token) in &own {
            assert!(!is_opened_by(&server, table, token).await, "{name}");
            assert_eq!(Player::at(&owner, table).await.now["you"]["seat"], 0);
        }
        let seen = by_link.until(|message| message["type"] == "table").await;
        assert_eq!(seen["you"].get("seat"), None, "who followed by it sees what everybody sees");
        assert!(is_opened_by(&server, &own[0].0, &joined["seat_token"]).await, "the others keep theirs");
    }
}

#[tokio::test]
async fn whoever_chooses_another_password_hears_of_links_that_could_not_be_ended_for_want_of_memory() {
    let server = with_room_for_one().await;
    let ana = account(&server, "Ana").await;
    let own = table(&open(&ana, json!({})).await);
    let link = format!("/api/tables/{own}/seats/0/link");
    let token = ana.post(&link, &json!({})).await.good()["seat_token"].clone();
    let filling = fill_memory(&server, &own).await;
    let new = json!({ "old": PASSWORD, "new": "seven loud condes sing" });
    assert_eq!(ana.put("/api/account/password", &new).await.status, 503);
    filling.leave().await;
    while ana.get(&format!("/api/tables/{own}")).await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(is_opened_by(&server, &own, &token).await);
    assert_eq!(ana.delete("/api/account/sessions").await.status, 204);
    assert!(!is_opened_by(&server, &own, &token).await);
}

#[tokio::test]
async fn whoever_signs_in_while_the_password_changes_or_the_account_goes_comes_too_late() {
    for is_deletion in [false, true] {
        let (server, faults) = with_faults().await;
        let ana = account(&server, "Ana").await;
        let is_session = |write: &Write| matches!(write, Write::Account(write) if matches!(**write, AccountWrite::Session { .. }));
        let gate = faults.hold(is_session);
        let late = Browser::new(server.address);
        let known = json!({ "who": "Ana", "password": PASSWORD });
        let signing = tokio::spawn(async move { late.post(SIGN_IN, &known).await });
        gate.reached().await;
        let done = if is_deletion {
            ana.post("/api/account/delete", &json!({ "name": "Ana" })).await
        } else {
            let new = json!({ "old": PASSWORD, "new": "seven loud condes sing" });
            ana.put("/api/account/password", &new).await
        };
        assert_eq!(done.status, 204);
        gate.open();
        let answer = signing.await.unwrap();
        assert_eq!((answer.status, &answer.json()["key"]), (403, &json!("wrong-secret")), "{is_deletion}");
        let left = server.in_the_data("SELECT COUNT(*) FROM sessions").await;
        assert_eq!(left, i64::from(!is_deletion));
    }
}

#[tokio::test]
async fn what_was_signed_out_is_closed_though_the_storage_said_no() {
    let (server, faults) = with_faults().await;
    let ana = account(&server, "Ana").await;
    let mut phone = Browser::new(server.address);
    phone.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    let table = table(&open(&ana, json!({})).await);
    let mut socket = Player::at(&phone, &table).await;
    let is_end = |write: &Write| matches!(write, Write::Account(write) if matches!(**write, AccountWrite::EndOtherSessions { .. }));
    let gate = faults.hold(is_end);
    let ending = tokio::spawn(async move { ana.delete("/api/account/sessions").await });
    gate.reached().await;
    faults.fail_next_write(WriteFault::After);
    gate.open();
    assert_eq!(ending.await.unwrap().status, 503, "nobody knows that it was stored");
    while socket.next().await.is_some() {}
    assert_eq!(phone.get("/api/session").await.status, 404);
}

#[tokio::test]
async fn a_ban_goes_with_the_guest_to_the_account_and_ends_what_is_open_there() {
    let server = TestServer::start().await;
    let (mia, ana) = (account(&server, "Mia").await, account(&server, "Ana").await);
    admin(&server).await.set_role("Mia", Some(protocol::rest::HouseRole::Moderator)).await.unwrap();
    let own = table(&open(&ana, json!({})).await);
    let mut socket = Player::at(&ana, &own).await;
    let mut phone = Browser::named(server.address, "Pia").await;
    let noisy = table(&open(&phone, json!({})).await);
    let about = json!({ "kind": "conduct", "table": noisy, "seat": 0 });
    assert_eq!(ana.post("/api/reports", &about).await.status, 204);
    let report = mia.get("/api/moderation").await.good()["open"][0]["id"].as_str().unwrap().to_owned();
    let ban = json!({ "action": "ban", "hours": 1, "reason": "Enough." });
    mia.post(&format!("/api/moderation/reports/{report}"), &ban).await.good();
    phone.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    while socket.next().await.is_some() {}
    for device in [&ana, &phone] {
        assert_eq!(device.get("/api/lobby").await.json()["key"], "banned");
    }
}

async fn stands_in(who: &Browser, table: &str, seat: usize) -> bool {
    let info = who.get(&format!("/api/tables/{table}")).await.good();
    info["chairs"][seat]["stand_in"] == true
}

#[tokio::test]
async fn a_sign_in_looks_for_seats_of_the_banned_only_if_it_is_one_of_them() {
    let server = TestServer::start().await;
    let (ana, _) = (account(&server, "Ana").await, account(&server, "Eva").await);
    let play = async |name: &str| {
        let guest = Browser::named(server.address, name).await;
        let begun = open(&ana, json!({ "start_when_full": true, "absence": "bot" })).await;
        guest.post(&format!("/api/tables/{}/join", table(&begun)), &json!({})).await.good();
        (guest, table(&begun))
    };
    let ((_, of_cara), (mut ben, of_ben)) = (play("Cara").await, play("Ben").await);
    // Nobody has told her tables of it: that is what is seen below.
    server.in_the_data("UPDATE guests SET banned_until = 4000000000000 WHERE name IN ('Cara', 'Eva')").await;
    let mut gil = Browser::named(server.address, "Gil").await;
    open(&gil, json!({})).await;
    gil.sign(SIGN_IN, &json!({ "who": "Ana", "password": PASSWORD })).await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert!(!stands_in(&ana, &of_cara, 1).await, "nobody looks for the banned when somebody else signs in");
    ben.sign(SIGN_IN, &json!({ "who": "Eva", "password": PASSWORD })).await;
    for table in [&of_ben, &of_cara] {
        while !stands_in(&ana, table, 1).await {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_ban_that_came_with_a_sign_in_keeps_somebody_from_being_drawn_at_an_evening() {
    let server = TestServer::start().await;
    let ana = account(&server, "Ana").await;
    for name in ["Gus", "Pia"] {
        account(&server, name).await;
    }
    let (club, token) = crate::clubs::found(&ana, false).await;
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 4, "rounds": 2 });
    let opened = ana.post(&format!("/api/clubs/{club}/evenings"), &wish).await.good();
    let path = format!("/api/clubs/{club}/evenings/{}", opened["number"]);
    let here = json!({ "is_here": true, "token": token });
    let comes = async |who: &Browser| who.put(&format!("{path}/here"), &here).await.good();
    comes(&ana).await;
    // Gus is banned, and a guest who is here turns out to be Gus.
    server.in_the_data("UPDATE guests SET banned_until = 4000000000000 WHERE name = 'Gus'").await;
    let mut phone = Browser::named(server.address, "somebody").await;
    comes(&phone).await;
    assert_eq!(ana.get(&path).await.good()["may_draw"], true);
    let known = |who: &str| json!({ "who": who, "password": PASSWORD });
    phone.sign(SIGN_IN, &known("Gus")).await;
    assert_eq!(ana.get(&path).await.good()["may_draw"], false, "nobody else is here");
    // A guest is banned, and turns out to be Pia, who is here.
    let mut pia = Browser::new(server.address);
    pia.sign(SIGN_IN, &known("Pia")).await;
    comes(&pia).await;
    comes(&account(&server, "Ben").await).await;
    let mut other = Browser::named(server.address, "nobody").await;
    open(&other, json!({})).await;
    server.in_the_data("UPDATE guests SET banned_until = 4000000000000 WHERE name = 'nobody'").await;
    other.sign(SIGN_IN, &known("Pia")).await;
    let drawn = ana.post(&format!("{path}/rounds"), &json!({ "round": 1 })).await.good();
    let name_of = |seat: &Value| {
        let people = drawn["people"].as_array().unwrap();
        people.iter().find(|person| person["id"] == seat["person"]).unwrap()["name"].clone()
    };
    let seats = drawn["drawn"][0]["tables"][0]["seats"].as_array().unwrap();
    let mut names: Vec<String> =
        seats.iter().map(|seat| name_of(seat).as_str().unwrap().to_owned()).collect();
    names.sort();
    assert_eq!(names, ["Ana", "Ben"], "{drawn}");
}
