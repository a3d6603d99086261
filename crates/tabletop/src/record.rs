//! A game written down: one text file. The format is described in docs/records.md.

use std::fmt;
use std::str::FromStr;

use crate::{Deal, Outcome, Seat};

/// The first line of every record; the number is raised when the format changes.
const FIRST_LINE: &str = "tertulia record 1";
/// More lines than any game has, so that a broken file cannot fill the memory.
const MOST_MOVES: usize = 100_000;

/// A game as text knows it. Moves are in notation: which of them are legal only the game can say.
///
/// ```
/// use tabletop::Record;
///
/// let text = "tertulia record 1\ngame: toledo\nrules: 1\nseats: 2\noptions: null\ndeal: DEAL\nnames: Ana, Ben\n\n0 draw\n1 go 4 0\n"
///     .replace("DEAL", &"5a".repeat(32));
/// let record: Record = text.parse().unwrap();
/// assert_eq!((record.game.as_str(), record.moves.len()), ("toledo", 2));
/// assert_eq!(record.moves[1].notation, "go 4 0");
/// assert_eq!(record.to_string().parse(), Ok(record));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// Which version of its rules was played.
    pub rules_version: u32,
    /// How many played.
    pub seats: u8,
    /// What the game began with.
    pub start: RecordStart,
    /// Further lines of the head, such as the players' names: a word, and the rest of its line.
    pub remarks: Vec<(String, String)>,
    /// The moves, the first one first.
    pub moves: Vec<RecordedMove>,
    /// The final count, if the game came to its end.
    pub outcome: Option<Outcome>,
}

/// What a recorded game began with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordStart {
    /// An ordinary game.
    Deal {
        /// What the table chose, as JSON.
        options: String,
        /// What decides every shuffle.
        deal: Deal,
    },
    /// A position that was set up: the whole state, as JSON.
    Position(String),
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// Who made it.
    pub seat: Seat,
    /// The move in notation.
    pub notation: String,
    /// Milliseconds since the start of the game, where somebody measured.
    pub at: Option<u64>,
}

/// A text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct BadRecord {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules_version)?;
        writeln!(f, "seats: {}", self.seats)?;
        match &self.start {
            RecordStart::Deal { options, deal } => writeln!(f, "options: {options}\ndeal: {deal}")?,
            RecordStart::Position(state) => writeln!(f, "position: {state}")?,
        }
        self.remarks.iter().try_for_each(|(word, rest)| writeln!(f, "{word}: {rest}"))?;
        writeln!(f)?;
        self.moves.iter().try_for_each(|mv| writeln!(f, "{mv}"))?;
        match &self.outcome {
            Some(outcome) => {
                writeln!(f, "\nscores: {}\nplaces: {}", list(&outcome.scores), list(&outcome.places))
            }
            None => Ok(()),
        }
    }
}

impl fmt::Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.notation)?;
        self.at.map_or(Ok(()), |at| write!(f, " @{at}"))
    }
}

fn list<T: fmt::Display>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut reader = RecordReader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(index + 1, line.trim()).map_err(|message| BadRecord { line: index + 1, message })?;
        }
        reader.finish().map_err(|message| BadRecord { line: text.lines().count().max(1), message })
    }
}

/// What has been read so far.
#[derive(Default)]
struct RecordReader {
    game: Option<String>,
    rules_version: Option<u32>,
    seats: Option<u8>,
    options: Option<String>,
    deal: Option<Deal>,
    position: Option<String>,
    remarks: Vec<(String, String)>,
    moves: Vec<RecordedMove>,
    scores: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
}

impl RecordReader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), String> {
        if number == 1 {
            return if line == FIRST_LINE {
                Ok(())
            } else {
                Err(format!("a record begins with `{FIRST_LINE}`"))
            };
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            return self.read_move(line);
        }
        let (word, rest) = line.split_once(':').ok_or("expected `word: value`, or a seat and its move")?;
        self.head(word.trim(), rest.trim())
    }

    fn head(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "game" => once(word, &mut self.game, rest.to_owned()),
            "rules" => once(word, &mut self.rules_version, number(rest)?),
            "seats" => once(word, &mut self.seats, number(rest)?),
            "options" => once(word, &mut self.options, rest.to_owned()),
            "deal" => once(word, &mut self.deal, rest.parse()?),
            "position" => once(word, &mut self.position, rest.to_owned()),
            "scores" => once(word, &mut self.scores, numbers(rest)?),
            "places" => once(word, &mut self.places, numbers(rest)?),
            _ => {
                self.remarks.push((word.to_owned(), rest.to_owned()));
                Ok(())
            }
        }
    }

    fn read_move(&mut self, line: &str) -> Result<(), String> {
        if self.moves.len() >= MOST_MOVES {
            return Err(format!("no game has more than {MOST_MOVES} moves"));
        }
        let (seat, rest) =
            line.split_once(' ').ok_or("a move is a seat and then the move, as in `0 build 38`")?;
        let (notation, at) = match rest.rsplit_once(" @") {
            Some((notation, at)) => (notation, Some(number(at)?)),
            None => (rest, None),
        };
        let seat = Seat::try_from(number::<u8>(seat)?).map_err(|error| error.to_string())?;
        self.moves.push(RecordedMove { seat, notation: notation.trim().to_owned(), at });
        Ok(())
    }

    fn finish(self) -> Result<Record, String> {
        let start = match (self.position, self.deal) {
            (Some(_), Some(_)) => {
                return Err("a game starts from a deal or from a position, not from both".into());
            }
            (Some(state), None) => RecordStart::Position(state),
            (None, Some(deal)) => {
                RecordStart::Deal { options: self.options.unwrap_or_else(|| "{}".to_owned()), deal }
            }
            (None, None) => return Err("`deal:` is missing".into()),
        };
        Ok(Record {
            game: self.game.ok_or("`game:` is missing")?,
            rules_version: self.rules_version.ok_or("`rules:` is missing")?,
            seats: self.seats.ok_or("`seats:` is missing")?,
            start,
            remarks: self.remarks,
            moves: self.moves,
            outcome: outcome(self.scores, self.places)?,
        })
    }
}

fn outcome(scores: Option<Vec<i32>>, places: Option<Vec<u8>>) -> Result<Option<Outcome>, String> {
    let (scores, places) = match (scores, places) {
        (None, None) => return Ok(None),
        (Some(scores), Some(places)) => (scores, places),
        _ => return Err("`scores:` and `places:` go together".into()),
    };
    if scores.len() != places.len() || scores.len() > crate::MAX_SEATS {
        return Err("`scores:` and `places:` have one number a seat".into());
    }
    Ok(Some(Outcome { scores: scores.into_iter().collect(), places: places.into_iter().collect() }))
}

fn once<T>(word: &str, slot: &mut Option<T>, value: T) -> Result<(), String> {
    if slot.is_some() {
        return Err(format!("`{word}:` stands twice"));
    }
    *slot = Some(value);
    Ok(())
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("`{}` is not a number that fits here", text.trim()))
}

fn numbers<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(number).collect()
}
