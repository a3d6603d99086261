//! Lets those leave their tables who may not come in any more.

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::storage::HeldSeat;
use crate::tables::{Command, KeyCommand};

/// Seats at most; whoever holds more loses the others when time runs out there.
const MOST: u32 = 1_000;

/// Begins, in the background. What is left of it when the server ends is done when it starts.
pub(crate) fn start(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(problem) = leave_all(&app).await {
            tracing::warn!(detail = problem.detail, "seats of those who may not come in are left later");
        }
    });
}

async fn leave_all(app: &App) -> Result<()> {
    let now = app.time.now();
    let seats = app.storage.order().seats_of_banned(now, MOST).await.map_err(unavailable)?;
    for HeldSeat { table, seat, guest, .. } in seats {
        let expel = |answer| Command::Keys(KeyCommand::Expel { seat, guest: guest.clone(), answer });
        if let Err(problem) = app.registry.ask(&table, expel).await {
            tracing::warn!(table, detail = problem.detail, "a seat could not be left");
        }
    }
    Ok(())
}
