//! Follows what other nodes do: what they tell; and what was not heard is found in the database at the latest two seconds after it
//! happened.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use tokio::time::{MissedTickBehavior, interval};

use super::sessions;
use crate::app::App;
use crate::cluster::bus::{News, NewsReceiver};
use crate::cluster::hearing::HEARD_FOR;
use crate::storage::StoreError;
use crate::tables::Hint;

/// How often the database is asked what others have done.
const LOOK_ROUND: Duration = Duration::from_secs(1);
/// A node that falls silent is not relied on for longer than this, and then is looked for within a round.
const _: () = assert!(LOOK_ROUND.as_millis() + HEARD_FOR.as_millis() < 2_000);
/// The same while all that they tell is heard.
const REST_ROUND: Duration = Duration::from_secs(10);

/// Passes on what other nodes tell.
pub(super) async fn hear(app: App, mut heard: NewsReceiver) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let news = tokio::select! {
            news = heard.recv() => news,
            _ = stopping.wait_for(|is_stopping| *is_stopping) => None,
        };
        match news {
            Some(news) => take(&app, news).await,
            None => return,
        }
    }
}

pub(crate) async fn take(app: &App, news: News) {
    match news {
        News::Entry { table, seq, is_due, version, entries } => {
            hint(app, &table, Hint::Entry { seq, version, entries });
            if is_due {
                see_to(app, &table).await;
            }
        }
        News::Due { table } => see_to(app, &table).await,
        News::Table { table } => hint(app, &table, Hint::Other),
        News::Reason { reason } => app.registry.tell_reason(reason),
        News::SessionEnd { session } => app.sessions.end(&session),
        News::Review { table } => super::reviews::go_on_if_ours(app, &table).await,
        News::Alive { node, timeline } => {
            // Only of the nodes that the data knows it is certain that they work with it.
            if app.leases.is_alive(&node) {
                app.reach.note_other();
            }
            if let Some(timeline) = timeline {
                app.storage.note_timeline(&timeline);
            }
        }
    }
}

/// A bot is to move at a table.
async fn see_to(app: &App, table: &str) {
    if app.leases.may_look_after(table) {
        drop(app.registry.wake(table).await);
    }
}

/// A table that could not be told is looked at again soon.
fn hint(app: &App, table: &str, hint: Hint) {
    if app.registry.hint(table, hint).is_err() {
        app.hearing.note_missed();
    }
}

/// Asks the database, as long as there are other nodes: every second, unless all that they tell is heard. Who came and who is gone is a
/// reason to look.
pub(super) async fn look(app: App) {
    let mut rounds = interval(LOOK_ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last: Option<(Instant, HashSet<String>)> = None;
    while !app.is_stopping() {
        rounds.tick().await;
        let others = app.leases.others();
        if others.is_empty() {
            continue;
        }
        let is_heard = app.hearing.is_complete(&others);
        let is_recent =
            |(at, known): &(Instant, HashSet<String>)| at.elapsed() < REST_ROUND && *known == others;
        if is_heard && last.as_ref().is_some_and(is_recent) {
            continue;
        }
        last = Some((Instant::now(), others));
        if let Err(error) = look_once(&app).await {
            tracing::warn!(%error, "what other nodes have done cannot be read");
            last = None;
        }
    }
}

pub(crate) async fn look_once(app: &App) -> Result<(), StoreError> {
    for stamp in app.storage.stamps(&app.registry.names(), &app.node).await? {
        let table = stamp.table.clone();
        hint(app, &table, Hint::Stamp(stamp));
    }
    sessions::end_those_over(app).await
}
