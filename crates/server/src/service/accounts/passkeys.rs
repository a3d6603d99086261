//! Passkeys. What was begun waits in the database for as long as a person needs, belongs to the session that began it, and is finished
//! once.

use protocol::rest::{BeginPasskey, FinishPasskey, NoPasskeys, PasskeyChallenge, SignInWay};
use protocol::{Millis, Problem, ProblemKey};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use super::sessions::{self, NewSession, SignIn};
use super::{check_may_make, free_name, make, new_account, own, proof, wrong};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret::{self, SecretHash};
use crate::service::rates;
use crate::storage::{Account, AccountWrite, Ceremony, StoreError, StoredPasskey, Write};

/// So long a person has to find their key, in milliseconds.
const LONGEST_CEREMONY: Millis = 5 * 60 * 1_000;
const MOST_PASSKEYS: usize = 20;
const MAKING: &str = "make a passkey";
const SIGNING_IN: &str = "sign in with a passkey";
const PROVING: &str = "prove with a passkey";

/// What was begun by whoever makes a passkey.
#[derive(Serialize, Deserialize)]
struct Making {
    state: PasskeyRegistration,
    /// The account that the key will open.
    account: String,
    /// How it is called if it is yet to be made.
    new_name: Option<String>,
}

/// Why browsers use no passkeys for a page of this origin; `None` when they do.
pub(crate) fn why_not(origin: &str) -> Option<NoPasskeys> {
    let Ok(url) = Url::parse(origin) else { return Some(NoPasskeys::NoName) };
    match (url.scheme(), url.domain()) {
        (_, None) => Some(NoPasskeys::NoName),
        ("https", Some(_)) => None,
        (_, Some(name)) if name == "localhost" || name.ends_with(".localhost") => None,
        _ => Some(NoPasskeys::NotSecure),
    }
}

/// The side of the server, for pages of this origin.
fn relying_party(origin: &str) -> Result<Webauthn> {
    if why_not(origin).is_some() {
        return refuse(ProblemKey::SwitchedOff, "browsers use passkeys over HTTPS only, and with a name");
    }
    let url = Url::parse(origin).map_err(internal)?;
    let name = url.domain().unwrap_or_default().to_owned();
    let builder = WebauthnBuilder::new(&name, &url).map_err(internal)?;
    builder.rp_name("Tertulia").build().map_err(internal)
}

/// What an authenticator knows an account by; it says nothing to others.
fn handle(account: &str) -> Uuid {
    let hash = secret::hash(&format!("passkeys of {account}"));
    Uuid::from_slice(hash.get(..16).unwrap_or_default()).unwrap_or_default()
}

/// Begins to make a passkey: for the account of whoever asks, or for a new one.
pub(crate) async fn begin(
    app: &App,
    principal: &Principal,
    wish: BeginPasskey,
    origin: &str,
    address: &String,
) -> Result<PasskeyChallenge> {
    let server = relying_party(origin)?;
    app.rate_limits.ceremony(address)?;
    let (account, new_name) = if let Ok((guest, _)) = principal.account() {
        proof::check(app, principal).await?;
        (own(app, &guest.id).await?, None)
    } else {
        check_may_make(app, principal, address).await?;
        let name = free_name(app, wish.name.as_deref().unwrap_or_default(), None).await?;
        (new_account(app, principal, name.clone())?, Some(name))
    };
    let there = app.storage.accounts().passkeys_of(&account.id).await.map_err(unavailable)?;
    if there.len() >= MOST_PASSKEYS {
        return refuse(ProblemKey::TooMany, "this account has too many passkeys");
    }
    let known = there.into_iter().map(|passkey| passkey.credential).collect();
    let begun =
        server.start_passkey_registration(handle(&account.id), &account.name, &account.name, Some(known));
    let (options, state) = begun.map_err(internal)?;
    let mut options = serde_json::to_value(options).map_err(internal)?;
    // Nobody says who they are before they sign in: the key has to know it.
    if let Some(chosen) =
        options.pointer_mut("/publicKey/authenticatorSelection").and_then(|value| value.as_object_mut())
    {
        chosen.insert("residentKey".to_owned(), "required".into());
        chosen.insert("requireResidentKey".to_owned(), true.into());
    }
    let making = Making { state, account: account.id, new_name };
    let ceremony = keep(app, principal, MAKING, &making).await?;
    Ok(PasskeyChallenge { ceremony, options })
}

/// A passkey that was made, and the session of an account that is new.
pub(crate) async fn finish(
    app: &App,
    principal: &Principal,
    wish: FinishPasskey,
    device: &str,
    origin: &str,
    address: &String,
) -> Result<Option<SignIn>> {
    let server = relying_party(origin)?;
    let (making, secret) = kept::<Making>(app, principal, MAKING, &wish.ceremony).await?;
    let credential: RegisterPublicKeyCredential = readable(wish.credential)?;
    let made = server
        .finish_passkey_registration(&credential, &making.state)
        .map_err(|error| not_accepted(&error))?;
    let passkey = StoredPasskey {
        credential: made.cred_id().clone(),
        account: making.account.clone(),
        device: device.to_owned(),
        body: serde_json::to_string(&made).map_err(internal)?,
        created_at: app.time.now(),
        used_at: None,
    };
    let mut writes =
        vec![AccountWrite::FinishCeremony { secret }.into(), AccountWrite::Passkey { passkey }.into()];
    let Some(name) = making.new_name else {
        writes.push(AccountWrite::MustBe { account: making.account, password_hash: None }.into());
        let stored = app.storage.commit(writes).await;
        stored.map_err(|error| sessions::StoreFailure::Store(error).or(used_before))?;
        return Ok(None);
    };
    // Only what is made counts: whoever closes the question of the browser may begin anew.
    rates::account(app, address).await?;
    let account = Account { id: making.account, ..new_account(app, principal, name)? };
    make_with_passkey(app, principal, &account, device, writes).await.map(Some)
}

async fn make_with_passkey(
    app: &App,
    principal: &Principal,
    account: &Account,
    device: &str,
    mut writes: Vec<Write>,
) -> Result<SignIn> {
    // Somebody may have taken the name meanwhile.
    free_name(app, &account.name, None).await?;
    let (made, codes) = make(account)?;
    writes.extend(made);
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Passkey, device };
    let mut signed_in = sessions::open(app, new, writes).await.map_err(|failure| failure.or(used_before))?;
    signed_in.answer.recovery_codes = codes;
    Ok(signed_in)
}

/// Begins to sign in. The browser knows which keys fit; nobody is asked who they are.
pub(crate) async fn begin_sign_in(
    app: &App,
    principal: &Principal,
    origin: &str,
    address: &String,
) -> Result<PasskeyChallenge> {
    challenge(app, principal, (origin, address), SIGNING_IN).await
}

/// Begins to show a passkey once more.
pub(super) async fn begin_proof(
    app: &App,
    principal: &Principal,
    origin: &str,
    address: &String,
) -> Result<PasskeyChallenge> {
    challenge(app, principal, (origin, address), PROVING).await
}

async fn challenge(
    app: &App,
    principal: &Principal,
    (origin, address): (&str, &String),
    kind: &str,
) -> Result<PasskeyChallenge> {
    let server = relying_party(origin)?;
    app.rate_limits.ceremony(address)?;
    let (mut options, state) = server.start_discoverable_authentication().map_err(internal)?;
    // A button was pressed: the browser asks at once, and not when a field is filled in.
    options.mediation = None;
    let ceremony = keep(app, principal, kind, &state).await?;
    Ok(PasskeyChallenge { ceremony, options: serde_json::to_value(options).map_err(internal)? })
}

pub(crate) async fn finish_sign_in(
    app: &App,
    principal: &Principal,
    wish: FinishPasskey,
    device: &str,
    origin: &str,
) -> Result<SignIn> {
    let (account, writes) = shown(app, principal, wish, origin, SIGNING_IN).await?;
    let account = own(app, &account).await?;
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Passkey, device };
    sessions::open(app, new, writes).await.map_err(|failure| failure.or(used_before))
}

/// A passkey is shown once more; it must be one of this account.
pub(super) async fn finish_proof(
    app: &App,
    principal: &Principal,
    wish: FinishPasskey,
    origin: &str,
    account: &str,
) -> Result<()> {
    let (owner, writes) = shown(app, principal, wish, origin, PROVING).await?;
    let stored = app.storage.commit(writes).await;
    stored.map_err(|error| sessions::StoreFailure::Store(error).or(used_before))?;
    if owner == account { Ok(()) } else { wrong() }
}

/// The account that a passkey opens, and what is to be stored of its use.
async fn shown(
    app: &App,
    principal: &Principal,
    wish: FinishPasskey,
    origin: &str,
    kind: &str,
) -> Result<(String, Vec<Write>)> {
    let server = relying_party(origin)?;
    let (state, secret) = kept::<DiscoverableAuthentication>(app, principal, kind, &wish.ceremony).await?;
    let credential: PublicKeyCredential = readable(wish.credential)?;
    let Ok((owner, id)) = server.identify_discoverable_authentication(&credential) else { return wrong() };
    let stored = app.storage.accounts().passkey(id).await.map_err(unavailable)?;
    let Some(stored) = stored.filter(|stored| handle(&stored.account) == owner) else { return wrong() };
    let mut passkey: Passkey = serde_json::from_str(&stored.body).map_err(internal)?;
    let checked = server.finish_discoverable_authentication_v2(&credential, state, &passkey);
    let checked = checked.map_err(|error| not_accepted(&error))?;
    passkey.update_credential(&checked);
    let body = serde_json::to_string(&passkey).map_err(internal)?;
    let used = AccountWrite::PasskeyUsed { credential: stored.credential, body, at: app.time.now() };
    Ok((stored.account, vec![AccountWrite::FinishCeremony { secret }.into(), used.into()]))
}

/// Takes a passkey off the account, unless nothing else would open it.
pub(crate) async fn remove(app: &App, principal: &Principal, id: &str) -> Result<()> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let account = own(app, &guest.id).await?;
    let there = app.storage.accounts().passkeys_of(&account.id).await.map_err(unavailable)?;
    let Some(passkey) = there.iter().find(|passkey| hex::encode(&passkey.credential) == id) else {
        return refuse(ProblemKey::NotFound, "there is no such passkey");
    };
    let write = AccountWrite::RemovePasskey { account: account.id, credential: passkey.credential.clone() };
    match app.storage.commit(vec![write.into()]).await {
        Err(StoreError::Conflict) => {
            refuse(ProblemKey::LastWay, "nothing else opens the account: choose a password first")
        }
        done => done.map_err(unavailable),
    }
}

/// Keeps what was begun; answers the secret that it is finished with.
async fn keep(app: &App, principal: &Principal, kind: &str, begun: &impl Serialize) -> Result<String> {
    let token = secret::token().map_err(internal)?;
    let ceremony = Ceremony {
        kind: kind.to_owned(),
        session: session_of(principal),
        body: serde_json::to_string(begun).map_err(internal)?,
        expires_at: app.time.now() + LONGEST_CEREMONY,
    };
    let write = AccountWrite::BeginCeremony { secret: secret::hash(&token), ceremony };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    Ok(token)
}

/// What was begun by the same session, a short while ago, and not finished yet.
async fn kept<T: DeserializeOwned>(
    app: &App,
    principal: &Principal,
    kind: &str,
    token: &str,
) -> Result<(T, SecretHash)> {
    let secret = secret::hash(token);
    let ceremony = app.storage.accounts().ceremony(&secret).await.map_err(unavailable)?;
    let is_own = |ceremony: &Ceremony| {
        ceremony.kind == kind
            && ceremony.session == session_of(principal)
            && ceremony.expires_at > app.time.now()
    };
    let Some(ceremony) = ceremony.filter(is_own) else { return Err(used_before()) };
    Ok((serde_json::from_str(&ceremony.body).map_err(internal)?, secret))
}

fn session_of(principal: &Principal) -> String {
    principal.session.as_ref().map(hex::encode).unwrap_or_default()
}

fn readable<T: DeserializeOwned>(credential: serde_json::Value) -> Result<T> {
    serde_json::from_value(credential)
        .map_err(|error| Problem::new(ProblemKey::BadMessage, error.to_string()))
}

fn used_before() -> Problem {
    Problem::new(ProblemKey::WrongSecret, "this was finished before, took too long, or was begun elsewhere")
}

/// A key whose counter goes back may have been copied. It is refused like any other that does not fit; the log knows why.
fn not_accepted(error: &WebauthnError) -> Problem {
    tracing::warn!(%error, "a passkey was refused");
    Problem::new(ProblemKey::WrongSecret, "that does not open an account")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_use_passkeys_over_https_with_a_name_and_on_the_own_machine() {
        for origin in ["https://play.example.org", "https://example.org:8443", "http://localhost:8080"] {
            assert_eq!(why_not(origin), None, "{origin}");
            assert!(relying_party(origin).is_ok(), "{origin}");
        }
        assert_eq!(why_not("http://play.example.org"), Some(NoPasskeys::NotSecure));
        for origin in ["https://192.0.2.7", "http://127.0.0.1:8080", "https://[::1]", "null", ""] {
            assert_eq!(why_not(origin), Some(NoPasskeys::NoName), "{origin}");
            assert!(relying_party(origin).is_err(), "{origin}");
        }
    }
}
