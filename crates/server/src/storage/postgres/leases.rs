//! Which node looks after which part of the tables. All times are those of the database, so that the clocks of the nodes do not matter.
//!
//! Every statement stands alone: a node that is stopped between two of them keeps nobody waiting.

use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use tokio::time::timeout;

use super::connections::{Connections, has_lost};
use super::database;
use crate::leases::{LEASE, SHARDS};
use crate::storage::{Fence, Renewal, StoreError};

/// An answer that takes longer comes too late to be worth anything.
const SLOWEST_ANSWER: Duration = Duration::from_secs(3);

/// There is one row for every part of the tables.
const PREPARE: &str = "INSERT INTO leases (shard, node, fence, expires_at) \
    SELECT shard, '', 0, 0 FROM generate_series(0, $1 - 1) shard ON CONFLICT DO NOTHING";

/// The node is there, and holds what it held; whoever was gone for long is forgotten.
const RENEW: &str = "\
WITH clock AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
), joined AS (
    INSERT INTO members (node, expires_at) SELECT $1, now + $2 FROM clock
    ON CONFLICT (node) DO UPDATE SET expires_at = excluded.expires_at
), gone AS (
    DELETE FROM members USING clock WHERE node <> $1 AND expires_at < now - 10 * $2
), renewed AS (
    UPDATE leases SET expires_at = now + $2 FROM clock WHERE node = $1 RETURNING shard, fence
)
SELECT now,
    (SELECT array_agg(shard ORDER BY shard) FROM renewed) AS shards,
    (SELECT array_agg(fence ORDER BY shard) FROM renewed) AS fences,
    (SELECT array_agg(node) FROM members, clock WHERE node <> $1 AND expires_at > now) AS others
FROM clock";

/// Takes at most so many parts that nobody holds.
const TAKE: &str = "\
WITH clock AS MATERIALIZED (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
)
UPDATE leases SET node = $1, fence = fence + 1, expires_at = now + $2 FROM clock
WHERE shard IN (
    SELECT l.shard FROM leases l, clock WHERE l.expires_at <= now ORDER BY l.shard LIMIT $3 FOR UPDATE OF l SKIP LOCKED
)
RETURNING shard, fence";

const GIVE_UP: &str = "UPDATE leases SET node = '', expires_at = 0 WHERE node = $1 AND shard = ANY($2)";

pub(super) async fn renew(connections: &Connections, node: &str) -> Result<Renewal, StoreError> {
    let permit = connections.permit().await?;
    let mut lease = connections.get(permit, Instant::now() + SLOWEST_ANSWER).await?;
    match timeout(SLOWEST_ANSWER, renew_over(&mut lease.connection, node)).await {
        Ok(Ok(renewal)) => {
            connections.give_back(lease);
            Ok(renewal)
        }
        Ok(Err(error)) => {
            drop(lease);
            if has_lost(&error) {
                connections.forget_idle();
            }
            Err(database(&error))
        }
        Err(_) => {
            drop(lease);
            connections.forget_idle();
            Err(StoreError::Database("no answer came".to_owned()))
        }
    }
}

async fn renew_over(connection: &mut PgConnection, node: &str) -> Result<Renewal, sqlx::Error> {
    let lease = LEASE.as_millis() as i64;
    let row = sqlx::query(RENEW).bind(node).bind(lease).fetch_one(&mut *connection).await?;
    let list = |name: &str| row.try_get::<Option<Vec<i64>>, _>(name).map(Option::unwrap_or_default);
    let held = list("shards")?.into_iter().zip(list("fences")?);
    let mut fences: Vec<Fence> = held.map(|(shard, number)| fence(shard, number)).collect();
    let others: Vec<String> = row.try_get::<Option<_>, _>("others")?.unwrap_or_default();
    let share = usize::from(SHARDS).div_ceil(1 + others.len());
    if fences.len() > share {
        let surplus: Vec<i64> = fences.split_off(share).iter().map(|fence| fence.shard.into()).collect();
        sqlx::query(GIVE_UP).bind(node).bind(surplus).execute(&mut *connection).await?;
    }
    if fences.len() < share {
        if fences.is_empty() {
            sqlx::query(PREPARE).bind(i32::from(SHARDS)).execute(&mut *connection).await?;
        }
        let missing = (share - fences.len()) as i64;
        let taken = sqlx::query(TAKE).bind(node).bind(lease).bind(missing).fetch_all(connection).await?;
        let fence = |row: &PgRow| Ok(fence(row.try_get("shard")?, row.try_get("fence")?));
        fences.extend(taken.iter().map(fence).collect::<Result<Vec<_>, sqlx::Error>>()?);
    }
    Ok(Renewal { now: row.try_get::<i64, _>("now")? as u64, fences, others })
}

fn fence(shard: i64, number: i64) -> Fence {
    Fence { shard: shard as u16, number: number as u64 }
}

pub(super) async fn release(connections: &Connections, node: &str) -> Result<(), StoreError> {
    let permit = connections.permit().await?;
    let mut lease = connections.get(permit, Instant::now() + SLOWEST_ANSWER).await?;
    for sql in [
        "UPDATE leases SET node = '', expires_at = 0 WHERE node = $1",
        "DELETE FROM members WHERE node = $1",
        "DELETE FROM presence WHERE node = $1",
    ] {
        let done = timeout(SLOWEST_ANSWER, sqlx::query(sql).bind(node).execute(&mut lease.connection)).await;
        match done {
            Ok(done) => done.map_err(|error| database(&error))?,
            Err(_) => return Err(StoreError::Database("no answer came".to_owned())),
        };
    }
    connections.give_back(lease);
    Ok(())
}
