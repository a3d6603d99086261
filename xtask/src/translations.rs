//! The rules in the other languages: the same rules in the same order under the same headings, the same rulings and references.

use crate::citations::ids_in;
use crate::rules::{GAMES, id_of_item};
use crate::tree::SourceTree;

/// The languages besides English, and how each marks rulings and data.
const LANGUAGES: [(&str, LanguageMarks); 3] =
    [("de", ["Festlegung", "Daten"]), ("nl", ["Uitleg", "Gegevens"]), ("es", ["Aclaración", "Datos"])];
const ENGLISH: LanguageMarks = ["Ruling", "Data"];

type LanguageMarks = [&'static str; 2];

/// What must be the same in all languages.
struct Digest {
    /// How deep each heading is.
    headings: Vec<usize>,
    rules: Vec<RuleEntry>,
}

#[derive(Default)]
struct RuleEntry {
    id: String,
    /// The ids of all rules that stand in its text.
    cites: Vec<String>,
    rulings: usize,
    /// How often figures are marked as ours.
    data: usize,
    /// All numbers but those of rules, in order of size: languages put them in other places.
    numbers: Vec<u32>,
    /// The cells of its tables.
    cells: usize,
}

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let games =
        tree.below(GAMES).filter_map(|(path, text)| Some((path.strip_suffix("/RULES.md")?.to_owned(), text)));
    let mut problems = Vec::new();
    for (game, text) in games {
        let english = Digest::read(text, ENGLISH);
        for (language, marks) in LANGUAGES {
            let path = format!("{game}/RULES.{language}.md");
            match tree.file(&path) {
                Some(text) => compare(&path, &english, &Digest::read(text, marks), &mut problems),
                None => problems.push(format!("{path}: missing; RULES.md is to be translated")),
            }
        }
    }
    problems
}

impl Digest {
    fn read(text: &str, [ruling, data]: LanguageMarks) -> Self {
        let mut digest = Self { headings: Vec::new(), rules: Vec::new() };
        let mut is_rule = false;
        for line in text.lines() {
            if line.starts_with('#') {
                digest.headings.push(line.chars().take_while(|it| *it == '#').count());
                is_rule = false;
            }
            if let Some(id) = id_of_item(line) {
                digest.rules.push(RuleEntry { id, ..RuleEntry::default() });
                is_rule = true;
            }
            if let Some(rule) = digest.rules.last_mut().filter(|_| is_rule) {
                rule.cites.extend(ids_in(line));
                rule.rulings += line.matches(&format!("**{ruling}**")).count();
                rule.data += line.matches(&format!("**{data}**")).count();
                rule.numbers.extend(numbers_in(line));
                rule.cells += line.matches('|').count();
            }
        }
        for rule in &mut digest.rules {
            rule.cites.sort();
            rule.cites.dedup();
            rule.numbers.sort_unstable();
        }
        digest
    }

    fn ids(&self) -> Vec<&str> {
        self.rules.iter().map(|rule| rule.id.as_str()).collect()
    }
}

/// The numbers of a text that are no part of the id of a rule.
fn numbers_in(line: &str) -> Vec<u32> {
    let ids = ids_in(line);
    let words = line.split(|c: char| !(c.is_alphanumeric() || c == '-')).filter(|word| !ids.contains(*word));
    let numbers = words.flat_map(|word| word.split(|c: char| !c.is_ascii_digit()));
    numbers.filter_map(|number| number.parse().ok()).collect()
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
        for (what, found, wanted) in [
            ("marked rulings", translated.rulings, rule.rulings),
            ("marked data", translated.data, rule.data),
            ("lines between the cells of tables", translated.cells, rule.cells),
        ] {
            if found != wanted {
                problems.push(format!("{path}: {} has {found} {what}, in RULES.md {wanted}", rule.id));
            }
        }
        if rule.numbers != translated.numbers {
            problems.push(format!(
                "{path}: {} has the numbers {:?}, in RULES.md {:?}",
                rule.id, translated.numbers, rule.numbers
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

    const BOOK: &str = "# Game\n## Board\n- **C-1** The board.\n- **B-2** See C-1. **Ruling** So.\n";

    fn problems(german: &str) -> Vec<String> {
        let tree = SourceTree::of(&[
            ("crates/games/a/RULES.md", BOOK),
            ("crates/games/a/RULES.de.md", german),
            ("crates/games/a/RULES.nl.md", &BOOK.replace("Ruling", "Uitleg")),
            ("crates/games/a/RULES.es.md", &BOOK.replace("Ruling", "Aclaración")),
        ]);
        check(&tree)
    }

    fn german() -> String {
        BOOK.replace("Ruling", "Festlegung")
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
    fn figures_data_and_tables_must_agree() {
        let english = "- **C-1** 3 of 12.\n  **Data**:\n  | 5 | C-1 |\n";
        let with = |german: &str| {
            let mut found = Vec::new();
            let marks = LANGUAGES[0].1;
            compare("de", &Digest::read(english, ENGLISH), &Digest::read(german, marks), &mut found);
            found
        };
        let german = "- **C-1** Von 12 3.\n  **Daten**:\n  | 5 | C-1 |\n\n## 7 danach\n";
        assert_eq!(with(&german.replace("\n\n## 7 danach", "")), Vec::<String>::new());
        let wrong = |from: &str, to: &str| with(&german.replace("\n\n## 7 danach", "").replace(from, to));
        assert_eq!(wrong("12", "21"), ["de: C-1 has the numbers [3, 5, 21], in RULES.md [3, 5, 12]"]);
        assert_eq!(wrong("**Daten**", "Daten"), ["de: C-1 has 0 marked data, in RULES.md 1"]);
        assert_eq!(wrong("| C", "C"), ["de: C-1 has 2 lines between the cells of tables, in RULES.md 3"]);
        assert_eq!(with(german), ["de: 1 headings, RULES.md has 0; they must follow each other alike"]);
    }

    #[test]
    fn a_language_without_rules_is_reported() {
        let tree = SourceTree::of(&[("crates/games/a/RULES.md", BOOK)]);
        assert_eq!(check(&tree).len(), LANGUAGES.len());
    }
}
