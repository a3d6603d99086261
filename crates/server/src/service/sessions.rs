//! Guests come in, change their name, and go.

use protocol::rest::{EnterName, Session};
use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::cluster::bus::News;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret::{self, SecretHash};
use crate::service::accounts;
use crate::service::house::{invitations, uninvited};
use crate::service::moderation::{addresses, check_ban_of, check_taken_name};
use crate::service::rates;
use crate::storage::{AccountWrite, Guest, HouseWrite, StoreError, Write};

/// A visit is noted once a day, in milliseconds.
const NOTED_EVERY: Millis = 24 * 3_600 * 1_000;

/// Somebody who has come in.
pub(crate) struct Admission {
    pub(crate) session: Session,
    /// The secret of a session that is new.
    pub(crate) token: Option<String>,
}

/// Who shows these secrets.
pub(crate) async fn authenticate(
    app: &App,
    session_token: Option<&str>,
    seat_token: Option<&str>,
) -> Result<Principal> {
    let session = session_token.map(secret::hash);
    let guest = match &session {
        Some(session) => app.storage.guest(session.clone()).await.map_err(unavailable)?,
        None => None,
    };
    let session = session.filter(|_| guest.is_some());
    Ok(Principal { guest, session, seat_token: seat_token.map(secret::hash) })
}

/// The same principal as they are now: somebody may have signed in or out elsewhere, on another node too.
pub(crate) async fn refresh(app: &App, principal: &Principal) -> Result<Principal> {
    let Some(session) = &principal.session else { return Ok(principal.clone()) };
    match app.storage.guest(session.clone()).await.map_err(unavailable)? {
        Some(guest) => Ok(Principal { guest: Some(guest), ..principal.clone() }),
        None => refuse(ProblemKey::NoSession, "the session has ended"),
    }
}

/// Whose session this is. It is noted that they were there.
pub(crate) async fn visit(app: &App, principal: Principal, address: &str) -> Result<Session> {
    let (Some(guest), Some(session)) = (principal.guest, principal.session) else {
        return refuse(ProblemKey::NotFound, "there is no session");
    };
    let now = app.time.now();
    if now.saturating_sub(guest.seen_at) > NOTED_EVERY {
        store(app, Write::GuestSeen { id: guest.id.clone(), session, at: now }).await?;
    }
    addresses::note_origin(app, &guest, address).await;
    Ok(session_of(guest))
}

/// Comes in as a guest; who is in already changes the name.
pub(crate) async fn enter(
    app: &App,
    principal: Principal,
    wish: EnterName,
    address: &String,
) -> Result<Admission> {
    let name = names::checked(&wish.name)?;
    if let Some(guest) = &principal.guest {
        check_ban_of(app, guest)?;
    }
    match principal.guest {
        // An account is called as it is, whatever some device remembers.
        Some(guest) if guest.has_account => Ok(Admission { session: session_of(guest), token: None }),
        Some(guest) => Ok(Admission { session: rename(app, guest, name).await?, token: None }),
        None => come_in(app, name, wish.invitation.as_deref(), address).await,
    }
}

/// What somebody is told of who they are.
fn session_of(guest: Guest) -> Session {
    let Guest { id, name, has_account, must_read, .. } = guest;
    Session { guest: id, name, account: has_account, must_read }
}

async fn rename(app: &App, guest: Guest, name: String) -> Result<Session> {
    if name != guest.name {
        app.rate_limits.rename(&guest.id)?;
        accounts::check_reserved(app, &name, None).await?;
        check_taken_name(app, &guest.id, &name).await?;
        store(app, Write::GuestName { id: guest.id.clone(), name: name.clone() }).await?;
        accounts::renaming::tell_tables(app, &guest.id).await;
    }
    Ok(session_of(Guest { name, ..guest }))
}

async fn come_in(app: &App, name: String, invitation: Option<&str>, address: &String) -> Result<Admission> {
    addresses::check_new(app, address).await?;
    rates::session(app, address).await?;
    let invitation = if app.house.is_open() { None } else { Some(shown(app, invitation).await?) };
    accounts::check_reserved(app, &name, None).await?;
    let token = secret::token().map_err(internal)?;
    let guest = secret::name().map_err(internal)?;
    let (id, at) = (guest.clone(), app.time.now());
    let mut writes = vec![Write::Guest { id, token: secret::hash(&token), name: name.clone(), at }];
    writes.push(addresses::origin(&guest, address));
    writes.extend(invitation.map(|secret| HouseWrite::UseInvitation { secret, now: at }.into()));
    match app.storage.commit(writes).await {
        // It was used up or ended, or there was none.
        Err(StoreError::Conflict) => return uninvited(),
        done => done.map_err(unavailable)?,
    }
    Ok(Admission { session: Session { guest, name, ..Session::default() }, token: Some(token) })
}

/// The invitation that somebody shows. Whoever has none that is good does not learn who has an account here either.
async fn shown(app: &App, invitation: Option<&str>) -> Result<SecretHash> {
    let Some(secret) = invitation.map(secret::hash) else { return uninvited() };
    if invitations::is_good(app, &secret).await? { Ok(secret) } else { uninvited() }
}

/// Ends the session and its sockets. The seats of a guest stay open to whoever has their link; those of an account wait for its owner.
pub(crate) async fn end(app: &App, principal: Principal) -> Result<()> {
    let (Some(guest), Some(session)) = (principal.guest, principal.session) else { return Ok(()) };
    let write = if guest.has_account {
        AccountWrite::EndSession { token: session.clone() }.into()
    } else {
        Write::ForgetSession { id: guest.id }
    };
    store(app, write).await?;
    end_sockets(app, &session);
    Ok(())
}

/// The sockets of a session that has ended, on all nodes.
pub(crate) fn end_sockets(app: &App, session: &SecretHash) {
    app.sessions.end(session);
    app.bus.tell(News::SessionEnd { session: session.clone() });
}

/// Sessions belong to no table: they are stored by themselves.
async fn store(app: &App, write: Write) -> Result<()> {
    app.storage.commit(vec![write]).await.map_err(unavailable)
}
