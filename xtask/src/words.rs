//! Words that went: docs/glossary.md says what stands for each of them now. And files that documents name exist.

use crate::tree::{Tree, extension};

/// Names of types that are no longer used; each is written in two parts, so that this file is tidy.
const TYPES: [&str; 15] = [
    concat!("Ha", "ll"),
    concat!("A", "sk"),
    concat!("Mea", "ns"),
    concat!("Al", "so"),
    concat!("Let", "ter"),
    concat!("Pat", "ient"),
    concat!("Tel", "ling"),
    concat!("De", "sk"),
    concat!("Sta", "ges"),
    concat!("To", "ld"),
    concat!("Sho", "wn"),
    concat!("Se", "en"),
    concat!("Se", "nt"),
    concat!("Ac", "ted"),
    concat!("Ma", "de"),
];
/// What comes before the name of a type where it is defined.
const DEFINES: [&str; 6] = ["struct", "enum", "trait", "type", "class", "interface"];

/// Words that no name may have in it, alone or among others: `appeal_of`, `withAppeal`.
const PARTS: [&str; 5] = [
    concat!("ha", "ll"),
    concat!("app", "eal"),
    concat!("app", "eals"),
    concat!("curi", "osity"),
    concat!("ima", "gine"),
];
const CODE: [&str; 3] = ["rs", "ts", "svelte"];

/// Documents whose files must exist.
const DOCUMENTS: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];
const ROOTS: [&str; 7] = ["crates/", "web/src/", "texts/", "docs/", "xtask/src/", "fuzz/", "training/"];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| is_ours(path)) {
        for (number, line) in (1..).zip(text.lines()) {
            for word in retired_types(line).chain(retired_parts(line)) {
                problems.push(format!("{path}:{number}: `{word}` went; docs/glossary.md has another word"));
            }
        }
    }
    problems.extend(DOCUMENTS.into_iter().flat_map(|document| missing_files(tree, document)));
    problems
}

fn is_ours(path: &str) -> bool {
    CODE.contains(&extension(path)) && !path.starts_with("web/src/protocol/")
}

/// The retired types that a line defines.
fn retired_types(line: &str) -> impl Iterator<Item = &str> {
    let words: Vec<&str> = names_in(line).collect();
    let defined = (1..words.len()).filter(move |index| DEFINES.contains(&words[index - 1]));
    let all: Vec<&str> = names_in(line).collect();
    defined.map(move |index| all[index]).filter(|name| TYPES.contains(name))
}

/// The names of a line that have a retired word in them. Comments and texts are sentences, not names.
fn retired_parts(line: &str) -> impl Iterator<Item = &str> {
    let code =
        if line.trim_start().starts_with("//") || line.trim_start().starts_with('*') { "" } else { line };
    let code = code.split("//").next().unwrap_or_default();
    let without_texts = code.split(['"', '\'', '`']).step_by(2);
    without_texts
        .flat_map(names_in)
        .filter(|name| parts_of(name).iter().any(|part| PARTS.contains(&part.as_str())))
}

fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|name| !name.is_empty())
}

/// `withAppeal` and `with_appeal` are `with` and `appeal`.
fn parts_of(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            parts.push(String::new());
        }
        if let Some(last) = parts.last_mut().filter(|_| letter != '_') {
            last.extend(letter.to_lowercase());
        }
    }
    parts
}

/// The paths between backticks that are not in the tree, as a file or as a folder.
fn missing_files(tree: &Tree, document: &str) -> Vec<String> {
    let text = tree.file(document).unwrap_or_default();
    let quoted = text.split('`').skip(1).step_by(2);
    let paths = quoted.filter(|path| {
        ROOTS.iter().any(|root| path.starts_with(root)) && !path.contains(['<', '*', '{', ' ', '…'])
    });
    let exists = |path: &&str| {
        tree.file(path).is_some() || tree.below(&format!("{}/", path.trim_end_matches('/'))).next().is_some()
    };
    paths.filter(|path| !exists(path)).map(|path| format!("{document}: there is no `{path}`")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)]))
    }

    #[test]
    fn a_retired_type_is_refused_where_it_is_defined() {
        let text = format!("pub struct {} {{\n", concat!("Let", "ter"));
        assert_eq!(problems("src/a.rs", &text).len(), 1);
        assert!(problems("src/a.rs", "pub struct LetterBox {\n").is_empty());
        assert!(problems("src/a.rs", "// a letter is no type\n").is_empty());
    }

    #[test]
    fn a_retired_word_is_refused_in_any_name_and_not_in_sentences() {
        let snake = format!("let with_{} = 1;\n", concat!("app", "eal"));
        let camel = format!("const with{} = 1;\n", concat!("App", "eal"));
        assert_eq!(problems("src/a.rs", &snake).len(), 1);
        assert_eq!(problems("web/src/a.ts", &camel).len(), 1);
        let sentence =
            format!("// what others {}\nlet a = \"{}\";\n", concat!("ima", "gine"), concat!("ha", "ll"));
        assert!(problems("src/a.rs", &sentence).is_empty());
        assert!(problems("src/a.rs", "let marshall = challenge;\n").is_empty());
    }

    #[test]
    fn files_that_a_document_names_exist() {
        let tree = Tree::of(&[
            (
                "ARCHITECTURE.md",
                "`crates/a/src/lib.rs`, `crates/a/`, `crates/<name>`, `crates/b/src/lib.rs`\n",
            ),
            ("crates/a/src/lib.rs", ""),
        ]);
        assert_eq!(check(&tree), ["ARCHITECTURE.md: there is no `crates/b/src/lib.rs`"]);
    }
}
