//! Reports, moderators, and what somebody hears of them.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{
    AddressBans, AnswerReport, Appeals, HeldSanctions, HiddenClubs, ModerateClub, ModerationQueue,
    NewAddressBan, NewAppeal, NewReport, Sanctions,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::Address;
use super::extract::{ApiBody, ApiPath, ApiQuery};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::moderation::{addresses, answers, appeals, clubs, holding, queue, reports};

/// Tell moderators of a line of chat, a name, or how somebody behaves.
#[utoipa::path(post, path = "/api/reports", tag = "order", request_body = NewReport,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn report(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<NewReport>,
) -> Result<StatusCode, ProblemResponse> {
    reports::report(&app, &principal, body, &address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What moderators have done to whoever asks, as far as it holds or has to be read.
#[utoipa::path(get, path = "/api/standing", tag = "order",
    responses((status = 200, body = Sanctions), (status = "4XX", body = Problem)))]
pub(super) async fn standing(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Sanctions>, ProblemResponse> {
    Ok(Json(appeals::own(&app, &principal).await?))
}

/// Say that all of it was read.
#[utoipa::path(post, path = "/api/standing/confirm", tag = "order",
    responses((status = 200, body = Sanctions), (status = "4XX", body = Problem)))]
pub(super) async fn confirm(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Sanctions>, ProblemResponse> {
    Ok(Json(appeals::confirm(&app, &principal).await?))
}

/// Write a note to the host about something that was done to one; once for each.
#[utoipa::path(post, path = "/api/standing/appeal", tag = "order", request_body = NewAppeal,
    responses((status = 200, body = Sanctions), (status = "4XX", body = Problem)))]
pub(super) async fn appeal(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<NewAppeal>,
) -> Result<Json<Sanctions>, ProblemResponse> {
    Ok(Json(appeals::appeal(&app, &principal, body).await?))
}

/// Reports, for moderators.
#[utoipa::path(get, path = "/api/moderation", tag = "order",
    responses((status = 200, body = ModerationQueue), (status = "4XX", body = Problem)))]
pub(super) async fn queue(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<ModerationQueue>, ProblemResponse> {
    Ok(Json(queue::queue(&app, &principal).await?))
}

/// Answer a report.
#[utoipa::path(post, path = "/api/moderation/reports/{id}", tag = "order", request_body = AnswerReport,
    params(("id" = String, Path)),
    responses((status = 200, body = ModerationQueue), (status = "4XX", body = Problem)))]
pub(super) async fn answer(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
    ApiBody(body): ApiBody<AnswerReport>,
) -> Result<Json<ModerationQueue>, ProblemResponse> {
    Ok(Json(answers::answer(&app, &principal, &id, body).await?))
}

/// End a mute or a ban before its time.
#[utoipa::path(delete, path = "/api/moderation/sanctions/{id}", tag = "order", params(("id" = String, Path)),
    responses((status = 200, body = ModerationQueue), (status = "4XX", body = Problem)))]
pub(super) async fn lift(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<ModerationQueue>, ProblemResponse> {
    Ok(Json(answers::lift(&app, &principal, &id).await?))
}

/// Where a list goes on.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HoldingQuery {
    /// `next` of the page before.
    before: Option<String>,
}

/// Mutes and bans that hold, the last first.
#[utoipa::path(get, path = "/api/moderation/sanctions", tag = "order", params(HoldingQuery),
    responses((status = 200, body = HeldSanctions), (status = "4XX", body = Problem)))]
pub(super) async fn holding(
    State(app): State<App>,
    principal: Principal,
    ApiQuery(query): ApiQuery<HoldingQuery>,
) -> Result<Json<HeldSanctions>, ProblemResponse> {
    Ok(Json(holding::list(&app, &principal, query.before.as_deref()).await?))
}

/// Clubs that moderators have hidden.
#[utoipa::path(get, path = "/api/moderation/clubs", tag = "order",
    responses((status = 200, body = HiddenClubs), (status = "4XX", body = Problem)))]
pub(super) async fn hidden_clubs(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<HiddenClubs>, ProblemResponse> {
    Ok(Json(clubs::hidden(&app, &principal).await?))
}

/// Hide a club, show it again, take its name away, or close it.
#[utoipa::path(post, path = "/api/moderation/clubs/{club}", tag = "order", params(("club" = String, Path)),
    request_body = ModerateClub, responses((status = 200, body = HiddenClubs), (status = "4XX", body = Problem)))]
pub(super) async fn moderate_club(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
    ApiBody(body): ApiBody<ModerateClub>,
) -> Result<Json<HiddenClubs>, ProblemResponse> {
    Ok(Json(clubs::moderate(&app, &principal, &club, body).await?))
}

/// Notes to the host that have not been put aside.
#[utoipa::path(get, path = "/api/host/appeals", tag = "order",
    responses((status = 200, body = Appeals), (status = "4XX", body = Problem)))]
pub(super) async fn appeals(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<Appeals>, ProblemResponse> {
    Ok(Json(appeals::appeals(&app, &principal).await?))
}

/// Put a note aside, by what it is about.
#[utoipa::path(delete, path = "/api/host/appeals/{id}", tag = "order", params(("id" = String, Path)),
    responses((status = 200, body = Appeals), (status = "4XX", body = Problem)))]
pub(super) async fn settle(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<Appeals>, ProblemResponse> {
    Ok(Json(appeals::settle(&app, &principal, &id).await?))
}

/// From where nobody new comes in at the moment.
#[utoipa::path(get, path = "/api/moderation/addresses", tag = "order",
    responses((status = 200, body = AddressBans), (status = "4XX", body = Problem)))]
pub(super) async fn address_bans(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<AddressBans>, ProblemResponse> {
    Ok(Json(addresses::list(&app, &principal).await?))
}

/// Let nobody new in from an address for a while, or from where somebody came whom a report is about.
#[utoipa::path(post, path = "/api/moderation/addresses", tag = "order", request_body = NewAddressBan,
    responses((status = 200, body = AddressBans), (status = "4XX", body = Problem)))]
pub(super) async fn ban_address(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<NewAddressBan>,
) -> Result<Json<AddressBans>, ProblemResponse> {
    Ok(Json(addresses::ban(&app, &principal, body).await?))
}

/// Let people in from there again.
#[utoipa::path(delete, path = "/api/moderation/addresses/{id}", tag = "order", params(("id" = String, Path)),
    responses((status = 200, body = AddressBans), (status = "4XX", body = Problem)))]
pub(super) async fn lift_address_ban(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<Json<AddressBans>, ProblemResponse> {
    Ok(Json(addresses::lift(&app, &principal, &id).await?))
}
