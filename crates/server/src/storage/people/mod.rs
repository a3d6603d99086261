//! Who follows whom, who does not want to meet whom, and who was asked to which table.
//!
//! A person is an account, or a guest who has none.

mod change;
mod read;

pub use change::PeopleWrite;
pub(super) use change::{adopt, apply, forget};
pub(super) use read::TABLES_APART_FROM;

use protocol::rest::TableSummary;
use protocol::socket::ChatRoom;
use protocol::{Millis, SeatNumber};

use super::StoreFuture;
use super::sql::SqlDatabase;

/// Somebody whom another follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredFollow {
    pub player: String,
    pub name: String,
    pub since: Millis,
    /// Whether they are here, as far as the one who follows may know.
    pub is_here: bool,
}

/// Somebody whom another does not want to meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredBlock {
    pub id: String,
    pub name: String,
    /// The account, if there is one.
    pub player: Option<String>,
    pub since: Millis,
}

/// What somebody is to another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRelation {
    pub is_followed: bool,
    /// What the block is called, where there is one.
    pub block: Option<String>,
}

/// Somebody was asked to a table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTableInvitation {
    pub table: TableSummary,
    pub by: String,
    pub by_name: String,
    pub at: Millis,
}

/// A line of chat as it is known of who wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineAuthor {
    /// The person, where that is known.
    pub person: Option<String>,
    pub name: String,
    pub room: ChatRoom,
    pub seat: Option<SeatNumber>,
}

/// What a guest is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrentName {
    pub guest: String,
    /// The account of the guest, if there is one.
    pub account: Option<String>,
    pub name: String,
}

/// What is asked about people.
pub trait PeopleData: Send + Sync {
    /// Those whom somebody follows, by name. Whoever was seen since then and wishes to be seen is here.
    fn following<'a>(
        &'a self,
        person: &'a str,
        seen_since: Millis,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredFollow>>;
    /// The listed table at which somebody sits, the last changed one.
    fn table_of<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Option<TableSummary>>;
    fn blocked_by<'a>(&'a self, person: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredBlock>>;
    fn relation<'a>(&'a self, person: &'a str, other: &'a str) -> StoreFuture<'a, StoredRelation>;
    /// Whether one of the two does not want to meet the other.
    fn is_apart<'a>(&'a self, one: &'a str, other: &'a str) -> StoreFuture<'a, bool>;
    /// Those who are not to meet somebody, whoever of the two wants it so.
    fn apart_from<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>>;
    /// Tables that wait for players at which somebody sits, or which somebody has opened, who is not to meet this one, who does not sit there.
    fn tables_apart_from<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>>;
    /// The name of an account that could be taken for one of these.
    fn account_named<'a>(&'a self, likenesses: &'a [String; 2]) -> StoreFuture<'a, Option<String>>;
    /// Those of these likenesses that are those of accounts.
    fn like_accounts<'a>(&'a self, likenesses: &'a [[String; 2]]) -> StoreFuture<'a, Vec<String>>;
    /// What these guests are called now, and their accounts, as far as they are still there.
    fn named<'a>(&'a self, guests: &'a [String]) -> StoreFuture<'a, Vec<CurrentName>>;
    /// Of those who look for a table, who does not want to meet whom.
    fn apart_in_search(&self) -> StoreFuture<'_, Vec<(String, String)>>;
    /// Those who do not want to read what somebody writes.
    fn blockers_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>>;
    /// The lines of a table after this one that somebody does not want to read: the number, and who that is.
    fn hidden_lines<'a>(&'a self, table: &'a str, after: u64) -> StoreFuture<'a, Vec<(u64, String)>>;
    /// The tables that wait for players and to which somebody was asked, the last first.
    fn invitations_of<'a>(
        &'a self,
        person: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredTableInvitation>>;
    /// Whom somebody has asked to which table since then, and who did not come: the table and the person.
    fn invited_by<'a>(&'a self, person: &'a str, since: Millis) -> StoreFuture<'a, Vec<(String, String)>>;
    /// Whoever holds a seat; of several, who has held it longest.
    fn holder_of<'a>(&'a self, table: &'a str, seat: SeatNumber) -> StoreFuture<'a, Option<String>>;
    fn author_of<'a>(&'a self, table: &'a str, line: u64) -> StoreFuture<'a, Option<LineAuthor>>;
}

impl<D: SqlDatabase> PeopleData for D {
    fn following<'a>(
        &'a self,
        person: &'a str,
        seen_since: Millis,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredFollow>> {
        Box::pin(read::following(self, person, seen_since, limit))
    }

    fn table_of<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Option<TableSummary>> {
        Box::pin(read::table_of(self, player))
    }

    fn blocked_by<'a>(&'a self, person: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredBlock>> {
        Box::pin(read::blocked_by(self, person, limit))
    }

    fn relation<'a>(&'a self, person: &'a str, other: &'a str) -> StoreFuture<'a, StoredRelation> {
        Box::pin(read::relation(self, person, other))
    }

    fn is_apart<'a>(&'a self, one: &'a str, other: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(read::is_apart(self, one, other))
    }

    fn account_named<'a>(&'a self, likenesses: &'a [String; 2]) -> StoreFuture<'a, Option<String>> {
        Box::pin(read::account_named(self, likenesses))
    }

    fn like_accounts<'a>(&'a self, likenesses: &'a [[String; 2]]) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::like_accounts(self, likenesses))
    }

    fn named<'a>(&'a self, guests: &'a [String]) -> StoreFuture<'a, Vec<CurrentName>> {
        Box::pin(read::named(self, guests))
    }

    fn apart_from<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::apart_from(self, person))
    }

    fn tables_apart_from<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::tables_apart_from(self, person))
    }

    fn apart_in_search(&self) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::apart_in_search(self))
    }

    fn blockers_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::blockers_of(self, person))
    }

    fn hidden_lines<'a>(&'a self, table: &'a str, after: u64) -> StoreFuture<'a, Vec<(u64, String)>> {
        Box::pin(read::hidden_lines(self, table, after))
    }

    fn invitations_of<'a>(
        &'a self,
        person: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredTableInvitation>> {
        Box::pin(read::invitations_of(self, person, limit))
    }

    fn invited_by<'a>(&'a self, person: &'a str, since: Millis) -> StoreFuture<'a, Vec<(String, String)>> {
        Box::pin(read::invited_by(self, person, since))
    }

    fn holder_of<'a>(&'a self, table: &'a str, seat: SeatNumber) -> StoreFuture<'a, Option<String>> {
        Box::pin(read::holder_of(self, table, seat))
    }

    fn author_of<'a>(&'a self, table: &'a str, line: u64) -> StoreFuture<'a, Option<LineAuthor>> {
        Box::pin(read::author_of(self, table, line))
    }
}
