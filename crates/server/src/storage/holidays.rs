//! Days off of players, as stored.

use protocol::Millis;
use protocol::clock::Holiday;
use protocol::rest::{NoticeKind, TableSummary};

use super::apply::json;
use super::sql::SqlDatabase;
use super::statement::{Connection, Questions, SqlRow, Statement, statement};
use super::{HeldSeat, StoreError, StoreFuture};

/// Days off that somebody takes, took or will take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHoliday {
    pub id: String,
    /// The guest or the account that takes them.
    pub guest: String,
    pub span: Holiday,
    /// Of what its owner is told meanwhile.
    pub kinds: Vec<NoticeKind>,
}

/// One change of what is stored about days off.
#[derive(Clone, Debug)]
pub enum HolidayWrite {
    /// Taken or changed, as long as its owner has these and no others that were not over at that moment: it was judged by them.
    Set { holiday: StoredHoliday, at: Millis, judged_by: Vec<StoredHoliday>, since: Millis },
    /// They are over at that moment. What was not told because of them is told.
    End { holiday: StoredHoliday, at: Millis },
    /// Nobody counts those any more that were over before.
    Forget { before: Millis },
}

/// What is asked about days off.
pub trait Holidays: Send + Sync {
    /// Those of somebody that were not over at that moment, in order.
    fn holidays_of<'a>(&'a self, guest: &'a str, after: Millis) -> StoreFuture<'a, Vec<StoredHoliday>>;
    /// Those that are not over, and those that were changed since a moment: the next ones by name.
    fn open_holidays<'a>(
        &'a self,
        now: Millis,
        changed_since: Millis,
        after: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredHoliday>>;
    /// The seats that somebody holds at tables where a game is on, with the guests whom an account took over.
    fn seats_in_play<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<(HeldSeat, TableSummary)>>;
}

impl<D: SqlDatabase> Holidays for D {
    fn holidays_of<'a>(&'a self, guest: &'a str, after: Millis) -> StoreFuture<'a, Vec<StoredHoliday>> {
        Box::pin(holidays_of(self, guest, after))
    }

    fn open_holidays<'a>(
        &'a self,
        now: Millis,
        changed_since: Millis,
        after: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<StoredHoliday>> {
        Box::pin(open_holidays(self, now, changed_since, after, limit))
    }

    fn seats_in_play<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<(HeldSeat, TableSummary)>> {
        Box::pin(seats_in_play(self, guest))
    }
}

fn stored(row: &SqlRow) -> Result<StoredHoliday, StoreError> {
    Ok(StoredHoliday {
        id: row.text("id")?,
        guest: row.text("guest_id")?,
        span: Holiday { from: row.number("from_at")?, until: row.number("until_at")? },
        kinds: row.json("kinds")?,
    })
}

async fn holidays_of(
    database: &dyn Questions,
    guest: &str,
    after: Millis,
) -> Result<Vec<StoredHoliday>, StoreError> {
    database.rows(statement(HOLIDAYS_OF).text(guest).number(after)).await?.iter().map(stored).collect()
}

const HOLIDAYS_OF: &str = "SELECT id, guest_id, from_at, until_at, kinds FROM holidays WHERE guest_id = $1 AND until_at > $2 \
     ORDER BY until_at, id";

async fn open_holidays(
    database: &dyn Questions,
    now: Millis,
    changed_since: Millis,
    after: &str,
    limit: u32,
) -> Result<Vec<StoredHoliday>, StoreError> {
    let query = "SELECT id, guest_id, from_at, until_at, kinds FROM holidays \
                 WHERE (until_at > $1 OR changed_at > $2) AND id > $3 ORDER BY id LIMIT $4";
    let query = statement(query).number(now).number(changed_since).text(after).number(limit.into());
    database.rows(query).await?.iter().map(stored).collect()
}

async fn seats_in_play(
    database: &dyn Questions,
    guest: &str,
) -> Result<Vec<(HeldSeat, TableSummary)>, StoreError> {
    let query = "SELECT h.table_id AS table_id, h.seat AS seat, h.guest_id AS guest_id, h.held_since AS held_since, \
                 t.summary AS summary FROM holders h JOIN tables t ON t.id = h.table_id WHERE h.guest_id IN \
                 (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) AND t.state IN ('playing', 'paused') \
                 ORDER BY h.table_id, h.seat";
    let one = |row: &SqlRow| {
        let (table, guest) = (row.text("table_id")?, row.text("guest_id")?);
        let held = HeldSeat { table, seat: row.number("seat")?, guest, since: row.number("held_since")? };
        Ok((held, row.json("summary")?))
    };
    database.rows(statement(query).text(guest)).await?.iter().map(one).collect()
}

/// Whether it is written only if something holds.
pub(super) const fn is_conditional(write: &HolidayWrite) -> bool {
    matches!(write, HolidayWrite::Set { .. })
}

/// Days off are counted: of two nodes that give somebody some at once, the second judges anew.
pub(super) async fn apply(connection: &mut dyn Connection, write: &HolidayWrite) -> Result<(), StoreError> {
    let HolidayWrite::Set { holiday, at, judged_by, since } = write else { return Ok(()) };
    let StoredHoliday { id, guest, span, kinds } = holiday;
    // Whoever else gives days to the same guest waits until this is kept, and reads what is then.
    connection.execute(statement("UPDATE guests SET seen_at = seen_at WHERE id = $1").text(guest)).await?;
    let rows = connection.rows(statement(HOLIDAYS_OF).text(guest).number(*since)).await?;
    if rows.iter().map(stored).collect::<Result<Vec<_>, _>>()? != *judged_by {
        return Err(StoreError::Conflict);
    }
    let set = statement(
        "INSERT INTO holidays (id, guest_id, from_at, until_at, kinds, changed_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (id) DO UPDATE SET from_at = excluded.from_at, until_at = excluded.until_at, \
         kinds = excluded.kinds, changed_at = excluded.changed_at",
    );
    let set = set.text(id).text(guest).number(span.from).number(span.until);
    connection.execute(set.own_text(json(kinds)?).number(*at)).await?;
    connection.execute(tell_again(guest, *at)).await.map(drop)
}

pub(super) fn statements(write: &HolidayWrite) -> Vec<Statement<'_>> {
    match write {
        HolidayWrite::Set { .. } => Vec::new(),
        HolidayWrite::End { holiday: StoredHoliday { id, guest, span, .. }, at } => {
            let end = statement("UPDATE holidays SET until_at = $1, changed_at = $2 WHERE id = $3");
            vec![end.number(span.from.max(*at)).number(*at).text(id), tell_again(guest, *at)]
        }
        HolidayWrite::Forget { before } => {
            vec![statement("DELETE FROM holidays WHERE until_at < $1").number(*before)]
        }
    }
}

/// What was put off is judged again now: whether it is to be told may have changed.
fn tell_again(guest: &str, at: Millis) -> Statement<'_> {
    let again = statement(
        "UPDATE notices SET due_at = $1 WHERE done_at IS NULL AND due_at > $1 AND attempts = 0 AND channel_id IN \
         (SELECT id FROM notice_channels WHERE guest_id = $2)",
    );
    again.number(at).text(guest)
}

/// Whoever was a guest has signed in.
pub(super) fn adopt<'a>(guest: &'a str, account: &'a str) -> Statement<'a> {
    statement("UPDATE holidays SET guest_id = $1 WHERE guest_id = $2").text(account).text(guest)
}

/// Nobody has them any more.
pub(super) fn forget_player(account: &str) -> Statement<'_> {
    statement("DELETE FROM holidays WHERE guest_id = $1").text(account)
}
