//! The shape that all game crates share, so that whoever knows one knows all.

use crate::tree::SourceTree;

const GAMES: &str = "crates/games/";
/// What is in the folder of the games but is no game.
const NO_GAMES: [&str; 1] = ["castle-box"];

/// The files that every game has, beside those named after the headings of its rule book.
const FILES: [&str; 16] = [
    "RULES.md",
    "src/event.rs",
    "src/explain.rs",
    "src/game.rs",
    "src/game_end.rs",
    "src/lib.rs",
    "src/moves.rs",
    "src/notation.rs",
    "src/refusal.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/state_file.rs",
    "src/turn.rs",
    "src/view.rs",
    "tests/conformance.rs",
    "tests/rulebook/main.rs",
];

/// The names that tests have: those of the contract, of the book, of golden counts, of recordings, of the second referee and
/// of what cannot be read; what several of them share; and what holds in all games or in rare positions.
const TESTS: [&str; 9] = [
    "conformance.rs",
    "perft.rs",
    "playthroughs",
    "playthroughs.rs",
    "properties.rs",
    "referee",
    "rulebook",
    "support",
    "tampered.rs",
];

/// The functions of a kind of move, by their beginnings; what follows is the same in all of them.
const LIST: &str = "list_";
const WHY_NOT: &str = "why_not_";
const PLAY: &str = "play_";
/// Where the kinds of move come together: one function a question, which asks the kinds.
const TOGETHER: &str = "now";

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    games(tree)
        .iter()
        .flat_map(|game| [files(tree, game), tests(tree, game), stems(tree, game)].concat())
        .collect()
}

fn games(tree: &SourceTree) -> Vec<String> {
    let name = |path: &str| Some(path.strip_prefix(GAMES)?.strip_suffix("/Cargo.toml")?.to_owned());
    let games = tree.files().filter_map(|(path, _)| name(path));
    games.filter(|name| !name.contains('/') && !NO_GAMES.contains(&name.as_str())).collect()
}

fn files(tree: &SourceTree, game: &str) -> Vec<String> {
    let missing = FILES.iter().filter(|file| tree.file(&format!("{GAMES}{game}/{file}")).is_none());
    missing.map(|file| format!("{GAMES}{game}: there is no {file}, which every game has")).collect()
}

fn is_data(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|extension| extension == "txt")
}

/// Tests of one kind have one name in all games.
fn tests(tree: &SourceTree, game: &str) -> Vec<String> {
    let folder = format!("{GAMES}{game}/tests/");
    let below =
        |path: &str| path.strip_prefix(&folder).map(|rest| rest.split('/').next().unwrap_or(rest).to_owned());
    let names: std::collections::BTreeSet<String> =
        tree.files().filter_map(|(path, _)| below(path)).collect();
    let strange = names.into_iter().filter(|name| !is_data(name) && !TESTS.contains(&name.as_str()));
    strange
        .map(|name| format!("{folder}{name}: no game has tests of this name; they have {}", TESTS.join(", ")))
        .collect()
}

/// A kind of move is listed, refused and played side by side, in functions with one stem.
fn stems(tree: &SourceTree, game: &str) -> Vec<String> {
    let source = format!("{GAMES}{game}/src/");
    let mut problems = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.starts_with(&source)) {
        for stem in functions(text, PLAY).filter(|stem| *stem != TOGETHER) {
            for beginning in [LIST, WHY_NOT] {
                if !functions(text, beginning).any(|other| other == stem) {
                    problems.push(format!("{path}: {PLAY}{stem} has no {beginning}{stem} beside it"));
                }
            }
        }
        if functions(text, "may_").next().is_some() && text.contains("-> Result<(), Refusal>") {
            let wrong = functions(text, "may_").filter(|name| has_refusal(text, name));
            problems
                .extend(wrong.map(|name| format!("{path}: may_{name} answers a refusal: {WHY_NOT}{name}")));
        }
    }
    problems
}

/// The rest of the names of the functions that begin so.
fn functions<'a>(text: &'a str, beginning: &'a str) -> impl Iterator<Item = &'a str> {
    let names = text.lines().filter_map(|line| line.split_once("fn ")).map(|(_, rest)| rest);
    let names = names.map(|rest| rest.split(['(', '<']).next().unwrap_or_default());
    names.filter_map(move |name| name.strip_prefix(beginning))
}

fn has_refusal(text: &str, name: &str) -> bool {
    let signature = text.split(&format!("fn may_{name}(")).nth(1).and_then(|rest| rest.split('{').next());
    signature.is_some_and(|signature| signature.contains("Refusal"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/games/chess/Cargo.toml", "");

    fn problems(file: &str, text: &str) -> Vec<String> {
        let path = format!("crates/games/chess/src/{file}");
        let found = check(&SourceTree::of(&[MANIFEST, (&path, text)]));
        found.into_iter().filter(|problem| !problem.contains("which every game has")).collect()
    }

    #[test]
    fn a_game_without_one_of_the_common_files_is_named_with_it() {
        let found = check(&SourceTree::of(&[MANIFEST, ("crates/games/chess/src/lib.rs", "")]));
        assert_eq!(found.len(), FILES.len() - 1);
        assert!(
            found.contains(&"crates/games/chess: there is no src/turn.rs, which every game has".to_owned())
        );
        assert!(check(&SourceTree::of(&[("crates/games/castle-box/Cargo.toml", "")])).is_empty());
    }

    #[test]
    fn tests_have_the_names_that_they_have_in_all_games() {
        let of = |name: &str| {
            let path = format!("crates/games/chess/tests/{name}");
            check(&SourceTree::of(&[MANIFEST, (&path, "")]))
                .iter()
                .any(|problem| problem.contains("tests of this name"))
        };
        assert!(of("oracle/main.rs") && of("common/mod.rs") && of("recordings.rs") && of("schema.rs"));
        assert!(!of("referee/main.rs") && !of("perft.txt") && !of("playthroughs/one.txt"));
    }

    #[test]
    fn a_kind_of_move_has_three_functions_in_one_file() {
        let whole = "fn list_castle(&self) {}\nfn why_not_castle(&self) {}\nfn play_castle(&mut self) {}\n";
        assert!(problems("castling.rs", whole).is_empty());
        assert_eq!(
            problems("castling.rs", "fn play_castle(&mut self) {}\nfn why_not_castle() {}\n"),
            ["crates/games/chess/src/castling.rs: play_castle has no list_castle beside it"]
        );
        assert!(problems("turn.rs", "pub(crate) fn play_now(&mut self) {}\n").is_empty());
    }

    #[test]
    fn what_answers_a_refusal_is_not_called_a_permission() {
        let text = "fn may_castle(&self) -> Result<(), Refusal> {\n}\n";
        let expected = "crates/games/chess/src/castling.rs: may_castle answers a refusal: why_not_castle";
        assert_eq!(problems("castling.rs", text), [expected]);
        assert!(problems("castling.rs", "fn may_castle(&self) -> bool {\n}\n").is_empty());
    }
}
