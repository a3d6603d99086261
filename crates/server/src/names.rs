//! Names that people can tell apart, and that do nothing to the text around them.

use protocol::ProblemKey;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::refuse::{Result, refuse};

const LONGEST_NAME: usize = 40;
const LONGEST_EMAIL: usize = 254;
/// Marks on one letter: Thai and Hebrew need two.
const MOST_MARKS: usize = 2;
/// Letters that show nothing: the fillers of Hangul, and the empty cell of Braille.
const BLANKS: [char; 5] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}', '\u{2800}'];
/// They join letters in Persian and in Hindi, and people in pictures.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// A name as it is kept: one short line, with single blanks. An empty one is no name, and is well.
pub(crate) fn checked(name: &str) -> Result<String> {
    let composed: String = name.nfc().collect();
    let words: Vec<&str> = composed.split_whitespace().collect();
    let name = words.join(" ");
    if name.chars().count() > LONGEST_NAME {
        return refuse(ProblemKey::BadMessage, format!("a name has at most {LONGEST_NAME} characters"));
    }
    if !words.into_iter().all(is_readable) {
        return refuse(
            ProblemKey::BadMessage,
            "a name has letters that can be seen, and neither turns the writing around nor piles marks upon each other",
        );
    }
    Ok(name)
}

/// Whether a word shows what it is: it begins with something to be seen, and hides nothing.
fn is_readable(word: &str) -> bool {
    let mut marks = 0;
    // A mark or a joiner needs something before it.
    let mut has_base = false;
    for letter in word.chars() {
        if JOINERS.contains(&letter) {
            if !has_base || word.ends_with(letter) {
                return false;
            }
            has_base = false;
            continue;
        }
        match letter.general_category() {
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => {
                marks += 1;
                if !has_base || marks > MOST_MARKS {
                    return false;
                }
            }
            // Control characters, direction overrides, what is invisible, and what nobody has drawn.
            GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned => return false,
            _ if BLANKS.contains(&letter) => return false,
            _ => (marks, has_base) = (0, true),
        }
    }
    true
}

/// What people could take two names for each other by: case, blanks, dots and letters that look alike do not count. A capital I looks like
/// a small l, a small i does not: so case is left out before the letters are compared, and after.
pub(crate) fn likenesses(name: &str) -> [String; 2] {
    let plain: String =
        name.nfkc().filter(|letter| !letter.is_whitespace() && !letter.is_ascii_punctuation()).collect();
    let lower = |text: &str| text.chars().flat_map(char::to_lowercase).collect::<String>();
    let skeleton = |text: &str| unicode_security::skeleton(text).collect::<String>();
    [skeleton(&lower(&plain)), lower(&skeleton(&plain))]
}

/// What a name is searched for by: case and blanks do not count.
pub(crate) fn search_key(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|letter| !letter.is_whitespace()).collect()
}

/// Whether one of the two could be taken for the other.
pub(crate) fn is_alike(one: &str, other: &str) -> bool {
    likenesses(one).iter().zip(&likenesses(other)).any(|(one, other)| one == other)
}

/// An e-mail address as it is kept. Whether it exists is seen when something is sent there.
pub(crate) fn checked_email(email: &str) -> Result<String> {
    let email = email.trim();
    let is_plain =
        |letter: char| !letter.is_whitespace() && !letter.is_control() && !"<>,;\"\\()".contains(letter);
    let is_one = email.split_once('@').is_some_and(|(local, domain)| {
        !local.is_empty()
            && !domain.contains('@')
            && domain.split('.').all(|part| !part.is_empty())
            && domain.contains('.')
    });
    if is_one && email.len() <= LONGEST_EMAIL && email.chars().all(is_plain) {
        return Ok(email.to_owned());
    }
    refuse(ProblemKey::BadMessage, "this is no e-mail address")
}

/// What an address is looked up by: case does not count.
pub(crate) fn email_key(email: &str) -> String {
    email.trim().nfkc().flat_map(char::to_lowercase).collect()
}

/// The name, or one like it with a number when somebody there could be taken for whoever has it.
pub(crate) fn distinct<'a>(name: &str, others: &(impl Iterator<Item = &'a str> + Clone)) -> String {
    let is_free =
        |wanted: &str| others.clone().filter(|other| !other.is_empty()).all(|other| !is_alike(wanted, other));
    if name.is_empty() || is_free(name) {
        return name.to_owned();
    }
    let numbered = |number: u32| {
        let number = format!(" {number}");
        let room = LONGEST_NAME - number.len();
        let mut shortened: String = name.chars().take(room).collect();
        shortened.truncate(shortened.trim_end().len());
        shortened + &number
    };
    (2..=u32::MAX).map(numbered).find(|wanted| is_free(wanted)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_taken_with_their_marks() {
        for name in [
            "Ana",
            "José-María",
            "Łukasz O’Neill",
            "Αλίκη",
            "Ольга",
            "李小龍",
            "ありさ",
            "김민수",
            "สมหญิงที่",
            "שָׁלוֹם",
            "محمد",
            "می\u{200c}خواهم",
            "नेहा",
            "👩\u{200d}🚀 Ana",
            "❤\u{fe0f}",
            "R2-D2",
            "",
        ] {
            assert!(checked(name).is_ok(), "{name}");
        }
        assert_eq!(checked("  Ana \u{a0}\u{3000} María ").unwrap(), "Ana María");
        assert_eq!(checked("Jose\u{301}").unwrap(), "José");
    }

    #[test]
    fn what_turns_the_writing_hides_or_piles_up_is_no_name() {
        for name in [
            "\u{202e}anA",
            "Ana\u{2066}",
            "\u{200e}Ana",
            "\u{61c}Ana",
            "A\u{200b}na",
            "\u{200d}",
            "Ana\u{200d}",
            "\u{2060}",
            "\u{feff}Ana",
            "\u{ad}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{e0041}",
            "\u{301}",
            "a\u{301}\u{302}\u{303}\u{304}",
            "A\u{7}",
            "\u{e000}",
            "A\u{200d}\u{200d}B",
        ] {
            assert!(checked(name).is_err(), "{}", name.escape_unicode());
        }
        assert!(checked(&"x".repeat(41)).is_err() && checked(&"x".repeat(40)).is_ok());
    }

    #[test]
    fn an_address_has_a_name_and_a_domain() {
        for email in ["ana@example.org", " Ana.Maria+spiel@mail.example.org ", "ünal@exämple.de"] {
            assert!(checked_email(email).is_ok(), "{email}");
        }
        for email in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "ana@example",
            "a b@example.org",
            "ana@example..org",
            "a@b@c.org",
            "ana@example.org\r\nBcc: ben@example.org",
            "<ana@example.org>",
        ] {
            assert!(checked_email(email).is_err(), "{email:?}");
        }
        assert_eq!(email_key(" Ana@Example.ORG"), "ana@example.org");
    }

    #[test]
    fn names_that_look_alike_are_told_apart_by_a_number() {
        let at_the_table = ["Ana", "Paul B", ""];
        let seated = |name: &str| distinct(name, &at_the_table.into_iter());
        assert_eq!(seated("Ben"), "Ben");
        assert_eq!(seated(""), "");
        assert_eq!(seated("ANA"), "ANA 2");
        assert_eq!(seated("A na"), "A na 2");
        // Cyrillic, mathematical and full-width letters.
        for name in ["Аnа", "𝐀𝐧𝐚", "Ａｎａ", "pauIb", "PauI  B", "A.n.a"] {
            assert!(seated(name).ends_with(" 2"), "{name}: {}", seated(name));
        }
        assert_eq!(distinct("Ana", &["Ana", "ana 2"].into_iter()), "Ana 3");
        assert_eq!(
            distinct(&"x".repeat(40), &["X".repeat(40).as_str()].into_iter()),
            format!("{} 2", "x".repeat(38))
        );
    }
}
