//! Clubs, their members and tables, and their evenings.

mod change;
mod evening_change;
mod evening_read;
mod read;

pub use change::ClubWrite;
pub(super) use change::{adopt, apply, forget_member};
pub use evening_change::EveningWrite;
pub(super) use evening_change::apply as apply_evening;
pub(super) use read::club_summary;

use protocol::clock::Pace;
use protocol::rest::{ClubResult, ClubRole, ClubSummary, TableSummary};
use protocol::table::BotLevel;
use protocol::{Millis, SeatNumber};
use serde::{Deserialize, Serialize};

use super::StoreFuture;
use super::sql::SqlDatabase;
use crate::secret::SecretHash;

/// What the pages of clubs and of their evenings ask, with values to try it with.
pub fn club_questions() -> Vec<(String, &'static [&'static str])> {
    let plain = read::QUESTIONS.iter().chain(&evening_read::QUESTIONS);
    let mut all: Vec<_> = plain.map(|(sql, values)| ((*sql).to_owned(), *values)).collect();
    all.extend(read::list_questions());
    all.extend(evening_read::list_questions());
    all
}

/// A club as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredClub {
    pub summary: ClubSummary,
    pub founded_at: Millis,
    /// What makes a member of whoever shows it.
    pub join_token: Option<String>,
    /// What makes an organiser of whoever shows the secret.
    pub organiser: Option<SecretHash>,
}

/// A member as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredClubMember {
    pub id: String,
    pub guest: String,
    pub name: String,
    pub role: ClubRole,
    pub since: Millis,
    /// The account, if there is one.
    pub account: Option<String>,
}

/// Somebody who is a member, or has taken part in an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubPerson {
    /// The account, or the guest who has none.
    pub person: String,
    pub name: String,
    /// Whether the account shows others only its name.
    pub is_private: bool,
}

/// How a member has done in a game at the tables of the club.
#[derive(Clone, Debug, PartialEq)]
pub struct ClubLeaderRow {
    pub member: String,
    pub points: u32,
    pub games: u32,
    pub wins: u32,
    /// Against people, of those who have an account and show it.
    pub rating: Option<i32>,
    /// Shows others nothing but the name.
    pub is_private: bool,
}

/// An evening as stored.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredEvening {
    pub club: String,
    pub number: u32,
    pub games: Vec<String>,
    pub least: u8,
    pub most: u8,
    pub rounds: u8,
    pub pace: Pace,
    pub bots: Option<BotLevel>,
    pub seed: u64,
    pub opened_at: Millis,
    /// Another one with every change of who is here, and with every draw.
    pub version: u64,
    /// How many rounds were drawn.
    pub drawn: u32,
    pub ended_at: Option<Millis>,
    /// When it is over.
    pub standing: Vec<StoredStanding>,
}

/// How somebody has done at an evening that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredStanding {
    pub member: String,
    pub place: u32,
    pub points: u32,
    pub wins: u32,
    pub by_round: Vec<Option<u32>>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEveningPerson {
    pub member: String,
    pub guest: String,
    /// Empty for somebody who is forgotten.
    pub name: String,
    pub is_here: bool,
    /// The account, if there is one.
    pub account: Option<String>,
    /// Whether the account shows others only its name.
    pub is_private: bool,
    /// They may not come in before that; the account counts, where there is one.
    pub banned_until: Millis,
}

/// The draw of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRound {
    pub game: String,
    pub drawn_at: Millis,
    pub draw: Draw,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    pub tables: Vec<DrawnTable>,
    pub byes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnTable {
    pub table: String,
    /// The people by seat; bots sit behind them.
    pub people: Vec<String>,
    pub seats: u8,
}

/// How far a table of an evening is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEveningTable {
    pub table: String,
    pub round: u32,
    pub is_over: bool,
    pub is_waived: bool,
    /// When it is over: the place of each seat.
    pub places: Vec<(SeatNumber, Option<u8>)>,
}

/// What is asked about clubs.
pub trait Clubs: Send + Sync {
    fn club<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Option<StoredClub>>;
    /// The clubs of which somebody is a member, the newest first.
    fn clubs_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<ClubSummary>>;
    /// Clubs that everybody may find, the newest first.
    fn listed_clubs(&self, limit: u32) -> StoreFuture<'_, Vec<ClubSummary>>;
    /// Clubs that moderators have hidden, the newest first.
    fn hidden_clubs(&self, limit: u32) -> StoreFuture<'_, Vec<ClubSummary>>;
    /// Names that moderators have taken away from a club.
    fn taken_names<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Vec<String>>;
    /// Who a member is, or was at an evening.
    fn club_person<'a>(&'a self, club: &'a str, member: &'a str) -> StoreFuture<'a, Option<ClubPerson>>;
    /// The oldest first.
    fn club_members<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Vec<StoredClubMember>>;
    /// Tables that are not over, the newest first, and whether everybody finds them.
    fn club_tables<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<(TableSummary, bool)>>;
    /// What the last games came to.
    fn club_results<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<ClubResult>>;
    /// How the members have done in a game with each other.
    fn club_leaders<'a>(&'a self, club: &'a str, game: &'a str) -> StoreFuture<'a, Vec<ClubLeaderRow>>;
    /// The newest first.
    fn evenings<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredEvening>>;
    fn evening<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Option<StoredEvening>>;
    /// In the order in which they came.
    fn evening_people<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredEveningPerson>>;
    fn evening_rounds<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredRound>>;
    fn evening_tables<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredEveningTable>>;
}

impl<D: SqlDatabase> Clubs for D {
    fn club<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Option<StoredClub>> {
        Box::pin(read::club(self, club))
    }

    fn clubs_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<ClubSummary>> {
        Box::pin(read::clubs_of(self, guest, limit))
    }

    fn listed_clubs(&self, limit: u32) -> StoreFuture<'_, Vec<ClubSummary>> {
        Box::pin(read::listed_clubs(self, limit))
    }

    fn hidden_clubs(&self, limit: u32) -> StoreFuture<'_, Vec<ClubSummary>> {
        Box::pin(read::hidden_clubs(self, limit))
    }

    fn taken_names<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::taken_names(self, club))
    }

    fn club_person<'a>(&'a self, club: &'a str, member: &'a str) -> StoreFuture<'a, Option<ClubPerson>> {
        Box::pin(read::club_person(self, club, member))
    }

    fn club_members<'a>(&'a self, club: &'a str) -> StoreFuture<'a, Vec<StoredClubMember>> {
        Box::pin(read::members(self, club))
    }

    fn club_tables<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<(TableSummary, bool)>> {
        Box::pin(read::tables(self, club, limit))
    }

    fn club_results<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<ClubResult>> {
        Box::pin(read::results(self, club, limit))
    }

    fn club_leaders<'a>(&'a self, club: &'a str, game: &'a str) -> StoreFuture<'a, Vec<ClubLeaderRow>> {
        Box::pin(read::leaders(self, club, game))
    }

    fn evenings<'a>(&'a self, club: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredEvening>> {
        Box::pin(evening_read::evenings(self, club, limit))
    }

    fn evening<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Option<StoredEvening>> {
        Box::pin(evening_read::evening(self, club, number))
    }

    fn evening_people<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredEveningPerson>> {
        Box::pin(evening_read::people(self, club, number))
    }

    fn evening_rounds<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredRound>> {
        Box::pin(evening_read::rounds(self, club, number))
    }

    fn evening_tables<'a>(&'a self, club: &'a str, number: u32) -> StoreFuture<'a, Vec<StoredEveningTable>> {
        Box::pin(evening_read::tables(self, club, number))
    }
}
