//! Rules, code and tests are linked both ways: every rule id is cited, and every id that is cited is a rule.

use std::collections::BTreeSet;

use crate::tree::{SourceTree, extension};

pub(crate) const GAMES: &str = "crates/games/";
/// The box that two games share; what it cites counts as their code.
const BOX: &str = "castle-box";

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let games: Vec<(&str, BTreeSet<String>)> = tree
        .below(GAMES)
        .filter_map(|(path, text)| {
            Some((path.strip_prefix(GAMES)?.strip_suffix("/RULES.md")?, ids_of_rules(text)))
        })
        .collect();
    if games.is_empty() {
        return Vec::new();
    }
    let mut problems: Vec<String> =
        games.iter().flat_map(|(game, rules)| uncited(tree, game, rules)).collect();
    let all: BTreeSet<&String> = games.iter().flat_map(|(_, rules)| rules).collect();
    let with_rules = |path: &str| games.iter().any(|(game, _)| path.starts_with(&format!("{GAMES}{game}/")));
    let shared = format!("{GAMES}{BOX}/");
    for (path, text) in tree.below(GAMES).filter(|(path, _)| with_rules(path) || path.starts_with(&shared)) {
        if is_code(path) {
            unknown(path, text, &all, &mut problems);
        }
    }
    problems
}

fn uncited(tree: &SourceTree, game: &str, rules: &BTreeSet<String>) -> Vec<String> {
    if rules.is_empty() {
        return vec![format!("{GAMES}{game}/RULES.md: no rule found; a rule is an item `- **C-1** text`")];
    }
    let mut code = cited_below(tree, &format!("{GAMES}{game}/src/"));
    let manifest = tree.file(&format!("{GAMES}{game}/Cargo.toml")).unwrap_or_default();
    if manifest.contains(BOX) {
        code.extend(cited_below(tree, &format!("{GAMES}{BOX}/src/")));
    }
    let tests = cited_below(tree, &format!("{GAMES}{game}/tests/"));
    let missing = |cited: &BTreeSet<String>, place: &str| {
        let ids: Vec<&str> = rules.difference(cited).map(String::as_str).collect();
        (!ids.is_empty()).then(|| format!("{game}: not cited in {place}: {}", ids.join(", ")))
    };
    [missing(&code, "the code (src)"), missing(&tests, "any test (tests)")].into_iter().flatten().collect()
}

fn unknown(path: &str, text: &str, all: &BTreeSet<&String>, problems: &mut Vec<String>) {
    for (number, line) in (1..).zip(text.lines()) {
        for id in ids_in(line).into_iter().filter(|id| !all.contains(id)) {
            problems.push(format!("{path}:{number}: {id} is not a rule of any RULES.md"));
        }
    }
}

fn cited_below(tree: &SourceTree, folder: &str) -> BTreeSet<String> {
    tree.below(folder).filter(|(path, _)| is_code(path)).flat_map(|(_, text)| ids_in(text)).collect()
}

fn is_code(path: &str) -> bool {
    (path.contains("/src/") || path.contains("/tests/")) && extension(path) == "rs"
}

/// The ids of the items `- **C-1** …`.
fn ids_of_rules(text: &str) -> BTreeSet<String> {
    let items = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    items
        .filter_map(|item| item.split_once("**"))
        .filter_map(|(id, _)| ids_in(id).into_iter().next())
        .collect()
}

/// All rule ids in a text: one capital letter, a hyphen, a number, and no letter, digit or hyphen around them.
pub(crate) fn ids_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'));
    words.filter(|word| is_id(word)).map(str::to_owned).collect()
}

fn is_id(word: &str) -> bool {
    let Some((letter, number)) = word.split_once('-') else { return false };
    letter.len() == 1
        && letter.chars().all(|c| c.is_ascii_uppercase())
        && (1..=3).contains(&number.len())
        && number.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n- **C-1** The board.\n  Cites C-99 freely.\n- **B-2** Money.\n";
    const MANIFEST: &str = "[dependencies]\ncastle-box.workspace = true\n";

    fn problems(code: &str, shared: &str, test: &str) -> Vec<String> {
        check(&SourceTree::of(&[
            ("crates/games/big-boss/RULES.md", RULES),
            ("crates/games/big-boss/Cargo.toml", MANIFEST),
            ("crates/games/big-boss/src/lib.rs", code),
            ("crates/games/big-boss/tests/rulebook/a.rs", test),
            ("crates/games/castle-box/src/lib.rs", shared),
            ("crates/games/toledo/src/lib.rs", "/// T-1: a game without rules yet"),
        ]))
    }

    #[test]
    fn rules_cited_in_code_and_tests_are_fine() {
        assert_eq!(problems("/// C-1, B-2", "", "// C-1 (B-2)"), Vec::<String>::new());
    }

    #[test]
    fn what_the_shared_box_cites_counts_as_code() {
        assert_eq!(problems("/// B-2:", "/// C-1:", "// C-1, B-2"), Vec::<String>::new());
    }

    #[test]
    fn rules_without_code_or_test_are_listed_with_the_place_that_lacks_them() {
        assert_eq!(
            problems("/// C-1", "", "// B-2"),
            ["big-boss: not cited in the code (src): B-2", "big-boss: not cited in any test (tests): C-1"]
        );
    }

    #[test]
    fn an_id_that_is_no_rule_is_reported_with_its_line() {
        assert_eq!(
            problems("/// C-1, B-2", "\n/// C-77", "// C-1, B-2"),
            ["crates/games/castle-box/src/lib.rs:2: C-77 is not a rule of any RULES.md"]
        );
    }

    #[test]
    fn games_without_rules_yet_are_left_out() {
        let tree = SourceTree::of(&[("crates/games/toledo/src/lib.rs", "/// T-1")]);
        assert!(check(&tree).is_empty());
    }

    #[test]
    fn a_file_of_rules_without_rules_is_a_mistake() {
        let tree = SourceTree::of(&[("crates/games/toledo/RULES.md", "**T-1** no item\n")]);
        assert!(check(&tree)[0].contains("no rule found"));
    }

    #[test]
    fn only_whole_words_are_ids() {
        let ids = ids_in("C-12, `A-6`: UTF-8 C-1a x-1 A-6-7 C-25: (B-3)");
        assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["A-6", "B-3", "C-12", "C-25"]);
    }
}
