//! Somebody is called otherwise, at the tables where they sit, too.

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::storage::HeldSeat;
use crate::tables::{Command, KeyCommand};

/// Tells the tables that are not over. The name is stored already: a table that cannot be had now goes on with the one it knows.
pub(crate) async fn spread(app: &App, person: &str, name: &str) -> Result<()> {
    let seats = app.storage.accounts().seats_before_the_end(person).await.map_err(unavailable)?;
    for HeldSeat { table, seat, guest, .. } in seats {
        let name = name.to_owned();
        let rename = |answer| Command::Keys(KeyCommand::Rename { seat, guest, name, answer });
        if let Err(problem) = app.registry.ask(&table, rename).await {
            tracing::warn!(table, detail = problem.detail, "a table does not know a new name");
        }
    }
    Ok(())
}
