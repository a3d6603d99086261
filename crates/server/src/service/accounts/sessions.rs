//! What all ways to sign in have in common, and the devices that are signed in.

use protocol::ProblemKey;
use protocol::rest::{Session, SessionInfo, SignInResult, SignInWay};

use super::{proof, renaming};
use crate::app::App;
use crate::jobs;
use crate::principal::Principal;
use crate::refuse::{Result, internal, is_final, refuse, unavailable};
use crate::secret::{self, SecretHash};
use crate::service::moderation::answers::put_out;
use crate::service::sessions::end_sockets;
use crate::storage::{AccountWrite, Guest, HeldSeat, NoticeWrite, StoreError, StoredSession, Write};
use crate::tables::{Command, KeyCommand};

/// Devices that are signed in to one account at most; those longest unused make room.
const MOST_SESSIONS: usize = 50;
/// Guests whom one account takes over at most.
const MOST_FORMER: usize = 100;
/// So many bytes of a hash tell the sessions of an account apart.
const ID_BYTES: usize = 8;

/// Somebody who has signed in, and the secret of the session.
pub(crate) struct SignIn {
    pub(crate) answer: SignInResult,
    pub(crate) token: String,
}

/// Who signs in, from where and how.
pub(super) struct NewSession<'a> {
    pub(super) principal: &'a Principal,
    pub(super) account: &'a str,
    pub(super) name: &'a str,
    pub(super) way: SignInWay,
    pub(super) device: &'a str,
}

/// Begins a session of an account, together with what makes it lawful: all of it is stored, or nothing. The session before ends, so that
/// nobody who knew its secret knows the new one; what its guest holds belongs to the account.
pub(super) async fn open(
    app: &App,
    new: NewSession<'_>,
    mut writes: Vec<Write>,
) -> Result<SignIn, StoreFailure> {
    let token = secret::token().map_err(internal)?;
    let now = app.time.now();
    // An account that is deleted at this moment has no session any more.
    writes.push(AccountWrite::MustBe { account: new.account.to_owned(), password_hash: None }.into());
    let left = leave(app, &new).await?;
    let guest = new.principal.guest.as_ref().filter(|guest| !guest.has_account);
    // What a guest holds is that of an account only from now on.
    let gains = guest.filter(|guest| guest.id == new.account || left.iter().any(is_adoption));
    writes.extend(left);
    let surplus = surplus_sessions(app, new.account).await?;
    writes.extend(surplus.iter().map(|token| AccountWrite::EndSession { token: token.clone() }.into()));
    let session = StoredSession {
        token: secret::hash(&token),
        created_at: now,
        seen_at: now,
        way: word(new.way),
        device: new.device.to_owned(),
    };
    writes.extend(keep_notices(&new, &session.token));
    let opened = session.token.clone();
    writes.push(AccountWrite::Session { guest: new.account.to_owned(), session }.into());
    app.storage.commit(writes).await.map_err(StoreFailure::Store)?;
    for ended in new.principal.session.iter().chain(&surplus) {
        end_sockets(app, ended);
    }
    if let Some(guest) = gains {
        take_ban_along(app, guest, new.account, opened).await;
        renaming::tell_tables(app, new.account).await;
    }
    let session = Session {
        guest: new.account.to_owned(),
        name: new.name.to_owned(),
        account: true,
        ..Session::default()
    };
    Ok(SignIn { answer: SignInResult { session, recovery_codes: Vec::new() }, token })
}

/// A ban goes with the guest to the account, and that of the account holds for the seats of the guest: connections that are open do not
/// outlive it.
async fn take_ban_along(app: &App, guest: &Guest, account: &str, session: SecretHash) {
    let now = app.time.now();
    if guest.banned_until > now {
        return put_out(app, account, Vec::new()).await;
    }
    let person = app.storage.guest(session).await;
    // When that cannot be read, it is looked for once too often rather than not at all.
    if person.map_or(true, |person| person.is_some_and(|person| person.banned_until > now)) {
        jobs::leave_seats(app);
    }
}

fn is_adoption(write: &Write) -> bool {
    matches!(write, Write::Account(write) if matches!(**write, AccountWrite::Adopt { .. }))
}

/// Why nobody was signed in.
pub(super) enum StoreFailure {
    Store(StoreError),
    Problem(protocol::Problem),
}

impl From<protocol::Problem> for StoreFailure {
    fn from(problem: protocol::Problem) -> Self {
        Self::Problem(problem)
    }
}

impl StoreFailure {
    /// What is told; `in_conflict` when somebody else was first.
    pub(super) fn or(self, in_conflict: impl FnOnce() -> protocol::Problem) -> protocol::Problem {
        match self {
            Self::Store(StoreError::Conflict) => in_conflict(),
            Self::Store(error) => unavailable(error),
            Self::Problem(problem) => problem,
        }
    }
}

/// What becomes of the session that somebody had before.
async fn leave(app: &App, new: &NewSession<'_>) -> Result<Vec<Write>> {
    let (Some(guest), Some(session)) = (&new.principal.guest, &new.principal.session) else {
        return Ok(Vec::new());
    };
    let mut writes = vec![AccountWrite::EndSession { token: session.clone() }.into()];
    if guest.has_account || guest.id == new.account {
        return Ok(writes);
    }
    let accounts = app.storage.accounts();
    if !accounts.has_anything(&guest.id).await.map_err(unavailable)? {
        writes.push(AccountWrite::ForgetGuest { guest: guest.id.clone() }.into());
        return Ok(writes);
    }
    // Nobody is kept out for that: links go on opening what the guest held.
    if accounts.former_of(new.account).await.map_err(unavailable)? >= MOST_FORMER as u64 {
        return Ok(writes);
    }
    let (guest, account) = (guest.id.clone(), new.account.to_owned());
    writes.push(AccountWrite::Adopt { guest, account }.into());
    Ok(writes)
}

/// A browser goes on telling whoever was a guest there. What it told the owner of another account it tells no more.
fn keep_notices(new: &NewSession<'_>, session: &SecretHash) -> Option<Write> {
    let (guest, before) = (new.principal.guest.as_ref()?, new.principal.session.as_ref()?);
    let is_same = !guest.has_account || guest.id == new.account;
    let (from, to) = (before.clone(), session.clone());
    let (guest, account) = (guest.id.clone(), new.account.to_owned());
    is_same.then(|| NoticeWrite::MoveSession { from, to, guest, account }.into())
}

/// Those that make room for one more.
async fn surplus_sessions(app: &App, account: &str) -> Result<Vec<SecretHash>> {
    let sessions = app.storage.accounts().sessions_of(account).await.map_err(unavailable)?;
    Ok(sessions.into_iter().skip(MOST_SESSIONS - 1).map(|session| session.token).collect())
}

fn word(way: SignInWay) -> String {
    serde_json::to_value(way).ok().and_then(|way| way.as_str().map(str::to_owned)).unwrap_or_default()
}

fn way(word: &str) -> SignInWay {
    serde_json::from_value(word.into()).unwrap_or(SignInWay::Guest)
}

/// A session as its owner is told.
pub(super) fn info(session: &StoredSession, own: &SecretHash) -> SessionInfo {
    SessionInfo {
        id: id(&session.token),
        device: session.device.clone(),
        way: way(&session.way),
        created_at: session.created_at,
        seen_at: session.seen_at,
        own: session.token == *own,
    }
}

/// What a session is called where it is listed: nothing can be done with it but to end it, by its owner.
fn id(token: &SecretHash) -> String {
    let name = secret::hash(&format!("session {}", hex::encode(token)));
    hex::encode(name.get(..ID_BYTES).unwrap_or(&name))
}

/// Whether this session began with something else than the password.
pub(super) async fn is_begun_without_password(app: &App, principal: &Principal) -> Result<bool> {
    let (guest, own) = principal.account()?;
    let sessions = app.storage.accounts().sessions_of(&guest.id).await.map_err(unavailable)?;
    let own = sessions.into_iter().find(|session| session.token == *own);
    let is_other = |way| matches!(way, SignInWay::Recovery | SignInWay::Mail | SignInWay::Passkey);
    Ok(own.is_some_and(|session| is_other(way(&session.way))))
}

/// Ends one session of the account.
pub(crate) async fn end(app: &App, principal: &Principal, wanted: &str) -> Result<()> {
    let (guest, _) = principal.account()?;
    proof::check(app, principal).await?;
    let sessions = app.storage.accounts().sessions_of(&guest.id).await.map_err(unavailable)?;
    let Some(session) = sessions.into_iter().find(|session| id(&session.token) == wanted) else {
        return refuse(ProblemKey::NotFound, "there is no such session");
    };
    let token = session.token;
    let write = AccountWrite::EndSession { token: token.clone() };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    end_sockets(app, &token);
    Ok(())
}

/// Ends all sessions of the account but the one that asks.
pub(crate) async fn end_others(app: &App, principal: &Principal) -> Result<()> {
    proof::check(app, principal).await?;
    let done = end_all_others(app, principal, Vec::new()).await;
    done.map_err(|failure| failure.or(|| unavailable("signing out")))
}

/// The same together with what it belongs to: all of it is stored, or nothing.
pub(super) async fn end_all_others(
    app: &App,
    principal: &Principal,
    mut writes: Vec<Write>,
) -> Result<(), StoreFailure> {
    let (guest, own) = principal.account()?;
    let sessions = app.storage.accounts().sessions_of(&guest.id).await.map_err(unavailable)?;
    writes.push(AccountWrite::EndOtherSessions { guest: guest.id.clone(), but: own.clone() }.into());
    app.storage.commit(writes).await.map_err(StoreFailure::Store)?;
    for session in sessions.iter().filter(|session| session.token != *own) {
        end_sockets(app, &session.token);
    }
    Ok(end_seat_links(app, &guest.id).await?)
}

/// What a device that was signed out has kept of links to seats opens nothing any more, nor does what was copied from it.
async fn end_seat_links(app: &App, account: &str) -> Result<()> {
    let linked = app.storage.accounts().seats_with_links(account).await.map_err(unavailable)?;
    let mut done = Ok(());
    for HeldSeat { table, seat, guest, .. } in linked {
        let end = |answer| Command::Keys(KeyCommand::EndLinksOf { seat, guest, answer });
        match app.registry.ask(&table, end).await {
            // A table that is not there or broken opens for nobody. The others are not kept by one that cannot be had now.
            Err(problem) if !is_final(&problem) => done = Err(unavailable(problem.detail)),
            _ => {}
        }
    }
    done
}
