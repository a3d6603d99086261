//! Moves of many tables in one statement.

use std::collections::HashSet;

use sqlx::Row as _;
use sqlx::postgres::PgConnection;

use super::database;
use crate::storage::apply::json;
use crate::storage::group_commit::CommitRequest;
use crate::storage::moves::{MoveWrite, as_move, without_result};
use crate::storage::write::word;
use crate::storage::{StoreError, Write};

/// Every table gets its entries and what the lobby shows of it, or neither: its first entry follows the last one that is stored, or
/// nothing of it is written; the same when the version of what stands beside the entries, or the fence, is another by now. Answers the tables that got theirs.
const APPEND: &str = "\
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[])
        AS g (table_id, seq, at, cause_seat, cause_id, body, first)
), summaries AS (
    SELECT * FROM unnest($8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[])
        AS s (table_id, state, changed_at, wake_at, summary, version, shard, fence)
), allowed AS (
    SELECT s.table_id FROM summaries s JOIN tables t ON t.id = s.table_id
    WHERE (s.version IS NULL OR t.version = s.version)
        AND (s.fence IS NULL OR EXISTS (SELECT 1 FROM leases l WHERE l.shard = s.shard AND l.fence = s.fence))
), appended AS (
    INSERT INTO entries (table_id, seq, at, cause_seat, cause_id, body)
    SELECT table_id, seq, at, cause_seat, cause_id, body FROM given
    WHERE first = 1 + COALESCE((SELECT max(e.seq) FROM entries e WHERE e.table_id = given.table_id), 0)
        AND table_id IN (SELECT table_id FROM allowed)
    RETURNING table_id
), summarised AS (
    UPDATE tables SET state = s.state, changed_at = s.changed_at, wake_at = s.wake_at, summary = s.summary
    FROM summaries s
    WHERE id = s.table_id AND EXISTS (SELECT 1 FROM appended WHERE appended.table_id = s.table_id)
)
SELECT DISTINCT table_id FROM appended";

/// Requests that each append to one table and say what the lobby shows of it, every one to another table.
#[derive(Debug)]
pub(super) struct MoveStatement {
    requests: Vec<CommitRequest>,
}

impl MoveStatement {
    /// The moves among the requests, if there are any, and the others.
    pub(super) fn pick(batch: Vec<CommitRequest>) -> (Option<Self>, Vec<CommitRequest>) {
        let mut tables = HashSet::new();
        let (requests, others): (Vec<_>, Vec<_>) = batch.into_iter().partition(|request| {
            as_move(&request.writes).is_some_and(|made| tables.insert(made.table.to_owned()))
        });
        let moves = if requests.is_empty() { None } else { Some(Self { requests }) };
        (moves, others)
    }

    pub(super) fn into_requests(self, may_be_stored: bool) -> Vec<(CommitRequest, bool)> {
        self.requests.into_iter().map(|request| (request, may_be_stored)).collect()
    }

    /// Writes them, and answers the tables that took theirs.
    pub(super) async fn append(&self, connection: &mut PgConnection) -> Result<HashSet<String>, sqlx::Error> {
        let moves: Vec<MoveWrite<'_>> =
            self.requests.iter().filter_map(|request| as_move(&request.writes)).collect();
        let mut columns = MoveColumns::default();
        for made in &moves {
            columns.add(made).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        }
        let fences = || moves.iter().map(|made| made.only_if.fence);
        let rows = sqlx::query(APPEND)
            .bind(&columns.table)
            .bind(&columns.seq)
            .bind(&columns.at)
            .bind(&columns.cause_seat)
            .bind(&columns.cause_id)
            .bind(&columns.body)
            .bind(&columns.first)
            .bind(moves.iter().map(|made| made.table).collect::<Vec<_>>())
            .bind(moves.iter().map(|made| word(&made.summary.shown.state)).collect::<Vec<_>>())
            .bind(moves.iter().map(|made| made.summary.shown.changed_at as i64).collect::<Vec<_>>())
            .bind(moves.iter().map(|made| made.summary.wake_at.map(|at| at as i64)).collect::<Vec<_>>())
            .bind(&columns.summary)
            .bind(moves.iter().map(|made| made.only_if.version.map(|it| it as i64)).collect::<Vec<_>>())
            .bind(fences().map(|fence| fence.map(|fence| i64::from(fence.shard))).collect::<Vec<_>>())
            .bind(fences().map(|fence| fence.map(|fence| fence.number as i64)).collect::<Vec<_>>())
            .fetch_all(connection)
            .await?;
        rows.iter().map(|row| row.try_get("table_id")).collect()
    }
}

/// The entries of all moves, column by column.
#[derive(Default)]
struct MoveColumns<'a> {
    table: Vec<&'a str>,
    seq: Vec<i64>,
    at: Vec<i64>,
    cause_seat: Vec<Option<i64>>,
    cause_id: Vec<Option<&'a str>>,
    body: Vec<String>,
    first: Vec<i64>,
    summary: Vec<String>,
}

impl<'a> MoveColumns<'a> {
    fn add(&mut self, made: &MoveWrite<'a>) -> Result<(), StoreError> {
        let first = made.entries.first().map_or(0, |entry| entry.seq);
        for entry in &made.entries {
            self.table.push(made.table);
            self.seq.push(entry.seq as i64);
            self.at.push(entry.at as i64);
            self.cause_seat.push(entry.cause.as_ref().map(|cause| cause.seat.into()));
            self.cause_id.push(entry.cause.as_ref().map(|cause| cause.id.as_str()));
            self.body.push(json(&entry.what)?);
            self.first.push(first as i64);
        }
        self.summary.push(json(&made.summary.shown)?);
        Ok(())
    }
}

/// Whether exactly these entries are stored: then it was this request that stored them.
pub(super) async fn are_stored(connection: &mut PgConnection, writes: &[Write]) -> Result<bool, StoreError> {
    let Some(made) = as_move(without_result(writes)) else { return Ok(false) };
    for entry in made.entries {
        let query = sqlx::query("SELECT at, cause_id, body FROM entries WHERE table_id = $1 AND seq = $2");
        let row = query.bind(made.table).bind(entry.seq as i64).fetch_optional(&mut *connection).await;
        let Some(row) = row.map_err(|error| database(&error))? else { return Ok(false) };
        let stored: (i64, Option<String>, String) = (
            row.try_get("at").map_err(|error| database(&error))?,
            row.try_get("cause_id").map_err(|error| database(&error))?,
            row.try_get("body").map_err(|error| database(&error))?,
        );
        let cause = entry.cause.as_ref().map(|cause| cause.id.clone());
        if stored != (entry.at as i64, cause, json(&entry.what)?) {
            return Ok(false);
        }
    }
    Ok(true)
}
