//! The variables that each message of a file uses.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

pub(crate) fn variables(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut used = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut used);
            }
            all.insert(message.id.name.to_owned(), used);
        }
    }
    all
}

fn in_pattern(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression } => in_expression(expression, used),
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn in_expression(expression: &Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, used),
        Expression::Select { selector, variants } => {
            in_inline(selector, used);
            for variant in variants {
                in_pattern(&variant.value, used);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { arguments: Some(arguments), .. }
        | InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, used),
        InlineExpression::Placeable { expression } => in_expression(expression, used),
        _ => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, used: &mut BTreeSet<String>) {
    for inline in &arguments.positional {
        in_inline(inline, used);
    }
    for named in &arguments.named {
        in_inline(&named.value, used);
    }
}
