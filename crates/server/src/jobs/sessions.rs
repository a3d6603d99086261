//! Ends the connections of sessions that are over: whoever ended one, or keeps somebody out, may not have known that it was stored, and another node
//! may not have been heard.

use std::collections::HashSet;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::leave;
use crate::app::App;
use crate::storage::StoreError;

const ROUND: Duration = Duration::from_secs(10);

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = end_those_over(&app).await {
            tracing::warn!(%error, "which sessions are over is looked at later");
        }
    }
}

/// Ends all connections of this node whose session is not good any more.
pub(super) async fn end_those_over(app: &App) -> Result<(), StoreError> {
    let sessions = app.sessions.all();
    let known: HashSet<_> =
        app.storage.known_sessions(&sessions, app.time.now()).await?.into_iter().collect();
    let mut over = sessions.iter().filter(|session| !known.contains(*session)).peekable();
    if over.peek().is_some() {
        // It may be because of a ban.
        leave::start(app);
    }
    over.for_each(|session| app.sessions.end(session));
    Ok(())
}
