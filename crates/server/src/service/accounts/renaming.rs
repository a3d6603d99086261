//! Somebody is called otherwise, at the tables where they sit, too.

use std::time::Duration;

use tokio::time::timeout;

use crate::app::App;
use crate::refuse::is_final;
use crate::storage::{AccountWrite, HeldSeat, StoreError, VersionedName};
use crate::tables::{Command, KeyCommand};

/// Others may change the name while it is told; so often it is told anew.
const MOST_ATTEMPTS: u32 = 8;
/// Whoever asks for it waits so long at most until the tables know. Many tables may have to be loaded.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Tells the tables that are not over, in the background: the name is stored already, and so nothing that fails or takes long here is a failure of
/// the change. Most often all of them know it when this returns.
pub(crate) async fn tell_tables(app: &App, person: &str) {
    let (app, person) = (app.clone(), person.to_owned());
    let telling = tokio::spawn(async move { tell_now(&app, &person).await });
    drop(timeout(LONGEST_WAIT, telling).await);
}

/// The same, however long it takes. What is not told now is told later (`jobs/names.rs`), by another node if need be.
pub(crate) async fn tell_now(app: &App, person: &str) {
    if let Err(error) = try_to_tell(app, person).await {
        tracing::warn!(%error, "tables will hear of a new name later");
    }
}

/// Ends when the name that was told last is the one that holds: of two who tell different names at once, one tells the right one last. Of a guest
/// who signs in meanwhile that is the name of the account.
async fn try_to_tell(app: &App, person: &str) -> Result<(), StoreError> {
    let mut told = None;
    for _ in 0..MOST_ATTEMPTS {
        let Some(now) = app.storage.accounts().name_now(person).await? else { return Ok(()) };
        if told.as_ref() == Some(&now) {
            let write = AccountWrite::NameTold { person: now.person, version: now.version };
            return app.storage.commit(vec![write.into()]).await;
        }
        if !has_told(app, &now).await? {
            return Ok(());
        }
        told = Some(now);
    }
    Ok(())
}

/// Whether all tables know it that can be told of it.
async fn has_told(app: &App, now: &VersionedName) -> Result<bool, StoreError> {
    let mut is_known = true;
    for HeldSeat { table, seat, guest, .. } in
        app.storage.accounts().seats_before_the_end(&now.person).await?
    {
        let name = now.name.clone();
        let rename = |answer| Command::Keys(KeyCommand::Rename { seat, guest, name, answer });
        if let Err(problem) = app.registry.ask(&table, rename).await {
            tracing::warn!(table, detail = problem.detail, "a table does not know a new name");
            is_known &= is_final(&problem);
        }
    }
    Ok(is_known)
}
