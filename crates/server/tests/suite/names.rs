//! Names: what can be one, and that nobody at a table can be taken for somebody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::storage::{AccountWrite, Storage, Write};

use crate::notices::START;
use crate::support::{Browser, Faults, FaultyStore, Player, TestServer};

#[tokio::test]
async fn names_that_deceive_are_refused_and_names_of_people_are_not() {
    let server = TestServer::start().await;
    let anybody = Browser::new(server.address);
    for name in
        ["\u{202e}anA", "\u{2067}Ana", "\u{200b}", "\u{3164}\u{3164}", "a\u{301}\u{302}\u{303}\u{304}\u{305}"]
    {
        let refused = anybody.post("/api/session", &json!({ "name": name })).await;
        assert_eq!(
            (refused.status, &refused.json()["key"]),
            (400, &json!("bad-message")),
            "{}",
            name.escape_unicode()
        );
    }
    for name in ["José María", "Ольга", "李小龍", "שָׁלוֹם", "👩\u{200d}🚀", "می\u{200c}خواهم"]
    {
        assert_eq!(anybody.post("/api/session", &json!({ "name": name })).await.good()["name"], name);
    }
}

#[tokio::test]
async fn no_two_at_a_table_have_names_that_look_alike() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Paula").await;
    let body = json!({ "settings": { "game": "toledo", "seats": 4, "start_when_full": false } });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    // The same, in other letters, with other blanks.
    for name in ["PAULA", "Раulа", "Pau la"] {
        let guest = Browser::named(server.address, name).await;
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    let info = ana.get(&format!("/api/tables/{table}")).await.good();
    let names: Vec<&str> =
        info["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Paula", "PAULA 2", "Раulа 3", "Pau la 4"]);
    // Nor does a spectator write under the name of a player.
    let stranger = Browser::named(server.address, "Pаula").await;
    let mut stranger = Player::at(&stranger, &table).await;
    stranger.send(json!({ "type": "chat", "text": "I am Paula" })).await;
    let said = |message: &serde_json::Value| {
        message["type"] == "chat" && message["lines"][0]["text"] == "I am Paula"
    };
    let line = stranger.until(said).await;
    assert_eq!(line["lines"][0]["name"], "Pаula 5");
}

#[tokio::test]
async fn a_guest_is_not_taken_for_an_account_that_was_made_later() {
    let server = TestServer::start().await;
    let guest = Browser::named(server.address, "Paula").await;
    let settings = json!({ "settings": { "game": "toledo", "seats": 3, "chat": "everybody" } });
    let before = guest.post("/api/tables", &settings).await.good()["table"].as_str().unwrap().to_owned();
    let mut paula = Browser::new(server.address);
    paula.sign("/api/account", &json!({ "name": "Paula", "password": "four quiet barons dance" })).await;
    let chairs = |table: String| {
        let paula = paula.clone();
        async move { paula.get(&format!("/api/tables/{table}")).await.good()["chairs"].clone() }
    };
    let ben = Browser::named(server.address, "Ben").await;
    let of_ben = ben.post("/api/tables", &settings).await.good()["table"].as_str().unwrap().to_owned();
    // Looking on, sitting down, opening a table, and at a seat that was taken before.
    assert_eq!(written(&guest, &of_ben).await, "Paula 2");
    guest.post(&format!("/api/tables/{of_ben}/join"), &json!({})).await.good();
    assert_eq!(chairs(of_ben).await[1]["name"], "Paula 2");
    let own = guest.post("/api/tables", &settings).await.good()["table"].as_str().unwrap().to_owned();
    assert_eq!(chairs(own).await[0]["name"], "Paula 2");
    assert_eq!(written(&guest, &before).await, "Paula 2");
    // The account is called as it is.
    let own = paula.post("/api/tables", &settings).await.good()["table"].as_str().unwrap().to_owned();
    assert_eq!(chairs(own.clone()).await[0]["name"], "Paula");
    assert_eq!(written(&paula, &own).await, "Paula");
}

/// Under which name somebody writes at a table.
async fn written(who: &Browser, table: &str) -> Value {
    let (mut writer, mut reader) = (Player::at(who, table).await, Player::at(who, table).await);
    assert_eq!(writer.ask(json!({ "type": "chat", "text": "hello" })).await["type"], "done");
    let line =
        reader.until(|message| message["type"] == "chat" && message["lines"][0]["text"] == "hello").await;
    line["lines"][0]["name"].clone()
}

/// The names on the chairs of a table.
async fn chairs(who: &Browser, table: &str) -> Vec<String> {
    let info = who.get(&format!("/api/tables/{table}")).await.good();
    let mut names: Vec<String> = info["chairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chair| chair["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_guest_is_not_taken_for_an_account_whoever_seats_them() {
    let server = TestServer::start().await;
    let paulas =
        [Browser::named(server.address, "Paula").await, Browser::named(server.address, "PAULA").await];
    let mut paula = Browser::new(server.address);
    paula.sign("/api/account", &json!({ "name": "Paula", "password": "four quiet barons dance" })).await;
    // Two guests who look for a table.
    let wish = json!({ "games": ["toledo"], "seats": [2], "paces": ["calm"] });
    for guest in &paulas {
        guest.put("/api/search", &wish).await.good();
    }
    let table = paulas[0].get("/api/search").await.good()["table"].as_str().unwrap().to_owned();
    let seated = chairs(&paula, &table).await;
    assert!(seated == ["PAULA 3", "Paula 2"] || seated == ["PAULA 2", "Paula 3"], "{seated:?}");
    // A rematch is a new table too.
    crate::players::give_up(&paulas[0], &table).await;
    let again = paulas[0].post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    let seated = chairs(&paula, again["table"].as_str().unwrap()).await;
    assert!(seated == ["PAULA 3", "Paula 2"] || seated == ["PAULA 2", "Paula 3"], "{seated:?}");
    // An evening of a club, on its page and at its tables.
    let (club, token) = crate::clubs::found(&paulas[0], false).await;
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 2, "rounds": 1 });
    paulas[0].post(&format!("/api/clubs/{club}/evenings"), &wish).await.good();
    let path = format!("/api/clubs/{club}/evenings/1");
    for person in [&paulas[0], &paula] {
        person.put(&format!("{path}/here"), &json!({ "is_here": true, "token": token })).await.good();
    }
    let drawn = paulas[0].post(&format!("{path}/rounds"), &json!({ "round": 1 })).await.good();
    let table = drawn["your_table"].as_str().unwrap();
    assert_eq!(chairs(&paula, table).await, ["Paula", "Paula 2"]);
    for list in [&drawn["people"], &paula.get(&format!("/api/clubs/{club}")).await.good()["members"]] {
        let mut names: Vec<&Value> = list.as_array().unwrap().iter().map(|one| &one["name"]).collect();
        names.sort_by_key(|name| name.as_str());
        assert_eq!(names, ["Paula", "Paula 2"]);
    }
}

#[tokio::test]
async fn a_rematch_and_a_search_know_people_by_the_names_they_have_now() {
    let server = TestServer::start().await;
    let (mut ana, ben) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Ben").await);
    let opened =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    crate::players::give_up(&ben, &table).await;
    let wish = json!({ "games": ["toledo"], "seats": [2], "paces": ["days"] });
    ana.put("/api/search", &wish).await.good();
    // She signs in to an account that she has made elsewhere, and Ben is called otherwise.
    let mut elsewhere = Browser::new(server.address);
    let secret = "four quiet barons dance";
    elsewhere.sign("/api/account", &json!({ "name": "Anabel", "password": secret })).await;
    ana.sign("/api/account/sign-in/password", &json!({ "who": "Anabel", "password": secret })).await;
    ben.post("/api/session", &json!({ "name": "Benito" })).await.good();
    assert_eq!(chairs(&ben, &table).await, ["Ana", "Ben"], "the game was played under these names");
    let again = ben.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!(chairs(&ben, again["table"].as_str().unwrap()).await, ["Anabel", "Benito"]);
    ben.put("/api/search", &wish).await.good();
    let found = ana.get("/api/search").await.good()["table"].as_str().unwrap().to_owned();
    assert_eq!(chairs(&ben, &found).await, ["Anabel", "Benito"]);
}

#[tokio::test]
async fn the_seats_of_a_guest_go_by_the_name_of_the_account_that_they_make_or_sign_in_to() {
    let server = TestServer::start().await;
    let secret = "four quiet barons dance";
    let open = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let mut guest = Browser::named(server.address, "Ana").await;
    let table = guest.post("/api/tables", &open).await.good()["table"].as_str().unwrap().to_owned();
    guest.sign("/api/account", &json!({ "name": "Anabel", "password": secret })).await;
    assert!(chairs(&guest, &table).await.contains(&"Anabel".to_owned()));
    let mut phone = Browser::named(server.address, "somebody").await;
    let table = phone.post("/api/tables", &open).await.good()["table"].as_str().unwrap().to_owned();
    phone.sign("/api/account/sign-in/password", &json!({ "who": "Anabel", "password": secret })).await;
    assert!(chairs(&phone, &table).await.contains(&"Anabel".to_owned()));
}

#[tokio::test]
async fn a_new_name_reaches_the_tables_though_the_server_could_not_tell_them_at_once() {
    let faults = Faults::new(1);
    let for_store = Arc::clone(&faults);
    let faulty = |inner| -> Storage { Arc::new(FaultyStore { inner, faults: for_store }) };
    let server = TestServer::with_storage_and_clock(START, faulty).await;
    let ana = Browser::named(server.address, "Ana").await;
    let opened =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    faults.fail_writes(Some(|write| matches!(write, Write::Entry { .. })));
    ana.post("/api/session", &json!({ "name": "Anabel" })).await.good();
    assert_eq!(chairs(&ana, &table).await, ["", "Ana"], "no table could be told");
    faults.fail_writes(None);
    for _ in 0..1_000 {
        if chairs(&ana, &table).await == ["", "Anabel"] {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the table never heard of it");
}

/// A server in whose memory there is room for one table.
pub(crate) async fn with_room_for_one() -> TestServer {
    TestServer::with_clock_and(START, |config| {
        config.limits.table_memory = 1;
        config.limits.waiting_tables_per_guest = 100_000;
        config.limits.open_tables_per_guest = 100_000;
    })
    .await
}

/// Takes that room from another table as long as the player stays.
pub(crate) async fn fill_memory(server: &TestServer, other: &str) -> Player {
    let ben = Browser::named(server.address, "Ben").await;
    let wish = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let mut player = Player::connect(&ben).await;
    // What is in memory goes as soon as nobody is there.
    let table = loop {
        let opened = ben.post("/api/tables", &wish).await;
        if opened.status == 201 {
            break opened.json()["table"].as_str().unwrap().to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    // It goes, too, since nobody was there at once; where another one is in memory it has gone, and comes back to stay.
    let other = format!("/api/tables/{other}");
    while Browser::named(server.address, "Eva").await.get(&other).await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    while !player.try_watch(&table, None).await {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    player
}

#[tokio::test]
async fn a_new_name_reaches_a_table_for_which_there_was_no_room_in_the_memory() {
    let server = with_room_for_one().await;
    let ana = Browser::named(server.address, "Ana").await;
    let opened =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    let filling = fill_memory(&server, &table).await;
    assert_eq!(ana.get(&path).await.json()["key"], "too-many");
    ana.post("/api/session", &json!({ "name": "Anabel" })).await.good();
    // A table at which somebody is stays, however scarce the memory is.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(ana.get(&path).await.json()["key"], "too-many");
    filling.leave().await;
    for _ in 0..1_000 {
        let info = ana.get(&path).await;
        if info.status == 200 && info.json()["chairs"][0]["name"] == "Anabel" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the table never heard of it");
}

fn is_of_account(write: &Write, is_meant: fn(&AccountWrite) -> bool) -> bool {
    matches!(write, Write::Account(write) if is_meant(write))
}

#[tokio::test]
async fn whoever_signs_in_does_not_wait_for_tables_and_those_that_know_the_name_are_not_asked() {
    let faults = Faults::new(1);
    let for_store = Arc::clone(&faults);
    let faulty = |inner| -> Storage { Arc::new(FaultyStore { inner, faults: for_store }) };
    let server = TestServer::with_storage(faulty).await;
    let secret = "four quiet barons dance";
    let known = json!({ "who": "Anabel", "password": secret });
    let mut ana = Browser::new(server.address);
    ana.sign("/api/account", &json!({ "name": "Anabel", "password": secret })).await;
    let mut phone = Browser::named(server.address, "somebody").await;
    let open = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let table = phone.post("/api/tables", &open).await.good()["table"].as_str().unwrap().to_owned();
    // The table takes as long as it likes to store the name.
    let gate = faults.hold(|write| matches!(write, Write::Entry { .. }));
    phone.sign("/api/account/sign-in/password", &known).await;
    gate.reached().await;
    gate.open();
    for _ in 0..1_000 {
        if chairs(&phone, &table).await.contains(&"Anabel".to_owned()) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(chairs(&phone, &table).await.contains(&"Anabel".to_owned()));
    while server.in_the_data("SELECT COUNT(*) FROM guests WHERE name_version > name_told").await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    // A guest who holds nothing brings nothing: no table hears anything new.
    let mut visitor = Browser::named(server.address, "visitor").await;
    let is_told =
        |write: &Write| is_of_account(write, |write| matches!(write, AccountWrite::NameTold { .. }));
    faults.fail_writes(Some(is_told));
    let before = faults.count.load(Ordering::SeqCst);
    visitor.sign("/api/account/sign-in/password", &known).await;
    assert_eq!(faults.count.load(Ordering::SeqCst), before);
}

#[tokio::test]
async fn a_new_name_whose_server_died_before_the_tables_knew_is_told_by_the_next() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let opened =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    let id = ana.get("/api/session").await.good()["guest"].as_str().unwrap().to_owned();
    // As if the server had ended right after the name was stored.
    server.storage().commit(vec![Write::GuestName { id, name: "Anabel".to_owned() }]).await.unwrap();
    let server = server.restart().await;
    let ana = Browser { address: server.address, ..ana };
    for _ in 0..1_000 {
        if chairs(&ana, &table).await == ["", "Anabel"] {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the table never heard of it");
}

#[tokio::test]
async fn nobody_fills_the_tables_with_new_names() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let mut other = Browser::named(server.address, "Eva").await;
    other.sign("/api/account", &json!({ "name": "Eva", "password": "four quiet barons dance" })).await;
    let rename = async |number: usize| {
        let name = json!({ "name": format!("Ana {number}") });
        let account = json!({ "name": format!("Eva {number}") });
        let guest = ana.post("/api/session", &name).await.status;
        (guest, other.put("/api/account/name", &account).await.status)
    };
    for number in 2..10 {
        assert_eq!(rename(number).await, (200, 200), "{number}");
    }
    for number in 10..600 {
        if rename(number).await == (429, 429) {
            // What is no new name is none too many.
            let now = ana.get("/api/session").await.good()["name"].clone();
            ana.post("/api/session", &json!({ "name": now })).await.good();
            return;
        }
    }
    panic!("nobody is ever refused");
}

#[tokio::test]
async fn a_stranger_without_an_invitation_does_not_learn_which_names_are_taken() {
    let server = TestServer::start().await;
    let ana = Browser::new(server.address);
    ana.post("/api/account", &json!({ "name": "Ana", "password": "four quiet barons dance" })).await.good();
    let admin = crate::house::admin(&server).await;
    admin.set_house("access", "invitation").await.unwrap();
    let link = admin.invite("", 1, 1).await.unwrap();
    let token = link.strip_prefix("/#invitation=").unwrap();
    let stranger = Browser::new(server.address);
    while stranger.get("/api/lobby").await.status != 403 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for name in ["Ana", "Ben"] {
        for invitation in [json!(null), json!("wrong")] {
            let body = json!({ "name": name, "invitation": invitation });
            let refused = stranger.post("/api/session", &body).await;
            assert_eq!(
                (refused.status, &refused.json()["key"]),
                (403, &json!("invitation-needed")),
                "{name}"
            );
        }
    }
    let with = |name: &str| json!({ "name": name, "invitation": token });
    assert_eq!(stranger.post("/api/session", &with("Ana")).await.json()["key"], "name-taken");
    stranger.post("/api/session", &with("Ben")).await.good();
    assert_eq!(stranger.post("/api/session", &with("Eva")).await.json()["key"], "invitation-needed");
}
