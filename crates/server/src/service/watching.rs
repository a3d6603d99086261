//! What sockets do at a table: follow it, send it messages, and go.

use crate::app::App;
use crate::refuse::Result;
use crate::tables::{Command, SocketMessage, Watch, WatcherId};

/// Follows a table from now on.
pub(crate) async fn watch(app: &App, table: &str, watch: Watch) -> Result<()> {
    app.registry.send(table, Command::Watch(watch)).await
}

/// Follows it no longer.
pub(crate) async fn unwatch(app: &App, table: &str, watcher: WatcherId) -> Result<()> {
    app.registry.send(table, Command::Unwatch { watcher }).await
}

/// Passes a message on to a table: moves, proposals, leaving and coming back, questions, chat. The table answers it.
pub(crate) async fn send(app: &App, table: &str, message: SocketMessage) -> Result<()> {
    app.registry.send(table, Command::Message(message)).await
}
