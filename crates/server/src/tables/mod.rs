//! The tables in memory: a registry of them, and one task for each.
//!
//! - `registry`: finds the task of a table, or starts it; `memory` counts what all of them take.
//! - `new_table`: what is stored of a table at first.
//! - `command`: what can be asked of the task.
//! - `actor`: the task. `messages`, `questions`, `chat` are what it does for sockets, `thinking` for bots;
//!   `sharing` is about other nodes at the same table;
//!   `past` is what can be read of it; `keys` is what opens the seats, `seating` gives it out and ends it; `holidays` stops clocks; `watchers` are those who follow, `outbox` is the way to them.

mod actor;
mod chat;
mod command;
mod holidays;
mod keys;
mod memory;
mod messages;
mod new_table;
mod outbox;
mod past;
mod questions;
mod registry;
mod renaming;
mod seating;
mod sharing;
mod thinking;
mod watchers;

pub(crate) use command::{Command, Reading, SocketMessage, Watch};
pub(crate) use holidays::HolidayCommand;
pub(crate) use memory::MemoryBudget;
pub(crate) use new_table::NewTable;
pub(crate) use outbox::{Outbox, Outgoing, outbox};
pub(crate) use registry::{Context, Registry};
pub(crate) use seating::KeyCommand;
pub(crate) use sharing::Hint;
pub(crate) use watchers::WatcherId;
