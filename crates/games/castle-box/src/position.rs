//! A position in a few lines of text, for tests and reports.
//!
//! ```text
//! money 40 40             what each seat has; also says how many seats there are
//! stones 7 8x2 9@1,2,4    one stone on 7, two on 8, stones on levels 1, 2 and 4 of 9
//! span 6-8:3              a bridge or founding stone from 6 to 8 on level 3
//! flag almeria 8          the castle with field 8
//! nobles 0 grande 8 baron 7
//! hand 0 1 2 3            the build cards of seat 0
//! towers 0 2              its tower cards
//! seen 0 1                of its build cards, those that all have seen
//! open 10 11 12           the open build cards
//! pile 13 14              the pile, top card first; `pile` alone is empty
//! tower-pile 18
//! stones-left 3
//! turn 1
//! ```
//!
//! All lines but `money` may be left out. Without `open` and `pile`, the cards not named lie there in the order of
//! their fields; without the others, nothing has left the game, and seat 0 is on turn.

use std::str::FromStr;

use tabletop::Seat;

use crate::{
    Board, CardsFile, FIELDS, Field, Flag, NobleFile, OPEN_CARDS, Place, Rank, Real, STONES, SeatFile,
    SiteFile, SpanFile,
};

const TOWERS: u8 = 20;

/// The shared parts of a state file, read from a short text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub site: SiteFile,
    pub cards: CardsFile,
    pub seats: Vec<SeatFile>,
    pub turn: Seat,
}

#[derive(Default)]
struct PositionReader {
    seats: Vec<SeatFile>,
    site: SiteFile,
    flags: Vec<(Flag, Place)>,
    open: Option<Vec<Field>>,
    pile: Option<Vec<Field>>,
    tower_pile: Option<u8>,
    stones_left: Option<u8>,
    turn: Seat,
}

impl Position {
    /// Reads a position on the board of the box, for a game with so many bridges or founding stones.
    pub fn parse(text: &str, spans: u8) -> Result<Self, String> {
        let mut reader = PositionReader::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            reader.line(line).map_err(|error| format!("`{line}`: {error}"))?;
        }
        reader.finish(spans)
    }
}

impl PositionReader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut words = rest.split_whitespace();
        match word {
            "money" => self.seats = words.map(|word| read(word).map(seat_with)).collect::<Result<_, _>>()?,
            "stones" => words.try_for_each(|word| self.stones(word))?,
            "span" => words.try_for_each(|word| self.span(word))?,
            "flag" => {
                let flag = words.next().and_then(Flag::named).ok_or("no such flag")?;
                self.flags.push((flag, words.next().ok_or("where?")?.parse()?));
            }
            "nobles" => self.nobles(read(words.next().ok_or("whose?")?)?, &words.collect::<Vec<_>>())?,
            "hand" | "seen" => {
                let seat = self.seat(words.next())?;
                *(if word == "hand" { &mut seat.hand } else { &mut seat.seen }) = fields(words)?;
            }
            "towers" => {
                let seat = self.seat(words.next())?;
                seat.towers = read(words.next().ok_or("how many?")?)?;
            }
            "open" => self.open = Some(fields(words)?),
            "pile" => self.pile = Some(fields(words)?),
            "tower-pile" => self.tower_pile = Some(read(rest)?),
            "stones-left" => self.stones_left = Some(read(rest)?),
            "turn" => self.turn = Seat::try_from(read::<u8>(rest)?).map_err(|error| error.to_string())?,
            _ => return Err("no such line".into()),
        }
        Ok(())
    }

    fn seat(&mut self, word: Option<&str>) -> Result<&mut SeatFile, String> {
        let index: usize = read(word.ok_or("whose?")?)?;
        self.seats
            .get_mut(index)
            .ok_or_else(|| "`money` comes first and says how many seats there are".into())
    }

    fn stones(&mut self, word: &str) -> Result<(), String> {
        let (place, levels) = if let Some((place, levels)) = word.split_once('@') {
            (place, levels.split(',').map(read).collect::<Result<Vec<u8>, _>>()?)
        } else {
            // Open ground begins with an x of its own, and always needs the form with levels.
            let (place, height) = word.split_once('x').unwrap_or((word, "1"));
            (place, (1..=read(height)?).collect())
        };
        self.site.stones.insert(place.parse()?, levels);
        Ok(())
    }

    fn span(&mut self, word: &str) -> Result<(), String> {
        let (ends, level) = word.split_once(':').ok_or("a span is `6-8:3`")?;
        let (from, to) = ends.split_once('-').ok_or("a span is `6-8:3`")?;
        self.site.spans.push(SpanFile { from: from.parse()?, to: to.parse()?, level: read(level)? });
        Ok(())
    }

    fn nobles(&mut self, seat: u8, words: &[&str]) -> Result<(), String> {
        let seat = Seat::try_from(seat).map_err(|error| error.to_string())?;
        for pair in words.chunks(2) {
            let rank = match pair[0] {
                "baron" => Rank::Baron,
                "grande" => Rank::Grande,
                other => return Err(format!("`{other}` is neither baron nor grande")),
            };
            let at = pair.get(1).ok_or("where does it stand?")?.parse()?;
            self.site.nobles.push(NobleFile { seat, rank, at });
        }
        Ok(())
    }

    fn finish(mut self, spans: u8) -> Result<Position, String> {
        self.site.find_buildings(&Board::standard(), &self.flags)?;
        let laid: usize = self.site.stones.values().map(Vec::len).sum();
        let over = "more pieces than there are";
        self.site.stones_left = match self.stones_left {
            Some(left) => left,
            None => STONES.checked_sub(laid as u8).ok_or(over)?,
        };
        self.site.spans_left = spans.checked_sub(self.site.spans.len() as u8).ok_or(over)?;
        let held: u8 = self.seats.iter().map(|seat| seat.towers).sum();
        let mut rest = self.unnamed_cards();
        let open = self.open.unwrap_or_else(|| rest.drain(..OPEN_CARDS.min(rest.len())).collect());
        let cards = CardsFile {
            open,
            pile: self.pile.unwrap_or(rest),
            tower_pile: self.tower_pile.unwrap_or(TOWERS.saturating_sub(held)),
        };
        Ok(Position { site: self.site, cards, seats: self.seats, turn: self.turn })
    }

    fn unnamed_cards(&self) -> Vec<Field> {
        let mut named = [false; FIELDS];
        let tables = self.open.iter().chain(&self.pile).flatten();
        tables
            .chain(self.seats.iter().flat_map(|seat| &seat.hand))
            .for_each(|card| named[card.cell().index()] = true);
        Field::all().filter(|card| !named[card.cell().index()]).collect()
    }
}

fn seat_with(money: u32) -> SeatFile {
    SeatFile { money: Real(money), hand: Vec::new(), towers: 0, seen: Vec::new() }
}

fn read<T: FromStr>(word: &str) -> Result<T, String> {
    word.trim().parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

fn fields<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<Field>, String> {
    words.map(str::parse).collect()
}
