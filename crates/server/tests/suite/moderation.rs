//! What moderators find without a report, what they do about clubs, and how guests are meant who have no name that others could give.

use serde_json::{Value, json};

use crate::clubs::{found, join, member, page};
use crate::house::{account, admin, host};
use crate::order::{answer, moderator, open, punish, queue, report, say};
use crate::people::{id_of, key};
use crate::support::{Browser, HttpReply, Player, TestServer};

const NOW: u64 = 1_800_000_000_000;
const HOUR: u64 = 3_600_000;
const HOLDING: &str = "/api/moderation/sanctions";
const CLUBS: &str = "/api/moderation/clubs";

async fn holding(moderator: &Browser) -> Vec<Value> {
    moderator.get(HOLDING).await.good()["sanctions"].as_array().unwrap().clone()
}

async fn lift(moderator: &Browser, id: &Value) -> HttpReply {
    moderator.delete(&format!("{HOLDING}/{}", id.as_str().unwrap())).await
}

#[tokio::test]
async fn what_holds_is_found_without_its_report_and_can_be_lifted_by_those_who_may() {
    let server = TestServer::with_clock(NOW).await;
    let (hanna, mia, max) =
        (account(&server, "Hanna").await, moderator(&server, "Mia").await, moderator(&server, "Max").await);
    admin(&server).await.set_role("Hanna", Some(protocol::rest::HouseRole::Host)).await.unwrap();
    let (ana, ben) = (account(&server, "Ana").await, account(&server, "Ben").await);
    let gus = Browser::named(server.address, "Gus").await;
    let table = open(&ana, &gus).await;
    report(&ana, json!({ "kind": "conduct", "table": table, "seat": 1 })).await;
    let id = queue(&mia).await["open"][0]["id"].clone();
    answer(&mia, &id, json!({ "action": "ban", "reason": "For good." })).await.good();
    punish(&mia, &ana, &ben, json!({ "action": "warn", "reason": "Be kind." })).await;
    server.advance(HOUR);
    let eva = account(&server, "Eva").await;
    punish(&mia, &eva, &ben, json!({ "action": "mute", "hours": 2, "reason": "Hush." })).await;
    punish(&hanna, &ana, &max, json!({ "action": "mute", "hours": 3, "reason": "You too." })).await;
    // Long after, the reports are gone.
    server.in_the_data("DELETE FROM reports").await;
    assert_eq!(key(&ana.get(HOLDING).await), "not-trusted");
    let all = holding(&mia).await;
    let told: Vec<_> = all.iter().map(|one| (one["name"].as_str().unwrap(), &one["may_lift"])).collect();
    assert_eq!(told.len(), 3, "warnings do not hold: {all:?}");
    assert_eq!(told[2], ("Gus", &json!(true)), "the oldest comes last: {all:?}");
    assert!(all[2].get("until").is_none() && all[2]["holds"] == true && all[2]["given_by"] == "Mia");
    let of = |name: &str| all.iter().find(|one| one["name"] == name).unwrap().clone();
    // Hosts alone lift what was done to those whom the host trusts, and nobody their own.
    assert_eq!((&of("Max")["may_lift"], &of("Ben")["may_lift"]), (&json!(false), &json!(true)));
    for moderator in [&mia, &max] {
        assert_eq!(key(&lift(moderator, &of("Max")["id"]).await), "not-trusted");
    }
    assert_eq!(key(&ana.delete(&format!("{HOLDING}/x")).await), "not-trusted");
    lift(&hanna, &of("Max")["id"]).await.good();
    lift(&max, &of("Gus")["id"]).await.good();
    gus.get("/api/lobby").await.good();
    assert_eq!(holding(&mia).await.len(), 1);
    // On the command line too.
    let admin = admin(&server).await;
    let list = admin.sanctions().await.unwrap();
    assert!(list.contains("mute") && list.contains("Ben: Hush. (Mia)"), "{list}");
    assert!(admin.lift_sanction("x").await.is_err());
    let id = of("Ben")["id"].as_str().unwrap().to_owned();
    assert_eq!(admin.lift_sanction(&id).await.unwrap(), "nobody is muted or banned\n");
    assert!(admin.lift_sanction(&id).await.is_err(), "once");
    let log = hanna.get("/api/host/log").await.good();
    let entries = log["entries"].as_array().unwrap().iter();
    let lifted =
        entries.filter(|entry| entry["action"] == "lifted").map(|entry| entry["target"].as_str().unwrap());
    let mut lifted: Vec<_> = lifted.collect();
    lifted.sort_unstable();
    assert_eq!(lifted, ["Ben", "Gus", "Max"]);
}

#[tokio::test]
async fn what_holds_is_told_by_pages() {
    let server = TestServer::with_clock(NOW).await;
    let mia = moderator(&server, "Mia").await;
    let ben = account(&server, "Ben").await;
    let insert = format!(
        "INSERT INTO sanctions (id, person, kind, reason, at, given_by) \
         WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 120) \
         SELECT 's' || i, '{}', 'mute', 'Hush.', {NOW} + i / 7, '' FROM n",
        id_of(&ben).await
    );
    server.in_the_data(Box::leak(insert.into_boxed_str())).await;
    let (mut seen, mut path) = (Vec::new(), HOLDING.to_owned());
    loop {
        let page = mia.get(&path).await.good();
        seen.extend(page["sanctions"].as_array().unwrap().iter().map(|one| one["id"].to_string()));
        match page["next"].as_str() {
            Some(next) => path = format!("{HOLDING}?before={next}"),
            None => break,
        }
    }
    assert_eq!(seen.len(), 120);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 120, "each once");
    for bad in ["x", "1", "99999999999999999-x", "-1-x"] {
        assert_eq!(key(&mia.get(&format!("{HOLDING}?before={bad}")).await), "bad-message", "{bad}");
    }
}

#[tokio::test]
async fn a_second_report_about_something_else_is_another_one() {
    let server = TestServer::start().await;
    let mia = moderator(&server, "Mia").await;
    let (ana, gus) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Gus").await);
    let tables = [open(&ana, &gus).await, open(&ana, &gus).await];
    let mut reports = Vec::new();
    for table in &tables {
        let mut player = Player::at(&gus, table).await;
        say(&mut player, "you fool").await;
        reports.push(json!({ "kind": "line", "table": table, "line": 1 }));
        reports.push(json!({ "kind": "conduct", "table": table, "seat": 1 }));
    }
    for body in reports.iter().chain(&reports) {
        assert_eq!(report(&ana, body.clone()).await.status, 204);
    }
    assert_eq!(queue(&mia).await["open"].as_array().unwrap().len(), 4, "each once");
    // A name is the same everywhere.
    for table in &tables {
        report(&ana, json!({ "kind": "name", "table": table, "seat": 1 })).await;
    }
    assert_eq!(queue(&mia).await["open"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn guests_in_the_lobby_and_in_clubs_are_blocked_and_reported_and_nobody_learns_who_they_are() {
    let server = TestServer::start().await;
    let mia = moderator(&server, "Mia").await;
    let (ana, gus) =
        (Browser::named(server.address, "Ana").await, Browser::named(server.address, "Gus").await);
    let zoe = Browser::named(server.address, "Zoe").await;
    gus.get("/api/lobby").await.good();
    gus.put("/api/lobby/here", &json!({ "shown": true })).await.good();
    let visitor = async |who: &Browser| loop {
        let lobby = who.get("/api/lobby").await.good();
        assert!(!lobby.to_string().contains(&id_of(&gus).await), "{lobby}");
        if let Some(visitor) = lobby["here"]["visitors"][0]["visitor"].as_str() {
            break visitor.to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let (of_ana, of_zoe) = (visitor(&ana).await, visitor(&zoe).await);
    assert_ne!(of_ana, of_zoe, "each calls them otherwise");
    assert_eq!(key(&report(&zoe, json!({ "kind": "name", "visitor": of_ana })).await), "not-found");
    assert_eq!(report(&ana, json!({ "kind": "name", "visitor": of_ana })).await.status, 204);
    assert_eq!(queue(&mia).await["open"][0]["person"]["name"], "Gus");
    let people = zoe.post("/api/people/blocked", &json!({ "visitor": of_zoe })).await.good();
    assert_eq!(people["blocked"][0]["name"], "Gus");
    assert!(!people.to_string().contains(&id_of(&gus).await));

    let (club, token) = found(&ana, true).await;
    join(&gus, &club, &token).await;
    let gus_there = member(&page(&ana, &club).await, "Gus");
    let there = json!({ "club": club, "member": gus_there });
    let people = ana.post("/api/people/blocked", &there).await.good();
    assert_eq!(people["blocked"][0]["name"], "Gus");
    let told = report(&ana, json!({ "kind": "conduct", "club": club, "member": gus_there })).await;
    assert_eq!(told.status, 204, "{}", told.body);
    let ana_there = member(&page(&ana, &club).await, "Ana");
    let own = json!({ "kind": "conduct", "club": club, "member": ana_there });
    assert_eq!(key(&report(&ana, own).await), "not-now", "that is oneself");
    // Whoever has left is still meant by an evening's standing.
    let wish = json!({ "games": ["toledo"], "least": 2, "most": 2, "rounds": 1 });
    ana.post(&format!("/api/clubs/{club}/evenings"), &wish).await.good();
    gus.put(&format!("/api/clubs/{club}/evenings/1/here"), &json!({ "is_here": true })).await.good();
    gus.post(&format!("/api/clubs/{club}/leave"), &json!({})).await;
    assert_eq!(report(&zoe, json!({ "kind": "name", "club": club, "member": gus_there })).await.status, 204);
    for bad in [
        json!({ "kind": "conduct", "club": club }),
        json!({ "kind": "club", "club": club, "member": gus_there }),
        json!({ "kind": "club" }),
        json!({ "kind": "conduct", "member": gus_there }),
        json!({ "kind": "conduct", "visitor": of_ana, "club": club }),
    ] {
        assert_eq!(key(&report(&ana, bad.clone()).await), "bad-message", "{bad}");
    }
}

async fn moderate(who: &Browser, club: &str, action: &str) -> HttpReply {
    who.post(&format!("{CLUBS}/{club}"), &json!({ "action": action, "reason": "Insults." })).await
}

#[tokio::test]
async fn a_club_is_reported_and_hidden_loses_its_name_or_is_closed() {
    let server = TestServer::start().await;
    let (hanna, mia) = (host(&server).await, moderator(&server, "Mia").await);
    let (ana, zoe) = (account(&server, "Ana").await, Browser::named(server.address, "Zoe").await);
    let (club, _) = found(&ana, true).await;
    let (secret, _) = found(&ana, false).await;
    let about = |club: &str| json!({ "kind": "club", "club": club, "note": "rude" });
    assert_eq!(key(&report(&zoe, about(&secret)).await), "not-found", "nobody learns that there is one");
    for _ in 0..2 {
        assert_eq!(report(&zoe, about(&club)).await.status, 204);
    }
    let open = queue(&mia).await["open"].clone();
    assert_eq!(open.as_array().unwrap().len(), 1, "the same again is the same: {open}");
    assert_eq!(
        (&open[0]["club"]["name"], &open[0]["club"]["words"]),
        (&json!("Los Martes"), &json!("Every Tuesday"))
    );
    assert_eq!((&open[0]["may_answer"], &open[0]["person"]["name"]), (&json!(true), &json!("")));
    let ban = json!({ "action": "ban", "reason": "x" });
    assert_eq!(key(&answer(&mia, &open[0]["id"], ban).await), "bad-message", "nobody is meant");
    let hide = json!({ "action": "hide-club", "reason": "x" });
    assert_eq!(key(&answer(&mia, &open[0]["id"], hide).await), "bad-message");
    for who in [&ana, &zoe] {
        assert_eq!(key(&moderate(who, &club, "close").await), "not-trusted");
    }
    let silent = json!({ "action": "hide", "reason": " " });
    assert_eq!(key(&mia.post(&format!("{CLUBS}/{club}"), &silent).await), "bad-message");
    assert_eq!(moderate(&mia, "x", "hide").await.status, 404);

    // Hidden, whatever its organisers wish; the report is answered by it.
    let hidden = moderate(&mia, &club, "hide").await.good();
    assert_eq!(hidden["clubs"][0]["id"], json!(club));
    assert_eq!(queue(&mia).await["answered"][0]["answer"]["action"], "hide-club");
    let path = format!("/api/clubs/{club}");
    ana.put(&path, &json!({ "name": "Los Martes", "listed": true })).await.good();
    assert_eq!(
        (zoe.get(&path).await.status, page(&ana, &club).await["club"]["hidden"].clone()),
        (404, json!(true))
    );
    assert_eq!(zoe.get("/api/clubs").await.good()["listed"], json!([]));
    assert_eq!(moderate(&mia, &club, "show").await.good()["clubs"], json!([]));
    assert_eq!(zoe.get("/api/clubs").await.good()["listed"][0]["id"], json!(club));
    // The name is gone, and does not come back.
    moderate(&mia, &club, "rename").await.good();
    let plain = page(&zoe, &club).await["club"].clone();
    assert!(plain["name"].as_str().unwrap().starts_with("Club ") && plain["words"] == "", "{plain}");
    for name in ["Los Martes", "L0S MARTES"] {
        assert_eq!(key(&ana.put(&path, &json!({ "name": name })).await), "name-taken", "{name}");
    }
    ana.put(&path, &json!({ "name": "Los Jueves", "listed": true })).await.good();
    // Nobody judges their own club.
    let (of_mia, _) = found(&mia, true).await;
    assert_eq!(key(&moderate(&mia, &of_mia, "show").await), "not-trusted");
    moderate(&hanna, &of_mia, "close").await.good();
    assert_eq!(mia.get(&format!("/api/clubs/{of_mia}")).await.status, 404);
    // On the command line too; all of it is in the log.
    let admin = admin(&server).await;
    let list = admin.moderate_club(&club, protocol::rest::ClubAction::Hide, "By hand.").await.unwrap();
    assert!(list.contains("Los Jueves"), "{list}");
    admin.moderate_club(&club, protocol::rest::ClubAction::Close, "By hand.").await.unwrap();
    assert_eq!(admin.hidden_clubs().await.unwrap(), "no club is hidden\n");
    assert!(admin.moderate_club(&club, protocol::rest::ClubAction::Hide, "x").await.is_err());
    let log = hanna.get("/api/host/log").await.good();
    let actions: Vec<_> = log["entries"].as_array().unwrap().iter().map(|one| &one["action"]).collect();
    assert_eq!(
        actions[..6],
        ["closed-club", "hid-club", "closed-club", "renamed-club", "showed-club", "hid-club"]
    );
    assert_eq!(log["entries"][3]["target"], "Los Martes");
}

#[tokio::test]
async fn new_guests_write_no_links_among_strangers_and_open_few_tables_that_all_find() {
    let server = TestServer::with_clock_and(NOW, |config| config.house.newcomer_days = Some(1)).await;
    let ana = account(&server, "Ana").await;
    server.advance(25 * HOUR);
    let guest = Browser::named(server.address, "Greta").await;
    let wish = |is_listed: bool| json!({ "settings": { "game": "toledo", "seats": 3, "chat": "everybody", "listed": is_listed } });
    let opened = async |by: &Browser, is_listed: bool| by.post("/api/tables", &wish(is_listed)).await;
    let found = opened(&ana, true).await.good()["table"].as_str().unwrap().to_owned();
    let by_link = opened(&ana, false).await.good()["table"].as_str().unwrap().to_owned();
    let link = "see https://rules.example";
    let mut stranger = Player::at(&guest, &found).await;
    assert_eq!(say(&mut stranger, link).await["problem"]["key"], "too-new");
    assert_eq!(say(&mut stranger, "hola").await["type"], "done");
    let mut friend = Player::at(&guest, &by_link).await;
    assert_eq!(say(&mut friend, link).await["type"], "done", "friends know each other");
    for _ in 0..5 {
        opened(&guest, true).await.good();
    }
    assert_eq!(key(&opened(&guest, true).await), "too-new");
    assert_eq!(
        key(&guest
            .put("/api/search", &json!({ "games": ["toledo"], "seats": [2], "paces": ["days"] }))
            .await),
        "too-new"
    );
    for _ in 0..3 {
        opened(&guest, false).await.good();
    }
    server.advance(25 * HOUR);
    opened(&guest, true).await.good();
    assert_eq!(say(&mut Player::at(&guest, &found).await, link).await["type"], "done");
}
