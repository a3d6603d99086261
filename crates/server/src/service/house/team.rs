//! Whom the host trusts, and how somebody proves to be the host.

use protocol::ProblemKey;
use protocol::rest::{ClaimHost, HouseAction, HouseRole, SetRole, Team, TeamMember};

use super::{act, deed, trusted};
use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::secret;
use crate::service::accounts::proof;
use crate::storage::{AccountWrite, HouseWrite, StoreError};

/// What a link of the host is called among what can be finished once.
pub(crate) const HOST_LINK: &str = "host";

/// Whoever has the link that the command line printed, and an account, is a host from now on.
pub(crate) async fn claim(app: &App, principal: &Principal, claim: ClaimHost) -> Result<()> {
    let (guest, _) = principal.account()?;
    let secret = secret::hash(&claim.token);
    let link = app.storage.accounts().ceremony(&secret).await.map_err(unavailable)?;
    let at = app.time.now();
    if !link.is_some_and(|link| link.kind == HOST_LINK && link.expires_at > at) {
        return worthless();
    }
    let role = HouseWrite::Role { account: guest.id.clone(), role: Some(HouseRole::Host), at };
    let note =
        HouseWrite::Note { deed: deed(app, guest, HouseAction::BecameHost, (&guest.id, &guest.name), "")? };
    let writes = vec![AccountWrite::FinishCeremony { secret }.into(), role.into(), note.into()];
    match app.storage.commit(writes).await {
        Err(StoreError::Conflict) => worthless(),
        done => done.map_err(unavailable),
    }
}

fn worthless<T>() -> Result<T> {
    refuse(ProblemKey::WrongSecret, "the link was used, or is too old")
}

pub(crate) async fn team(app: &App, principal: &Principal) -> Result<Team> {
    trusted(app, principal, HouseRole::Host).await?;
    list(app).await
}

async fn list(app: &App) -> Result<Team> {
    let members = app.storage.house().team().await.map_err(unavailable)?;
    let member = |one: crate::storage::StoredMember| TeamMember {
        id: one.account,
        name: one.name,
        role: one.role,
        since: one.since,
    };
    Ok(Team { members: members.into_iter().map(member).collect() })
}

/// Somebody with an account is a host or a moderator from now on, or neither. One host is left: the page would be of no use to anybody. Whoever has
/// stolen the session of a host does not take the house away.
pub(crate) async fn set(app: &App, principal: &Principal, wish: SetRole) -> Result<Team> {
    let host = trusted(app, principal, HouseRole::Host).await?;
    proof::check(app, principal).await?;
    let likenesses = names::likenesses(&wish.name);
    let found = app.storage.accounts().account_like(&likenesses).await.map_err(unavailable)?;
    let Some(account) = found else { return refuse(ProblemKey::NoSuchAccount, "nobody here is called so") };
    let hosts = list(app).await?.members.into_iter().filter(|member| member.role == HouseRole::Host);
    let others = hosts.filter(|member| member.id != account.id).count();
    if others == 0 && wish.role != Some(HouseRole::Host) {
        return refuse(ProblemKey::LastHost, "somebody must be the host: name another one first");
    }
    let action = match wish.role {
        Some(HouseRole::Host) => HouseAction::NamedHost,
        Some(HouseRole::Moderator) => HouseAction::NamedModerator,
        None => HouseAction::Dismissed,
    };
    let role = HouseWrite::Role { account: account.id.clone(), role: wish.role, at: app.time.now() };
    let mut writes = Vec::new();
    if wish.role != Some(HouseRole::Host) {
        writes.push(HouseWrite::MustHaveOtherHost { account: account.id.clone() }.into());
    }
    writes.push(role.into());
    let what = (action, (account.id.as_str(), account.name.as_str()), "");
    act(app, (host, HouseRole::Host), writes, what).await?;
    list(app).await
}
