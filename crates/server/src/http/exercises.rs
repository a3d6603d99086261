//! Exercises: positions in which one decision is clearly best.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{
    AnswerChoice, ExerciseAnswer, ExerciseExplanation, ExerciseList, ExercisePosition, ExercisePreview,
    OpenedTable, PlayOn,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::Address;
use super::extract::{ApiBody, ApiPath, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

/// The exercises of a game.
#[utoipa::path(get, path = "/api/exercises/{game}", tag = "exercises", params(("game" = String, Path)),
    responses((status = 200, body = ExerciseList), (status = "4XX", body = Problem)))]
pub(super) async fn list(ApiPath(game): ApiPath<String>) -> Result<Json<ExerciseList>, ProblemResponse> {
    Ok(Json(service::exercises::list(&game)?))
}

/// The position of an exercise, as its seat knows it.
#[utoipa::path(get, path = "/api/exercises/{game}/{id}", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = ExercisePosition), (status = "4XX", body = Problem)))]
pub(super) async fn position(
    ApiPath((game, id)): ApiPath<(String, String)>,
) -> Result<Json<ExercisePosition>, ProblemResponse> {
    Ok(Json(service::exercises::position(&game, &id)?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ExplainQuery {
    place: String,
    /// What was pointed at, where that is not the place itself.
    thing: Option<String>,
}

/// What a move would bring, as the seat is told.
#[utoipa::path(get, path = "/api/exercises/{game}/{id}/preview", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path), AnswerQuery),
    responses((status = 200, body = ExercisePreview), (status = "4XX", body = Problem)))]
pub(super) async fn preview(
    ApiPath((game, id)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<AnswerQuery>,
) -> Result<Json<ExercisePreview>, ProblemResponse> {
    Ok(Json(service::exercises::preview(&game, &id, &query.notation)?))
}

/// What is at a place of the board, and why not.
#[utoipa::path(get, path = "/api/exercises/{game}/{id}/explain", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path), ExplainQuery),
    responses((status = 200, body = ExerciseExplanation), (status = "4XX", body = Problem)))]
pub(super) async fn explain(
    ApiPath((game, id)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<ExplainQuery>,
) -> Result<Json<ExerciseExplanation>, ProblemResponse> {
    let thing = query.thing.as_ref().unwrap_or(&query.place);
    Ok(Json(service::exercises::explain(&game, &id, &query.place, thing)?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AnswerQuery {
    /// The move, in notation.
    notation: String,
}

/// What an answer is worth, and what each of the candidates leads to.
#[utoipa::path(get, path = "/api/exercises/{game}/{id}/answer", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path), AnswerQuery),
    responses((status = 200, body = ExerciseAnswer), (status = "4XX", body = Problem)))]
pub(super) async fn answer(
    ApiPath((game, id)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<AnswerQuery>,
) -> Result<Json<ExerciseAnswer>, ProblemResponse> {
    Ok(Json(service::exercises::answer(&game, &id, &query.notation)?))
}

/// What an answer leads to that is not among the candidates: the computer looks at it now.
#[utoipa::path(get, path = "/api/exercises/{game}/{id}/try", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path), AnswerQuery),
    responses((status = 200, body = AnswerChoice), (status = "4XX", body = Problem)))]
pub(super) async fn try_answer(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((game, id)): ApiPath<(String, String)>,
    ApiQuery(query): ApiQuery<AnswerQuery>,
) -> Result<Json<AnswerChoice>, ProblemResponse> {
    let tried = service::exercises::try_answer(&app, &principal, &game, &id, query.notation, address).await?;
    Ok(Json(tried))
}

/// Open a table that goes on from an exercise, with computer players.
#[utoipa::path(post, path = "/api/exercises/{game}/{id}/play-on", tag = "exercises",
    params(("game" = String, Path), ("id" = String, Path)), request_body = PlayOn,
    responses((status = 201, body = OpenedTable), (status = "4XX", body = Problem)))]
pub(super) async fn play_on(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((game, id)): ApiPath<(String, String)>,
    ApiBody(body): ApiBody<PlayOn>,
) -> Result<(StatusCode, Json<OpenedTable>), ProblemResponse> {
    let opened = service::exercises::play_on(&app, &principal, &game, &id, body, &address).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}
