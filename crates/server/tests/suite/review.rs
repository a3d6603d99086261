//! Questions at the table, coming back to it, and looking at it when the game is over.

use serde_json::{Value, json};

use crate::games::open;
use crate::support::{Browser, Player, TestServer};

async fn two(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, game, 2).await;
    (ana, ben, table)
}

/// The player who is to move first, then the other.
async fn in_order(ana: &Browser, ben: &Browser, table: &str) -> (Player, Player) {
    let (first, second) = (Player::at(ana, table).await, Player::at(ben, table).await);
    if first.offers().is_empty() { (second, first) } else { (first, second) }
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_happened_since_and_no_more() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, second) = in_order(&ana, &ben, &table).await;
    let seen = second.seq();
    drop(second);
    let notation = first.offers()[0].clone();
    assert_eq!(first.play(&notation).await["type"], "done");
    let browser = if first.now["you"]["seat"] == 0 { &ben } else { &ana };
    let mut back = Player::connect(browser).await;
    back.watch(&table, Some(seen)).await;
    let entries = back.now["entries"].as_array().unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!((&entries[0]["happening"], &entries[0]["number"]), (&json!("moved"), &json!(0)));
    assert!(back.now.get("gap").is_none());
    let mut new = Player::at(browser, &table).await;
    assert_eq!(new.now["gap"], true);
    let log = new.ask(json!({ "type": "log", "after": 0 })).await;
    assert_eq!(log["entries"][0]["happening"], "opened");
    // Nothing has happened yet since a last move of this seat.
    assert!(new.now["you"].get("last_move").is_none());
    assert_eq!(first.now["you"]["last_move"], first.now["seq"]);
}

#[tokio::test]
async fn a_stale_message_is_refused_with_the_present_table_and_a_repeated_one_is_answered_again() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, _) = in_order(&ana, &ben, &table).await;
    let (notation, seq) = (first.offers()[0].clone(), first.seq());
    let message = json!({ "id": "once", "type": "move", "seq": seq, "notation": notation });
    let done = first.ask(message.clone()).await;
    assert_eq!(done["type"], "done");
    assert_eq!(first.ask(message.clone()).await, done);
    let mut other = message;
    other["id"] = json!("twice");
    let id = first.send(other).await;
    let present = first.until(|answer| answer["type"] == "table").await;
    assert_eq!(present["seq"], done["seq"]);
    let refused = first.until(|answer| answer["id"] == json!(id)).await;
    assert_eq!(refused["problem"]["key"], "stale");
}

#[tokio::test]
async fn the_table_says_what_a_move_brings_and_why_another_cannot_be_made() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    let offers = first.offers();
    let preview = first.ask(json!({ "type": "preview", "notation": offers[0] })).await;
    assert_eq!(preview["type"], "preview", "{preview}");
    let legal = first.ask(json!({ "type": "why-not", "notation": offers[0] })).await;
    assert_eq!(legal["legal"], true);
    let not = second.ask(json!({ "type": "why-not", "notation": offers[0] })).await;
    assert_eq!(not["legal"], false);
    assert!(not["problem"]["rule"].is_string() && not["problem"]["reason"].is_string(), "{not}");
    let refused = second.play(&offers[0]).await;
    assert_eq!(refused["problem"]["key"], "illegal", "{refused}");
    let nonsense = first.play("dance 3").await;
    assert_eq!(nonsense["problem"]["key"], "bad-notation", "{nonsense}");
    let place = first.ask(json!({ "type": "explain", "place": "1" })).await;
    assert_eq!(place["type"], "explanation", "{place}");
    // To whoever is to move it also says why not, with the rule.
    let field = first.ask(json!({ "type": "explain", "place": "1" })).await;
    assert_eq!(field["refused"][0]["problem"]["key"], "illegal", "{field}");
    assert!(field["refused"][0]["problem"]["rule"].is_string(), "{field}");
    let piece = first.ask(json!({ "type": "explain", "place": "piece", "thing": "card tower" })).await;
    assert_eq!(piece["refused"][0]["parts"]["move"], "tower", "{piece}");
    let other = second.ask(json!({ "type": "explain", "place": "1" })).await;
    assert_eq!(other.get("refused"), None, "{other}");
    let nowhere = first.ask(json!({ "type": "explain", "place": "atlantis" })).await;
    assert_eq!(nowhere["problem"]["key"], "not-found");
}

/// What was there then, and not what is there now: whoever looks back asks about what is shown.
#[tokio::test]
async fn a_place_is_explained_as_it_was_at_a_moment_of_the_past() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    let seat = first.now["you"]["seat"].clone();
    let build = first.offers().into_iter().find(|offer| offer.starts_with("build ")).unwrap();
    let field = build.strip_prefix("build ").unwrap().to_owned();
    let at = |moment: Value, seen_by: Value| json!({ "type": "explain", "place": field, "moment": moment, "seen_by": seen_by });
    assert_eq!(first.play(&build).await["type"], "done");
    let now = first.ask(at(Value::Null, Value::Null)).await;
    let then = first.ask(at(json!(0), Value::Null)).await;
    assert_eq!(now["lines"][0]["key"], "villa", "{now}");
    assert_ne!(then["lines"][0]["key"], "villa", "{then}");
    // While the game goes on nobody looks through other eyes, and the past has no reasons.
    assert_eq!(second.ask(at(json!(0), seat.clone())).await["problem"]["key"], "not-now");
    assert_eq!(then.get("refused"), None, "{then}");
    assert_eq!(first.ask(at(json!(9), Value::Null)).await["problem"]["key"], "not-found");
    let seq = second.now["seq"].clone();
    assert_eq!(second.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    // After the end the one who was to move is told why not, whoever looks.
    let after = second.ask(at(json!(0), seat)).await;
    assert_eq!(after["lines"], then["lines"]);
    assert!(after["refused"][0]["problem"]["rule"].is_string(), "{after}");
    let own = second.ask(at(json!(0), Value::Null)).await;
    assert_eq!(own.get("refused"), None, "{own}");
}

#[tokio::test]
async fn a_move_is_previewed_at_a_moment_of_the_past_after_the_end() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    let (seat, other) = (first.now["you"]["seat"].clone(), second.now["you"]["seat"].clone());
    let build = first.offers().into_iter().find(|offer| offer.starts_with("build ")).unwrap();
    let at = |moment: Value, seen_by: &Value| json!({ "type": "preview", "notation": build, "moment": moment, "seen_by": seen_by });
    let foreseen = first.ask(at(Value::Null, &Value::Null)).await["events"].clone();
    assert_eq!(foreseen[0]["event"], "villa-founded", "{foreseen}");
    assert_eq!(first.play(&build).await["type"], "done");
    // While the game goes on the past is over, for the own seat and for others.
    assert_eq!(first.ask(at(json!(0), &Value::Null)).await["problem"]["key"], "not-now");
    for moment in [Value::Null, json!(0)] {
        assert_eq!(second.ask(at(moment, &seat)).await["problem"]["key"], "not-now");
    }
    let seq = second.now["seq"].clone();
    assert_eq!(second.ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    let mut watching = Player::at(&Browser::new(server.address), &table).await;
    for viewer in [&mut first, &mut second, &mut watching] {
        assert_eq!(viewer.ask(at(json!(0), &seat)).await["events"], foreseen);
        assert_eq!(viewer.ask(at(json!(0), &other)).await["type"], "refused", "it was not their turn");
        assert_eq!(viewer.ask(at(json!(1), &seat)).await["type"], "refused", "the card has been played");
        assert_eq!(viewer.ask(at(json!(9), &seat)).await["problem"]["key"], "not-found");
        assert_eq!(viewer.ask(at(json!(0), &json!(4))).await["problem"]["key"], "not-found");
    }
    assert_eq!(watching.ask(at(json!(0), &Value::Null)).await["problem"]["key"], "not-your-seat");
}

/// What areas would be worth is told to whoever is to move, at once and of the past when the game is over, and to nobody else.
#[tokio::test]
async fn the_table_says_what_areas_would_be_worth_after_a_tile_is_laid() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "salamanca").await;
    let mut players = [Player::at(&ana, &table).await, Player::at(&ben, &table).await];
    let asked = |notation: &str| json!({ "type": "preview", "notation": notation });
    let (laid, foreseen, by, moment) = 'game: loop {
        for index in 0..2 {
            let Some(first) = players[index].offers().into_iter().next() else { continue };
            let lays = players[index].offers().into_iter().filter(|offer| offer.starts_with("lay "));
            for notation in lays {
                let preview = players[index].ask(asked(&notation)).await;
                assert_eq!(preview["type"], "preview", "{preview}");
                if preview.get("worth").is_some() {
                    let moment = players[index].now["game"]["moves"].clone();
                    break 'game (notation, preview, index, moment);
                }
            }
            assert_eq!(players[index].play(&first).await["type"], "done");
            let seq = players[index].now["seq"].clone();
            players[1 - index].until(|message| message["type"] == "table" && message["seq"] == seq).await;
        }
    };
    let line = &foreseen["worth"][0];
    assert_eq!(players[1 - by].ask(asked(&laid)).await["type"], "refused", "it is not their turn");
    let mut watching = Player::at(&Browser::new(server.address), &table).await;
    assert_eq!(watching.ask(asked(&laid)).await["problem"]["key"], "not-your-seat");
    assert_eq!(players[by].play(&laid).await["type"], "done");
    let place = players[by].ask(json!({ "type": "explain", "place": line["places"][0] })).await;
    let worth = line["values"].get("after").or(line["values"].get("value"));
    assert_eq!(place["lines"][0]["values"].get("value"), worth, "{line} {place}");
    let seq = players[by].now["seq"].clone();
    assert_eq!(players[by].ask(json!({ "type": "resign", "seq": seq })).await["type"], "done");
    let seat = players[by].now["you"]["seat"].clone();
    let then = json!({ "type": "preview", "notation": laid, "moment": moment, "seen_by": seat });
    assert_eq!(watching.ask(then).await["worth"], foreseen["worth"]);
}

#[tokio::test]
async fn a_bot_gives_hints_to_the_one_who_is_to_move_where_the_table_allows_it() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, mut second) = in_order(&ana, &ben, &table).await;
    first.send(json!({ "type": "hint", "level": "apprentice" })).await;
    let hint = first.until(|message| message["type"] == "hint").await;
    let suggested = hint["analysis"]["suggestions"][0]["notation"].as_str().unwrap().to_owned();
    assert!(first.offers().contains(&suggested));
    assert_eq!(second.ask(json!({ "type": "hint" })).await["problem"]["key"], "not-now");
    let mut watching = Player::at(&Browser::new(server.address), &table).await;
    assert_eq!(watching.ask(json!({ "type": "hint" })).await["problem"]["key"], "not-your-seat");
    let body = json!({ "settings": { "game": "alcazar", "seats": 2, "hints": false },
        "sitters": [{ "kind": "person" }, { "kind": "bot", "level": "novice" }] });
    let strict = ana.post("/api/tables", &body).await.good()["table"].as_str().unwrap().to_owned();
    let mut player = Player::at(&ana, &strict).await;
    assert_eq!(player.ask(json!({ "type": "hint" })).await["problem"]["key"], "switched-off");
}

#[tokio::test]
async fn everything_is_open_after_the_end_and_nothing_hidden_before() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "toledo").await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    assert_eq!(ben.get(&path("reveal")).await.json()["key"], "not-now");
    assert_eq!(ben.get(&path("record")).await.json()["key"], "not-now");
    assert_eq!(ben.get(&path("moments/0?seen_by=0")).await.json()["key"], "not-now");
    let before = ben.get(&path("moments/0")).await.good();
    let commitment = ben.get(&format!("/api/tables/{table}")).await.good()["commitment"].clone();
    let (mut first, _) = in_order(&ana, &ben, &table).await;
    let notation = first.offers()[0].clone();
    first.play(&notation).await;
    let seq = first.seq();
    first.ask(json!({ "type": "resign", "seq": seq })).await;
    let reveal = Browser::new(server.address).get(&path("reveal")).await.good();
    assert_eq!(reveal["commitment"], commitment);
    assert_eq!(reveal["player_parts"], json!(["mine", "and mine"]));
    assert!(reveal["state"].is_object());
    let record = reveal["record"].as_str().unwrap();
    server::admin::verify_record(record).unwrap();
    let forged = record.replace("player-part-0: mine", "player-part-0: yours");
    assert!(server::admin::verify_record(&forged).unwrap_err().to_string().contains("parts"));
    let other_server_part = record.replace("server-part: ", "server-part: 00");
    assert!(server::admin::verify_record(&other_server_part).is_err());
    let moment = ana.get(&path("moments/1?seen_by=1")).await.good();
    assert_eq!(moment["notation"], json!(notation));
    assert_eq!(ben.get(&path("moments/0")).await.good()["view"], before["view"]);
    assert_eq!(ben.get(&path("moments/99")).await.status, 404);
    // Anybody may now ask a bot about any moment.
    let mut watching = Player::at(&Browser::new(server.address), &table).await;
    watching.send(json!({ "type": "hint", "level": "novice", "moment": 0 })).await;
    let hint = watching.until(|message| message["type"] == "hint").await;
    assert!(hint["analysis"]["suggestions"][0]["notation"].is_string(), "{hint}");
}

#[tokio::test]
async fn several_who_choose_at_once_do_not_make_each_other_stale() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "salamanca").await;
    let (mut first, mut second) = (Player::at(&ana, &table).await, Player::at(&ben, &table).await);
    let waiting = |player: &Player| player.now["game"]["waiting"].as_array().map_or(0, Vec::len);
    // Until the game asks both at once.
    for _ in 0..200 {
        if waiting(&first) == 2 {
            break;
        }
        let mover = if first.offers().is_empty() { &mut second } else { &mut first };
        let notation = mover.offers()[0].clone();
        assert_eq!(mover.play(&notation).await["type"], "done");
        let seq = first.seq().max(second.seq());
        for player in [&mut first, &mut second] {
            while player.seq() < seq {
                player.next().await.unwrap();
            }
        }
    }
    assert_eq!(waiting(&first), 2, "Salamanca for two has a choice at the same time");
    let (one, two) = (first.offers()[0].clone(), second.offers()[0].clone());
    let seq = second.seq();
    assert_eq!(first.play(&one).await["type"], "done");
    let late = second.ask(json!({ "type": "move", "seq": seq, "notation": two })).await;
    assert_eq!(late["type"], "done", "{late}");
}

#[tokio::test]
async fn the_host_backs_up_while_people_play_and_restores_all_of_it() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "big-boss").await;
    let (mut first, _) = in_order(&ana, &ben, &table).await;
    let notation = first.offers()[0].clone();
    first.play(&notation).await;
    let folder = tempfile::TempDir::new().unwrap();
    let admin = server::admin::Admin::open(server.database()).await.unwrap();
    let copy = folder.path().join("copy.db");
    admin.backup(&copy).await.unwrap();
    assert!(admin.backup(&copy).await.is_err(), "nothing is overwritten");
    let restored = folder.path().join("restored");
    server::restore(&copy, &restored, server::Restore::default()).await.unwrap();
    let other = server::admin::Admin::open(&server::Database::in_folder(&restored)).await.unwrap();
    let list = other.tables().await.unwrap();
    assert!(list.contains(&table) && list.contains("   1 moves"), "{list}");
    other.verify_all().await.unwrap();
    assert!(other.export(&table).await.is_err(), "a running game is not exported");
}

#[tokio::test]
async fn the_numbers_of_the_server_can_be_read() {
    let server = TestServer::start().await;
    let (ana, ben, table) = two(&server, "alcazar").await;
    let (mut first, _) = in_order(&ana, &ben, &table).await;
    let notation = first.offers()[0].clone();
    first.play(&notation).await;
    assert_eq!(ana.get("/health").await.body, "alive\n");
    let numbers = ana.get("/metrics").await.body;
    for name in ["moves_total", "move_seconds", "commit_seconds", "queue_depth", "sockets", "request_seconds"]
    {
        assert!(numbers.contains(&format!("tertulia_{name}")), "{name} is missing in {numbers}");
    }
    // No label can tell one table or guest from another.
    let labels =
        numbers.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('{'));
    for (_, rest) in labels {
        for label in rest.split_once('}').unwrap().0.split(',').map(|label| label.split_once('=').unwrap().0)
        {
            assert!(
                ["by", "queue", "level", "method", "status", "problem", "le"].contains(&label),
                "{label}"
            );
        }
    }
    let described = ana.get("/api").await;
    assert!(described.body.contains("/api/tables/{table}/join"), "{}", described.body);
    let page: Value = json!(ana.get("/t/abcdefghij").await.body);
    assert!(
        page.as_str().unwrap().contains("<!doctype html>")
            || page.as_str().unwrap().contains("<!DOCTYPE html>")
    );
    assert_eq!(ana.get("/assets/missing.js").await.status, 404);
    assert_eq!(ana.get("/api/nothing").await.json()["key"], "not-found");
    let wrong = ana.send("PUT", "/api/lobby", Some("{}")).await;
    assert_eq!((wrong.status, &wrong.json()["key"]), (405, &json!("bad-message")));
    assert!(wrong.head.to_lowercase().contains("allow: get"), "{}", wrong.head);
    let large = ana.send("POST", "/api/session", Some(&format!("\"{}\"", "x".repeat(70_000)))).await;
    assert_eq!((large.status, &large.json()["key"]), (413, &json!("bad-message")));
}
