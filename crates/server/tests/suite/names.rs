//! Names: what can be one, and that nobody at a table can be taken for somebody else.

use serde_json::json;

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
