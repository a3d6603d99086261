//! What somebody reads of what moderators have done to them, and the note that they may write to the host.

use protocol::ProblemKey;
use protocol::rest::{AppealInfo, Appeals, HouseAction, HouseRole, NewAppeal, OwnSanction, Sanctions};

use super::{checked_text, told};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::service::house::{act, trusted};
use crate::storage::{ModerationWrite, StoreError, StoredAppeal};

const LONGEST_APPEAL: usize = 1_000;
/// What is looked through.
const MOST: u32 = 50;
const MOST_APPEALS: u32 = 100;

/// What holds, and what has not been read.
pub(crate) async fn own(app: &App, principal: &Principal) -> Result<Sanctions> {
    let guest = principal.guest()?;
    let now = app.time.now();
    let all = app.storage.moderation().sanctions_of(&guest.id, MOST).await.map_err(unavailable)?;
    let all = all.into_iter().map(|stored| {
        let (unread, may_appeal) = (stored.seen_at.is_none(), stored.appealed_at.is_none());
        OwnSanction { sanction: told(stored, now), unread, may_appeal }
    });
    let is_told = |one: &OwnSanction| one.sanction.lifted_at.is_none() && (one.unread || one.sanction.holds);
    Ok(Sanctions { sanctions: all.filter(is_told).collect() })
}

/// All of it was read.
pub(crate) async fn confirm(app: &App, principal: &Principal) -> Result<Sanctions> {
    let guest = principal.guest()?;
    let write = ModerationWrite::Seen { person: guest.id.clone(), at: app.time.now() };
    app.storage.commit(vec![write.into()]).await.map_err(unavailable)?;
    own(app, principal).await
}

/// One note to the host about each thing that was done.
pub(crate) async fn appeal(app: &App, principal: &Principal, wish: NewAppeal) -> Result<Sanctions> {
    let guest = principal.guest()?;
    let text = checked_text(&wish.text, LONGEST_APPEAL)?;
    if text.is_empty() {
        return refuse(ProblemKey::BadMessage, "a note says something");
    }
    let write = ModerationWrite::Appeal {
        sanction: wish.sanction,
        person: guest.id.clone(),
        text,
        at: app.time.now(),
    };
    match app.storage.commit(vec![write.into()]).await {
        Err(StoreError::Conflict) => refuse(ProblemKey::NotNow, "there is no such thing, or a note about it"),
        Err(error) => Err(unavailable(error)),
        Ok(()) => own(app, principal).await,
    }
}

/// Notes that the host has not put aside.
pub(crate) async fn appeals(app: &App, principal: &Principal) -> Result<Appeals> {
    trusted(app, principal, HouseRole::Host).await?;
    let now = app.time.now();
    let found = app.storage.moderation().appeals(MOST_APPEALS).await.map_err(unavailable)?;
    let info = |StoredAppeal { sanction, name, given_by_name, text, at }| AppealInfo {
        at,
        name,
        text,
        sanction: told(sanction, now),
        given_by: given_by_name,
    };
    Ok(Appeals { appeals: found.into_iter().map(info).collect() })
}

/// Puts a note aside; what it is about still holds, unless it is lifted.
pub(crate) async fn settle(app: &App, principal: &Principal, sanction: &str) -> Result<Appeals> {
    let host = trusted(app, principal, HouseRole::Host).await?;
    let open = app.storage.moderation().appeals(MOST_APPEALS).await.map_err(unavailable)?;
    // Whoever was second has nothing left to do.
    if let Some(appeal) = open.into_iter().find(|appeal| appeal.sanction.id == sanction) {
        let write = ModerationWrite::Settle { sanction: sanction.to_owned(), at: app.time.now() };
        let target = (appeal.sanction.person.as_str(), appeal.name.as_str());
        let what = (HouseAction::SettledAppeal, target, appeal.sanction.reason.as_str());
        act(app, (host, HouseRole::Host), vec![write.into()], what).await?;
    }
    appeals(app, principal).await
}
