//! Opening, starting and closing tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{OpenTable, OpenedTable};
use protocol::table::TableInfo;

use super::access::Address;
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service;

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OpenTable,
    responses((status = 201, body = OpenedTable), (status = "4XX", body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<OpenTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ProblemResponse> {
    let opened = service::tables::open(&app, &principal, body, &address).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Everything about a table but the game itself.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::tables::info(&app, principal, &table).await?))
}

/// Start the game, as the host, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn start(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::tables::start(&app, principal, &table).await?))
}

/// Close the table, as the host, before the start.
#[utoipa::path(post, path = "/api/tables/{table}/abort", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub(super) async fn abort(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<TableInfo>, ProblemResponse> {
    Ok(Json(service::tables::close(&app, principal, &table).await?))
}

/// A table with everybody one chair further; the same one for all who ask. Whoever asks with a link gets a new one.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = OpenedTable), (status = "4XX", body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<OpenedTable>, ProblemResponse> {
    Ok(Json(service::rematch::rematch(&app, &principal, &table, &address).await?))
}
