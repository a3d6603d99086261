//! Which crate may know which: dependencies point one way.

use std::collections::BTreeSet;

use crate::tree::Tree;

const GAMES: &[&str] = &["alcazar", "big-boss", "toledo", "salamanca"];

/// For every crate the crates of this workspace that it may depend on. A game knows no other game; the server
/// reaches the games through the catalog alone.
const ORDER: &[(&str, &[&[&str]])] = &[
    ("tabletop", &[]),
    ("castle-box", &[&["tabletop"]]),
    ("alcazar", &[&["tabletop", "castle-box"]]),
    ("big-boss", &[&["tabletop", "castle-box"]]),
    ("toledo", &[&["tabletop"]]),
    ("salamanca", &[&["tabletop"]]),
    ("catalog", &[&["tabletop", "castle-box"], GAMES]),
    ("texts", &[&["tabletop", "catalog"]]),
    ("bots", &[&["tabletop", "castle-box", "catalog"], GAMES]),
    ("protocol", &[&["tabletop", "catalog", "texts"]]),
    ("table", &[&["tabletop", "catalog", "protocol"]]),
    ("arena", &[&["tabletop", "catalog", "texts", "bots"], GAMES]),
    ("server", &[&["tabletop", "catalog", "texts", "bots", "protocol", "table"]]),
    ("browser", &[&["tabletop", "catalog", "texts", "bots", "protocol", "table"]]),
    (
        "cli",
        &[
            &["tabletop", "castle-box", "catalog", "texts", "bots", "protocol", "table", "arena", "server"],
            GAMES,
        ],
    ),
    ("python", &[&["tabletop", "catalog", "texts", "bots", "protocol", "table"]]),
    ("fuzz", &[&["tabletop", "castle-box", "catalog", "texts", "protocol", "table", "server"], GAMES]),
    ("xtask", &[&["tabletop", "catalog", "texts", "protocol"]]),
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let manifests: Vec<(&str, toml::Table)> = tree
        .files()
        .filter(|(path, _)| path.ends_with("/Cargo.toml"))
        .filter_map(|(path, text)| Some((path, text.parse().ok()?)))
        .collect();
    let own: BTreeSet<&str> = manifests.iter().filter_map(|(_, manifest)| name(manifest)).collect();
    let mut problems = Vec::new();
    for (path, manifest) in &manifests {
        let Some(name) = name(manifest) else {
            problems.push(format!("{path}: the package has no name"));
            continue;
        };
        let Some((_, allowed)) = ORDER.iter().find(|(known, _)| *known == name) else {
            problems.push(format!(
                "{path}: `{name}` has no place in the order of crates; add it to xtask/src/order.rs"
            ));
            continue;
        };
        for wrong in dependencies(manifest)
            .into_iter()
            .filter(|it| own.contains(it.as_str()) && !allowed.iter().any(|some| some.contains(&it.as_str())))
        {
            problems.push(format!(
                "{path}: `{name}` may not depend on `{wrong}`; dependencies point one way (ARCHITECTURE.md)"
            ));
        }
        if !inherits_lints(manifest) {
            problems.push(format!("{path}: add `[lints]` with `workspace = true`"));
        }
    }
    problems
}

fn name(manifest: &toml::Table) -> Option<&str> {
    manifest.get("package")?.get("name")?.as_str()
}

fn inherits_lints(manifest: &toml::Table) -> bool {
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

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{rest}\n[lints]\nworkspace = true\n")
    }

    fn tree(alcazar: &str) -> Tree {
        Tree::of(&[
            ("crates/tabletop/Cargo.toml", &manifest("tabletop", "")),
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
    fn an_unknown_crate_must_be_given_a_place() {
        let problems = check(&tree(&manifest("chess", "")));
        assert!(problems[0].contains("`chess` has no place"), "{problems:?}");
    }

    #[test]
    fn every_crate_inherits_the_lints() {
        let problems = check(&tree("[package]\nname = \"alcazar\"\n"));
        assert_eq!(problems, ["crates/games/alcazar/Cargo.toml: add `[lints]` with `workspace = true`"]);
    }
}
