//! The interface of the storage, over any database that speaks our dialect of SQL.

use std::path::Path;
use std::time::Instant;

use futures_util::future::BoxFuture;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, Seq};
use table::{Entry, Outage};

use super::copy::Side;
use super::statement::{Questions, statement};
use super::{
    Accounts, Clubs, GapSearch, Guest, Holidays, Houses, LobbyData, ModerationData, Notices, OpenTables,
    PeopleData, Ratings, Renewal, Results, Stamp, StandbyTrouble, Store, StoreFuture, StoredKeys,
    StoredPages, StoredReview, StoredTable, TableForm, TableLine, TableParts, Timeline, Write, other_nodes,
    read,
};
use crate::cluster::leases::own_rules;
use crate::secret::SecretHash;

/// What differs from database to database; the rest of [`Store`] follows from it.
pub(crate) trait SqlDatabase: Questions {
    /// Asks for the `size` of all data in bytes.
    fn size_question(&self) -> &'static str;

    /// Asks `now`, in milliseconds, where the database has the time that all go by.
    fn time_question(&self) -> Option<&'static str> {
        None
    }
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()>;
    fn last_failure(&self) -> Option<Instant>;
    fn is_shared(&self) -> bool;
    fn timeline(&self) -> Option<Timeline> {
        None
    }
    fn note_timeline(&self, _: &Timeline) {}
    fn has_silent_address(&self) -> bool {
        false
    }
    fn standby_trouble(&self) -> StoreFuture<'_, Option<StandbyTrouble>> {
        Box::pin(async { Ok(None) })
    }
    fn renew<'a>(&'a self, node: &'a str, rules: &'a str) -> StoreFuture<'a, Renewal>;
    fn beat<'a>(&'a self, node: &'a str, rules: &'a str, _: Millis) -> StoreFuture<'a, Renewal> {
        self.renew(node, rules)
    }
    fn release<'a>(&'a self, node: &'a str) -> StoreFuture<'a, ()>;
    /// A connection of its own, for copying all that is there.
    fn side(&self) -> StoreFuture<'_, Side>;
    fn check(&self) -> StoreFuture<'_, ()>;
    fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()>;
    fn close(&self) -> BoxFuture<'_, ()>;
}

impl<D: SqlDatabase> Store for D {
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()> {
        SqlDatabase::commit(self, writes)
    }

    fn last_failure(&self) -> Option<Instant> {
        SqlDatabase::last_failure(self)
    }

    fn is_shared(&self) -> bool {
        SqlDatabase::is_shared(self)
    }

    fn timeline(&self) -> Option<Timeline> {
        SqlDatabase::timeline(self)
    }

    fn note_timeline(&self, timeline: &Timeline) {
        SqlDatabase::note_timeline(self, timeline);
    }

    fn has_silent_address(&self) -> bool {
        SqlDatabase::has_silent_address(self)
    }

    fn standby_trouble(&self) -> StoreFuture<'_, Option<StandbyTrouble>> {
        SqlDatabase::standby_trouble(self)
    }

    fn renew<'a>(&'a self, node: &'a str, rules: &'a str) -> StoreFuture<'a, Renewal> {
        SqlDatabase::renew(self, node, rules)
    }

    fn beat<'a>(&'a self, node: &'a str, rules: &'a str, learns: Millis) -> StoreFuture<'a, Renewal> {
        SqlDatabase::beat(self, node, rules, learns)
    }

    fn release<'a>(&'a self, node: &'a str) -> StoreFuture<'a, ()> {
        SqlDatabase::release(self, node)
    }

    fn stamps<'a>(&'a self, tables: &'a [String], node: &'a str) -> StoreFuture<'a, Vec<Stamp>> {
        Box::pin(other_nodes::stamps(self, tables, node))
    }

    fn entries_after<'a>(&'a self, table: &'a str, seq: Seq) -> StoreFuture<'a, Vec<Entry>> {
        Box::pin(read::entries_after(self, table, seq))
    }

    fn chat_after<'a>(&'a self, table: &'a str, number: u64) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(read::chat_after(self, table, number))
    }

    fn said_since<'a>(&'a self, table: &'a str, who: &'a str, since: Millis) -> StoreFuture<'a, u64> {
        Box::pin(other_nodes::said_since(self, table, who, since))
    }

    fn keys<'a>(&'a self, table: &'a str) -> StoreFuture<'a, StoredKeys> {
        Box::pin(read::keys(self, table))
    }

    fn known_sessions<'a>(
        &'a self,
        sessions: &'a [SecretHash],
        now: Millis,
    ) -> StoreFuture<'a, Vec<SecretHash>> {
        Box::pin(other_nodes::known_sessions(self, sessions, now))
    }

    fn guest(&self, token: SecretHash) -> StoreFuture<'_, Option<Guest>> {
        Box::pin(read::guest(self, token))
    }

    fn accounts(&self) -> &dyn Accounts {
        self
    }

    fn results(&self) -> &dyn Results {
        self
    }

    fn house(&self) -> &dyn Houses {
        self
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(read::size(self, self.size_question()))
    }

    fn lobby(&self) -> &dyn LobbyData {
        self
    }

    fn notices(&self) -> &dyn Notices {
        self
    }

    fn moderation(&self) -> &dyn ModerationData {
        self
    }

    fn people(&self) -> &dyn PeopleData {
        self
    }

    fn holidays(&self) -> &dyn Holidays {
        self
    }

    fn clubs(&self) -> &dyn Clubs {
        self
    }

    fn pages(&self) -> &dyn StoredPages {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(read::table(self, id))
    }

    fn table_parts<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableParts>> {
        Box::pin(read::table_parts(self, id))
    }

    fn broken_tables(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>> {
        Box::pin(read::broken_tables(self, limit))
    }

    fn tables_with_gaps<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, GapSearch> {
        Box::pin(read::tables_with_gaps(self, after, limit))
    }

    fn outages(&self, after: Millis) -> StoreFuture<'_, Vec<Outage>> {
        Box::pin(read::outages(self, after))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>> {
        Box::pin(read::tables_of(self, guest, limit))
    }

    fn open_tables_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, OpenTables> {
        Box::pin(read::open_tables_of(self, guest))
    }

    fn to_wake(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<String>> {
        // Where there are other nodes, one that plays the rules looks after the table.
        let rules = SqlDatabase::is_shared(self).then(own_rules);
        Box::pin(read::to_wake(self, now, limit, rules))
    }

    fn chat<'a>(
        &'a self,
        table: &'a str,
        room: Option<ChatRoom>,
        limit: u32,
    ) -> StoreFuture<'a, Vec<ChatLine>> {
        Box::pin(read::chat(self, table, room, limit))
    }

    fn review<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredReview>> {
        Box::pin(read::review(self, table))
    }

    fn reviews_under_way(&self, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(read::reviews_under_way(self, limit))
    }

    fn is_said<'a>(&'a self, table: &'a str, cause: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(read::is_said(self, table, cause))
    }

    fn table_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>> {
        Box::pin(read::table_names(self, after, limit))
    }

    fn table_lines<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableLine>> {
        Box::pin(read::table_lines(self, after, limit))
    }

    fn agreed_now(&self) -> StoreFuture<'_, Option<Millis>> {
        Box::pin(async move {
            let Some(question) = self.time_question() else { return Ok(None) };
            read::only(self, statement(question)).await?.number("now").map(Some)
        })
    }

    fn last_alive(&self) -> StoreFuture<'_, Option<Millis>> {
        Box::pin(read::last_alive(self))
    }

    fn schema(&self) -> StoreFuture<'_, Vec<TableForm>> {
        Box::pin(async move { self.side().await?.describe().await })
    }

    fn check(&self) -> StoreFuture<'_, ()> {
        SqlDatabase::check(self)
    }

    fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()> {
        SqlDatabase::backup(self, to)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        SqlDatabase::close(self)
    }
}
