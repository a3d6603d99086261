//! Everything a game says has words in the message files.

use std::collections::BTreeSet;

use big_boss::{Event, Move};

const ENGLISH: &str = include_str!("../../../../../texts/en/big-boss.ftl");

fn keys() -> BTreeSet<&'static str> {
    let lines = ENGLISH.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// The tags of an enum, from its schema.
fn tags<T: schemars::JsonSchema>(tag: &str) -> BTreeSet<String> {
    let schema = serde_json::to_value(schemars::schema_for!(T)).unwrap();
    let variants = schema["oneOf"].as_array().unwrap().clone();
    variants.iter().map(|variant| variant["properties"][tag]["const"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_event_and_every_move_has_words() {
    let keys = keys();
    for event in tags::<Event>("event") {
        assert!(keys.contains(format!("event-{event}").as_str()), "event-{event}");
    }
    for mv in tags::<Move>("move") {
        assert!(keys.contains(format!("move-{mv}").as_str()), "move-{mv}");
    }
}

/// The keys of refusals and explanations, as the code writes them.
#[test]
fn every_refusal_and_every_explanation_has_words() {
    let keys = keys();
    let sources = [
        include_str!("../../src/a_found_castle.rs"),
        include_str!("../../src/action1_buy_card.rs"),
        include_str!("../../src/castles_and_villas.rs"),
        include_str!("../../src/d_extend_with_tower_card.rs"),
        include_str!("../../src/game.rs"),
        include_str!("../../src/mergers.rs"),
        include_str!("../../src/nobles.rs"),
        include_str!("../../src/stuck.rs"),
        include_str!("../../src/turn.rs"),
        include_str!("../../src/withdrawals.rs"),
    ];
    let mut count = 0;
    for source in sources {
        let calls = source.split("Refusal::new(").skip(1).chain(source.split("about(").skip(1));
        for call in calls {
            let call = call.split(')').next().unwrap_or_default();
            let Some(key) = call.split('"').rev().nth(1).filter(|key| key.contains('-')) else { continue };
            if !key.starts_with(|c: char| c.is_ascii_lowercase()) {
                continue;
            }
            count += 1;
            assert!(keys.contains(format!("refused-{key}").as_str()), "refused-{key}");
        }
    }
    assert!(count >= 30, "only {count} refusals were found");
    let explain = include_str!("../../src/explain.rs");
    for call in explain.split("Message::new(\"").skip(1) {
        let key = call.split('"').next().unwrap_or_default();
        assert!(keys.contains(format!("explain-{key}").as_str()), "explain-{key}");
    }
}
