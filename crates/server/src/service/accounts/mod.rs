//! Accounts. A guest who makes one stays who they are, with all that they hold; whoever signs in on another device is the same person
//! there, and what the guest of that device holds is theirs from then on.
//!
//! - `sessions`: what signing in has in common, and the devices that are signed in.
//! - `passwords`, `passkeys`, `recovery`, `mail`: the ways to sign in.
//! - `password_hashes`: what is kept of passwords, and which are too easy to guess.
//! - `proof`: what is asked for once more before something that cannot be undone.
//! - `attempts`: guessing gets slower and slower.
//! - `export`, `delete`: all that is known of somebody, and that it is not known any more.

mod attempts;
pub(crate) mod delete;
pub(crate) mod export;
pub(crate) mod mail;
pub(crate) mod passkeys;
pub(crate) mod password_hashes;
pub(crate) mod passwords;
pub(crate) mod proof;
pub(crate) mod recovery;
pub(crate) mod renaming;
pub(crate) mod sessions;

use protocol::rest::{AccountInfo, PasskeyInfo, Session};
use protocol::{Problem, ProblemKey};

use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::house::uninvited;
use crate::service::moderation::{addresses, check_taken_name};
use crate::storage::{Account, AccountWrite, StoreError, StoredPasskey, Write};

/// What is told to whoever asks with a session that has an account.
pub(crate) async fn info(app: &App, principal: &Principal) -> Result<AccountInfo> {
    let (guest, session) = principal.account()?;
    let accounts = app.storage.accounts();
    let account = own(app, &guest.id).await?;
    let passkeys = accounts.passkeys_of(&account.id).await.map_err(unavailable)?;
    let sessions = accounts.sessions_of(&account.id).await.map_err(unavailable)?;
    Ok(AccountInfo {
        email_proved: account.email_proved_at.is_some(),
        has_password: account.password_hash.is_some(),
        asks_old_password: passwords::must_give_old(app, principal, &account).await?,
        recovery_codes_left: accounts.recovery_codes_left(&account.id).await.map_err(unavailable)?,
        passkeys: passkeys.iter().map(passkey_info).collect(),
        sessions: sessions.iter().map(|one| sessions::info(one, session)).collect(),
        id: account.id,
        name: account.name,
        email: account.email,
        created_at: account.created_at,
        private: account.private,
    })
}

fn passkey_info(passkey: &StoredPasskey) -> PasskeyInfo {
    PasskeyInfo {
        id: hex::encode(&passkey.credential),
        device: passkey.device.clone(),
        created_at: passkey.created_at,
        used_at: passkey.used_at,
    }
}

/// The account of that id, which was there a moment ago.
async fn own(app: &App, id: &str) -> Result<Account> {
    let account = app.storage.accounts().account(id).await.map_err(unavailable)?;
    account.ok_or_else(|| Problem::new(ProblemKey::NoAccount, "the account is gone"))
}

/// A name that an account can have: it shows something, and no other account could be taken for it.
async fn free_name(app: &App, name: &str, own: Option<&str>) -> Result<String> {
    let name = names::checked(name)?;
    if names::likenesses(&name).iter().any(String::is_empty) {
        return refuse(ProblemKey::BadMessage, "an account has a name with letters");
    }
    check_reserved(app, &name, own).await?;
    Ok(name)
}

/// Nobody else goes by the name of an account, nor by one that looks like it.
pub(crate) async fn check_reserved(app: &App, name: &str, own: Option<&str>) -> Result<()> {
    let likenesses = names::likenesses(name);
    if likenesses.iter().any(String::is_empty) {
        return Ok(());
    }
    let taken = app.storage.accounts().account_like(&likenesses).await.map_err(unavailable)?;
    if taken.is_some_and(|account| Some(account.id.as_str()) != own) {
        return name_taken();
    }
    Ok(())
}

fn name_taken<T>() -> Result<T> {
    refuse(ProblemKey::NameTaken, "this name belongs to an account, or could be taken for it")
}

/// The account is called otherwise from now on.
pub(crate) async fn rename(app: &App, principal: &Principal, name: &str) -> Result<Session> {
    let (guest, _) = principal.account()?;
    app.rate_limits.rename(&guest.id)?;
    let name = free_name(app, name, Some(&guest.id)).await?;
    check_taken_name(app, &guest.id, &name).await?;
    let likenesses = names::likenesses(&name);
    let write = AccountWrite::Name { account: guest.id.clone(), name: name.clone(), likenesses };
    match app.storage.commit(vec![write.into()]).await {
        Err(StoreError::Conflict) => name_taken(),
        Err(error) => Err(unavailable(error)),
        Ok(()) => {
            renaming::tell_tables(app, &guest.id).await;
            Ok(Session { guest: guest.id.clone(), name, account: true, must_read: guest.must_read })
        }
    }
}

/// Others see nothing of the player but the name, or more again.
pub(crate) async fn set_privacy(app: &App, principal: &Principal, private: bool) -> Result<()> {
    let (guest, _) = principal.account()?;
    let write = AccountWrite::Privacy { account: guest.id.clone(), private };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)
}

/// An account that is about to be, for whoever asks.
fn new_account(app: &App, principal: &Principal, name: String) -> Result<Account> {
    let id = match principal.guest_id() {
        Some(guest) => guest.to_owned(),
        None => secret::name().map_err(internal)?,
    };
    let created_at = app.time.now();
    Ok(Account {
        id,
        name,
        email: None,
        email_proved_at: None,
        password_hash: None,
        created_at,
        private: false,
    })
}

/// Whoever makes an account has none yet, and may come in. What is refused for other reasons does not count as an account of the address.
async fn check_may_make(app: &App, principal: &Principal, address: &str) -> Result<()> {
    if principal.guest.as_ref().is_some_and(|guest| guest.has_account) {
        return refuse(ProblemKey::NotNow, "you have an account already");
    }
    if principal.guest.is_none() && !app.house.is_open() {
        return uninvited();
    }
    if principal.guest.is_none() {
        addresses::check_new(app, address).await?;
    }
    Ok(())
}

/// The account itself, with its first recovery codes.
fn make(account: &Account) -> Result<(Vec<Write>, Vec<String>)> {
    let (codes, hashes) = recovery::draw()?;
    let likenesses = names::likenesses(&account.name);
    let write = AccountWrite::Account { account: account.clone(), likenesses };
    let codes_write = AccountWrite::RecoveryCodes { account: account.id.clone(), codes: hashes };
    Ok((vec![write.into(), codes_write.into()], codes))
}

/// Whatever was wrong: nobody learns more than that.
fn wrong<T>() -> Result<T> {
    Err(wrong_secret())
}

fn wrong_secret() -> Problem {
    Problem::new(ProblemKey::WrongSecret, "that does not open an account")
}
