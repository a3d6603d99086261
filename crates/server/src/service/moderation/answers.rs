//! What moderators do about a report. Each is stored in one transaction with the answer, with a check that the moderator is still one, and
//! with a note for the log of the host.

use protocol::rest::{AnswerReport, HouseAction, HouseRole, ModerationQueue, ModeratorAction, SanctionKind};
use protocol::{Millis, ProblemKey};

use super::queue::{may_judge, open_report, queue};
use super::{HOUR, checked_text};
use crate::app::App;
use crate::jobs;
use crate::names;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret::{self, NoChance};
use crate::service::accounts::renaming;
use crate::service::house::{act, role, trusted};
use crate::service::sessions::end_sockets;
use crate::storage::{
    AccountWrite, ModerationWrite, ResultWrite, StoredReport, StoredSanction, StoredSession, Write,
};

const LONGEST_REASON: usize = 500;
/// A year and a day.
const MOST_HOURS: u32 = 366 * 24;

/// Answers a report.
pub(crate) async fn answer(
    app: &App,
    principal: &Principal,
    id: &str,
    wish: AnswerReport,
) -> Result<ModerationQueue> {
    let moderator = trusted(app, principal, HouseRole::Moderator).await?;
    let wish = checked(wish)?;
    let report = open_report(app, principal, id).await?;
    if report.report.club.is_some() && wish.action != ModeratorAction::Dismiss {
        return refuse(ProblemKey::BadMessage, "what is done about a club answers the reports about it");
    }
    let at = app.time.now();
    let answer = ModerationWrite::Answer {
        report: id.to_owned(),
        action: word(wish.action).to_owned(),
        by: moderator.id.clone(),
        reason: wish.reason.clone(),
        at,
    };
    let mut writes: Vec<Write> = vec![answer.into()];
    let new_name = if wish.action == ModeratorAction::Rename { Some(plain_name()?) } else { None };
    writes.extend(deeds(&report, &wish, &moderator.id, at, new_name.as_deref())?);
    let person = report.report.person.clone();
    let name = report.person_now.as_ref().map_or(&report.report.person_name, |person| &person.name);
    let detail = match wish.hours {
        Some(hours) => format!("{} ({hours} h)", wish.reason),
        None => wish.reason.clone(),
    };
    let what = (logged(wish.action), (person.as_str(), name.as_str()), detail.as_str());
    // Looked up before, so that a ban that is stored is also carried out when nothing can be read any more.
    let connected = match wish.action {
        ModeratorAction::Ban => app.storage.accounts().sessions_of(&person).await.map_err(unavailable)?,
        _ => Vec::new(),
    };
    let done = act(app, (moderator, HouseRole::Moderator), writes, what).await;
    if done.is_err() {
        // Whoever is still a moderator was not the first to answer.
        first_or_dismissed(app, principal, done).await?;
    }
    if wish.action == ModeratorAction::Ban {
        put_out(app, &person, connected).await;
    }
    if new_name.is_some() {
        renaming::tell_tables(app, &person).await;
    }
    queue(app, principal).await
}

/// What was refused because somebody else was first is told apart from what was refused because the role is gone.
pub(super) async fn first_or_dismissed(app: &App, principal: &Principal, done: Result<()>) -> Result<()> {
    match done {
        Err(problem) if problem.key == ProblemKey::NotTrusted && role(app, principal).await?.is_some() => {
            refuse(ProblemKey::NotNow, "somebody else was first")
        }
        done => done,
    }
}

fn checked(mut wish: AnswerReport) -> Result<AnswerReport> {
    let reason = checked_text(&wish.reason, LONGEST_REASON)?;
    if is_about_club(wish.action) {
        return refuse(ProblemKey::BadMessage, "this is done to clubs: POST /api/moderation/clubs/{club}");
    }
    let is_timed = matches!(wish.action, ModeratorAction::Mute | ModeratorAction::Ban);
    let needs_reason = wish.action != ModeratorAction::Dismiss;
    let has_good_hours = match wish.hours {
        Some(hours) => is_timed && (1..=MOST_HOURS).contains(&hours),
        None => wish.action != ModeratorAction::Mute,
    };
    if !has_good_hours || (needs_reason && reason.is_empty()) {
        return refuse(
            ProblemKey::BadMessage,
            "whoever is answered with more than nothing reads a reason; a mute has 1 to 8,784 hours, a ban may have them",
        );
    }
    wish.reason = reason;
    Ok(wish)
}

const fn is_about_club(action: ModeratorAction) -> bool {
    matches!(action, ModeratorAction::HideClub | ModeratorAction::RenameClub | ModeratorAction::CloseClub)
}

pub(super) const fn word(action: ModeratorAction) -> &'static str {
    match action {
        ModeratorAction::Dismiss => "dismiss",
        ModeratorAction::Warn => "warn",
        ModeratorAction::Mute => "mute",
        ModeratorAction::Rename => "rename",
        ModeratorAction::Ban => "ban",
        ModeratorAction::HideClub => "hide-club",
        ModeratorAction::RenameClub => "rename-club",
        ModeratorAction::CloseClub => "close-club",
    }
}

pub(super) const fn logged(action: ModeratorAction) -> HouseAction {
    match action {
        ModeratorAction::Dismiss => HouseAction::Closed,
        ModeratorAction::Warn => HouseAction::Warned,
        ModeratorAction::Mute => HouseAction::Muted,
        ModeratorAction::Rename => HouseAction::Renamed,
        ModeratorAction::Ban => HouseAction::Banned,
        ModeratorAction::HideClub => HouseAction::HidClub,
        ModeratorAction::RenameClub => HouseAction::RenamedClub,
        ModeratorAction::CloseClub => HouseAction::ClosedClub,
    }
}

/// What is done to the person.
fn deeds(
    report: &StoredReport,
    wish: &AnswerReport,
    by: &str,
    at: Millis,
    new_name: Option<&str>,
) -> Result<Vec<Write>> {
    let kind = match wish.action {
        ModeratorAction::Dismiss
        | ModeratorAction::HideClub
        | ModeratorAction::RenameClub
        | ModeratorAction::CloseClub => return Ok(Vec::new()),
        ModeratorAction::Warn => SanctionKind::Warning,
        ModeratorAction::Mute => SanctionKind::Mute,
        ModeratorAction::Rename => SanctionKind::Rename,
        ModeratorAction::Ban => SanctionKind::Ban,
    };
    let Some(now) = &report.person_now else {
        return refuse(ProblemKey::NotNow, "this person is gone: dismiss the report");
    };
    let person = report.report.person.clone();
    let mut writes = Vec::new();
    if let Some(name) = new_name.map(str::to_owned) {
        writes.push(match now.player {
            Some(_) => {
                let likenesses = names::likenesses(&name);
                AccountWrite::Name { account: person.clone(), name: name.clone(), likenesses }.into()
            }
            None => Write::GuestName { id: person.clone(), name: name.clone() },
        });
        writes.push(ResultWrite::Rename { player: person.clone(), name }.into());
    }
    let sanction = StoredSanction {
        id: secret::name().map_err(internal)?,
        person,
        kind,
        reason: wish.reason.clone(),
        at,
        until: wish.hours.map(|hours| at + Millis::from(hours) * HOUR),
        given_by: by.to_owned(),
        name: if kind == SanctionKind::Rename { now.name.clone() } else { String::new() },
        lifted_at: None,
        seen_at: None,
        appealed_at: None,
    };
    writes.push(ModerationWrite::Sanction { sanction }.into());
    Ok(writes)
}

/// A name that says nothing, and that nobody else has.
fn plain_name() -> Result<String> {
    numbered("Player").map_err(internal)
}

/// A word with a number that is drawn.
pub(crate) fn numbered(word: &str) -> std::result::Result<String, NoChance> {
    let number = u32::from_le_bytes(secret::bytes()?);
    Ok(format!("{word} {}", 100_000 + number % 900_000))
}

/// Whoever may not come in any more is not connected any more, and leaves the tables as those do who leave. `known` are their sessions as they
/// were before.
pub(crate) async fn put_out(app: &App, person: &str, known: Vec<StoredSession>) {
    for session in app.storage.accounts().sessions_of(person).await.unwrap_or(known) {
        end_sockets(app, &session.token);
    }
    jobs::leave_seats(app);
}

/// A mute or a ban ends before its time.
pub(crate) async fn lift(app: &App, principal: &Principal, id: &str) -> Result<ModerationQueue> {
    let moderator = trusted(app, principal, HouseRole::Moderator).await?;
    let Some(sanction) = app.storage.moderation().sanction(id).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such thing to lift");
    };
    if !matches!(sanction.kind, SanctionKind::Mute | SanctionKind::Ban) {
        return refuse(ProblemKey::NotNow, "a warning and a name that was taken away are not lifted");
    }
    let person = app.storage.moderation().person(&sanction.person).await.map_err(unavailable)?;
    if !may_judge(app, principal, &sanction.person, person.as_ref()).await? {
        return refuse(ProblemKey::NotTrusted, "somebody else has to lift this one");
    }
    let name = person.unwrap_or_default().name;
    let at = app.time.now();
    let write = ModerationWrite::Lift { sanction: id.to_owned(), person: sanction.person.clone(), at };
    let what = (HouseAction::Lifted, (sanction.person.as_str(), name.as_str()), sanction.reason.as_str());
    let done = act(app, (moderator, HouseRole::Moderator), vec![write.into()], what).await;
    first_or_dismissed(app, principal, done).await?;
    queue(app, principal).await
}
