//! Telling moderators of somebody.

use protocol::ProblemKey;
use protocol::rest::{NewReport, PersonRef, ReportKind};

use super::{DAY, checked_text, is_newcomer};
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, internal, refuse, unavailable};
use crate::secret;
use crate::service::people::target::{find, room_of};
use crate::storage::{NewStoredReport, OrderWrite};

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
    let meant = PersonRef { player: wish.player, table: wish.table, seat: wish.seat, line: wish.line };
    let target = find(app, principal, &meant).await?;
    let Some(person) = target.person.filter(|person| !guest.is(person)) else {
        return refuse(ProblemKey::NotNow, "that is you, or nobody knows who it is");
    };
    let now = app.time.now();
    let order = app.storage.order();
    let recent = order.reported_by(&guest.id, now.saturating_sub(DAY)).await.map_err(unavailable)?;
    let is_same = |(who, kind, line): &(String, ReportKind, Option<u64>)| {
        *who == person && *kind == wish.kind && (*line == wish.line || wish.line.is_none())
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
    let (room, line) = match &target.table {
        Some(table) => (room_of(app, principal, table).await?, line_of(app, table, wish.line).await?),
        None => (None, None),
    };
    let report = NewStoredReport {
        id: secret::name().map_err(internal)?,
        at: now,
        reporter: guest.id.clone(),
        person,
        person_name: target.name,
        kind: wish.kind,
        note,
        table: target.table,
        room,
        line,
    };
    app.storage.commit(vec![OrderWrite::Report { report }.into()]).await.map_err(unavailable)
}

/// The line that is meant, or the last one that there is.
async fn line_of(app: &App, table: &str, line: Option<u64>) -> Result<Option<u64>> {
    if line.is_some() {
        return Ok(line);
    }
    let last = app.storage.chat(table, None, 1).await.map_err(unavailable)?;
    Ok(last.last().map(|line| line.number))
}
