//! Notices: what somebody is told who is not at the table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use protocol::Problem;
use protocol::rest::{
    ChangeChannel, EndNotices, LinkedNotices, NewChannel, NoticeHours, NoticeSettings, OpenedChannel,
    RenewPush,
};

use super::access::{Device, PageOrigin};
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::notices;

/// Where one is told of what, and when not.
#[utoipa::path(get, path = "/api/notices", tag = "notices",
    responses((status = 200, body = NoticeSettings), (status = "4XX", body = Problem)))]
pub(super) async fn settings(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<NoticeSettings>, ProblemResponse> {
    Ok(Json(notices::settings(&app, &principal).await?))
}

/// Set the quiet hours, and how early one is reminded.
#[utoipa::path(put, path = "/api/notices/hours", tag = "notices", request_body = NoticeHours,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn set_hours(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<NoticeHours>,
) -> Result<StatusCode, ProblemResponse> {
    notices::set_hours(&app, &principal, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told in one more way. A browser that is named again is the same way.
#[utoipa::path(post, path = "/api/notices/channels", tag = "notices", request_body = NewChannel,
    responses((status = 200, body = OpenedChannel), (status = "4XX", body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    principal: Principal,
    PageOrigin(origin): PageOrigin,
    Device(device): Device,
    ApiBody(body): ApiBody<NewChannel>,
) -> Result<Json<OpenedChannel>, ProblemResponse> {
    Ok(Json(notices::open(&app, &principal, body, origin, device).await?))
}

/// The browser that asks has renewed how it is reached: it is told on as before.
#[utoipa::path(put, path = "/api/notices/push", tag = "notices", request_body = RenewPush,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn renew(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<RenewPush>,
) -> Result<StatusCode, ProblemResponse> {
    notices::renew(&app, &principal, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Choose of what one is told in a way.
#[utoipa::path(put, path = "/api/notices/channels/{id}", tag = "notices", params(("id" = String, Path)),
    request_body = ChangeChannel, responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn change(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
    ApiBody(body): ApiBody<ChangeChannel>,
) -> Result<StatusCode, ProblemResponse> {
    notices::change(&app, &principal, &id, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told in that way no more.
#[utoipa::path(delete, path = "/api/notices/channels/{id}", tag = "notices", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn close(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    notices::close(&app, &principal, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told again in a way that the link of a notice has ended.
#[utoipa::path(post, path = "/api/notices/channels/{id}/again", tag = "notices", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn begin_again(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    notices::begin_again(&app, &principal, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the link of a notice would end. To ask ends nothing.
#[utoipa::path(post, path = "/api/notices/link", tag = "notices", request_body = EndNotices,
    responses((status = 200, body = LinkedNotices), (status = "4XX", body = Problem)))]
pub(super) async fn linked(
    State(app): State<App>,
    ApiBody(body): ApiBody<EndNotices>,
) -> Result<Json<LinkedNotices>, ProblemResponse> {
    Ok(Json(notices::linked(&app, &body.token).await?))
}

/// End notices with the link that they came with.
#[utoipa::path(post, path = "/api/notices/end", tag = "notices", request_body = EndNotices,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn end(
    State(app): State<App>,
    ApiBody(body): ApiBody<EndNotices>,
) -> Result<StatusCode, ProblemResponse> {
    notices::end(&app, &body.token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same for programs that read mail: they send whatever their standard says (RFC 8058).
#[utoipa::path(post, path = "/api/notices/end/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn end_by_mail(
    State(app): State<App>,
    ApiPath(token): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    notices::end(&app, &token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Where programs that read mail open the same link instead (RFC 2369): the page that ends them. To look at the link alone ends nothing.
#[utoipa::path(get, path = "/api/notices/end/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 303), (status = "4XX", body = Problem)))]
pub(super) async fn end_page(ApiPath(token): ApiPath<String>) -> Result<impl IntoResponse, ProblemResponse> {
    let page = notices::end_page(&token)?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, page)]))
}
