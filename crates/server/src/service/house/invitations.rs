//! Links that let strangers in.

use protocol::rest::{HouseAction, HouseRole, InvitationInfo, Invitations, MadeInvitation, NewInvitation};
use protocol::{Millis, ProblemKey};

use super::{act, trusted};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret::{self, SecretHash};
use crate::storage::{HouseWrite, Storage, StoreError, StoredInvitation};

const MOST_INVITATIONS: usize = 500;
const MOST_USES: u32 = 1_000;
const MOST_DAYS: u32 = 366;
const LONGEST_NOTE: usize = 100;
const DAY: Millis = 24 * 3_600 * 1_000;

fn info(invitation: StoredInvitation) -> InvitationInfo {
    let StoredInvitation { id, note, made_at, expires_at, uses_left, .. } = invitation;
    InvitationInfo { id, note, made_at, expires_at, uses_left }
}

/// Those that are not used up, for the host.
pub(crate) async fn list(app: &App, principal: &Principal) -> Result<Invitations> {
    trusted(app, principal, HouseRole::Host).await?;
    Ok(Invitations { invitations: usable(app).await?.into_iter().map(info).collect() })
}

async fn usable(app: &App) -> Result<Vec<StoredInvitation>> {
    stored(&app.storage, app.time.now()).await.map_err(unavailable)
}

/// Those that somebody can still come in by.
pub(crate) async fn stored(
    storage: &Storage,
    now: Millis,
) -> std::result::Result<Vec<StoredInvitation>, StoreError> {
    let all = storage.house().invitations(2 * MOST_INVITATIONS as u32).await?;
    Ok(all.into_iter().filter(|one| one.uses_left > 0 && one.expires_at > now).collect())
}

/// Whether somebody can come in by it at this moment.
pub(crate) async fn is_good(app: &App, secret: &SecretHash) -> Result<bool> {
    Ok(usable(app).await?.iter().any(|one| one.secret == *secret))
}

/// A new link, as the host wants it; the secret is shown once.
pub(crate) async fn make(app: &App, principal: &Principal, wish: NewInvitation) -> Result<MadeInvitation> {
    let host = trusted(app, principal, HouseRole::Host).await?;
    if usable(app).await?.len() >= MOST_INVITATIONS {
        return refuse(ProblemKey::TooMany, "there are too many invitations: end some");
    }
    let (token, invitation) = drawn(&wish, &host.id, app.time.now())?;
    let write = HouseWrite::Invite { invitation: invitation.clone() };
    let what = (HouseAction::Invited, ("", ""), invitation.note.as_str());
    act(app, (host, HouseRole::Host), vec![write.into()], what).await?;
    Ok(MadeInvitation { token, invitation: info(invitation) })
}

/// An invitation and its secret, if it can be such a one.
pub(crate) fn drawn(wish: &NewInvitation, by: &str, now: Millis) -> Result<(String, StoredInvitation)> {
    let note = wish.note.trim();
    let is_good = (1..=MOST_USES).contains(&wish.uses) && (1..=MOST_DAYS).contains(&wish.days);
    if !is_good || note.chars().count() > LONGEST_NOTE || note.chars().any(char::is_control) {
        let limits =
            format!("1 to {MOST_USES} uses, 1 to {MOST_DAYS} days, a note of {LONGEST_NOTE} characters");
        return refuse(ProblemKey::BadMessage, limits);
    }
    let token = secret::token().map_err(internal)?;
    let invitation = StoredInvitation {
        secret: secret::hash(&token),
        id: secret::name().map_err(internal)?,
        note: note.to_owned(),
        made_by: by.to_owned(),
        made_at: now,
        expires_at: now + Millis::from(wish.days) * DAY,
        uses_left: wish.uses.into(),
    };
    Ok((token, invitation))
}

/// Nobody comes in by it any more. Those who did stay.
pub(crate) async fn end(app: &App, principal: &Principal, id: &str) -> Result<Invitations> {
    let host = trusted(app, principal, HouseRole::Host).await?;
    let Some(invitation) = usable(app).await?.into_iter().find(|one| one.id == id) else {
        return refuse(ProblemKey::NotFound, "there is no such invitation");
    };
    let write = HouseWrite::EndInvitation { id: id.to_owned() };
    let what = (HouseAction::EndedInvitation, ("", ""), invitation.note.as_str());
    act(app, (host, HouseRole::Host), vec![write.into()], what).await?;
    list(app, principal).await
}
