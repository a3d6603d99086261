//! What can be asked of a table in memory.

use std::time::Instant;

use protocol::socket::{BotReason, ClientMessage, FromServer};
use protocol::table::TableInfo;
use protocol::{Problem, SeatNumber, Seq};
use table::{Action, Entry, Table, Who};
use tokio::sync::oneshot;

use super::holidays::HolidayCommand;
use super::keys::SeatKeys;
use super::outbox::Outbox;
use super::seating::KeyCommand;
use super::sharing::Hint;
use super::watchers::WatcherId;
use crate::bots::Thought;
use crate::principal::Principal;
use crate::refuse::Result;
use crate::storage::Write;

/// What else is to be stored with the entries of an action.
pub(crate) type ExtraWrites = Box<dyn Fn(&Table, &[Entry]) -> Vec<Write> + Send + Sync>;

/// Nothing else.
pub(super) const fn nothing(_: &Table, _: &[Entry]) -> Vec<Write> {
    Vec::new()
}

/// Reads something where the table is; gets the problem instead when the table cannot be had.
pub(crate) type TableReader = Box<dyn FnOnce(Result<Reading<'_>>) + Send>;

/// What a reader is shown.
pub(crate) struct Reading<'a> {
    pub(crate) table: &'a Table,
    /// Who reads, as the table knows them now.
    pub(crate) who: Who,
    pub(crate) keys: &'a SeatKeys,
    pub(crate) principal: &'a Principal,
}

pub(crate) enum Command {
    /// Over HTTP: do something.
    Act {
        principal: Principal,
        action: Action,
        extra: ExtraWrites,
        answer: oneshot::Sender<Result<TableInfo>>,
    },
    /// Read something of the table.
    Read {
        principal: Principal,
        read: TableReader,
    },
    /// Give out or end something that opens a seat.
    Keys(KeyCommand),
    /// Whoever holds a seat has days off.
    Holiday(HolidayCommand),
    /// A socket wants to follow the table.
    Watch(Watch),
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
    /// Other nodes may have done something.
    Hint(Hint),
    /// Why a bot moved as it did that thought at another node.
    Reason(BotReason),
    /// Finish what was accepted, and go.
    Close,
}

impl Command {
    /// Whether other nodes tell something: nobody needs the table here for that.
    pub(super) const fn is_from_nodes(&self) -> bool {
        matches!(self, Self::Hint(_) | Self::Reason(_))
    }

    /// Whether a table that is being let go has to be loaded again for it.
    pub(super) const fn must_be_heard(&self) -> bool {
        self.must_see_all() || matches!(self, Self::Message(_) | Self::Wake { .. })
    }

    /// Whether whoever asks may have done something at another node just now. Messages over a socket go to one node, and what they
    /// want is judged anew when it was behind.
    pub(super) const fn must_see_all(&self) -> bool {
        matches!(
            self,
            Self::Act { .. } | Self::Read { .. } | Self::Keys(_) | Self::Holiday(_) | Self::Watch(_)
        )
    }

    /// Answers that the table cannot be had.
    pub(super) fn fail(self, table: &str, problem: Problem) {
        match self {
            Self::Act { answer, .. } => drop(answer.send(Err(problem))),
            Self::Keys(command) => command.fail(problem),
            Self::Holiday(command) => command.fail(problem),
            Self::Read { read, .. } => read(Err(problem)),
            Self::Watch(Watch { outbox, id, .. }) | Self::Message(SocketMessage { outbox, id, .. }) => {
                outbox.send(&FromServer::Refused { id, table: Some(table.to_owned()), problem });
            }
            Self::Unwatch { .. }
            | Self::Thought { .. }
            | Self::Wake { .. }
            | Self::Hint(_)
            | Self::Reason(_)
            | Self::Close => {}
        }
    }
}

/// A socket that wants to follow a table.
pub(crate) struct Watch {
    pub(crate) watcher: WatcherId,
    /// The id of the message that asked for it.
    pub(crate) id: String,
    pub(crate) principal: Principal,
    /// Whether a seat that is held is not to count.
    pub(crate) spectate: bool,
    /// What counts for all that the one who watches asks for.
    pub(crate) share: String,
    pub(crate) outbox: Outbox,
    pub(crate) since: Option<Seq>,
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
}
