//! From where nobody new comes in for a while: for somebody who was put out and returns as another guest. Whoever is here already stays, and whoever
//! has an account signs in: others may share the address.

use std::net::IpAddr;

use protocol::rest::{AddressBanInfo, AddressBans, HouseAction, HouseRole, NewAddressBan};
use protocol::{Millis, ProblemKey};

use super::{HOUR, checked_text};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, refuse_until, unavailable};
use crate::secret;
use crate::service::house::{act, trusted};
use crate::storage::{Guest, ModerationWrite, StoredAddressBan, Write};

const LONGEST_REASON: usize = 500;
/// Addresses go from hand to hand: a month at most.
const MOST_HOURS: u32 = 30 * 24;

/// So much of a hash is kept, in bytes.
const KEPT: usize = 3;

/// What is kept of an address: enough to know it again, and too little to find it out. Some 250 addresses of version 4 have it in common, of all
/// that there are.
fn target(address: &str) -> String {
    let mut hash = secret::hash(&format!("comes from {address}"));
    hash.truncate(KEPT);
    hex::encode(hash)
}

/// The same of an address as people write it. All of a network of version 6 count as one.
pub(crate) fn target_of(text: &str) -> Result<String> {
    let Ok(address) = text.trim().parse::<IpAddr>() else {
        return refuse(ProblemKey::BadMessage, "this is no address of version 4 or 6");
    };
    Ok(target(&format!("address {}", crate::http::network(address))))
}

/// Whoever is new comes in only from where nobody is kept out.
pub(crate) async fn check_new(app: &App, address: &str) -> Result<()> {
    let from = target(address);
    let until = app.storage.moderation().address_banned_until(&from, app.time.now()).await;
    match until.map_err(unavailable)? {
        Some(until) => {
            refuse_until(ProblemKey::Banned, "nobody new comes in from your address at the moment", until)
        }
        None => Ok(()),
    }
}

/// Notes where somebody has come from, where that is another address than before. Nobody is kept out because it cannot be stored.
pub(crate) async fn note_origin(app: &App, guest: &Guest, address: &str) {
    let target = target(address);
    if guest.came_from == target {
        return;
    }
    let write = ModerationWrite::CameFrom { guest: guest.id.clone(), target };
    if let Err(error) = app.storage.commit(vec![write.into()]).await {
        tracing::warn!(%error, "where somebody comes from is not noted");
    }
}

/// The note of it that goes with somebody who comes in.
pub(crate) fn origin(guest: &str, address: &str) -> Write {
    ModerationWrite::CameFrom { guest: guest.to_owned(), target: target(address) }.into()
}

pub(crate) async fn list(app: &App, principal: &Principal) -> Result<AddressBans> {
    trusted(app, principal, HouseRole::Moderator).await?;
    let info = |StoredAddressBan { id, about, reason, at, until, given_by_name, .. }| AddressBanInfo {
        id,
        about,
        reason,
        at,
        until,
        given_by: given_by_name,
    };
    let bans = app.storage.moderation().address_bans(app.time.now()).await.map_err(unavailable)?;
    Ok(AddressBans { bans: bans.into_iter().map(info).collect() })
}

/// Nobody new comes in from where the person of a report came from last, or from an address.
pub(crate) async fn ban(app: &App, principal: &Principal, wish: NewAddressBan) -> Result<AddressBans> {
    let moderator = trusted(app, principal, HouseRole::Moderator).await?;
    let (about, person, targets) = match (&wish.report, &wish.address) {
        (Some(report), None) => of_report(app, principal, report).await?,
        (None, Some(address)) => (String::new(), String::new(), vec![target_of(address)?]),
        _ => return refuse(ProblemKey::BadMessage, "name a report or an address"),
    };
    let bans = drawn(&wish, (&about, &person), &targets, &moderator.id, app.time.now())?;
    let writes = bans.into_iter().map(|ban| ModerationWrite::BanAddress { ban }.into()).collect();
    let detail = format!("{} ({} h)", wish.reason.trim(), wish.hours);
    let what = (HouseAction::BannedAddress, (person.as_str(), about.as_str()), detail.as_str());
    act(app, (moderator, HouseRole::Moderator), writes, what).await?;
    list(app, principal).await
}

async fn of_report(app: &App, principal: &Principal, id: &str) -> Result<(String, String, Vec<String>)> {
    let Some(report) = app.storage.moderation().report(id).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such report");
    };
    let is_trusted = report.person_now.as_ref().is_some_and(|person| person.is_trusted);
    if is_trusted || principal.is(&report.report.person) {
        return refuse(ProblemKey::NotTrusted, "somebody else has to answer this one");
    }
    let origins = app.storage.moderation().origins_of(&report.report.person).await.map_err(unavailable)?;
    if origins.is_empty() {
        return refuse(ProblemKey::NotNow, "nobody knows any more where this person came from");
    }
    Ok((report.report.person_name, report.report.person, origins))
}

/// What is to be stored, if it can be such a one.
pub(crate) fn drawn(
    wish: &NewAddressBan,
    (about, person): (&str, &str),
    targets: &[String],
    by: &str,
    now: Millis,
) -> Result<Vec<StoredAddressBan>> {
    let reason = checked_text(&wish.reason, LONGEST_REASON)?;
    if reason.is_empty() || !(1..=MOST_HOURS).contains(&wish.hours) {
        return refuse(ProblemKey::BadMessage, "it has a reason, and 1 to 720 hours");
    }
    let ban = |target: &String| {
        Ok(StoredAddressBan {
            id: secret::name().map_err(internal)?,
            target: target.clone(),
            about: about.to_owned(),
            person: person.to_owned(),
            reason: reason.clone(),
            at: now,
            until: now + Millis::from(wish.hours) * HOUR,
            given_by: by.to_owned(),
            given_by_name: String::new(),
        })
    };
    targets.iter().map(ban).collect()
}

/// It ends before its time.
pub(crate) async fn lift(app: &App, principal: &Principal, id: &str) -> Result<AddressBans> {
    let moderator = trusted(app, principal, HouseRole::Moderator).await?;
    let bans = app.storage.moderation().address_bans(app.time.now()).await.map_err(unavailable)?;
    let Some(ban) = bans.into_iter().find(|ban| ban.id == id) else {
        return refuse(ProblemKey::NotFound, "there is no such thing to lift");
    };
    let write = ModerationWrite::LiftAddress { id: ban.id.clone(), at: app.time.now() };
    let what = (HouseAction::LiftedAddress, (ban.person.as_str(), ban.about.as_str()), ban.reason.as_str());
    act(app, (moderator, HouseRole::Moderator), vec![write.into()], what).await?;
    list(app, principal).await
}
