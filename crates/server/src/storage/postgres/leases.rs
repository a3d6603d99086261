//! Which node looks after which part of the tables. All times are those of the database, so that the clocks of the nodes do not matter. When
//! the clock of the database is put back, or that of a standby that takes its place is behind, time goes on from where it was.
//!
//! Every statement stands alone: a node that is stopped between two of them keeps nobody waiting.

use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use tokio::time::timeout;

use super::connections::{Connections, has_lost};
use super::database;
use crate::cluster::leases::{LEASE, SHARDS};
use crate::storage::{Fence, PeerNode, Renewal, StoreError};

/// An answer that takes longer comes too late to be worth anything.
const SLOWEST_ANSWER: Duration = Duration::from_secs(3);

/// The time that all nodes go by.
macro_rules! agreed_now {
    () => {
        "((extract(epoch FROM clock_timestamp()) * 1000)::bigint + COALESCE((SELECT ahead FROM cluster_clock), 0))"
    };
}

/// The nodes that are there.
pub(super) const ALIVE: &str = concat!("SELECT node FROM members WHERE expires_at > ", agreed_now!());

/// There is one row for every part of the tables.
const PREPARE: &str = "INSERT INTO leases (shard, node, fence, expires_at) \
    SELECT shard, '', 0, 0 FROM generate_series(0, $1 - 1) shard ON CONFLICT DO NOTHING";

/// Held by whoever works with the data while no node may. Every schema has its own.
pub(super) const SHUT: &str =
    "SELECT pg_try_advisory_lock(hashtext('tertulia ' || current_schema())::bigint) AS is_shut";

/// The node is there, and holds what it held; whoever was gone for long is forgotten. Nothing of it holds while the data is shut.
const RENEW: &str = concat!(
    "WITH clock AS MATERIALIZED (SELECT ",
    agreed_now!(),
    " AS now,
        COALESCE((SELECT ahead FROM cluster_clock), 0) AS ahead,
        COALESCE((SELECT MAX(alive_at) FROM nodes), 0) AS last_alive,
        pg_try_advisory_xact_lock_shared(hashtext('tertulia ' || current_schema())::bigint) AS is_open
), joined AS (
    INSERT INTO members (node, expires_at, rules) SELECT $1, now + $2, $3 FROM clock WHERE is_open
    ON CONFLICT (node) DO UPDATE SET expires_at = excluded.expires_at, rules = excluded.rules
), gone AS (
    DELETE FROM members USING clock WHERE node <> $1 AND expires_at < now - 10 * $2
), renewed AS (
    UPDATE leases SET expires_at = now + $2 FROM clock WHERE node = $1 AND is_open RETURNING shard, fence
)
SELECT now, ahead, last_alive, is_open,
    (SELECT array_agg(shard ORDER BY shard) FROM renewed) AS shards,
    (SELECT array_agg(fence ORDER BY shard) FROM renewed) AS fences,
    (SELECT array_agg(node ORDER BY node) FROM members, clock WHERE node <> $1 AND expires_at > now) AS others,
    (SELECT array_agg(rules ORDER BY node) FROM members, clock WHERE node <> $1 AND expires_at > now) AS rules
FROM clock"
);

/// Who looks after which parts. It is asked only while not all nodes play the same.
const HOLDERS: &str = "SELECT node, array_agg(shard) AS shards FROM leases GROUP BY node";

/// The clock of the database is this much behind; said by whoever notices first.
const GO_ON: &str = "INSERT INTO cluster_clock (id, ahead) VALUES (1, $1 + $2) \
    ON CONFLICT (id) DO UPDATE SET ahead = excluded.ahead WHERE cluster_clock.ahead = $2";

/// Nodes may know the time of the database this badly, in milliseconds.
const TOLERANCE: i64 = 2_000;

/// Takes at most so many parts that nobody holds.
const TAKE: &str = concat!(
    "WITH clock AS MATERIALIZED (SELECT ",
    agreed_now!(),
    " AS now)
UPDATE leases SET node = $1, fence = fence + 1, expires_at = now + $2 FROM clock
WHERE shard IN (
    SELECT l.shard FROM leases l, clock WHERE l.expires_at <= now ORDER BY l.shard LIMIT $3 FOR UPDATE OF l SKIP LOCKED
)
RETURNING shard, fence"
);

const GIVE_UP: &str = "UPDATE leases SET node = '', expires_at = 0 WHERE node = $1 AND shard = ANY($2)";

/// `None` when the data is shut for nodes.
pub(super) async fn renew(
    connections: &Connections,
    node: &str,
    rules: &str,
) -> Result<Option<Renewal>, StoreError> {
    let permit = connections.permit().await?;
    let mut lease = connections.get(permit, Instant::now() + SLOWEST_ANSWER).await?;
    match timeout(SLOWEST_ANSWER, renew_over(&mut lease.connection, node, rules)).await {
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

async fn renew_over(
    connection: &mut PgConnection,
    node: &str,
    rules: &str,
) -> Result<Option<Renewal>, sqlx::Error> {
    let lease = LEASE.as_millis() as i64;
    let mut row = sqlx::query(RENEW).bind(node).bind(lease).bind(rules).fetch_one(&mut *connection).await?;
    let behind = row.try_get::<i64, _>("last_alive")? - row.try_get::<i64, _>("now")?;
    if behind > TOLERANCE {
        let ahead: i64 = row.try_get("ahead")?;
        sqlx::query(GO_ON).bind(behind).bind(ahead).execute(&mut *connection).await?;
        row = sqlx::query(RENEW).bind(node).bind(lease).bind(rules).fetch_one(&mut *connection).await?;
    }
    if !row.try_get::<bool, _>("is_open")? {
        return Ok(None);
    }
    let list = |name: &str| row.try_get::<Option<Vec<i64>>, _>(name).map(Option::unwrap_or_default);
    let held = list("shards")?.into_iter().zip(list("fences")?);
    let mut fences: Vec<Fence> = held.map(|(shard, number)| fence(shard, number)).collect();
    let mut others = peers(&row)?;
    if others.iter().any(|other| other.rules != rules) {
        note_holders(connection, &mut others).await?;
    }
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
    Ok(Some(Renewal { now: row.try_get::<i64, _>("now")? as u64, fences, others }))
}

fn peers(row: &PgRow) -> Result<Vec<PeerNode>, sqlx::Error> {
    let names: Vec<String> = row.try_get::<Option<_>, _>("others")?.unwrap_or_default();
    let rules: Vec<String> = row.try_get::<Option<_>, _>("rules")?.unwrap_or_default();
    let peer = |(node, rules)| PeerNode { node, rules, shards: Vec::new() };
    Ok(names.into_iter().zip(rules).map(peer).collect())
}

async fn note_holders(connection: &mut PgConnection, others: &mut [PeerNode]) -> Result<(), sqlx::Error> {
    for row in sqlx::query(HOLDERS).fetch_all(connection).await? {
        let (node, shards): (String, Vec<i64>) = (row.try_get("node")?, row.try_get("shards")?);
        if let Some(other) = others.iter_mut().find(|other| other.node == node) {
            other.shards = shards.into_iter().map(|shard| shard as u16).collect();
        }
    }
    Ok(())
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
