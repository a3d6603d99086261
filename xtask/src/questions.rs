//! What answers yes or no is named as a question: `is_open`, `may_build`.

use crate::tree::{SourceTree, extension};

/// How a question begins. Some are a whole name: `is`, `has`.
const QUESTIONS: [&str; 6] = ["is", "has", "may", "must", "can", "are"];
/// What does something and says whether it could.
const ATTEMPT: &str = "try";
/// What the library of Rust calls so.
const LIBRARY: [&str; 2] = ["contains", "eq"];
/// The functions of a kind of move have one stem; listing may say whether there was something to list.
const LIST: &str = "list";
/// What does something on the page and says whether it did: nothing else in TypeScript tells it from a question.
const DEEDS: [&str; 3] = ["take", "copy", "move"];
/// What an answer is wrapped in that may also be an error.
const FALLIBLE: [&str; 2] = ["Result<", "StoreFuture<"];
/// How the answer of a function of the page is written.
const PAGE_ANSWER: &str = "): boolean";

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let code = || tree.files().filter(|(path, _)| extension(path) == "rs");
    let page = tree.files().filter(|(path, _)| is_page(path));
    code()
        .filter(|(path, _)| path.contains("src/"))
        .flat_map(|(path, text)| functions(path, text))
        .chain(code().flat_map(|(path, text)| silent_questions(path, text)))
        .chain(page.flat_map(|(path, text)| page_functions(path, text)))
        .collect()
}

fn is_page(path: &str) -> bool {
    let is_script = ["ts", "svelte"].contains(&extension(path));
    is_script && path.starts_with("web/") && !path.starts_with("web/src/protocol/")
}

/// Functions, methods and named arrows of the page that answer `boolean`.
fn page_functions(path: &str, text: &str) -> Vec<String> {
    let answers = text.match_indices(PAGE_ANSWER).filter(|(at, _)| is_end_of_signature(&text[*at..]));
    let named = answers.filter_map(|(at, _)| Some((at, page_name(&text[..=at])?)));
    let wrong = named.filter(|(_, name)| !is_page_question(name));
    wrong
        .map(|(at, name)| {
            let line = text[..at].lines().count();
            format!("{path}:{line}: `{name}` answers yes or no: begin with {}", QUESTIONS.join(", "))
        })
        .collect()
}

/// Whether a body or an arrow follows, or nothing, as in an interface.
fn is_end_of_signature(code: &str) -> bool {
    let rest = code[PAGE_ANSWER.len()..].trim_start();
    ["{", ";", "=>"].iter().any(|end| rest.starts_with(end))
}

/// The name of the function whose parameters end here; some have none.
fn page_name(code: &str) -> Option<&str> {
    let open = opening_bracket(code)?;
    let before = code[..open].trim_end().trim_end_matches('?');
    let before = before.strip_suffix('=').unwrap_or(before).trim_end();
    let before =
        before.strip_suffix('>').map_or(before, |_| before.rsplit_once('<').map_or("", |part| part.0));
    let name = before.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (!["", "function", "async", "return"].contains(&name)).then_some(name)
}

/// Where the last bracket was opened.
fn opening_bracket(code: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in code.char_indices().rev() {
        depth += match letter {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// `isOpen`, `mayBuild`, `tryOpen`, `takeSeat`; not `island`.
fn is_page_question(name: &str) -> bool {
    let words = QUESTIONS.iter().chain(&DEEDS).chain([&ATTEMPT]);
    let mut rests = words.filter_map(|word| name.strip_prefix(word));
    rests.any(|rest| rest.is_empty() || rest.starts_with(char::is_uppercase))
}

fn functions(path: &str, text: &str) -> Vec<String> {
    let code: String = text.split_inclusive('\n').map(without_comment).collect();
    let found = starts(&code).filter_map(|at| Some((at, signature(&code[at + 3..])?)));
    let wrong = found.filter(|(_, (name, parameters))| !is_fine(name, parameters));
    wrong
        .map(|(at, (name, _))| {
            let line = line_of(&code, at);
            format!("{path}:{line}: `{name}` answers yes or no: begin with {}_", QUESTIONS.join("_, "))
        })
        .collect()
}

/// What is named as a question and answers nothing at all, in tests too: `is_open` that waits until it is.
fn silent_questions(path: &str, text: &str) -> Vec<String> {
    let code: String = text.split_inclusive('\n').map(without_comment).collect();
    let wrong = starts(&code).filter_map(|at| Some((at, silent_question(&code[at + 3..])?)));
    wrong
        .map(|(at, name)| {
            format!("{path}:{}: `{name}` answers nothing: name what it does", line_of(&code, at))
        })
        .collect()
}

fn silent_question(code: &str) -> Option<&str> {
    let open = code.find('(')?;
    let name = code[..open].split('<').next()?;
    let is_question = name.split_once('_').is_some_and(|(first, _)| QUESTIONS.contains(&first));
    let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let rest = code[open + within_brackets(&code[open..])?.len()..].trim_start();
    (is_question && is_name && rest.starts_with('{')).then_some(name)
}

/// Where functions begin.
fn starts(code: &str) -> impl Iterator<Item = usize> {
    code.match_indices("fn ").map(|(at, _)| at).filter(|at| is_word_start(code, *at))
}

fn line_of(code: &str, at: usize) -> usize {
    code[..at].lines().count().max(1) + usize::from(code[..at].ends_with('\n'))
}

fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("//") { "\n" } else { line }
}

fn is_word_start(code: &str, at: usize) -> bool {
    !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"')
}

/// The name and the parameters of a function that answers `bool`, or an error.
fn signature(code: &str) -> Option<(&str, &str)> {
    let open = code.find('(')?;
    let name = code[..open].split('<').next()?;
    let parameters = within_brackets(&code[open..])?;
    let answer = code[open + parameters.len()..].trim_start().strip_prefix("->")?.trim_start();
    let is_yes_or_no = match fallible(answer) {
        Some(inner) => inner.strip_prefix("bool").is_some_and(|rest| rest.starts_with(['>', ','])),
        None => answer.strip_prefix("bool").is_some_and(|rest| {
            let rest = rest.trim_start();
            rest.starts_with(['{', ';']) || rest.starts_with("where")
        }),
    };
    (is_yes_or_no && !name.is_empty()).then_some((name, parameters))
}

/// What is answered where nothing fails: `bool>` of `io::Result<bool>`, without the life of a future.
fn fallible(answer: &str) -> Option<&str> {
    let path = answer.split(['<', '{', ';']).next()?;
    let name = answer[path.rfind(':').map_or(0, |at| at + 1)..].trim_start();
    let inner = FALLIBLE.iter().find_map(|wrapper| name.strip_prefix(wrapper))?;
    Some(if inner.starts_with('\'') { inner.split_once(", ")?.1 } else { inner })
}

/// From a bracket to the one that closes it.
fn within_brackets(code: &str) -> Option<&str> {
    let mut depth = 0;
    for (at, letter) in code.char_indices() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Some(&code[..=at]);
        }
    }
    None
}

/// What changes something may say whether it did, as `insert` of a set does. What takes nothing is a constant.
fn is_fine(name: &str, parameters: &str) -> bool {
    let first = name.split('_').next().unwrap_or(name);
    let is_named = QUESTIONS.contains(&first) || [ATTEMPT, LIST].contains(&first) || LIBRARY.contains(&name);
    is_named || parameters.contains("&mut ") || parameters == "()"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text with `BOOL` for the answer, so that this file asks nothing itself.
    fn problems(text: &str) -> Vec<String> {
        check(&SourceTree::of(&[("crates/a/src/lib.rs", &text.replace("BOOL", "bool"))]))
    }

    #[test]
    fn what_answers_yes_or_no_is_a_question() {
        assert_eq!(
            problems("\n    pub(crate) const fn ticks(&self) -> BOOL {\n"),
            [
                "crates/a/src/lib.rs:2: `ticks` answers yes or no: begin with is_, has_, may_, must_, can_, are_"
            ]
        );
        for name in ["is_open", "is", "has", "may_build", "must_pass", "can_pay", "try_open", "contains"] {
            assert!(problems(&format!("fn {name}(&self) -> BOOL {{\n")).is_empty(), "{name}");
        }
        assert_eq!(problems("fn island(&self) -> BOOL {\n").len(), 1);
    }

    #[test]
    fn signatures_of_several_lines_and_with_functions_in_them_are_read() {
        assert_eq!(problems("fn fits<T>(\n    one: T,\n    by: fn(T) -> u8,\n) -> BOOL\nwhere\n").len(), 1);
        assert!(problems("fn reach(by: impl Fn(u8) -> BOOL) -> CellSet {\n").is_empty());
        assert!(problems("fn each(by: fn(u8) -> BOOL) {\n").is_empty());
    }

    #[test]
    fn what_can_fail_is_a_question_as_well() {
        for answer in [
            "Result<BOOL>",
            "Result<BOOL, Failure>",
            "std::io::Result<BOOL>",
            "StoreFuture<'a, BOOL>",
            "StoreFuture<'_, BOOL>",
        ] {
            assert_eq!(problems(&format!("async fn ticks(&self) -> {answer} {{\n")).len(), 1, "{answer}");
            assert!(problems(&format!("async fn is_open(&self) -> {answer} {{\n")).is_empty(), "{answer}");
            assert!(problems(&format!("async fn try_open(&self) -> {answer} {{\n")).is_empty(), "{answer}");
        }
        for answer in
            ["Result<()>", "Result<Vec<BOOL>>", "Result<(BOOL, u8)>", "Option<BOOL>", "Result<Boolean>"]
        {
            assert!(problems(&format!("async fn ticks(&self) -> {answer} {{\n")).is_empty(), "{answer}");
        }
    }

    #[test]
    fn questions_of_the_page_are_named_as_such() {
        let problems = |text: &str| check(&SourceTree::of(&[("web/src/a.ts", text)]));
        assert_eq!(
            problems("\n  ticks(at: (one: number) => void): boolean {\n"),
            ["web/src/a.ts:2: `ticks` answers yes or no: begin with is, has, may, must, can, are"]
        );
        for wrong in [
            "function island(): boolean {",
            "const ticks = (at: number): boolean => at > 1;",
            "ticks?(at: Event): boolean;",
            "function ticks<View>(\n  at: View,\n): boolean {",
        ] {
            assert_eq!(problems(wrong).len(), 1, "{wrong}");
        }
        for right in [
            "function isOpen(at: number): boolean {",
            "const hasTicks = (at: number): boolean => at > 1;",
            "return (at: number): boolean => at > 1;",
            "export function takeSeat(table: string): boolean {",
            "each(by: (at: number) => boolean): void {",
        ] {
            assert!(problems(right).is_empty(), "{right}");
        }
        let generated = ("web/src/protocol/a.ts", "function ticks(): boolean {");
        assert!(check(&SourceTree::of(&[generated])).is_empty());
    }

    #[test]
    fn what_answers_nothing_is_no_question() {
        let of = |path: &str, text: &str| check(&SourceTree::of(&[(path, &text.replace("FN", "fn"))]));
        assert_eq!(
            of("crates/a/tests/b.rs", "\nasync FN is_gone(\n    at: &Node,\n) {\n"),
            ["crates/a/tests/b.rs:2: `is_gone` answers nothing: name what it does"]
        );
        for right in
            ["FN island() {", "FN is_gone() -> u8 {", "FN must_go() -> Result<()> {", "// FN is_gone() {"]
        {
            assert!(of("crates/a/tests/b.rs", right).is_empty(), "{right}");
        }
    }

    #[test]
    fn what_changes_something_may_say_whether_it_did() {
        assert!(problems("fn insert(&mut self, key: u8) -> BOOL {\n").is_empty());
        assert!(problems("const fn yes() -> BOOL {\n").is_empty());
        assert!(
            problems("/// fn ticks(&self) -> BOOL {\nlet ticks = |at: u8| -> BOOL { at > 1 };\n").is_empty()
        );
    }
}
