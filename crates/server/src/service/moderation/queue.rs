//! What moderators see: reports with the chat around them, and what was done to whoever is meant before. Nothing of a game is shown, and
//! whoever sits at the table reads its chat when the game is over: what is said among others may be about hidden things.

use protocol::ProblemKey;
use protocol::rest::{
    ClubSummary, HouseRole, ModerationQueue, ReportAnswer, ReportInfo, ReportKind, ReportedClub,
    ReportedLine, ReportedPerson, ReportedTable,
};
use protocol::table::TableState;

use super::{clubs, told};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::service::house::{role, trusted};
use crate::storage::{StoredAnswer, StoredPerson, StoredReport};
use crate::tables::Reading;

const MOST_OPEN: u32 = 50;
const MOST_ANSWERED: u32 = 20;
/// Earlier deeds that are told of somebody.
const MOST_HISTORY: u32 = 20;
/// Lines that are shown before the one that is meant, and after it.
const BEFORE: u64 = 12;
const AFTER: u64 = 6;

pub(crate) async fn queue(app: &App, principal: &Principal) -> Result<ModerationQueue> {
    trusted(app, principal, HouseRole::Moderator).await?;
    let moderation = app.storage.moderation();
    let mut queue = ModerationQueue::default();
    for report in moderation.reports(false, MOST_OPEN).await.map_err(unavailable)? {
        queue.open.push(info(app, principal, report).await?);
    }
    for report in moderation.reports(true, MOST_ANSWERED).await.map_err(unavailable)? {
        queue.answered.push(info(app, principal, report).await?);
    }
    Ok(queue)
}

pub(super) async fn may_answer(app: &App, principal: &Principal, report: &StoredReport) -> Result<bool> {
    match &report.report.club {
        Some(club) => clubs::may_judge(app, principal, club).await,
        None => may_judge(app, principal, &report.report.person, report.person_now.as_ref()).await,
    }
}

/// Nobody judges themselves, and hosts alone judge those whom the host trusts.
pub(super) async fn may_judge(
    app: &App,
    principal: &Principal,
    person: &str,
    now: Option<&StoredPerson>,
) -> Result<bool> {
    let is_trusted = now.is_some_and(|person| person.is_trusted);
    let is_host = role(app, principal).await? == Some(HouseRole::Host);
    Ok(!principal.is(person) && (!is_trusted || is_host))
}

async fn info(app: &App, principal: &Principal, stored: StoredReport) -> Result<ReportInfo> {
    let may_answer = may_answer(app, principal, &stored).await?;
    let withheld = must_withhold(app, principal, &stored).await?;
    let lines = if withheld { Vec::new() } else { lines(app, &stored).await? };
    let person = match &stored.report.club {
        Some(_) => ReportedPerson::default(),
        None => person(app, &stored).await?,
    };
    let club = club(&stored);
    let StoredReport { report, reporter_name, reporter_player, summary, answer, .. } = stored;
    let table = summary.map(|table| ReportedTable { id: table.id, game: table.game, state: table.state });
    Ok(ReportInfo {
        id: report.id,
        at: report.at,
        kind: report.kind,
        note: if withheld { String::new() } else { report.note },
        reporter: reporter_name,
        reporter_player,
        person,
        club,
        table,
        lines,
        withheld,
        may_answer,
        answer: answer.map(answered).transpose()?,
    })
}

fn answered(StoredAnswer { action, by, at, reason }: StoredAnswer) -> Result<ReportAnswer> {
    let action = serde_json::from_value(action.into()).map_err(internal)?;
    Ok(ReportAnswer { action, by, at, reason })
}

/// Whether the moderator plays a game there that is not over.
async fn must_withhold(app: &App, principal: &Principal, stored: &StoredReport) -> Result<bool> {
    let Some(table) = stored.summary.as_ref().filter(|table| table.state != TableState::Ended) else {
        return Ok(false);
    };
    let sits = |reading: Reading<'_>| reading.who.seat.is_some();
    app.registry.read_as(&table.id, principal.clone(), sits).await
}

async fn lines(app: &App, StoredReport { report, .. }: &StoredReport) -> Result<Vec<ReportedLine>> {
    let (Some(table), Some(line)) = (&report.table, report.line) else { return Ok(Vec::new()) };
    let is_line = report.kind == ReportKind::Line;
    let numbers = (line.saturating_sub(BEFORE), if is_line { line.saturating_add(AFTER) } else { line });
    let found = app.storage.moderation().lines(table, report.room, numbers).await.map_err(unavailable)?;
    let told = |(one, author): (protocol::socket::ChatLine, Option<String>)| ReportedLine {
        reported: is_line && one.number == line,
        own: author.as_ref() == Some(&report.person),
        at: one.at,
        name: one.name,
        text: one.text,
    };
    Ok(found.into_iter().map(told).collect())
}

fn club(StoredReport { report, club_now, .. }: &StoredReport) -> Option<ReportedClub> {
    let id = report.club.clone()?;
    let name_then = report.person_name.clone();
    Some(match club_now.clone() {
        Some(ClubSummary { name, words, listed, hidden, members, .. }) => {
            ReportedClub { id, name, name_then, words, listed, hidden, members }
        }
        None => ReportedClub { id, name_then, ..ReportedClub::default() },
    })
}

async fn person(app: &App, StoredReport { report, person_now, .. }: &StoredReport) -> Result<ReportedPerson> {
    let moderation = app.storage.moderation();
    let history = moderation.sanctions_of(&report.person, MOST_HISTORY).await.map_err(unavailable)?;
    let now = app.time.now();
    Ok(ReportedPerson {
        name: person_now.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
        name_then: report.person_name.clone(),
        player: person_now.as_ref().and_then(|person| person.player.clone()),
        since: person_now.as_ref().map(|person| person.created_at),
        reports: moderation.reports_about(&report.person).await.map_err(unavailable)?,
        history: history.into_iter().map(|sanction| told(sanction, now)).collect(),
    })
}

/// A report that waits for an answer, and that this moderator may answer.
pub(super) async fn open_report(app: &App, principal: &Principal, id: &str) -> Result<StoredReport> {
    let Some(report) = app.storage.moderation().report(id).await.map_err(unavailable)? else {
        return refuse(ProblemKey::NotFound, "there is no such report");
    };
    if report.answer.is_some() {
        return refuse(ProblemKey::NotNow, "somebody has answered it");
    }
    if !may_answer(app, principal, &report).await? {
        return refuse(ProblemKey::NotTrusted, "somebody else has to answer this one");
    }
    Ok(report)
}
