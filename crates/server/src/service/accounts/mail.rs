//! What is mailed: links to sign in, for addresses that are proved; links to prove an address, for whoever is signed in; and that an address was
//! replaced, to that address.
//!
//! An account may name any address. Only its owner can open a link that is sent there; so an address that was not proved brings nobody
//! into an account, neither its owner into that of somebody else nor the other way round.

use protocol::rest::{ChangeEmail, LinkSignIn, MailedLink, SignInWay};
use protocol::{Millis, Problem, ProblemKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use texts::{Language, Texts};

use super::sessions::{self, NewSession, SignIn};
use super::{attempts, own, proof, wrong};
use crate::app::App;
use crate::mailer::Mailer;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, unavailable};
use crate::secret::{self, SecretHash};
use crate::storage::{Account, AccountWrite, Ceremony, Write};

/// Accounts that have proved one address and get a link each: several people may share a mailbox.
const MOST_OF_ADDRESS: u32 = 4;
/// So long a link can be opened, in milliseconds.
const LONGEST_LINK: Millis = 20 * 60 * 1_000;
const SIGNING_IN: &str = "sign in by mail";
const PROVING: &str = "prove an address";

/// What a link is good for.
#[derive(Serialize, Deserialize)]
struct MailLink {
    account: String,
    /// What the address that it was sent to is looked up by, and the address: another one since then, though it is looked up alike, and the link is
    /// worth nothing.
    email_key: String,
    #[serde(default)]
    email: String,
}

fn mailer(app: &App) -> Result<&Mailer> {
    app.mailer.as_ref().ok_or_else(|| Problem::new(ProblemKey::SwitchedOff, "this server sends no mail"))
}

/// Mails a link to sign in with to every account that has proved the address. Whoever asks does not learn whether one has. It goes to the address
/// that was proved, not to the one that was typed: two that are looked up alike may be two mailboxes.
pub(crate) async fn send_link(app: &App, wish: MailedLink, address: &str) -> Result<()> {
    let mailer = mailer(app)?;
    let email_key = names::email_key(&names::checked_email(&wish.email)?);
    count_mail(app, &email_key, address).await?;
    let named = app.storage.accounts().accounts_of_email(&email_key, MOST_OF_ADDRESS).await;
    let proved = named.map_err(unavailable)?.into_iter().filter(|one| one.email_proved_at.is_some());
    let proved: Vec<Account> = proved.collect();
    // What is stored for nobody is as much work, and is never sent.
    let owners = proved.iter().map(Some).chain(proved.is_empty().then_some(None));
    let mut tokens = Vec::new();
    let mut writes = Vec::new();
    for owner in owners {
        let account = owner.map(|owner| owner.id.clone()).unwrap_or_default();
        let email = owner.and_then(|owner| owner.email.clone()).unwrap_or_else(|| wish.email.clone());
        let link = MailLink { account, email_key: email_key.clone(), email };
        let (token, write) = begun(app, SIGNING_IN, &link)?;
        tokens.push(token);
        writes.push(write);
    }
    app.storage.commit(writes).await.map_err(unavailable)?;
    for (owner, token) in proved.into_iter().zip(tokens) {
        if let Some(email) = &owner.email {
            write(mailer, "sign-in", email, &owner.name, &wish.language, &token);
        }
    }
    Ok(())
}

/// Never forgiven: it keeps a mailbox from being filled. What is mailed is counted apart from what is guessed, so that whoever shares an address
/// with somebody who guesses still gets a link.
async fn count_mail(app: &App, email_key: &str, address: &str) -> Result<()> {
    attempts::begin(app, &[format!("mail {email_key}")], &format!("mail {address}")).await.map(drop)
}

/// Signs in with a link that was mailed. It is worth nothing after that.
pub(crate) async fn sign_in(
    app: &App,
    principal: &Principal,
    wish: LinkSignIn,
    device: &str,
) -> Result<SignIn> {
    let Some((link, secret)) = kept(app, SIGNING_IN, &wish.token).await? else { return wrong() };
    let account = app.storage.accounts().account(&link.account).await.map_err(unavailable)?;
    let has_address = |account: &Account| account.email.as_ref() == Some(&link.email);
    let Some(account) = account.filter(has_address) else { return wrong() };
    let new =
        NewSession { principal, account: &account.id, name: &account.name, way: SignInWay::Mail, device };
    let finish = vec![AccountWrite::FinishCeremony { secret }.into()];
    let used = || Problem::new(ProblemKey::WrongSecret, "this link was used before");
    sessions::open(app, new, finish).await.map_err(|failure| failure.or(used))
}

/// Another address, or none. Where mail can be sent, a link goes there to prove it, and whoever reads the one before is told: whoever was robbed
/// of an account learns of it by that mail.
pub(crate) async fn change(app: &App, principal: &Principal, wish: ChangeEmail, address: &str) -> Result<()> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let email = wish.email.as_deref().map(str::trim).filter(|email| !email.is_empty());
    let email = email.map(names::checked_email).transpose()?;
    let before = own(app, &guest.id).await?;
    let keyed = email.clone().map(|email| (email.clone(), names::email_key(&email)));
    let mut writes = vec![AccountWrite::Email { account: guest.id.clone(), email: keyed.clone() }.into()];
    let proof = asked_for_proof(app, &guest.id, keyed, address).await?;
    let token = proof.map(|(token, write)| {
        writes.push(write);
        token
    });
    app.storage.commit(writes).await.map_err(unavailable)?;
    tell_of_change(app, &before, email.as_deref(), &wish.language);
    if let (Some(mailer), Some(email), Some(token)) = (&app.mailer, &email, token) {
        write(mailer, "prove", email, &before.name, &wish.language, &token);
    }
    Ok(())
}

/// The link that will prove an address, where mail can be sent: its secret, and what is to be stored of it. What cannot be asked for now is refused
/// before anything is changed.
async fn asked_for_proof(
    app: &App,
    account: &str,
    email: Option<(String, String)>,
    address: &str,
) -> Result<Option<(String, Write)>> {
    let (Some(_), Some((email, email_key))) = (&app.mailer, email) else { return Ok(None) };
    count_mail(app, &email_key, address).await?;
    let link = MailLink { account: account.to_owned(), email_key, email };
    begun(app, PROVING, &link).map(Some)
}

/// An address that was never proved may be that of anybody: nothing goes there. The new one is not named.
fn tell_of_change(app: &App, before: &Account, now: Option<&str>, language: &str) {
    let proved = before.email.as_deref().filter(|_| before.email_proved_at.is_some());
    let (Some(mailer), Some(email)) = (&app.mailer, proved) else { return };
    if now.map(names::email_key) == Some(names::email_key(email)) {
        return;
    }
    let values = [("name", before.name.clone()), ("link", mailer.link("/account"))];
    send(mailer, "replaced", email, language, values);
}

/// Whoever is signed in has opened the link that was sent to their address.
pub(crate) async fn prove(app: &App, principal: &Principal, wish: LinkSignIn) -> Result<()> {
    let (guest, _) = principal.account()?;
    let kept = kept(app, PROVING, &wish.token).await?;
    let Some((link, secret)) = kept.filter(|(link, _)| link.account == guest.id) else {
        return Err(proves_nothing());
    };
    let proved =
        AccountWrite::EmailProved { account: guest.id.clone(), email: link.email, at: app.time.now() };
    let writes = vec![AccountWrite::FinishCeremony { secret }.into(), proved.into()];
    // The address may be another one by now.
    let stored = app.storage.commit(writes).await;
    stored.map_err(|error| sessions::StoreFailure::Store(error).or(proves_nothing))
}

fn proves_nothing() -> Problem {
    Problem::new(
        ProblemKey::WrongSecret,
        "this link was used before, is too old, is for another account, or for an address that it names no longer",
    )
}

/// A new link: its secret, and what is to be stored of it.
fn begun(app: &App, kind: &str, link: &MailLink) -> Result<(String, Write)> {
    let token = secret::token().map_err(internal)?;
    let ceremony = Ceremony {
        kind: kind.to_owned(),
        // It may be opened on another device.
        session: String::new(),
        body: serde_json::to_string(link).map_err(internal)?,
        expires_at: app.time.now() + LONGEST_LINK,
    };
    let write = AccountWrite::BeginCeremony { secret: secret::hash(&token), ceremony };
    Ok((token, write.into()))
}

async fn kept(app: &App, kind: &str, token: &str) -> Result<Option<(MailLink, SecretHash)>> {
    let secret = secret::hash(token);
    let ceremony = app.storage.accounts().ceremony(&secret).await.map_err(unavailable)?;
    let is_good = |ceremony: &Ceremony| ceremony.kind == kind && ceremony.expires_at > app.time.now();
    let Some(ceremony) = ceremony.filter(is_good) else { return Ok(None) };
    Ok(Some((serde_json::from_str(&ceremony.body).map_err(internal)?, secret)))
}

/// The mail itself, written in the background: whoever asked for it does not learn from the time whether there is one. The secret stands behind
/// the `#`, where no server and no log sees it.
fn write(mailer: &Mailer, what: &'static str, email: &str, name: &str, language: &str, token: &str) {
    let link = mailer.link(&format!("/account#{what}={token}"));
    send(mailer, what, email, language, [("name", name.to_owned()), ("link", link)]);
}

fn send(
    mailer: &Mailer,
    what: &'static str,
    email: &str,
    language: &str,
    values: [(&'static str, String); 2],
) {
    let language = language.parse().unwrap_or(Language::En);
    mailer.send(email, move || {
        let texts = Texts::new(language);
        let values = values.map(|(name, value)| (name, Value::from(value)));
        let word = |part: &str| texts.word("mail", &format!("{what}-{part}"), &values);
        (word("subject"), word("text"))
    });
}
