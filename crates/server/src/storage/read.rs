//! Questions to the database.

use catalog::GameKind;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, Room};
use protocol::{Millis, SeatNumber};
use serde::de::DeserializeOwned;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};
use table::{Cause, Entry, Opening, Outage};

use super::group_commit::database;
use super::sqlite::word;
use super::{
    GapSearch, Guest, OpenTables, Opener, SeatKey, StoreError, StoredReview, StoredTable, TableLine,
    TableParts,
};
use crate::secret::SecretHash;

pub(super) async fn guest(pool: &SqlitePool, token: SecretHash) -> Result<Option<Guest>, StoreError> {
    let query = sqlx::query("SELECT id, name, seen_at FROM guests WHERE token_hash = ?").bind(token);
    let row = query.fetch_optional(pool).await.map_err(database)?;
    let guest = |row: SqliteRow| {
        Ok(Guest { id: get(&row, "id")?, name: get(&row, "name")?, seen_at: number(&row, "seen_at")? })
    };
    row.map(guest).transpose()
}

/// What opens the seats of a table, the oldest first.
async fn seat_keys(pool: &SqlitePool, table: &str) -> Result<Vec<SeatKey>, StoreError> {
    let query = "SELECT seat, guest_id, held_since AS since FROM holders WHERE table_id = ?";
    let rows = sqlx::query(query).bind(table).fetch_all(pool).await.map_err(database)?;
    let session = |row: &SqliteRow| {
        let opener = Opener::Session(get(row, "guest_id")?);
        Ok(SeatKey { seat: number(row, "seat")?, opener, since: number(row, "since")? })
    };
    let mut keys = rows.iter().map(session).collect::<Result<Vec<_>, StoreError>>()?;
    let query = "SELECT seat, token_hash, created_at AS since FROM seat_tokens WHERE table_id = ?";
    let rows = sqlx::query(query).bind(table).fetch_all(pool).await.map_err(database)?;
    for row in &rows {
        let opener = Opener::Link(get(row, "token_hash")?);
        keys.push(SeatKey { seat: number(row, "seat")?, opener, since: number(row, "since")? });
    }
    keys.sort_by_key(|key| key.since);
    Ok(keys)
}

pub(super) async fn review(pool: &SqlitePool, table: &str) -> Result<Option<StoredReview>, StoreError> {
    let query = sqlx::query("SELECT asked_by, found, body FROM reviews WHERE table_id = ?").bind(table);
    let row = query.fetch_optional(pool).await.map_err(database)?;
    let review = |row: SqliteRow| {
        Ok(StoredReview {
            asked_by: get(&row, "asked_by")?,
            found: get(&row, "found")?,
            body: get(&row, "body")?,
        })
    };
    row.map(review).transpose()
}

pub(super) async fn reviews_under_way(pool: &SqlitePool, limit: u32) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query("SELECT table_id FROM reviews WHERE body = '' LIMIT ?").bind(i64::from(limit));
    let rows = query.fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| get(row, "table_id")).collect()
}

pub(super) async fn table(pool: &SqlitePool, id: &str) -> Result<Option<StoredTable>, StoreError> {
    let row = sqlx::query(OPENING).bind(id).fetch_optional(pool).await.map_err(database)?;
    let Some(row) = row else { return Ok(None) };
    let entries = sqlx::query(ENTRIES).bind(id).fetch_all(pool).await.map_err(database)?;
    let lines = sqlx::query("SELECT COALESCE(MAX(number), 0) AS lines FROM chat WHERE table_id = ?");
    let lines = lines.bind(id).fetch_one(pool).await.map_err(database)?;
    let mutes = sqlx::query("SELECT seat, muted FROM mutes WHERE table_id = ?");
    let mutes = mutes.bind(id).fetch_all(pool).await.map_err(database)?;
    Ok(Some(StoredTable {
        opening: opening(&row)?,
        entries: entries.iter().map(entry).collect::<Result<_, StoreError>>()?,
        chat_lines: number(&lines, "lines")?,
        mutes: mutes
            .iter()
            .map(|row| Ok((number(row, "seat")?, number(row, "muted")?)))
            .collect::<Result<_, StoreError>>()?,
        keys: seat_keys(pool, id).await?,
    }))
}

const OPENING: &str = "SELECT id, game, rules_version, settings, host_guest, host_seat, server_part, rematch_of, position, \
                       opened_at FROM tables WHERE id = ?";
const ENTRIES: &str =
    "SELECT seq, at, cause_seat, cause_id, body FROM entries WHERE table_id = ? ORDER BY seq";

pub(super) async fn table_parts(pool: &SqlitePool, id: &str) -> Result<Option<TableParts>, StoreError> {
    let row = sqlx::query(OPENING).bind(id).fetch_optional(pool).await.map_err(database)?;
    let Some(row) = row else { return Ok(None) };
    let rows = sqlx::query(ENTRIES).bind(id).fetch_all(pool).await.map_err(database)?;
    let part = |row: &SqliteRow| Ok((number(row, "seq")?, entry(row)));
    let entries = rows.iter().map(part).collect::<Result<_, StoreError>>()?;
    Ok(Some(TableParts { opening: opening(&row), entries }))
}

pub(super) async fn broken_tables(
    pool: &SqlitePool,
    limit: u32,
) -> Result<Vec<(String, String)>, StoreError> {
    let query = sqlx::query("SELECT id, broken FROM tables WHERE broken IS NOT NULL ORDER BY id LIMIT ?");
    let rows = query.bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| Ok((get(row, "id")?, get(row, "broken")?))).collect()
}

/// Counting needs no look into the entries, and no game is played.
pub(super) async fn tables_with_gaps(
    pool: &SqlitePool,
    after: &str,
    limit: u32,
) -> Result<GapSearch, StoreError> {
    let query = sqlx::query(
        "SELECT t.id AS id, COUNT(e.seq) AS count, COALESCE(MAX(e.seq), 0) AS last FROM \
         (SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?) t LEFT JOIN entries e ON e.table_id = t.id \
         GROUP BY t.id ORDER BY t.id",
    );
    let rows = query.bind(after).bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    let mut found = GapSearch { broken: Vec::new(), last: None };
    for row in &rows {
        let (id, count, last): (String, i64, i64) = (get(row, "id")?, get(row, "count")?, get(row, "last")?);
        if count != last || count == 0 {
            found.broken.push(id.clone());
        }
        found.last = Some(id);
    }
    Ok(found)
}

pub(super) async fn table_lines(
    pool: &SqlitePool,
    after: &str,
    limit: u32,
) -> Result<Vec<TableLine>, StoreError> {
    let query = sqlx::query(
        "SELECT id, game, rules_version, summary, broken FROM tables WHERE id > ? ORDER BY id LIMIT ?",
    );
    let rows = query.bind(after).bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    let line = |row: &SqliteRow| {
        Ok(TableLine {
            id: get(row, "id")?,
            game: get(row, "game")?,
            rules_version: number(row, "rules_version")?,
            summary: get::<String>(row, "summary").and_then(|summary| parse(&summary)),
            broken: get(row, "broken")?,
        })
    };
    rows.iter().map(line).collect()
}

fn opening(row: &SqliteRow) -> Result<Opening, StoreError> {
    let game: String = get(row, "game")?;
    let kind: GameKind = game.parse().map_err(unreadable)?;
    let server_part: String = get(row, "server_part")?;
    let host_seat: Option<i64> = get(row, "host_seat")?;
    Ok(Opening {
        id: get(row, "id")?,
        settings: parse(&get::<String>(row, "settings")?)?,
        kind,
        rules_version: number(row, "rules_version")?,
        opened_at: number(row, "opened_at")?,
        host_guest: get(row, "host_guest")?,
        host_seat: host_seat.map(SeatNumber::try_from).transpose().map_err(unreadable)?,
        server_part: server_part.parse().map_err(unreadable)?,
        rematch_of: get(row, "rematch_of")?,
        position: get(row, "position")?,
    })
}

fn entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let seat: Option<i64> = get(row, "cause_seat")?;
    let id: Option<String> = get(row, "cause_id")?;
    let seat = seat.map(SeatNumber::try_from).transpose().map_err(unreadable)?;
    Ok(Entry {
        seq: number(row, "seq")?,
        at: number(row, "at")?,
        cause: seat.zip(id).map(|(seat, id)| Cause { seat, id }),
        what: parse(&get::<String>(row, "body")?)?,
    })
}

pub(super) async fn outages(pool: &SqlitePool, after: Millis) -> Result<Vec<Outage>, StoreError> {
    let rows = sqlx::query("SELECT from_at, to_at FROM outages WHERE to_at > ? ORDER BY from_at");
    let rows = rows.bind(after as i64).fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| Ok(Outage { from: number(row, "from_at")?, to: number(row, "to_at")? })).collect()
}

pub(super) async fn listed(
    pool: &SqlitePool,
    state: String,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let query = sqlx::query(
        "SELECT summary FROM tables WHERE listed = 1 AND state = ? ORDER BY changed_at DESC LIMIT ?",
    );
    let rows = query.bind(state).bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| parse(&get::<String>(row, "summary")?)).collect()
}

pub(super) async fn tables_of(
    pool: &SqlitePool,
    guest: &str,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let query = sqlx::query(
        "SELECT t.summary AS summary, MIN(m.seat) AS seat FROM (SELECT table_id, seat FROM holders WHERE guest_id = ? \
         UNION ALL SELECT id, NULL FROM tables WHERE host_guest = ?) m JOIN tables t ON t.id = m.table_id \
         GROUP BY t.id, t.summary, t.changed_at ORDER BY t.changed_at DESC LIMIT ?",
    );
    let query = query.bind(guest).bind(guest).bind(i64::from(limit));
    let rows = query.fetch_all(pool).await.map_err(database)?;
    let summary = |row: &SqliteRow| {
        let mut summary: TableSummary = parse(&get::<String>(row, "summary")?)?;
        let seat: Option<i64> = get(row, "seat")?;
        summary.your_seat = seat.map(SeatNumber::try_from).transpose().map_err(unreadable)?;
        Ok(summary)
    };
    rows.iter().map(summary).collect()
}

pub(super) async fn open_tables_of(pool: &SqlitePool, guest: &str) -> Result<OpenTables, StoreError> {
    let query = sqlx::query(
        "SELECT COUNT(*) AS all_open, COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting FROM tables \
         WHERE host_guest = ? AND state <> 'ended'",
    );
    let row = query.bind(guest).fetch_one(pool).await.map_err(database)?;
    Ok(OpenTables { waiting: number(&row, "waiting")?, all: number(&row, "all_open")? })
}

pub(super) async fn was_said(pool: &SqlitePool, table: &str, cause: &str) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT number FROM chat WHERE table_id = ? AND cause = ? LIMIT 1");
    let row = query.bind(table).bind(cause).fetch_optional(pool).await.map_err(database)?;
    Ok(row.is_some())
}

pub(super) async fn to_wake(pool: &SqlitePool, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query(
        "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at LIMIT ?",
    );
    let rows = query.bind(now as i64).bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| get(row, "id")).collect()
}

pub(super) async fn chat(
    pool: &SqlitePool,
    table: &str,
    room: Option<Room>,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let room = room.map(|room| word(&room));
    let query = sqlx::query(
        "SELECT number, at, room, seat, name, text FROM chat WHERE table_id = ? AND (? IS NULL OR room = ?) \
         ORDER BY number DESC LIMIT ?",
    );
    let query = query.bind(table).bind(room.clone()).bind(room).bind(i64::from(limit));
    let rows = query.fetch_all(pool).await.map_err(database)?;
    let line = |row: &SqliteRow| {
        let seat: Option<i64> = get(row, "seat")?;
        Ok(ChatLine {
            number: number(row, "number")?,
            at: number(row, "at")?,
            room: parse(&format!("\"{}\"", get::<String>(row, "room")?))?,
            seat: seat.map(SeatNumber::try_from).transpose().map_err(unreadable)?,
            name: get(row, "name")?,
            text: get(row, "text")?,
        })
    };
    rows.iter().rev().map(line).collect()
}

pub(super) async fn table_names(
    pool: &SqlitePool,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let query = sqlx::query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
    let rows = query.bind(after).bind(i64::from(limit)).fetch_all(pool).await.map_err(database)?;
    rows.iter().map(|row| get(row, "id")).collect()
}

pub(super) async fn last_alive(pool: &SqlitePool) -> Result<Option<Millis>, StoreError> {
    let row =
        sqlx::query("SELECT MAX(alive_at) AS alive_at FROM nodes").fetch_one(pool).await.map_err(database)?;
    let alive: Option<i64> = get(&row, "alive_at")?;
    Ok(alive.map(|at| at as Millis))
}

fn get<'r, T>(row: &'r SqliteRow, column: &str) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    row.try_get(column).map_err(unreadable)
}

fn number<T: TryFrom<i64>>(row: &SqliteRow, column: &str) -> Result<T, StoreError>
where
    T::Error: std::fmt::Display,
{
    T::try_from(get::<i64>(row, column)?).map_err(unreadable)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(cause: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(cause.to_string())
}
