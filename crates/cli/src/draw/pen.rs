//! What all drawings share: the marks of the players, and words.

use serde_json::Value;
use tabletop::Seat;

use super::label::Label;
use crate::markdown::wrapped;
use crate::play::Talk;
use crate::screen::TextStyle;

pub(super) struct Pen<'a> {
    pub(super) talk: &'a Talk,
}

impl Pen<'_> {
    /// The letter of a seat, in its colour: pieces on the board carry it.
    pub(super) fn mark(&self, seat: Seat) -> Label {
        Label::painted(&self.talk.screen, TextStyle::Seat(seat.index()), letter(seat))
    }

    /// Something that belongs to a seat, in its colour.
    pub(super) fn owned(&self, seat: Seat, text: impl ToString) -> Label {
        Label::painted(&self.talk.screen, TextStyle::Seat(seat.index()), text)
    }

    pub(super) fn dim(&self, text: impl ToString) -> Label {
        Label::painted(&self.talk.screen, TextStyle::Dim, text)
    }

    pub(super) fn bold(&self, text: impl ToString) -> Label {
        Label::painted(&self.talk.screen, TextStyle::Bold, text)
    }

    /// Letter and name, with an arrow before whoever is to move.
    pub(super) fn player(&self, seat: Seat, is_waited_for: bool) -> Label {
        let arrow = if is_waited_for { "> " } else { "  " };
        Label::plain(arrow).then(&self.mark(seat)).and(" ").then(&self.owned(seat, self.talk.name(seat)))
    }

    pub(super) fn word(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.talk.word(&format!("draw-{key}"), values)
    }

    /// A row of headings for a table of players.
    pub(super) fn headings(&self, keys: &[&str]) -> Vec<Label> {
        let heading =
            |key: &&str| if key.is_empty() { Label::default() } else { self.dim(self.word(key, &[])) };
        keys.iter().map(heading).collect()
    }

    /// `Hand: 3 4 4 6`
    pub(super) fn line(&self, key: &str, content: &str) -> String {
        let heading = self.word(key, &[]);
        let content = wrapped(&self.talk.screen, content, heading.chars().count() + 2, 2);
        format!("{}: {content}\n", self.dim(heading).in_width(0))
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// Numbers with spaces between them; a dash for none.
pub(super) fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}
