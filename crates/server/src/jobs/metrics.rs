//! Keeps the numbers of `/metrics` small.

use tokio::time::interval;

use super::heartbeat::HEARTBEAT;
use crate::app::App;

pub(super) async fn run(app: App) {
    let Some(metrics) = app.metrics.clone() else { return };
    let mut rounds = interval(HEARTBEAT);
    while !app.is_stopping() {
        rounds.tick().await;
        metrics.run_upkeep();
    }
}
