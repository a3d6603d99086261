//! What is at a place, why something cannot be done there, and what a move would bring: in the present position, or in one of the past.

use catalog::AnyGame;
use protocol::socket::{ExplanationLine, RefusedMove};
use protocol::{ProblemKey, SeatNumber};
use serde_json::Value;
use tabletop::{Explanation, Seat};

use crate::Table;
use crate::refuse::{Result, not_now, not_played, not_your_seat, refuse};
use crate::show::{explanation_line, refused_about, viewer};

/// Longer texts name no place of any board.
const LONGEST_PLACE: usize = 100;

/// What somebody points at.
#[derive(Clone, Copy, Debug)]
pub struct ExplainRequest<'a> {
    /// A place of the board.
    pub place: &'a str,
    /// What was pointed at, where that is not the place itself.
    pub thing: &'a str,
    /// In the position after so many moves; in the present one when left out.
    pub moment: Option<u32>,
    /// After the end: through the eyes of this seat.
    pub seen_by: Option<SeatNumber>,
}

/// What is told about it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceExplanation {
    /// The place as the game writes it.
    pub place: String,
    /// What is there, and what it is worth.
    pub lines: Vec<ExplanationLine>,
    /// What one may have wanted there, and why it cannot be done.
    pub refused: Vec<RefusedMove>,
}

/// A move that somebody thinks of.
#[derive(Clone, Copy, Debug)]
pub struct MoveTrial<'a> {
    /// The move.
    pub notation: &'a str,
    /// In the position after so many moves; in the present one when left out.
    pub moment: Option<u32>,
    /// After the end: for this seat.
    pub seen_by: Option<SeatNumber>,
}

/// What a move would bring, as far as its player can know before.
#[derive(Clone, Debug, PartialEq)]
pub struct MovePreview {
    /// What would happen, up to the first that nobody can know before.
    pub events: Vec<Value>,
    /// What the things that the move is about would be worth after it.
    pub worth: Vec<ExplanationLine>,
}

impl MovePreview {
    /// Of a move in any position: at a table, in a lesson, in an exercise.
    pub fn of(game: &AnyGame, seat: Seat, notation: &str) -> Result<Self> {
        let events = game.preview(seat, notation).map_err(not_played)?;
        let worth = game.worth_after(seat, notation).map_err(not_played)?;
        Ok(Self { events, worth: worth.into_iter().map(explanation_line).collect() })
    }
}

impl Table {
    /// What is at a place, by what the reader knew then. Whoever is to move is told why not; in the past only after the end, when
    /// another move can be tried there.
    pub fn explain(
        &self,
        reader: Option<SeatNumber>,
        asked: &ExplainRequest<'_>,
    ) -> Result<PlaceExplanation> {
        let earlier;
        let eyes = viewer(self.eyes(reader, asked.seen_by)?);
        let (game, waiting, may_try) = match asked.moment {
            None => (self.the_game()?, self.waiting(), true),
            Some(number) => {
                earlier = self.position_after(number)?;
                (&earlier, earlier.status().waiting(), self.is_over())
            }
        };
        let is_short = [asked.place, asked.thing].iter().all(|text| text.chars().count() <= LONGEST_PLACE);
        let wishing = eyes.filter(|seat| may_try && is_short && waiting.contains(*seat));
        let refused = wishing.map(|seat| refused_about(game, seat, asked.thing)).unwrap_or_default();
        match game.explain(eyes, asked.place).filter(|_| is_short) {
            Some(Explanation { place, lines }) => Ok(PlaceExplanation {
                place,
                lines: lines.into_iter().map(explanation_line).collect(),
                refused,
            }),
            // What lies beside the board is no place; all there is to say is why not.
            None if !refused.is_empty() => {
                Ok(PlaceExplanation { place: asked.place.to_owned(), lines: Vec::new(), refused })
            }
            None => refuse(ProblemKey::NotFound, "the board has no such place"),
        }
    }

    /// What a move would bring, as far as one can know before. Moves of the past are tried after the end, for whom one looks.
    pub fn preview(&self, reader: Option<SeatNumber>, tried: &MoveTrial<'_>) -> Result<MovePreview> {
        let earlier;
        let Some(seat) = viewer(self.eyes(reader, tried.seen_by)?) else { return not_your_seat() };
        let game = match tried.moment {
            None => self.the_game()?,
            Some(_) if !self.is_over() => {
                return not_now("moves of the past are tried when the game is over");
            }
            Some(number) => {
                earlier = self.position_after(number)?;
                &earlier
            }
        };
        MovePreview::of(game, seat, tried.notation)
    }

    fn position_after(&self, moves: u32) -> Result<AnyGame> {
        self.the_game()?.at(moves as usize).map_or_else(|| self.no_such_moment(), Ok)
    }
}
