//! Whether a standby that takes over has all that was answered.

use std::time::Instant;

use sqlx::Row as _;

use super::WAIT;
use super::connections::{Addresses, Purpose, connect_within};

/// Whoever gives several addresses expects that nothing is lost when one takes the place of another. Without synchronous replication the
/// last moves are.
pub(super) async fn warn_of_losses(addresses: &Addresses) {
    if !addresses.are_several() {
        return;
    }
    let Ok(mut connection) = connect_within(addresses, Purpose::Reading, Instant::now() + WAIT).await else {
        return;
    };
    let asked = sqlx::query("SELECT current_setting('synchronous_standby_names') AS names");
    let names: Option<String> =
        asked.fetch_one(&mut connection).await.ok().and_then(|row| row.try_get("names").ok());
    if names.is_some_and(|names| names.trim().is_empty()) {
        tracing::warn!(
            "several addresses of the database are given, but synchronous_standby_names is empty: when a standby takes over, \
             the last moves can be lost (docs/hosting.md)"
        );
    }
}
