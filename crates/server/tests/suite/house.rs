//! The house: what its host sets, who may come in, and what those try who are not the host.

use std::sync::Arc;
use std::time::Duration;

use protocol::rest::HouseSettings;
use serde_json::{Value, json};
use server::TimeSource;
use server::admin::Admin;

use crate::support::database::{TestData, is_postgres};
use crate::support::{Browser, HttpReply, Player, TestServer};

const PASSWORD: &str = "four quiet barons dance";
const HOST_ONLY: [(&str, &str); 9] = [
    ("GET", "/api/host/settings"),
    ("PUT", "/api/host/settings"),
    ("GET", "/api/host/status"),
    ("GET", "/api/host/log"),
    ("GET", "/api/host/team"),
    ("PUT", "/api/host/team"),
    ("GET", "/api/host/invitations"),
    ("POST", "/api/host/invitations"),
    ("DELETE", "/api/host/invitations/x"),
];

fn key(reply: &HttpReply) -> Value {
    reply.json()["key"].clone()
}

/// Somebody with an account.
pub(crate) async fn account(server: &TestServer, name: &str) -> Browser {
    let mut browser = Browser::new(server.address);
    browser.sign("/api/account", &json!({ "name": name, "password": PASSWORD })).await;
    browser
}

pub(crate) async fn admin(server: &TestServer) -> Admin {
    Admin::open(server.database()).await.unwrap()
}

/// The account of the host, by a link of the command line.
pub(crate) async fn host(server: &TestServer) -> Browser {
    let host = account(server, "Hanna").await;
    let link = admin(server).await.host_link().await.unwrap();
    let token = link.strip_prefix("/host#claim=").unwrap();
    assert_eq!(host.post("/api/host/claim", &json!({ "token": token })).await.status, 204);
    host
}

async fn set(host: &Browser, settings: Value) -> Value {
    host.put("/api/host/settings", &settings).await.good()
}

fn body_for(path: &str) -> Value {
    match path {
        "/api/host/team" => json!({ "name": "Hanna" }),
        "/api/host/invitations" => json!({ "uses": 1, "days": 1 }),
        _ => json!({}),
    }
}

#[tokio::test]
async fn the_host_proves_it_by_a_link_that_works_once_and_everybody_else_is_refused() {
    let server = TestServer::start().await;
    let guest = Browser::named(server.address, "Ana").await;
    let link = admin(&server).await.host_link().await.unwrap();
    let claim = json!({ "token": link.strip_prefix("/host#claim=").unwrap() });
    // Whoever has no account could not come back as the host: the link waits.
    assert_eq!(key(&guest.post("/api/host/claim", &claim).await), "no-account");
    let (hanna, ben) = (account(&server, "Hanna").await, account(&server, "Ben").await);
    assert_eq!(hanna.post("/api/host/claim", &claim).await.status, 204);
    assert_eq!(key(&ben.post("/api/host/claim", &claim).await), "wrong-secret");
    assert_eq!(key(&ben.post("/api/host/claim", &json!({ "token": "0".repeat(32) })).await), "wrong-secret");
    assert_eq!(hanna.get("/api/house").await.good()["role"], "host");
    assert_eq!(ben.get("/api/house").await.good().get("role"), None);
    let stranger = Browser::new(server.address);
    for (method, path) in HOST_ONLY {
        for who in [&stranger, &guest, &ben] {
            let reply = who.send(method, path, Some(&body_for(path).to_string())).await;
            assert_eq!((reply.status, key(&reply)), (403, json!("not-trusted")), "{method} {path}");
        }
        if method != "GET" {
            let foreign = Browser { origin: Some("https://evil.example".to_owned()), ..hanna.clone() };
            let reply = foreign.send(method, path, Some(&body_for(path).to_string())).await;
            assert_eq!(key(&reply), "foreign-origin", "{method} {path}");
        }
    }
    let foreign = Browser { origin: Some("https://evil.example".to_owned()), ..ben };
    assert_eq!(key(&foreign.post("/api/host/claim", &claim).await), "foreign-origin");
}

#[tokio::test]
async fn what_the_host_sets_holds_at_once_and_what_the_file_fixes_cannot_be_set() {
    let fixed = serde_json::from_value(json!({ "name": "Club", "open_tables": 2 })).unwrap();
    let server = TestServer::with(|config| config.house = fixed).await;
    let host = host(&server).await;
    let all = host.get("/api/host/settings").await.good();
    assert_eq!(all["fixed"], json!(["name", "open_tables"]));
    assert_eq!((&all["settings"]["name"], &all["settings"]["access"]), (&json!("Club"), &json!("open")));
    assert_eq!(key(&host.put("/api/host/settings", &json!({ "name": "Mine" })).await), "fixed");
    for bad in [
        json!({ "words": { "fr": "Bonjour" } }),
        json!({ "words": { "en": "x".repeat(1_001) } }),
        json!({ "words": { "en": "\u{202e}olleH" } }),
        json!({ "waiting_tables": 0 }),
        json!({ "newcomer_days": 1_000 }),
        json!({ "anything": 1 }),
        json!({ "access": "closed" }),
    ] {
        assert_eq!(host.put("/api/host/settings", &bad).await.status, 400, "{bad}");
    }
    set(&host, json!({ "words": { "en": "<b>Tuesdays</b>\nat eight", "de": " " }, "waiting_tables": 1 }))
        .await;
    let house = Browser::new(server.address).get("/api/house").await.good();
    assert_eq!(house["name"], "Club");
    assert_eq!(house["words"], json!({ "en": "<b>Tuesdays</b>\nat eight" }));
    let ana = Browser::named(server.address, "Ana").await;
    let table = json!({ "settings": { "game": "toledo", "seats": 2 } });
    ana.post("/api/tables", &table).await.good();
    assert_eq!(key(&ana.post("/api/tables", &table).await), "too-many");
    // A limit of what is made anew is another one from then on, too.
    // Several nodes also count the account of the host, which was made in the same hour; one alone begins anew.
    set(&host, json!({ "accounts_per_hour": 2, "waiting_tables": 9 })).await;
    account(&server, "Cara").await;
    let make = |name| json!({ "name": name, "password": PASSWORD });
    drop(Browser::new(server.address).post("/api/account", &make("Dora")).await);
    let refused = Browser::new(server.address).post("/api/account", &make("Eva")).await;
    assert_eq!(key(&refused), "rate-limited");
    ana.post("/api/tables", &table).await.good();
    assert_eq!(key(&ana.post("/api/tables", &table).await), "too-many", "the file says two at most");
    let log = host.get("/api/host/log").await.good();
    let did: Vec<_> = log["entries"].as_array().unwrap().iter().map(|one| one["action"].clone()).collect();
    assert_eq!(did, ["changed", "changed", "became-host"]);
    assert_eq!(log["entries"][0]["actor"], "Hanna");
}

#[tokio::test]
async fn by_invitation_strangers_see_nobody_and_come_in_by_a_link_as_often_as_it_says() {
    let server = TestServer::start().await;
    let host = host(&server).await;
    let ana = Browser::named(server.address, "Ana").await;
    let open = json!({ "settings": { "game": "toledo", "seats": 2, "listed": true } });
    let opened = ana.post("/api/tables", &open).await.good();
    let table = opened["table"].as_str().unwrap();
    set(&host, json!({ "access": "invitation" })).await;

    let stranger = Browser::new(server.address);
    let house = stranger.get("/api/house").await.good();
    assert_eq!((&house["access"], &house["may_enter"]), (&json!("invitation"), &json!(false)));
    let description = stranger.get("/api/openapi.json").await.good();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let filled = path.replace("{table}", table);
        // Whoever has been told of something can end that from any mail program, by the signed link.
        let known = [
            "/api/session",
            "/api/account",
            "/api/house",
            "/api/games",
            "/api/exercises",
            "/api/notices/end",
            "/api/notices/link",
        ];
        let is_known = known.iter().any(|known| path.starts_with(known));
        for who in [&stranger, &stranger.with_bearer(&"0".repeat(32))] {
            for method in methods.as_object().unwrap().keys().filter(|_| !is_known) {
                let reply = who.send(&method.to_uppercase(), &filled, Some("{}")).await;
                assert_eq!(reply.status, 403, "{method} {path}: {}", reply.body);
                assert!(!reply.body.contains("Ana"), "{method} {path}");
            }
        }
    }
    for (path, body) in [
        ("/api/session", json!({ "name": "Eve" })),
        ("/api/session", json!({ "name": "Eve", "invitation": "0".repeat(32) })),
        ("/api/account", json!({ "name": "Eve", "password": PASSWORD })),
    ] {
        assert_eq!(key(&stranger.post(path, &body).await), "invitation-needed", "{path}");
    }
    for path in ["/api/notices/end", "/api/notices/link"] {
        assert_eq!(key(&stranger.post(path, &json!({ "token": "made.up" })).await), "wrong-secret", "{path}");
    }
    let mut socket = Player::connect(&stranger).await;
    socket.send(json!({ "table": table, "type": "watch" })).await;
    let refused = socket.until(|message| message["type"] == "refused").await;
    assert_eq!(refused["problem"]["key"], "invitation-needed");

    // Those who were in before stay; the link of a seat opens its table and nothing else.
    ana.get("/api/lobby").await.good();
    let token = opened["seated"]["seat_token"].as_str().unwrap();
    let by_link = stranger.with_bearer(token);
    by_link.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(key(&by_link.get("/api/lobby").await), "invitation-needed");

    let made =
        host.post("/api/host/invitations", &json!({ "uses": 2, "days": 7, "note": "Ben" })).await.good();
    let wish = |name: &str| json!({ "name": name, "invitation": made["token"] });
    let mut ben = stranger.clone();
    ben.sign("/api/session", &wish("Ben")).await;
    ben.get("/api/lobby").await.good();
    let mut cara = stranger.clone();
    cara.sign("/api/session", &wish("Cara")).await;
    assert_eq!(key(&stranger.post("/api/session", &wish("Dora")).await), "invitation-needed");
    // A guest who was invited may make an account, and sign in elsewhere without another invitation.
    ben.sign("/api/account", &json!({ "name": "Ben", "password": PASSWORD })).await;
    let mut phone = stranger.clone();
    phone.sign("/api/account/sign-in/password", &json!({ "who": "Ben", "password": PASSWORD })).await;
    phone.get("/api/lobby").await.good();

    let made = host.post("/api/host/invitations", &json!({ "uses": 5, "days": 7 })).await.good();
    let id = made["invitation"]["id"].as_str().unwrap();
    let left = host.delete(&format!("/api/host/invitations/{id}")).await.good();
    assert_eq!(left["invitations"], json!([]));
    let wish = json!({ "name": "Dora", "invitation": made["token"] });
    assert_eq!(key(&stranger.post("/api/session", &wish).await), "invitation-needed");
    let command_line = admin(&server).await.invite("Dora", 1, 1).await.unwrap();
    let wish = json!({ "invitation": command_line.strip_prefix("/#invitation=").unwrap() });
    assert_eq!(stranger.post("/api/session", &wish).await.status, 200);
    // The command line lists and ends them too.
    let admin = admin(&server).await;
    let link = admin.invite("Emil", 3, 2).await.unwrap();
    let list = admin.invitations().await.unwrap();
    assert!(list.ends_with("for 3 people, 2 days  Emil\n") && list.lines().count() == 1, "{list}");
    let id = list.split(' ').next().unwrap();
    assert!(admin.end_invitation("nothing").await.is_err());
    assert_eq!(admin.end_invitation(id).await.unwrap(), "there are no invitations\n");
    let wish = json!({ "invitation": link.strip_prefix("/#invitation=").unwrap() });
    assert_eq!(key(&stranger.post("/api/session", &wish).await), "invitation-needed");
}

#[tokio::test]
async fn hosts_name_each_other_and_whoever_is_dismissed_does_nothing_more() {
    let server = TestServer::start().await;
    let host = host(&server).await;
    let ben = account(&server, "Ben").await;
    let set_role = async |who: &Browser, name: &str, role: Value| {
        who.put("/api/host/team", &json!({ "name": name, "role": role })).await
    };
    assert_eq!(key(&set_role(&host, "Nobody", json!("host")).await), "no-such-account");
    assert_eq!(key(&set_role(&host, "Hanna", Value::Null).await), "last-host", "one host is left");
    let delete =
        async |who: &Browser, name: &str| who.post("/api/account/delete", &json!({ "name": name })).await;
    assert_eq!(key(&delete(&host, "Hanna").await), "last-host", "nor by deleting the account");
    // Named in other letters: names are alike as everywhere.
    let team = set_role(&host, "BEN", json!("moderator")).await.good();
    assert_eq!(team["members"][1]["name"], "Ben");
    assert_eq!(ben.get("/api/house").await.good()["role"], "moderator");
    assert_eq!(key(&ben.get("/api/host/settings").await), "not-trusted", "a moderator is no host");
    set_role(&host, "Ben", json!("host")).await.good();
    // Two who go at once do not leave the house without a host.
    let (one, two) = tokio::join!(set_role(&host, "Hanna", Value::Null), set_role(&ben, "Ben", Value::Null));
    let team = server.in_the_data("SELECT COUNT(*) FROM team WHERE role = 'host'").await;
    assert_eq!(team, 1, "{} {}", one.status, two.status);
    for name in ["Hanna", "Ben"] {
        let named = admin(&server).await.set_role(name, Some(protocol::rest::HouseRole::Host)).await;
        named.unwrap();
    }
    set_role(&ben, "Hanna", Value::Null).await.good();
    assert_eq!(key(&host.get("/api/host/team").await), "not-trusted");
    // The command line brings a host back, and so it is with the log.
    admin(&server).await.set_role("hanna", Some(protocol::rest::HouseRole::Host)).await.unwrap();
    let log = host.get("/api/host/log").await.good();
    assert_eq!(
        (&log["entries"][0]["action"], &log["entries"][0]["actor"]),
        (&json!("named-host"), &json!(""))
    );
    // Who deletes the account is nobody any more; of two who do so at once one stays.
    let (one, two) = tokio::join!(delete(&host, "Hanna"), delete(&ben, "Ben"));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [204, 409]);
    assert_eq!(server.in_the_data("SELECT COUNT(*) FROM team").await, 1);
}

#[tokio::test]
async fn the_host_sees_who_is_here_what_is_stored_and_the_last_backup() {
    let server = TestServer::start().await;
    let host = host(&server).await;
    let ana = Browser::named(server.address, "Ana").await;
    let table =
        ana.post("/api/tables", &json!({ "settings": { "game": "toledo", "seats": 2 } })).await.good();
    let _player = Player::at(&ana, table["table"].as_str().unwrap()).await;
    let status = host.get("/api/host/status").await.good();
    assert_eq!((&status["here"], &status["people_here"]), (&json!(["Ana"]), &json!(1)));
    let servers = status["servers"].as_array().unwrap();
    assert_eq!((servers.len(), &servers[0]["sockets"], &status["sockets"]), (1, &json!(1), &json!(1)));
    assert_eq!(
        (&status["accounts"], &status["guests"], &status["waiting_tables"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert!(status["stored"].as_u64().unwrap() > 10_000 && status.get("backup_at").is_none());
    let folder = tempfile::tempdir().unwrap();
    admin(&server).await.backup(&folder.path().join("copy.db")).await.unwrap();
    let status = host.get("/api/host/status").await.good();
    assert!(status["backup_at"].as_u64().unwrap() > 1_700_000_000_000);
    // The command line shows the same.
    let mut told = String::new();
    for _ in 0..1_500 {
        told = admin(&server).await.status().await.unwrap();
        if told.contains("1 people: Ana\n") && told.contains("1 connections, 1 tables in memory") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for part in
        ["1 people: Ana\n", "1 connections, 1 tables in memory", "1 accounts, 1 guests", "1 wait,", "within"]
    {
        assert!(told.contains(part), "{told}");
    }
}

#[tokio::test]
async fn the_host_sees_how_many_tables_wait_are_played_at_and_have_ended() {
    let server = TestServer::start().await;
    let host = host(&server).await;
    let ana = Browser::named(server.address, "Ana").await;
    let open = async |sitters: &Value| {
        let body = json!({ "settings": { "game": "toledo", "seats": 2 }, "sitters": sitters });
        ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned()
    };
    let (waits, plays) =
        (json!([{ "kind": "person" }]), json!([{ "kind": "person" }, { "kind": "bot", "level": "novice" }]));
    open(&waits).await;
    open(&plays).await;
    open(&plays).await;
    for _ in 0..3 {
        let given_up = open(&waits).await;
        ana.post(&format!("/api/tables/{given_up}/abort"), &json!({})).await.good();
    }
    let status = host.get("/api/host/status").await.good();
    let counts = ["waiting_tables", "playing_tables", "ended_tables"].map(|name| status[name].as_u64());
    assert_eq!(counts, [Some(1), Some(2), Some(3)]);
}

#[tokio::test]
async fn the_host_sees_who_is_here_and_what_there_is_to_do_at_all_servers() {
    if !is_postgres() {
        return;
    }
    let data = Arc::new(TestData::new().await);
    let nodes = [
        TestServer::node(&data, TimeSource::default()).await,
        TestServer::node(&data, TimeSource::default()).await,
    ];
    let host = host(&nodes[0]).await;
    let mut players = Vec::new();
    for (name, node) in [("Ana", &nodes[0]), ("Ben", &nodes[1])] {
        let person = Browser::named(node.address, name).await;
        let settings = json!({ "settings": { "game": "toledo", "seats": 2 } });
        let table = person.post("/api/tables", &settings).await.good();
        players.push(Player::at(&person, table["table"].as_str().unwrap()).await);
    }
    for _ in 0..1_500 {
        let status = host.get("/api/host/status").await.good();
        let all = (&status["here"], &status["people_here"], &status["sockets"], &status["tables_in_memory"]);
        if all == (&json!(["Ana", "Ben"]), &json!(2), &json!(2), &json!(2)) {
            let sockets =
                status["servers"].as_array().unwrap().iter().map(|server| server["sockets"].clone());
            assert_eq!(sockets.collect::<Vec<_>>(), [json!(1), json!(1)]);
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{}", host.get("/api/host/status").await.body);
}

/// A value for each setting that is not the usual one.
fn other_value(name: &str) -> Value {
    match name {
        "name" => json!("Thursday club"),
        "words" => json!({ "en": "We play on Thursdays." }),
        "access" => json!("invitation"),
        "notices" => json!(false),
        _ => json!(7),
    }
}

#[tokio::test]
async fn whatever_the_host_can_set_can_be_set_on_the_command_line_and_in_the_file() {
    // Servers of tests fix for how long somebody is new.
    let server = TestServer::with(|config| config.house = HouseSettings::default()).await;
    let host = host(&server).await;
    let description = Browser::new(server.address).get("/api/openapi.json").await.good();
    let settings = description["components"]["schemas"]["HouseSettings"]["properties"].clone();
    let names: Vec<&String> = settings.as_object().unwrap().keys().collect();
    assert!(names.len() >= 11, "{names:?}");
    let usual = host.get("/api/host/settings").await.good()["settings"].clone();
    let admin = admin(&server).await;
    let mut file = serde_json::Map::new();
    for name in names {
        let value = other_value(name);
        assert_ne!(value, usual[name], "{name}");
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let told = admin.set_house(name, &text).await.unwrap();
        assert!(told.contains(&format!("{name} = {value}")), "{told}");
        file.insert(name.clone(), value);
    }
    let all = Value::Object(file.clone());
    for _ in 0..1_200 {
        if host.get("/api/host/settings").await.good()["settings"] == all {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(host.get("/api/host/settings").await.good()["settings"], all);
    // The file of `serve --house` has the same names, and what it sets cannot be changed on the page. The host has to come in first.
    file.insert("access".to_owned(), json!("open"));
    let all = Value::Object(file.clone());
    let fixed: HouseSettings = serde_json::from_value(all.clone()).unwrap();
    let server = TestServer::with(|config| config.house = fixed).await;
    let host = self::host(&server).await;
    let told = host.get("/api/host/settings").await.good();
    assert_eq!((&told["settings"], told["fixed"].as_array().unwrap().len()), (&all, file.len()));
    for (name, value) in usual.as_object().unwrap().iter().filter(|(name, _)| *name != "access") {
        let refused = host.put("/api/host/settings", &json!({ name: value })).await;
        assert_eq!(key(&refused), "fixed", "{name}");
    }
}

/// On `SQLite` the other process is the command line, on `PostgreSQL` it could be another node.
#[tokio::test]
async fn what_another_process_sets_is_known_within_seconds() {
    let server = TestServer::start().await;
    let told = admin(&server).await.set_house("access", "invitation").await.unwrap();
    assert_eq!(told, "access = \"invitation\"\n");
    let stranger = Browser::new(server.address);
    while stranger.get("/api/lobby").await.status != 403 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let told = admin(&server).await.set_house("access", "usual").await.unwrap();
    assert!(told.contains("as usual"), "{told}");
    while stranger.get("/api/lobby").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(admin(&server).await.set_house("open_tables", "many").await.is_err());
    assert!(admin(&server).await.set_house("colour", "red").await.is_err());
}
