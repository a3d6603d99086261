//! Stores who is here, and how much this node has to do, for all nodes.

use std::time::Duration;

use tokio::time::interval;

use crate::app::App;
use crate::service::house::status;
use crate::storage::{HouseWrite, LobbyWrite, StoreError, Write};
use crate::visitors::HERE_FOR;

const ROUND: Duration = Duration::from_secs(2);
/// After so many rounds it is stored how much there is to do.
const LOAD_EVERY: u32 = 3;
/// Those who are stored in one statement.
const TOGETHER: usize = 200;

pub(super) async fn run(app: App) {
    let mut rounds = interval(ROUND);
    let mut number = 0_u32;
    while !app.is_stopping() {
        rounds.tick().await;
        if let Err(error) = store(&app).await {
            tracing::warn!(%error, "who is here cannot be stored");
        }
        number = number.wrapping_add(1);
        if app.storage.is_shared() && number.is_multiple_of(LOAD_EVERY) {
            store_load(&app).await;
        }
    }
}

/// How much this node has to do, for the page and the command line of the host.
pub(super) fn load(app: &App) -> Write {
    let load = serde_json::to_string(&status::own_load(app)).unwrap_or_default();
    HouseWrite::Load { node: app.node.clone(), load }.into()
}

/// The others tell the host; nothing else depends on it.
async fn store_load(app: &App) {
    if let Err(error) = app.storage.commit(vec![load(app)]).await {
        tracing::debug!(%error, "what there is to do cannot be stored");
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
