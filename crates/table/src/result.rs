//! What a game came to, when it is over.

use protocol::table::{EndingReason, Sitter};
use protocol::{Millis, SeatNumber};

use super::{Chair, EntryKind, Table};

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The name of the game.
    pub game: String,
    /// How it ended.
    pub reason: EndingReason,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether everybody could find the table: results of the others are told to those alone who sat there.
    pub shown: bool,
    /// When the game began.
    pub started_at: Millis,
    /// When it ended.
    pub ended_at: Millis,
    /// How many moves were made.
    pub moves: u32,
    /// By seat.
    pub seats: Vec<SeatResult>,
}

/// What it came to for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: SeatNumber,
    /// Who sat there in the end.
    pub sitter: Sitter,
    /// The name that is shown.
    pub name: String,
    /// The person has deleted their account.
    pub forgotten: bool,
    /// From 1. None when the game was broken off.
    pub place: Option<u8>,
    /// By the rules; none when the game ended before its end.
    pub score: Option<i32>,
    /// Whether this seat has won, alone or with others.
    pub won: bool,
    /// The person gave up, was away in the end, or, at a rated table, ever left or ran out of time.
    pub left: bool,
}

impl Table {
    /// What the game came to. None as long as it is on, or when none was played.
    pub fn result(&self) -> Option<GameResult> {
        let ending = self.ending.as_ref()?;
        let settings = &self.opening.settings;
        let chairs = self.chairs.iter().enumerate();
        Some(GameResult {
            game: settings.game.clone(),
            reason: ending.reason,
            rated: settings.rated,
            shown: settings.listed || settings.rated,
            started_at: self.started_at?,
            ended_at: self.ended_at?,
            moves: self.move_entries.len() as u32,
            seats: chairs.map(|(index, chair)| self.seat_result(index as SeatNumber, chair)).collect(),
        })
    }

    fn seat_result(&self, seat: SeatNumber, chair: &Chair) -> SeatResult {
        let index = usize::from(seat);
        let ending = self.ending.as_ref();
        let outcome = ending.and_then(|ending| ending.outcome.as_ref());
        let winners = ending.map(|ending| &ending.winners[..]).unwrap_or_default();
        let won = winners.contains(&seat);
        let by_staying = || match ending.map(|ending| ending.reason) {
            None | Some(EndingReason::Aborted) => None,
            Some(_) if won => Some(1),
            Some(_) => u8::try_from(winners.len() + 1).ok(),
        };
        let place = outcome.map_or_else(by_staying, |outcome| outcome.places.get(index).copied());
        SeatResult {
            seat,
            sitter: chair.sitter,
            name: chair.name.clone(),
            forgotten: chair.forgotten,
            place,
            score: outcome.and_then(|outcome| outcome.scores.get(index).copied()),
            won,
            left: self.has_left(seat, chair),
        }
    }

    /// Whoever lets a bot play for a while gains nothing by it where it counts.
    fn has_left(&self, own: SeatNumber, chair: &Chair) -> bool {
        let goes = |what: &EntryKind| matches!(what, EntryKind::Left { seat } | EntryKind::TimedOut { seat } if *seat == own);
        let is_gone = self.ending.as_ref().is_some_and(|ending| ending.seat == Some(own));
        let ever_left = || self.is_rated() && self.entries.iter().any(|entry| goes(&entry.what));
        chair.sitter == Sitter::Person && (chair.resigned || chair.stand_in || is_gone || ever_left())
    }
}
