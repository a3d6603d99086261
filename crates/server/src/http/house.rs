//! The house, and what its host does.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{
    ClaimHost, HostStatus, House, HouseLog, HouseSettings, HouseSettingsInfo, Invitations, MadeInvitation,
    NewInvitation, SetRole, Team,
};

use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::house::{self, invitations, settings, status, team};

/// What the place is called, what its host says, and whether one may come in.
#[utoipa::path(get, path = "/api/house", tag = "house",
    responses((status = 200, body = House), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<House>, ProblemResponse> {
    Ok(Json(house::house(&app, &principal).await?))
}

/// Become a host, with a link of the command line.
#[utoipa::path(post, path = "/api/host/claim", tag = "house", request_body = ClaimHost,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn claim(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<ClaimHost>,
) -> Result<StatusCode, ProblemResponse> {
    team::claim(&app, &principal, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All settings.
#[utoipa::path(get, path = "/api/host/settings", tag = "house",
    responses((status = 200, body = HouseSettingsInfo), (status = "4XX", body = Problem)))]
pub(super) async fn settings(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HouseSettingsInfo>, ProblemResponse> {
    Ok(Json(settings::settings(&app, &principal).await?))
}

/// Change those settings that are given.
#[utoipa::path(put, path = "/api/host/settings", tag = "house", request_body = HouseSettings,
    responses((status = 200, body = HouseSettingsInfo), (status = "4XX", body = Problem)))]
pub(super) async fn change_settings(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<HouseSettings>,
) -> Result<Json<HouseSettingsInfo>, ProblemResponse> {
    Ok(Json(settings::change(&app, &principal, body).await?))
}

/// Who is here, load, storage, backups.
#[utoipa::path(get, path = "/api/host/status", tag = "house",
    responses((status = 200, body = HostStatus), (status = "4XX", body = Problem)))]
pub(super) async fn status(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HostStatus>, ProblemResponse> {
    Ok(Json(status::status(&app, &principal).await?))
}

/// What hosts and moderators have done.
#[utoipa::path(get, path = "/api/host/log", tag = "house",
    responses((status = 200, body = HouseLog), (status = "4XX", body = Problem)))]
pub(super) async fn log(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HouseLog>, ProblemResponse> {
    Ok(Json(status::log(&app, &principal).await?))
}

/// Hosts and moderators.
#[utoipa::path(get, path = "/api/host/team", tag = "house",
    responses((status = 200, body = Team), (status = "4XX", body = Problem)))]
pub(super) async fn team(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Team>, ProblemResponse> {
    Ok(Json(team::team(&app, &principal).await?))
}

/// Name somebody host or moderator, or neither.
#[utoipa::path(put, path = "/api/host/team", tag = "house", request_body = SetRole,
    responses((status = 200, body = Team), (status = "4XX", body = Problem)))]
pub(super) async fn set_role(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<SetRole>,
) -> Result<Json<Team>, ProblemResponse> {
    Ok(Json(team::set(&app, &principal, body).await?))
}

/// The invitations that can be used.
#[utoipa::path(get, path = "/api/host/invitations", tag = "house",
    responses((status = 200, body = Invitations), (status = "4XX", body = Problem)))]
pub(super) async fn invitations(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Invitations>, ProblemResponse> {
    Ok(Json(invitations::list(&app, &principal).await?))
}

/// Make an invitation.
#[utoipa::path(post, path = "/api/host/invitations", tag = "house", request_body = NewInvitation,
    responses((status = 200, body = MadeInvitation), (status = "4XX", body = Problem)))]
pub(super) async fn invite(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<NewInvitation>,
) -> Result<Json<MadeInvitation>, ProblemResponse> {
    Ok(Json(invitations::make(&app, &principal, body).await?))
}

/// End an invitation.
#[utoipa::path(delete, path = "/api/host/invitations/{id}", tag = "house", params(("id" = String, Path)),
    responses((status = 200, body = Invitations), (status = "4XX", body = Problem)))]
pub(super) async fn end_invitation(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<Invitations>, ProblemResponse> {
    Ok(Json(invitations::end(&app, &principal, &id).await?))
}
