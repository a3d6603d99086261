//! Reads the settings of the house anew, so that what is set at one node or on the command line holds everywhere within seconds.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;

const LOOK: Duration = Duration::from_secs(1);

pub(super) async fn run(app: App) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        looks.tick().await;
        refresh(&app).await;
    }
}

/// Reads them now; what was known holds when that fails.
pub(crate) async fn refresh(app: &App) {
    match app.house.refresh(&app.storage).await {
        Ok(true) => app.guard.adjust(&app.house.now()),
        Ok(false) => {}
        Err(error) => tracing::warn!(%error, "the settings of the house cannot be read"),
    }
}
