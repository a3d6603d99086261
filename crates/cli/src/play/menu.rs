//! The legal moves as a menu: grouped by kind, in words where there are few, short where there are many.

use catalog::Offer;
use serde_json::Value;
use texts::{TextKind, Texts};

use crate::screen::{Screen, TextStyle};

/// A kind with more moves than this is shown in notation rather than in words.
const MOST_IN_WORDS: usize = 12;
/// A kind with more moves than this is shown in part.
const MOST_SHOWN: usize = 30;

/// What the menu is made with.
pub(crate) struct Menu<'a> {
    pub(crate) game: &'a str,
    pub(crate) texts: Texts,
    pub(crate) names: &'a [String],
    pub(crate) screen: &'a Screen,
}

/// Moves of one kind stand together, in the order in which the kinds first appear.
pub(crate) fn grouped(offers: Vec<Offer>) -> Vec<Offer> {
    let mut kinds: Vec<String> = Vec::new();
    for offer in &offers {
        let kind = kind_of(offer);
        if !kinds.iter().any(|known| known == kind) {
            kinds.push(kind.to_owned());
        }
    }
    let mut offers = offers;
    offers.sort_by_key(|offer| kinds.iter().position(|kind| kind == kind_of(offer)));
    offers
}

fn kind_of(offer: &Offer) -> &str {
    offer.parts.get("move").and_then(Value::as_str).unwrap_or_default()
}

impl Menu<'_> {
    /// The menu for moves that are [`grouped`]; with `all`, nothing is left out.
    pub(crate) fn show(&self, offers: &[Offer], all: bool) -> String {
        let mut text = String::new();
        let mut number = 1;
        for group in offers.chunk_by(|one, other| kind_of(one) == kind_of(other)) {
            let shown = if all { group.len() } else { group.len().min(MOST_SHOWN) };
            let in_words = all || group.len() <= MOST_IN_WORDS;
            let entries = group[..shown]
                .iter()
                .enumerate()
                .map(|(index, offer)| self.entry(number + index, offer, in_words));
            self.columns(&entries.collect::<Vec<_>>(), &mut text);
            if shown < group.len() {
                let values = [("number", (group.len() - shown).into())];
                text.push_str(&format!("      {}\n", self.texts.word("cli", "menu-more", &values)));
            }
            number += group.len();
        }
        text
    }

    /// The number, and what it would do.
    fn entry(&self, number: usize, offer: &Offer, in_words: bool) -> (String, String) {
        let label = if in_words {
            let words = self.texts.tell(self.game, TextKind::Move, &offer.parts, self.names);
            format!("{words}  ({})", offer.notation)
        } else {
            offer.notation.clone()
        };
        (format!("{number:>4}"), label)
    }

    fn columns(&self, entries: &[(String, String)], text: &mut String) {
        let widest = entries.iter().map(|(_, label)| label.chars().count()).max().unwrap_or(0);
        let column = widest + 7;
        let columns = (self.screen.width / column).max(1);
        for row in entries.chunks(columns) {
            for (index, (number, label)) in row.iter().enumerate() {
                text.push_str(&self.screen.paint(TextStyle::Bold, number));
                text.push(' ');
                text.push_str(label);
                if index + 1 < row.len() {
                    text.push_str(&" ".repeat(column - 5 - label.chars().count()));
                }
            }
            text.push('\n');
        }
    }
}
