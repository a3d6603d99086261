//! What somebody is given of all that is known of them.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::storage::PERSONAL;

use crate::house::account;
use crate::people::id_of;
use crate::support::{Browser, Player, TestServer};

/// Columns that name a person.
const PERSONS: [&str; 19] = [
    "guest_id",
    "account_id",
    "player_id",
    "host_guest",
    "author",
    "follower",
    "followed",
    "blocker",
    "blocked",
    "invited",
    "invited_by",
    "reporter",
    "person",
    "given_by",
    "actor",
    "target",
    "made_by",
    "answered_by",
    "asked_by",
];

/// What the file has by questions of its own.
const TOLD: [&str; 9] = [
    "sessions.guest_id",
    "passkeys.account_id",
    "holders.guest_id",
    "tables.host_guest",
    "chat.author",
    "follows.follower",
    "blocks.blocker",
    "sanctions.person",
    "holidays.guest_id",
];

/// What it does not have, and why.
const LEFT_OUT: [(&str, &str); 16] = [
    ("recovery_codes.account_id", "hashes of secrets; how many are left is told"),
    ("guests.account_id", "it says which guests the account took over, which is told"),
    ("attempts.target", "a hash of a name or an address that somebody tried; nobody knows of whom"),
    ("rate_counts.target", "a hash of what was done how often within the last hours"),
    ("follows.followed", "who follows somebody is known to the one who follows"),
    ("blocks.blocked", "a block is never told"),
    ("reports.person", "nobody learns who reported them"),
    ("reports.answered_by", "what a moderator did is about the one it was done to"),
    ("sanctions.given_by", "what a moderator did is about the one it was done to"),
    ("address_bans.given_by", "what a moderator did is about the one it was done to"),
    ("address_bans.person", "it follows from a report, of which nobody learns"),
    ("address_bans.target", "a piece of a hash of an address"),
    ("house_log.actor", "the log belongs to the house"),
    ("house_log.target", "what was done to somebody is told with its reason"),
    ("invitations.made_by", "invitations of the house belong to the house"),
    ("former_holders.guest_id", "seats that were given up; the tables are told by their results"),
];

#[tokio::test]
async fn everything_that_names_a_person_is_told_to_them_or_there_is_a_reason_not_to() {
    let server = TestServer::start().await;
    let personal = PERSONAL.iter().map(|rows| format!("{}.{}", rows.table, rows.whose));
    let mut known: BTreeSet<String> = personal.collect();
    known.extend(TOLD.map(str::to_owned));
    known.extend(LEFT_OUT.map(|(column, _)| column.to_owned()));
    let mut found = BTreeSet::new();
    for table in server.storage().schema().await.unwrap() {
        let persons = table.columns.iter().filter(|column| PERSONS.contains(&column.name.as_str()));
        found.extend(persons.map(|column| format!("{}.{}", table.name, column.name)));
    }
    assert_eq!(found, known);
}

#[tokio::test]
async fn the_file_has_what_somebody_played_wrote_looked_for_and_was_asked_to_and_no_secret() {
    let server = TestServer::start().await;
    let (mut ana, ben) = (Browser::named(server.address, "Ana").await, account(&server, "Ben").await);
    let settings = json!({ "game": "toledo", "seats": 2, "chat": "everybody" });
    let opened = ben.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    // As a guest she sits down, writes and gives up; with an account she looks on and writes once more.
    ana.post(&format!("/api/tables/{table}/join"), &json!({ "seat": 1 })).await.good();
    let mut player = Player::at(&ana, &table).await;
    player.ask(json!({ "type": "chat", "text": "from the seat" })).await;
    let seq = player.seq();
    assert_eq!(player.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    ana.sign("/api/account", &json!({ "name": "Ana", "password": "four quiet barons dance" })).await;
    let other = ben.post("/api/tables", &json!({ "settings": settings })).await.good();
    let other = other["table"].as_str().unwrap().to_owned();
    Player::at(&ana, &other).await.ask(json!({ "type": "chat", "text": "looking on" })).await;
    let asked = json!({ "player": id_of(&ana).await });
    assert_eq!(ben.post(&format!("/api/tables/{other}/invitations"), &asked).await.status, 204);
    let wish = json!({ "games": ["alcazar"], "seats": [2], "paces": ["days"] });
    ana.put("/api/search", &wish).await.good();
    let hours = json!({ "time_zone": "UTC", "quiet_from": 60, "quiet_until": 420, "remind_hours": 5 });
    assert_eq!(ana.put("/api/notices/hours", &hours).await.status, 204);
    let report = json!({ "kind": "conduct", "player": id_of(&ben).await, "note": "He laughs." });
    assert_eq!(ana.post("/api/reports", &report).await.status, 204);
    let file = ana.get("/api/account/export").await.good();
    for rows in &PERSONAL {
        assert!(file[rows.name].is_array(), "{}", rows.name);
    }
    let said: Vec<&Value> = file["said"].as_array().unwrap().iter().map(|one| &one["line"]["text"]).collect();
    assert_eq!(said, ["from the seat", "looking on"]);
    assert_eq!(
        (&file["results"][0]["table_id"], &file["results"][0]["has_left"]),
        (&json!(table), &json!(1))
    );
    assert_eq!(file["search"][0]["games"], json!("[\"alcazar\"]"));
    assert_eq!(file["invitations_received"][0]["table_id"], json!(other));
    assert_eq!(file["notice_hours"][0]["quiet_until"], 420);
    assert_eq!(file["reports"][0]["note"], "He laughs.");
    // Of the others it has nothing.
    let file = ben.get("/api/account/export").await.good();
    assert_eq!((&file["said"], &file["reports"]), (&json!([]), &json!([])));
    assert!(!file.to_string().contains("laughs"), "{file}");
}
