//! What can be asked of a table in memory.

use std::time::Instant;

use protocol::socket::ClientMessage;
use protocol::table::TableInfo;
use protocol::{SeatNumber, Seq};
use table::{Action, Entry, Table, Who};
use tokio::sync::oneshot;

use super::outbox::Outbox;
use super::watchers::WatcherId;
use crate::bots::Thought;
use crate::refuse::Result;
use crate::storage::Write;

/// What else is to be stored with the entries of an action.
pub(crate) type ExtraWrites = Box<dyn FnOnce(&Table, &[Entry]) -> Vec<Write> + Send>;

/// Reads something where the table is; gets the problem instead when the table cannot be had.
pub(crate) type Reader = Box<dyn FnOnce(Result<&Table>) + Send>;

pub(crate) enum Command {
    /// Over HTTP: do something.
    Act {
        who: Who,
        action: Action,
        extra: ExtraWrites,
        answer: oneshot::Sender<Result<Commit>>,
    },
    /// Read something of the table.
    Read(Reader),
    /// A socket wants to follow the table.
    Watch {
        watcher: WatcherId,
        /// The id of the message that asked for it.
        id: String,
        who: Who,
        name: String,
        /// What counts for all that the one who watches asks for.
        share: String,
        outbox: Outbox,
        since: Option<Seq>,
    },
    Unwatch {
        watcher: WatcherId,
    },
    /// A socket that follows the table has sent something.
    Message(SocketMessage),
    /// A bot has thought about a question.
    Thought {
        seat: SeatNumber,
        question: u64,
        thought: Option<Thought>,
    },
    /// Be in memory; the time has come for something, if it is due.
    Wake {
        is_due: bool,
    },
    /// Finish what was accepted, and go.
    Close,
}

/// A message of a socket.
pub(crate) struct SocketMessage {
    pub(crate) watcher: WatcherId,
    pub(crate) id: String,
    pub(crate) message: ClientMessage,
    /// Where the answer goes, whether the table knows the socket or not.
    pub(crate) outbox: Outbox,
    /// How long it was under way, in milliseconds.
    pub(crate) lag: u64,
    pub(crate) received: Instant,
}

/// What an action has made, once it is stored.
#[derive(Debug)]
pub(crate) struct Commit {
    pub(crate) seq: Seq,
    pub(crate) entries: Vec<Entry>,
    pub(crate) info: TableInfo,
}
