//! Looks for tables that are broken, and for a file that is damaged.
//!
//! Replaying every table at every start would take minutes where there are many. So what was found once is remembered in the
//! storage and told at the start; and after the start all tables are looked through slowly, by counting their entries. What only a
//! replay shows is found when somebody comes to the table, when it is woken, or by `tertulia admin verify-all`.

use std::time::{Duration, Instant};

use super::heartbeat::HEARTBEAT;
use crate::app::App;
use crate::storage::StoreError;

/// Tables that are looked at together.
const TABLES_A_ROUND: u32 = 500;
/// The rest between two rounds is so many times as long as a round: with millions of tables it takes hours, and no move costs more for it.
const REST: u32 = 399;
const SHORTEST_REST: Duration = Duration::from_millis(100);
/// More are not told by name.
const MOST_TOLD: u32 = 10_000;

/// Says which tables are known to be broken.
pub(crate) async fn tell_known(app: &App) -> Result<(), StoreError> {
    let known = app.storage.broken_tables(MOST_TOLD).await?;
    if let Some((table, why)) = known.first() {
        let count = known.len();
        tracing::error!(
            count,
            table,
            why,
            "there are broken tables: `tertulia admin repair` brings back what holds"
        );
    }
    app.registry.know_broken(known.into_iter().map(|(table, _)| table));
    Ok(())
}

pub(super) async fn run(app: App) {
    find_gaps(&app).await;
    if app.config.database().is_large() {
        check_file(&app).await;
    }
}

async fn find_gaps(app: &App) {
    let mut last = String::new();
    while !app.is_stopping() {
        // One node looks through the tables for all. When it ends, another does.
        if !app.leases.right_to_common().is_given() {
            tokio::time::sleep(HEARTBEAT).await;
            continue;
        }
        let started = Instant::now();
        match app.storage.tables_with_gaps(&last, TABLES_A_ROUND).await {
            Ok(found) => {
                for table in found.broken {
                    app.registry.note_broken(&table, "its entries are not numbered without gaps").await;
                }
                let Some(next) = found.last else { return };
                last = next;
            }
            Err(error) => tracing::warn!(%error, "cannot look for broken tables"),
        }
        tokio::time::sleep((started.elapsed() * REST).max(SHORTEST_REST)).await;
    }
}

/// A file that was too large to be read through at the start.
async fn check_file(app: &App) {
    if let Err(error) = app.storage.check().await {
        tracing::error!(%error, "the data is damaged: restore a backup");
        app.damage.set(error.to_string()).ok();
    }
}
