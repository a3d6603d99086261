//! Every dependency is chosen with a reason: ARCHITECTURE.md names it. The one that has to be there before, Rust, README.md names with its version.

use crate::tree::SourceTree;

const REASONS: &str = "ARCHITECTURE.md";
const README: &str = "README.md";

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let text = |wanted: &str| tree.files().find(|(path, _)| *path == wanted).map(|(_, text)| text);
    let Some(reasons) = text(REASONS) else { return Vec::new() };
    let rust = text("Cargo.toml").map(of_workspace).unwrap_or_default();
    let page = text("web/package.json").map(of_page).unwrap_or_default();
    let unexplained =
        [rust, page].concat().into_iter().filter(|name| !reasons.contains(&format!("`{name}`")));
    let problems = unexplained
        .map(|name| format!("{REASONS}: the dependency `{name}` is not named there with its reason"));
    let version =
        text("Cargo.toml").zip(text(README)).and_then(|(manifest, readme)| other_version(manifest, readme));
    problems.chain(version).collect()
}

/// The version that the README asks for is the one that cargo insists on.
fn other_version(manifest: &str, readme: &str) -> Option<String> {
    let manifest: toml::Table = manifest.parse().ok()?;
    let version = manifest.get("workspace")?.get("package")?.get("rust-version")?.as_str()?;
    let named = format!("Rust {version} or newer");
    (!readme.contains(&named)).then(|| format!("{README}: it should ask for {named}, as Cargo.toml does"))
}

/// Those that are not crates of our own.
fn of_workspace(manifest: &str) -> Vec<String> {
    let manifest: toml::Table = manifest.parse().unwrap_or_default();
    let all = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies")?.as_table());
    let foreign = all.into_iter().flatten().filter(|(_, about)| about.get("path").is_none());
    foreign.map(|(name, _)| name.clone()).collect()
}

fn of_page(package: &str) -> Vec<String> {
    let package: serde_json::Value = serde_json::from_str(package).unwrap_or_default();
    let kinds = ["dependencies", "devDependencies"].into_iter().filter_map(|kind| package[kind].as_object());
    kinds.flat_map(|names| names.keys().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARGO: &str = "[workspace.dependencies]\nown = { path = \"crates/own\" }\nserde = \"1\"\n";
    const PACKAGE: &str = r#"{"devDependencies": {"vite": "8"}}"#;

    fn problems(reasons: &str) -> Vec<String> {
        check(&SourceTree::of(&[(REASONS, reasons), ("Cargo.toml", CARGO), ("web/package.json", PACKAGE)]))
    }

    #[test]
    fn every_dependency_needs_a_reason_and_own_crates_need_none() {
        assert!(problems("| `serde`, `vite` | because |").is_empty());
        assert_eq!(
            problems("serde without marks"),
            [
                "ARCHITECTURE.md: the dependency `serde` is not named there with its reason",
                "ARCHITECTURE.md: the dependency `vite` is not named there with its reason",
            ]
        );
    }

    #[test]
    fn the_readme_asks_for_the_version_of_rust_that_cargo_insists_on() {
        let manifest = "[workspace.package]\nrust-version = \"1.95\"\n";
        let problems =
            |readme| check(&SourceTree::of(&[(REASONS, ""), ("Cargo.toml", manifest), (README, readme)]));
        assert!(problems("Rust 1.95 or newer is needed.").is_empty());
        assert_eq!(
            problems("Rust 1.90 or newer is needed."),
            ["README.md: it should ask for Rust 1.95 or newer, as Cargo.toml does"]
        );
    }
}
