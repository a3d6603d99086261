//! Tables that have not heard of a new name are told: the node that was about to tell them may be gone.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::service::accounts::renaming;
use crate::storage::{AccountWrite, StoreError};

const ROUND: Duration = Duration::from_secs(30);
/// People who are looked at together.
const AT_ONCE: u32 = 200;

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND.min(app.time.patience() * 2));
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if !app.leases.right_to_common().is_given() {
            continue;
        }
        if let Err(error) = tell_all(&app).await {
            tracing::warn!(%error, "tables will hear of new names later");
        }
        if let Err(error) = key_all(&app).await {
            tracing::warn!(%error, "accounts will be found by their names later");
        }
    }
}

/// What an older program has not stored, or has left as it was when it stored another name.
async fn key_all(app: &App) -> Result<(), StoreError> {
    loop {
        let found = app.storage.accounts().names_without_key(AT_ONCE).await?;
        if found.is_empty() {
            return Ok(());
        }
        let write = |(account, name)| AccountWrite::NameKey { account, name }.into();
        app.storage.commit(found.into_iter().map(write).collect()).await?;
    }
}

async fn tell_all(app: &App) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let found = app.storage.accounts().untold_names(&after, AT_ONCE).await?;
        let Some(last) = found.last() else { return Ok(()) };
        after.clone_from(last);
        for person in &found {
            renaming::tell_now(app, person).await;
        }
    }
}
