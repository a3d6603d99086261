//! Evenings of a club.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{DrawRound, EveningInfo, EveningWish, SetHere, WaiveTable};

use super::access::Address;
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::evenings;

/// Open an evening, as an organiser.
#[utoipa::path(post, path = "/api/clubs/{club}/evenings", tag = "clubs", params(("club" = String, Path)),
    request_body = EveningWish,
    responses((status = 201, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath(club): ApiPath<String>,
    ApiBody(body): ApiBody<EveningWish>,
) -> Result<(StatusCode, Json<EveningInfo>), ProblemResponse> {
    Ok((StatusCode::CREATED, Json(evenings::open(&app, &principal, &club, body, &address).await?)))
}

/// How an evening stands.
#[utoipa::path(get, path = "/api/clubs/{club}/evenings/{number}", tag = "clubs",
    params(("club" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, number)): ApiPath<(String, u32)>,
) -> Result<Json<EveningInfo>, ProblemResponse> {
    Ok(Json(evenings::info(&app, &principal, &club, number).await?))
}

/// Say that one is here, or goes; as an organiser also of somebody else.
#[utoipa::path(put, path = "/api/clubs/{club}/evenings/{number}/here", tag = "clubs",
    params(("club" = String, Path), ("number" = u32, Path)), request_body = SetHere,
    responses((status = 200, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set_here(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((club, number)): ApiPath<(String, u32)>,
    ApiBody(body): ApiBody<SetHere>,
) -> Result<Json<EveningInfo>, ProblemResponse> {
    Ok(Json(evenings::set_here(&app, &principal, &club, number, body, &address).await?))
}

/// Draw the next round: everybody who is here sits at a table, and the games begin.
#[utoipa::path(post, path = "/api/clubs/{club}/evenings/{number}/rounds", tag = "clubs",
    params(("club" = String, Path), ("number" = u32, Path)), request_body = DrawRound,
    responses((status = 200, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn draw(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath((club, number)): ApiPath<(String, u32)>,
    ApiBody(body): ApiBody<DrawRound>,
) -> Result<Json<EveningInfo>, ProblemResponse> {
    Ok(Json(evenings::draw(&app, &principal, &club, number, body, &address).await?))
}

/// Wait for a table no longer.
#[utoipa::path(post, path = "/api/clubs/{club}/evenings/{number}/waive", tag = "clubs",
    params(("club" = String, Path), ("number" = u32, Path)), request_body = WaiveTable,
    responses((status = 200, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn waive(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, number)): ApiPath<(String, u32)>,
    ApiBody(body): ApiBody<WaiveTable>,
) -> Result<Json<EveningInfo>, ProblemResponse> {
    Ok(Json(evenings::waive(&app, &principal, &club, number, body).await?))
}

/// End the evening and keep its standing.
#[utoipa::path(post, path = "/api/clubs/{club}/evenings/{number}/end", tag = "clubs",
    params(("club" = String, Path), ("number" = u32, Path)),
    responses((status = 200, body = EveningInfo), (status = "4XX", body = Problem)))]
pub(super) async fn end(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, number)): ApiPath<(String, u32)>,
) -> Result<Json<EveningInfo>, ProblemResponse> {
    Ok(Json(evenings::end(&app, &principal, &club, number).await?))
}
