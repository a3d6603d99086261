//! What is at a place and why something cannot be done there: in the present position, or in one of the past.

use protocol::socket::{ExplanationLine, RefusedMove};
use protocol::{ProblemKey, SeatNumber};
use tabletop::Explanation;

use crate::Table;
use crate::refuse::{Result, refuse};
use crate::show::{explanation_line, refused_about, viewer};

/// Longer texts name no place of any board.
const LONGEST_PLACE: usize = 100;

/// What somebody points at.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
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
pub struct Explained {
    /// The place as the game writes it.
    pub place: String,
    /// What is there, and what it is worth.
    pub lines: Vec<ExplanationLine>,
    /// What one may have wanted there, and why it cannot be done.
    pub refused: Vec<RefusedMove>,
}

impl Table {
    /// What is at a place, by what the reader knew then. Whoever is to move is told why not; in the past only after the end, when
    /// another move can be tried there.
    pub fn explain(&self, reader: Option<SeatNumber>, asked: &Asked<'_>) -> Result<Explained> {
        let earlier;
        let eyes = viewer(self.eyes(reader, asked.seen_by)?);
        let (game, waiting, may_try) = match asked.moment {
            None => (self.the_game()?, self.waiting(), true),
            Some(number) => {
                let Some(position) = self.the_game()?.at(number as usize) else {
                    return self.no_such_moment();
                };
                earlier = position;
                (&earlier, earlier.status().waiting(), self.is_over())
            }
        };
        let is_short = [asked.place, asked.thing].iter().all(|text| text.chars().count() <= LONGEST_PLACE);
        let wishing = eyes.filter(|seat| may_try && is_short && waiting.contains(*seat));
        let refused = wishing.map(|seat| refused_about(game, seat, asked.thing)).unwrap_or_default();
        match game.explain(eyes, asked.place).filter(|_| is_short) {
            Some(Explanation { place, lines }) => {
                Ok(Explained { place, lines: lines.into_iter().map(explanation_line).collect(), refused })
            }
            // What lies beside the board is no place; all there is to say is why not.
            None if !refused.is_empty() => {
                Ok(Explained { place: asked.place.to_owned(), lines: Vec::new(), refused })
            }
            None => refuse(ProblemKey::NotFound, "the board has no such place"),
        }
    }
}
