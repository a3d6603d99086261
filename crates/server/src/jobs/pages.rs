//! Puts the files of the page where all nodes find them: a page comes from one node, and what it needs is asked of another, which may be of
//! another version.

use std::time::Duration;

use protocol::Millis;
use tokio::time::interval;

use crate::app::App;
use crate::storage::{PageFileWrite, StoreError, Write};

/// How often a node says that it still has them; they are kept for weeks (`clean.rs`).
const ROUND: Duration = Duration::from_hours(24);
/// What was noted less long ago need not be noted again, in milliseconds.
const FRESH: Millis = 12 * 3_600 * 1_000;
/// Bytes that are written together.
const TOGETHER: usize = 512 * 1_024;

pub(super) async fn run(app: App) {
    let mut stopping = app.stopping.subscribe();
    let mut rounds = interval(ROUND);
    rounds.tick().await;
    loop {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = stopping.wait_for(|is_stopping| *is_stopping) => return,
        }
        if let Err(error) = share(&app).await {
            tracing::warn!(%error, "the files of the page cannot be stored for other nodes");
        }
    }
}

/// Stores what is missing, and notes of the rest that it is used.
pub(crate) async fn share(app: &App) -> Result<(), StoreError> {
    if !app.storage.is_shared() {
        return Ok(());
    }
    let now = app.time.now();
    let stored = app.storage.pages().names().await?;
    let (mut writes, mut size): (Vec<Write>, _) = (Vec::new(), 0);
    for (name, file) in app.page.assets() {
        let (name, at) = (name.clone(), now);
        match stored.get(&name) {
            Some(seen_at) if seen_at + FRESH > now => continue,
            Some(_) => writes.push(PageFileWrite::Seen { name, at }.into()),
            None => {
                size += file.data.len();
                writes.push(PageFileWrite::Keep { name, content: file.data.clone(), at }.into());
            }
        }
        if size > TOGETHER {
            app.storage.commit(std::mem::take(&mut writes)).await?;
            size = 0;
        }
    }
    if writes.is_empty() { Ok(()) } else { app.storage.commit(writes).await }
}
