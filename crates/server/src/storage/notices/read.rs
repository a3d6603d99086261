//! Questions about notices, the same to each database.

use protocol::Millis;
use protocol::rest::{NoticeHours, NoticeKind};
use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;

use super::{Channel, ChannelSeat, ClaimedNotice, DroppedPush, DueChannel, EndedWay, HeldTable, NoticeId};
use crate::secret::SecretHash;
use crate::storage::other_nodes::with_list;
use crate::storage::read::first;
use crate::storage::statement::{Questions, SqlRow, Statement, statement, unreadable};
use crate::storage::{Lookers, StoreError};

/// Tables that are asked for in one statement.
const ROUND: usize = 200;

/// What stands for a plain value: see `write::word`.
fn worded<T: DeserializeOwned>(word: String) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::String(word)).map_err(unreadable)
}

pub(super) async fn server_key(database: &dyn Questions, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let query = statement("SELECT value FROM server_keys WHERE name = $1").text(name);
    first(database, query).await?.map(|row| row.bytes("value")).transpose()
}

pub(super) async fn has_channels(database: &dyn Questions) -> Result<bool, StoreError> {
    Ok(first(database, statement("SELECT id FROM notice_channels LIMIT 1")).await?.is_some())
}

const CHANNEL: &str = "SELECT id, guest_id, session, form, address, keys, kinds, language, origin, label, created_at, \
    since, last_sent_at, failing_since, ended_at, ended_by FROM notice_channels \
    WHERE (session IS NULL OR session IN (SELECT token_hash FROM sessions))";

fn stored_channel(row: &SqlRow) -> Result<Channel, StoreError> {
    let kinds: Vec<NoticeKind> = row.json("kinds")?;
    // One that knows nothing of links that end a way may have begun to tell something there again.
    let ended = if kinds.is_empty() { ended(row)? } else { None };
    Ok(Channel {
        id: row.text("id")?,
        guest: row.text("guest_id")?,
        session: row.maybe_bytes("session")?,
        form: worded(row.text("form")?)?,
        address: row.text("address")?,
        keys: row.text("keys")?,
        kinds,
        language: row.text("language")?,
        origin: row.text("origin")?,
        label: row.text("label")?,
        created_at: row.number("created_at")?,
        since: row.number("since")?,
        last_sent_at: row.number("last_sent_at")?,
        failing_since: row.maybe_i64("failing_since")?.map(|at| at as Millis),
        ended,
    })
}

fn ended(row: &SqlRow) -> Result<Option<EndedWay>, StoreError> {
    let at = row.maybe_i64("ended_at")?.map(|at| at as Millis);
    Ok(at.zip(row.maybe_text("ended_by")?).map(|(at, by)| EndedWay { at, by }))
}

pub(super) async fn channels_of(database: &dyn Questions, guest: &str) -> Result<Vec<Channel>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CHANNEL} AND guest_id = $1 ORDER BY created_at, id")));
    database.rows(query.text(guest)).await?.iter().map(stored_channel).collect()
}

pub(super) async fn channel(database: &dyn Questions, id: &str) -> Result<Option<Channel>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CHANNEL} AND id = $1")));
    first(database, query.text(id)).await?.as_ref().map(stored_channel).transpose()
}

pub(super) async fn dropped_push(
    database: &dyn Questions,
    session: &SecretHash,
) -> Result<Option<DroppedPush>, StoreError> {
    let query = "SELECT kinds, language, origin, label FROM dropped_pushes WHERE session = $1";
    let dropped = |row: SqlRow| {
        Ok(DroppedPush {
            kinds: row.json("kinds")?,
            language: row.text("language")?,
            origin: row.text("origin")?,
            label: row.text("label")?,
        })
    };
    first(database, statement(query).bytes(session)).await?.map(dropped).transpose()
}

pub(super) async fn notice_hours(
    database: &dyn Questions,
    guest: &str,
) -> Result<Option<NoticeHours>, StoreError> {
    let query =
        "SELECT time_zone, quiet_from, quiet_until, remind_hours FROM notice_hours WHERE guest_id = $1";
    first(database, statement(query).text(guest)).await?.as_ref().map(stored_hours).transpose()
}

fn stored_hours(row: &SqlRow) -> Result<NoticeHours, StoreError> {
    Ok(NoticeHours {
        time_zone: row.text("time_zone")?,
        quiet_from: row.number("quiet_from")?,
        quiet_until: row.number("quiet_until")?,
        remind_hours: row.number("remind_hours")?,
    })
}

/// Seats with what is told of their tables; `of` says which, `CHANNEL` which channels.
const SEATS: &str = "SELECT c.id AS channel, c.kinds AS kinds, c.since AS since, n.time_zone AS time_zone, n.quiet_from AS quiet_from, \
    n.quiet_until AS quiet_until, n.remind_hours AS remind_hours, h.seat AS seat, \
    t.summary AS summary, t.listed AS listed, t.rematch_of AS rematch_of, t.host_guest AS host, g.id AS guest, \
    c.guest_id AS owner FROM holders h JOIN guests g ON g.id = h.guest_id \
    JOIN notice_channels c ON c.guest_id = COALESCE(g.account_id, g.id) \
    JOIN tables t ON t.id = h.table_id LEFT JOIN notice_hours n ON n.guest_id = c.guest_id";

fn held_table(row: &SqlRow) -> Result<HeldTable, StoreError> {
    let host = row.text("host")?;
    Ok(HeldTable {
        seat: Some(row.number("seat")?),
        invited_at: None,
        summary: row.json("summary")?,
        is_listed: row.number::<i64>("listed")? != 0,
        is_rematch: row.maybe_text("rematch_of")?.is_some(),
        is_host: host == row.text("guest")? || host == row.text("owner")?,
    })
}

fn one_interested(row: &SqlRow) -> Result<ChannelSeat, StoreError> {
    channel_seat(row, held_table(row)?)
}

fn channel_seat(row: &SqlRow, held: HeldTable) -> Result<ChannelSeat, StoreError> {
    let has_hours = row.maybe_text("time_zone")?.is_some();
    Ok(ChannelSeat {
        channel: row.text("channel")?,
        kinds: row.json("kinds")?,
        since: row.number("since")?,
        hours: if has_hours { stored_hours(row)? } else { NoticeHours::default() },
        held,
    })
}

/// Tables that wait for players, with those who were asked to them and have not declined.
const ASKED: &str = "SELECT c.id AS channel, c.kinds AS kinds, c.since AS since, n.time_zone AS time_zone, n.quiet_from AS quiet_from, \
    n.quiet_until AS quiet_until, n.remind_hours AS remind_hours, t.summary AS summary, t.listed AS listed, i.at AS invited_at FROM table_invitations i \
    JOIN notice_channels c ON c.guest_id = i.invited JOIN tables t ON t.id = i.table_id \
    LEFT JOIN notice_hours n ON n.guest_id = c.guest_id WHERE i.declined = 0 AND t.state = 'waiting' \
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.blocker = i.invited AND b.blocked = i.invited_by) \
    OR (b.blocker = i.invited_by AND b.blocked = i.invited))";

fn asked_table(row: &SqlRow) -> Result<HeldTable, StoreError> {
    Ok(HeldTable {
        seat: None,
        invited_at: Some(row.number("invited_at")?),
        summary: row.json("summary")?,
        is_listed: row.number::<i64>("listed")? != 0,
        is_rematch: false,
        is_host: false,
    })
}

fn one_asked(row: &SqlRow) -> Result<ChannelSeat, StoreError> {
    channel_seat(row, asked_table(row)?)
}

/// Those that can be read: a table that only a newer program understands keeps nobody else from being told.
fn readable(rows: &[SqlRow], read: fn(&SqlRow) -> Result<ChannelSeat, StoreError>) -> Vec<ChannelSeat> {
    let one = |row: &SqlRow| {
        let unread = |error: &StoreError| tracing::warn!(%error, "somebody is not told of a table that cannot be read");
        read(row).inspect_err(unread).ok()
    };
    rows.iter().filter_map(one).collect()
}

pub(super) async fn interested(
    database: &dyn Questions,
    tables: &[String],
) -> Result<Vec<ChannelSeat>, StoreError> {
    let mut all = Vec::new();
    let sql = format!("{SEATS} WHERE h.table_id IN (LIST)");
    let asked = format!("{ASKED} AND i.table_id IN (LIST)");
    for tables in tables.chunks(ROUND) {
        let rows = database.rows(with_list(&sql, tables, |query, table| query.text(table))).await?;
        all.extend(readable(&rows, one_interested));
        let rows = database.rows(with_list(&asked, tables, |query, table| query.text(table))).await?;
        all.extend(readable(&rows, one_asked));
    }
    Ok(all)
}

pub(super) async fn interested_after(
    database: &dyn Questions,
    channel: &str,
    limit: u32,
) -> Result<(Vec<ChannelSeat>, Option<String>), StoreError> {
    let next = "SELECT id FROM notice_channels WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = database.rows(statement(next).text(channel).number(limit.into())).await?;
    let channels = rows.iter().map(|row| row.text("id")).collect::<Result<Vec<_>, StoreError>>()?;
    let Some(last) = channels.last().cloned() else { return Ok((Vec::new(), None)) };
    let sql = format!("{SEATS} WHERE c.id IN (LIST) AND t.state IN ('playing', 'waiting')");
    let rows = database.rows(with_list(&sql, &channels, |query, channel| query.text(channel))).await?;
    let mut all = readable(&rows, one_interested);
    let asked = format!("{ASKED} AND c.id IN (LIST)");
    let rows = database.rows(with_list(&asked, &channels, |query, channel| query.text(channel))).await?;
    all.extend(readable(&rows, one_asked));
    Ok((all, Some(last)))
}

/// Of one person so many channels are told: however much somebody has waiting, the others come first in their turn.
const MOST_DUE_OF_ONE: u64 = 3;

/// Channels are counted, not notices, and those of each person before all of them. `MATERIALIZED` says what comes first: `SQLite` would go through
/// all that was ever sent to have the channels in order.
pub(in crate::storage) const CHANNELS_DUE: &str = "\
    WITH waiting AS MATERIALIZED (SELECT channel_id, due_at FROM notices WHERE done_at IS NULL AND due_at <= $1 \
    AND claimed_until <= $1) SELECT channel, guest FROM (SELECT w.channel_id AS channel, COALESCE(c.guest_id, '') AS guest, \
    w.due_at AS due_at, ROW_NUMBER() OVER (PARTITION BY c.guest_id ORDER BY w.due_at, w.channel_id) AS place \
    FROM (SELECT channel_id, MIN(due_at) AS due_at FROM waiting GROUP BY channel_id) w \
    LEFT JOIN notice_channels c ON c.id = w.channel_id) ranked WHERE place <= $2 ORDER BY due_at, channel LIMIT $3";

pub(super) async fn channels_due(
    database: &dyn Questions,
    now: Millis,
    limit: u32,
) -> Result<Vec<DueChannel>, StoreError> {
    let query = statement(CHANNELS_DUE).number(now).number(MOST_DUE_OF_ONE).number(limit.into());
    let one = |row: &SqlRow| Ok(DueChannel { channel: row.text("channel")?, guest: row.text("guest")? });
    database.rows(query).await?.iter().map(one).collect()
}

pub(super) async fn claimed(database: &dyn Questions, claim: &str) -> Result<Vec<ClaimedNotice>, StoreError> {
    let query = "SELECT channel_id, kind, table_id, cause, attempts, bundle FROM notices WHERE claim = $1 \
                 ORDER BY cause, table_id, kind";
    let one = |row: &SqlRow| {
        let kind: NoticeKind = worded(row.text("kind")?)?;
        let (channel, table) = (row.text("channel_id")?, row.text("table_id")?);
        let id = NoticeId { channel, kind, table, cause: row.number("cause")? };
        let bundle = row.maybe_text("bundle")?;
        Ok(ClaimedNotice { id, attempts: row.number("attempts")?, bundle })
    };
    database.rows(statement(query).text(claim)).await?.iter().map(one).collect()
}

pub(super) async fn held_by(
    database: &dyn Questions,
    guest: &str,
    table: &str,
) -> Result<Vec<HeldTable>, StoreError> {
    let query: Statement<'_> = statement(
        "SELECT h.seat AS seat, t.summary AS summary, t.listed AS listed, t.rematch_of AS rematch_of, \
         t.host_guest AS host, g.id AS guest, COALESCE(g.account_id, g.id) AS owner \
         FROM holders h JOIN guests g ON g.id = h.guest_id JOIN tables t ON t.id = h.table_id \
         WHERE h.table_id = $1 AND COALESCE(g.account_id, g.id) = $2 ORDER BY h.seat",
    );
    let held = database.rows(query.text(table).text(guest)).await?;
    if !held.is_empty() {
        return held.iter().map(held_table).collect();
    }
    let asked = statement(
        "SELECT t.summary AS summary, t.listed AS listed, i.at AS invited_at FROM table_invitations i \
         JOIN tables t ON t.id = i.table_id WHERE i.table_id = $1 AND i.invited = $2 AND i.declined = 0 \
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.blocker = i.invited AND b.blocked = i.invited_by) \
         OR (b.blocker = i.invited_by AND b.blocked = i.invited))",
    );
    database.rows(asked.text(table).text(guest)).await?.iter().map(asked_table).collect()
}

pub(super) async fn looking(
    database: &dyn Questions,
    table: &str,
) -> Result<Vec<(String, Lookers)>, StoreError> {
    let query = statement("SELECT node, looking, onlookers FROM presence WHERE table_id = $1").text(table);
    let lookers = |row: &SqlRow| {
        let lookers = Lookers { seats: row.json("looking")?, people: row.json("onlookers")? };
        Ok((row.text("node")?, lookers))
    };
    database.rows(query).await?.iter().map(lookers).collect()
}
