//! Mutes and bans that hold: what nobody reports any more, and who was banned for good, is found here and can be lifted.

use protocol::rest::{HeldSanction, HeldSanctions, HouseRole};
use protocol::{Millis, ProblemKey};

use super::queue::may_judge;
use super::told;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::service::house::trusted;
use crate::storage::{FOR_GOOD, StoredHold};

/// So many are told at once.
const PAGE: u32 = 50;

/// The last first; after the one with which the page before ended.
pub(crate) async fn list(app: &App, principal: &Principal, before: Option<&str>) -> Result<HeldSanctions> {
    trusted(app, principal, HouseRole::Moderator).await?;
    let before = match before {
        Some(before) => read_cursor(before)?,
        None => (FOR_GOOD, ""),
    };
    // One more than a page shows whether there is another.
    let found = app.storage.moderation().holding(app.time.now(), before, PAGE + 1).await;
    let mut found = found.map_err(unavailable)?;
    let is_more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let next = found.last().filter(|_| is_more).map(|last| write_cursor(&last.sanction.id, last.sanction.at));
    let mut sanctions = Vec::with_capacity(found.len());
    for hold in found {
        sanctions.push(info(app, principal, hold).await?);
    }
    Ok(HeldSanctions { sanctions, next })
}

fn write_cursor(id: &str, at: Millis) -> String {
    format!("{at}-{id}")
}

fn read_cursor(text: &str) -> Result<(Millis, &str)> {
    let parts = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    match parts {
        Some((at, id)) if at <= FOR_GOOD => Ok((at, id)),
        _ => refuse(ProblemKey::BadMessage, "`before` is what the page before says"),
    }
}

async fn info(app: &App, principal: &Principal, hold: StoredHold) -> Result<HeldSanction> {
    let StoredHold { sanction, person, given_by_name } = hold;
    let may_lift = may_judge(app, principal, &sanction.person, person.as_ref()).await?;
    let person = person.unwrap_or_default();
    Ok(HeldSanction {
        sanction: told(sanction, app.time.now()),
        name: person.name,
        player: person.player,
        given_by: given_by_name,
        may_lift,
    })
}
