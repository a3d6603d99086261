//! The languages of the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    En,
    De,
    Nl,
    Es,
}

/// A name that is no language of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl Language {
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Nl, Self::Es];

    /// The name of its folder, which is its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
            Self::Es => "es",
        }
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
            Self::Es => "Español",
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `es-MX`; none for those the table does not speak.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()));
        set.and_then(|locale| Self::of_locale(&locale)).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language `{}`: the languages are en, de, nl and es", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::of_locale(text).ok_or_else(|| UnknownLanguage(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::De));
        assert_eq!(Language::of_locale("ES-mx"), Some(Language::Es));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let only = |wanted: &'static str, value: &'static str| {
            move |name: &str| (name == wanted).then(|| value.to_owned())
        };
        assert_eq!(Language::of_environment(only("LANG", "nl_NL.UTF-8")), Language::Nl);
        assert_eq!(Language::of_environment(only("LC_ALL", "fr_FR")), Language::En);
        assert_eq!(Language::of_environment(|_| None), Language::En);
    }
}
