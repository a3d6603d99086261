//! Reads the settings of the house anew, so that what is set at one node or on the command line holds everywhere within seconds.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::house::HouseChange;
use crate::storage::StoreError;

const LOOK: Duration = Duration::from_secs(1);

pub(super) async fn run(app: App) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut read = None;
    while !app.is_stopping() {
        looks.tick().await;
        let told = app.agenda.house();
        if told.is_some() && told == read {
            continue;
        }
        if refresh(&app).await.is_ok() {
            read = told;
        }
    }
}

/// Reads them now; what was known holds when that fails.
pub(crate) async fn refresh(app: &App) -> Result<(), StoreError> {
    let warn = |error: &StoreError| tracing::warn!(%error, "the settings of the house cannot be read");
    match app.house.refresh(&app.storage).await.inspect_err(warn)? {
        HouseChange::Something => app.rate_limits.adjust(&app.house.now()),
        HouseChange::Nothing => {}
    }
    Ok(())
}
