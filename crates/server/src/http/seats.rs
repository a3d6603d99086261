//! Taking and giving seats.

use axum::Json;
use axum::extract::State;
use protocol::rest::{AddToDeal, Join, SeatGrant, SeatLinks, SetSeat};
use protocol::table::TableInfo;
use protocol::{Problem, SeatNumber};

use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

/// Take a seat.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "seats", params(("table" = String, Path)),
    request_body = Join, responses((status = 200, body = SeatGrant), (status = "4XX", body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<Join>,
) -> Result<Json<SeatGrant>, ProblemResponse> {
    Ok(Json(service::seats::join(&app, principal, &table, body).await?))
}

/// Bind the seat of the Bearer token to this session. All links to it end.
#[utoipa::path(post, path = "/api/tables/{table}/claim", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn claim(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::seats::claim(&app, principal, &table).await?))
}

/// Free a seat, put a bot on it, or hold it for a link: for the host, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/seats/{seat}", tag = "seats", request_body = SetSeat,
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
    ApiBody(body): ApiBody<SetSeat>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::seats::set(&app, principal, &table, seat, body).await?))
}

/// Stand up, or make somebody stand up as the host: before the start.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn free(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::seats::free(&app, principal, &table, seat).await?))
}

/// Add a part of one's own to the deal, before the start.
#[utoipa::path(put, path = "/api/tables/{table}/deal-part", tag = "seats", params(("table" = String, Path)),
    request_body = AddToDeal, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn add_to_deal(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiBody(body): ApiBody<AddToDeal>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::seats::add_to_deal(&app, principal, &table, body).await?))
}

/// Another link to a seat: for its holder, for the host while nobody has taken a seat that is held for a link, and for all who play
/// while it waits for somebody to take it over.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/link", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatGrant), (status = "4XX", body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<SeatGrant>, ProblemResponse> {
    Ok(Json(service::seats::link(&app, principal, &table, seat).await?))
}

/// What opens a seat, for its holder.
#[utoipa::path(get, path = "/api/tables/{table}/seats/{seat}/links", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn list_links(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    Ok(Json(service::seats::list_links(&app, principal, &table, seat).await?))
}

/// End all that opens a seat but what the request comes with, as its holder.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/links", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn end_links(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat)): ApiPath<(String, SeatNumber)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    Ok(Json(service::seats::end_links(&app, principal, &table, seat, None).await?))
}

/// End one of the links to a seat, or the hold of one device, as its holder.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/links/{link}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path), ("link" = String, Path)),
    responses((status = 200, body = SeatLinks), (status = "4XX", body = Problem)))]
pub(super) async fn end_link(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, seat, link)): ApiPath<(String, SeatNumber, String)>,
) -> Result<Json<SeatLinks>, ProblemResponse> {
    Ok(Json(service::seats::end_links(&app, principal, &table, seat, Some(link)).await?))
}
