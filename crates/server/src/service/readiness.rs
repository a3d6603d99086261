//! Whether the server can work.

use std::time::Duration;

use tokio::time::timeout;

use crate::app::App;
use crate::storage::StandbyTrouble;

/// Whoever asks does not wait longer to be told why nothing can be stored.
const SLOWEST_REASON: Duration = Duration::from_secs(1);

/// Whether the server can work, and what those who run it should know.
#[derive(Debug)]
pub(crate) struct Readiness {
    /// Why it cannot, if so: it is about to stop, or the storage cannot be read, written or trusted.
    pub(crate) trouble: Option<String>,
    /// What may go wrong though it can.
    pub(crate) warning: Option<String>,
}

pub(crate) async fn look(app: &App) -> Readiness {
    if app.is_stopping() {
        return Readiness { trouble: Some("the server is about to stop".to_owned()), warning: None };
    }
    let standby = timeout(SLOWEST_REASON, app.storage.standby_trouble()).await;
    let standby = standby.ok().and_then(Result::ok).flatten();
    match standby {
        Some(missing @ StandbyTrouble::Missing { .. }) => {
            Readiness { trouble: Some(missing.to_string()), warning: None }
        }
        other => Readiness { trouble: trouble(app).await, warning: other.map(|other| other.to_string()) },
    }
}

async fn trouble(app: &App) -> Option<String> {
    let known = app.trouble.borrow().clone();
    if known.is_some() {
        return known;
    }
    if let Err(error) = app.storage.last_alive().await {
        return Some(format!("nothing can be read: {error}"));
    }
    app.damage.get().map(|damage| format!("the data cannot be trusted: {damage}"))
}

/// How many tables cannot be gone on with.
pub(crate) fn broken_tables(app: &App) -> usize {
    app.registry.broken_tables()
}
