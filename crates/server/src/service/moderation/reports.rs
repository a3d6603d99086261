//! Telling moderators of somebody.

use protocol::ProblemKey;
use protocol::rest::{NewReport, PersonRef, ReportKind};

use super::{DAY, checked_text, is_newcomer};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::clubs;
use crate::service::people::target::{Target, find, room_of};
use crate::storage::{ModerationWrite, NewStoredReport, PastReport};

const LONGEST_NOTE: usize = 500;
/// Reports of one person in a day.
const MOST: usize = 20;
/// The same of somebody who is new.
const MOST_OF_NEWCOMERS: usize = 5;

/// Whoever reports the same twice has reported it.
pub(crate) async fn report(
    app: &App,
    principal: &Principal,
    wish: NewReport,
    address: &String,
) -> Result<()> {
    let guest = principal.guest()?;
    let note = checked_text(&wish.note, LONGEST_NOTE)?;
    if (wish.kind == ReportKind::Line) != wish.line.is_some() {
        return refuse(ProblemKey::BadMessage, "a line is reported as a line, and nothing else is");
    }
    let Subject { person, name, table, club } = subject(app, principal, &wish).await?;
    let line = wish.line;
    let now = app.time.now();
    let moderation = app.storage.moderation();
    let recent = moderation.reported_by(&guest.id, now.saturating_sub(DAY)).await.map_err(unavailable)?;
    let is_same = |past: &PastReport| {
        let is_there = match past.kind {
            ReportKind::Line => past.table == table && past.line == line,
            ReportKind::Conduct => past.table == table,
            // It is the same name everywhere.
            ReportKind::Name | ReportKind::Club => past.club == club,
        };
        past.kind == wish.kind && past.person == person && is_there
    };
    if recent.iter().any(is_same) {
        return Ok(());
    }
    if recent.len() >= MOST {
        return refuse(ProblemKey::RateLimited, "that is enough for today");
    }
    if recent.len() >= MOST_OF_NEWCOMERS && is_newcomer(app, guest) {
        return refuse(ProblemKey::TooNew, "that is enough for somebody who is new here");
    }
    app.rate_limits.report(address)?;
    let (room, line) = match &table {
        Some(table) => (room_of(app, principal, table).await?, line_of(app, table, line).await?),
        None => (None, None),
    };
    let report = NewStoredReport {
        id: secret::name().map_err(internal)?,
        at: now,
        reporter: guest.id.clone(),
        person,
        person_name: name,
        kind: wish.kind,
        note,
        table,
        room,
        line,
        club,
    };
    app.storage.commit(vec![ModerationWrite::Report { report }.into()]).await.map_err(unavailable)
}

/// Whom or what a report is about.
struct Subject {
    /// Empty where a club is meant.
    person: String,
    name: String,
    table: Option<String>,
    club: Option<String>,
}

async fn subject(app: &App, principal: &Principal, wish: &NewReport) -> Result<Subject> {
    let NewReport { player, table, seat, line, club, member, visitor, .. } = wish.clone();
    let whom = PersonRef { player, table, seat, line, club, member, visitor };
    if wish.kind == ReportKind::Club {
        return club_subject(app, principal, whom).await;
    }
    let Target { person, name, table } = find(app, principal, &whom).await?;
    match person.filter(|person| !principal.is(person)) {
        Some(person) => Ok(Subject { person, name, table, club: None }),
        None => refuse(ProblemKey::NotNow, "that is you, or nobody knows who it is"),
    }
}

/// A club that whoever reports can see.
async fn club_subject(app: &App, principal: &Principal, whom: PersonRef) -> Result<Subject> {
    let Some(club) = whom.club.clone().filter(|_| PersonRef { club: None, ..whom } == PersonRef::default())
    else {
        return refuse(ProblemKey::BadMessage, "a report of a club names the club alone");
    };
    let club = clubs::visit(app, principal, &club).await?.club.summary;
    Ok(Subject { person: String::new(), name: club.name, table: None, club: Some(club.id) })
}

/// The line that is meant, or the last one that there is.
async fn line_of(app: &App, table: &str, line: Option<u64>) -> Result<Option<u64>> {
    if line.is_some() {
        return Ok(line);
    }
    let last = app.storage.chat(table, None, 1).await.map_err(unavailable)?;
    Ok(last.last().map(|line| line.number))
}
