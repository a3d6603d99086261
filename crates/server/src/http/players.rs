//! What players have played, and how it went.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{
    History, Leaderboard, NamedPlayer, PlayerInfo, RatingCurve, RatingKind, ResultPage, SetPrivacy,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::extract::{ApiBody, ApiPath, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::accounts;
use crate::service::players::{self, HistoryQuery};

/// Whether a game is over.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Running,
    Finished,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ResultQuery {
    /// The name of a game.
    game: Option<String>,
    /// Only those that count for ratings, or only those that do not.
    rated: Option<bool>,
    /// A part of the name of somebody else at the table.
    with: Option<String>,
    /// `next` of the page before.
    before: Option<String>,
}

impl From<ResultQuery> for HistoryQuery {
    fn from(query: ResultQuery) -> Self {
        let ResultQuery { game, rated, with, before } = query;
        Self { game, rated, with, before, is_over: None }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PhaseQuery {
    /// Only tables that are over, or only those that are not.
    phase: Option<Phase>,
}

/// My tables, those that are not over first.
#[utoipa::path(get, path = "/api/history", tag = "players", params(ResultQuery, PhaseQuery),
    responses((status = 200, body = History), (status = "4XX", body = Problem)))]
pub(super) async fn history(
    State(app): State<App>,
    principal: Principal,
    ApiQuery(query): ApiQuery<ResultQuery>,
    ApiQuery(PhaseQuery { phase }): ApiQuery<PhaseQuery>,
) -> Result<Json<History>, ProblemResponse> {
    let is_over = phase.map(|phase| matches!(phase, Phase::Finished));
    Ok(Json(players::history(&app, &principal, HistoryQuery { is_over, ..query.into() }).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct NameQuery {
    /// The whole name; case, blanks and letters that look alike do not count.
    name: String,
}

/// Somebody with an account, by name.
#[utoipa::path(get, path = "/api/players", tag = "players", params(NameQuery),
    responses((status = 200, body = NamedPlayer), (status = "4XX", body = Problem)))]
pub(super) async fn find_player(
    State(app): State<App>,
    principal: Principal,
    ApiQuery(NameQuery { name }): ApiQuery<NameQuery>,
) -> Result<Json<NamedPlayer>, ProblemResponse> {
    Ok(Json(players::find(&app, &principal, &name).await?))
}

/// A player: results by game, against whom, streaks. Of a private one only the name.
#[utoipa::path(get, path = "/api/players/{id}", tag = "players", params(("id" = String, Path)),
    responses((status = 200, body = PlayerInfo), (status = "4XX", body = Problem)))]
pub(super) async fn player(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<PlayerInfo>, ProblemResponse> {
    Ok(Json(players::player(&app, &principal, &id).await?))
}

/// Games of a player that are over; for others only those at listed and rated tables.
#[utoipa::path(get, path = "/api/players/{id}/results", tag = "players", params(("id" = String, Path), ResultQuery),
    responses((status = 200, body = ResultPage), (status = "4XX", body = Problem)))]
pub(super) async fn results(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
    ApiQuery(query): ApiQuery<ResultQuery>,
) -> Result<Json<ResultPage>, ProblemResponse> {
    Ok(Json(players::results(&app, &principal, &id, query.into()).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct KindQuery {
    /// Against people, or alone against computer players.
    #[serde(default)]
    kind: RatingKind,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BoardQuery {
    /// Against people, or alone against computer players.
    #[serde(default)]
    kind: RatingKind,
    /// As they stood in a month, of those who played then: `2026-11`. Otherwise of all time.
    month: Option<String>,
}

/// The rating of a player in a game, along the games.
#[utoipa::path(get, path = "/api/players/{id}/ratings/{game}", tag = "players",
    params(("id" = String, Path), ("game" = String, Path), KindQuery),
    responses((status = 200, body = RatingCurve), (status = "4XX", body = Problem)))]
pub(super) async fn curve(
    State(app): State<App>,
    principal: Principal,
    ApiPath((id, game)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<KindQuery>,
) -> Result<Json<RatingCurve>, ProblemResponse> {
    Ok(Json(players::curve(&app, &principal, &id, game, query.kind).await?))
}

/// The best of a game.
#[utoipa::path(get, path = "/api/leaderboards/{game}", tag = "players", params(("game" = String, Path), BoardQuery),
    responses((status = 200, body = Leaderboard), (status = "4XX", body = Problem)))]
pub(super) async fn leaders(
    State(app): State<App>,
    ApiPath(game): ApiPath<String>,
    ApiQuery(query): ApiQuery<BoardQuery>,
) -> Result<Json<Leaderboard>, ProblemResponse> {
    Ok(Json(players::leaders(&app, &game, query.kind, query.month.as_deref()).await?))
}

/// Choose whether others see nothing of my games but my name.
#[utoipa::path(put, path = "/api/account/privacy", tag = "account", request_body = SetPrivacy,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn set_privacy(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<SetPrivacy>,
) -> Result<StatusCode, ProblemResponse> {
    accounts::set_privacy(&app, &principal, body.private).await?;
    Ok(StatusCode::NO_CONTENT)
}
