//! Ratings, and the rated games that they come from.

mod change;
mod read;

pub(super) use change::apply;
pub use change::{CurveRow, RatingRow, RatingWrite};

pub(super) use read::{CURVE, LEADERS, OF_PLAYER, TO_RATE};

use protocol::Millis;
use protocol::rest::RatingKind;

use super::StoreFuture;
use super::sql::SqlDatabase;
use crate::ratings::{RatedGame, Rating, RatingKey};

/// How far the ratings are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingState {
    /// The last number that was given to a game.
    pub last_number: u64,
    /// How often they were computed from nothing.
    pub epoch: u64,
}

/// A rating as stored, with what it comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredRating {
    pub rating: Rating,
    pub games: u32,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderRow {
    pub player: String,
    pub name: String,
    pub points: i32,
    pub spread: u32,
    pub provisional: bool,
    pub games: u32,
}

/// A rating of a player as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownRating {
    pub game: String,
    pub kind: RatingKind,
    pub points: i32,
    pub spread: u32,
    pub provisional: bool,
    pub games: u32,
}

/// One point of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredPoint {
    pub at: Millis,
    pub points: i32,
    pub spread: u32,
}

/// What is asked about ratings.
pub trait Ratings: Send + Sync {
    fn rating_state(&self) -> StoreFuture<'_, RatingState>;
    /// Rated games that have no number yet, in the order in which they ended.
    fn games_to_rate(&self, limit: u32) -> StoreFuture<'_, Vec<RatedGame>>;
    /// Rated games after this number, in order.
    fn rated_games(&self, after: u64, limit: u32) -> StoreFuture<'_, Vec<RatedGame>>;
    /// A rating in a month, or with month 0 now.
    fn rating<'a>(&'a self, key: &'a RatingKey, month: u32) -> StoreFuture<'a, Option<StoredRating>>;
    /// All ratings of a player as they stand now.
    fn ratings_of<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Vec<ShownRating>>;
    /// The last points of a curve, in order.
    fn curve<'a>(&'a self, key: &'a RatingKey, limit: u32) -> StoreFuture<'a, Vec<StoredPoint>>;
    /// The best of a game in a month, or with month 0 of all time; without those who are private.
    fn leaders<'a>(
        &'a self,
        game: &'a str,
        kind: RatingKind,
        month: u32,
        limit: u32,
    ) -> StoreFuture<'a, Vec<LeaderRow>>;
    /// Every rating, for comparing.
    fn all_ratings(&self) -> StoreFuture<'_, Vec<RatingRow>>;
}

impl<D: SqlDatabase> Ratings for D {
    fn rating_state(&self) -> StoreFuture<'_, RatingState> {
        Box::pin(read::rating_state(self))
    }

    fn games_to_rate(&self, limit: u32) -> StoreFuture<'_, Vec<RatedGame>> {
        Box::pin(read::games_to_rate(self, limit))
    }

    fn rated_games(&self, after: u64, limit: u32) -> StoreFuture<'_, Vec<RatedGame>> {
        Box::pin(read::rated_games(self, after, limit))
    }

    fn rating<'a>(&'a self, key: &'a RatingKey, month: u32) -> StoreFuture<'a, Option<StoredRating>> {
        Box::pin(read::rating(self, key, month))
    }

    fn ratings_of<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Vec<ShownRating>> {
        Box::pin(read::ratings_of(self, player))
    }

    fn curve<'a>(&'a self, key: &'a RatingKey, limit: u32) -> StoreFuture<'a, Vec<StoredPoint>> {
        Box::pin(read::curve(self, key, limit))
    }

    fn leaders<'a>(
        &'a self,
        game: &'a str,
        kind: RatingKind,
        month: u32,
        limit: u32,
    ) -> StoreFuture<'a, Vec<LeaderRow>> {
        Box::pin(read::leaders(self, game, kind, month, limit))
    }

    fn all_ratings(&self) -> StoreFuture<'_, Vec<RatingRow>> {
        Box::pin(read::all_ratings(self))
    }
}
