//! Where texts, code and tests name rules.

use std::collections::BTreeSet;

/// How a range of rules is written: `C-22 to C-25`.
const RANGE: &str = " to ";

/// All rule ids in a text: one capital letter, a hyphen, a number, and no letter, digit or hyphen around them.
pub(crate) fn ids_in(text: &str) -> BTreeSet<String> {
    words(text).filter(|word| parts(word).is_some()).map(str::to_owned).collect()
}

/// The rules that a text cites: all that it names, and what lies between the ends of a range.
pub(crate) fn cited_in(text: &str) -> BTreeSet<String> {
    let mut cited = ids_in(text);
    for (before, after) in text.match_indices(RANGE).map(|(at, _)| (&text[..at], &text[at + RANGE.len()..])) {
        let first = words(before).last().filter(|word| before.ends_with(word)).and_then(parts);
        let last = words(after).next().filter(|word| after.starts_with(word)).and_then(parts);
        if let (Some((letter, first)), Some((other, last))) = (first, last)
            && letter == other
        {
            cited.extend((first..=last).map(|number| format!("{letter}-{number}")));
        }
    }
    cited
}

/// What the tests of a file cite: each in the comment above it or within it. What stands elsewhere in the file tests nothing.
pub(crate) fn cited_at_tests(text: &str) -> BTreeSet<String> {
    let lines: Vec<&str> = text.lines().collect();
    let tests = (0..lines.len()).filter(|at| lines[*at].trim() == "#[test]");
    tests.flat_map(|at| cited_in(&test_at(&lines, at))).collect()
}

/// A test with the comments and attributes above it. It ends with a bracket that is indented as it is.
fn test_at(lines: &[&str], at: usize) -> String {
    let belongs = |line: &&&str| {
        let line = line.trim_start();
        (line.starts_with("//") && !line.starts_with("//!")) || line.starts_with("#[")
    };
    let above = lines[..at].iter().rev().take_while(belongs).count();
    let indent = lines[at].len() - lines[at].trim_start().len();
    let end = format!("{}}}", &lines[at][..indent]);
    let length = lines[at..].iter().take_while(|line| **line != end).count();
    lines[at - above..at + length].join("\n")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).filter(|word| !word.is_empty())
}

/// The letter and the number of an id.
fn parts(word: &str) -> Option<(&str, u16)> {
    let (letter, number) = word.split_once('-')?;
    let is_letter = letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_uppercase());
    let is_number = (1..=3).contains(&number.len()) && number.chars().all(|c| c.is_ascii_digit());
    (is_letter && is_number).then_some(())?;
    Some((letter, number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(ids: BTreeSet<String>) -> Vec<String> {
        ids.into_iter().collect()
    }

    #[test]
    fn only_whole_words_are_ids() {
        let ids = ids_in("C-12, `A-6`: UTF-8 C-1a x-1 A-6-7 C-25: (B-3)");
        assert_eq!(list(ids), ["A-6", "B-3", "C-12", "C-25"]);
    }

    #[test]
    fn a_range_cites_what_lies_between_its_ends() {
        assert_eq!(list(cited_in("/// C-8 to C-11, A-1: so")), ["A-1", "C-10", "C-11", "C-8", "C-9"]);
        assert_eq!(
            list(cited_in("C-8, to C-11; C-1 to A-3; C-2 to the end")),
            ["A-3", "C-1", "C-11", "C-2", "C-8"]
        );
        assert_eq!(list(ids_in("C-8 to C-11")), ["C-11", "C-8"]);
    }

    #[test]
    fn only_what_stands_at_a_test_or_in_it_is_tested() {
        let text = "//! C-1.\n\n/// C-2.\nfn help() {}\n\n// C-3\n/// C-4.\n#[test]\n#[should_panic]\nfn it() {\n    // C-5\n    \
                    if x {\n    }\n    \"C-6\"\n}\n\n// C-7\nfn help() {}\n";
        assert_eq!(list(cited_at_tests(text)), ["C-3", "C-4", "C-5", "C-6"]);
    }
}
