//! The words people read: four languages, the same files, the same messages, the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;

use crate::tree::{SourceTree, extension};

const LANGUAGES: [&str; 4] = ["en", "de", "nl", "es"];

/// What one file says: the variables of each message, and what its messages and terms refer to.
#[derive(Default)]
struct Messages {
    variables: BTreeMap<String, BTreeSet<String>>,
    terms: BTreeSet<String>,
    references: BTreeSet<(String, String)>,
}

pub(crate) fn check(tree: &SourceTree) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, _) in tree.below("texts/") {
        let language = path.split('/').nth(1).unwrap_or_default();
        if !LANGUAGES.contains(&language) && extension(path) == "ftl" {
            problems.push(format!("{path}: the languages are {}", LANGUAGES.join(", ")));
        }
    }
    for name in names(tree) {
        check_file(tree, &name, &mut problems);
    }
    problems
}

/// The file names found in any of the languages.
fn names(tree: &SourceTree) -> BTreeSet<String> {
    let paths = tree.below("texts/").filter_map(|(path, _)| {
        let (language, name) = path.strip_prefix("texts/")?.split_once('/')?;
        (LANGUAGES.contains(&language) && extension(name) == "ftl").then(|| name.to_owned())
    });
    paths.collect()
}

fn check_file(tree: &SourceTree, name: &str, problems: &mut Vec<String>) {
    let mut all: Vec<(String, Messages)> = Vec::new();
    for language in LANGUAGES {
        let path = format!("texts/{language}/{name}");
        match tree.file(&path) {
            Some(text) => all.push((path.clone(), read(&path, text, problems))),
            None => problems.push(format!("{path}: missing")),
        }
    }
    let keys: BTreeSet<&String> = all.iter().flat_map(|(_, messages)| messages.variables.keys()).collect();
    for key in keys {
        check_key(key, &all, problems);
    }
}

fn check_key(key: &str, all: &[(String, Messages)], problems: &mut Vec<String>) {
    let mut first: Option<(&str, &BTreeSet<String>)> = None;
    for (path, messages) in all {
        let Some(variables) = messages.variables.get(key) else {
            problems.push(format!("{path}: `{key}` is missing"));
            continue;
        };
        match first {
            None => first = Some((path, variables)),
            Some((other, expected)) if expected != variables => problems.push(format!(
                "{path}: `{key}` has the variables {}, in {other} it has {}",
                list(variables),
                list(expected)
            )),
            Some(_) => {}
        }
    }
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "none".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

fn read(path: &str, text: &str, problems: &mut Vec<String>) -> Messages {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let start = error.slice.map_or(error.pos.start, |entry| entry.start);
                let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
                problems.push(format!("{path}:{line}: {}", error.kind));
            }
            resource
        }
    };
    let messages = collect(path, &resource, problems);
    for (key, reference) in &messages.references {
        let known = match reference.strip_prefix('-') {
            Some(term) => messages.terms.contains(term),
            None => messages.variables.contains_key(reference),
        };
        if !known {
            problems.push(format!("{path}: `{key}` refers to `{reference}`, which is not in this file"));
        }
    }
    messages
}

fn collect(path: &str, resource: &Resource<&str>, problems: &mut Vec<String>) -> Messages {
    let mut messages = Messages::default();
    for entry in &resource.body {
        let (id, value, attributes, is_term) = match entry {
            Entry::Message(message) => (message.id.name, message.value.as_ref(), &message.attributes, false),
            Entry::Term(term) => (term.id.name, Some(&term.value), &term.attributes, true),
            _ => continue,
        };
        let taken = if is_term { messages.terms.contains(id) } else { messages.variables.contains_key(id) };
        if taken {
            problems.push(format!("{path}: `{id}` stands twice"));
        }
        let named = attributes.iter().map(|it| (format!("{id}.{}", it.id.name), &it.value));
        for (key, pattern) in value.map(|pattern| (id.to_owned(), pattern)).into_iter().chain(named) {
            let mut found = PatternUses::default();
            found.pattern(pattern);
            messages.references.extend(found.references.into_iter().map(|to| (key.clone(), to)));
            if !is_term {
                messages.variables.insert(key, found.variables);
            }
        }
        if is_term {
            messages.terms.insert(id.to_owned());
        }
    }
    messages
}

/// What a pattern uses.
#[derive(Default)]
struct PatternUses {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl PatternUses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let dot = attribute.as_ref().map_or(String::new(), |it| format!(".{}", it.name));
                self.references.insert(format!("{}{dot}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|it| self.inline(it));
        arguments.named.iter().for_each(|it| self.inline(&it.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "-real = real\nmove-pass = Pass\nevent-paid = { $seat } gets { $amount ->\n    [one] one { -real }\n   *[other] { $amount } { -real }\n }\n";

    fn problems(german: &str) -> Vec<String> {
        check(&SourceTree::of(&[
            ("texts/en/a.ftl", GOOD),
            ("texts/de/a.ftl", german),
            ("texts/nl/a.ftl", GOOD),
            ("texts/es/a.ftl", GOOD),
        ]))
    }

    #[test]
    fn four_equal_languages_are_fine() {
        assert_eq!(problems(GOOD), Vec::<String>::new());
    }

    #[test]
    fn a_language_may_say_it_in_another_order_and_with_other_terms() {
        assert_eq!(
            problems("event-paid = { $amount } an { $seat }\nmove-pass = Passen\n"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_missing_message_is_reported_where_it_is_missing() {
        assert_eq!(
            problems("event-paid = { $amount } an { $seat }\n"),
            ["texts/de/a.ftl: `move-pass` is missing"]
        );
    }

    #[test]
    fn variables_differ_between_languages() {
        assert_eq!(
            problems("move-pass = Passen\nevent-paid = { $sum } an { $seat }\n"),
            [
                "texts/de/a.ftl: `event-paid` has the variables $seat, $sum, in texts/en/a.ftl it has $amount, $seat"
            ]
        );
    }

    #[test]
    fn what_cannot_be_parsed_is_reported_with_its_line() {
        let found = problems(&format!("{GOOD}move-wrong = {{ $seat\n"));
        assert!(found[0].starts_with("texts/de/a.ftl:7: "), "{found:?}");
    }

    #[test]
    fn a_message_stands_once_and_refers_to_what_exists() {
        let found = problems(&format!("{GOOD}move-pass = {{ -gold }}\n"));
        assert_eq!(
            found,
            [
                "texts/de/a.ftl: `move-pass` stands twice",
                "texts/de/a.ftl: `move-pass` refers to `-gold`, which is not in this file"
            ]
        );
    }

    #[test]
    fn a_file_is_there_in_every_language() {
        let tree = SourceTree::of(&[("texts/en/a.ftl", ""), ("texts/fr/a.ftl", "")]);
        assert_eq!(
            check(&tree),
            [
                "texts/fr/a.ftl: the languages are en, de, nl, es",
                "texts/de/a.ftl: missing",
                "texts/nl/a.ftl: missing",
                "texts/es/a.ftl: missing",
            ]
        );
    }
}
