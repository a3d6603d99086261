//! Finding a table.

use axum::Json;
use axum::extract::State;
use protocol::Problem;
use protocol::rest::Lobby;
use protocol::table::TableState;

use super::access::Asker;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::refuse::unavailable;

/// Tables of each kind at most.
const MOST: u32 = 100;

/// Tables that wait for players, my tables, and tables to watch.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby",
    responses((status = 200, body = Lobby), (status = "4XX", body = Problem)))]
pub(super) async fn lobby(State(app): State<App>, asker: Asker) -> Result<Json<Lobby>, ProblemResponse> {
    let waiting = app.storage.listed(TableState::Waiting, MOST).await.map_err(unavailable)?;
    let live = app.storage.listed(TableState::Playing, MOST).await.map_err(unavailable)?;
    let mine = match asker.guest {
        Some(guest) => app.storage.tables_of(&guest.id, MOST).await.map_err(unavailable)?,
        None => Vec::new(),
    };
    Ok(Json(Lobby { waiting, mine, live }))
}
