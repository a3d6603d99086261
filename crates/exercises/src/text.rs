//! Exercises as text, one fact a line.
//!
//! ```text
//! tertulia exercises 1
//! game: toledo
//! rules: 1
//!
//! source: 2 17                       seats, seed
//! moves: 0 draw; 1 go 3-5; …         up to the last exercise
//!
//! exercise: 45 1 expert              after so many moves, the seat, the strength
//! themes: duel surprise
//! first-sight: 12
//! gaps: 14 13 15
//! deals: 7/8
//! found: 0/15 3/15 6/15 9/11
//! answer: 62 challenge 2             chance, move: the best first
//! then: 1 draw; 0 go 4-8
//! answer: 48 go 3-5
//! ```

use std::fmt;
use std::str::FromStr;

use catalog::GameKind;
use tabletop::Seat;

use crate::collection::Collection;
use crate::exercise::{AnswerOption, Exercise, Measurements, MoveLine, Source};

const FIRST_LINE: &str = "tertulia exercises 1";

/// A text that holds no exercises.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct BadExercises {
    pub line: usize,
    pub message: String,
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}\ngame: {}\nrules: {}", self.game, self.game.rules_version())?;
        for (source, exercises) in &self.sources {
            writeln!(f, "\nsource: {} {}", source.seats, source.seed)?;
            if !source.moves.is_empty() {
                writeln!(f, "moves: {}", LineText(&source.moves))?;
            }
            exercises.iter().try_for_each(|exercise| write_exercise(f, exercise))?;
        }
        Ok(())
    }
}

fn write_exercise(f: &mut fmt::Formatter<'_>, exercise: &Exercise) -> fmt::Result {
    let Exercise { after, seat, strength, themes, answers, measured } = exercise;
    writeln!(f, "\nexercise: {after} {seat} {strength}\nthemes: {}", themes.join(" "))?;
    let gaps: Vec<_> = measured.gaps.iter().map(ToString::to_string).collect();
    let found: Vec<_> = measured.found.iter().map(|(times, of)| format!("{times}/{of}")).collect();
    writeln!(f, "first-sight: {}\ngaps: {}", measured.first_sight, gaps.join(" "))?;
    writeln!(f, "deals: {}/{}\nfound: {}", measured.deals.0, measured.deals.1, found.join(" "))?;
    for AnswerOption { notation, chance, then } in answers {
        writeln!(f, "answer: {chance} {notation}")?;
        if !then.is_empty() {
            writeln!(f, "then: {}", LineText(then))?;
        }
    }
    Ok(())
}

struct LineText<'a>(&'a MoveLine);

impl fmt::Display for LineText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (seat, notation)) in self.0.iter().enumerate() {
            let before = if number == 0 { "" } else { "; " };
            write!(f, "{before}{seat} {notation}")?;
        }
        Ok(())
    }
}

impl FromStr for Collection {
    type Err = BadExercises;

    fn from_str(text: &str) -> Result<Self, BadExercises> {
        let mut lines = text.lines().enumerate();
        let is_first = lines.next().is_some_and(|(_, line)| line == FIRST_LINE);
        let bad = |line: usize, message: &str| BadExercises { line: line + 1, message: message.to_owned() };
        if !is_first {
            return Err(bad(0, &format!("expected `{FIRST_LINE}`")));
        }
        let mut collection = None;
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let (key, value) = line.split_once(": ").ok_or_else(|| bad(number, "expected `name: value`"))?;
            if key == "game" {
                let game: GameKind = value.parse().map_err(|_| bad(number, "there is no such game"))?;
                collection = Some(Self::new(game));
                continue;
            }
            let collection = collection.as_mut().ok_or_else(|| bad(number, "expected `game: …` first"))?;
            read(collection, key, value).ok_or_else(|| bad(number, "this cannot be read"))?;
        }
        collection.ok_or_else(|| bad(0, "expected `game: …`"))
    }
}

/// Reads one line into what was read before it.
fn read(collection: &mut Collection, key: &str, value: &str) -> Option<()> {
    match key {
        "rules" => {
            return value.parse().is_ok_and(|version| collection.game.has_rules(version)).then_some(());
        }
        "source" => {
            let (seats, seed) = value.split_once(' ')?;
            let source =
                Source { seats: seats.parse().ok()?, seed: seed.parse().ok()?, moves: MoveLine::new() };
            collection.sources.push((source, Vec::new()));
            return Some(());
        }
        _ => {}
    }
    let (source, exercises) = collection.sources.last_mut()?;
    if key == "moves" {
        source.moves = line(value)?;
        return Some(());
    }
    if key == "exercise" {
        exercises.push(begin(value)?);
        return Some(());
    }
    let exercise = exercises.last_mut()?;
    match key {
        "themes" => exercise.themes = value.split(' ').map(str::to_owned).collect(),
        "first-sight" => exercise.measured.first_sight = value.parse().ok()?,
        "gaps" => {
            exercise.measured.gaps = value.split(' ').map(|gap| gap.parse().ok()).collect::<Option<_>>()?;
        }
        "deals" => exercise.measured.deals = fraction(value)?,
        "found" => exercise.measured.found = value.split(' ').map(fraction).collect::<Option<_>>()?,
        "answer" => {
            let (chance, notation) = value.split_once(' ')?;
            let (chance, notation) = (chance.parse().ok()?, notation.to_owned());
            exercise.answers.push(AnswerOption { notation, chance, then: MoveLine::new() });
        }
        "then" => exercise.answers.last_mut()?.then = line(value)?,
        _ => return None,
    }
    Some(())
}

fn begin(value: &str) -> Option<Exercise> {
    let mut parts = value.split(' ');
    let mut next = || parts.next();
    let (after, seat, strength) = (next()?.parse().ok()?, next()?, next()?.parse().ok()?);
    let measured = Measurements { first_sight: 0, gaps: Vec::new(), deals: (0, 0), found: Vec::new() };
    let seat = self::seat(seat)?;
    Some(Exercise { after, seat, strength, themes: Vec::new(), answers: Vec::new(), measured })
}

fn seat(text: &str) -> Option<Seat> {
    Seat::try_from(text.parse::<u8>().ok()?).ok()
}

fn fraction(text: &str) -> Option<(u8, u8)> {
    let (part, of) = text.split_once('/')?;
    Some((part.parse().ok()?, of.parse().ok()?))
}

fn line(text: &str) -> Option<MoveLine> {
    let mv = |text: &str| {
        let (seat, notation) = text.split_once(' ')?;
        Some((self::seat(seat)?, notation.to_owned()))
    };
    text.split("; ").map(mv).collect()
}
