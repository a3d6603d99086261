//! Whoever deletes their account is named nowhere any more: neither in a table of a game nor anywhere else in the data.

use std::time::Duration;

use serde_json::{Value, json};
use server::storage::{AccountWrite, ColumnKind, ResultWrite};

use crate::clubs::{found, join};
use crate::house::{admin, host};
use crate::people::{block, id_of};
use crate::players::{account, give_up, planted};
use crate::support::{Browser, Player, Postbox, TestServer};

const NAME: &str = "Quetzal";
const EMAIL: &str = "quetzal@example.org";
const PASSWORD: &str = "four quiet barons dance";

/// The columns of the data in which the name or the address stands, in whatever letters.
async fn traces(server: &TestServer) -> Vec<String> {
    let mut found = Vec::new();
    for table in server.storage().schema().await.unwrap() {
        for column in table.columns.iter().filter(|column| column.kind == ColumnKind::Text) {
            let (table, column) = (&table.name, &column.name);
            let sql = format!("SELECT COUNT(*) FROM {table} WHERE LOWER(\"{column}\") LIKE '%quetzal%'");
            if server.in_the_data(String::leak(sql)).await > 0 {
                found.push(format!("{table}.{column}"));
            }
        }
    }
    found
}

/// A table of two at which everybody may write; both sit down and say something.
async fn table(first: &Browser, second: &Browser) -> String {
    let settings = json!({ "game": "toledo", "seats": 2, "chat": "everybody" });
    let opened = first.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    second.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    for who in [first, second] {
        Player::at(who, &table).await.ask(json!({ "type": "chat", "text": "¡hola!" })).await;
    }
    table
}

async fn ok(who: &Browser, method: &str, path: &str, body: Value) -> Value {
    let reply = who.send(method, path, Some(&body.to_string())).await;
    assert!(reply.status < 300, "{method} {path}: {} {}", reply.status, reply.body);
    serde_json::from_str(&reply.body).unwrap_or(Value::Null)
}

/// A club with an evening at which both were drawn to a table.
async fn evening(ana: &Browser, ben: &Browser) {
    let (club, token) = found(ana, true).await;
    join(ben, &club, &token).await;
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 2, "rounds": 1 });
    let opened = ok(ana, "POST", &format!("/api/clubs/{club}/evenings"), wish).await;
    let path = format!("/api/clubs/{club}/evenings/{}", opened["number"]);
    for who in [ana, ben] {
        ok(who, "PUT", &format!("{path}/here"), json!({ "is_here": true })).await;
    }
    ok(ana, "POST", &format!("{path}/rounds"), json!({ "round": 1 })).await;
    ok(ana, "POST", &format!("{path}/end"), json!({})).await;
}

/// What the house has to do with her: she is warned, writes to the host, answers a report as a moderator, and nobody new comes from her address.
async fn order(server: &TestServer, hanna: &Browser, ana: &Browser, ben: &Browser) {
    let about = |id: String| json!({ "kind": "conduct", "player": id });
    ok(ben, "POST", "/api/reports", about(id_of(ana).await)).await;
    let queue = hanna.get("/api/moderation").await.good();
    let report = queue["open"][0]["id"].as_str().unwrap().to_owned();
    let warn = json!({ "action": "warn", "reason": "Be kind." });
    ok(hanna, "POST", &format!("/api/moderation/reports/{report}"), warn).await;
    let ban = json!({ "report": report, "hours": 1, "reason": "Came back." });
    ok(hanna, "POST", "/api/moderation/addresses", ban).await;
    let standing = ana.get("/api/standing").await.good();
    let appeal = json!({ "sanction": standing["sanctions"][0]["id"], "text": format!("I am {NAME}.") });
    ok(ana, "POST", "/api/standing/appeal", appeal).await;
    admin(server).await.set_role(NAME, Some(protocol::rest::HouseRole::Moderator)).await.unwrap();
    let mut body = about(id_of(ben).await);
    body["note"] = json!(format!("He mocks {NAME}."));
    ok(ana, "POST", "/api/reports", body).await;
    let queue = hanna.get("/api/moderation").await.good();
    let other = queue["open"][0]["id"].as_str().unwrap().to_owned();
    let dismissed = json!({ "action": "dismiss", "reason": "" });
    ok(ana, "POST", &format!("/api/moderation/reports/{other}"), dismissed).await;
}

/// Ways to be told, what she looks for, days off, and links that were mailed and not opened yet.
async fn own_things(ana: &Browser, postbox: &Postbox) {
    ok(ana, "PUT", "/api/account/email", json!({ "email": EMAIL })).await;
    let proof = json!({ "token": postbox.secret(0, "prove").await });
    ok(ana, "POST", "/api/account/email/prove", proof).await;
    ok(ana, "POST", "/api/account/sign-in/mail", json!({ "email": EMAIL })).await;
    postbox.secret(1, "sign-in").await;
    let kinds = ["your-turn"];
    ok(ana, "POST", "/api/notices/channels", json!({ "form": "mail", "kinds": kinds })).await;
    let hook = "https://quetzal.example.org/hook";
    let way = json!({ "form": "webhook", "address": hook, "kinds": kinds });
    ok(ana, "POST", "/api/notices/channels", way).await;
    let wish = json!({ "games": ["alcazar"], "seats": [5], "paces": ["days"] });
    ok(ana, "PUT", "/api/search", wish).await;
    let day = 24 * 3_600_000_u64;
    let today = ana.get("/api/account").await.good()["created_at"].as_u64().unwrap();
    ok(ana, "PUT", "/api/holiday", json!({ "from": today + day, "until": today + 2 * day })).await;
}

#[tokio::test]
async fn whoever_deletes_the_account_is_named_in_no_column_of_the_data() {
    let (postbox, port) = Postbox::open().await;
    let server = TestServer::with(|config| config.mail = Some(Postbox::config(port))).await;
    let hanna = host(&server).await;
    let (ben, _) = account(&server, "Ben").await;
    // As a guest first: what the guest did is hers.
    let mut ana = Browser::named(server.address, NAME).await;
    let over = table(&ben, &ana).await;
    give_up(&ben, &over).await;
    ana.sign("/api/account", &json!({ "name": NAME, "password": PASSWORD })).await;
    table(&ana, &ben).await;
    own_things(&ana, &postbox).await;
    evening(&ana, &ben).await;
    order(&server, &hanna, &ana, &ben).await;
    for (who, whom) in [(&ana, &ben), (&ben, &ana)] {
        ok(who, "POST", "/api/people/following", json!({ "player": id_of(whom).await })).await;
    }
    let waiting = json!({ "settings": { "game": "toledo", "seats": 2 } });
    let waiting = ok(&ben, "POST", "/api/tables", waiting).await;
    let path = format!("/api/tables/{}/invitations", waiting["table"].as_str().unwrap());
    ok(&ben, "POST", &path, json!({ "player": id_of(&ana).await })).await;
    block(&ben, &ana).await;
    for _ in 0..1_200 {
        if server.in_the_data("SELECT COUNT(*) FROM result_seats WHERE name = 'Quetzal'").await > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let before = traces(&server).await;
    assert!(before.len() >= 20, "the test has left too little of her: {before:?}");

    ok(&ana, "POST", "/api/account/delete", json!({ "name": NAME })).await;
    for _ in 0..1_200 {
        if server.in_the_data("SELECT COUNT(*) FROM guests WHERE deleted_at IS NOT NULL").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(traces(&server).await, Vec::<String>::new(), "before there were {before:?}");
}

#[tokio::test]
async fn a_game_that_ends_before_the_seat_is_given_up_does_not_name_who_deleted_the_account() {
    let server = TestServer::start().await;
    let ((_, id), (_, ben)) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let storage = server.storage();
    let named = "SELECT COUNT(*) FROM result_seats WHERE name <> '' AND forgotten = 0";
    let game = |table: &str| planted(table, 1_800_000_000_000, &[(&id, 1), (&ben, 2)], false);
    storage.commit(game("before")).await.unwrap();
    // Nobody has begun to give up the seats yet.
    let delete = AccountWrite::Delete { account: id.clone(), at: 1_800_000_000_001 };
    storage.commit(vec![delete.into()]).await.unwrap();
    storage.commit(game("after")).await.unwrap();
    assert_eq!(server.in_the_data(named).await, 2, "Ben, twice");
    // Both at the same moment: what has slipped through goes with the seat.
    server
        .in_the_data("UPDATE result_seats SET name = 'Ana', name_key = 'ana', forgotten = 0 WHERE seat = 0")
        .await;
    let forget = |table: &str, seat| {
        ResultWrite::ForgetSeat { table: table.to_owned(), seat, guest: id.clone() }.into()
    };
    storage.commit(vec![forget("before", 0), forget("after", 0), forget("after", 1)]).await.unwrap();
    assert_eq!(server.in_the_data(named).await, 2, "and not of Ben, whose seat it is not");
}
