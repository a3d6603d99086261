//! Signing in. Every way ends with a new session; nothing says whether an account exists.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use protocol::rest::{
    FinishPasskey, LinkSignIn, MailedLink, PasskeyChallenge, PasswordSignIn, RecoverySignIn, SignInResult,
    SignInWays,
};

use super::access::{Address, Device, PageOrigin};
use super::extract::ApiBody;
use super::problem::ProblemResponse;
use super::session::session_cookies;
use crate::app::App;
use crate::principal::Principal;
use crate::service::accounts::sessions::SignIn;
use crate::service::accounts::{mail, passkeys, passwords, recovery};

/// The answer to whoever has signed in, with the cookie of the new session.
pub(super) fn signed_in(app: &App, signed_in: SignIn) -> Response {
    (session_cookies(app, &signed_in.token), Json(signed_in.answer)).into_response()
}

/// How somebody can sign in here.
#[utoipa::path(get, path = "/api/account/ways", tag = "account",
    responses((status = 200, body = SignInWays), (status = "4XX", body = Problem)))]
pub(super) async fn ways(State(app): State<App>, PageOrigin(origin): PageOrigin) -> Json<SignInWays> {
    Json(SignInWays { no_passkeys: passkeys::why_not(&origin), mail: app.mailer.is_some() })
}

/// Sign in with a name or an e-mail address, and a password.
#[utoipa::path(post, path = "/api/account/sign-in/password", tag = "account", request_body = PasswordSignIn,
    responses((status = 200, body = SignInResult), (status = "4XX", body = Problem)))]
pub(super) async fn password(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    Device(device): Device,
    ApiBody(body): ApiBody<PasswordSignIn>,
) -> Result<Response, ProblemResponse> {
    Ok(signed_in(&app, passwords::sign_in(&app, &principal, body, &device, &address).await?))
}

/// Begin to sign in with a passkey.
#[utoipa::path(post, path = "/api/account/sign-in/passkey/begin", tag = "account",
    responses((status = 200, body = PasskeyChallenge), (status = "4XX", body = Problem)))]
pub(super) async fn begin_passkey(
    State(app): State<App>,
    principal: Principal,
    Address(address): Address,
    PageOrigin(origin): PageOrigin,
) -> Result<Json<PasskeyChallenge>, ProblemResponse> {
    Ok(Json(passkeys::begin_sign_in(&app, &principal, &origin, &address).await?))
}

/// Sign in with what a passkey made of the challenge.
#[utoipa::path(post, path = "/api/account/sign-in/passkey", tag = "account", request_body = FinishPasskey,
    responses((status = 200, body = SignInResult), (status = "4XX", body = Problem)))]
pub(super) async fn passkey(
    State(app): State<App>,
    principal: Principal,
    Device(device): Device,
    PageOrigin(origin): PageOrigin,
    ApiBody(body): ApiBody<FinishPasskey>,
) -> Result<Response, ProblemResponse> {
    let done = passkeys::finish_sign_in(&app, &principal, body, &device, &origin).await?;
    Ok(signed_in(&app, done))
}

/// Sign in with a recovery code, which works once.
#[utoipa::path(post, path = "/api/account/sign-in/recovery", tag = "account", request_body = RecoverySignIn,
    responses((status = 200, body = SignInResult), (status = "4XX", body = Problem)))]
pub(super) async fn recovery(
    State(app): State<App>,
    principal: Principal,
    Device(device): Device,
    ApiBody(body): ApiBody<RecoverySignIn>,
) -> Result<Response, ProblemResponse> {
    Ok(signed_in(&app, recovery::sign_in(&app, &principal, body, &device).await?))
}

/// Have a link mailed that signs in. The answer is the same whether or not an account has the address.
#[utoipa::path(post, path = "/api/account/sign-in/mail", tag = "account", request_body = MailedLink,
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(super) async fn mail(
    State(app): State<App>,
    Address(address): Address,
    ApiBody(body): ApiBody<MailedLink>,
) -> Result<StatusCode, ProblemResponse> {
    mail::send_link(&app, body, &address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign in with a link that was mailed. It works once, and for 20 minutes.
#[utoipa::path(post, path = "/api/account/sign-in/link", tag = "account", request_body = LinkSignIn,
    responses((status = 200, body = SignInResult), (status = "4XX", body = Problem)))]
pub(super) async fn link(
    State(app): State<App>,
    principal: Principal,
    Device(device): Device,
    ApiBody(body): ApiBody<LinkSignIn>,
) -> Result<Response, ProblemResponse> {
    Ok(signed_in(&app, mail::sign_in(&app, &principal, body, &device).await?))
}
