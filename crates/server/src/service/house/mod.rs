//! The house: what everybody may know of it, who may come in, and what its host does.
//!
//! - `settings`: what is set.
//! - `team`: whom the host trusts, and how somebody proves to be the host.
//! - `invitations`: links that let strangers in.
//! - `status`: how the house is at this moment, and what was done.

pub(crate) mod invitations;
pub(crate) mod settings;
pub(crate) mod status;
pub(crate) mod team;

use protocol::ProblemKey;
use protocol::rest::{House, HouseAction, HouseRole};

use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::storage::{ActionRecord, Guest, HouseWrite, StoreError, Write};

/// What everybody may know of the house.
pub(crate) async fn house(app: &App, principal: &Principal) -> Result<House> {
    let settings = app.house.now();
    let role = role(app, principal).await?;
    let reports = match role {
        Some(_) => Some(app.storage.moderation().open_reports().await.map_err(unavailable)?),
        None => None,
    };
    Ok(House {
        name: settings.name.clone().unwrap_or_default(),
        words: settings.words.clone().unwrap_or_default(),
        access: settings.access.unwrap_or_default(),
        may_enter: app.house.is_open() || principal.guest.is_some(),
        role,
        reports,
    })
}

/// The role of whoever asks.
pub(crate) async fn role(app: &App, principal: &Principal) -> Result<Option<HouseRole>> {
    match &principal.guest {
        Some(guest) if guest.has_account => app.storage.house().role(&guest.id).await.map_err(unavailable),
        _ => Ok(None),
    }
}

/// Whoever has this role at least, or a refusal. It is looked up for every request: whoever was dismissed is so at once.
pub(crate) async fn trusted<'a>(app: &App, principal: &'a Principal, least: HouseRole) -> Result<&'a Guest> {
    match (&principal.guest, role(app, principal).await?) {
        (Some(guest), Some(role)) if role >= least => Ok(guest),
        _ => not_trusted(),
    }
}

pub(crate) fn not_trusted<T>() -> Result<T> {
    refuse(ProblemKey::NotTrusted, "the host has not asked you to do this")
}

/// Strangers do not see who plays here while the house is open to those alone who were invited. The link of a seat is an invitation to
/// its table.
pub(crate) async fn check_entry(app: &App, principal: &Principal, table: Option<&str>) -> Result<()> {
    if app.house.is_open() || principal.guest.is_some() {
        return Ok(());
    }
    match table {
        // A token that opens nothing there is refused by the table.
        Some(table) if principal.seat_token.is_some() => {
            app.registry.read_as(table, principal.clone(), |_| ()).await
        }
        _ => uninvited(),
    }
}

pub(crate) fn uninvited<T>() -> Result<T> {
    refuse(ProblemKey::InvitationNeeded, "nobody comes in here without an invitation")
}

/// Something that was done, for the log.
fn deed(
    app: &App,
    actor: &Guest,
    action: HouseAction,
    target: (&str, &str),
    detail: &str,
) -> Result<ActionRecord> {
    Ok(ActionRecord {
        id: secret::name().map_err(internal)?,
        at: app.time.now(),
        actor: actor.id.clone(),
        actor_name: actor.name.clone(),
        action,
        target: target.0.to_owned(),
        target_name: target.1.to_owned(),
        detail: detail.to_owned(),
    })
}

/// Stores what somebody does by their role, if they still have it, and that they did it.
pub(crate) async fn act(
    app: &App,
    (actor, least): (&Guest, HouseRole),
    mut writes: Vec<Write>,
    (action, target, detail): (HouseAction, (&str, &str), &str),
) -> Result<()> {
    let must = HouseWrite::MustHaveRole { account: actor.id.clone(), least };
    writes.insert(0, must.into());
    writes.push(HouseWrite::Note { deed: deed(app, actor, action, target, detail)? }.into());
    match app.storage.commit(writes).await {
        Err(StoreError::Conflict) => not_trusted(),
        done => done.map_err(unavailable),
    }
}
