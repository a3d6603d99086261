//! What is made anew counts for all nodes together: guests, accounts, tables. Each node has its own count first, which costs nothing; several on one
//! database count there as well, by the minute or the hour of its clock, so that whoever is refused at one is refused at all.

use protocol::Millis;

use crate::app::App;
use crate::rate_limits::{SHARES, too_fast};
use crate::refuse::{Result, unavailable};
use crate::secret;
use crate::storage::{StoreError, Write};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// One more guest.
pub(super) async fn session(app: &App, address: &String) -> Result<()> {
    app.rate_limits.session(address)?;
    let most = app.house.now().sessions_per_minute;
    count(app, MINUTE, [("guests", "", most), ("guests of address", address, share(most))]).await
}

/// One more account: names that are taken once are taken for all.
pub(super) async fn account(app: &App, address: &String) -> Result<()> {
    app.rate_limits.account(address)?;
    let most = app.house.now().accounts_per_hour;
    count(app, HOUR, [("accounts of address", address, most)]).await
}

/// One more table.
pub(super) async fn table(app: &App, opened_by: &String, address: &String) -> Result<()> {
    app.rate_limits.table(opened_by, address)?;
    let house = app.house.now();
    let all = house.sessions_per_minute;
    let counted = [
        ("tables", "", all),
        ("tables of address", address, share(all)),
        ("tables of guest", opened_by, house.tables_per_minute),
    ];
    count(app, MINUTE, counted).await
}

/// What one address can have of what all can have.
fn share(most: Option<u32>) -> Option<u32> {
    most.map(|most| most / SHARES)
}

/// Counts all of it or nothing.
async fn count<const N: usize>(
    app: &App,
    window: Millis,
    counted: [(&str, &str, Option<u32>); N],
) -> Result<()> {
    if !app.storage.is_shared() {
        return Ok(());
    }
    let now = app.time.now();
    let one = |(kind, of, most): (&str, &str, Option<u32>)| {
        let target = hex::encode(secret::hash(&format!("rate of {kind} {of}")));
        Some(Write::RateCount { target, window_at: now - now % window, most: most?.max(1).into() })
    };
    match app.storage.commit(counted.into_iter().filter_map(one).collect()).await {
        Err(StoreError::Conflict) => too_fast(),
        done => done.map_err(unavailable),
    }
}
