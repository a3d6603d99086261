//! Words that went: docs/glossary.md says what stands for each of them now. And files that documents name exist.

use crate::tree::{SourceTree, extension};

/// Names of types that are no longer used; each is written in two parts, so that this file is tidy.
const TYPES: [&str; 22] = [
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
    concat!("Ans", "wer"),
    concat!("Rep", "ly"),
    concat!("Order", "Data"),
    concat!("Order", "Write"),
    concat!("Following", "Move"),
    concat!("Json", "Result"),
    concat!("Store", "Result"),
];
/// Irregular participles. Those that end in `ed` need no list.
const PARTICIPLES: [&str; 30] = [
    "Begun", "Bought", "Broken", "Brought", "Built", "Chosen", "Done", "Drawn", "Found", "Given", "Gone",
    "Heard", "Held", "Hidden", "Kept", "Known", "Laid", "Left", "Lost", "Made", "Ran", "Read", "Rewound",
    "Sold", "Spent", "Taken", "Undone", "Won", "Worn", "Written",
];
/// Nouns that end in `ed`.
const NOUNS: [&str; 4] = ["Bed", "Feed", "Seed", "Speed"];
/// Behind a participle they make no noun of it: `SignedIn`.
const PARTICLES: [&str; 7] = ["Away", "Back", "In", "Off", "On", "Out", "Up"];
/// What comes before the name of a type where it is defined.
const DEFINES: [&str; 6] = ["struct", "enum", "trait", "type", "class", "interface"];

/// Words that no name may have in it, alone or among others: `hall_of`, `withHall`.
const PARTS: [&str; 3] = [concat!("ha", "ll"), concat!("curi", "osity"), concat!("ima", "gine")];
/// Words that no name may have in it where players search and learn: elsewhere an appeal is a note to the host.
const PARTS_OF_PLAYERS: [&str; 2] = [concat!("app", "eal"), concat!("app", "eals")];
/// What no name of the page may have in it: keys move the focus.
const PARTS_OF_PAGE: [&str; 1] = [concat!("wa", "lk")];
const PAGE: &str = "web/";
const PLAYERS: [&str; 5] =
    ["crates/bots/", "crates/arena/", "crates/encoding/", "crates/review/", "crates/exercises/"];
const CODE: [&str; 3] = ["rs", "ts", "svelte"];

/// Documents whose files must exist.
const DOCUMENTS: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];
const ROOTS: [&str; 7] = ["crates/", "web/src/", "texts/", "docs/", "xtask/src/", "fuzz/", "training/"];

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| is_ours(path)) {
        for (number, line) in (1..).zip(text.lines()) {
            for word in retired_types(line).chain(retired_parts(path, line)) {
                problems.push(format!("{path}:{number}: `{word}` went; docs/glossary.md has another word"));
            }
            for name in defined_types(line).filter(|name| is_participle(name)) {
                problems.push(format!("{path}:{number}: a type is a noun, and `{name}` is a participle"));
            }
        }
    }
    problems.extend(DOCUMENTS.into_iter().flat_map(|document| missing_files(tree, document)));
    problems
}

fn is_ours(path: &str) -> bool {
    CODE.contains(&extension(path)) && !path.starts_with("web/src/protocol/")
}

/// The types that a line defines.
fn defined_types(line: &str) -> impl Iterator<Item = &str> {
    let is_comment = line.trim_start().starts_with("//");
    let names: Vec<&str> = names_in(if is_comment { "" } else { line }).collect();
    let defined = (1..names.len()).filter(|index| DEFINES.contains(&names[index - 1]));
    defined.map(|index| names[index]).collect::<Vec<_>>().into_iter()
}

/// The retired types that a line defines.
fn retired_types(line: &str) -> impl Iterator<Item = &str> {
    defined_types(line).filter(|name| TYPES.contains(name))
}

/// Whether the last word of a name is a participle: `Sealed` and `SignedIn`, not `SealedDeal`.
fn is_participle(name: &str) -> bool {
    let starts: Vec<usize> = name.match_indices(char::is_uppercase).map(|(at, _)| at).collect();
    let words = starts
        .iter()
        .enumerate()
        .map(|(index, at)| &name[*at..*starts.get(index + 1).unwrap_or(&name.len())]);
    let mut words: Vec<&str> = words.collect();
    if words.len() > 1 && words.last().is_some_and(|word| PARTICLES.contains(word)) {
        words.pop();
    }
    words
        .last()
        .is_some_and(|word| (word.ends_with("ed") && !NOUNS.contains(word)) || PARTICIPLES.contains(word))
}

/// The names of a line that have a retired word in them. Comments and texts are sentences, not names.
fn retired_parts<'a>(path: &str, line: &'a str) -> impl Iterator<Item = &'a str> {
    let is_of_players = PLAYERS.iter().any(|folder| path.starts_with(folder));
    let is_of_page = path.starts_with(PAGE);
    let is_retired = move |part: &str| {
        PARTS.contains(&part)
            || (is_of_players && PARTS_OF_PLAYERS.contains(&part))
            || (is_of_page && PARTS_OF_PAGE.contains(&part))
    };
    let code =
        if line.trim_start().starts_with("//") || line.trim_start().starts_with('*') { "" } else { line };
    let code = code.split("//").next().unwrap_or_default();
    let without_texts = code.split(['"', '\'', '`']).step_by(2);
    without_texts.flat_map(names_in).filter(move |name| parts_of(name).iter().any(|part| is_retired(part)))
}

fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|name| !name.is_empty())
}

/// `withPrior` and `with_prior` are `with` and `prior`.
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
fn missing_files(tree: &SourceTree, document: &str) -> Vec<String> {
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
        check(&SourceTree::of(&[(path, text)]))
    }

    #[test]
    fn a_retired_type_is_refused_where_it_is_defined() {
        let text = format!("pub struct {} {{\n", concat!("Let", "ter"));
        assert_eq!(problems("src/a.rs", &text).len(), 1);
        assert!(problems("src/a.rs", "pub struct LetterBox {\n").is_empty());
        assert!(problems("src/a.rs", "// a letter is no type\n").is_empty());
    }

    #[test]
    fn a_participle_is_refused_as_the_name_of_a_type_and_not_within_it() {
        let refused = |name: &str| problems("src/a.rs", &format!("pub enum {name} {{\n")).len();
        assert_eq!(["Sealed", "SignedIn", "Kept"].map(refused), [1; 3]);
        assert_eq!(["SealedDeal", "Speed", "KeptGames"].map(refused), [0; 3]);
        let sentence = format!("/// An enum {} in a comment.\nlet sealed = Some(Sealed);\n", "Sealed");
        assert!(problems("src/a.rs", &sentence).is_empty());
    }

    #[test]
    fn a_retired_word_is_refused_in_any_name_and_not_in_sentences() {
        let snake = format!("let with_{} = 1;\n", concat!("curi", "osity"));
        let camel = format!("const with{} = 1;\n", concat!("Curi", "osity"));
        assert_eq!(problems("src/a.rs", &snake).len(), 1);
        assert_eq!(problems("web/src/a.ts", &camel).len(), 1);
        let appeal = format!("let {} = 1;\n", concat!("app", "eal"));
        assert_eq!(problems("crates/bots/src/a.rs", &appeal).len(), 1);
        assert!(problems("crates/server/src/a.rs", &appeal).is_empty());
        let step = format!("function {}To() {{}}\n", concat!("wa", "lk"));
        assert_eq!(problems("web/src/a.ts", &step).len(), 1);
        assert!(problems("crates/bots/src/a.rs", &step).is_empty());
        let sentence =
            format!("// what others {}\nlet a = \"{}\";\n", concat!("ima", "gine"), concat!("ha", "ll"));
        assert!(problems("src/a.rs", &sentence).is_empty());
        assert!(problems("src/a.rs", "let marshall = challenge;\n").is_empty());
    }

    #[test]
    fn files_that_a_document_names_exist() {
        let tree = SourceTree::of(&[
            (
                "ARCHITECTURE.md",
                "`crates/a/src/lib.rs`, `crates/a/`, `crates/<name>`, `crates/b/src/lib.rs`\n",
            ),
            ("crates/a/src/lib.rs", ""),
        ]);
        assert_eq!(check(&tree), ["ARCHITECTURE.md: there is no `crates/b/src/lib.rs`"]);
    }
}
