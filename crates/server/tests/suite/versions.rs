//! Tables that follow a version of the rules that this program does not have.

use catalog::GameKind;
use protocol::table::{EndingReason, Sitter};
use serde_json::{Value, json};
use server::admin::{Admin, verify_record};
use server::storage::{Summary, Write};
use table::{Action, Entry, EntryKind, First, Opening, Table};
use tabletop::Deal;

use crate::support::{Browser, Player, TestServer};
use crate::undo::{seat, settings};

const OTHER: u32 = 99;
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

fn opening(id: &str, version: u32) -> Opening {
    let kind = GameKind::Alcazar;
    Opening {
        id: id.to_owned(),
        settings: protocol::table::Settings { listed: true, ..settings(kind, 2) },
        kind,
        rules_version: version,
        opened_at: 0,
        host_guest: "ana".to_owned(),
        host_seat: Some(0),
        server_part: Deal::from_seed(3),
        rematch_of: None,
        position: None,
    }
}

/// What happened at a table for two after a few moves, one of them taken back.
fn entries(id: &str, people: u8) -> (Table, Vec<Entry>) {
    let first = |seat| First {
        seat,
        sitter: Sitter::Person,
        name: format!("p{seat}"),
        player: None,
        deal_part: None,
    };
    let present = GameKind::Alcazar.rules_version();
    let opened = Table::open_with(opening(id, present), (0..people).map(first).collect(), 0).unwrap();
    let (mut table, mut entries) = opened;
    for _ in 0..if people == 2 { 5 } else { 0 } {
        let who = table.waiting().first().unwrap();
        let notation = table.game.as_ref().unwrap().legal(who)[0].clone();
        let action = Action::Move { seq: table.seq(), notation, lag: 0 };
        entries.extend(table.act(&seat(who.into()), action, None, 10).unwrap());
    }
    (table, entries)
}

/// Puts it onto a server as if it had been played under other rules.
async fn put(server: &TestServer, id: &str, people: u8, more: Vec<EntryKind>) {
    let (table, mut entries) = entries(id, people);
    for what in more {
        let seq = entries.last().unwrap().seq + 1;
        entries.push(Entry { seq, at: 20, cause: None, what });
    }
    let summary = Summary { wake_at: Some(0), ..Summary::of(&table, 0) };
    let mut writes = vec![Write::Table { opening: Box::new(opening(id, OTHER)), summary: Box::new(summary) }];
    writes.extend(
        entries.into_iter().map(|entry| Write::Entry { table: id.to_owned(), entry: Box::new(entry) }),
    );
    for seat in 0..people {
        let token = server::hash_of(&token(seat));
        writes.push(Write::SeatToken { token, table: id.to_owned(), seat, at: 0 });
    }
    server.storage().commit(writes).await.unwrap();
}

fn token(seat: u8) -> String {
    TOKEN.replace('f', &seat.to_string())
}

fn names_both_versions(problem: &Value) {
    assert_eq!(problem["key"], "other-rules", "{problem}");
    assert_eq!(problem["values"], json!({ "follows": OTHER, "plays": GameKind::Alcazar.rules_version() }));
    let detail = problem["detail"].as_str().unwrap();
    let plays = format!("version {}:", GameKind::Alcazar.rules_version());
    assert!(detail.contains("version 99") && detail.contains(&plays), "{detail}");
}

#[tokio::test]
async fn a_running_game_is_shown_but_not_played_on_and_can_be_broken_off() {
    let server = TestServer::start().await;
    put(&server, "abcdefghij", 2, vec![]).await;
    let ana = Browser::new(server.address).with_bearer(&token(0));
    let ben = Browser::new(server.address).with_bearer(&token(1));
    let info = ana.get("/api/tables/abcdefghij").await.good();
    assert_eq!(
        (&info["rules_version"], &info["other_rules"]),
        (&json!(OTHER), &json!(GameKind::Alcazar.rules_version()))
    );
    let lobby = ana.get("/api/lobby").await.good();
    assert_eq!(lobby["live"][0]["id"], "abcdefghij", "it is still listed");
    let (mut first, mut second) =
        (Player::at(&ana, "abcdefghij").await, Player::at(&ben, "abcdefghij").await);
    assert!(first.now.get("game").is_none());
    let seq = first.seq();
    for message in [
        json!({ "type": "move", "seq": seq, "notation": "build 1" }),
        json!({ "type": "take-back", "seq": seq }),
        json!({ "type": "propose", "seq": seq, "proposal": { "what": "pause" } }),
        json!({ "type": "leave", "seq": seq }),
        json!({ "type": "preview", "notation": "build 1" }),
        json!({ "type": "explain", "place": "1" }),
        json!({ "type": "hint" }),
        json!({ "type": "moment", "number": 0 }),
    ] {
        names_both_versions(&first.ask(message).await["problem"]);
    }
    let log = first.ask(json!({ "type": "log", "after": 0 })).await;
    let moves = log["entries"].as_array().unwrap().iter().filter(|entry| entry["happening"] == "moved");
    assert_eq!(moves.count(), 5);
    first.ask(json!({ "type": "propose", "seq": seq, "proposal": { "what": "abort" } })).await;
    let open = second.until(|message| message["proposal"].is_object()).await;
    let agreed = json!({ "type": "answer", "seq": open["proposal"]["seq"], "agree": true });
    assert_eq!(second.ask(agreed).await["type"], "done");
    let record = ana.get("/api/tables/abcdefghij/record").await;
    assert!(record.status == 200 && record.body.contains("rules: 99"), "{}", record.body);
    assert_eq!(ana.get("/api/tables/abcdefghij/reveal").await.good()["state"], Value::Null);
}

#[tokio::test]
async fn a_table_that_waits_does_not_start_under_other_rules() {
    let server = TestServer::with_clock(100).await;
    put(&server, "abcdefghij", 1, vec![]).await;
    let ben = Browser::named(server.address, "Ben").await;
    names_both_versions(&ben.post("/api/tables/abcdefghij/join", &json!({})).await.json());
    let ana = Browser::new(server.address).with_bearer(&token(0));
    names_both_versions(&ana.post("/api/tables/abcdefghij/start", &json!({})).await.json());
}

#[tokio::test]
async fn the_host_exports_it_and_is_told_that_it_was_not_checked() {
    let server = TestServer::start().await;
    let aborted = EntryKind::Ended { reason: EndingReason::Aborted, seat: None, outcome: None };
    put(&server, "aaaaaaaaaa", 2, vec![]).await;
    put(&server, "bbbbbbbbbb", 2, vec![EntryKind::TookBack { seat: 0, moves: 2 }, aborted]).await;
    let admin = Admin::open(server.database()).await.unwrap();
    assert_eq!(admin.tables().await.unwrap().matches("(other rules)").count(), 2);
    let record = admin.export("aaaaaaaaaa").await.unwrap();
    let present = record.replace("rules: 99", "rules: 1");
    verify_record(&present).unwrap();
    assert!(verify_record(&record).unwrap_err().to_string().contains("99"));
    let shorter = admin.export("bbbbbbbbbb").await.unwrap();
    assert_eq!(shorter.lines().filter(|line| line.contains('@')).count(), 3, "{shorter}");
    let told = admin.verify_all().await.unwrap_err().to_string();
    assert!(told.contains("0 tables hold") && told.contains("version 99"), "{told}");
    assert_eq!(told.matches("replays to the same end").count(), 2, "{told}");
}
