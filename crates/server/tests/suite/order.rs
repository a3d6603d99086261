//! Order in the house: who may report and answer what, what comes of it at every table and node, and what nobody learns by it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::TimeSource;
use server::storage::ModerationWrite;

use crate::house::{account, admin, host};
use crate::people::{id_of, key};
use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, HttpReply, Player, TestServer};

pub(crate) const NOW: u64 = 1_800_000_000_000;
pub(crate) const HOUR: u64 = 3_600_000;

pub(crate) async fn moderator(server: &TestServer, name: &str) -> Browser {
    let browser = account(server, name).await;
    admin(server).await.set_role(name, Some(protocol::rest::HouseRole::Moderator)).await.unwrap();
    browser
}

/// A table of two at which everybody may write.
pub(crate) async fn open(host: &Browser, other: &Browser) -> String {
    let settings = json!({ "game": "alcazar", "seats": 2, "chat": "everybody", "absence": "bot" });
    let opened = host.post("/api/tables", &json!({ "settings": settings })).await.good();
    let table = opened["table"].as_str().unwrap().to_owned();
    other.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    table
}

pub(crate) async fn say(player: &mut Player, text: &str) -> Value {
    player.ask(json!({ "type": "chat", "text": text })).await
}

pub(crate) async fn report(who: &Browser, body: Value) -> HttpReply {
    who.post("/api/reports", &body).await
}

pub(crate) async fn queue(moderator: &Browser) -> Value {
    moderator.get("/api/moderation").await.good()
}

pub(crate) async fn answer(moderator: &Browser, id: &Value, body: Value) -> HttpReply {
    moderator.post(&format!("/api/moderation/reports/{}", id.as_str().unwrap()), &body).await
}

/// Reports somebody by their account, and answers it.
pub(crate) async fn punish(moderator: &Browser, by: &Browser, whom: &Browser, body: Value) -> Value {
    let told = report(by, json!({ "kind": "conduct", "player": id_of(whom).await })).await;
    assert_eq!(told.status, 204, "{}", told.body);
    let open = queue(moderator).await["open"].as_array().unwrap().last().unwrap()["id"].clone();
    answer(moderator, &open, body).await.good()
}

#[tokio::test]
async fn a_line_is_seen_with_what_was_said_around_it_and_a_mute_holds_at_every_table() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, gus) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Gus").await);
    let table = open(&ana, &gus).await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&gus, &table).await);
    say(&mut first, "hola").await;
    say(&mut second, "you fool").await;
    say(&mut first, "please stop").await;
    let body = json!({ "kind": "line", "table": table, "line": 2, "note": "rude" });
    assert_eq!(report(&ana, body.clone()).await.status, 204);
    assert_eq!(report(&ana, body).await.status, 204, "the same again is the same");
    let seen = queue(&mia).await;
    assert_eq!(seen["open"].as_array().unwrap().len(), 1);
    let one = &seen["open"][0];
    let lines: Vec<_> = one["lines"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
    assert_eq!(lines, ["hola", "you fool", "please stop"]);
    assert_eq!((&one["lines"][1]["reported"], &one["lines"][1]["own"]), (&json!(true), &json!(true)));
    assert_eq!(
        (&one["person"]["name"], &one["reporter"], &one["note"]),
        (&json!("Gus"), &json!("Ana"), &json!("rude"))
    );
    assert_eq!(mia.get("/api/house").await.good()["reports"], 1);

    let mute = json!({ "action": "mute", "hours": 2, "reason": "No insults." });
    answer(&mia, &one["id"], mute.clone()).await.good();
    assert_eq!(key(&answer(&mia, &one["id"], mute).await), "not-now", "it was answered");
    let refused = say(&mut second, "what?").await;
    assert_eq!(refused["problem"]["key"], "muted");
    assert_eq!(refused["problem"]["values"]["until"], json!(NOW + 2 * HOUR));
    let other = open(&gus, &ana).await;
    assert_eq!(say(&mut Player::at(&gus, &other).await, "here?").await["problem"]["key"], "muted");
    // Another name or an account does not help.
    let mut gus = gus;
    gus.sign("/api/account", &json!({ "name": "Gustavo", "password": "four quiet barons dance" })).await;
    assert_eq!(say(&mut Player::at(&gus, &table).await, "now?").await["problem"]["key"], "muted");
    server.advance(2 * HOUR);
    assert_eq!(say(&mut Player::at(&gus, &table).await, "sorry").await["type"], "done");
}

#[tokio::test]
async fn a_warning_is_read_once_and_a_note_to_the_host_is_written_once() {
    let server = TestServer::start().await;
    let hanna = host(&server).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    assert_eq!(ben.get("/api/session").await.good().get("must_read"), None);
    punish(&mia, &ana, &ben, json!({ "action": "warn", "reason": "Be kind." })).await;
    assert_eq!(ben.get("/api/session").await.good()["must_read"], true);
    let standing = ben.get("/api/standing").await.good();
    let one = &standing["sanctions"][0];
    assert_eq!(
        (&one["kind"], &one["reason"], &one["unread"]),
        (&json!("warning"), &json!("Be kind."), &json!(true))
    );
    assert!(!standing.to_string().contains("Mia") && !standing.to_string().contains("Ana"), "{standing}");
    let note = json!({ "sanction": one["id"], "text": "It was a joke." });
    assert_eq!(key(&ana.post("/api/standing/appeal", &note).await), "not-now", "it is not hers");
    ben.post("/api/standing/appeal", &note).await.good();
    assert_eq!(key(&ben.post("/api/standing/appeal", &note).await), "not-now", "one note");
    let after = ben.post("/api/standing/confirm", &json!({})).await.good();
    assert_eq!(after["sanctions"], json!([]));
    assert_eq!(ben.get("/api/session").await.good().get("must_read"), None);
    for (who, allowed) in [(&mia, false), (&ben, false), (&hanna, true)] {
        assert_eq!(who.get("/api/host/appeals").await.status == 200, allowed);
    }
    let appeals = hanna.get("/api/host/appeals").await.good();
    assert_eq!(
        (&appeals["appeals"][0]["text"], &appeals["appeals"][0]["name"]),
        (&json!("It was a joke."), &json!("Ben"))
    );
    assert_eq!(appeals["appeals"][0]["given_by"], "Mia");
    let id = one["id"].as_str().unwrap();
    assert_eq!(hanna.delete(&format!("/api/host/appeals/{id}")).await.good()["appeals"], json!([]));
    let log = hanna.get("/api/host/log").await.good();
    for (entry, actor, action) in [(0, "Hanna", "settled-appeal"), (1, "Mia", "warned")] {
        let entry = &log["entries"][entry];
        assert_eq!(
            (&entry["actor"], &entry["action"], &entry["target"]),
            (&json!(actor), &json!(action), &json!("Ben"))
        );
        assert_eq!(entry["detail"], "Be kind.");
    }
}

#[tokio::test]
async fn whoever_is_banned_leaves_the_tables_reads_why_and_comes_in_again_when_it_is_over() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, mut ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let running = open(&ana, &ben).await;
    let waiting =
        ben.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let waiting = waiting["table"].as_str().unwrap().to_owned();
    let link = ben.post(&format!("/api/tables/{running}/seats/1/link"), &json!({})).await.good();
    let mut socket = Player::at(&ben, &running).await;
    let queue = punish(&mia, &ana, &ben, json!({ "action": "ban", "hours": 24, "reason": "Enough." })).await;
    let sanction = queue["answered"][0]["person"]["history"][0].clone();
    assert_eq!((&sanction["kind"], &sanction["holds"]), (&json!("ban"), &json!(true)));
    while socket.next().await.is_some() {}
    for path in ["/api/lobby", "/api/people", "/api/history", "/api/players/x"] {
        let refused = ben.get(path).await;
        assert_eq!((refused.status, key(&refused)), (403, json!("banned")), "{path}");
        assert_eq!(refused.json()["values"]["until"], json!(NOW + 24 * HOUR));
    }
    assert_eq!(key(&ben.post("/api/session", &json!({ "name": "Ben" })).await), "banned");
    let sign_in = json!({ "who": "Ben", "password": "four quiet barons dance" });
    let mut again = Browser::new(server.address);
    again.sign("/api/account/sign-in/password", &sign_in).await;
    assert_eq!(key(&again.get("/api/lobby").await), "banned", "signing in anew does not help");
    let standing = ben.get("/api/standing").await.good();
    assert_eq!(
        (&standing["sanctions"][0]["reason"], &standing["sanctions"][0]["may_appeal"]),
        (&json!("Enough."), &json!(true))
    );
    ben.get("/api/account/export").await.good();
    // The seats are left by the usual rules, and no link leads back.
    for _ in 0..1_200 {
        let chair = ana.get(&format!("/api/tables/{running}")).await.good()["chairs"][1].clone();
        let state = ana.get(&format!("/api/tables/{waiting}")).await.good()["state"].clone();
        if chair["stand_in"] == true && state == "ended" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let info = ana.get(&format!("/api/tables/{running}")).await.good();
    assert_eq!((&info["state"], &info["chairs"][1]["stand_in"]), (&json!("playing"), &json!(true)));
    assert_eq!(ana.get(&format!("/api/tables/{waiting}")).await.good()["state"], "ended");
    let by_link = Browser::new(server.address).with_bearer(link["seat_token"].as_str().unwrap());
    assert_eq!(key(&by_link.get(&format!("/api/tables/{running}")).await), "not-your-seat");
    // It ends by itself, or a moderator ends it.
    let id = sanction["id"].as_str().unwrap();
    assert_eq!(key(&ana.delete(&format!("/api/moderation/sanctions/{id}")).await), "not-trusted");
    mia.delete(&format!("/api/moderation/sanctions/{id}")).await.good();
    ben.get("/api/lobby").await.good();
    assert_eq!(key(&mia.delete(&format!("/api/moderation/sanctions/{id}")).await), "not-now");
    punish(
        &mia,
        &Browser::named(server.address, "Eva").await,
        &ben,
        json!({ "action": "ban", "hours": 1, "reason": "Again." }),
    )
    .await;
    assert_eq!(key(&ben.get("/api/lobby").await), "banned");
    server.advance(HOUR);
    ben.get("/api/lobby").await.good();
    ben.sign("/api/account/sign-in/password", &sign_in).await;
}

#[tokio::test]
async fn whoever_is_banned_takes_their_data_along_and_deletes_the_account_by_a_second_proof() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    punish(&mia, &ana, &ben, json!({ "action": "ban", "reason": "Enough." })).await;
    server.advance(HOUR);
    assert_eq!(key(&ben.get("/api/account/export").await), "proof-needed");
    // How it can be shown, and nothing else of the account.
    assert_eq!(ben.get("/api/account").await.good()["has_password"], true);
    ben.get("/api/account/ways").await.good();
    assert_eq!(key(&ben.put("/api/account/name", &json!({ "name": "Bob" })).await), "banned");
    let password = json!({ "password": "four quiet barons dance" });
    assert_eq!(ben.post("/api/account/proof/password", &password).await.status, 204);
    assert_eq!(ben.get("/api/account/export").await.good()["account"]["name"], "Ben");
    assert_eq!(ben.post("/api/account/delete", &json!({ "name": "Ben" })).await.status, 204);
    assert_eq!(ben.get("/api/session").await.status, 404);
}

#[tokio::test]
async fn whoever_is_banned_looks_for_no_table_any_more() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let wish = json!({ "games": ["toledo"], "seats": [2], "paces": ["days"] }).to_string();
    let find = |browser: Browser| {
        let wish = wish.clone();
        async move { browser.send("PUT", "/api/search", Some(&wish)).await.good() }
    };
    find(ben.clone()).await;
    punish(&mia, &ana, &ben, json!({ "action": "ban", "hours": 24, "reason": "Enough." })).await;
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM searches").await, 0);
    // Nor is somebody seated whose ban came in another way, such as with a guest whom the account took over.
    let cara = account(&server, "Cara").await;
    find(cara).await;
    server.in_the_data("UPDATE guests SET banned_until = 1900000000000 WHERE name = 'Cara'").await;
    let waits = find(ana.clone()).await;
    assert_eq!((&waits["table"], &waits["waiting"]), (&Value::Null, &json!([])));
    server.in_the_data("UPDATE guests SET banned_until = 0 WHERE name = 'Cara'").await;
    assert!(find(ana).await["table"].is_string());
}

#[tokio::test]
async fn whoever_is_banned_is_drawn_to_no_table_at_an_evening() {
    let server = TestServer::start().await;
    let mia = moderator(&server, "Mia").await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Gus"] {
        people.push(account(&server, name).await);
    }
    let (ana, gus) = (&people[0], &people[2]);
    let (club, token) = crate::clubs::found(ana, false).await;
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 3, "rounds": 2 });
    let opened = ana.post(&format!("/api/clubs/{club}/evenings"), &wish).await.good();
    let path = format!("/api/clubs/{club}/evenings/{}", opened["number"]);
    for person in &people {
        person.put(&format!("{path}/here"), &json!({ "is_here": true, "token": token })).await.good();
    }
    punish(&mia, ana, gus, json!({ "action": "ban", "reason": "Enough.", "hours": 1 })).await;
    // The organiser cannot say either that somebody is here who may not come in.
    let evening = ana.get(&path).await.good();
    let all = evening["people"].as_array().unwrap();
    let banned = all.iter().find(|person| person["name"] == "Gus").unwrap();
    assert_eq!(banned["is_here"], false);
    let here = |is_here: bool| json!({ "is_here": is_here, "person": banned["id"] });
    assert_eq!(key(&ana.put(&format!("{path}/here"), &here(true)).await), "bad-message");
    ana.put(&format!("{path}/here"), &here(false)).await.good();
    let drawn = ana.post(&format!("{path}/rounds"), &json!({ "round": 1 })).await.good();
    let seats = drawn["drawn"][0]["tables"][0]["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    assert!(seats.iter().all(|seat| seat["person"] != banned["id"]), "{drawn}");
}

#[tokio::test]
async fn what_was_done_long_ago_is_forgotten_unless_it_still_holds() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let (eva, gil) = (account(&server, "Eva").await, account(&server, "Gil").await);
    punish(&mia, &ana, &ben, json!({ "action": "warn", "reason": "Please do not." })).await;
    punish(&mia, &eva, &ben, json!({ "action": "mute", "hours": 1, "reason": "Stop." })).await;
    punish(&mia, &gil, &ben, json!({ "action": "ban", "reason": "Enough." })).await;
    let tidy = ModerationWrite::Tidy { before: NOW + 800 * 24 * HOUR };
    server.storage().commit(vec![tidy.into()]).await.unwrap();
    let kept = ben.get("/api/standing").await.good()["sanctions"].clone();
    assert_eq!((kept.as_array().unwrap().len(), &kept[0]["reason"]), (1, &json!("Enough.")));
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM sanctions").await, 1);
    // A moderator can still lift it; then it goes as well.
    let id = kept[0]["id"].as_str().unwrap();
    mia.delete(&format!("/api/moderation/sanctions/{id}")).await.good();
    ben.get("/api/lobby").await.good();
    let tidy = ModerationWrite::Tidy { before: NOW + 800 * 24 * HOUR };
    server.storage().commit(vec![tidy.into()]).await.unwrap();
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM sanctions").await, 0);
}

#[tokio::test]
async fn a_note_that_is_put_aside_is_in_the_log_once_and_whoever_goes_is_named_nowhere_in_it() {
    let server = TestServer::start().await;
    let (hanna, mia) = (host(&server).await, moderator(&server, "Mia").await);
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    punish(&mia, &ana, &ben, json!({ "action": "warn", "reason": "Please do not." })).await;
    let report = queue(&mia).await["answered"][0]["id"].clone();
    let from = json!({ "report": report, "hours": 24, "reason": "Comes back." });
    mia.post("/api/moderation/addresses", &from).await.good();
    let sanction = ben.get("/api/standing").await.good()["sanctions"][0]["id"].clone();
    ben.post("/api/standing/appeal", &json!({ "sanction": sanction, "text": "I did not." })).await.good();
    let path = format!("/api/host/appeals/{}", sanction.as_str().unwrap());
    for _ in 0..2 {
        assert_eq!(hanna.delete(&path).await.good()["appeals"], json!([]));
    }
    let log = hanna.get("/api/host/log").await.good().to_string();
    assert_eq!(log.matches("settled-appeal").count(), 1, "{log}");
    assert!(log.contains("Ben") && mia.get("/api/moderation/addresses").await.body.contains("Ben"));
    assert_eq!(ben.post("/api/account/delete", &json!({ "name": "Ben" })).await.status, 204);
    let log = hanna.get("/api/host/log").await.good().to_string();
    assert!(!log.contains("Ben") && log.contains("Please do not."), "{log}");
    assert!(!mia.get("/api/moderation/addresses").await.body.contains("Ben"));
}

#[tokio::test]
async fn a_name_that_was_taken_away_cannot_be_chosen_again() {
    let server = TestServer::start().await;
    let mia = moderator(&server, "Mia").await;
    let (ana, rude) = (account(&server, "Ana").await, account(&server, "Rude Word").await);
    let told = report(&ana, json!({ "kind": "name", "player": id_of(&rude).await })).await;
    assert_eq!(told.status, 204);
    let id = queue(&mia).await["open"][0]["id"].clone();
    answer(&mia, &id, json!({ "action": "rename", "reason": "Choose another name." })).await.good();
    let session = rude.get("/api/session").await.good();
    assert!(session["name"].as_str().unwrap().starts_with("Player "), "{session}");
    assert_eq!(session["must_read"], true);
    for bad in ["Rude Word", "rude-word", "RUDE W0RD"] {
        let reply = rude.put("/api/account/name", &json!({ "name": bad })).await;
        assert!(key(&reply) == "name-taken", "{bad}: {}", reply.body);
    }
    rude.put("/api/account/name", &json!({ "name": "Ruth" })).await.good();
    let mut guest = Browser::named(server.address, "Vile").await;
    let table = open(&ana, &guest).await;
    assert_eq!(report(&ana, json!({ "kind": "name", "table": table, "seat": 1 })).await.status, 204);
    crate::players::give_up(&guest, &table).await;
    let played = async || ana.get("/api/history?with=vile").await.good()["results"].as_array().unwrap().len();
    assert_eq!(played().await, 1);
    let id = queue(&mia).await["open"][0]["id"].clone();
    answer(&mia, &id, json!({ "action": "rename", "reason": "No." })).await.good();
    assert_eq!(played().await, 0, "nor is it found in games that are over");
    assert!(!ana.get("/api/history").await.good()["results"].to_string().contains("Vile"));
    assert_eq!(key(&guest.post("/api/session", &json!({ "name": "vile" })).await), "name-taken");
    guest.sign("/api/account", &json!({ "name": "Willa", "password": "four quiet barons dance" })).await;
}

#[tokio::test]
async fn who_may_not_report_or_answer_is_told_so_and_a_role_that_is_gone_does_nothing_more() {
    let server = TestServer::start().await;
    let hanna = host(&server).await;
    let (mia, max) = (moderator(&server, "Mia").await, moderator(&server, "Max").await);
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let ben_id = id_of(&ben).await;
    let conduct = json!({ "kind": "conduct", "player": ben_id });
    assert_eq!(key(&report(&Browser::new(server.address), conduct.clone()).await), "no-session");
    assert_eq!(key(&report(&ben, conduct.clone()).await), "not-now", "nobody reports themselves");
    for bad in [
        json!({ "kind": "line", "player": ben_id }),
        json!({ "kind": "name", "table": "x", "line": 1 }),
        json!({ "kind": "conduct" }),
        json!({ "kind": "conduct", "player": ben_id, "note": "x".repeat(501) }),
    ] {
        assert_eq!(key(&report(&ana, bad.clone()).await), "bad-message", "{bad}");
    }
    assert_eq!(report(&ana, conduct).await.status, 204);
    let id = queue(&mia).await["open"][0]["id"].clone();
    let warn = json!({ "action": "warn", "reason": "Be kind." });
    for who in [&ana, &ben, &Browser::new(server.address), &Browser::named(server.address, "Gus").await] {
        assert_eq!(key(&who.get("/api/moderation").await), "not-trusted");
        assert_eq!(key(&answer(who, &id, warn.clone()).await), "not-trusted");
    }
    for bad in [
        json!({ "action": "warn" }),
        json!({ "action": "mute", "reason": "x" }),
        json!({ "action": "mute", "hours": 0, "reason": "x" }),
        json!({ "action": "ban", "hours": 9_000, "reason": "x" }),
        json!({ "action": "warn", "hours": 1, "reason": "x" }),
        json!({ "action": "hang", "reason": "x" }),
    ] {
        assert_eq!(key(&answer(&mia, &id, bad.clone()).await), "bad-message", "{bad}");
    }
    // Two at once: one answers, the other is told so.
    let (one, other) = tokio::join!(answer(&mia, &id, warn.clone()), answer(&max, &id, warn.clone()));
    let mut status = [one.status, other.status];
    status.sort_unstable();
    assert_eq!(status, [200, 409], "{} {}", one.body, other.body);
    assert_eq!(ben.get("/api/standing").await.good()["sanctions"].as_array().unwrap().len(), 1);
    // Nobody judges themselves, and moderators are judged by hosts.
    report(&ana, json!({ "kind": "conduct", "player": id_of(&mia).await })).await;
    let about = queue(&mia).await["open"][0].clone();
    assert_eq!(about["may_answer"], false);
    assert_eq!(key(&answer(&mia, &about["id"], warn.clone()).await), "not-trusted");
    assert_eq!(key(&answer(&max, &about["id"], warn.clone()).await), "not-trusted");
    answer(&hanna, &about["id"], json!({ "action": "dismiss" })).await.good();
    // A role that is taken away meanwhile.
    report(&hanna, json!({ "kind": "conduct", "player": ben_id })).await;
    let last = queue(&mia).await["open"][0]["id"].clone();
    hanna.put("/api/host/team", &json!({ "name": "Mia", "role": null })).await.good();
    assert_eq!(key(&answer(&mia, &last, warn).await), "not-trusted");
    assert_eq!(key(&mia.get("/api/moderation").await), "not-trusted");
}

#[tokio::test]
async fn a_moderator_who_plays_reads_nothing_of_the_table_and_nobody_reports_what_they_cannot_read() {
    let server = TestServer::start().await;
    let (mia, max) = (moderator(&server, "Mia").await, moderator(&server, "Max").await);
    let (ana, eva) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Eva").await);
    let table = open(&mia, &ana).await;
    let (mut first, watching) = (Player::at(&mia, &table).await, Player::at(&eva, &table).await);
    let spy = Browser::named(server.address, "Spy").await;
    let mut second_watcher = Player::at(&spy, &table).await;
    say(&mut first, "for the players").await;
    say(&mut second_watcher, "she holds the red card").await;
    // Spectators and players do not read each other, and do not report what they do not read.
    assert_eq!(key(&report(&eva, json!({ "kind": "line", "table": table, "line": 1 })).await), "not-found");
    assert_eq!(key(&report(&ana, json!({ "kind": "line", "table": table, "line": 2 })).await), "not-found");
    let told =
        report(&eva, json!({ "kind": "line", "table": table, "line": 2, "note": "the red card!" })).await;
    assert_eq!(told.status, 204, "{}", told.body);
    let of_player = queue(&mia).await.to_string();
    assert!(!of_player.contains("red card") && of_player.contains("\"withheld\":true"), "{of_player}");
    let of_other = queue(&max).await.to_string();
    assert!(of_other.contains("she holds the red card"), "{of_other}");
    assert!(!of_other.contains("for the players"), "whoever reported could not read that: {of_other}");
    // When the game is over everybody may read both.
    let seq = first.seq();
    first.ask(json!({ "type": "resign", "seq": seq })).await;
    assert!(queue(&mia).await.to_string().contains("she holds the red card"));
    drop(watching);
}

#[tokio::test]
async fn whoever_is_new_here_writes_no_links_and_does_less_of_everything() {
    let server = TestServer::with_clock_and(NOW, |config| config.house.newcomer_days = Some(1)).await;
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let table = open(&ana, &ben).await;
    // Guests do what they always did.
    let guest = Browser::named(server.address, "Greta").await;
    for _ in 0..6 {
        guest.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 3 } })).await.good();
    }
    let mut spectator = Player::at(&guest, &table).await;
    assert_eq!(say(&mut spectator, "see https://rules.example").await["type"], "done");
    drop(spectator);
    let mut player = Player::at(&ana, &table).await;
    for link in ["see https://evil.example", "WWW.evil.example"] {
        assert_eq!(say(&mut player, link).await["problem"]["key"], "too-new", "{link}");
    }
    assert_eq!(say(&mut player, "hola").await["type"], "done");
    let wish = json!({ "settings": { "game": "toledo", "seats": 3 } });
    let mut tables = Vec::new();
    let refused = loop {
        let reply = ana.post("/api/tables", &wish).await;
        if reply.status >= 300 {
            break reply;
        }
        tables.push(reply.json()["table"].as_str().unwrap().to_owned());
    };
    assert_eq!((tables.len(), key(&refused)), (5, json!("too-new")));
    let mut asked = 0;
    for number in 0..6 {
        let friend = account(&server, &format!("Friend {number}")).await;
        let path = format!("/api/tables/{}/invitations", tables[0]);
        asked += u32::from(ana.post(&path, &json!({ "player": id_of(&friend).await })).await.status == 204);
        let told = report(&ana, json!({ "kind": "conduct", "player": id_of(&friend).await })).await;
        assert_eq!(told.status == 204, number < 5, "{}", told.body);
    }
    assert_eq!(asked, 5);
    server.advance(25 * HOUR);
    assert_eq!(say(&mut player, "see https://good.example").await["type"], "done");
    ana.post("/api/tables", &wish).await.good();
}

#[tokio::test]
async fn what_is_done_at_one_node_holds_at_the_other() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let first = TestServer::node(&data, TimeSource::default()).await;
    let second = TestServer::node(&data, TimeSource::default()).await;
    let mia = moderator(&first, "Mia").await;
    let ana = account(&first, "Ana").await;
    let ben = account(&second, "Ben").await;
    let table = open(&ana, &Browser { address: first.address, ..ben.clone() }).await;
    let mut there = Player::at(&ben, &table).await;
    let at_first = Player::at(&ana, &table).await;
    // Whom one has blocked at one node is not read there when they write at the other.
    ana.post("/api/people/blocked", &json!({ "player": id_of(&ben).await })).await.good();
    say(&mut there, "unread").await;
    let mut again = Player::at(&ana, &table).await;
    assert_eq!(again.until(|message| message["type"] == "chat").await["lines"], json!([]));
    drop(at_first);
    punish(&mia, &ana, &ben, json!({ "action": "mute", "hours": 1, "reason": "Hush." })).await;
    assert_eq!(say(&mut there, "hm").await["problem"]["key"], "muted");
    let eva = account(&first, "Eva").await;
    punish(&mia, &eva, &ben, json!({ "action": "ban", "reason": "Enough." })).await;
    while there.next().await.is_some() {}
    let refused = ben.get("/api/lobby").await;
    assert_eq!((key(&refused), refused.json()["values"].get("until").cloned()), (json!("banned"), None));
}
