//! Tells those who are not at their tables.

use std::time::Duration;

use protocol::Millis;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::notices::deliveries::AT_ONCE;
use crate::notices::{find, send};
use crate::storage::StoreError;

/// How often is looked for something to send.
const ROUND: Duration = Duration::from_secs(1);
/// So many are looked at for each that can be sent, since some are of people who have enough under way.
const LOOKED_AT: u32 = 4;
/// How often all channels are gone through, in milliseconds: what a node found and did not note before it ended is found again.
const ALL_EVERY: Millis = 60 * 1_000;
/// How often is asked whether anybody wants to be told of anything, in milliseconds.
const WANTED_EVERY: Millis = 10 * 1_000;

/// How far the search through all channels is.
#[derive(Default)]
struct ChannelScan {
    /// The last channel that was looked at, if a search is under way.
    after: Option<String>,
    began_at: Millis,
    asked_at: Millis,
}

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND.min(app.time.patience() * 2));
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut search = ChannelScan::default();
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = round(&app, &mut search).await {
            tracing::warn!(%error, "notices cannot be looked for");
        }
    }
}

async fn round(app: &App, search: &mut ChannelScan) -> Result<(), StoreError> {
    if !app.house.may_send_notices() {
        return Ok(());
    }
    let now = app.time.now();
    if search.asked_at == 0 || now >= search.asked_at + WANTED_EVERY {
        search.asked_at = now.max(1);
        let opened = app.signals.channels_opened();
        app.signals.set_wanted(app.storage.notices().has_channels().await?, opened);
    }
    if !app.signals.is_wanted() {
        return Ok(());
    }
    find::find_changed(app).await?;
    if app.leases.right_to_common().is_given() {
        search_on(app, search, now).await?;
    }
    if !app.signals.deliveries.has_room() {
        return Ok(());
    }
    let due = app.storage.notices().channels_due(now, LOOKED_AT * AT_ONCE).await?;
    for due in due {
        let Some(turn) = app.signals.deliveries.try_begin(&due) else { continue };
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = send::deliver(&app, &due.channel).await {
                tracing::warn!(%error, "a notice will be sent later");
            }
            drop(turn);
        });
    }
    Ok(())
}

async fn search_on(app: &App, search: &mut ChannelScan, now: Millis) -> Result<(), StoreError> {
    let after = match search.after.take() {
        Some(after) => after,
        None if search.began_at == 0 || now >= search.began_at + ALL_EVERY => {
            search.began_at = now.max(1);
            String::new()
        }
        None => return Ok(()),
    };
    search.after = find::find_missed(app, &after).await?;
    Ok(())
}
