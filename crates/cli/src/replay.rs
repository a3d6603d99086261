//! `tertulia replay`: a recorded game, step by step or checked.

use std::fs;
use std::io::{BufRead, Read, Write};
use std::path::Path;

use catalog::{AnyGame, ReplayError};
use tabletop::{Deviation, Record, Status};
use texts::Texts;

use crate::arguments::ReplayArguments;
use crate::play::Talk;
use crate::screen::{Screen, TextStyle};
use crate::{Failure, draw};

/// A record is text: larger files are something else.
const LARGEST_RECORD: u64 = 64 << 20;

pub(crate) fn run(
    arguments: &ReplayArguments,
    screen: &Screen,
    texts: Texts,
    input: &mut dyn BufRead,
    is_terminal: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let record: Record = read(&arguments.record, input)?
        .parse()
        .map_err(|error| Failure::Usage(format!("{}: {error}", arguments.record.display())))?;
    if arguments.check {
        return check(&record, screen, texts, out);
    }
    let mut replay = ReplaySession::new(&record, *screen, texts)?;
    if is_terminal { replay.step_through(input, out) } else { replay.tell_all(out) }
}

pub(crate) fn read(path: &Path, input: &mut dyn BufRead) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if path == Path::new("-") {
        input.take(LARGEST_RECORD).read_to_string(&mut text)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST_RECORD).read_to_string(&mut text))
    };
    read.map(|_| text).map_err(|error| Failure::file(path, &error))
}

pub(crate) fn talk(seats: u8, screen: Screen, texts: Texts) -> Talk {
    let name = |number: u8| texts.word("common", "seat-name", &[("number", number.into())]);
    Talk { texts, screen, names: (1..=seats).map(name).collect() }
}

fn check(record: &Record, screen: &Screen, texts: Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let game = AnyGame::replay(record).map_err(deviation)?;
    let values = [("game", game.kind().title().into()), ("moves", game.moves_made().into())];
    writeln!(out, "{}", texts.word("cli", "replay-lawful", &values))?;
    match game.status() {
        Status::Finished(outcome) => write!(out, "{}", talk(game.seats(), *screen, texts).outcome(&outcome))?,
        Status::Waiting(_) => writeln!(out, "{}", texts.word("cli", "replay-unfinished", &[]))?,
    }
    Ok(())
}

/// A record that says what the rules do not is a failed check; one that cannot be begun with is bad input.
pub(crate) fn deviation(error: ReplayError) -> Failure {
    match error {
        ReplayError::Game(_) | ReplayError::Deviation(Deviation::Text(_)) => Failure::usage(error),
        ReplayError::Deviation(_) => Failure::Check(error.to_string()),
    }
}

/// A recorded game and how far it has been looked at.
struct ReplaySession<'a> {
    record: &'a Record,
    game: AnyGame,
    talk: Talk,
}

impl<'a> ReplaySession<'a> {
    fn new(record: &'a Record, screen: Screen, texts: Texts) -> Result<Self, Failure> {
        let game = AnyGame::set_up(record).map_err(deviation)?;
        let talk = talk(game.seats(), screen, texts);
        Ok(Self { record, game, talk })
    }

    /// Plays the next recorded move; there is none at the end of the record.
    fn try_next(&mut self) -> Result<bool, Failure> {
        let number = self.game.moves_made();
        let Some(recorded) = self.record.moves.get(number) else { return Ok(false) };
        let played = self.game.play(recorded.seat, &recorded.notation, recorded.at);
        played.map_err(|error| {
            let (number, seat) = (number + 1, recorded.seat);
            Failure::Check(format!("move {number}, seat {seat}, `{}`: {error}", recorded.notation))
        })?;
        Ok(true)
    }

    fn jump(&mut self, to: usize) -> Result<(), Failure> {
        while self.game.moves_made() > to && self.game.take_back().is_some() {}
        while self.game.moves_made() < to && self.try_next()? {}
        Ok(())
    }

    /// The last move with all that came of it. Whoever has the record may know everything.
    fn last_move(&self) -> String {
        let number = self.game.moves_made();
        let Some(told) = number.checked_sub(1).and_then(|index| self.game.told_in_full(index)) else {
            return self.talk.word("replay-start", &[]) + "\n";
        };
        let notation = &self.record.moves[number - 1].notation;
        let mut text = format!("{number:>4}. {}: {notation}\n", self.talk.painted_name(told.seat));
        for event in &told.events {
            text.push_str("    ");
            text.push_str(&self.talk.event(&self.game, event));
        }
        text
    }

    fn board(&self) -> String {
        draw::board(&self.game.view(None), &self.talk) + "\n"
    }

    fn outcome(&self) -> String {
        match self.game.status() {
            Status::Finished(outcome) => self.talk.outcome(&outcome),
            Status::Waiting(_) => self.talk.word("replay-unfinished", &[]) + "\n",
        }
    }

    /// For files and pipes: every move in words, then the board as it stands at the end.
    fn tell_all(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let values = [("game", self.game.kind().title().into()), ("seats", self.game.seats().into())];
        writeln!(out, "{}\n", self.talk.word("replay-title", &values))?;
        while self.try_next()? {
            write!(out, "{}", self.last_move())?;
        }
        write!(out, "\n{}{}", self.board(), self.outcome())?;
        Ok(())
    }

    fn step_through(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        loop {
            let (made, all) = (self.game.moves_made(), self.record.moves.len());
            write!(out, "{}{}\n{}", self.talk.screen.wipe(), self.board(), self.last_move())?;
            if made == all {
                write!(out, "{}", self.outcome())?;
            }
            let values = [("number", made.into()), ("all", all.into())];
            write!(
                out,
                "{} ",
                self.talk.screen.paint(TextStyle::Dim, self.talk.word("replay-prompt", &values))
            )?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match line.trim() {
                "" | "n" => self.jump(made + 1)?,
                "p" => self.jump(made.saturating_sub(1))?,
                "q" | "quit" => return Ok(()),
                "end" => self.jump(all)?,
                other => self.jump(other.parse().unwrap_or(made).min(all))?,
            }
        }
    }
}
