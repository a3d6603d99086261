//! Finding a table.

use axum::Json;
use axum::extract::State;
use protocol::Problem;
use protocol::rest::Lobby;

use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

/// Tables that wait for players, my tables, and tables to watch.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby",
    responses((status = 200, body = Lobby), (status = "4XX", body = Problem)))]
pub(super) async fn lobby(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Lobby>, ProblemResponse> {
    Ok(Json(service::lobby::lobby(&app, principal).await?))
}
