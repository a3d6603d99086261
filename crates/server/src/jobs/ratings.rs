//! Rates games as they end, once for all nodes.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::ratings::rate_some;
use crate::storage::StoreError;

/// How often games are looked for that have ended.
const LOOK_ROUND: Duration = Duration::from_secs(1);

pub(super) async fn run(app: App) {
    let mut rounds = interval(LOOK_ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if !app.agenda.may_have(|agenda| agenda.has_unrated) {
            continue;
        }
        while app.leases.right_to_common().is_given() && !app.is_stopping() {
            match rate_some(&app.storage).await {
                // Or another node was first, or the ratings were computed anew meanwhile.
                Ok(0) | Err(StoreError::Conflict) => break,
                Ok(_) => {}
                Err(error) => {
                    tracing::warn!(%error, "games will be rated later");
                    break;
                }
            }
        }
    }
}
