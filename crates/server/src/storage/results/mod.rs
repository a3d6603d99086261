//! Results: what games that are over came to, by table and by player.

mod change;
mod read;

pub use change::ResultWrite;
pub(super) use change::{adopt, apply, forget_player, sitter_of};

pub(super) use read::{ENCOUNTERS, ENDED, PAGE, RUNNING, STATS, STREAKS};

use protocol::Millis;
use protocol::rest::{GameStats, ResultInfo, TableSummary};

use super::StoreFuture;
use super::sql::SqlDatabase;

/// Which results of a player are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultFilter {
    pub player: String,
    /// Also those of tables that only those know who sat there.
    pub all: bool,
    pub game: Option<String>,
    pub rated: Option<bool>,
    /// Somebody else at the table is shown under such a name, or one that contains it; as `names::search_key` writes it.
    pub with: Option<String>,
    /// Those that ended before this one.
    pub before: Option<Cursor>,
}

/// Where a page of results goes on: behind the game that ended then, at that table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    pub ended_at: Millis,
    pub table: String,
}

/// A game that is over, and whether there is a result of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedTable {
    pub at: Cursor,
    pub has_result: bool,
}

/// Games in a row that were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    pub longest: u32,
    /// Up to now.
    pub current: u32,
}

/// How often which place was reached, and what tells these games from any others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountedResults {
    pub games: Vec<GameStats>,
    pub mark: ResultsMark,
}

/// What tells the games of a player from those of before: how many there are of each kind and place, and a sum over when they ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ResultsMark(pub Vec<(String, u8, usize, u32, u64)>);

/// How often somebody was met, and who came first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    pub player: String,
    pub games: u32,
    /// The other one was behind.
    pub ahead: u32,
    pub behind: u32,
}

/// What is asked about results.
pub trait Results: Send + Sync {
    /// A page, the last ended first.
    fn results_of<'a>(&'a self, filter: &'a ResultFilter, limit: u32) -> StoreFuture<'a, Vec<ResultInfo>>;
    /// How often which place was reached, by game and number of seats.
    fn stats_of<'a>(&'a self, player: &'a str, all: bool) -> StoreFuture<'a, CountedResults>;
    /// Those who were met, guests as well, the most often met first. To find them takes a look into every game of the player.
    fn encounters_of<'a>(&'a self, player: &'a str, all: bool, limit: u32)
    -> StoreFuture<'a, Vec<Encounter>>;
    /// What those of them are called who have an account; of those who are private only where all is asked for.
    fn names_of<'a>(&'a self, players: &'a [String], all: bool) -> StoreFuture<'a, Vec<(String, String)>>;
    fn streaks_of<'a>(&'a self, player: &'a str, all: bool) -> StoreFuture<'a, Streaks>;
    /// Tables that are not over at which somebody holds a seat or is the host, the last changed first.
    fn running_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>>;
    /// The next tables by name whose result has yet to be made.
    fn results_due<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>>;
    /// Tables whose game has ended behind this one, of those that everybody finds or of the others, the first ended first.
    fn ended_after<'a>(
        &'a self,
        listed: bool,
        after: &'a Cursor,
        limit: u32,
    ) -> StoreFuture<'a, Vec<EndedTable>>;
}

impl<D: SqlDatabase> Results for D {
    fn results_of<'a>(&'a self, filter: &'a ResultFilter, limit: u32) -> StoreFuture<'a, Vec<ResultInfo>> {
        Box::pin(read::results_of(self, filter, limit))
    }

    fn stats_of<'a>(&'a self, player: &'a str, all: bool) -> StoreFuture<'a, CountedResults> {
        Box::pin(read::stats_of(self, player, all))
    }

    fn encounters_of<'a>(
        &'a self,
        player: &'a str,
        all: bool,
        limit: u32,
    ) -> StoreFuture<'a, Vec<Encounter>> {
        Box::pin(read::encounters_of(self, player, all, limit))
    }

    fn names_of<'a>(&'a self, players: &'a [String], all: bool) -> StoreFuture<'a, Vec<(String, String)>> {
        Box::pin(read::names_of(self, players, all))
    }

    fn streaks_of<'a>(&'a self, player: &'a str, all: bool) -> StoreFuture<'a, Streaks> {
        Box::pin(read::streaks_of(self, player, all))
    }

    fn running_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(read::running_of(self, guest, limit))
    }

    fn results_due<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::results_due(self, after, limit))
    }

    fn ended_after<'a>(
        &'a self,
        listed: bool,
        after: &'a Cursor,
        limit: u32,
    ) -> StoreFuture<'a, Vec<EndedTable>> {
        Box::pin(read::ended_after(self, listed, after, limit))
    }
}
