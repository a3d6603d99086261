//! Forgets guests who hold nothing and stay away, devices that are not used, and what was begun and not finished.

use protocol::Millis;
use table::served_since;
use tokio::time::interval;

use super::heartbeat::HEARTBEAT;
use super::{give_up, leave};
use crate::app::App;
use crate::storage::{
    AccountWrite, HouseWrite, ModerationWrite, NoticeWrite, PageFileWrite, PeopleWrite, ResultWrite,
    StoreError, Write,
};

/// Guests who hold nothing and stay away for so long are forgotten, in milliseconds: 60 days.
const LONGEST_ABSENCE: Millis = 60 * 24 * 3_600 * 1_000;
/// A device that was not used for so long is signed out, in milliseconds: as long as its cookie lasts.
const LONGEST_SESSION: Millis = 366 * 24 * 3_600 * 1_000;
/// What hosts and moderators did is known for so long, in milliseconds: two years.
const LONGEST_LOG: Millis = 2 * 366 * 24 * 3_600 * 1_000;
/// So long it is remembered what was told, in milliseconds: 30 days.
const NOTICES_KEPT: Millis = 30 * 24 * 3_600 * 1_000;
/// Whoever was asked to a table is told of it for so long, in milliseconds: 30 days, as long as a table waits.
const INVITATIONS_KEPT: Millis = 30 * 24 * 3_600 * 1_000;
/// So long the pages of programs that do not run any more find their files, in milliseconds: four weeks.
const PAGES_KEPT: Millis = 28 * 24 * 3_600 * 1_000;
/// How often they are looked for, in milliseconds.
const FORGETS_EVERY: Millis = 3_600 * 1_000;

pub(super) async fn run(app: App) {
    let mut rounds = interval(HEARTBEAT);
    let mut forgotten_at = 0;
    while !app.is_stopping() {
        rounds.tick().await;
        let now = app.uptime.now();
        if now.saturating_sub(forgotten_at) <= FORGETS_EVERY || !app.leases.right_to_common().is_given() {
            continue;
        }
        forgotten_at = now;
        // What a fault of the database has left undone is not left until the next start.
        give_up::start(&app);
        leave::start(&app);
        if let Err(error) = forget_guests(&app, now).await {
            tracing::warn!(%error, "guests could not be forgotten");
        }
    }
}

/// Only the time counts when a server ran: a clock that jumped while none did, or a server that was away for long, sends nobody away.
async fn forget_guests(app: &App, now: Millis) -> Result<(), StoreError> {
    let mut outages = app.storage.outages(0).await?;
    outages.extend(app.uptime.outages_after(0));
    let before = served_since(now, LONGEST_ABSENCE, outages);
    let tidy = AccountWrite::Tidy {
        now,
        attempts_before: now.saturating_sub(FORGETS_EVERY),
        sessions_before: served_since(now, LONGEST_SESSION, app.storage.outages(0).await?),
    };
    let house = HouseWrite::Tidy { now, deeds_before: now.saturating_sub(LONGEST_LOG) };
    // Those whose guests are forgotten with them go too.
    let notices = NoticeWrite::Tidy { before: now.saturating_sub(NOTICES_KEPT) };
    app.storage
        .commit(vec![
            Write::ForgetGuests { before },
            Write::ForgetNodes,
            Write::ForgetRateCounts { before: now.saturating_sub(2 * FORGETS_EVERY) },
            tidy.into(),
            house.into(),
            notices.into(),
            PeopleWrite::Tidy { invitations_before: now.saturating_sub(INVITATIONS_KEPT) }.into(),
            ModerationWrite::Tidy { before: now.saturating_sub(LONGEST_LOG) }.into(),
            PageFileWrite::Forget { before: now.saturating_sub(PAGES_KEPT) }.into(),
            ResultWrite::Adopt.into(),
        ])
        .await
}
