//! Somebody is called otherwise, at the tables where they sit, too.

use crate::app::App;
use crate::storage::HeldSeat;
use crate::tables::{Command, KeyCommand};

/// Tells the tables that are not over. The name is stored already, and so nothing that fails here is a failure of the change: a table that cannot be
/// had now goes on with the name it knows.
pub(crate) async fn spread(app: &App, person: &str, name: &str) {
    let seats = app.storage.accounts().seats_before_the_end(person).await;
    let seats = seats.unwrap_or_else(|error| {
        tracing::warn!(%error, "no table is told of a new name");
        Vec::new()
    });
    for HeldSeat { table, seat, guest, .. } in seats {
        let name = name.to_owned();
        let rename = |answer| Command::Keys(KeyCommand::Rename { seat, guest, name, answer });
        if let Err(problem) = app.registry.ask(&table, rename).await {
            tracing::warn!(table, detail = problem.detail, "a table does not know a new name");
        }
    }
}
