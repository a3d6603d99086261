//! What can be written.

use protocol::rest::TableSummary;
use protocol::socket::ChatLine;
use protocol::{Millis, SeatNumber, Seq};
use serde::Serialize;
use table::{Entry, Opening, Outage, Table};

use super::{
    AccountWrite, ClubWrite, EveningWrite, Fence, HolidayWrite, HouseWrite, LobbyWrite, ModerationWrite,
    NoticeWrite, PageFileWrite, PeopleWrite, Presence, RatingWrite, ResultWrite, StoredReview,
};
use crate::secret::SecretHash;

/// One change of what is stored.
#[derive(Clone, Debug)]
pub enum Write {
    Guest {
        id: String,
        token: SecretHash,
        name: String,
        at: Millis,
    },
    GuestName {
        id: String,
        name: String,
    },
    /// A guest was there, with one of their sessions.
    GuestSeen {
        id: String,
        session: SecretHash,
        at: Millis,
    },
    /// Guests who were not there since then and hold neither a seat nor a table; some of them, if there are many.
    ForgetGuests {
        before: Millis,
    },
    ForgetSession {
        id: String,
    },
    Table {
        opening: Box<Opening>,
        summary: Box<Summary>,
    },
    Entry {
        table: String,
        entry: Box<Entry>,
    },
    Summary {
        table: String,
        summary: Box<Summary>,
        /// What must hold for anything to be written.
        only_if: OnlyIf,
    },
    /// Nothing is due at a table before that, if nothing has happened there since.
    WakeAt {
        table: String,
        wake_at: Option<Millis>,
        changed_at: Millis,
    },
    /// What is written with it is built on this version of what stands beside the entries.
    AtVersion {
        table: String,
        version: u64,
    },
    /// Something beside the entries changes. Of two nodes that change it at once one is refused.
    RaiseVersion {
        table: String,
        from: u64,
    },
    /// Who follows a table at a node.
    Presence {
        node: String,
        table: String,
        present: Presence,
    },
    /// What nodes that are gone for long have left behind is removed.
    ForgetNodes,
    Holder {
        table: String,
        seat: SeatNumber,
        guest: String,
        at: Millis,
    },
    /// The session of a guest does not hold the seat any more.
    EndHolder {
        table: String,
        seat: SeatNumber,
        guest: String,
    },
    SeatToken {
        token: SecretHash,
        table: String,
        seat: SeatNumber,
        at: Millis,
    },
    /// The link is dead.
    EndLink {
        table: String,
        token: SecretHash,
    },
    /// Nobody holds the seat any more, and all its links are dead.
    FreeSeat {
        table: String,
        seat: SeatNumber,
    },
    /// Whoever holds the seat of one table by a session holds that of the other. Links are made anew.
    CopySeat {
        from: String,
        from_seat: SeatNumber,
        to: String,
        to_seat: SeatNumber,
    },
    Chat {
        table: String,
        line: Box<ChatLine>,
        /// Who wrote it with which message.
        cause: String,
        /// The account or the guest who wrote it, where that is known.
        author: Option<String>,
    },
    Mute {
        table: String,
        seat: SeatNumber,
        muted: SeatNumber,
        on: bool,
    },
    /// A review is wanted, unless there is one already or whoever wants it waits for so many others. It is refused then.
    AskReview {
        table: String,
        guest: String,
        at: Millis,
        most: u64,
    },
    /// The review of a table, as far as it is.
    Review {
        table: String,
        review: StoredReview,
        /// The lease that it is made under.
        fence: Option<Fence>,
    },
    /// It is made no more, unless somebody else looks after the table by now.
    ForgetReview {
        table: String,
        fence: Option<Fence>,
    },
    /// Why a table cannot be built from what is stored; `None` when it can again.
    Broken {
        table: String,
        why: Option<String>,
    },
    /// Takes the entries after this one out of the table, and keeps them aside.
    SetAside {
        table: String,
        after: Seq,
        at: Millis,
    },
    Alive {
        node: String,
        at: Millis,
    },
    /// One more of something of which there are at most so many in a window of time; refused when there are.
    RateCount {
        target: String,
        window_at: Millis,
        most: u64,
    },
    /// Windows that are over.
    ForgetRateCounts {
        before: Millis,
    },
    Outage(Outage),
    Account(Box<AccountWrite>),
    House(Box<HouseWrite>),
    Result(Box<ResultWrite>),
    Notice(Box<NoticeWrite>),
    Lobby(Box<LobbyWrite>),
    Rating(Box<RatingWrite>),
    Holiday(Box<HolidayWrite>),
    Club(Box<ClubWrite>),
    Evening(Box<EveningWrite>),
    People(Box<PeopleWrite>),
    PageFile(PageFileWrite),
    Moderation(Box<ModerationWrite>),
}

impl From<ModerationWrite> for Write {
    fn from(write: ModerationWrite) -> Self {
        Self::Moderation(Box::new(write))
    }
}

impl From<PageFileWrite> for Write {
    fn from(write: PageFileWrite) -> Self {
        Self::PageFile(write)
    }
}

impl From<PeopleWrite> for Write {
    fn from(write: PeopleWrite) -> Self {
        Self::People(Box::new(write))
    }
}

impl From<LobbyWrite> for Write {
    fn from(write: LobbyWrite) -> Self {
        Self::Lobby(Box::new(write))
    }
}

impl From<ClubWrite> for Write {
    fn from(write: ClubWrite) -> Self {
        Self::Club(Box::new(write))
    }
}

impl From<EveningWrite> for Write {
    fn from(write: EveningWrite) -> Self {
        Self::Evening(Box::new(write))
    }
}

impl From<ResultWrite> for Write {
    fn from(write: ResultWrite) -> Self {
        Self::Result(Box::new(write))
    }
}

impl From<NoticeWrite> for Write {
    fn from(write: NoticeWrite) -> Self {
        Self::Notice(Box::new(write))
    }
}

impl From<HolidayWrite> for Write {
    fn from(write: HolidayWrite) -> Self {
        Self::Holiday(Box::new(write))
    }
}

impl From<RatingWrite> for Write {
    fn from(write: RatingWrite) -> Self {
        Self::Rating(Box::new(write))
    }
}

impl From<AccountWrite> for Write {
    fn from(write: AccountWrite) -> Self {
        Self::Account(Box::new(write))
    }
}

impl From<HouseWrite> for Write {
    fn from(write: HouseWrite) -> Self {
        Self::House(Box::new(write))
    }
}

/// What the lobby shows, and when the table must be woken. It follows from the entries, and from the outages that are known.
#[derive(Clone, Debug)]
pub struct Summary {
    pub shown: TableSummary,
    pub wake_at: Option<Millis>,
}

/// What a change is built on. When it does not hold any more somebody else was first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnlyIf {
    /// The version of what stands beside the entries.
    pub version: Option<u64>,
    /// The lease under which something is done though nobody asked.
    pub fence: Option<Fence>,
}

impl Write {
    pub fn summary(table: &Table, now: Millis) -> Self {
        Self::summary_if(table, now, OnlyIf::default())
    }

    pub(crate) fn summary_if(table: &Table, now: Millis, only_if: OnlyIf) -> Self {
        let summary = Box::new(Summary::of(table, now));
        Self::Summary { table: table.id().to_owned(), summary, only_if }
    }
}

impl Summary {
    pub fn of(table: &Table, now: Millis) -> Self {
        let bots = !table.bot_turns().is_empty();
        let now = now.max(table.changed_at);
        let due = || table.clock.next_timeout(now).map(|(_, at)| at).or(table.closes_at());
        let wake_at = if bots { Some(now) } else { due() };
        Self { shown: table.summary(), wake_at }
    }
}

/// The word that stands for a plain value in the database: that of its JSON.
pub(super) fn word(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).unwrap_or_default();
    text.trim_matches('"').to_owned()
}
