//! Stores who is here, for all nodes.

use std::time::Duration;

use tokio::time::interval;

use crate::app::App;
use crate::storage::{LobbyWrite, StoreError, Write};
use crate::visitors::HERE_FOR;

const ROUND: Duration = Duration::from_secs(2);
/// Those who are stored in one statement.
const TOGETHER: usize = 200;

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND);
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = store(&app).await {
            tracing::warn!(%error, "who is here cannot be stored");
        }
    }
}

async fn store(app: &App) -> Result<(), StoreError> {
    let now = app.time.now();
    let unstored = app.visitors.take_unstored(now);
    if unstored.is_empty() {
        return Ok(());
    }
    let visits = |guests: &[String]| LobbyWrite::Visits { guests: guests.to_vec(), at: now }.into();
    let mut writes: Vec<Write> = unstored.chunks(TOGETHER).map(visits).collect();
    writes.push(LobbyWrite::ForgetVisitors { before: now.saturating_sub(HERE_FOR) }.into());
    app.storage.commit(writes).await
}
