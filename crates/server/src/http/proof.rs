//! A second proof, before what could take an account away from its owner.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::rest::{FinishPasskey, PasskeyChallenge, ProvePassword};

use super::access::{Address, PageOrigin};
use super::extract::ApiBody;
use super::problem::ProblemResponse;
use crate::app::App;
use crate::principal::Principal;
use crate::service::accounts::proof;

/// Show the password of the own account once more. It holds for ten minutes, in this session.
#[utoipa::path(post, path = "/api/account/proof/password", tag = "account", request_body = ProvePassword,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn password(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<ProvePassword>,
) -> Result<StatusCode, ProblemResponse> {
    proof::with_password(&app, &principal, body, &address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin to show a passkey of the own account once more.
#[utoipa::path(post, path = "/api/account/proof/passkey/begin", tag = "account",
    responses((status = 200, body = PasskeyChallenge), (status = "4XX", body = Problem)))]
pub(super) async fn begin_passkey(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    PageOrigin(origin): PageOrigin,
) -> Result<Json<PasskeyChallenge>, ProblemResponse> {
    Ok(Json(proof::begin_passkey(&app, &principal, &origin, &address).await?))
}

/// What the passkey made of the challenge. It holds for ten minutes, in this session.
#[utoipa::path(post, path = "/api/account/proof/passkey", tag = "account", request_body = FinishPasskey,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn passkey(
    State(app): State<App>,
    principal: Principal,
    PageOrigin(origin): PageOrigin,
    ApiBody(body): ApiBody<FinishPasskey>,
) -> Result<StatusCode, ProblemResponse> {
    proof::with_passkey(&app, &principal, body, &origin).await?;
    Ok(StatusCode::NO_CONTENT)
}
