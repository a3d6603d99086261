//! Moves on `SQLite`: however many have come meanwhile, one statement writes them.
//!
//! Every statement is a way to the thread of the database and back, which costs more than what is done there. A view that nobody
//! reads takes the moves, and its trigger does with each what [`super::apply`] does in several statements. View and trigger are those
//! of one connection: they are not part of what is stored.

use std::sync::LazyLock;

use futures_util::StreamExt as _;
use sqlx::Executor as _;
use sqlx::sqlite::SqliteConnection;

use super::StoreError;
use super::apply::json;
use super::group_commit::{CommitRequest, database};
use super::moves::{MoveWrite, as_move};
use super::statement::{Statement, query, statement};
use super::write::word;

/// Moves in one statement at most.
const MOST: usize = 64;
/// Values of one move.
const COLUMNS: usize = 13;

const VIEW: &str = "CREATE TEMP VIEW moves AS SELECT NULL AS table_id, NULL AS seq, NULL AS at, NULL AS cause_seat, \
     NULL AS cause_id, NULL AS body, NULL AS state, NULL AS changed_at, NULL AS wake_at, NULL AS summary, NULL AS version, \
     NULL AS shard, NULL AS fence";

/// An entry that does not follow the last one, or that is built on what does not hold any more, undoes the whole statement.
const TRIGGER: &str = "CREATE TEMP TRIGGER append_move INSTEAD OF INSERT ON moves BEGIN \
     INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body) \
     SELECT new.table_id, new.seq, new.at, new.cause_seat, new.cause_id, new.body \
     WHERE new.seq = 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = new.table_id); \
     SELECT RAISE(ABORT, 'the entry does not follow') WHERE changes() = 0; \
     UPDATE tables SET state = new.state, changed_at = new.changed_at, wake_at = new.wake_at, summary = new.summary \
     WHERE id = new.table_id AND (new.version IS NULL OR version = new.version) \
     AND (new.fence IS NULL OR EXISTS (SELECT 1 FROM leases WHERE shard = new.shard AND fence = new.fence)); \
     SELECT RAISE(ABORT, 'somebody else was first') WHERE changes() = 0; \
     END";

/// The statement for one move, for two, and so on.
static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| (1..=MOST).map(insert).collect());

/// Values without a name: those with one are looked up by it, each time and one by one.
fn insert(moves: usize) -> String {
    let one = format!("({})", ["?"; COLUMNS].join(", "));
    format!("INSERT INTO moves VALUES {}", vec![one; moves].join(", "))
}

/// Makes the connection that writes able to append moves.
pub(super) async fn prepare(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for sql in ["PRAGMA temp_store = MEMORY", VIEW, TRIGGER] {
        sqlx::query(sql).execute(&mut *connection).await.map_err(database)?;
    }
    Ok(())
}

/// Requests that are moves of one entry each, and nothing else.
pub(super) struct MoveBatch<'a>(Vec<MoveWrite<'a>>);

impl<'a> MoveBatch<'a> {
    /// `None` when something else is among the requests, or too many.
    pub(super) fn of(batch: &'a [CommitRequest]) -> Option<Self> {
        if batch.len() > MOST {
            return None;
        }
        let one =
            |request: &'a CommitRequest| as_move(&request.writes).filter(|made| made.entries.len() == 1);
        batch.iter().map(one).collect::<Option<_>>().map(Self)
    }

    /// Writes all of them or nothing: a statement is a transaction by itself. With its first answer it is kept; the thread of the database
    /// need not wake this one a second time to say that there is no other.
    pub(super) async fn append(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let statement = self.statement()?;
        let first = connection.fetch_many(query!(&statement)).next().await;
        first.unwrap_or(Err(sqlx::Error::WorkerCrashed)).map(drop).map_err(database)
    }

    fn statement(&self) -> Result<Statement<'a>, StoreError> {
        let Some(sql) = self.0.len().checked_sub(1).and_then(|index| INSERTS.get(index)) else {
            return Err(StoreError::Busy);
        };
        let mut insert = statement(sql.as_str());
        for made in &self.0 {
            insert = add(insert, made)?;
        }
        Ok(insert)
    }
}

fn add<'a>(mut insert: Statement<'a>, made: &MoveWrite<'a>) -> Result<Statement<'a>, StoreError> {
    for entry in &made.entries {
        insert = insert
            .text(made.table)
            .number(entry.seq)
            .number(entry.at)
            .maybe_number(entry.cause.as_ref().map(|cause| cause.seat.into()))
            .maybe_text(entry.cause.as_ref().map(|cause| cause.id.as_str()))
            .own_text(json(&entry.what)?);
    }
    let (shown, only_if) = (&made.summary.shown, made.only_if);
    Ok(insert
        .own_text(word(&shown.state))
        .number(shown.changed_at)
        .maybe_number(made.summary.wake_at)
        .own_text(json(shown)?)
        .maybe_number(only_if.version)
        .maybe_number(only_if.fence.map(|fence| fence.shard.into()))
        .maybe_number(only_if.fence.map(|fence| fence.number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wrong statement would not be noticed otherwise: moves would be stored one by one, which is only slower.
    #[test]
    fn one_statement_has_room_for_several_moves() {
        let one = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        assert_eq!(insert(1), format!("INSERT INTO moves VALUES {one}"));
        assert_eq!(insert(2), format!("INSERT INTO moves VALUES {one}, {one}"));
        assert_eq!(VIEW.matches("NULL AS").count(), COLUMNS);
    }
}
