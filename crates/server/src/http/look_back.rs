//! Where a game that is over was won and lost: its review, other moves, and playing on from a moment.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{MomentMoves, OpenedTable, PlayOn, ReviewState, TriedMove};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::Address;
use super::extract::{ApiBody, ApiPath, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

/// How far the review of a game is; with the review when it is there.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = Problem)))]
pub(super) async fn state(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<ReviewState>, ProblemResponse> {
    Ok(Json(service::look_back::state(&app, principal, &table).await?))
}

/// Begin the review of a game that is over. It runs in the background and is kept.
#[utoipa::path(post, path = "/api/tables/{table}/review", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = ReviewState), (status = "4XX", body = Problem)))]
pub(super) async fn ask(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<ReviewState>, ProblemResponse> {
    Ok(Json(service::look_back::ask(&app, principal, &table, address).await?))
}

/// What could have been done at a moment of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/moments/{number}/moves", tag = "review",
    params(("table" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = MomentMoves), (status = "4XX", body = Problem)))]
pub(super) async fn moves(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, number)): ApiPath<(String, u32)>,
) -> Result<Json<MomentMoves>, ProblemResponse> {
    Ok(Json(service::look_back::moves(&app, principal, &table, number).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct TryQuery {
    /// The move, in notation.
    notation: String,
}

/// What another move would have brought, by what its player could know; how it would have gone on.
#[utoipa::path(get, path = "/api/tables/{table}/moments/{number}/try", tag = "review",
    params(("table" = String, Path), ("number" = u32, Path), TryQuery),
    responses((status = 200, body = TriedMove), (status = "4XX", body = Problem)))]
pub(super) async fn try_move(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((table, number)): ApiPath<(String, u32)>,
    ApiQuery(query): ApiQuery<TryQuery>,
) -> Result<Json<TriedMove>, ProblemResponse> {
    let tried =
        service::look_back::try_move(&app, principal, &table, number, query.notation, address).await?;
    Ok(Json(tried))
}

/// Open a table that goes on from a moment of a game that is over, with computer players. All that the seat could not know is dealt
/// anew.
#[utoipa::path(post, path = "/api/tables/{table}/moments/{number}/play-on", tag = "review",
    params(("table" = String, Path), ("number" = u32, Path)), request_body = PlayOn,
    responses((status = 201, body = OpenedTable), (status = "4XX", body = Problem)))]
pub(super) async fn play_on(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((table, number)): ApiPath<(String, u32)>,
    ApiBody(body): ApiBody<PlayOn>,
) -> Result<(StatusCode, Json<OpenedTable>), ProblemResponse> {
    let opened = service::look_back::play_on(&app, &principal, &table, number, body, &address).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}
