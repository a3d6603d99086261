//! Which crate may know which: dependencies point one way.

use std::collections::BTreeSet;

use crate::rules::GAMES as FOLDER;
use crate::tree::SourceTree;

/// The list of games, and how the line of a game goes on after its name.
const CATALOG: &str = "crates/catalog/Cargo.toml";
const GAME: &str = " = { path = \"../games/";

/// Stands for every game of the list.
const GAMES: &[&str] = &["(games)"];
/// What a crate below `crates/games` may know: the contract, and for a game also the boxes, which are the crates there that are no games.
/// A game knows no other game.
const CONTRACT: &[&[&str]] = &[&["tabletop"]];

/// For every other crate the crates of this workspace that it may depend on. The server reaches the games through the catalog alone.
const ORDER: &[(&str, &[&[&str]])] = &[
    ("tabletop", &[]),
    ("catalog", &[&["tabletop"], GAMES]),
    ("encoding", &[&["tabletop", "castle-box", "catalog"], GAMES]),
    ("texts", &[&["tabletop", "catalog"]]),
    ("bots", &[&["tabletop", "castle-box", "catalog", "encoding"], GAMES]),
    ("pictures", &[&["tabletop", "castle-box", "catalog"], GAMES]),
    ("protocol", &[&["tabletop", "catalog", "texts"]]),
    ("table", &[&["tabletop", "catalog", "protocol"]]),
    ("review", &[&["tabletop", "catalog", "bots", "protocol"]]),
    ("exercises", &[&["tabletop", "catalog", "bots", "review"]]),
    ("lessons", &[&["tabletop", "catalog", "texts", "protocol", "table"]]),
    ("arena", &[&["tabletop", "catalog", "encoding", "texts", "bots"], GAMES]),
    (
        "server",
        &[&[
            "tabletop",
            "catalog",
            "texts",
            "bots",
            "protocol",
            "table",
            "lessons",
            "review",
            "exercises",
            "pictures",
        ]],
    ),
    ("browser", &[&["tabletop", "catalog", "texts", "bots", "protocol", "table", "lessons"]]),
    (
        "cli",
        &[
            &[
                "tabletop",
                "castle-box",
                "catalog",
                "texts",
                "bots",
                "protocol",
                "table",
                "arena",
                "server",
                "review",
                "exercises",
            ],
            GAMES,
        ],
    ),
    ("python", &[&["tabletop", "catalog", "encoding", "texts", "bots", "protocol", "table", "lessons"]]),
    ("fuzz", &[&["tabletop", "castle-box", "catalog", "texts", "protocol", "table", "server"], GAMES]),
    ("mutants", &[]),
    ("mutant-switch", &[]),
    ("xtask", &[&["tabletop", "catalog", "texts", "protocol"]]),
];

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let manifests: Vec<(&str, toml::Table)> = tree
        .files()
        .filter(|(path, _)| path.ends_with("/Cargo.toml"))
        .filter_map(|(path, text)| Some((path, text.parse().ok()?)))
        .collect();
    let own: BTreeSet<&str> = manifests.iter().filter_map(|(_, manifest)| name(manifest)).collect();
    let games = games(tree);
    let mut problems = unlisted(tree, &games);
    for (path, manifest) in &manifests {
        let Some(name) = name(manifest) else {
            problems.push(format!("{path}: the package has no name"));
            continue;
        };
        let allowed = if path.starts_with(FOLDER) { Some(CONTRACT) } else { place(name) };
        let Some(allowed) = allowed else {
            problems.push(format!(
                "{path}: `{name}` has no place in the order of crates; add it to xtask/src/order.rs"
            ));
            continue;
        };
        let is_box =
            |it: &str| tree.file(&format!("{FOLDER}{it}/Cargo.toml")).is_some() && !games.contains(&it);
        let is_allowed = |it: &str| {
            allowed.iter().any(|some| some.contains(&it) || (*some == GAMES && games.contains(&it)))
                || (games.contains(&name) && is_box(it))
        };
        let wanted = dependencies(manifest).into_iter().filter(|it| own.contains(it.as_str()));
        for wrong in wanted.filter(|it| !is_allowed(it)) {
            problems.push(format!(
                "{path}: `{name}` may not depend on `{wrong}`; dependencies point one way (ARCHITECTURE.md)"
            ));
        }
        // A workspace of its own has nothing to inherit from.
        if !has_inherited_lints(manifest) && !manifest.contains_key("workspace") {
            problems.push(format!("{path}: add `[lints]` with `workspace = true`"));
        }
    }
    problems
}

fn place(name: &str) -> Option<&'static [&'static [&'static str]]> {
    ORDER.iter().find(|(known, _)| *known == name).map(|(_, allowed)| *allowed)
}

/// The games of the list in the catalog's manifest.
fn games(tree: &SourceTree) -> Vec<&str> {
    let list = tree.file(CATALOG).unwrap_or_default();
    list.lines().filter_map(|line| Some(line.split_once(GAME)?.0)).collect()
}

/// A crate with rules is a game, and every game is in the list.
fn unlisted(tree: &SourceTree, games: &[&str]) -> Vec<String> {
    let with_rules =
        tree.below(FOLDER).filter_map(|(path, _)| path.strip_prefix(FOLDER)?.strip_suffix("/RULES.md"));
    let missing = with_rules.filter(|name| !games.contains(name));
    missing.map(|name| format!("{CATALOG}: the list lacks the game `{name}`, which has rules")).collect()
}

fn name(manifest: &toml::Table) -> Option<&str> {
    manifest.get("package")?.get("name")?.as_str()
}

fn has_inherited_lints(manifest: &toml::Table) -> bool {
    manifest.get("lints").and_then(|lints| lints.get("workspace")).and_then(toml::Value::as_bool)
        == Some(true)
}

/// The names of all packages that a manifest asks for, in tests as well.
fn dependencies(manifest: &toml::Table) -> BTreeSet<String> {
    let sections = ["dependencies", "dev-dependencies", "build-dependencies"];
    let per_target = manifest
        .get("target")
        .and_then(toml::Value::as_table)
        .into_iter()
        .flat_map(|targets| targets.values().filter_map(toml::Value::as_table));
    let mut names = BTreeSet::new();
    for place in per_target.chain([manifest]) {
        for table in sections.iter().filter_map(|section| place.get(*section)?.as_table()) {
            for (key, value) in table {
                let renamed = value.get("package").and_then(toml::Value::as_str);
                names.insert(renamed.unwrap_or(key).to_owned());
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "[dependencies]\nalcazar = { path = \"../games/alcazar\" }\nbig-boss = { path = \"../games/big-boss\" }";

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{rest}\n[lints]\nworkspace = true\n")
    }

    fn tree(alcazar: &str) -> SourceTree {
        SourceTree::of(&[
            ("crates/catalog/Cargo.toml", &manifest("catalog", LIST)),
            ("crates/tabletop/Cargo.toml", &manifest("tabletop", "")),
            ("crates/games/castle-box/Cargo.toml", &manifest("castle-box", "")),
            ("crates/games/big-boss/Cargo.toml", &manifest("big-boss", "")),
            ("crates/games/alcazar/Cargo.toml", alcazar),
        ])
    }

    #[test]
    fn dependencies_down_the_order_are_fine() {
        let text = manifest("alcazar", "[dependencies]\ntabletop.workspace = true\nserde = \"1\"");
        assert_eq!(check(&tree(&text)), Vec::<String>::new());
    }

    #[test]
    fn a_game_may_not_know_another_game_even_in_tests() {
        let text = manifest("alcazar", "[dev-dependencies]\nbig-boss.workspace = true");
        let problems = check(&tree(&text));
        assert_eq!(problems.len(), 1);
        assert!(problems[0].contains("`alcazar` may not depend on `big-boss`"), "{problems:?}");
    }

    #[test]
    fn a_renamed_dependency_is_still_seen() {
        let text = manifest(
            "alcazar",
            "[target.'cfg(unix)'.dependencies]\nother = { package = \"big-boss\", path = \"../big-boss\" }",
        );
        assert!(check(&tree(&text))[0].contains("`big-boss`"));
    }

    #[test]
    fn a_game_may_know_a_box_and_a_box_no_game() {
        let text = manifest("alcazar", "[dependencies]\ncastle-box.workspace = true");
        assert_eq!(check(&tree(&text)), Vec::<String>::new());
        let tree = SourceTree::of(&[
            ("crates/catalog/Cargo.toml", &manifest("catalog", LIST)),
            ("crates/games/alcazar/Cargo.toml", &manifest("alcazar", "")),
            ("crates/games/big-boss/Cargo.toml", &manifest("big-boss", "")),
            (
                "crates/games/castle-box/Cargo.toml",
                &manifest("castle-box", "[dependencies]\nalcazar.workspace = true"),
            ),
        ]);
        assert!(check(&tree)[0].contains("`castle-box` may not depend on `alcazar`"));
    }

    #[test]
    fn a_crate_with_rules_must_be_in_the_list() {
        let tree = SourceTree::of(&[
            ("crates/catalog/Cargo.toml", &manifest("catalog", LIST)),
            ("crates/games/alcazar/RULES.md", "- **A-1** One."),
            ("crates/games/chess/RULES.md", "- **C-1** One."),
        ]);
        assert_eq!(
            check(&tree),
            ["crates/catalog/Cargo.toml: the list lacks the game `chess`, which has rules"]
        );
    }

    #[test]
    fn an_unknown_crate_must_be_given_a_place() {
        let tree = SourceTree::of(&[("crates/chess/Cargo.toml", &manifest("chess", ""))]);
        assert!(check(&tree)[0].contains("`chess` has no place"));
    }

    #[test]
    fn every_crate_inherits_the_lints() {
        let problems = check(&tree("[package]\nname = \"alcazar\"\n"));
        assert_eq!(problems, ["crates/games/alcazar/Cargo.toml: add `[lints]` with `workspace = true`"]);
    }
}
