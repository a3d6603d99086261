//! Making an account, and what its owner does with it.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::Problem;
use protocol::rest::{
    AccountInfo, BeginPasskey, ChangeEmail, ChangeName, ChangePassword, DeleteAccount, FinishPasskey,
    LinkSignIn, NewAccount, PasskeyChallenge, RecoveryCodes, Session, SignInResult,
};

use super::access::{Address, Device, PageOrigin};
use super::extract::{ApiBody, ApiPath};
use super::problem::ProblemResponse;
use super::session::no_cookies;
use super::sign_in::signed_in;
use crate::app::App;
use crate::principal::Principal;
use crate::service::accounts::{self, delete as deletion, mail, passkeys, passwords, recovery, sessions};

/// The own account.
#[utoipa::path(get, path = "/api/account", tag = "account",
    responses((status = 200, body = AccountInfo), (status = "4XX", body = Problem)))]
pub(super) async fn info(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<AccountInfo>, ProblemResponse> {
    Ok(Json(accounts::info(&app, &principal).await?))
}

/// Make an account with a password. A guest keeps all that the guest holds.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = NewAccount,
    responses((status = 200, body = SignInResult), (status = "4XX", body = Problem)))]
pub(super) async fn make(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    Device(device): Device,
    ApiBody(body): ApiBody<NewAccount>,
) -> Result<Response, ProblemResponse> {
    Ok(signed_in(&app, passwords::make_account(&app, &principal, body, &device, &address).await?))
}

/// Begin to make a passkey: for the own account, or for a new one with a name.
#[utoipa::path(post, path = "/api/account/passkeys/begin", tag = "account", request_body = BeginPasskey,
    responses((status = 200, body = PasskeyChallenge), (status = "4XX", body = Problem)))]
pub(super) async fn begin_passkey(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    PageOrigin(origin): PageOrigin,
    ApiBody(body): ApiBody<BeginPasskey>,
) -> Result<Json<PasskeyChallenge>, ProblemResponse> {
    Ok(Json(passkeys::begin(&app, &principal, body, &origin, &address).await?))
}

/// Keep a passkey that was made. Whoever had no account is signed in to the new one.
#[utoipa::path(post, path = "/api/account/passkeys", tag = "account", request_body = FinishPasskey,
    responses((status = 200, body = SignInResult), (status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn finish_passkey(
    State(app): State<App>,
    principal: Principal,
    Device(device): Device,
    Address(address): Address,
    PageOrigin(origin): PageOrigin,
    ApiBody(body): ApiBody<FinishPasskey>,
) -> Result<Response, ProblemResponse> {
    Ok(match passkeys::finish(&app, &principal, body, &device, &origin, &address).await? {
        Some(done) => signed_in(&app, done),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Take a passkey off the account.
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn remove_passkey(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    passkeys::remove(&app, &principal, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Choose another password. All other devices are signed out.
#[utoipa::path(put, path = "/api/account/password", tag = "account", request_body = ChangePassword,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn change_password(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<ChangePassword>,
) -> Result<StatusCode, ProblemResponse> {
    passwords::change(&app, &principal, body, &address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Call the account otherwise.
#[utoipa::path(put, path = "/api/account/name", tag = "account", request_body = ChangeName,
    responses((status = 200, body = Session), (status = "4XX", body = Problem)))]
pub(super) async fn change_name(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<ChangeName>,
) -> Result<Json<Session>, ProblemResponse> {
    Ok(Json(accounts::rename(&app, &principal, &body.name).await?))
}

/// Give the account another e-mail address, or none. Where mail can be sent, a link goes there to prove it.
#[utoipa::path(put, path = "/api/account/email", tag = "account", request_body = ChangeEmail,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn change_email(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    ApiBody(body): ApiBody<ChangeEmail>,
) -> Result<StatusCode, ProblemResponse> {
    mail::change(&app, &principal, body, &address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Prove the address of the account with a link that was sent there.
#[utoipa::path(post, path = "/api/account/email/prove", tag = "account", request_body = LinkSignIn,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn prove_email(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<LinkSignIn>,
) -> Result<StatusCode, ProblemResponse> {
    mail::prove(&app, &principal, body).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// New recovery codes; those before are worth nothing any more.
#[utoipa::path(post, path = "/api/account/recovery-codes", tag = "account",
    responses((status = 200, body = RecoveryCodes), (status = "4XX", body = Problem)))]
pub(super) async fn renew_codes(
    State(app): State<App>,
    principal: Principal,
) -> Result<Json<RecoveryCodes>, ProblemResponse> {
    Ok(Json(recovery::renew(&app, &principal).await?))
}

/// Sign out all other devices.
#[utoipa::path(delete, path = "/api/account/sessions", tag = "account",
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn end_other_sessions(
    State(app): State<App>,
    principal: Principal,
) -> Result<StatusCode, ProblemResponse> {
    sessions::end_others(&app, &principal).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign out one device.
#[utoipa::path(delete, path = "/api/account/sessions/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn end_session(
    State(app): State<App>,
    principal: Principal,
    ApiPath(id): ApiPath<String>,
) -> Result<StatusCode, ProblemResponse> {
    sessions::end(&app, &principal, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All that is known of the owner of the account, as one file.
#[utoipa::path(get, path = "/api/account/export", tag = "account",
    responses((status = 200, body = Object), (status = "4XX", body = Problem)))]
pub(super) async fn export(
    State(app): State<App>,
    principal: Principal,
) -> Result<Response, ProblemResponse> {
    let all = accounts::export::export(&app, &principal).await?;
    let head = [(CONTENT_DISPOSITION, "attachment; filename=\"tertulia.json\"")];
    Ok((AppendHeaders(head), Json(all)).into_response())
}

/// Delete the account. The games of the others stay whole; nothing names its owner any more.
#[utoipa::path(post, path = "/api/account/delete", tag = "account", request_body = DeleteAccount,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn delete(
    State(app): State<App>,
    principal: Principal,
    ApiBody(body): ApiBody<DeleteAccount>,
) -> Result<Response, ProblemResponse> {
    deletion::delete(&app, &principal, body).await?;
    Ok((StatusCode::NO_CONTENT, no_cookies(&app)).into_response())
}
