//! Accounts with a password.

use protocol::rest::{ChangePassword, NewAccount, PasswordSignIn, SignInWay};
use protocol::{Problem, ProblemKey};

use super::password_hashes::{self, Passwords};
use super::sessions::{self, NewSession, SignIn};
use super::{attempts, check_may_make, free_name, make, new_account, own, proof, wrong, wrong_secret};
use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, unavailable};
use crate::service::rates;
use crate::storage::{Account, AccountWrite, Likenesses};

/// Accounts that name one address and are tried with a password, those first that have proved it. As many comparisons are made for each
/// address, and one more for an account whose name it could be, so that the time does not tell how many accounts name it.
const MOST_OF_EMAIL: usize = 4;

/// Makes an account for whoever asks.
pub(crate) async fn make_account(
    app: &App,
    principal: &Principal,
    wish: NewAccount,
    device: &str,
    address: &String,
) -> Result<SignIn> {
    check_may_make(app, principal, address).await?;
    let name = free_name(app, &wish.name, None).await?;
    let email = wish.email.as_deref().map(names::checked_email).transpose()?;
    password_hashes::check(&wish.password, &[name.as_str(), email.as_deref().unwrap_or_default()])?;
    rates::account(app, address).await?;
    let password_hash = Some(app.passwords.hash(wish.password).await?);
    let account = Account { email, password_hash, ..new_account(app, principal, name)? };
    let (writes, codes) = make(&account)?;
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Password, device };
    let taken = || Problem::new(ProblemKey::NameTaken, "this name belongs to an account");
    let mut signed_in = sessions::open(app, new, writes).await.map_err(|failure| failure.or(taken))?;
    signed_in.answer.recovery_codes = codes;
    Ok(signed_in)
}

/// Signs in by name or address. Nobody learns whether there is such an account: the answer is the same, and takes as long.
pub(crate) async fn sign_in(
    app: &App,
    principal: &Principal,
    wish: PasswordSignIn,
    device: &str,
    address: &str,
) -> Result<SignIn> {
    let (keys, candidates) = candidates(app, &wish.who).await?;
    let attempt = attempts::begin(app, &keys, address).await?;
    let comparisons = if wish.who.contains('@') { MOST_OF_EMAIL + 1 } else { 1 };
    let found = first_with(&app.passwords, candidates, &wish.password, comparisons).await?;
    let Some(account) = found else { return wrong() };
    attempt.succeed(app, &own_keys(&account)).await?;
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Password, device };
    // Another password may have been chosen meanwhile: then this one opens nothing any more.
    let with_it = AccountWrite::MustBe { account: account.id.clone(), password_hash: account.password_hash };
    sessions::open(app, new, vec![with_it.into()]).await.map_err(|failure| failure.or(wrong_secret))
}

/// Whom somebody may mean, and what attempts are counted by: what was typed, and never whether there is such an account, which would show in who is
/// refused. Whatever opens one account looks alike in one of two ways, and so few spellings gain nothing. A name may look like an address.
async fn candidates(app: &App, who: &str) -> Result<(Vec<String>, Vec<Account>)> {
    let accounts = app.storage.accounts();
    let (mut keys, mut found) = (Vec::new(), Vec::new());
    if who.contains('@') {
        let key = names::email_key(who);
        found = accounts.accounts_of_email(&key, MOST_OF_EMAIL as u32).await.map_err(unavailable)?;
        keys.push(email_count(&key));
    }
    let likenesses = names::likenesses(who);
    keys.extend(name_counts(&likenesses));
    found.extend(accounts.account_like(&likenesses).await.map_err(unavailable)?);
    Ok((keys, found))
}

fn email_count(key: &str) -> String {
    format!("of address {key}")
}

fn name_counts([likeness, skeleton]: &Likenesses) -> [String; 2] {
    [format!("of name {likeness}"), format!("of letters {skeleton}")]
}

/// What is counted for one account alone: its name, and the address once it is proved.
fn own_keys(account: &Account) -> Vec<String> {
    let email = account.email.as_deref().filter(|_| account.email_proved_at.is_some());
    let email = email.map(|email| email_count(&names::email_key(email)));
    name_counts(&names::likenesses(&account.name)).into_iter().chain(email).collect()
}

/// The first of them that the password opens. So many comparisons are made, whomever it opens and whether it opens anybody.
async fn first_with(
    passwords: &Passwords,
    candidates: Vec<Account>,
    password: &str,
    comparisons: usize,
) -> Result<Option<Account>> {
    let mut candidates = candidates.into_iter();
    let mut found = None;
    for _ in 0..comparisons {
        let account = candidates.next();
        let hash = account.as_ref().and_then(|account| account.password_hash.clone());
        if passwords.is_right(password.to_owned(), hash).await? && found.is_none() {
            found = account;
        }
    }
    Ok(found)
}

/// Whether the present password is to be shown. Whoever has lost it comes in by a code, a mailed link or a passkey: each of them has shown
/// as much, for as long as a proof holds.
async fn must_show_old(app: &App, principal: &Principal, account: &Account, is_shown: bool) -> Result<bool> {
    let may_skip = !is_shown && sessions::is_begun_without_password(app, principal).await?;
    Ok(account.password_hash.is_some() && !may_skip)
}

/// Whether the page asks for the present password: when the proof of this session is too old it does, too.
pub(super) async fn must_give_old(app: &App, principal: &Principal, account: &Account) -> Result<bool> {
    let asks = must_show_old(app, principal, account, false).await?;
    Ok(asks || (account.password_hash.is_some() && !proof::is_fresh(app, principal).await?))
}

/// Another password, or the first one. All other devices are signed out.
pub(crate) async fn change(
    app: &App,
    principal: &Principal,
    wish: ChangePassword,
    address: &str,
) -> Result<()> {
    let (guest, _) = principal.account()?;
    let account = own(app, &guest.id).await?;
    if must_show_old(app, principal, &account, wish.old.is_some()).await? {
        let attempt = attempts::begin(app, std::slice::from_ref(&account.id), address).await?;
        let old = wish.old.unwrap_or_default();
        if !app.passwords.is_right(old, account.password_hash.clone()).await? {
            return Err(not_the_present_one());
        }
        attempt.succeed(app, std::slice::from_ref(&account.id)).await?;
    } else {
        proof::check(app, principal).await?;
    }
    password_hashes::check(
        &wish.new,
        &[account.name.as_str(), account.email.as_deref().unwrap_or_default()],
    )?;
    let hash = Some(app.passwords.hash(wish.new).await?);
    // Whoever signs in at this moment with the one before is signed out by it, or comes too late.
    let before = AccountWrite::MustBe { account: account.id.clone(), password_hash: account.password_hash };
    let writes = vec![before.into(), AccountWrite::Password { account: account.id, hash }.into()];
    let done = sessions::end_all_others(app, principal, writes).await;
    done.map_err(|failure| failure.or(not_the_present_one))
}

fn not_the_present_one() -> Problem {
    Problem::new(ProblemKey::WrongSecret, "this is not the present password")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    fn account(number: usize, password_hash: &str) -> Account {
        Account {
            id: number.to_string(),
            name: String::new(),
            email: None,
            email_proved_at: None,
            password_hash: Some(password_hash.to_owned()),
            created_at: 0,
            private: false,
        }
    }

    #[tokio::test]
    async fn an_address_takes_as_long_however_many_accounts_name_it_and_whomever_the_password_opens() {
        let passwords = Passwords::default();
        let hash = passwords.hash("four quiet barons".to_owned()).await.unwrap();
        for named in 0..=MOST_OF_EMAIL {
            for (password, opened) in [("four quiet barons", (named > 0).then_some("0")), ("another", None)] {
                let before = passwords.compared.load(Ordering::Relaxed);
                let candidates = (0..named).map(|number| account(number, &hash)).collect();
                let found = first_with(&passwords, candidates, password, MOST_OF_EMAIL).await.unwrap();
                assert_eq!(found.map(|account| account.id).as_deref(), opened, "{named} {password}");
                assert_eq!(passwords.compared.load(Ordering::Relaxed) - before, MOST_OF_EMAIL, "{named}");
            }
        }
    }
}
