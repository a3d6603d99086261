//! Lets those leave their tables who may not come in any more.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::storage::HeldSeat;
use crate::tables::{Command, KeyCommand};

/// Seats that are looked up together.
const ROUND: u32 = 200;

/// One run at a time, and one that waits for its turn: that one sees all that is stored until then, and so whoever asks meanwhile is served by it.
#[derive(Clone, Debug)]
pub(crate) struct LeaveRuns {
    waiting: Arc<Semaphore>,
    running: Arc<Semaphore>,
}

impl Default for LeaveRuns {
    fn default() -> Self {
        let one = || Arc::new(Semaphore::new(1));
        Self { waiting: one(), running: one() }
    }
}

impl LeaveRuns {
    /// Nothing where another one waits.
    fn try_wait(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.waiting).try_acquire_owned().ok()
    }

    /// The turn of whoever waits.
    async fn begin(&self, waiting: OwnedSemaphorePermit) -> Option<OwnedSemaphorePermit> {
        let turn = Arc::clone(&self.running).acquire_owned().await.ok();
        drop(waiting);
        turn
    }
}

/// Begins, in the background. What is left of it when the server ends is done when it starts.
pub(crate) fn start(app: &App) {
    let Some(waiting) = app.leave_runs.try_wait() else { return };
    let app = app.clone();
    tokio::spawn(async move {
        let Some(_turn) = app.leave_runs.begin(waiting).await else { return };
        if let Err(problem) = leave_all(&app).await {
            tracing::warn!(detail = problem.detail, "seats of those who may not come in are left later");
        }
    });
}

async fn leave_all(app: &App) -> Result<()> {
    let now = app.time.now();
    let mut last: Option<HeldSeat> = None;
    loop {
        let seats = app.storage.moderation().seats_of_banned(now, last.as_ref(), ROUND).await;
        let seats = seats.map_err(unavailable)?;
        let Some(next) = seats.last().map(|seat| seat.held.clone()) else { return Ok(()) };
        last = Some(next);
        // The tables that were left long ago are not loaded for it.
        for seat in seats.into_iter().filter(|seat| !seat.is_left) {
            leave(app, seat.held).await;
        }
    }
}

async fn leave(app: &App, HeldSeat { table, seat, guest, .. }: HeldSeat) {
    let expel = |answer| Command::Keys(KeyCommand::Expel { seat, guest, answer });
    if let Err(problem) = app.registry.ask(&table, expel).await {
        tracing::warn!(table, detail = problem.detail, "a seat could not be left");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_run_is_under_way_and_one_waits_for_it() {
        let runs = LeaveRuns::default();
        let turn = runs.begin(runs.try_wait().unwrap()).await;
        let waiting = runs.try_wait();
        assert!(waiting.is_some() && runs.try_wait().is_none());
        drop(turn);
        let turn = runs.begin(waiting.unwrap()).await;
        assert!(turn.is_some() && runs.try_wait().is_some(), "it has begun to look: another one may wait");
    }
}
