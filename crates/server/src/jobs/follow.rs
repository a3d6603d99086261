//! Follows what other nodes do: what they tell, and what is found in the database at the latest two seconds after it happened.

use std::collections::HashSet;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::cluster::bus::{News, NewsReceiver};
use crate::storage::StoreError;
use crate::tables::Hint;

/// How often the database is asked, whatever was told.
const LOOK_ROUND: Duration = Duration::from_secs(1);

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

async fn take(app: &App, news: News) {
    match news {
        News::Entry { table, seq, is_due, version, entries } => {
            app.registry.hint(&table, Hint::Entry { seq, version, entries });
            if is_due && app.leases.may_look_after(&table) {
                drop(app.registry.wake(&table).await);
            }
        }
        News::Table { table } => app.registry.hint(&table, Hint::Other),
        News::Reason { reason } => app.registry.tell_reason(reason),
        News::SessionEnd { session } => app.sessions.end(&session),
        News::Review { table } => super::reviews::go_on_if_ours(app, &table).await,
        News::Alive {} => app.reach.note_other(),
    }
}

/// Asks the database, as long as there are other nodes.
pub(super) async fn look(app: App) {
    let mut rounds = interval(LOOK_ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if !app.leases.has_others() {
            continue;
        }
        if let Err(error) = look_once(&app).await {
            tracing::warn!(%error, "what other nodes have done cannot be read");
        }
    }
}

async fn look_once(app: &App) -> Result<(), StoreError> {
    for stamp in app.storage.stamps(&app.registry.names(), &app.node).await? {
        let table = stamp.table.clone();
        app.registry.hint(&table, Hint::Stamp(stamp));
    }
    let sessions = app.sessions.all();
    let known: HashSet<_> = app.storage.known_sessions(&sessions).await?.into_iter().collect();
    for session in sessions.iter().filter(|session| !known.contains(*session)) {
        app.sessions.end(session);
    }
    Ok(())
}
