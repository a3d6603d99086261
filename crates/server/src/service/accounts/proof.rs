//! A second proof before what could take an account away from its owner, or tell all about them: a session alone is not enough, since whoever
//! sits down at a device that was left open, or has stolen a cookie, has one too.

use protocol::rest::{FinishPasskey, PasskeyChallenge, ProvePassword};
use protocol::{Millis, ProblemKey};

use super::{attempts, own, passkeys, wrong};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::AccountWrite;

/// So long a proof holds in its session, in milliseconds. Signing in is one.
const HOLDS: Millis = 10 * 60 * 1_000;

/// Refuses whoever has shown no secret of the account lately.
pub(crate) async fn check(app: &App, principal: &Principal) -> Result<()> {
    if is_fresh(app, principal).await? {
        return Ok(());
    }
    refuse(ProblemKey::ProofNeeded, "show the password or a passkey once more")
}

/// Whether a secret of the account was shown lately.
pub(super) async fn is_fresh(app: &App, principal: &Principal) -> Result<bool> {
    let (_, session) = principal.account()?;
    let proved_at = app.storage.accounts().proved_at(session).await.map_err(unavailable)?;
    Ok(proved_at.is_some_and(|at| app.time.now() <= at + HOLDS))
}

/// The owner shows the password.
pub(crate) async fn with_password(
    app: &App,
    principal: &Principal,
    wish: ProvePassword,
    address: &str,
) -> Result<()> {
    let (guest, _) = principal.account()?;
    let account = own(app, &guest.id).await?;
    let attempt = attempts::begin(app, std::slice::from_ref(&account.id), address).await?;
    if !app.passwords.is_right(wish.password, account.password_hash).await? {
        return wrong();
    }
    attempt.succeed(app, &[account.id]).await?;
    note(app, principal).await
}

/// Begins to show a passkey.
pub(crate) async fn begin_passkey(
    app: &App,
    principal: &Principal,
    origin: &str,
    address: &String,
) -> Result<PasskeyChallenge> {
    principal.account()?;
    passkeys::begin_proof(app, principal, origin, address).await
}

/// The owner shows a passkey of this very account.
pub(crate) async fn with_passkey(
    app: &App,
    principal: &Principal,
    wish: FinishPasskey,
    origin: &str,
) -> Result<()> {
    let (guest, _) = principal.account()?;
    passkeys::finish_proof(app, principal, wish, origin, &guest.id).await?;
    note(app, principal).await
}

async fn note(app: &App, principal: &Principal) -> Result<()> {
    let (_, session) = principal.account()?;
    let write = AccountWrite::Proved { token: session.clone(), at: app.time.now() };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}
