//! The numbered rules of a game, taken from its RULES.md.

/// The rules under their headings, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleBook {
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    pub rules: Vec<Rule>,
}

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Such as `A-6`.
    pub id: String,
    /// Markdown, without the id; lines of a table stand on lines of their own.
    pub text: String,
}

impl RuleBook {
    /// Reads `## heading` lines and `- **A-6** text` items; an item goes on until the next item or heading.
    pub fn parse(markdown: &str) -> Self {
        let mut sections: Vec<Section> = Vec::new();
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                let heading = heading.trim_start_matches('#').trim().to_owned();
                sections.push(Section { heading, rules: Vec::new() });
            } else if let Some((id, text)) = item(line) {
                if let Some(section) = sections.last_mut() {
                    section.rules.push(Rule { id: id.to_owned(), text: text.to_owned() });
                }
            } else if let Some(rule) = sections.last_mut().and_then(|section| section.rules.last_mut()) {
                continue_rule(rule, line);
            }
        }
        sections.retain(|section| !section.rules.is_empty());
        Self { sections }
    }

    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with this id, however it is capitalised.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

fn item(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    let is_id =
        id.split_once('-').is_some_and(|(letter, number)| letter.len() == 1 && number.parse::<u8>().is_ok());
    is_id.then_some((id, text.trim()))
}

fn continue_rule(rule: &mut Rule, line: &str) {
    let line = line.trim();
    if line.is_empty() {
        return;
    }
    let own_line = line.starts_with('|') || line.starts_with("- ") || rule.text.ends_with('|');
    rule.text.push(if own_line { '\n' } else { ' ' });
    rule.text.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKDOWN: &str = "# Game\n\nWords.\n\n## Board\n- **C-1** First\n  line.\n  | a | b |\n- **C-2** Second.\n### End\n- **A-1** Third.\n";

    #[test]
    fn items_are_found_under_their_headings() {
        let book = RuleBook::parse(MARKDOWN);
        let ids: Vec<_> = book.rules().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["C-1", "C-2", "A-1"]);
        assert_eq!(book.sections[0].heading, "Board");
        assert_eq!(book.find("c-1").map(|rule| rule.text.as_str()), Some("First line.\n| a | b |"));
        assert_eq!(book.find("C-9"), None);
    }
}
