//! The tables in memory: a registry of them, and one task for each.
//!
//! - `registry`: finds the task of a table, or starts it; `memory` counts what all of them take.
//! - `command`: what can be asked of the task.
//! - `actor`: the task. `messages`, `questions`, `chat` are what it does for sockets, `thinking` for bots;
//!   `watchers` are those who follow, `outbox` is the way to them.

mod actor;
mod chat;
mod command;
mod memory;
mod messages;
mod outbox;
mod questions;
mod registry;
mod thinking;
mod watchers;

pub(crate) use command::{Command, SocketMessage};
pub(crate) use memory::Memory;
pub(crate) use outbox::{Outbox, Outgoing, outbox};
pub(crate) use registry::{Context, Registry};
pub(crate) use watchers::WatcherId;
