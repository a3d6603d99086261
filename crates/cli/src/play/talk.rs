//! Everything that is said to the players.

use catalog::AnyGame;
use serde_json::Value;
use tabletop::{Line, Message, Outcome, Refusal, Seat, Viewer};
use texts::{TextKind, Texts};

use crate::rules;
use crate::screen::{Screen, TextStyle};

/// Who speaks: the language, the names at the table, and where it is shown.
pub(crate) struct Talk {
    pub(crate) texts: Texts,
    pub(crate) screen: Screen,
    pub(crate) names: Vec<String>,
}

impl Talk {
    pub(crate) fn word(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.texts.word("cli", key, values)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(crate) fn painted_name(&self, seat: Seat) -> String {
        self.screen.paint(TextStyle::Seat(seat.index()), self.name(seat))
    }

    /// The moves of the past from one number to another, as the viewer was told of them, a line an event.
    pub(crate) fn past(&self, game: &AnyGame, viewer: Viewer, from: usize, to: usize) -> String {
        let told = (from..to).filter_map(|number| game.told(number, viewer));
        told.flat_map(|told| told.events).map(|event| self.event(game, &event)).collect()
    }

    pub(crate) fn event(&self, game: &AnyGame, event: &Value) -> String {
        format!("  · {}\n", self.texts.tell(game.kind().name(), TextKind::Event, event, &self.names))
    }

    /// Why a computer player did what it did, in one line; nothing where it gives no reason.
    pub(crate) fn reasons(&self, because: &[Message]) -> String {
        let reason = |message| self.texts.message("bots", TextKind::Because, message, &self.names);
        let reasons: Vec<String> = because.iter().map(reason).collect();
        if reasons.is_empty() {
            return String::new();
        }
        format!("    {}\n", self.screen.paint(TextStyle::Dim, format!("({})", reasons.join("; "))))
    }

    /// A refusal in words, with the rule it rests on.
    pub(crate) fn refusal(&self, game: &AnyGame, refusal: &Refusal) -> String {
        let words = self.texts.message(game.kind().name(), TextKind::Refused, refusal, &self.names);
        format!("{words} ({})\n", refusal.rule)
    }

    pub(crate) fn rule(&self, game: &AnyGame, id: &str) -> Option<String> {
        game.kind()
            .rule_book_in(self.texts.language().code())
            .find(id)
            .map(|rule| rules::shown(rule, &self.screen) + "\n")
    }

    /// What is at a place and what it is worth, line by line.
    pub(crate) fn explanation(&self, game: &AnyGame, viewer: Viewer, place: &str) -> Option<String> {
        let explanation = game.explain(viewer, place)?;
        let mut text = String::new();
        for line in explanation.lines {
            let words = self.explained(game, &line);
            let amount = line.amount.map_or_else(String::new, |amount| amount.to_string());
            text.push_str(&format!("{amount:>6}  {words}\n"));
        }
        Some(text)
    }

    /// What things would be worth after a move, a line each.
    pub(crate) fn worth(&self, game: &AnyGame, lines: &[Line]) -> String {
        lines.iter().fold(String::new(), |text, line| format!("{text}    {}\n", self.explained(game, line)))
    }

    fn explained(&self, game: &AnyGame, line: &Line) -> String {
        self.texts.message(game.kind().name(), TextKind::Explain, line, &self.names)
    }

    /// The final count, best first.
    pub(crate) fn outcome(&self, outcome: &Outcome) -> String {
        let mut seats: Vec<usize> = (0..outcome.places.len()).collect();
        seats.sort_by_key(|seat| (outcome.places[*seat], *seat));
        let widest = self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let mut text = format!("{}\n", self.screen.paint(TextStyle::Heading, self.word("final-score", &[])));
        for seat in seats {
            let name = self.names.get(seat).map_or("", String::as_str);
            let padding = " ".repeat(widest - name.chars().count());
            let painted = self.screen.paint(TextStyle::Seat(seat), name);
            text.push_str(&format!(
                "  {}. {painted}{padding}  {:>5}\n",
                outcome.places[seat], outcome.scores[seat]
            ));
        }
        text
    }
}
