//! What can be asked of a table in memory.

use std::time::Instant;

use protocol::log::LogEntry;
use protocol::rest::{Moment, Reveal};
use protocol::socket::ClientMessage;
use protocol::table::TableInfo;
use protocol::{SeatNumber, Seq};
use table::{Action, Entry, Table, Who};
use tokio::sync::oneshot;

use super::watchers::{Outbox, WatcherId};
use crate::bots::Thought;
use crate::refuse::Answer;
use crate::storage::Write;

/// What else is to be stored with the entries of an action.
pub(crate) type Also = Box<dyn FnOnce(&Table, &[Entry]) -> Vec<Write> + Send>;

pub(crate) enum Ask {
    /// Over HTTP: do something.
    Act {
        who: Who,
        action: Action,
        also: Also,
        answer: oneshot::Sender<Answer<Acted>>,
    },
    /// Over HTTP: look at something.
    Look {
        who: Who,
        look: Look,
        answer: oneshot::Sender<Answer<Seen>>,
    },
    /// A socket wants to follow the table.
    Watch {
        watcher: WatcherId,
        /// The id of the message that asked for it.
        id: String,
        who: Who,
        name: String,
        outbox: Outbox,
        since: Option<Seq>,
    },
    Unwatch {
        watcher: WatcherId,
    },
    /// A socket that follows the table has sent something.
    Message(Sent),
    /// A bot has thought about the game after so many moves.
    Thought {
        seat: SeatNumber,
        moves: usize,
        thought: Option<Thought>,
    },
    /// Be in memory.
    Wake,
    /// Finish what was accepted, and go.
    Close,
}

/// A message of a socket.
pub(crate) struct Sent {
    pub(crate) watcher: WatcherId,
    pub(crate) id: String,
    pub(crate) message: ClientMessage,
    /// Where the answer goes, whether the table knows the socket or not.
    pub(crate) outbox: Outbox,
    /// How long it was under way, in milliseconds.
    pub(crate) lag: u64,
    pub(crate) received: Instant,
}

/// What was done.
#[derive(Debug)]
pub(crate) struct Acted {
    pub(crate) seq: Seq,
    pub(crate) entries: Vec<Entry>,
    pub(crate) table: Shown,
}

/// What is told of a table to whoever acted at it.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) info: TableInfo,
}

/// What can be looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Look {
    Info,
    /// The table as it stands, for opening a rematch.
    Whole,
    Log {
        after: Seq,
    },
    Moment {
        number: u32,
        seen_by: Option<SeatNumber>,
    },
    Record,
    Reveal,
}

/// What was seen.
#[derive(Debug)]
pub(crate) enum Seen {
    Info(Box<TableInfo>),
    Whole(Box<Table>),
    Log(Vec<LogEntry>),
    Moment(Box<Moment>),
    Record(String),
    Reveal(Box<Reveal>),
}
