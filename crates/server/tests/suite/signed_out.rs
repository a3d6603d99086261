//! Whoever signs out everywhere leaves nothing behind that opens a seat.

use serde_json::{Value, json};

use crate::house::account;
use crate::support::{Browser, Player, TestServer};

const PASSWORD: &str = "four quiet barons dance";

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
