//! The message files, read once, each when it is first needed.

use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::arguments::HIDDEN;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file whose messages all other files can use.
const COMMON: &str = "common";

type Bundle = FluentBundle<FluentResource>;

/// One place for each of [`FILES`].
static SHELF: LazyLock<Vec<OnceLock<Bundle>>> =
    LazyLock::new(|| FILES.iter().map(|_| OnceLock::new()).collect());

/// The words for a key, if the language has the file and the file the key.
pub(crate) fn format(
    language: Language,
    file: &str,
    key: &str,
    arguments: &FluentArgs<'_>,
) -> Option<String> {
    let bundle = bundle(language, file)?;
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    let absent: Vec<String> = errors.iter().filter_map(absent_argument).collect();
    if absent.is_empty() {
        return Some(text.into_owned());
    }
    // A value that an event leaves out is one that the reader may not know.
    let mut completed: FluentArgs<'_> = arguments.iter().map(|(name, value)| (name, value.clone())).collect();
    for name in absent {
        completed.set(name, HIDDEN);
    }
    Some(bundle.format_pattern(pattern, Some(&completed), &mut errors).into_owned())
}

/// The arguments that the words ask for and that are not there.
pub(crate) fn lacking(
    language: Language,
    file: &str,
    key: &str,
    arguments: &FluentArgs<'_>,
) -> Option<Vec<String>> {
    let bundle = bundle(language, file)?;
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    bundle.format_pattern(pattern, Some(arguments), &mut errors);
    Some(errors.iter().filter_map(absent_argument).collect())
}

pub(crate) fn has(language: Language, file: &str, key: &str) -> bool {
    bundle(language, file).is_some_and(|bundle| bundle.has_message(key))
}

/// What cannot be read in the message files; a test keeps this empty.
pub fn broken_files() -> Vec<String> {
    let mut broken = Vec::new();
    for (language, file, text) in FILES {
        if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
            broken.extend(errors.iter().map(|error| format!("texts/{language}/{file}.ftl: {error}")));
        }
    }
    broken
}

fn bundle(language: Language, file: &str) -> Option<&'static Bundle> {
    let index = FILES.iter().position(|(code, name, _)| *code == language.code() && *name == file)?;
    Some(SHELF.get(index)?.get_or_init(|| read(language, file)))
}

fn read(language: Language, file: &str) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks would stand as litter in terminals and logs; all four languages run left to right.
    bundle.set_use_isolating(false);
    for name in [COMMON, file] {
        let found = FILES.iter().find(|(code, other, _)| *code == language.code() && *other == name);
        let Some((_, _, text)) = found else { continue };
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn absent_argument(error: &FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            Some(id.clone())
        }
        _ => None,
    }
}
