//! Notices: the ways by which somebody is told, and what is to be sent.

mod change;
mod read;

pub use change::NoticeWrite;
pub(super) use change::statements;
pub(super) use read::CHANNELS_DUE;

use protocol::rest::{ChannelForm, NoticeHours, NoticeKind, TableSummary};
use protocol::{Millis, SeatNumber};

use super::sql::SqlDatabase;
use super::{Lookers, StoreFuture};
use crate::secret::SecretHash;

/// A way by which somebody is told, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub id: String,
    /// The guest or the account that it belongs to.
    pub guest: String,
    /// For push: the session of the browser. The channel ends with it.
    pub session: Option<SecretHash>,
    pub form: ChannelForm,
    pub address: String,
    /// For push the keys of the browser, for a webhook the secret that it is signed with, as JSON.
    pub keys: String,
    pub kinds: Vec<NoticeKind>,
    pub language: String,
    /// The pages that it was made at: links begin with it.
    pub origin: String,
    pub label: String,
    pub created_at: Millis,
    /// What happened before is not told.
    pub since: Millis,
    pub last_sent_at: Millis,
    pub failing_since: Option<Millis>,
    /// When a link ended it, and who of those who followed it at the same moment.
    pub ended: Option<EndedWay>,
}

/// That a way was ended by the link of a notice: nothing is told there until its owner wants it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedWay {
    pub at: Millis,
    pub by: String,
}

/// What a browser was told, by an address at which nothing can be delivered any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DroppedPush {
    pub kinds: Vec<NoticeKind>,
    pub language: String,
    pub origin: String,
    pub label: String,
}

/// What makes a notice one: it is sent once each way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NoticeId {
    pub channel: String,
    pub kind: NoticeKind,
    pub table: String,
    /// When what it tells of began.
    pub cause: Millis,
}

/// A seat of somebody who has a channel, or a table to which they were asked, as it stands.
#[derive(Clone, Debug)]
pub struct ChannelSeat {
    pub channel: String,
    pub kinds: Vec<NoticeKind>,
    pub since: Millis,
    pub hours: NoticeHours,
    pub held: HeldTable,
}

/// A table as one who holds a seat there, or was asked to it, is told of it.
#[derive(Clone, Debug)]
pub struct HeldTable {
    /// Absent for whoever was asked to it.
    pub seat: Option<SeatNumber>,
    pub summary: TableSummary,
    /// When somebody was asked to it.
    pub invited_at: Option<Millis>,
    /// Whether it is in the lobby for everybody.
    pub is_listed: bool,
    pub is_rematch: bool,
    /// Whether it was opened by the same person.
    pub is_host: bool,
}

/// A channel with something to send, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueChannel {
    pub channel: String,
    /// Nobody when the channel has ended meanwhile.
    pub guest: String,
}

/// A notice that somebody is about to send.
#[derive(Clone, Debug)]
pub struct ClaimedNotice {
    pub id: NoticeId,
    pub attempts: u64,
    /// The name under which it was sent, if that was tried: it may have arrived.
    pub bundle: Option<String>,
}

/// What is asked about notices.
pub trait Notices: Send + Sync {
    fn server_key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Vec<u8>>>;
    /// Whether anybody wants to be told of anything.
    fn has_channels(&self) -> StoreFuture<'_, bool>;
    fn channels_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<Channel>>;
    /// One that has not ended with the session that it belongs to.
    fn channel<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Channel>>;
    /// That of the browser with this session, if its address is dead and it has not named another.
    fn dropped_push<'a>(&'a self, session: &'a SecretHash) -> StoreFuture<'a, Option<DroppedPush>>;
    fn notice_hours<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<NoticeHours>>;
    /// Those who hold seats at these tables or were asked to them, and have channels.
    fn interested<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<ChannelSeat>>;
    /// The same for the tables of the next channels by name that are not over, and the last of these channels.
    fn interested_after<'a>(
        &'a self,
        channel: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, (Vec<ChannelSeat>, Option<String>)>;
    /// Channels with something to send that nobody else is sending, what waits longest first; of one person a few.
    fn channels_due(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<DueChannel>>;
    fn claimed<'a>(&'a self, claim: &'a str) -> StoreFuture<'a, Vec<ClaimedNotice>>;
    /// The seats that somebody holds at a table, with the guests whom an account took over; or that they were asked to it.
    fn held_by<'a>(&'a self, guest: &'a str, table: &'a str) -> StoreFuture<'a, Vec<HeldTable>>;
    /// Those who have the table before their eyes, by node.
    fn looking<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<(String, Lookers)>>;
}

impl<D: SqlDatabase> Notices for D {
    fn server_key<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Vec<u8>>> {
        Box::pin(read::server_key(self, name))
    }

    fn has_channels(&self) -> StoreFuture<'_, bool> {
        Box::pin(read::has_channels(self))
    }

    fn channels_of<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<Channel>> {
        Box::pin(read::channels_of(self, guest))
    }

    fn channel<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<Channel>> {
        Box::pin(read::channel(self, id))
    }

    fn dropped_push<'a>(&'a self, session: &'a SecretHash) -> StoreFuture<'a, Option<DroppedPush>> {
        Box::pin(read::dropped_push(self, session))
    }

    fn notice_hours<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<NoticeHours>> {
        Box::pin(read::notice_hours(self, guest))
    }

    fn interested<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<ChannelSeat>> {
        Box::pin(read::interested(self, tables))
    }

    fn interested_after<'a>(
        &'a self,
        channel: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, (Vec<ChannelSeat>, Option<String>)> {
        Box::pin(read::interested_after(self, channel, limit))
    }

    fn channels_due(&self, now: Millis, limit: u32) -> StoreFuture<'_, Vec<DueChannel>> {
        Box::pin(read::channels_due(self, now, limit))
    }

    fn claimed<'a>(&'a self, claim: &'a str) -> StoreFuture<'a, Vec<ClaimedNotice>> {
        Box::pin(read::claimed(self, claim))
    }

    fn held_by<'a>(&'a self, guest: &'a str, table: &'a str) -> StoreFuture<'a, Vec<HeldTable>> {
        Box::pin(read::held_by(self, guest, table))
    }

    fn looking<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<(String, Lookers)>> {
        Box::pin(read::looking(self, table))
    }
}
