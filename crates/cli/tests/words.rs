//! The words of the command line: every key that the code uses is there, and every key that is there is used.

use std::collections::BTreeSet;
use std::path::Path;

use texts::{Language, Texts};

fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        all.push_str(&if path.is_dir() {
            sources(&path)
        } else {
            std::fs::read_to_string(path).unwrap_or_default()
        });
    }
    all
}

fn code() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

fn keys() -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts/en/cli.ftl");
    let text = std::fs::read_to_string(file).expect("the words are there");
    let key = |line: &str| {
        line.split_once(" =").filter(|(key, _)| !key.starts_with([' ', '#'])).map(|(key, _)| key.to_owned())
    };
    text.lines().filter_map(key).collect()
}

#[test]
fn no_word_is_without_use() {
    let code = code();
    let is_used = |key: &str| {
        let short = key.strip_prefix("draw-").unwrap_or(key);
        code.contains(&format!("\"{key}\"")) || code.contains(&format!("\"{short}\""))
    };
    let unused: Vec<_> = keys().into_iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_word_is_missing() {
    let code = code();
    let mut missing = Vec::new();
    for (call, prefix) in [
        ("talk.word(\"", ""),
        ("self.say(\"", ""),
        ("word(\"cli\", \"", ""),
        ("pen.word(\"", "draw-"),
        ("pen.line(\"", "draw-"),
    ] {
        for after in code.split(call).skip(1) {
            let key = format!("{prefix}{}", after.split('"').next().unwrap_or_default());
            missing.extend(
                Language::ALL
                    .into_iter()
                    .filter(|language| !Texts::new(*language).has("cli", &key))
                    .map(|language| format!("{language}: {key}")),
            );
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
