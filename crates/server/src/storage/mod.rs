//! What is kept. One interface, behind which a database stands: `SQLite` or `PostgreSQL`.
//!
//! Everything that changes goes through [`Store::commit`]: what is written together is kept together or not at all, and is on the disk
//! before the answer comes.

mod accounts;
mod append;
mod apply;
mod clubs;
mod copy;
mod group_commit;
mod holidays;
mod house;
mod lobby;
mod migrations;
mod moderation;
mod moves;
mod notices;
mod other_nodes;
mod page_files;
mod people;
mod postgres;
mod ratings;
mod read;
mod results;
mod rewind;
mod schema;
mod sql;
mod sqlite;
mod statement;
mod write;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use futures_util::future::BoxFuture;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, SeatNumber, Seq};
use serde::{Deserialize, Serialize};
use table::{Entry, Opening, Outage};

pub use accounts::{
    Account, AccountWrite, Accounts, Attempts, Ceremony, FormerSeat, HeldSeat, Likenesses, PERSONAL,
    PersonalRows, StoredPasskey, StoredSession, VersionedName,
};
pub use clubs::{
    ClubLeaderRow, ClubPerson, ClubWrite, Clubs, Draw, DrawnTable, EveningWrite, StoredClub,
    StoredClubMember, StoredEvening, StoredEveningPerson, StoredEveningTable, StoredRound, StoredStanding,
    club_questions,
};
pub use copy::{CopyProgress, RowCounts};
pub use holidays::{HolidayWrite, Holidays, StoredHoliday};
pub use house::{ActionRecord, HouseCounts, HouseWrite, Houses, StoredInvitation, StoredMember};
pub use lobby::{LobbyData, LobbyWrite, NamedVisitor, OwnLobby, StoredSearch, TableFilter};
pub use moderation::{
    BannedSeat, FOR_GOOD, ModerationData, ModerationWrite, NewStoredReport, PastReport, Speaker,
    StoredAddressBan, StoredAnswer, StoredAppeal, StoredHold, StoredPerson, StoredReport, StoredSanction,
};
pub use notices::{
    Channel, ChannelSeat, ClaimedNotice, DroppedPush, DueChannel, EndedWay, HeldTable, NoticeId, NoticeWrite,
    Notices,
};
pub use page_files::{PageFileWrite, StoredPages};
pub use people::{
    CurrentName, LineAuthor, PeopleData, PeopleWrite, StoredBlock, StoredFollow, StoredRelation,
    StoredTableInvitation,
};
pub use postgres::Postgres;
pub(crate) use postgres::host_of;
pub use ratings::{
    CurveRow, LeaderRow, RatingRow, RatingState, RatingWrite, Ratings, ShownRating, StoredPoint, StoredRating,
};
pub use read::{BACKGROUND_QUESTIONS, FREQUENT_QUESTIONS};
pub use results::{
    CountedResults, Cursor, Encounter, EndedTable, ResultFilter, ResultWrite, Results, ResultsMark, Streaks,
};
pub(crate) use rewind::{RewindReport, last_moment, rewind};
pub use schema::{ColumnForm, ColumnKind, IndexForm, TableForm};
pub use sqlite::Sqlite;
pub use write::{OnlyIf, Summary, Write};

pub(crate) use copy::copy;
pub(crate) use sql::SqlDatabase;

use crate::cluster::agenda::Agenda;
use crate::secret::SecretHash;

/// The statements behind lists that grow with every game, by what they find. A test asks both databases how they go about them.
pub const LISTS: &[(&str, &str)] = &[
    ("a page of results", results::PAGE),
    ("the running games", results::RUNNING),
    ("the results by game", results::STATS),
    ("the opponents", results::ENCOUNTERS),
    ("the streaks", results::STREAKS),
    ("the ratings of a player", ratings::OF_PLAYER),
    ("a curve", ratings::CURVE),
    ("the leaders", ratings::LEADERS),
    ("the games to rate", ratings::TO_RATE),
    ("the names without a key", accounts::NAMES_WITHOUT_KEY),
];

/// Why nothing was stored or found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written the same entry first.
    #[error("somebody else was first")]
    Conflict,
    /// The number of an entry does not follow the last one of its table: what came before was never stored.
    #[error("entry {seq} of table {table} does not follow entry {last}")]
    Gap { table: String, seq: Seq, last: Seq },
    #[error("the storage is closing down")]
    Closed,
    #[error("the storage is full of work")]
    Busy,
    #[error("it was written by a newer version of this program")]
    Newer,
    #[error("it is damaged: {0}")]
    Damaged(String),
    #[error("what is stored cannot be read: {0}")]
    Unreadable(String),
    /// A newer version of this program has stored an entry of a kind that this one does not know.
    #[error("an entry is of a kind that this version of the program does not know: {0}")]
    NewerEntry(String),
    #[error("the database says: {0}")]
    Database(String),
}

/// What the storage answers, when it is there.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Somebody with a session, as stored: a guest, or whoever has an account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guest {
    pub id: String,
    pub name: String,
    /// When the session was last used, as far as it was noted.
    pub seen_at: Millis,
    /// Since when they are here.
    pub created_at: Millis,
    /// Until when they may not come in; zero: they may.
    pub banned_until: Millis,
    /// A moderator has done something that they have not read.
    pub must_read: bool,
    pub has_account: bool,
    /// Where they came from last, as a hash.
    pub came_from: String,
    /// Guests whom the account took over: what they hold, its owner holds.
    pub former: Vec<String>,
}

impl Guest {
    /// The account, if there is one.
    pub fn account(&self) -> Option<String> {
        self.has_account.then(|| self.id.clone())
    }

    /// Whether this is the one, or one whom the account took over.
    pub fn is(&self, guest: &str) -> bool {
        self.id == guest || self.former.iter().any(|former| former == guest)
    }
}

/// Tables that are not over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenTables {
    /// Those that wait for players.
    pub waiting: u64,
    /// All of them.
    pub all: u64,
    /// The same of those that everybody finds.
    pub listed_waiting: u64,
    pub all_listed: u64,
}

/// A table as stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub opening: Opening,
    pub entries: Vec<Entry>,
    /// The number of the last line of chat.
    pub chat_lines: u64,
    /// Who does not want to read whom.
    pub mutes: Vec<(SeatNumber, SeatNumber)>,
    /// What opens the seats.
    pub keys: Vec<SeatKey>,
    /// The version of what stands beside the entries: keys and mutes.
    pub version: u64,
}

/// The right of a node to look after a part of the tables, as a number that is raised when the right goes over to another. What is
/// written under it is not written when the number is another by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fence {
    pub shard: u16,
    pub number: u64,
}

/// What a node holds after it has said that it is alive.
#[derive(Clone, Debug, Default)]
pub struct Renewal {
    /// What time the database has.
    pub now: Millis,
    pub fences: Vec<Fence>,
    /// The other nodes that are alive.
    pub others: Vec<PeerNode>,
    /// What else is told by a database that is asked for all at once.
    pub report: Option<BeatReport>,
}

/// What a node learns when it says that it is alive.
#[derive(Clone, Debug)]
pub struct BeatReport {
    /// Whether it is noted that it is alive: not where the time before was an outage, which has to be noted first.
    pub is_noted: bool,
    /// Times when no server ran.
    pub outages: Vec<Outage>,
    pub(crate) agenda: Agenda,
}

/// A shorter silence is no outage, in milliseconds.
pub(crate) const SHORTEST_OUTAGE: Millis = 3_000;

/// Which of the servers of a database counts: when one takes the place of another, a new timeline begins. What is written on an older one
/// is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timeline {
    /// The database, the same for all its servers.
    pub system: String,
    pub number: i64,
}

/// What is wrong with the server that would take the place of the one that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StandbyTrouble {
    #[error(
        "PostgreSQL waits for synchronous standbys, and of {needed} that it needs {there} are there: no move can be stored until they are back"
    )]
    Missing { needed: u64, there: u64 },
    #[error(
        "several addresses of PostgreSQL are given and synchronous_standby_names is empty, or synchronous_commit is local or off: when a \
         standby takes over, the last moves can be lost (docs/hosting.md)"
    )]
    NotSynchronous,
}

/// Another node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeerNode {
    pub node: String,
    /// The versions of the rules that it plays, such as `alcazar:1 toledo:2`.
    pub rules: String,
    /// The parts of the tables that it looks after.
    pub shards: Vec<u16>,
}

/// Those who follow a table at one node or at several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    pub seats: Vec<SeatNumber>,
    /// Those who have the table before their eyes.
    pub looking: Lookers,
    pub spectators: u32,
}

/// Those who have a table before their eyes: nobody tells them of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lookers {
    pub seats: Vec<SeatNumber>,
    /// Those without a seat, by guest or account. What other nodes know of them is only of tables that wait for players: they may have
    /// been asked to one.
    pub people: Vec<String>,
}

impl Lookers {
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty() && self.people.is_empty()
    }
}

impl Presence {
    pub fn is_nobody(&self) -> bool {
        self.seats.is_empty() && self.spectators == 0
    }
}

/// How far a table is, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub table: String,
    /// The number of the last entry.
    pub seq: Seq,
    /// The number of the last line of chat.
    pub chat_lines: u64,
    /// The version of what stands beside the entries.
    pub version: u64,
    /// Those who follow it at other nodes, by node.
    pub present: Vec<(String, Presence)>,
}

/// Keys and mutes of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredKeys {
    pub keys: Vec<SeatKey>,
    pub mutes: Vec<(SeatNumber, SeatNumber)>,
}

/// Something that opens a seat, and since when it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatKey {
    pub seat: SeatNumber,
    pub opener: Opener,
    pub since: Millis,
}

/// What a seat is opened with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opener {
    /// The session of a guest.
    Session(String),
    /// A link, by the hash of its secret.
    Link(SecretHash),
}

/// The review of a table as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// The guest who asked for it.
    pub asked_by: String,
    /// What has been found out so far, as JSON; empty when it is done.
    pub found: String,
    /// The review as JSON; empty as long as it is not done.
    pub body: String,
}

/// A table as it lies in the storage, for repairing it: every part that can be read, and why the others cannot.
#[derive(Clone, Debug)]
pub struct TableParts {
    pub opening: Result<Opening, StoreError>,
    /// The number of each entry and what it is.
    pub entries: Vec<(Seq, Result<Entry, StoreError>)>,
}

/// What a look through some tables found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GapSearch {
    pub broken: Vec<String>,
    /// The last table that was looked at; `None` when there are no more.
    pub last: Option<String>,
}

/// One line of the list of all tables.
#[derive(Clone, Debug)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub summary: Result<TableSummary, StoreError>,
    /// Why it cannot be built from what is stored, as far as that was found.
    pub broken: Option<String>,
}

/// The database as the rest of the server knows it.
pub trait Store: Send + Sync {
    /// Writes all of it or nothing; answers when it is on the disk.
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()>;

    /// When something could last not be written, for another reason than that somebody else was first.
    fn last_failure(&self) -> Option<Instant>;

    /// Whether other nodes may work with the same data at the same time.
    fn is_shared(&self) -> bool;
    /// Where it is written, if another server of the database can take the place of this one.
    fn timeline(&self) -> Option<Timeline> {
        None
    }
    /// Another node writes on this one: what is on an older one is not written to any more.
    fn note_timeline(&self, _: &Timeline) {}
    /// Whether one of the addresses of the database did not answer: it may have taken the place of the one that is used.
    fn has_silent_address(&self) -> bool {
        false
    }
    /// What is wrong with the server that would take the place of the one that is used.
    fn standby_trouble(&self) -> StoreFuture<'_, Option<StandbyTrouble>> {
        Box::pin(async { Ok(None) })
    }
    /// A node is alive: its leases are renewed, and it takes its part of those that nobody holds.
    fn renew<'a>(&'a self, node: &'a str, rules: &'a str) -> StoreFuture<'a, Renewal>;
    /// The same, with outages of so many last milliseconds and what there is to do, and it is noted that a server was alive: all that in
    /// one question, where that is possible.
    fn beat<'a>(&'a self, node: &'a str, rules: &'a str, _: Millis) -> StoreFuture<'a, Renewal> {
        self.renew(node, rules)
    }
    /// A node goes: its leases are free at once.
    fn release<'a>(&'a self, node: &'a str) -> StoreFuture<'a, ()>;
    /// How far these tables are; who follows them at this node is left out.
    fn stamps<'a>(&'a self, tables: &'a [String], node: &'a str) -> StoreFuture<'a, Vec<Stamp>>;
    /// The entries after this one.
    fn entries_after<'a>(&'a self, table: &'a str, seq: Seq) -> StoreFuture<'a, Vec<Entry>>;
    /// The lines of chat after this one, in order.
    fn chat_after<'a>(&'a self, table: &'a str, number: u64) -> StoreFuture<'a, Vec<ChatLine>>;
    /// How many of the last lines of chat somebody has written since then.
    fn said_since<'a>(&'a self, table: &'a str, who: &'a str, since: Millis) -> StoreFuture<'a, u64>;
    fn keys<'a>(&'a self, table: &'a str) -> StoreFuture<'a, StoredKeys>;
    /// Of these sessions, by the hashes of their tokens, those that there are, of people who may come in.
    fn known_sessions<'a>(
        &'a self,
        sessions: &'a [SecretHash],
        now: Millis,
    ) -> StoreFuture<'a, Vec<SecretHash>>;

    fn guest(&self, token: SecretHash) -> StoreFuture<'_, Option<Guest>>;
    /// What is known of accounts.
    fn accounts(&self) -> &dyn Accounts;
    /// What games that are over came to.
    fn results(&self) -> &dyn Results;
    /// What the host has set, and whom the host trusts.
    fn house(&self) -> &dyn Houses;
    /// Bytes that all of it takes.
    fn size(&self) -> StoreFuture<'_, u64>;
    /// Open tables, who is here, and who looks for a table.
    fn lobby(&self) -> &dyn LobbyData;
    /// Clubs, their members, tables and evenings.
    fn clubs(&self) -> &dyn Clubs;
    /// What is known of notices.
    fn notices(&self) -> &dyn Notices;
    /// Reports, and what moderators have done.
    fn moderation(&self) -> &dyn ModerationData;
    /// What people are to each other.
    fn people(&self) -> &dyn PeopleData;
    /// When players have days off.
    fn holidays(&self) -> &dyn Holidays;
    /// The files of the pages of all programs that work with the data.
    fn pages(&self) -> &dyn StoredPages;
    /// How strong players are.
    fn ratings(&self) -> &dyn Ratings;

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredTable>>;
    /// The same part by part, however much is wrong with it.
    fn table_parts<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableParts>>;
    /// Tables that are known to be broken, and why.
    fn broken_tables(&self, limit: u32) -> StoreFuture<'_, Vec<(String, String)>>;
    /// Of the next tables by name those whose entries are not numbered from 1 without gaps.
    fn tables_with_gaps<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, GapSearch>;
    /// Times when no server ran, after the given one.
    fn outages(&self, after: Millis) -> StoreFuture<'_, Vec<Outage>>;
    /// Tables at which the guest holds a seat or is the host, the last changed first.
    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableSummary>>;
    /// How many tables the guest has opened that are not over.
    fn open_tables_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, OpenTables>;
    /// Tables that must be looked after at this time.
    fn to_wake(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<String>>;
    /// The last lines of chat, oldest first, of one room or of both.
    fn chat<'a>(
        &'a self,
        table: &'a str,
        room: Option<ChatRoom>,
        limit: u32,
    ) -> StoreFuture<'a, Vec<ChatLine>>;
    fn review<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredReview>>;
    /// Tables whose review is not done.
    fn reviews_under_way(&self, limit: u32) -> StoreFuture<'_, Vec<String>>;
    /// Whether a line with this cause has been written.
    fn is_said<'a>(&'a self, table: &'a str, cause: &'a str) -> StoreFuture<'a, bool>;
    /// All tables in the order of their names, after the given one.
    fn table_names<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>>;
    /// The same with what is told of each.
    fn table_lines<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableLine>>;
    /// The time that all nodes go by, where the database has it.
    fn agreed_now(&self) -> StoreFuture<'_, Option<Millis>> {
        Box::pin(async { Ok(None) })
    }
    /// When a server was last alive.
    fn last_alive(&self) -> StoreFuture<'_, Option<Millis>>;

    /// The tables, columns, keys and indexes that it is made of.
    fn schema(&self) -> StoreFuture<'_, Vec<TableForm>>;
    /// Reads through all of it: says what is wrong with storage that is damaged.
    fn check(&self) -> StoreFuture<'_, ()>;
    /// Writes a consistent copy while others go on.
    fn backup<'a>(&'a self, to: &'a Path) -> StoreFuture<'a, ()>;
    /// Waits until all that was accepted is stored, and accepts nothing more.
    fn close(&self) -> BoxFuture<'_, ()>;
}

pub type Storage = Arc<dyn Store>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_there_without_seats_and_spectators() {
        assert!(Presence::default().is_nobody());
        assert!(!Presence { seats: vec![1], ..Presence::default() }.is_nobody());
        assert!(!Presence { spectators: 1, ..Presence::default() }.is_nobody());
    }
}
