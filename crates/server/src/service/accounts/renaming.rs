//! Somebody is called otherwise, at the tables where they sit, too.

use protocol::ProblemKey;

use crate::app::App;
use crate::storage::{AccountWrite, HeldSeat, StoreError, VersionedName};
use crate::tables::{Command, KeyCommand};

/// Others may change the name while it is told; so often it is told anew.
const MOST_ATTEMPTS: u32 = 8;

/// Tells the tables that are not over. The name is stored already, and so nothing that fails here is a failure of the change: what is not told
/// now is told later (`jobs/names.rs`), by another node if need be.
pub(crate) async fn tell_tables(app: &App, person: &str) {
    if let Err(error) = try_to_tell(app, person).await {
        tracing::warn!(%error, "tables will hear of a new name later");
    }
}

/// Ends when the name that was told last is the one that holds: of two who tell different names at once, one tells the right one last.
async fn try_to_tell(app: &App, person: &str) -> Result<(), StoreError> {
    let mut told = None;
    for _ in 0..MOST_ATTEMPTS {
        let Some(now) = app.storage.accounts().name_now(person).await? else { return Ok(()) };
        if told == Some(now.version) {
            let write = AccountWrite::NameTold { person: person.to_owned(), version: now.version };
            return app.storage.commit(vec![write.into()]).await;
        }
        if !has_told(app, person, &now).await? {
            return Ok(());
        }
        told = Some(now.version);
    }
    Ok(())
}

/// Whether all tables know it that can be told of it.
async fn has_told(app: &App, person: &str, now: &VersionedName) -> Result<bool, StoreError> {
    let mut is_known = true;
    for HeldSeat { table, seat, guest, .. } in app.storage.accounts().seats_before_the_end(person).await? {
        let name = now.name.clone();
        let rename = |answer| Command::Keys(KeyCommand::Rename { seat, guest, name, answer });
        if let Err(problem) = app.registry.ask(&table, rename).await {
            tracing::warn!(table, detail = problem.detail, "a table does not know a new name");
            // What else is refused would be refused again.
            is_known &= problem.key != ProblemKey::Unavailable;
        }
    }
    Ok(is_known)
}
