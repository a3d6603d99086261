//! Finding a table.

use axum::Json;
use axum::extract::State;
use protocol::Problem;
use protocol::rest::{Here, Lobby, SetShown};
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{ApiBody, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LobbyQuery {
    /// Only tables of this game.
    game: Option<String>,
    /// Only tables of this pace: `unlimited`, `real-time` or `days`.
    pace: Option<String>,
    /// Only tables at which one of these languages is spoken, or any: `de,en`.
    #[serde(default)]
    languages: String,
    /// Only tables whose result counts.
    #[serde(default)]
    rated: bool,
}

/// Tables that wait for players, those of whoever asks, and tables to watch; who else is here.
#[utoipa::path(get, path = "/api/lobby", tag = "lobby", params(LobbyQuery),
    responses((status = 200, body = Lobby), (status = "4XX", body = Problem)))]
pub(super) async fn lobby(
    State(app): State<App>,
    principal: Principal,
    ApiQuery(query): ApiQuery<LobbyQuery>,
) -> Result<Json<Lobby>, ProblemResponse> {
    let languages = query.languages.split(',').filter(|code| !code.is_empty()).map(str::to_owned).collect();
    let filter = service::lobby::filter(query.game, query.pace, languages, query.rated);
    Ok(Json(service::lobby::lobby(&app, principal, filter).await?))
}

/// Let others read that one is here, or not any more.
#[utoipa::path(put, path = "/api/lobby/here", tag = "lobby", request_body = SetShown,
    responses((status = 200, body = Here), (status = "4XX", body = Problem)))]
pub(super) async fn set_shown(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<SetShown>,
) -> Result<Json<Here>, ProblemResponse> {
    Ok(Json(service::lobby::set_shown(&app, &principal, body).await?))
}
