//! Walls inside the server: what comes in and goes out asks for use cases, and reaches neither storage nor the tasks of the tables.

use crate::tree::SourceTree;

/// Folders with a wall around them, and what may not be named there.
const WALLS: &[(&str, &[&str])] = &[
    ("crates/server/src/http/", &["crate::storage", "app.storage", ".registry."]),
    ("crates/server/src/ws/", &["crate::storage", "app.storage", ".registry."]),
];

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut problems = Vec::new();
    for (folder, words) in WALLS {
        for (path, text) in tree.below(folder) {
            for (number, line) in (1..).zip(text.lines()) {
                for word in words.iter().filter(|word| line.contains(**word)) {
                    problems.push(format!(
                        "{path}:{number}: `{word}` is behind a wall; add a use case to crates/server/src/service"
                    ));
                }
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handlers_reach_the_storage_through_use_cases_alone() {
        let handler = |line: &str| SourceTree::of(&[("crates/server/src/http/seats.rs", line)]);
        assert_eq!(check(&handler("app.storage.commit(writes).await")).len(), 1);
        assert_eq!(check(&handler("use crate::storage::Write;")).len(), 1);
        assert_eq!(check(&handler("app.registry.broken_tables()")).len(), 1);
        assert!(check(&handler("service::seats::claim(&app, principal, &table).await")).is_empty());
        assert!(
            check(&SourceTree::of(&[("crates/server/src/service/seats.rs", "app.storage.guest()")]))
                .is_empty()
        );
    }
}
