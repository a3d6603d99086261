//! Clubs and their members.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{ClubInfo, ClubLeaderboard, ClubList, ClubWish, JoinClub, OrganiserLink, SetClubRole};

use super::access::Address;
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::clubs::{self, members};

/// The clubs of whoever asks, and those that everybody may find.
#[utoipa::path(get, path = "/api/clubs", tag = "clubs",
    responses((status = 200, body = ClubList), (status = "4XX", body = Problem)))]
pub(super) async fn list(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<ClubList>, ProblemResponse> {
    Ok(Json(clubs::list(&app, &principal).await?))
}

/// Found a club.
#[utoipa::path(post, path = "/api/clubs", tag = "clubs", request_body = ClubWish,
    responses((status = 201, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn found(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<ClubWish>,
) -> Result<(StatusCode, Json<ClubInfo>), ProblemResponse> {
    Ok((StatusCode::CREATED, Json(clubs::found(&app, &principal, body, &address).await?)))
}

/// The page of a club.
#[utoipa::path(get, path = "/api/clubs/{club}", tag = "clubs", params(("club" = String, Path)),
    responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(clubs::info(&app, &principal, &club).await?))
}

/// Change what is told of a club, as an organiser.
#[utoipa::path(put, path = "/api/clubs/{club}", tag = "clubs", params(("club" = String, Path)),
    request_body = ClubWish, responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn change(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
    ApiBody(body): ApiBody<ClubWish>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(clubs::change(&app, &principal, &club, body).await?))
}

/// Close a club, as an organiser. Games go on, and everybody keeps their results.
#[utoipa::path(delete, path = "/api/clubs/{club}", tag = "clubs", params(("club" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn close(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    clubs::close(&app, &principal, &club).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The members by what they have won from each other in a game.
#[utoipa::path(get, path = "/api/clubs/{club}/leaderboards/{game}", tag = "clubs",
    params(("club" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = ClubLeaderboard), (status = "4XX", body = Problem)))]
pub(super) async fn leaders(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, game)): ApiPath<(String, String)>,
) -> Result<Json<ClubLeaderboard>, ProblemResponse> {
    Ok(Json(clubs::leaders(&app, &principal, &club, &game).await?))
}

/// Become a member, with the link of the club.
#[utoipa::path(post, path = "/api/clubs/{club}/join", tag = "clubs", params(("club" = String, Path)),
    request_body = JoinClub, responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn join(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiPath(club): ApiPath<String>,
    ApiBody(body): ApiBody<JoinClub>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(members::join(&app, &principal, &club, body, &address).await?))
}

/// Be a member no more.
#[utoipa::path(post, path = "/api/clubs/{club}/leave", tag = "clubs", params(("club" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn leave(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    members::leave(&app, &principal, &club).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Name a member organiser, or make a member of one.
#[utoipa::path(put, path = "/api/clubs/{club}/members/{id}", tag = "clubs",
    params(("club" = String, Path), ("id" = String, Path)), request_body = SetClubRole,
    responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn set_role(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, id)): ApiPath<(String, String)>,
    ApiBody(body): ApiBody<SetClubRole>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(members::set_role(&app, &principal, &club, &id, body).await?))
}

/// Remove a member, as an organiser.
#[utoipa::path(delete, path = "/api/clubs/{club}/members/{id}", tag = "clubs",
    params(("club" = String, Path), ("id" = String, Path)),
    responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn remove(
    State(app): State<App>,
    principal: Principal,
    ApiPath((club, id)): ApiPath<(String, String)>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(members::remove(&app, &principal, &club, &id).await?))
}

/// Another link that makes members.
#[utoipa::path(post, path = "/api/clubs/{club}/invitation", tag = "clubs", params(("club" = String, Path)),
    responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn renew_invitation(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(members::renew_invitation(&app, &principal, &club).await?))
}

/// No link makes members until there is another one.
#[utoipa::path(delete, path = "/api/clubs/{club}/invitation", tag = "clubs", params(("club" = String, Path)),
    responses((status = 200, body = ClubInfo), (status = "4XX", body = Problem)))]
pub(super) async fn end_invitation(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<Json<ClubInfo>, ProblemResponse> {
    Ok(Json(members::end_invitation(&app, &principal, &club).await?))
}

/// A link whose holder organises the club; the one before holds nothing any more.
#[utoipa::path(post, path = "/api/clubs/{club}/organiser-link", tag = "clubs", params(("club" = String, Path)),
    responses((status = 200, body = OrganiserLink), (status = "4XX", body = Problem)))]
pub(super) async fn make_organiser_link(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<Json<OrganiserLink>, ProblemResponse> {
    Ok(Json(members::make_organiser_link(&app, &principal, &club).await?))
}

/// End the link of the organisers.
#[utoipa::path(delete, path = "/api/clubs/{club}/organiser-link", tag = "clubs", params(("club" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn end_organiser_link(
    State(app): State<App>,
    principal: Principal,
    ApiPath(club): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    members::end_organiser_link(&app, &principal, &club).await?;
    Ok(StatusCode::NO_CONTENT)
}
