//! Results of games that were over before results were kept, or that a restore has changed: they are made from the tables.

use std::time::{Duration, Instant};

use table::Table;
use tokio::time::interval;

use crate::app::App;
use crate::storage::{ResultWrite, Storage, StoreError, Write};

/// Tables that are looked up together.
const ROUND: u32 = 100;
/// How often they are looked for.
const LOOK_ROUND: Duration = Duration::from_secs(10);
/// The rest after a table is so many times as long as the work was, so that people do not notice.
const REST: u32 = 4;

pub(super) async fn run(app: App) {
    let mut rounds = interval(LOOK_ROUND);
    while !app.is_stopping() {
        rounds.tick().await;
        // One node does it for all; a result that is made twice is stored once.
        if app.leases.right_to_common().is_given()
            && let Err(error) = make_some(&app).await
        {
            tracing::warn!(%error, "results will be made later");
        }
    }
}

async fn make_some(app: &App) -> Result<(), StoreError> {
    loop {
        let due = app.storage.results().results_due(ROUND).await?;
        for table in &due {
            if app.is_stopping() || !app.leases.right_to_common().is_given() {
                return Ok(());
            }
            let started = Instant::now();
            make(&app.storage, table).await?;
            tokio::time::sleep(started.elapsed() * REST).await;
        }
        if due.is_empty() {
            return Ok(());
        }
    }
}

/// Makes the result of a table from what is stored of it.
pub(crate) async fn make(storage: &Storage, id: &str) -> Result<(), StoreError> {
    let built = match storage.table(id).await {
        Ok(Some(stored)) => Table::rebuild(stored.opening, stored.entries, Vec::new()).ok(),
        Ok(None) | Err(StoreError::Unreadable(_)) => None,
        Err(error) => return Err(error),
    };
    if built.is_none() {
        tracing::warn!(table = id, "no result can be made of this table");
    }
    let table = id.to_owned();
    let write: Write = match built.and_then(|table| table.result()) {
        Some(result) => ResultWrite::Finished { table, result }.into(),
        None => ResultWrite::Forget { table }.into(),
    };
    storage.commit(vec![write]).await
}
