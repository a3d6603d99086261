//! Tables that have not heard of somebody's days off are told: games begin meanwhile, and the node that was about to tell may be gone.

use std::time::Duration;

use protocol::Millis;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::service::holidays;
use crate::storage::HolidayWrite;

const ROUND: Duration = Duration::from_secs(30);
/// Days off that are looked at together.
const AT_ONCE: u32 = 200;
const DAY: Millis = 24 * 3_600 * 1_000;
/// Those that were ended early are looked at for so long.
const LOOKED_AT: Millis = DAY;
/// Nobody counts those any more that were over two years ago.
const KEPT: Millis = 2 * 366 * DAY;

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND.min(app.time.patience() * 2));
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if !app.leases.right_to_common().is_given() {
            continue;
        }
        if let Err(problem) = tell_all(&app).await {
            tracing::warn!(detail = problem.detail, "tables will hear of days off later");
        }
    }
}

async fn tell_all(app: &App) -> Result<()> {
    let now = app.time.now();
    let (mut after, mut failed) = (String::new(), None);
    loop {
        let found = app.storage.holidays().open_holidays(now, now.saturating_sub(LOOKED_AT), &after, AT_ONCE);
        let found = found.await.map_err(unavailable)?;
        let Some(last) = found.last() else { break };
        after.clone_from(&last.id);
        for holiday in &found {
            // What cannot be read of one player keeps no others waiting.
            if let Err(problem) = holidays::tell_tables(app, holiday).await {
                failed = Some(problem);
            }
        }
    }
    if let Some(problem) = failed {
        return Err(problem);
    }
    let forget = HolidayWrite::Forget { before: now.saturating_sub(KEPT) };
    app.storage.commit(vec![forget.into()]).await.map_err(unavailable)
}
