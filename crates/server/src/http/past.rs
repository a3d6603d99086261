//! Looking back: the log, earlier positions, the record, and what was hidden.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::rest::{Log, Moment, Reveal};
use protocol::{Problem, SeatNumber, Seq};
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{ApiPath, ApiQuery};
use super::problem::{ProblemResponse, text};
use crate::app::App;
use crate::principal::Principal;
use crate::service;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogQuery {
    /// Entries after this one.
    #[serde(default)]
    after: Seq,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MomentQuery {
    /// After the end: as this seat saw it.
    seen_by: Option<SeatNumber>,
}

/// What happened, as whoever asks may know it; at most 200 entries.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "review", params(("table" = String, Path), LogQuery),
    responses((status = 200, body = Log), (status = "4XX", body = Problem)))]
pub(super) async fn log(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
    ApiQuery(query): ApiQuery<LogQuery>,
) -> Result<Json<Log>, ProblemResponse> {
    Ok(Json(service::past::log(&app, principal, &table, query.after).await?))
}

/// The position after so many moves.
#[utoipa::path(get, path = "/api/tables/{table}/moments/{number}", tag = "review",
    params(("table" = String, Path), ("number" = u32, Path), MomentQuery),
    responses((status = 200, body = Moment), (status = "4XX", body = Problem)))]
pub(super) async fn moment(
    State(app): State<App>,
    principal: Principal,
    ApiPath((table, number)): ApiPath<(String, u32)>,
    ApiQuery(query): ApiQuery<MomentQuery>,
) -> Result<Json<Moment>, ProblemResponse> {
    Ok(Json(service::past::moment(&app, principal, &table, number, query.seen_by).await?))
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Response, ProblemResponse> {
    Ok(text(service::past::record(&app, principal, &table).await?))
}

/// Hands, piles and the deal of a game that is over.
#[utoipa::path(get, path = "/api/tables/{table}/reveal", tag = "review", params(("table" = String, Path)),
    responses((status = 200, body = Reveal), (status = "4XX", body = Problem)))]
pub(super) async fn reveal(
    State(app): State<App>,
    principal: Principal,
    ApiPath(table): ApiPath<String>,
) -> Result<Json<Reveal>, ProblemResponse> {
    Ok(Json(service::past::reveal(&app, principal, &table).await?))
}
