//! Everything the game says has words in the four languages.

use std::collections::BTreeSet;

const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../../../../texts/en/toledo.ftl")),
    ("de", include_str!("../../../../texts/de/toledo.ftl")),
    ("nl", include_str!("../../../../texts/nl/toledo.ftl")),
    ("es", include_str!("../../../../texts/es/toledo.ftl")),
];

/// The rule files, in which refusals and explanations name their texts.
const SOURCES: [&str; 10] = [
    include_str!("../src/duel.rs"),
    include_str!("../src/gates.rs"),
    include_str!("../src/lay_shop.rs"),
    include_str!("../src/move_pawns.rs"),
    include_str!("../src/send_home.rs"),
    include_str!("../src/shops.rs"),
    include_str!("../src/turn.rs"),
    include_str!("../src/wares.rs"),
    include_str!("../src/explain.rs"),
    include_str!("../src/game_end.rs"),
];

/// The strings of a source that come right after a text such as `"T-13", `.
fn strings_after<'a>(source: &'a str, is_before: fn(&str) -> bool) -> Vec<&'a str> {
    let parts: Vec<&'a str> = source.split('"').collect();
    let strings = (1..parts.len()).step_by(2);
    strings.filter(|index| is_before(parts[index - 1])).map(|index| parts[index]).collect()
}

/// T-13 and the others: the key of a refusal stands after its rule.
fn refusals(source: &str) -> Vec<&str> {
    let parts: Vec<&str> = source.split('"').collect();
    let keys = (3..parts.len()).step_by(2).filter(|index| parts[index - 2].starts_with("T-"));
    let keys = keys.filter(|index| matches!(parts[index - 1].trim(), "," | ""));
    let all = strings_after(source, |before| before.ends_with("at_field(") || before.ends_with("refusal("));
    keys.map(|index| parts[index]).chain(all).filter(|key| !key.starts_with("T-")).collect()
}

fn variants(source: &str) -> Vec<String> {
    // A variant begins a line of the enum: four spaces and a capital.
    let body = source.split("pub enum ").nth(1).expect("an enum");
    let body = body.split("\n}").next().unwrap_or_default();
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let kebab = |line: &str| {
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let dashed =
            |c: char| if c.is_ascii_uppercase() { format!("-{}", c.to_ascii_lowercase()) } else { c.into() };
        name.chars().map(dashed).collect::<String>().trim_start_matches('-').to_owned()
    };
    names.map(kebab).collect()
}

#[test]
fn every_message_has_words() {
    let mut keys: BTreeSet<String> = BTreeSet::new();
    for source in SOURCES {
        keys.extend(refusals(source).into_iter().map(|key| format!("refused-{key}")));
        let explained = strings_after(source, |before| before.ends_with("Message::new("));
        keys.extend(explained.into_iter().map(|key| format!("explain-{key}")));
    }
    keys.extend(variants(include_str!("../src/event.rs")).iter().map(|name| format!("event-{name}")));
    keys.extend(variants(include_str!("../src/moves.rs")).iter().map(|name| format!("move-{name}")));
    assert!(keys.len() > 90, "found only {} keys", keys.len());
    for (language, file) in FILES {
        for key in &keys {
            assert!(
                file.lines().any(|line| line.starts_with(&format!("{key} ="))),
                "{language} has no `{key}`"
            );
        }
    }
}

#[test]
fn no_words_are_left_over() {
    let sources = SOURCES.concat();
    for line in FILES[0].1.lines().filter(|line| line.starts_with("refused-") || line.starts_with("explain-"))
    {
        let (key, _) = line.split_once(" =").expect("a message");
        let (_, name) = key.split_once('-').expect("a prefix");
        assert!(sources.contains(&format!("\"{name}\"")), "nothing says `{key}`");
    }
}
