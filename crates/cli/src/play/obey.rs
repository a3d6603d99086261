//! What the commands at the prompt do.

use std::path::Path;

use bots::Limits;
use catalog::{Offer, PlayError};
use tabletop::Seat;

use super::command::PromptCommand;
use super::saved;
use super::session::{AtPrompt, PlaySession};
use crate::Failure;

/// So many of the moves that were looked at are shown with a hint.
const HINTED: usize = 4;

impl PlaySession<'_> {
    /// Does what was typed; `None` when the prompt comes again.
    pub(super) fn obey(
        &mut self,
        seat: Seat,
        command: PromptCommand,
        offers: &[Offer],
    ) -> Result<Option<AtPrompt>, Failure> {
        match command {
            PromptCommand::Nothing | PromptCommand::Board => {
                self.show_board(Some(seat))?;
                self.show_menu(offers, false)?;
            }
            PromptCommand::Number(number) => {
                match number.checked_sub(1).and_then(|index| offers.get(index)) {
                    Some(offer) => return self.play(seat, &offer.notation.clone()),
                    None => self.say("no-such-number", &[("most", offers.len().into())])?,
                }
            }
            PromptCommand::Move(notation) => return self.play(seat, &notation),
            PromptCommand::Undo { anyway } => return self.undo(anyway),
            PromptCommand::Why(notation) => self.why(seat, &notation)?,
            PromptCommand::What(place) => self.what(seat, &place)?,
            PromptCommand::Rule(id) => self.rule(&id)?,
            PromptCommand::Hint => self.hint(seat)?,
            PromptCommand::Moves => self.show_menu(offers, true)?,
            PromptCommand::Log => {
                let log = self.talk.past(&self.game, Some(seat), 0, self.game.moves_made());
                write!(self.out, "{log}")?;
            }
            PromptCommand::Save(path) => self.save(Path::new(&path))?,
            PromptCommand::Help => self.say("play-help", &[])?,
            PromptCommand::Quit => return self.quit(),
        }
        Ok(None)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Option<AtPrompt>, Failure> {
        match self.game.play(seat, notation, None) {
            Ok(()) => {
                self.moved()?;
                Ok(Some(AtPrompt::GameChanged))
            }
            Err(PlayError::Notation(_)) => {
                self.say("not-understood", &[("typed", printable(notation).into())])?;
                Ok(None)
            }
            Err(PlayError::Refused(refusal)) => {
                write!(self.out, "{}", self.talk.refusal(&self.game, &refusal))?;
                Ok(None)
            }
        }
    }

    /// Back to the last decision of a person. What has been shown since stays known: then all must agree.
    fn undo(&mut self, anyway: bool) -> Result<Option<AtPrompt>, Failure> {
        let Some(last) = self.game.moves_made().checked_sub(1) else {
            self.say("undo-nothing", &[])?;
            return Ok(None);
        };
        let told = self.game.told(last, None);
        let is_fair =
            told.is_some_and(|told| !told.is_new_information && self.players[told.seat.index()].is_human());
        if !is_fair && !anyway {
            self.say("undo-not-fair", &[])?;
            return Ok(None);
        }
        while let Some((seat, notation)) = self.game.take_back() {
            let values = [("name", self.talk.name(seat).into()), ("move", notation.into())];
            self.say("undone", &values)?;
            if self.players[seat.index()].is_human() {
                break;
            }
        }
        let made = self.game.moves_made();
        self.told.iter_mut().for_each(|told| *told = made.min(*told));
        self.moved()?;
        Ok(Some(AtPrompt::GameChanged))
    }

    fn why(&mut self, seat: Seat, notation: &str) -> Result<(), Failure> {
        match self.game.why_not(seat, notation) {
            Ok(()) => {
                self.say("why-legal", &[])?;
                for event in self.game.preview(seat, notation).unwrap_or_default() {
                    write!(self.out, "{}", self.talk.event(&self.game, &event))?;
                }
                let worth = self.game.worth_after(seat, notation).unwrap_or_default();
                Ok(write!(self.out, "{}", self.talk.worth(&self.game, &worth))?)
            }
            Err(PlayError::Notation(_)) => {
                self.say("not-understood", &[("typed", printable(notation).into())])
            }
            Err(PlayError::Refused(refusal)) => {
                write!(self.out, "{}", self.talk.refusal(&self.game, &refusal))?;
                let rule = self.talk.rule(&self.game, refusal.rule).unwrap_or_default();
                Ok(write!(self.out, "{rule}")?)
            }
        }
    }

    /// What a good player would do, why, and what else was looked at. It knows what this seat knows.
    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(choice) = bots::hint(&self.game, seat, &Limits::default()) else { return Ok(()) };
        self.say("hint", &[("move", choice.notation.into())])?;
        write!(self.out, "{}", self.talk.reasons(&choice.because))?;
        for candidate in choice.candidates.iter().take(HINTED) {
            let chance = candidate.win_chances.get(seat.index()).copied().unwrap_or_default();
            let score = candidate.expected_scores.get(seat.index()).copied().unwrap_or_default();
            let values = [
                ("move", candidate.notation.as_str().into()),
                ("chance", format!("{:.0}", chance * 100.0).into()),
                ("score", format!("{score:.1}").into()),
            ];
            self.say("hint-line", &values)?;
        }
        Ok(())
    }

    fn what(&mut self, seat: Seat, place: &str) -> Result<(), Failure> {
        if let Some(text) = self.talk.explanation(&self.game, Some(seat), place) {
            return Ok(write!(self.out, "{text}")?);
        }
        self.say("unknown-place", &[("place", printable(place).into())])
    }

    fn rule(&mut self, id: &str) -> Result<(), Failure> {
        match self.talk.rule(&self.game, id) {
            Some(text) => Ok(write!(self.out, "{text}")?),
            None => self.say("unknown-rule", &[]),
        }
    }

    fn save(&mut self, path: &Path) -> Result<(), Failure> {
        if path.as_os_str().is_empty() {
            return self.say("save-where", &[]);
        }
        match saved::save(&self.game, &self.players, path) {
            Ok(()) => {
                self.has_unsaved_moves = false;
                let values =
                    [("file", path.display().to_string().into()), ("game", self.game.kind().name().into())];
                self.say("saved", &values)
            }
            Err(error) => self.say("not-saved", &[("reason", error.to_string().into())]),
        }
    }

    /// A terminal asks once when something would be lost.
    fn quit(&mut self) -> Result<Option<AtPrompt>, Failure> {
        if self.has_unsaved_moves && self.is_terminal {
            self.has_unsaved_moves = false;
            self.say("quit-unsaved", &[])?;
            return Ok(None);
        }
        Ok(Some(AtPrompt::Left))
    }
}

/// What was typed, fit to be shown again.
fn printable(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(40).collect()
}
