//! Tables that nobody is at must still be looked after: clocks run out, bots are to move.

use std::time::Duration;

use tokio::time::interval;

use crate::app::App;

/// How often tables are looked for whose time has come.
const LOOK_ROUND: Duration = Duration::from_secs(2);
const TABLES_A_ROUND: u32 = 1_000;

pub(super) async fn run(app: App) {
    let mut rounds = interval(LOOK_ROUND.min(app.time.patience() * 2));
    while !app.is_stopping() {
        rounds.tick().await;
        let now = app.time.now();
        if !app.agenda.may_have(|agenda| agenda.next_wake.is_some_and(|at| at <= now)) {
            continue;
        }
        match app.storage.to_wake(now, TABLES_A_ROUND * app.leases.nodes()).await {
            Ok(tables) => {
                for table in tables.iter().filter(|table| app.leases.may_look_after(table)) {
                    drop(app.registry.wake_due(table).await);
                }
            }
            Err(error) => tracing::warn!(%error, "cannot look for tables to wake"),
        }
    }
}
