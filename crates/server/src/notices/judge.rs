//! What of a notice still holds when it is to be sent, and whether its reader is to be told now.

use protocol::Millis;
use protocol::rest::{NoticeHours, NoticeKind};

use super::facts::{facts, is_urgent};
use super::words::Item;
use crate::app::App;
use crate::storage::{
    Channel, ClaimedNotice, Lookers, NoticeId, NoticeWrite, StoreError, StoredHoliday, Write,
};

const SECOND: Millis = 1_000;
/// Somebody who looks at the table is looked for again so soon, and sooner where somebody waits at this moment.
const LOOK_AGAIN: Millis = 60 * SECOND;
const LOOK_AGAIN_SOON: Millis = 15 * SECOND;
/// Whoever looks at the table so long after there was reason to tell it has seen it: a connection that is dead counts as one that looks for
/// less (`SILENCE` of the sockets, a ping more, and what it takes other nodes to learn of it).
const SURELY_SEEN: Millis = 90 * SECOND;

/// What becomes of a notice.
enum NoticeDecision {
    Tell(Box<Item>),
    /// It does not hold any more, or its reader knows.
    Over,
    /// There is reason to tell it later.
    NotYet(Millis),
}

/// A notice that is to be told, and what it says.
pub(super) type NoticeItem = (ClaimedNotice, Item);

/// Who is to be told.
#[derive(Clone, Copy)]
pub(super) struct NoticeReader<'a> {
    pub(super) channel: &'a Channel,
    pub(super) hours: &'a NoticeHours,
    /// The days off that the reader has now.
    pub(super) holiday: Option<&'a StoredHoliday>,
}

impl NoticeReader<'_> {
    /// Until when nothing of this kind is told, if it is not told now.
    fn off_until(&self, kind: NoticeKind) -> Option<Millis> {
        self.holiday.filter(|holiday| !holiday.kinds.contains(&kind)).map(|holiday| holiday.span.until)
    }
}

pub(super) async fn holiday_of(
    app: &App,
    guest: &str,
    now: Millis,
) -> Result<Option<StoredHoliday>, StoreError> {
    let open = app.storage.holidays().holidays_of(guest, now).await?;
    Ok(open.into_iter().find(|holiday| holiday.span.has(now)))
}

/// What is to be told. What is not is noted.
pub(super) async fn judge_all(
    app: &App,
    reader: NoticeReader<'_>,
    claimed: Vec<ClaimedNotice>,
    claim: &str,
    now: Millis,
) -> Result<Vec<NoticeItem>, StoreError> {
    let mut told = Vec::new();
    let mut writes: Vec<Write> = Vec::new();
    for one in claimed {
        match judge(app, reader, &one.id, now).await? {
            NoticeDecision::Over => {
                let claim = claim.to_owned();
                writes.push(NoticeWrite::Done { notice: one.id, claim, at: now }.into());
            }
            NoticeDecision::NotYet(due_at) => writes.push(defer(&one.id, claim, due_at)),
            NoticeDecision::Tell(item) => told.push((one, *item)),
        }
    }
    if !writes.is_empty() {
        app.storage.commit(writes).await?;
    }
    Ok(told)
}

pub(super) fn defer(notice: &NoticeId, claim: &str, due_at: Millis) -> Write {
    NoticeWrite::Defer { notice: notice.clone(), claim: claim.to_owned(), due_at }.into()
}

/// What is said of all these, one for each table.
pub(super) fn items(told: &[NoticeItem]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for (_, new) in told {
        match items.iter_mut().find(|item| item.table() == new.table()) {
            Some(item) => item.kind = more_pressing(item.kind, new.kind),
            None => items.push(new.clone()),
        }
    }
    items
}

/// Of several things about one table, the one that says the others too.
fn more_pressing(one: NoticeKind, other: NoticeKind) -> NoticeKind {
    let order = [NoticeKind::TimeShort, NoticeKind::YourTurn, NoticeKind::GameStarts, NoticeKind::Invited];
    order.into_iter().find(|kind| *kind == one || *kind == other).unwrap_or(one)
}

async fn judge(
    app: &App,
    reader: NoticeReader<'_>,
    notice: &NoticeId,
    now: Millis,
) -> Result<NoticeDecision, StoreError> {
    let NoticeId { kind, table, cause, .. } = notice;
    if !reader.channel.kinds.contains(kind) {
        return Ok(NoticeDecision::Over);
    }
    let held = app.storage.notices().held_by(&reader.channel.guest, table).await?;
    let mut found = None;
    for seat in &held {
        let facts = facts(seat, reader.hours);
        let fact = facts.into_iter().find(|fact| fact.kind == *kind && fact.cause == *cause);
        found = found.or(fact.map(|fact| (seat.clone(), fact)));
    }
    let Some((seat, fact)) = found else { return Ok(NoticeDecision::Over) };
    if fact.due_at > now {
        return Ok(NoticeDecision::NotYet(fact.due_at));
    }
    let is_reader = |lookers: Lookers| {
        let has_seat = |seat: &u8| held.iter().any(|held| held.seat == Some(*seat));
        lookers.people.contains(&reader.channel.guest) || lookers.seats.iter().any(has_seat)
    };
    if is_looking(app, table, is_reader).await? {
        if now >= fact.due_at + SURELY_SEEN {
            return Ok(NoticeDecision::Over);
        }
        let pause = if is_urgent(&seat) { LOOK_AGAIN_SOON } else { LOOK_AGAIN };
        return Ok(NoticeDecision::NotYet(now + pause));
    }
    if let Some(until) = reader.off_until(*kind) {
        return Ok(NoticeDecision::NotYet(until));
    }
    Ok(NoticeDecision::Tell(Box::new(Item { kind: *kind, held: seat })))
}

/// Whether whoever is meant has the table before the eyes, at whichever node.
async fn is_looking(app: &App, table: &str, is_meant: impl Fn(Lookers) -> bool) -> Result<bool, StoreError> {
    if is_meant(app.signals.looking(table)) {
        return Ok(true);
    }
    if !app.storage.is_shared() {
        return Ok(false);
    }
    // What is stored of this node is older than what it knows.
    let is_other = |node: &String| *node != app.node && app.leases.is_alive(node);
    let stored = app.storage.notices().looking(table).await?;
    Ok(stored.into_iter().any(|(node, lookers)| is_other(&node) && is_meant(lookers)))
}
