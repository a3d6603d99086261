//! Whom one follows, whom one does not want to meet, and who is asked to a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{NamePlayer, People, PersonRef};

use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::people::{self, invitations};

/// Those whom one follows and who of them is here, those whom one has blocked, and the tables to which one is asked.
#[utoipa::path(get, path = "/api/people", tag = "people",
    responses((status = 200, body = People), (status = "4XX", body = Problem)))]
pub(super) async fn people(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<People>, ProblemResponse> {
    Ok(Json(people::people(&app, &principal).await?))
}

/// Follow a player.
#[utoipa::path(post, path = "/api/people/following", tag = "people", request_body = NamePlayer,
    responses((status = 200, body = People), (status = "4XX", body = Problem)))]
pub(super) async fn follow(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<NamePlayer>,
) -> Result<Json<People>, ProblemResponse> {
    Ok(Json(people::follow(&app, &principal, body).await?))
}

/// Follow a player no longer.
#[utoipa::path(delete, path = "/api/people/following/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = People), (status = "4XX", body = Problem)))]
pub(super) async fn unfollow(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<People>, ProblemResponse> {
    Ok(Json(people::unfollow(&app, &principal, &id).await?))
}

/// Block somebody: a player, whoever holds a seat, or whoever wrote a line.
#[utoipa::path(post, path = "/api/people/blocked", tag = "people", request_body = PersonRef,
    responses((status = 200, body = People), (status = "4XX", body = Problem)))]
pub(super) async fn block(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<PersonRef>,
) -> Result<Json<People>, ProblemResponse> {
    Ok(Json(people::block(&app, &principal, body).await?))
}

/// Block somebody no longer.
#[utoipa::path(delete, path = "/api/people/blocked/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = People), (status = "4XX", body = Problem)))]
pub(super) async fn unblock(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<People>, ProblemResponse> {
    Ok(Json(people::unblock(&app, &principal, &id).await?))
}

/// Ask a player to a table that waits for players.
#[utoipa::path(post, path = "/api/tables/{table}/invitations", tag = "people", request_body = NamePlayer,
    params(("table" = String, Path)), responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn invite(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<NamePlayer>,
) -> Result<StatusCode, ProblemResponse> {
    invitations::invite(&app, &principal, &table, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Do not come to a table to which one was asked.
#[utoipa::path(delete, path = "/api/tables/{table}/invitations", tag = "people",
    params(("table" = String, Path)), responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn decline(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    invitations::decline(&app, &principal, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}
