//! Gives up the seats of those who have deleted their account.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::app::App;
use crate::refuse::{Result, unavailable};
use crate::storage::{AccountWrite, FormerSeat, HeldSeat};
use crate::tables::{Command, KeyCommand};

/// Seats that are looked up together.
const ROUND: u32 = 100;

/// One at a time: whoever asks while it is under way is served by the next round of it.
#[derive(Clone, Debug)]
pub(crate) struct GivingUp(Arc<Semaphore>);

impl Default for GivingUp {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(1)))
    }
}

/// Begins, in the background.
pub(crate) fn start(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let Ok(_turn) = app.giving_up.0.acquire().await else { return };
        if let Err(problem) = give_up_all(&app).await {
            tracing::warn!(detail = problem.detail, "seats of deleted accounts will be given up later");
        }
    });
}

async fn give_up_all(app: &App) -> Result<()> {
    let mut tried = HashSet::new();
    loop {
        let seats = app.storage.accounts().seats_to_give_up(ROUND).await.map_err(unavailable)?;
        let mut given_up = 0;
        for HeldSeat { table, seat, guest, .. } in &seats {
            let command =
                |answer| Command::Keys(KeyCommand::GiveUp { seat: *seat, guest: guest.clone(), answer });
            match app.registry.ask(table, command).await {
                // One that another node has given up meanwhile is not tried for ever.
                Ok(()) => given_up += u32::from(tried.insert((table.clone(), *seat, guest.clone()))),
                // The others are not kept by a table that cannot be had.
                Err(problem) => {
                    tracing::warn!(table, detail = problem.detail, "a seat could not be given up");
                }
            }
        }
        given_up += forget_former(app, &mut tried).await?;
        if given_up == 0 {
            return app.storage.commit(vec![AccountWrite::ForgetDeleted.into()]).await.map_err(unavailable);
        }
    }
}

/// Takes the names of those out of tables who held a seat there before; answers at how many seats.
async fn forget_former(app: &App, tried: &mut HashSet<(String, u8, String)>) -> Result<u32> {
    let mut forgotten = 0;
    for former in app.storage.accounts().seats_to_forget(ROUND).await.map_err(unavailable)? {
        let FormerSeat { guest, table, seat, until } = former.clone();
        let command = |answer| Command::Keys(KeyCommand::ForgetFormer { former, answer });
        match app.registry.ask(&table, command).await {
            Ok(()) => forgotten += u32::from(tried.insert((table, seat, format!("{guest} {until}")))),
            Err(problem) => {
                tracing::warn!(table, detail = problem.detail, "a name could not be taken out of a table");
            }
        }
    }
    Ok(forgotten)
}
