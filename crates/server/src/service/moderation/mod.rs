//! Order in the house: what is reported, what moderators answer, and what the person hears of it.
//!
//! - `reports`: telling moderators of somebody.
//! - `queue`: what moderators see.
//! - `answers`: what they do about it.
//! - `holding`: mutes and bans that hold.
//! - `clubs`: clubs that are hidden, lose their names or are closed.
//! - `addresses`: from where nobody new comes in.
//! - `appeals`: what the person reads, and the note to the host.

pub(crate) mod addresses;
pub(crate) mod answers;
pub(crate) mod appeals;
pub(crate) mod clubs;
pub(crate) mod holding;
pub(crate) mod queue;
pub(crate) mod reports;

use protocol::rest::{SanctionInfo, SanctionKind};
use protocol::{Millis, ProblemKey};

use crate::app::App;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, refuse_until, unavailable};
use crate::storage::{Guest, StoredSanction};

/// What is looked through of what was done to somebody.
const MOST_SANCTIONS: u32 = 50;
const HOUR: Millis = 3_600 * 1_000;
const DAY: Millis = 24 * HOUR;

fn told(sanction: StoredSanction, now: Millis) -> SanctionInfo {
    let StoredSanction { id, kind, reason, at, until, lifted_at, .. } = sanction;
    let lasts = matches!(kind, SanctionKind::Mute | SanctionKind::Ban);
    let holds = lasts && lifted_at.is_none() && until.is_none_or(|until| until > now);
    SanctionInfo { id, kind, reason, at, until, holds, lifted_at }
}

/// Whoever may not come in is told so, whatever they ask for but what they need to know of it, and to take their data along or delete them:
/// both ask who it is once more.
pub(crate) fn check_ban(app: &App, principal: &Principal, path: &str, is_change: bool) -> Result<()> {
    const PATHS: [&str; 9] = [
        "/api/session",
        "/api/standing",
        "/api/house",
        "/api/account/export",
        "/api/account/delete",
        "/api/account/proof",
        "/api/account/sign-in",
        "/api/account/ways",
        "/api/notices/end",
    ];
    let Some(guest) = &principal.guest else { return Ok(()) };
    let is_below = |known: &str| path.strip_prefix(known).is_some_and(|rest| rest.starts_with('/'));
    let is_look_at_account = path == "/api/account" && !is_change;
    if is_look_at_account || PATHS.iter().any(|known| path == *known || is_below(known)) {
        return Ok(());
    }
    check_ban_of(app, guest)
}

pub(crate) fn check_ban_of(app: &App, guest: &Guest) -> Result<()> {
    if guest.banned_until <= app.time.now() {
        return Ok(());
    }
    refuse_until(ProblemKey::Banned, "you may not come in at the moment", guest.banned_until)
}

/// A name that was taken away from somebody is not theirs again, nor is one that looks like it.
pub(crate) async fn check_taken_name(app: &App, person: &str, name: &str) -> Result<()> {
    let all = app.storage.moderation().sanctions_of(person, MOST_SANCTIONS).await.map_err(unavailable)?;
    let is_taken = |sanction: &StoredSanction| {
        sanction.kind == SanctionKind::Rename && names::is_alike(&sanction.name, name)
    };
    if all.iter().any(is_taken) {
        return refuse(ProblemKey::NameTaken, "a moderator has taken this name away");
    }
    Ok(())
}

/// Whether somebody is new here, as the host has set it.
pub(crate) fn is_newcomer(app: &App, guest: &Guest) -> bool {
    app.house.is_new(guest.created_at, app.time.now())
}

/// A text that people read: not too long, and nothing in it that does something to the page.
fn checked_text(text: &str, longest: usize) -> Result<String> {
    let text = text.trim();
    let is_bad = |letter: char| letter.is_control() && letter != '\n';
    if text.chars().count() > longest || text.chars().any(is_bad) {
        return refuse(ProblemKey::BadMessage, format!("a text has at most {longest} characters"));
    }
    Ok(text.to_owned())
}
