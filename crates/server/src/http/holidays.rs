//! Days off.

use axum::Json;
use axum::extract::State;
use protocol::Problem;
use protocol::rest::{HolidayInfo, HolidayPlan};

use super::extract::ApiBody;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::holidays;

/// The days off of whoever asks, and how many are left.
#[utoipa::path(get, path = "/api/holiday", tag = "notices",
    responses((status = 200, body = HolidayInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HolidayInfo>, ProblemResponse> {
    Ok(Json(holidays::info(&app, &principal).await?))
}

/// Take days off, or change those that are not over: the own clocks stand meanwhile at every table that gives days.
#[utoipa::path(put, path = "/api/holiday", tag = "notices", request_body = HolidayPlan,
    responses((status = 200, body = HolidayInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<HolidayPlan>,
) -> Result<Json<HolidayInfo>, ProblemResponse> {
    Ok(Json(holidays::set(&app, &principal, body).await?))
}

/// End the days off, or do not take them.
#[utoipa::path(delete, path = "/api/holiday", tag = "notices",
    responses((status = 200, body = HolidayInfo), (status = "4XX", body = Problem)))]
pub(super) async fn end(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HolidayInfo>, ProblemResponse> {
    Ok(Json(holidays::end(&app, &principal).await?))
}
