//! The lobby: open tables, who is here, and who looks for a table.

mod change;
mod read;

pub use change::LobbyWrite;
pub(super) use change::apply;
pub(super) use read::{
    LISTED, LISTED_AMONG, LISTED_AMONG_GAME, LISTED_OF_GAME, NAMED, OWN_LOBBY, RECENT_GUESTS, SEARCHING,
    VISITORS,
};

use protocol::Millis;
use protocol::rest::{SearchPace, TableSummary};
use protocol::table::{BotLevel, TableState};

use super::StoreFuture;
use super::sql::SqlDatabase;
use super::write::word;

/// Which listed tables are wanted; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableFilter {
    pub game: Option<String>,
    /// `unlimited`, `real-time` or `days`.
    pub pace: Option<String>,
    /// Tables at which one of these is spoken, or any.
    pub languages: Vec<String>,
    /// Only tables whose result counts.
    pub rated: bool,
}

/// Somebody who looks for a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSearch {
    pub guest: String,
    /// The account of the guest, if there is one.
    pub account: Option<String>,
    pub name: String,
    pub games: Vec<String>,
    pub seats: Vec<u8>,
    pub paces: Vec<SearchPace>,
    pub bots: Option<BotLevel>,
    pub since: Millis,
    /// When the page last asked; zero when it was closed.
    pub seen_at: Millis,
    /// Another one with every change of what is looked for.
    pub version: u64,
    /// The table that was found, and when.
    pub found: Option<(String, Millis)>,
}

impl StoredSearch {
    /// Who it is, however they have come: nobody is seated with themselves.
    pub fn person(&self) -> &str {
        self.account.as_ref().unwrap_or(&self.guest)
    }
}

/// Somebody who is here and wishes to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVisitor {
    pub guest: String,
    pub name: String,
    /// The account, if there is one.
    pub player: Option<String>,
}

/// What one person sees otherwise than all others in the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnLobby {
    pub is_here: bool,
    /// Whether others may read that.
    pub is_shown: bool,
    /// Those who have blocked them.
    pub blockers: Vec<String>,
    /// How many others look for a table.
    pub searching: u32,
}

/// What is asked about the lobby.
pub trait LobbyData: Send + Sync {
    /// Listed tables in this state, the last changed first.
    fn listed<'a>(
        &'a self,
        filter: &'a TableFilter,
        state: TableState,
        limit: u32,
    ) -> StoreFuture<'a, Vec<TableSummary>>;
    /// How many were here since then.
    fn visitors(&self, since: Millis) -> StoreFuture<'_, u32>;
    /// How somebody stands to those who are here: whether they were since then, and who else looks for a table, all at once.
    fn own_lobby<'a>(
        &'a self,
        guest: &'a str,
        since: Millis,
        seen_since: Millis,
    ) -> StoreFuture<'a, OwnLobby>;
    /// Those among them who wish to be seen, by name.
    fn named_visitors(&self, since: Millis, limit: u32) -> StoreFuture<'_, Vec<NamedVisitor>>;
    /// Those without an account who are here, or came in since then, with their names; of very many the last ones.
    fn recent_guests(&self, since: Millis) -> StoreFuture<'_, Vec<(String, String)>>;
    /// Whether others may read that somebody is here.
    fn is_shown<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, bool>;
    /// What somebody looks for, or has found.
    fn search_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<StoredSearch>>;
    /// How many others look for a table: those who were seen since then, and those for whom days a move will do.
    fn searching<'a>(&'a self, seen_since: Millis, but: &'a str) -> StoreFuture<'a, u32>;
    /// Those who look for a table and have none, the first first.
    fn searches(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<StoredSearch>>;
}

impl<D: SqlDatabase> LobbyData for D {
    fn listed<'a>(
        &'a self,
        filter: &'a TableFilter,
        state: TableState,
        limit: u32,
    ) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(read::listed(self, filter, word(&state), limit))
    }

    fn visitors(&self, since: Millis) -> StoreFuture<'_, u32> {
        Box::pin(read::visitors(self, since))
    }

    fn own_lobby<'a>(
        &'a self,
        guest: &'a str,
        since: Millis,
        seen_since: Millis,
    ) -> StoreFuture<'a, OwnLobby> {
        Box::pin(read::own_lobby(self, guest, since, seen_since))
    }

    fn named_visitors(&self, since: Millis, limit: u32) -> StoreFuture<'_, Vec<NamedVisitor>> {
        Box::pin(read::named_visitors(self, since, limit))
    }

    fn recent_guests(&self, since: Millis) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::recent_guests(self, since))
    }

    fn is_shown<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(read::is_shown(self, guest))
    }

    fn search_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<StoredSearch>> {
        Box::pin(read::search_of(self, guest))
    }

    fn searching<'a>(&'a self, seen_since: Millis, but: &'a str) -> StoreFuture<'a, u32> {
        Box::pin(read::searching(self, seen_since, but))
    }

    fn searches(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<StoredSearch>> {
        Box::pin(read::searches(self, now, limit))
    }
}
