//! Guests come in, change their name, and go.

use protocol::rest::Session;
use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::bus::News;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::Write;

/// A visit is noted once a day, in milliseconds.
const NOTED_EVERY: Millis = 24 * 3_600 * 1_000;

/// Somebody who has come in.
pub(crate) struct Entry {
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
    let guest = match session_token {
        Some(token) => app.storage.guest(secret::hash(token)).await.map_err(unavailable)?,
        None => None,
    };
    Ok(Principal { guest, seat_token: seat_token.map(secret::hash) })
}

/// Whose session this is. It is noted that they were there.
pub(crate) async fn visit(app: &App, principal: Principal) -> Result<Session> {
    let Some(guest) = principal.guest else { return refuse(ProblemKey::NotFound, "there is no session") };
    let now = app.time.now();
    if now.saturating_sub(guest.seen_at) > NOTED_EVERY {
        store(app, Write::GuestSeen { id: guest.id.clone(), at: now }).await?;
    }
    Ok(Session { guest: guest.id, name: guest.name })
}

/// Comes in as a guest; who is in already changes the name.
pub(crate) async fn enter(app: &App, principal: Principal, name: &str, address: &String) -> Result<Entry> {
    let name = names::checked(name)?;
    match principal.guest {
        Some(guest) => Ok(Entry { session: rename(app, guest.id, name).await?, token: None }),
        None => come_in(app, name, address).await,
    }
}

async fn rename(app: &App, guest: String, name: String) -> Result<Session> {
    store(app, Write::GuestName { id: guest.clone(), name: name.clone() }).await?;
    Ok(Session { guest, name })
}

async fn come_in(app: &App, name: String, address: &String) -> Result<Entry> {
    app.guard.session(address)?;
    let token = secret::token().map_err(internal)?;
    let guest = secret::name().map_err(internal)?;
    let (id, at) = (guest.clone(), app.time.now());
    store(app, Write::Guest { id, token: secret::hash(&token), name: name.clone(), at }).await?;
    Ok(Entry { session: Session { guest, name }, token: Some(token) })
}

/// Ends the session and its sockets. Seats stay open to whoever has their link.
pub(crate) async fn end(app: &App, principal: Principal) -> Result<()> {
    let Some(guest) = principal.guest else { return Ok(()) };
    store(app, Write::ForgetSession { id: guest.id.clone() }).await?;
    app.sessions.end(&guest.id);
    app.bus.tell(News::SessionEnd { guest: guest.id });
    Ok(())
}

/// Sessions belong to no table: they are stored by themselves.
async fn store(app: &App, write: Write) -> Result<()> {
    app.storage.commit(vec![write]).await.map_err(unavailable)
}
