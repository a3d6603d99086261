//! The rules in the other languages: the same rules in the same order under the same headings, the same rulings and references.

use crate::rules::{GAMES, ids_in};
use crate::tree::SourceTree;

/// The languages besides English, and the mark of a ruling in each.
const LANGUAGES: [(&str, &str); 3] = [("de", "Festlegung"), ("nl", "Uitleg"), ("es", "Aclaración")];
const ENGLISH_RULING: &str = "Ruling";

/// What must be the same in all languages.
struct Digest {
    /// How deep each heading is.
    headings: Vec<usize>,
    rules: Vec<RuleEntry>,
}

struct RuleEntry {
    id: String,
    /// The ids of all rules that stand in its text.
    cites: Vec<String>,
    rulings: usize,
}

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let games =
        tree.below(GAMES).filter_map(|(path, text)| Some((path.strip_suffix("/RULES.md")?.to_owned(), text)));
    let mut problems = Vec::new();
    for (game, text) in games {
        let english = Digest::read(text, ENGLISH_RULING);
        for (language, ruling) in LANGUAGES {
            let path = format!("{game}/RULES.{language}.md");
            match tree.file(&path) {
                Some(text) => compare(&path, &english, &Digest::read(text, ruling), &mut problems),
                None => problems.push(format!("{path}: missing; RULES.md is to be translated")),
            }
        }
    }
    problems
}

impl Digest {
    fn read(text: &str, ruling: &str) -> Self {
        let mut digest = Self { headings: Vec::new(), rules: Vec::new() };
        let mark = format!("**{ruling}**");
        for line in text.lines() {
            if line.starts_with('#') {
                digest.headings.push(line.chars().take_while(|it| *it == '#').count());
            }
            if let Some(id) = id_of_item(line) {
                digest.rules.push(RuleEntry { id, cites: Vec::new(), rulings: 0 });
            }
            if let Some(rule) = digest.rules.last_mut() {
                rule.cites.extend(ids_in(line));
                rule.rulings += line.matches(&mark).count();
            }
        }
        for rule in &mut digest.rules {
            rule.cites.sort();
            rule.cites.dedup();
        }
        digest
    }

    fn ids(&self) -> Vec<&str> {
        self.rules.iter().map(|rule| rule.id.as_str()).collect()
    }
}

/// The id of an item `- **C-1** …`.
fn id_of_item(line: &str) -> Option<String> {
    let (id, _) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
    ids_in(id).into_iter().next()
}

fn compare(path: &str, english: &Digest, other: &Digest, problems: &mut Vec<String>) {
    if english.headings != other.headings {
        problems.push(format!(
            "{path}: {} headings, RULES.md has {}; they must follow each other alike",
            other.headings.len(),
            english.headings.len()
        ));
    }
    let (wanted, found) = (english.ids(), other.ids());
    if wanted != found {
        problems.push(different_ids(path, &wanted, &found));
        return;
    }
    for (rule, translated) in english.rules.iter().zip(&other.rules) {
        if rule.cites != translated.cites {
            problems.push(format!(
                "{path}: {} names {}, in RULES.md it names {}",
                rule.id,
                translated.cites.join(", "),
                rule.cites.join(", ")
            ));
        }
        if rule.rulings != translated.rulings {
            problems.push(format!(
                "{path}: {} has {} marked rulings, in RULES.md {}",
                rule.id, translated.rulings, rule.rulings
            ));
        }
    }
}

fn different_ids(path: &str, wanted: &[&str], found: &[&str]) -> String {
    let only_in = |these: &[&str], those: &[&str]| {
        these.iter().filter(|id| !those.contains(id)).copied().collect::<Vec<_>>().join(", ")
    };
    let (missing, unknown) = (only_in(wanted, found), only_in(found, wanted));
    match (missing.is_empty(), unknown.is_empty()) {
        (false, true) => format!("{path}: lacks {missing} of RULES.md"),
        (true, false) => format!("{path}: {unknown} is not in RULES.md"),
        (false, false) => format!("{path}: lacks {missing} of RULES.md, and {unknown} is not in it"),
        (true, true) => {
            let first = wanted.iter().zip(found).find(|(one, other)| one != other);
            let place = first.map_or("an id stands twice".to_owned(), |(one, other)| {
                format!("{other} stands where {one} should")
            });
            format!("{path}: the rules are not in the order of RULES.md: {place}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Game\n## Board\n- **C-1** The board.\n- **B-2** See C-1. **Ruling** So.\n";

    fn problems(german: &str) -> Vec<String> {
        let tree = SourceTree::of(&[
            ("crates/games/a/RULES.md", ENGLISH),
            ("crates/games/a/RULES.de.md", german),
            ("crates/games/a/RULES.nl.md", &ENGLISH.replace("Ruling", "Uitleg")),
            ("crates/games/a/RULES.es.md", &ENGLISH.replace("Ruling", "Aclaración")),
        ]);
        check(&tree)
    }

    fn german() -> String {
        ENGLISH.replace("Ruling", "Festlegung")
    }

    #[test]
    fn the_same_rules_in_every_language_are_fine() {
        assert_eq!(problems(&german()), Vec::<String>::new());
    }

    #[test]
    fn a_rule_that_is_missing_or_not_in_english_is_named() {
        assert_eq!(
            problems(&german().replace("- **C-1**", "- **C-3**")),
            ["crates/games/a/RULES.de.md: lacks C-1 of RULES.md, and C-3 is not in it"]
        );
    }

    #[test]
    fn another_order_is_reported_with_the_first_difference() {
        let swapped = "# Spiel\n## Plan\n- **B-2** Siehe C-1. **Festlegung** So.\n- **C-1** Der Plan.\n";
        assert_eq!(
            problems(swapped),
            [
                "crates/games/a/RULES.de.md: the rules are not in the order of RULES.md: B-2 stands where C-1 should"
            ]
        );
    }

    #[test]
    fn a_rule_that_stands_twice_is_reported() {
        let twice = german() + "- **B-2** Noch einmal.\n";
        assert!(problems(&twice)[0].contains("stands twice"));
    }

    #[test]
    fn references_rulings_and_headings_must_agree() {
        assert_eq!(
            problems(&german().replace("See C-1", "Siehe oben")),
            ["crates/games/a/RULES.de.md: B-2 names B-2, in RULES.md it names B-2, C-1"]
        );
        assert_eq!(
            problems(&german().replace("**Festlegung**", "Also")),
            ["crates/games/a/RULES.de.md: B-2 has 0 marked rulings, in RULES.md 1"]
        );
        assert_eq!(
            problems(&german().replace("## Board\n", "")),
            ["crates/games/a/RULES.de.md: 1 headings, RULES.md has 2; they must follow each other alike"]
        );
    }

    #[test]
    fn a_language_without_rules_is_reported() {
        let tree = SourceTree::of(&[("crates/games/a/RULES.md", ENGLISH)]);
        assert_eq!(check(&tree).len(), LANGUAGES.len());
    }
}
