//! Rules, code and tests are linked both ways: every rule id is cited, and every id that is cited is a rule.

use std::collections::{BTreeMap, BTreeSet};

use crate::citations::{cited_at_tests, cited_in, ids_in};
use crate::tree::{SourceTree, extension};

pub(crate) const GAMES: &str = "crates/games/";
/// The box that two games share: it may cite the rules of both, but each game says itself where its rules are.
const BOX: &str = "castle-box";
/// What names rules that are not of these games: examples of files that are wrong.
const EXAMPLES: [&str; 2] = ["xtask/", "CONTRIBUTING.md"];
/// What is made of other files.
const GENERATED: [&str; 2] = ["web/src/protocol/", "docs/schemas/"];

/// The rules of each game by its name.
type RuleIds = BTreeMap<String, BTreeSet<String>>;

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut games = RuleIds::new();
    let mut problems = Vec::new();
    for (path, text) in tree.below(GAMES) {
        let Some(game) = path.strip_prefix(GAMES).and_then(|rest| rest.strip_suffix("/RULES.md")) else {
            continue;
        };
        let rules = rules_of(text);
        problems.extend(twice(&rules).map(|id| format!("{path}: {id} stands twice")));
        games.insert(game.to_owned(), rules.into_iter().collect());
    }
    if games.is_empty() {
        return vec![format!("{GAMES}: no game has a RULES.md")];
    }
    problems.extend(games.iter().flat_map(|(game, rules)| uncited(tree, game, rules)));
    problems.extend(tree.files().flat_map(|(path, text)| unknown(tree, &games, path, text)));
    problems
}

fn twice(rules: &[String]) -> impl Iterator<Item = &String> {
    rules.iter().enumerate().filter(|(index, id)| rules[..*index].contains(id)).map(|(_, id)| id)
}

fn uncited(tree: &SourceTree, game: &str, rules: &BTreeSet<String>) -> Vec<String> {
    if rules.is_empty() {
        return vec![format!("{GAMES}{game}/RULES.md: no rule found; a rule is an item `- **C-1** text`")];
    }
    let code = cited_below(tree, &format!("{GAMES}{game}/src/"), cited_in);
    let tests = cited_below(tree, &format!("{GAMES}{game}/tests/"), cited_at_tests);
    let missing = |cited: &BTreeSet<String>, place: &str| {
        let ids: Vec<&str> = rules.difference(cited).map(String::as_str).collect();
        (!ids.is_empty()).then(|| format!("{game}: not cited in {place}: {}", ids.join(", ")))
    };
    [missing(&code, "the code (src)"), missing(&tests, "any test (tests)")].into_iter().flatten().collect()
}

fn cited_below(tree: &SourceTree, folder: &str, cited: fn(&str) -> BTreeSet<String>) -> BTreeSet<String> {
    tree.below(folder).filter(|(path, _)| extension(path) == "rs").flat_map(|(_, text)| cited(text)).collect()
}

/// What a file names that is no rule of its game, or of any game where it is of none.
fn unknown(tree: &SourceTree, games: &RuleIds, path: &str, text: &str) -> Vec<String> {
    if EXAMPLES.iter().chain(&GENERATED).any(|start| path.starts_with(start)) {
        return Vec::new();
    }
    let concerned = games_of(tree, games, path);
    let known: BTreeSet<&String> = concerned.iter().flat_map(|game| &games[*game]).collect();
    // Elsewhere other things look like ids: paths of pictures, names of curves.
    let letters: BTreeSet<char> = games.values().flatten().filter_map(|id| id.chars().next()).collect();
    let is_id = |id: &String| path.starts_with(GAMES) || id.starts_with(|letter| letters.contains(&letter));
    let book = if concerned.len() == 1 { concerned[0].as_str() } else { "any RULES.md" };
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(text.lines()).skip(introduction(path, text)) {
        for id in ids_in(line).into_iter().filter(|id| is_id(id) && !known.contains(id)) {
            problems.push(format!("{path}:{number}: {id} is not a rule of {book}"));
        }
    }
    problems
}

/// How many lines of a book of rules stand before its first rule: they may say which numbers are left out.
fn introduction(path: &str, text: &str) -> usize {
    let is_book = path.starts_with(GAMES) && path.contains("/RULES.");
    if is_book { text.lines().take_while(|line| id_of_item(line).is_none()).count() } else { 0 }
}

/// The games whose rules a file may name: its own, where a folder or the file is named after it; those that share a box; or all.
fn games_of<'a>(tree: &SourceTree, games: &'a RuleIds, path: &str) -> Vec<&'a String> {
    let is_of = |game: &str| {
        path.split('/').map(|part| part.split('.').next().unwrap_or(part)).any(|part| {
            part.strip_suffix(game).is_some_and(|before| before.is_empty() || before.ends_with('-'))
        })
    };
    let shares_box = |game: &str| {
        tree.file(&format!("{GAMES}{game}/Cargo.toml")).is_some_and(|manifest| manifest.contains(BOX))
    };
    let in_box = path.starts_with(&format!("{GAMES}{BOX}/"));
    let own: Vec<_> =
        games.keys().filter(|game| if in_box { shares_box(game) } else { is_of(game) }).collect();
    if own.is_empty() { games.keys().collect() } else { own }
}

/// The ids of the items `- **C-1** …`, in their order.
fn rules_of(text: &str) -> Vec<String> {
    text.lines().filter_map(id_of_item).collect()
}

/// The id of an item `- **C-1** …`.
pub(crate) fn id_of_item(line: &str) -> Option<String> {
    let (id, _) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    ids_in(id).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\nThere is no C-5.\n- **C-1** The board.\n  See B-2.\n- **B-2** Money.\n";
    const MANIFEST: &str = "[dependencies]\ncastle-box.workspace = true\n";
    const CODE: &str = "/// C-1, B-2";
    const TEST: &str = "// C-1 (B-2)\n#[test]\nfn it() {\n}\n";

    fn with(code: &str, test: &str, more: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![
            ("crates/games/big-boss/RULES.md", RULES),
            ("crates/games/big-boss/Cargo.toml", MANIFEST),
            ("crates/games/big-boss/src/lib.rs", code),
            ("crates/games/big-boss/tests/rulebook/a.rs", test),
            ("crates/games/toledo/RULES.md", "- **T-1** The street.\n"),
            ("crates/games/toledo/src/lib.rs", "/// T-1"),
            ("crates/games/toledo/tests/a.rs", "// T-1\n#[test]\nfn it() {\n}\n"),
        ];
        files.extend(more);
        check(&SourceTree::of(&files))
    }

    #[test]
    fn rules_cited_in_code_and_at_tests_are_fine() {
        assert_eq!(with(CODE, TEST, &[]), Vec::<String>::new());
    }

    #[test]
    fn rules_without_code_or_test_are_listed_with_the_place_that_lacks_them() {
        let heading = "//! C-1, B-2\n// B-2\n#[test]\nfn it() {\n}\n";
        assert_eq!(
            with("/// C-1", heading, &[]),
            ["big-boss: not cited in the code (src): B-2", "big-boss: not cited in any test (tests): C-1"]
        );
    }

    #[test]
    fn what_the_shared_box_cites_is_not_the_code_of_a_game() {
        let shared = ("crates/games/castle-box/src/lib.rs", "/// C-1, B-2");
        assert_eq!(with("/// C-1", TEST, &[shared]), ["big-boss: not cited in the code (src): B-2"]);
    }

    #[test]
    fn an_id_that_is_no_rule_is_reported_with_its_line() {
        for (path, book) in [
            ("crates/games/castle-box/src/lib.rs", "big-boss"),
            ("crates/games/big-boss/lessons/1-aim.toml", "big-boss"),
            ("crates/games/toledo/RULES.de.md", "toledo"),
            ("texts/en/boards-toledo.ftl", "toledo"),
            ("web/src/games/big-boss/face.ts", "big-boss"),
            ("crates/bots/src/lib.rs", "any RULES.md"),
            ("docs/bots.md", "any RULES.md"),
        ] {
            let text = "- **T-1** C-1\n/// C-77";
            let wrong: Vec<_> =
                with(CODE, TEST, &[(path, text)]).into_iter().filter(|it| it.contains("C-77")).collect();
            assert_eq!(wrong, [format!("{path}:2: C-77 is not a rule of {book}")]);
        }
    }

    #[test]
    fn a_game_cites_no_rule_of_another() {
        let other = ("crates/games/toledo/src/turn.rs", "/// C-1, T-1");
        assert_eq!(
            with(CODE, TEST, &[other]),
            ["crates/games/toledo/src/turn.rs:1: C-1 is not a rule of toledo"]
        );
        assert_eq!(with(CODE, TEST, &[("crates/bots/src/lib.rs", "C-1, T-1, P-256")]), Vec::<String>::new());
    }

    #[test]
    fn a_rule_stands_once() {
        let twice = ("crates/games/toledo/RULES.md", "- **T-1** The street.\n- **T-1** Again.\n");
        assert_eq!(with(CODE, TEST, &[twice]), ["crates/games/toledo/RULES.md: T-1 stands twice"]);
    }

    #[test]
    fn no_rules_at_all_and_a_file_without_rules_are_mistakes() {
        assert_eq!(check(&SourceTree::of(&[("crates/games/toledo/src/lib.rs", "/// T-1")])).len(), 1);
        let tree = SourceTree::of(&[("crates/games/toledo/RULES.md", "**T-1** no item\n")]);
        assert!(check(&tree)[0].contains("no rule found"));
    }
}
