//! Finding a table.

use protocol::rest::{Lobby, TableSummary};
use protocol::table::{Sitter, TableState};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, unavailable};

/// Tables of each kind at most.
const MOST: u32 = 100;
/// Among so many, since full tables and those of the guest are left out.
const LOOKED_AT: u32 = 3 * MOST;

/// Tables that wait for players, those of whoever asks, and tables to watch.
pub(crate) async fn lobby(app: &App, principal: Principal) -> Result<Lobby> {
    let waiting = app.storage.listed(TableState::Waiting, LOOKED_AT).await.map_err(unavailable)?;
    let live = app.storage.listed(TableState::Playing, LOOKED_AT).await.map_err(unavailable)?;
    let mine = match principal.guest {
        Some(guest) => app.storage.tables_of(&guest.id, MOST).await.map_err(unavailable)?,
        None => Vec::new(),
    };
    let is_mine = |table: &TableSummary| mine.iter().any(|own| own.id == table.id);
    let has_room = |table: &TableSummary| table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
    let waiting = waiting.into_iter().filter(|table| has_room(table) && !is_mine(table));
    let waiting = waiting.take(MOST as usize).collect();
    let live = live.into_iter().filter(|table| !is_mine(table)).take(MOST as usize).collect();
    Ok(Lobby { waiting, mine, live })
}
