//! One word has one meaning: the name of a type is declared once in the repository.

use std::collections::BTreeMap;

use crate::tree::{SourceTree, extension};

/// What comes before the name of a type where it is declared.
const DECLARES: [&str; 7] = ["struct", "enum", "trait", "type", "union", "class", "interface"];
/// What may stand before that.
const BEFORE: [&str; 5] = ["pub", "export", "default", "declare", "abstract"];

/// Every game has its own book, and its own words beside those of the others.
const GAMES: &str = "crates/games/";

/// Names that several have by design, and where else than in the games.
const SHARED: [(&str, &[&str]); 9] = [
    // What every game has is a trait, or the form in which it leaves the game, in the contract.
    ("Event", &["crates/tabletop/"]),
    ("Move", &["crates/tabletop/"]),
    ("Refusal", &["crates/tabletop/"]),
    // Players have one module a game, all of one shape.
    ("Before", PLAYERS),
    ("Judge", PLAYERS),
    ("Parts", PLAYERS),
    ("Sight", PLAYERS),
    ("Term", PLAYERS),
    ("Worths", PLAYERS),
];
const PLAYERS: &[&str] = &["crates/bots/src/"];
/// How well a bot plays: as bots know it, and as it is on the wire, which knows no bots.
const WIRE: [(&str, &[&str]); 1] = [("BotLevel", &["crates/bots/src/", "crates/protocol/src/"])];
/// A notice that goes out, and one that came in at the other end, which only tests see.
const BOTH_ENDS: [(&str, &[&str]); 1] =
    [("Delivery", &["crates/server/src/notices/", "crates/server/tests/"])];
/// What every part of the page takes is called so; Svelte's own examples do it too.
const PAGE: [(&str, &[&str]); 2] = [
    ("Props", &["web/src/"]),
    // Each game adds the names of its signs to those of the tables.
    ("SignNames", &["web/src/games/"]),
];

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut declared: BTreeMap<(bool, &str), Vec<(&str, usize)>> = BTreeMap::new();
    for (path, text) in tree.files().filter(|(path, _)| is_ours(path)) {
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(name) = declared_type(path, line) {
                declared.entry((is_script(path), name)).or_default().push((path, number));
            }
        }
    }
    declared.into_iter().filter_map(|((_, name), places)| twice(name, &places)).collect()
}

/// Tests, benchmarks and fixtures too; what is generated has the names of its source.
fn is_ours(path: &str) -> bool {
    (extension(path) == "rs" || is_script(path)) && !path.starts_with("web/src/protocol/")
}

fn is_script(path: &str) -> bool {
    ["ts", "svelte"].contains(&extension(path))
}

/// The type that a line declares. In Rust a `type` that stands further in belongs to a trait or an implementation.
fn declared_type<'a>(path: &str, line: &'a str) -> Option<&'a str> {
    let is_inner = !is_script(path) && line.starts_with(' ') && line.trim_start().starts_with("type ");
    let is_comment = line.trim_start().starts_with("//");
    let words = without_scope(line)
        .split(|c: char| c.is_whitespace() || "<(:;=".contains(c))
        .filter(|word| !word.is_empty());
    let mut words = words.skip_while(|word| BEFORE.contains(word));
    let declares = words.next().is_some_and(|word| DECLARES.contains(&word));
    let name = words.next()?;
    let is_name = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
    (declares && is_name && !is_inner && !is_comment).then_some(name)
}

/// What follows `pub(crate)` or `pub(in path)`.
fn without_scope(line: &str) -> &str {
    let scope = line.trim_start().strip_prefix("pub(").and_then(|rest| rest.split_once(')'));
    scope.map_or(line, |(_, rest)| rest)
}

fn twice(name: &str, places: &[(&str, usize)]) -> Option<String> {
    let shared =
        SHARED.iter().chain(&WIRE).chain(&BOTH_ENDS).chain(&PAGE).find(|(shared, _)| *shared == name);
    let folders = shared.map_or(&[][..], |(_, folders)| folders);
    let others = places.iter().filter(|(path, _)| !folders.iter().any(|folder| path.starts_with(folder)));
    let mut owners: Vec<(&str, String)> =
        others.map(|(path, number)| (owner(path), format!("{path}:{number}"))).collect();
    owners.sort();
    let is_of_games = owners.iter().all(|(owner, _)| !owner.is_empty());
    let has_repeated = owners.windows(2).any(|pair| pair[0].0 == pair[1].0);
    let is_wrong = owners.len() > 1 && (!is_of_games || has_repeated);
    let places: Vec<String> = owners.into_iter().map(|(_, place)| place).collect();
    is_wrong.then(|| format!("`{name}` is the name of several types: {}", places.join(", ")))
}

/// The game whose crate it is, also that of a fixture; elsewhere all is one.
fn owner(path: &str) -> &str {
    let of_game = path.split_once(GAMES).and_then(|(_, rest)| rest.split_once('/'));
    of_game.map_or("", |(game, _)| game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: (&str, &str) = ("crates/tabletop/src/explain.rs", "pub struct Line {\n");

    fn problems(files: &[(&str, &str)]) -> Vec<String> {
        check(&SourceTree::of(files))
    }

    #[test]
    fn a_name_is_declared_once() {
        let other = ("crates/server/src/bots/queue.rs", "\nstruct Line {\n");
        assert_eq!(
            problems(&[LINE, other]),
            [
                "`Line` is the name of several types: crates/server/src/bots/queue.rs:2, crates/tabletop/src/explain.rs:1"
            ]
        );
        assert!(problems(&[LINE]).is_empty());
    }

    #[test]
    fn every_way_to_declare_a_type_is_known() {
        for line in [
            "pub(crate) enum Line {",
            "pub(in crate::a) struct Line;",
            "trait Line<T> {",
            "pub type Line = u8;",
            "    struct Line(u8);",
            "union Line {",
        ] {
            assert_eq!(problems(&[LINE, ("crates/a/src/lib.rs", line)]).len(), 1, "{line}");
        }
        for line in [
            "// struct Line is a word",
            "    type Line = u8;",
            "impl Line {",
            "use a::Line;",
            "struct Lines;",
        ] {
            assert!(problems(&[LINE, ("crates/a/src/lib.rs", line)]).is_empty(), "{line}");
        }
    }

    #[test]
    fn each_game_has_the_words_of_its_book_once_and_nobody_else_has_them() {
        let tile = "pub struct Tile;\n";
        let toledo = ("crates/games/toledo/src/pieces.rs", tile);
        assert!(problems(&[toledo, ("crates/games/salamanca/src/tiles.rs", tile)]).is_empty());
        assert_eq!(problems(&[toledo, ("crates/games/toledo/src/view.rs", tile)]).len(), 1);
        assert_eq!(problems(&[toledo, ("crates/server/src/app.rs", tile)]).len(), 1);
    }

    #[test]
    fn what_is_shared_by_design_is_shared_there_alone() {
        let (game, contract) = ("crates/games/toledo/src/event.rs", "crates/tabletop/src/game.rs");
        let event = "pub trait Event {\n";
        assert!(problems(&[(game, event), (contract, event)]).is_empty());
        assert_eq!(problems(&[(game, event), (contract, event), ("crates/cli/src/a.rs", event)]).len(), 1);
    }

    #[test]
    fn the_page_has_its_own_types() {
        let page = ("web/src/a.ts", "export interface Line {\n");
        assert!(problems(&[LINE, page]).is_empty());
        assert_eq!(problems(&[page, ("web/src/B.svelte", "  type Line = 1;\n")]).len(), 1);
        assert!(problems(&[page, ("web/src/protocol/a.ts", "export interface Line {\n")]).is_empty());
    }

    #[test]
    fn tests_and_fixtures_have_no_names_twice_either() {
        let line = "struct Line;\n";
        for path in ["crates/cli/tests/a.rs", "crates/cli/benches/a.rs", "xtask/src/a.rs", "mutants/src/a.rs"]
        {
            assert_eq!(problems(&[LINE, (path, line)]).len(), 1, "{path}");
        }
        let page = ("web/src/a.ts", "export interface Line {\n");
        assert_eq!(problems(&[page, ("web/e2e/a.ts", "class Line {\n")]).len(), 1);
        let game = ("crates/games/toledo/src/a.rs", line);
        assert!(problems(&[game, ("fixtures/fifth-game/crates/games/raya/src/a.rs", line)]).is_empty());
        assert_eq!(problems(&[game, ("crates/games/toledo/tests/a.rs", line)]).len(), 1);
    }
}
