//! Sizes, words and white space.

use crate::tree::{SourceTree, extension};
use crate::{dependencies, migrations, names, order, questions, shape, walls, words as retired};

/// A longer file is where newcomers get lost.
const MOST_LINES: usize = 600;

/// What may not be committed, and in files of which kind; each word is written in two parts, so that this file is tidy.
const FORBIDDEN: [(&str, &[&str]); 13] = [
    (concat!("to", "do!"), &["rs"]),
    (concat!("unimple", "mented!"), &["rs"]),
    (concat!("db", "g!"), &["rs"]),
    (concat!("#[ig", "nore"), &["rs"]),
    (concat!("TO", "DO"), CODE),
    (concat!("FIX", "ME"), CODE),
    (concat!("XX", "X"), CODE),
    (concat!("<<<<", "<<< "), ALL),
    (concat!(">>>>", ">>> "), ALL),
    (concat!(".on", "ly("), SCRIPT),
    (concat!("it.sk", "ip("), SCRIPT),
    (concat!("test.sk", "ip("), SCRIPT),
    (concat!("describe.sk", "ip("), SCRIPT),
];
const CODE: &[&str] = &["rs", "ts", "js", "svelte", "css", "html", "toml", "ftl", "py"];
const ALL: &[&str] = &["rs", "ts", "js", "svelte", "css", "html", "toml", "ftl", "py", "md", "txt", "json"];
const SCRIPT: &[&str] = &["ts", "js", "svelte"];
const SIZED: &[&str] = &["rs", "ts", "svelte"];

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let checks = [
        order::check,
        dependencies::check,
        retired::check,
        shape::check,
        walls::check,
        migrations::check,
        names::check,
        questions::check,
    ];
    let mut problems: Vec<String> = checks.iter().flat_map(|check| check(tree)).collect();
    for (path, text) in tree.files().filter(|(path, text)| !is_generated(path, text)) {
        sizes(path, text, &mut problems);
        words(path, text, &mut problems);
        white_space(path, text, &mut problems);
    }
    problems
}

/// What a program wrote is nobody's to tidy.
fn is_generated(path: &str, text: &str) -> bool {
    path.ends_with("package-lock.json")
        || text.lines().take(3).any(|line| line.contains("generated") && line.contains("not edit"))
}

fn sizes(path: &str, text: &str, problems: &mut Vec<String>) {
    let lines = text.lines().count();
    if SIZED.contains(&extension(path)) && lines > MOST_LINES {
        problems.push(format!("{path}: {lines} lines; split it, {MOST_LINES} are the most"));
    }
}

fn words(path: &str, text: &str, problems: &mut Vec<String>) {
    let forbidden = FORBIDDEN.iter().filter(|(_, kinds)| kinds.contains(&extension(path)));
    for (word, _) in forbidden {
        for (number, line) in (1..).zip(text.lines()) {
            if line.contains(word) {
                problems.push(format!("{path}:{number}: `{word}` may not be committed"));
            }
        }
    }
}

fn white_space(path: &str, text: &str, problems: &mut Vec<String>) {
    if !CODE.contains(&extension(path)) && extension(path) != "md" {
        return;
    }
    for (number, line) in (1..).zip(text.lines()) {
        if line.contains('\t') {
            problems.push(format!("{path}:{number}: a tab; indent with spaces"));
        }
        if line.ends_with([' ', '\r']) {
            problems.push(format!("{path}:{number}: white space at the end of the line"));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(format!("{path}: the last line does not end"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(path: &str, text: &str) -> Vec<String> {
        check(&SourceTree::of(&[(path, text)]))
    }

    #[test]
    fn six_hundred_lines_are_fine_and_one_more_is_not() {
        assert!(problems("src/a.rs", &"x\n".repeat(600)).is_empty());
        assert_eq!(
            problems("src/a.rs", &"x\n".repeat(601)),
            ["src/a.rs: 601 lines; split it, 600 are the most"]
        );
        assert!(problems("notes.md", &"x\n".repeat(601)).is_empty());
    }

    #[test]
    fn unfinished_code_is_found_with_its_line() {
        let text = format!("fn a() {{\n    {}()\n}}\n", concat!("to", "do!"));
        let found = problems("src/a.rs", &text);
        assert_eq!(found, [format!("src/a.rs:2: `{}` may not be committed", concat!("to", "do!"))]);
    }

    #[test]
    fn what_a_merge_left_behind_is_found() {
        let text = format!("a = 1\n{}HEAD\nb = 2\n", concat!("<<<<", "<<< "));
        assert_eq!(problems("texts/en/a.ftl", &text).len(), 1);
    }

    #[test]
    fn words_are_looked_for_where_they_mean_something() {
        let lonely = concat!("test.on", "ly('a')\n");
        assert_eq!(problems("web/src/a.test.ts", lonely).len(), 1);
        assert!(problems("crates/a.rs", lonely).is_empty());
        assert!(problems("src/a.rs", "let it = all.iter().skip(1);\n").is_empty());
    }

    #[test]
    fn tabs_and_trailing_spaces_are_noise() {
        let found = problems("src/a.rs", "a \n\tb\nc");
        assert_eq!(
            found,
            [
                "src/a.rs:1: white space at the end of the line",
                "src/a.rs:2: a tab; indent with spaces",
                "src/a.rs: the last line does not end",
            ]
        );
    }

    #[test]
    fn generated_files_are_left_alone() {
        assert!(
            problems("web/a.ts", &format!("// generated: do not edit\n{}", "\t \n".repeat(700))).is_empty()
        );
    }
}
