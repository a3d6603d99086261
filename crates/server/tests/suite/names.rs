//! Names: what can be one, and that nobody at a table can be taken for somebody else.

use serde_json::{Value, json};

use crate::support::{Browser, Player, TestServer};

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
