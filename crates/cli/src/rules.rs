//! `tertulia rules`: the numbered rules, to read.

use std::io::Write;

use catalog::{GameKind, Rule, RuleBook};
use texts::Texts;

use crate::Failure;
use crate::arguments::RulesArguments;
use crate::markdown::wrapped;
use crate::screen::{Screen, TextStyle};

pub(crate) fn run(
    arguments: &RulesArguments,
    screen: &Screen,
    texts: Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let book = arguments.game.rule_book_in(texts.language().code());
    match &arguments.id {
        None => all(arguments.game, &book, screen, out),
        Some(wanted) => some(arguments.game, &book, wanted, screen, texts, out),
    }
}

fn all(game: GameKind, book: &RuleBook, screen: &Screen, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", screen.paint(TextStyle::Heading, game.title()))?;
    for section in &book.sections {
        writeln!(out, "\n{}", screen.paint(TextStyle::Heading, &section.heading))?;
        for rule in &section.rules {
            writeln!(out, "{}", shown(rule, screen))?;
        }
    }
    Ok(())
}

/// The rule with that id, or all rules with that word in their text or heading.
fn some(
    game: GameKind,
    book: &RuleBook,
    wanted: &str,
    screen: &Screen,
    texts: Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if let Some(rule) = book.find(wanted) {
        writeln!(out, "{}", shown(rule, screen))?;
        return Ok(());
    }
    let word = wanted.to_lowercase();
    let has_word = |text: &str| text.to_lowercase().contains(&word);
    let found: Vec<&Rule> = book
        .sections
        .iter()
        .flat_map(|section| section.rules.iter().map(move |rule| (section, rule)))
        .filter(|(section, rule)| has_word(&section.heading) || has_word(&rule.text))
        .map(|(_, rule)| rule)
        .collect();
    if found.is_empty() {
        let ids: Vec<_> = book.rules().map(|rule| rule.id.as_str()).collect();
        let values =
            [("wanted", wanted.into()), ("game", game.title().into()), ("ids", ids.join(" ").into())];
        return Err(Failure::Usage(texts.word("cli", "rules-unknown", &values)));
    }
    for rule in found {
        writeln!(out, "{}", shown(rule, screen))?;
    }
    Ok(())
}

/// One rule: its id, and its text beside it.
pub(crate) fn shown(rule: &Rule, screen: &Screen) -> String {
    let id = format!("{:<5}", rule.id);
    format!("{} {}", screen.paint(TextStyle::Bold, id), wrapped(screen, &rule.text, 6, 6))
}
