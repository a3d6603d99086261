//! Order in the house: reports, what moderators have done to whom, and notes to the host about it.
//!
//! A person is an account, or a guest who has none.

mod addresses;
mod change;
mod read;

pub use change::ModerationWrite;
pub(super) use change::{adopt, apply, forget};
pub(super) use read::SEATS_OF_BANNED;

use protocol::Millis;
use protocol::rest::{ClubSummary, ReportKind, SanctionKind, TableSummary};
use protocol::socket::{ChatLine, ChatRoom};

use super::sql::SqlDatabase;
use super::{HeldSeat, StoreFuture};

/// What is not over before this is for good.
pub const FOR_GOOD: Millis = 1 << 52;

/// A report as it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStoredReport {
    pub id: String,
    pub at: Millis,
    pub reporter: String,
    pub person: String,
    pub person_name: String,
    pub kind: ReportKind,
    pub note: String,
    pub table: Option<String>,
    /// The room that whoever reports can read, where not both.
    pub room: Option<ChatRoom>,
    pub line: Option<u64>,
    /// The club that is meant: then it is nobody.
    pub club: Option<String>,
}

/// What somebody has reported before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastReport {
    pub person: String,
    pub kind: ReportKind,
    pub table: Option<String>,
    pub line: Option<u64>,
    pub club: Option<String>,
}

/// A report with who is meant by it.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredReport {
    pub report: NewStoredReport,
    pub reporter_name: String,
    pub reporter_player: Option<String>,
    pub person_now: Option<StoredPerson>,
    pub club_now: Option<ClubSummary>,
    pub summary: Option<TableSummary>,
    pub answer: Option<StoredAnswer>,
}

/// Somebody as they are known now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredPerson {
    pub name: String,
    pub player: Option<String>,
    pub created_at: Millis,
    /// Whether they are a host or a moderator.
    pub is_trusted: bool,
}

/// A seat of somebody who may not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BannedSeat {
    pub held: HeldSeat,
    /// They do not play there any more, and no link leads back.
    pub is_left: bool,
}

/// How a report was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnswer {
    /// The word of the action.
    pub action: String,
    pub by: String,
    pub at: Millis,
    pub reason: String,
}

/// Something that was done to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSanction {
    pub id: String,
    pub person: String,
    pub kind: SanctionKind,
    pub reason: String,
    pub at: Millis,
    pub until: Option<Millis>,
    /// The account of the moderator.
    pub given_by: String,
    /// The name that was taken away.
    pub name: String,
    pub lifted_at: Option<Millis>,
    pub seen_at: Option<Millis>,
    pub appealed_at: Option<Millis>,
}

/// A mute or a ban that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHold {
    pub sanction: StoredSanction,
    /// Whom it is about, as they are known now; none when they are gone.
    pub person: Option<StoredPerson>,
    /// What the moderator is called now.
    pub given_by_name: String,
}

/// From where nobody new comes in for a while.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredAddressBan {
    pub id: String,
    /// The hash of the address.
    pub target: String,
    /// What the person was called because of whom it is; empty where an address was named.
    pub about: String,
    /// The guest or account, if there was one.
    pub person: String,
    pub reason: String,
    pub at: Millis,
    pub until: Millis,
    /// The account of the moderator; empty: the command line.
    pub given_by: String,
    /// What the moderator is called now.
    pub given_by_name: String,
}

/// A note to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAppeal {
    pub sanction: StoredSanction,
    pub name: String,
    pub given_by_name: String,
    pub text: String,
    pub at: Millis,
}

/// What counts when somebody writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speaker {
    pub muted_until: Millis,
    /// Since when they are here.
    pub created_at: Millis,
    pub has_account: bool,
}

/// What is asked about order.
pub trait ModerationData: Send + Sync {
    /// Reports that wait for an answer, the oldest first; or those that were answered, the last first.
    fn reports(&self, is_answered: bool, limit: u32) -> StoreFuture<'_, Vec<StoredReport>>;
    fn report<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredReport>>;
    fn open_reports(&self) -> StoreFuture<'_, u32>;
    /// What somebody has reported since then.
    fn reported_by<'a>(&'a self, person: &'a str, since: Millis) -> StoreFuture<'a, Vec<PastReport>>;
    fn reports_about<'a>(&'a self, person: &'a str) -> StoreFuture<'a, u32>;
    /// The lines of a table from the first number to the last, of one room or of both, with who wrote them.
    fn lines<'a>(
        &'a self,
        table: &'a str,
        room: Option<ChatRoom>,
        numbers: (u64, u64),
    ) -> StoreFuture<'a, Vec<(ChatLine, Option<String>)>>;
    /// What was done to somebody, the last first.
    fn sanctions_of<'a>(&'a self, person: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredSanction>>;
    fn sanction<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredSanction>>;
    /// Mutes and bans that hold, the last first; those before one, named by its moment and its id.
    fn holding<'a>(
        &'a self,
        now: Millis,
        before: (Millis, &'a str),
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredHold>>;
    /// Notes to the host that have not been put aside, the oldest first.
    fn appeals(&self, limit: u32) -> StoreFuture<'_, Vec<StoredAppeal>>;
    fn speaker<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Speaker>;
    fn person<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredPerson>>;
    /// Those that hold, the newest first.
    fn address_bans(&self, now: Millis) -> StoreFuture<'_, Vec<StoredAddressBan>>;
    /// Until when nobody new comes in from there, if that is so.
    fn address_banned_until<'a>(&'a self, target: &'a str, now: Millis) -> StoreFuture<'a, Option<Millis>>;
    /// Where somebody came from last, as hashes.
    fn origins_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>>;
    /// Seats at tables that are not over of those who may not come in, in the order of the tables; after this one.
    fn seats_of_banned<'a>(
        &'a self,
        now: Millis,
        after: Option<&'a HeldSeat>,
        limit: u32,
    ) -> StoreFuture<'a, Vec<BannedSeat>>;
}

impl<D: SqlDatabase> ModerationData for D {
    fn reports(&self, is_answered: bool, limit: u32) -> StoreFuture<'_, Vec<StoredReport>> {
        Box::pin(read::reports(self, is_answered, limit))
    }

    fn report<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredReport>> {
        Box::pin(read::report(self, id))
    }

    fn open_reports(&self) -> StoreFuture<'_, u32> {
        Box::pin(read::open_reports(self))
    }

    fn reported_by<'a>(&'a self, person: &'a str, since: Millis) -> StoreFuture<'a, Vec<PastReport>> {
        Box::pin(read::reported_by(self, person, since))
    }

    fn reports_about<'a>(&'a self, person: &'a str) -> StoreFuture<'a, u32> {
        Box::pin(read::reports_about(self, person))
    }

    fn lines<'a>(
        &'a self,
        table: &'a str,
        room: Option<ChatRoom>,
        numbers: (u64, u64),
    ) -> StoreFuture<'a, Vec<(ChatLine, Option<String>)>> {
        Box::pin(read::lines(self, table, room, numbers))
    }

    fn sanctions_of<'a>(&'a self, person: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredSanction>> {
        Box::pin(read::sanctions_of(self, person, limit))
    }

    fn sanction<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredSanction>> {
        Box::pin(read::sanction(self, id))
    }

    fn holding<'a>(
        &'a self,
        now: Millis,
        before: (Millis, &'a str),
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredHold>> {
        Box::pin(read::holding(self, now, before, limit))
    }

    fn appeals(&self, limit: u32) -> StoreFuture<'_, Vec<StoredAppeal>> {
        Box::pin(read::appeals(self, limit))
    }

    fn speaker<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Speaker> {
        Box::pin(read::speaker(self, guest))
    }

    fn person<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<StoredPerson>> {
        Box::pin(read::person(self, id))
    }

    fn address_bans(&self, now: Millis) -> StoreFuture<'_, Vec<StoredAddressBan>> {
        Box::pin(addresses::list(self, now))
    }

    fn address_banned_until<'a>(&'a self, target: &'a str, now: Millis) -> StoreFuture<'a, Option<Millis>> {
        Box::pin(addresses::until(self, target, now))
    }

    fn origins_of<'a>(&'a self, person: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(addresses::origins_of(self, person))
    }

    fn seats_of_banned<'a>(
        &'a self,
        now: Millis,
        after: Option<&'a HeldSeat>,
        limit: u32,
    ) -> StoreFuture<'a, Vec<BannedSeat>> {
        Box::pin(read::seats_of_banned(self, now, after, limit))
    }
}
