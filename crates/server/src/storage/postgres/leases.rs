//! Which node looks after which part of the tables. All times are those of the database, so that the clocks of the nodes do not matter. When
//! the clock of the database is put back, or that of a standby that takes its place is behind, time goes on from where it was.
//!
//! Every statement stands alone: a node that is stopped between two of them keeps nobody waiting.

use std::time::{Duration, Instant};

use protocol::Millis;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use table::Outage;
use tokio::time::timeout;

use super::connections::{Connections, has_lost};
use super::database;
use crate::cluster::agenda::Agenda;
use crate::cluster::leases::{LEASE, SHARDS};
use crate::storage::{BeatReport, Fence, PeerNode, Renewal, SHORTEST_OUTAGE, StoreError};

/// An answer that takes longer comes too late to be worth anything.
const SLOWEST_ANSWER: Duration = Duration::from_secs(3);

/// The time that all nodes go by.
macro_rules! agreed_now {
    () => {
        "((extract(epoch FROM clock_timestamp()) * 1000)::bigint + COALESCE((SELECT ahead FROM cluster_clock), 0))"
    };
}

/// The same, asked alone.
pub(super) const AGREED_NOW: &str = concat!("SELECT ", agreed_now!(), " AS now");
/// The nodes that are there.
pub(super) const ALIVE: &str = concat!("SELECT node FROM members WHERE expires_at > ", agreed_now!());

/// There is one row for every part of the tables.
const PREPARE: &str = "INSERT INTO leases (shard, node, fence, expires_at) \
    SELECT shard, '', 0, 0 FROM generate_series(0, $1 - 1) shard ON CONFLICT DO NOTHING";

/// Held by whoever works with the data while no node may. Every schema has its own.
pub(super) const SHUT: &str =
    "SELECT pg_try_advisory_lock(hashtext('tertulia ' || current_schema())::bigint) AS is_shut";

/// The node is there, and holds what it held; whoever was gone for long is forgotten. Nothing of it holds while the data is shut. Whoever
/// asks for outages is told what there is to do as well, and noted to be alive, unless the time before was an outage: that is noted first.
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
), noted AS (
    INSERT INTO nodes (node, alive_at) SELECT $1, now FROM clock
    WHERE is_open AND $4::bigint IS NOT NULL AND now - last_alive BETWEEN 0 AND $5
    ON CONFLICT (node) DO UPDATE SET alive_at = excluded.alive_at RETURNING node
)
SELECT now, ahead, last_alive, is_open,
    (SELECT COUNT(*) FROM noted) AS noted,
    (SELECT array_agg(from_at ORDER BY from_at, to_at) FROM outages WHERE to_at > now - $4) AS outages_from,
    (SELECT array_agg(to_at ORDER BY from_at, to_at) FROM outages WHERE to_at > now - $4) AS outages_to,
    (SELECT MIN(wake_at) FROM tables WHERE wake_at IS NOT NULL) AS next_wake,
    EXISTS (SELECT 1 FROM reviews WHERE body = '') AS has_reviews,
    EXISTS (SELECT 1 FROM results WHERE rated = 1 AND number IS NULL) AS has_unrated,
    (SELECT COALESCE(hashtext(string_agg(name || '=' || value, ' ' ORDER BY name)), 0)::bigint FROM house_settings) AS house,
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

/// A node that says that it is alive.
#[derive(Clone, Copy)]
pub(super) struct Beat<'a> {
    pub(super) node: &'a str,
    pub(super) rules: &'a str,
    /// It wants to know of outages in so many last milliseconds, and what there is to do.
    pub(super) learns: Option<Millis>,
}

/// `None` when the data is shut for nodes.
pub(super) async fn renew(connections: &Connections, beat: Beat<'_>) -> Result<Option<Renewal>, StoreError> {
    let permit = connections.permit().await?;
    let mut lease = connections.get(permit, Instant::now() + SLOWEST_ANSWER).await?;
    match timeout(SLOWEST_ANSWER, renew_over(&mut lease.connection, beat)).await {
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

async fn say_alive(connection: &mut PgConnection, beat: Beat<'_>) -> Result<PgRow, sqlx::Error> {
    let said = sqlx::query(RENEW).bind(beat.node).bind(LEASE.as_millis() as i64).bind(beat.rules);
    let said = said.bind(beat.learns.map(|learns| learns as i64)).bind(SHORTEST_OUTAGE as i64 - 1);
    said.fetch_one(connection).await
}

async fn renew_over(connection: &mut PgConnection, beat: Beat<'_>) -> Result<Option<Renewal>, sqlx::Error> {
    let Beat { node, rules, .. } = beat;
    let lease = LEASE.as_millis() as i64;
    let mut row = say_alive(connection, beat).await?;
    let behind = row.try_get::<i64, _>("last_alive")? - row.try_get::<i64, _>("now")?;
    if behind > TOLERANCE {
        let ahead: i64 = row.try_get("ahead")?;
        sqlx::query(GO_ON).bind(behind).bind(ahead).execute(&mut *connection).await?;
        row = say_alive(connection, beat).await?;
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
    let report = if beat.learns.is_some() { Some(report(&row)?) } else { None };
    Ok(Some(Renewal { now: row.try_get::<i64, _>("now")? as u64, fences, others, report }))
}

fn report(row: &PgRow) -> Result<BeatReport, sqlx::Error> {
    let list = |name: &str| row.try_get::<Option<Vec<i64>>, _>(name).map(Option::unwrap_or_default);
    let outage = |(from, to): (i64, i64)| Outage { from: from as Millis, to: to as Millis };
    let agenda = Agenda {
        next_wake: row.try_get::<Option<i64>, _>("next_wake")?.map(|at| at as Millis),
        has_reviews: row.try_get("has_reviews")?,
        has_unrated: row.try_get("has_unrated")?,
        house: row.try_get("house")?,
    };
    Ok(BeatReport {
        is_noted: row.try_get::<i64, _>("noted")? > 0,
        outages: list("outages_from")?.into_iter().zip(list("outages_to")?).map(outage).collect(),
        agenda,
    })
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
