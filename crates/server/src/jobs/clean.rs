//! Forgets guests who hold nothing and stay away.

use protocol::Millis;
use tokio::time::interval;

use super::heartbeat::HEARTBEAT;
use crate::app::App;
use crate::storage::Write;

/// Guests who hold nothing and stay away for so long are forgotten, in milliseconds: 60 days.
const LONGEST_ABSENCE: Millis = 60 * 24 * 3_600 * 1_000;
/// How often they are looked for, in milliseconds.
const FORGETS_EVERY: Millis = 3_600 * 1_000;

pub(super) async fn run(app: App) {
    let mut rounds = interval(HEARTBEAT);
    let mut forgotten_at = 0;
    while !app.is_stopping() {
        rounds.tick().await;
        let now = app.time.now();
        if now.saturating_sub(forgotten_at) <= FORGETS_EVERY {
            continue;
        }
        forgotten_at = now;
        let forget = Write::ForgetGuests { before: now.saturating_sub(LONGEST_ABSENCE) };
        if let Err(error) = app.storage.commit(vec![forget]).await {
            tracing::warn!(%error, "guests could not be forgotten");
        }
    }
}
