//! Looking for a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{FindTable, SearchState};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::Address;
use super::extract::{ApiBody, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::search;

/// What is asked beside it.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SearchQuery {
    /// The answer comes when there is a table, or after 20 seconds. For pages that nobody looks at, whose timers browsers slow down.
    #[serde(default)]
    wait: bool,
}

/// How the own search stands, and what others look for. Whoever asks every few seconds, or waits for an answer, is there for a game at once.
#[utoipa::path(get, path = "/api/search", tag = "lobby", params(SearchQuery),
    responses((status = 200, body = SearchState), (status = "4XX", body = Problem)))]
pub(super) async fn state(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiQuery(SearchQuery { wait }): ApiQuery<SearchQuery>,
) -> Result<Json<SearchState>, ProblemResponse> {
    if wait {
        return Ok(Json(search::wait(&app, &principal, &address).await?));
    }
    Ok(Json(search::state(&app, &principal).await?))
}

/// Look for a table, or for another.
#[utoipa::path(put, path = "/api/search", tag = "lobby", request_body = FindTable,
    responses((status = 200, body = SearchState), (status = "4XX", body = Problem)))]
pub(super) async fn begin(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<FindTable>,
) -> Result<Json<SearchState>, ProblemResponse> {
    Ok(Json(search::begin(&app, &principal, body, &address).await?))
}

/// Look for nothing any more. When it was too late the answer names the table.
#[utoipa::path(delete, path = "/api/search", tag = "lobby",
    responses((status = 200, body = SearchState), (status = "4XX", body = Problem)))]
pub(super) async fn cancel(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<SearchState>, ProblemResponse> {
    Ok(Json(search::cancel(&app, &principal).await?))
}

/// The page is being closed: no game begins at once, until it asks again. A search for days a move goes on.
#[utoipa::path(post, path = "/api/search/leave", tag = "lobby",
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn leave(
    State(app): State<App>,
    principal: Principal,
) -> Result<StatusCode, ProblemResponse> {
    search::leave(&app, &principal).await?;
    Ok(StatusCode::NO_CONTENT)
}
