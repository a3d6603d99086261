//! A game at one keyboard, from where it stands to its end.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use catalog::{AnyGame, Offer};
use tabletop::{Seat, Status, Viewer};
use texts::Texts;

use super::bot::Bot;
use super::command::PromptCommand;
use super::menu::{Menu, grouped};
use super::players::{SeatPlayer, names};
use super::saved;
use super::talk::Talk;
use crate::Failure;
use crate::draw;
use crate::screen::{Screen, TextStyle};

pub(super) struct PlaySession<'a> {
    pub(super) game: AnyGame,
    pub(super) players: Vec<SeatPlayer>,
    /// One a seat; none where a person sits.
    bots: Vec<Option<Box<dyn Bot>>>,
    pub(super) talk: Talk,
    /// The person whose secrets may be on the screen.
    at_keyboard: Viewer,
    /// How many moves each seat has been told of.
    pub(super) told: Vec<usize>,
    /// Where to save after every move.
    autosave: Option<PathBuf>,
    pub(super) has_unsaved_moves: bool,
    pub(super) is_terminal: bool,
    input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
}

/// How a player's time at the prompt ends.
#[derive(PartialEq, Eq)]
pub(super) enum AtPrompt {
    GameChanged,
    Left,
}

impl<'a> PlaySession<'a> {
    #[expect(clippy::too_many_arguments, reason = "each is a different thing, and there is one caller")]
    pub(super) fn new(
        game: AnyGame,
        players: Vec<SeatPlayer>,
        bot_seed: u64,
        screen: Screen,
        texts: Texts,
        is_terminal: bool,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        let talk = Talk { texts, screen, names: names(&players, texts) };
        let seeds = (0_u64..).map(|seat| bot_seed.wrapping_add(seat));
        let bots = players.iter().zip(seeds).map(|(player, seed)| player.bot(seed)).collect();
        let told = vec![game.moves_made(); players.len()];
        Self {
            game,
            players,
            bots,
            talk,
            at_keyboard: None,
            told,
            autosave: None,
            has_unsaved_moves: false,
            is_terminal,
            input,
            out,
        }
    }

    pub(super) fn save_after_every_move(&mut self, path: Option<PathBuf>) {
        self.autosave = path;
    }

    pub(super) fn run(&mut self) -> Result<(), Failure> {
        loop {
            let waiting = match self.game.status() {
                Status::Finished(outcome) => {
                    self.show_the_end()?;
                    write!(self.out, "{}", self.talk.outcome(&outcome))?;
                    return Ok(());
                }
                Status::Waiting(seats) => seats,
            };
            // Computer players first: where several choose at once, nobody waits for them in vain.
            let seat = waiting.iter().find(|seat| self.bots[seat.index()].is_some()).or(waiting.first());
            let Some(seat) = seat else { return Err(Failure::usage("the game waits for nobody")) };
            if self.bots[seat.index()].is_some() {
                self.let_bot_move(seat)?;
            } else if self.let_person_move(seat)? == AtPrompt::Left {
                return Ok(());
            }
        }
    }

    fn let_bot_move(&mut self, seat: Seat) -> Result<(), Failure> {
        let chosen = self.bots[seat.index()].as_mut().and_then(|bot| bot.choose(&self.game, seat));
        let chosen = chosen.ok_or_else(|| Failure::usage("a computer player found no move"))?;
        self.game.play(seat, &chosen.notation, None).map_err(Failure::usage)?;
        self.moved()?;
        // With several people the news waits until one of them sits at the keyboard.
        if self.people() <= 1 {
            let viewer = self.only_person();
            let made = self.game.moves_made();
            let from = viewer.map_or(made - 1, |person| self.told[person.index()]);
            write!(self.out, "{}", self.talk.past(&self.game, viewer, from, made))?;
            self.told.fill(made);
            write!(self.out, "{}", self.talk.reasons(&chosen.because))?;
        }
        Ok(())
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| player.is_human()).count()
    }

    fn only_person(&self) -> Viewer {
        Seat::all(self.game.seats()).find(|seat| self.players[seat.index()].is_human())
    }

    fn let_person_move(&mut self, seat: Seat) -> Result<AtPrompt, Failure> {
        let mut typed = None;
        if self.people() > 1 && self.at_keyboard != Some(seat) {
            match self.hand_over(seat)? {
                None => return self.leave_at_end_of_input(),
                Some(line) => typed = Some(line).filter(|line| !line.trim().is_empty()),
            }
        }
        self.at_keyboard = Some(seat);
        self.show_news(seat)?;
        self.show_board(Some(seat))?;
        let offers = grouped(self.game.offers(seat));
        self.show_menu(&offers, false)?;
        loop {
            let line = match typed.take() {
                Some(line) => line,
                None => match self.read(&format!("{}> ", self.talk.painted_name(seat)))? {
                    Some(line) => line,
                    None => return self.leave_at_end_of_input(),
                },
            };
            if let Some(end) = self.obey(seat, PromptCommand::parse(&line), &offers)? {
                return Ok(end);
            }
        }
    }

    /// Asks for the next person, with nothing secret on the screen.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<String>, Failure> {
        self.at_keyboard = None;
        write!(self.out, "{}", self.talk.screen.wipe())?;
        let name = self.talk.painted_name(seat);
        let prompt = self.talk.word("hand-over", &[("name", name.into())]);
        self.read(&format!("\n{prompt} "))
    }

    fn read(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        if !self.is_terminal {
            writeln!(self.out)?;
        }
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn leave_at_end_of_input(&mut self) -> Result<AtPrompt, Failure> {
        writeln!(self.out, "\n{}", self.talk.word("input-ended", &[]))?;
        Ok(AtPrompt::Left)
    }

    pub(super) fn moved(&mut self) -> Result<(), Failure> {
        self.has_unsaved_moves = true;
        match self.autosave.clone() {
            Some(path) => self.write_file(&path),
            None => Ok(()),
        }
    }

    fn write_file(&mut self, path: &Path) -> Result<(), Failure> {
        saved::save(&self.game, &self.players, path).map_err(|error| Failure::file(path, &error))?;
        self.has_unsaved_moves = false;
        Ok(())
    }

    pub(super) fn say(&mut self, key: &str, values: &[(&str, serde_json::Value)]) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.talk.word(key, values))?)
    }

    /// What happened since this person last looked.
    fn show_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let (from, to) = (self.told[seat.index()], self.game.moves_made());
        self.told[seat.index()] = to;
        let news = self.talk.past(&self.game, Some(seat), from, to);
        if !news.is_empty() {
            let heading = self.talk.word("news", &[]);
            write!(self.out, "\n{}\n{news}", self.talk.screen.paint(TextStyle::Dim, heading))?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let board = draw::board(&self.game.view(viewer), &self.talk);
        Ok(writeln!(self.out, "\n{board}")?)
    }

    pub(super) fn show_menu(&mut self, offers: &[Offer], all: bool) -> Result<(), Failure> {
        let menu = Menu {
            game: self.game.kind().name(),
            texts: self.talk.texts,
            names: &self.talk.names,
            screen: &self.talk.screen,
        };
        let heading = self.talk.screen.paint(TextStyle::Dim, self.talk.word("your-move", &[]));
        Ok(write!(self.out, "{heading}\n{}", menu.show(offers, all))?)
    }

    /// After the end everything is open to all.
    fn show_the_end(&mut self) -> Result<(), Failure> {
        let viewer = if self.people() == 1 { self.only_person() } else { None };
        let from = viewer
            .map_or_else(|| self.told.iter().copied().min().unwrap_or(0), |seat| self.told[seat.index()]);
        write!(self.out, "{}", self.talk.past(&self.game, viewer, from, self.game.moves_made()))?;
        self.show_board(viewer)
    }
}
