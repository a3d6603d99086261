//! Every endpoint of the description, asked with all kinds of nonsense: nothing answers with a fault of the server.

use serde_json::{Value, json};

use crate::games::{Dice, open};
use crate::support::{Browser, TestServer};

const WORDS: [&str; 9] =
    ["0", "1", "-1", "999999999999999999999", "x", "%00", "..%2f..", "%F0%9F%82%A1", "alcazar"];

fn nonsense(dice: &mut Dice, depth: usize) -> Value {
    match dice.roll(if depth > 3 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(dice.roll(2) == 0),
        2 => json!(-1),
        3 => json!(1e308),
        4 => json!("x".repeat(dice.roll(300))),
        5 => json!("alcazar\u{0}\u{202e}"),
        6 => (0..dice.roll(4)).map(|_| nonsense(dice, depth + 1)).collect(),
        _ => {
            let names =
                ["settings", "game", "seats", "options", "pace", "sitters", "kind", "name", "sitter", "seat"];
            let field =
                |dice: &mut Dice| (names[dice.roll(names.len())].to_owned(), nonsense(dice, depth + 1));
            Value::Object((0..dice.roll(5)).map(|_| field(dice)).collect())
        }
    }
}

/// A body that is nearly right.
fn nearly(dice: &mut Dice) -> Value {
    let settings = json!({ "game": "alcazar", "seats": dice.roll(9), "options": nonsense(dice, 2),
        "pace": { "pace": "real-time", "bank_seconds": dice.roll(100_000), "increment_seconds": 0 } });
    match dice.roll(8) {
        5 => {
            json!({ "name": "x".repeat(dice.roll(50)), "email": nonsense(dice, 3), "password": nonsense(dice, 3) })
        }
        6 => {
            json!({ "who": nonsense(dice, 3), "password": "x", "code": nonsense(dice, 3), "token": "\u{0}" })
        }
        7 => json!({ "ceremony": "\u{0}", "credential": nonsense(dice, 0) }),
        0 => {
            json!({ "settings": settings, "sitters": [{ "kind": "bot", "level": "novice" }, nonsense(dice, 2)] })
        }
        1 => json!({ "sitter": { "kind": "bot", "level": "novice" } }),
        2 => json!({ "seat": dice.roll(300), "deal_part": "x".repeat(dice.roll(400)) }),
        3 => json!({ "deal_part": "two\nlines" }),
        _ => json!({ "name": "x".repeat(dice.roll(100)) }),
    }
}

#[tokio::test]
async fn no_endpoint_answers_nonsense_with_a_fault() {
    let server = TestServer::start().await;
    let ana = Browser::named(server.address, "Ana").await;
    let ben = Browser::named(server.address, "Ben").await;
    let table = open(&ana, &ben, "alcazar", 2).await;
    let description = ana.get("/api/openapi.json").await.good();
    let mut dice = Dice(2_026);
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() >= 50, "all endpoints are described");
    for (path, methods) in paths {
        for (method, _) in methods.as_object().unwrap() {
            for _ in 0..25 {
                let mut filled =
                    path.replace("{table}", if dice.roll(2) == 0 { &table } else { WORDS[dice.roll(9)] });
                for name in ["{game}", "{of}", "{seat}", "{number}", "{id}", "{link}", "{token}", "{club}"] {
                    filled = filled.replace(name, WORDS[dice.roll(9)]);
                }
                let query = [
                    "",
                    "?after=-1",
                    "?after=x",
                    "?seen_by=300",
                    "?seen_by=1&after=2",
                    "?before=9-%00&with=%25%00&rated=2",
                    "?before=1800000000000-x&with=%25&game=%00&phase=finished&rated=true",
                ][dice.roll(7)];
                let body = if dice.roll(2) == 0 { nonsense(&mut dice, 0) } else { nearly(&mut dice) };
                let asker = [&ana, &ben, &Browser::new(server.address)][dice.roll(3)].clone();
                let reply = asker
                    .send(&method.to_uppercase(), &format!("{filled}{query}"), Some(&body.to_string()))
                    .await;
                assert!(
                    (200..500).contains(&reply.status),
                    "{method} {filled} {body}: {} {}",
                    reply.status,
                    reply.body
                );
                if reply.status >= 400 && reply.head.contains("application/json") {
                    assert!(reply.json()["key"].is_string(), "{}", reply.body);
                }
            }
        }
    }
}
