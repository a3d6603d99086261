//! The shape that all game crates share, so that whoever knows one knows all.

use crate::tree::SourceTree;

const GAMES: &str = "crates/games/";
/// What is in the folder of the games but is no game.
const NO_GAMES: [&str; 1] = ["castle-box"];

/// The files that every game has, beside those named after the headings of its rule book.
const FILES: [&str; 22] = [
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
    "tests/perft.rs",
    "tests/perft.txt",
    "tests/playthroughs.rs",
    "tests/referee/main.rs",
    "tests/rulebook/main.rs",
    "tests/support/mod.rs",
    "tests/tampered.rs",
];
/// The folder of its recorded games.
const RECORDINGS: &str = "tests/playthroughs/";

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
/// The kinds of move: the variants of this enum, in this file.
const MOVES: (&str, &str) = ("src/moves.rs", "enum Move {");
/// The moves of a game that begin so are those of the box, and what is in the game's own file besides.
const SHARED: &str = "castle_box::moves!";
const SHARED_MOVES: (&str, &str) = ("crates/games/castle-box/src/moves.rs", "enum BoxMove {");
/// Where the kinds of move come together: one function a question, which asks the kinds.
const TOGETHER: &str = "now";

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    games(tree)
        .iter()
        .flat_map(|game| {
            [files(tree, game), tests(tree, game), kinds(tree, game), stems(tree, game)].concat()
        })
        .collect()
}

fn games(tree: &SourceTree) -> Vec<String> {
    let name = |path: &str| Some(path.strip_prefix(GAMES)?.strip_suffix("/Cargo.toml")?.to_owned());
    let games = tree.files().filter_map(|(path, _)| name(path));
    games.filter(|name| !name.contains('/') && !NO_GAMES.contains(&name.as_str())).collect()
}

fn files(tree: &SourceTree, game: &str) -> Vec<String> {
    let missing = FILES.iter().filter(|file| tree.file(&format!("{GAMES}{game}/{file}")).is_none());
    let recordings = format!("{GAMES}{game}/{RECORDINGS}");
    let no_recordings = tree.below(&recordings).next().is_none().then_some(&RECORDINGS);
    missing
        .chain(no_recordings)
        .map(|file| format!("{GAMES}{game}: there is no {file}, which every game has"))
        .collect()
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

/// Every kind of move has its three functions, in one file.
fn kinds(tree: &SourceTree, game: &str) -> Vec<String> {
    let (file, start) = MOVES;
    let own = tree.file(&format!("{GAMES}{game}/{file}")).unwrap_or_default();
    let mut kinds = variants(own, start);
    if own.contains(SHARED) {
        let (file, start) = SHARED_MOVES;
        kinds.extend(variants(tree.file(file).unwrap_or_default(), start));
    }
    let source = format!("{GAMES}{game}/src/");
    let has_all = |stem: &String| {
        let has = |text: &str, beginning| functions(text, beginning).any(|other| other == stem);
        tree.below(&source)
            .any(|(_, text)| [LIST, WHY_NOT, PLAY].iter().all(|beginning| has(text, beginning)))
    };
    let without = kinds.into_iter().filter(|stem| !has_all(stem));
    without
        .map(|stem| {
            format!(
                "{GAMES}{game}: a kind of move has {LIST}{stem}, {WHY_NOT}{stem} and {PLAY}{stem} in one file"
            )
        })
        .collect()
}

/// The variants of an enum as they stand in names of functions: `BuyOpen` is `buy_open`.
fn variants(text: &str, start: &str) -> Vec<String> {
    let Some(at) = text.lines().position(|line| line.ends_with(start)) else { return Vec::new() };
    let head = text.lines().nth(at).unwrap_or_default();
    let end = format!("{}}}", &head[..head.len() - head.trim_start().len()]);
    let body = text.lines().skip(at + 1).take_while(|line| *line != end).map(str::trim_start);
    let names = body.filter(|line| line.starts_with(char::is_uppercase));
    let names = names.filter_map(|line| line.split(|c: char| !c.is_alphanumeric()).next());
    names.map(in_snake_case).collect()
}

fn in_snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// What is played is listed and refused beside it, in functions with one stem.
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
        assert_eq!(found.len(), FILES.len());
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
    fn every_kind_of_move_has_the_three_functions() {
        let three =
            |stem: &str| format!("fn list_{stem}() {{}}\nfn why_not_{stem}() {{}}\nfn play_{stem}() {{}}\n");
        let moves = "/// One decision.\npub enum Move {\n    /// H-1: Away.\n    Castle { long: bool },\n    BuyPile,\n}\n";
        let of = |moves: &str, rule: &str| {
            let found = check(&SourceTree::of(&[
                MANIFEST,
                ("crates/games/chess/src/moves.rs", moves),
                ("crates/games/chess/src/castling.rs", rule),
                ("crates/games/castle-box/src/moves.rs", "pub enum BoxMove {\n    Done,\n}\n"),
            ]));
            found.into_iter().filter(|problem| problem.contains("kind of move")).collect::<Vec<_>>()
        };
        assert!(of(moves, &(three("castle") + &three("buy_pile"))).is_empty());
        assert_eq!(
            of(moves, &three("castle")),
            [
                "crates/games/chess: a kind of move has list_buy_pile, why_not_buy_pile and play_buy_pile in one file"
            ]
        );
        let shared = moves.replace("pub enum", "castle_box::moves! {\npub enum");
        assert_eq!(of(&shared, &(three("castle") + &three("buy_pile"))).len(), 1, "play_done is missing");
    }

    #[test]
    fn what_answers_a_refusal_is_not_called_a_permission() {
        let text = "fn may_castle(&self) -> Result<(), Refusal> {\n}\n";
        let expected = "crates/games/chess/src/castling.rs: may_castle answers a refusal: why_not_castle";
        assert_eq!(problems("castling.rs", text), [expected]);
        assert!(problems("castling.rs", "fn may_castle(&self) -> bool {\n}\n").is_empty());
    }
}
