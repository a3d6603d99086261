//! Tables that cannot be built from what is stored: they are found, told, and brought back as far as they hold.

use std::time::Duration;

use crate::support::{Browser, Player, TestServer};

/// A table at which somebody has played a little against a bot.
async fn played(server: &TestServer) -> (Browser, String) {
    let ana = Browser::named(server.address, "Ana").await;
    let body = serde_json::json!({ "settings": { "game": "toledo", "seats": 2 },
        "sitters": [{ "kind": "person" }, { "kind": "bot", "level": "novice" }] });
    let table = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &table).await;
    while player.seq() < 9 {
        match player.offers().first().cloned() {
            Some(offer) => drop(player.play(&offer).await),
            None => drop(player.until(|message| message["type"] == "table").await),
        }
    }
    (ana, table)
}

async fn comes_to_say(server: &TestServer, wanted: &str) {
    let mut last = String::new();
    for _ in 0..1_000 {
        last = Browser::new(server.address).get("/ready").await.body;
        if last == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("/ready never says {wanted:?}, but {last:?}");
}

/// Breaks a table, finds it broken, and brings it back.
async fn repair(damage: &'static str, last_sound: i64, said: &str) {
    let mut server = TestServer::start().await;
    let (ana, table) = played(&server).await;
    let path = format!("/api/tables/{table}");
    server.stop().await;
    server.in_the_data(damage).await;
    let left = server.in_the_data("SELECT COUNT(*) FROM entries").await;
    let mut server = server.restart().await;
    assert_eq!(ana.get(&path).await.status, 500, "it cannot be built");
    let but = "but 1 table is broken: `tertulia admin repair` brings back what holds of it\n";
    comes_to_say(&server, &format!("ready\n{but}")).await;
    let in_use = server::repair(server.database(), None, true).await;
    server.stop().await;
    let looked = server::repair(server.database(), Some(&table), true).await.unwrap();
    assert!(looked.contains(said) && looked.contains("1 broken"), "{looked}");
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM entries").await, left, "looking changes nothing");
    let told = server::repair(server.database(), None, false).await.unwrap();
    assert!(told.contains(&format!("brought back to entry {last_sound}")), "{told}");
    assert_eq!(server.in_the_data("SELECT MAX(seq) FROM entries").await, last_sound);
    let aside = server.in_the_data("SELECT COUNT(*) FROM entries_aside").await;
    assert_eq!(aside, left - last_sound, "nothing is thrown away");
    let again = server::repair(server.database(), None, false).await.unwrap();
    assert_eq!(again, "1 tables looked at, 0 broken\n");
    let server = server.restart().await;
    comes_to_say(&server, "ready\n").await;
    assert_eq!(ana.get(&path).await.good()["state"], "playing");
    let mut player = Player::at(&ana, &table).await;
    while player.offers().is_empty() {
        player.until(|message| message["type"] == "table").await;
    }
    let offer = player.offers().remove(0);
    assert_eq!(player.play(&offer).await["type"], "done", "and the game goes on");
    drop(in_use);
}

#[tokio::test]
async fn a_table_with_a_gap_is_found_at_the_start_and_brought_back_to_before_it() {
    repair("DELETE FROM entries WHERE seq = 6", 5, "entry 7: it should be 6").await;
}

#[tokio::test]
async fn a_table_with_an_entry_that_cannot_be_read_is_brought_back_to_before_it() {
    repair("UPDATE entries SET body = '{ \"happened\": \"moved\" }' WHERE seq = 7", 6, "entry 7: ").await;
}

/// While nodes are replaced, newer ones store what older ones do not know. Nothing is broken then.
#[tokio::test]
async fn a_table_that_a_newer_program_has_gone_on_with_is_left_to_it() {
    let mut server = TestServer::start().await;
    let (ana, table) = played(&server).await;
    let path = format!("/api/tables/{table}");
    server.stop().await;
    let before = server.in_the_data("SELECT COUNT(*) FROM entries").await;
    let unknown = "UPDATE entries SET body = replace(body, '\"happened\":\"moved\"', '\"happened\":\"juggled\"') WHERE seq = 7";
    server.in_the_data(unknown).await;
    server.in_the_data("UPDATE tables SET wake_at = 1").await;
    let mut server = server.restart().await;
    for _ in 0..2 {
        let refused = ana.get(&path).await;
        assert_eq!(refused.status, 409, "{}", refused.body);
        assert!(refused.body.contains("other-rules") && refused.body.contains("juggled"), "{}", refused.body);
    }
    comes_to_say(&server, "ready\n").await;
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM tables WHERE broken IS NOT NULL").await, 0);
    server.stop().await;
    let told = server::repair(server.database(), Some(&table), false).await.unwrap();
    assert!(told.contains("juggled") && told.contains("left as it is"), "{told}");
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM entries").await, before, "nothing is set aside");
    // A program that knows the kind finds nothing wrong, and wakes it.
    let known = "UPDATE entries SET body = replace(body, 'juggled', 'moved') WHERE seq = 7";
    server.in_the_data(known).await;
    let _server = server.restart().await;
    assert_eq!(ana.get(&path).await.good()["state"], "playing");
    let mut player = Player::at(&ana, &table).await;
    while player.offers().is_empty() {
        player.until(|message| message["type"] == "table").await;
    }
}

#[test]
fn the_kinds_of_entries_are_called_as_they_are_stored() {
    let unknown = serde_json::from_str::<table::EntryKind>("{ \"happened\": \"juggled\" }").unwrap_err();
    let names = table::EntryKind::NAMES.map(|name| format!("`{name}`")).join(", ");
    let unknown = unknown.to_string();
    let (_, expected) = unknown.split_once("expected one of ").unwrap();
    assert_eq!(expected.split(" at ").next(), Some(names.as_str()));
}

#[tokio::test]
async fn what_is_known_to_be_broken_is_told_at_the_next_start_without_looking_again() {
    let mut server = TestServer::start().await;
    let (ana, table) = played(&server).await;
    server.stop().await;
    server.in_the_data("UPDATE entries SET body = '{' WHERE seq = 7").await;
    let mut server = server.restart().await;
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.status, 500);
    server.stop().await;
    let server = server.restart().await;
    assert!(Browser::new(server.address).get("/ready").await.body.contains("1 table is broken"));
    let tables = server::admin::Admin::open(server.database()).await.unwrap().tables().await.unwrap();
    assert!(tables.contains(&format!("{table}  is broken: ")), "{tables}");
}
