//! Brings those together who look for a table, though nobody asks just now: the node that was about to may be gone.

use std::time::Duration;

use tokio::time::interval;

use crate::app::App;
use crate::service::search;

const ROUND: Duration = Duration::from_secs(2);
/// Every so many rounds old searches are forgotten.
const FORGETS_EVERY: u32 = 300;

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND);
    for round in 1_u32.. {
        rounds.tick().await;
        if app.is_stopping() {
            return;
        }
        if !app.leases.right_to_common().is_given() {
            continue;
        }
        if let Err(problem) = search::seat_all(&app).await {
            tracing::warn!(detail = problem.detail, "nobody can be seated at the moment");
        }
        if round.is_multiple_of(FORGETS_EVERY)
            && let Err(problem) = search::forget_old(&app).await
        {
            tracing::warn!(detail = problem.detail, "old searches cannot be forgotten");
        }
    }
}
