//! Questions to the database, the same to each.

use catalog::GameKind;
use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, Seq};
use table::{Cause, Entry, EntryKind, Opening, Outage};

use super::accounts::{TO_FORGET, TO_GIVE_UP};
use super::lobby::{
    LISTED, LISTED_AMONG, LISTED_AMONG_GAME, LISTED_OF_GAME, NAMED, OWN_LOBBY, RECENT_GUESTS, SEARCHING,
    VISITORS,
};
use super::moderation::SEATS_OF_BANNED;
use super::notices::CHANNELS_DUE;
use super::people::TABLES_APART_FROM;
use super::results::ENDED;
use super::statement::{Questions, SqlRow, Statement, statement, unreadable};
use super::write::word;
use super::{
    GapSearch, Guest, OpenTables, Opener, SeatKey, StoreError, StoredKeys, StoredReview, StoredTable,
    TableLine, TableParts,
};
use crate::secret::SecretHash;

/// The first row, if there is one.
pub(super) async fn first(
    database: &dyn Questions,
    statement: Statement<'_>,
) -> Result<Option<SqlRow>, StoreError> {
    Ok(database.rows(statement).await?.into_iter().next())
}

/// The row of a question that always has one.
pub(super) async fn only(database: &dyn Questions, statement: Statement<'_>) -> Result<SqlRow, StoreError> {
    first(database, statement).await?.ok_or_else(|| unreadable("a row is missing"))
}

pub(super) async fn size(database: &dyn Questions, question: &'static str) -> Result<u64, StoreError> {
    only(database, statement(question)).await?.number("size")
}

pub(super) async fn guest(database: &dyn Questions, token: SecretHash) -> Result<Option<Guest>, StoreError> {
    let query = statement(
        "SELECT g.id AS id, g.name AS name, g.account_id AS account_id, s.seen_at AS seen_at, f.id AS former, \
         g.created_at AS created_at, g.banned_until AS banned_until, g.must_read AS must_read, g.came_from AS came_from \
         FROM sessions s JOIN guests g ON g.id = s.guest_id \
         LEFT JOIN guests f ON f.account_id = g.id AND f.id <> g.id WHERE s.token_hash = $1 ORDER BY f.created_at",
    );
    let rows = database.rows(query.bytes(&token)).await?;
    let former = rows.iter().filter_map(|row| row.maybe_text("former").transpose());
    let former = former.collect::<Result<Vec<_>, StoreError>>()?;
    let guest = |row: &SqlRow| {
        Ok(Guest {
            id: row.text("id")?,
            name: row.text("name")?,
            seen_at: row.number("seen_at")?,
            created_at: row.number("created_at")?,
            banned_until: row.number("banned_until")?,
            must_read: row.number::<i64>("must_read")? != 0,
            has_account: row.maybe_text("account_id")?.is_some(),
            came_from: row.text("came_from")?,
            former,
        })
    };
    rows.first().map(guest).transpose()
}

/// What opens the seats of a table, the oldest first.
async fn seat_keys(database: &dyn Questions, table: &str) -> Result<Vec<SeatKey>, StoreError> {
    let key = |row: &SqlRow, opener| {
        Ok::<_, StoreError>(SeatKey { seat: row.number("seat")?, opener, since: row.number("since")? })
    };
    let mut keys = Vec::new();
    let query = "SELECT seat, guest_id, held_since AS since FROM holders WHERE table_id = $1";
    for row in &database.rows(statement(query).text(table)).await? {
        keys.push(key(row, Opener::Session(row.text("guest_id")?))?);
    }
    let query = "SELECT seat, token_hash, created_at AS since FROM seat_tokens WHERE table_id = $1";
    for row in &database.rows(statement(query).text(table)).await? {
        keys.push(key(row, Opener::Link(row.bytes("token_hash")?))?);
    }
    keys.sort_by_key(|key| key.since);
    Ok(keys)
}

pub(super) async fn review(
    database: &dyn Questions,
    table: &str,
) -> Result<Option<StoredReview>, StoreError> {
    let query = statement("SELECT asked_by, found, body FROM reviews WHERE table_id = $1").text(table);
    let review = |row: SqlRow| {
        Ok(StoredReview {
            asked_by: row.text("asked_by")?,
            found: row.text("found")?,
            body: row.text("body")?,
        })
    };
    first(database, query).await?.map(review).transpose()
}

pub(super) async fn reviews_under_way(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let query = statement(UNDER_WAY).number(limit.into());
    database.rows(query).await?.iter().map(|row| row.text("table_id")).collect()
}

pub(super) async fn table(database: &dyn Questions, id: &str) -> Result<Option<StoredTable>, StoreError> {
    let Some(row) = first(database, statement(OPENING).text(id)).await? else { return Ok(None) };
    let entries = database.rows(statement(ENTRIES).text(id)).await?;
    let lines = statement("SELECT COALESCE(MAX(number), 0) AS lines FROM chat WHERE table_id = $1").text(id);
    let lines = only(database, lines).await?;
    // After the version: what has changed since is noticed by it.
    let StoredKeys { keys, mutes } = keys(database, id).await?;
    Ok(Some(StoredTable {
        opening: opening(&row)?,
        entries: entries.iter().map(entry).collect::<Result<_, StoreError>>()?,
        chat_lines: lines.number("lines")?,
        mutes,
        keys,
        version: row.number("version")?,
    }))
}

/// What opens the seats of a table, and who does not want to read whom.
pub(super) async fn keys(database: &dyn Questions, id: &str) -> Result<StoredKeys, StoreError> {
    let mutes = statement("SELECT seat, muted FROM mutes WHERE table_id = $1").text(id);
    let mutes = database.rows(mutes).await?;
    let mutes = mutes.iter().map(|row| Ok((row.number("seat")?, row.number("muted")?)));
    Ok(StoredKeys { mutes: mutes.collect::<Result<_, StoreError>>()?, keys: seat_keys(database, id).await? })
}

pub(super) async fn entries_after(
    database: &dyn Questions,
    id: &str,
    seq: Seq,
) -> Result<Vec<Entry>, StoreError> {
    let query = statement(
        "SELECT seq, at, cause_seat, cause_id, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
    );
    database.rows(query.text(id).number(seq)).await?.iter().map(entry).collect()
}

/// Questions that are asked however many tables there are.
const TO_WAKE: &str = "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= $1 AND broken IS NULL \
     AND ($3 = '' OR $3 LIKE '% ' || game || ':' || rules_version || ' %') ORDER BY wake_at LIMIT $2";
const BROKEN: &str = "SELECT id, broken FROM tables WHERE broken IS NOT NULL ORDER BY id LIMIT $1";
const UNDER_WAY: &str = "SELECT table_id FROM reviews WHERE body = '' ORDER BY asked_at, table_id LIMIT $1";
const OPEN_TABLES_OF: &str = "SELECT COUNT(*) AS all_open, COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting, \
     COUNT(CASE WHEN listed = 1 THEN 1 END) AS all_listed, \
     COUNT(CASE WHEN listed = 1 AND state = 'waiting' THEN 1 END) AS listed_waiting FROM tables \
     WHERE host_guest IN (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) AND state <> 'ended'";
/// Of games that are over and whose player somebody was, the last are found by when they ended; so the many before them are not looked at. What is
/// told of a table is long: it is read of those alone that are told.
const TABLES_OF: &str = "SELECT s.summary AS summary, l.seat AS seat FROM \
     (SELECT t.id AS id, MIN(m.seat) AS seat, t.changed_at AS changed_at FROM (SELECT table_id, seat FROM holders WHERE guest_id IN \
     (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
     AND table_id NOT IN (SELECT table_id FROM result_seats WHERE player_id = $1) \
     UNION ALL SELECT table_id, seat FROM (SELECT table_id, seat FROM result_seats WHERE player_id = $1 \
     ORDER BY ended_at DESC, table_id DESC LIMIT $2) e \
     UNION ALL SELECT id, NULL FROM tables WHERE host_guest IN \
     (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1)) m JOIN tables t ON t.id = m.table_id \
     GROUP BY t.id, t.changed_at ORDER BY t.changed_at DESC LIMIT $2) l JOIN tables s ON s.id = l.id ORDER BY l.changed_at DESC";

/// Counting needs no look into the entries, and no game is played.
const GAPS: &str = "SELECT p.id AS id, COUNT(e.seq) AS count, COALESCE(MAX(e.seq), 0) AS last FROM \
     (SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2) p LEFT JOIN entries e ON e.table_id = p.id GROUP BY p.id ORDER BY p.id";

/// What is asked in the background, at the start and then now and again, and must not look at all that there is; with values.
pub const BACKGROUND_QUESTIONS: [(&str, &[&str]); 6] = [
    (SEATS_OF_BANNED, &["1800000000000", "'f7'", "0", "'g7'", "1000"]),
    (TO_GIVE_UP, &["100"]),
    (TO_FORGET, &["100"]),
    (GAPS, &["'f7'", "500"]),
    (ENDED, &["1", "7", "'f7'", "1000"]),
    (ENDED, &["0", "7", "'f7'", "1000"]),
];

/// All of them with the values that are asked with: tests look at how the databases find the answers.
pub const FREQUENT_QUESTIONS: [(&str, &[&str]); 17] = [
    (LISTED, &["'waiting'", "300"]),
    (LISTED, &["'playing'", "300"]),
    (LISTED_OF_GAME, &["'waiting'", "300", "'toledo'"]),
    (LISTED_AMONG, &["'waiting'", "300", "'days'", "1"]),
    (LISTED_AMONG_GAME, &["'playing'", "300", "NULL", "1", "'toledo'"]),
    (NAMED, &["4102444780000", "60"]),
    (VISITORS, &["4102444800000"]),
    (SEARCHING, &["'g7'", "4102444800000"]),
    (OWN_LOBBY, &["'g7'", "4102444780000", "4102444800000"]),
    (RECENT_GUESTS, &["4102444800000"]),
    (TABLES_APART_FROM, &["'g7'"]),
    (TO_WAKE, &["1800000000000", "1000", "' toledo:1 alcazar:1 '"]),
    (BROKEN, &["10000"]),
    (UNDER_WAY, &["100"]),
    (OPEN_TABLES_OF, &["'g7'"]),
    (TABLES_OF, &["'g7'", "50"]),
    (CHANNELS_DUE, &["4102444800000", "3", "256"]),
];

const OPENING: &str = "SELECT id, game, rules_version, settings, host_guest, host_seat, server_part, rematch_of, position, \
                       opened_at, version FROM tables WHERE id = $1";
const ENTRIES: &str =
    "SELECT seq, at, cause_seat, cause_id, body FROM entries WHERE table_id = $1 ORDER BY seq";

pub(super) async fn table_parts(
    database: &dyn Questions,
    id: &str,
) -> Result<Option<TableParts>, StoreError> {
    let Some(row) = first(database, statement(OPENING).text(id)).await? else { return Ok(None) };
    let rows = database.rows(statement(ENTRIES).text(id)).await?;
    let part = |row: &SqlRow| Ok((row.number("seq")?, entry(row)));
    let entries = rows.iter().map(part).collect::<Result<_, StoreError>>()?;
    Ok(Some(TableParts { opening: opening(&row), entries }))
}

pub(super) async fn broken_tables(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<(String, String)>, StoreError> {
    let query = statement(BROKEN);
    let rows = database.rows(query.number(limit.into())).await?;
    rows.iter().map(|row| Ok((row.text("id")?, row.text("broken")?))).collect()
}

pub(super) async fn tables_with_gaps(
    database: &dyn Questions,
    after: &str,
    limit: u32,
) -> Result<GapSearch, StoreError> {
    let rows = database.rows(statement(GAPS).text(after).number(limit.into())).await?;
    let mut found = GapSearch { broken: Vec::new(), last: None };
    for row in &rows {
        let (id, count, last): (String, u64, u64) =
            (row.text("id")?, row.number("count")?, row.number("last")?);
        if count != last || count == 0 {
            found.broken.push(id.clone());
        }
        found.last = Some(id);
    }
    Ok(found)
}

pub(super) async fn table_lines(
    database: &dyn Questions,
    after: &str,
    limit: u32,
) -> Result<Vec<TableLine>, StoreError> {
    let query = statement(
        "SELECT id, game, rules_version, summary, broken FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
    );
    let rows = database.rows(query.text(after).number(limit.into())).await?;
    let line = |row: &SqlRow| {
        Ok(TableLine {
            id: row.text("id")?,
            game: row.text("game")?,
            rules_version: row.number("rules_version")?,
            summary: row.json("summary"),
            broken: row.maybe_text("broken")?,
        })
    };
    rows.iter().map(line).collect()
}

fn opening(row: &SqlRow) -> Result<Opening, StoreError> {
    let kind: GameKind = row.text("game")?.parse().map_err(unreadable)?;
    Ok(Opening {
        id: row.text("id")?,
        settings: row.json("settings")?,
        kind,
        rules_version: row.number("rules_version")?,
        opened_at: row.number("opened_at")?,
        host_guest: row.text("host_guest")?,
        host_seat: row.maybe_seat("host_seat")?,
        server_part: row.text("server_part")?.parse().map_err(unreadable)?,
        rematch_of: row.maybe_text("rematch_of")?,
        position: row.maybe_text("position")?,
    })
}

fn entry(row: &SqlRow) -> Result<Entry, StoreError> {
    let (seat, id) = (row.maybe_seat("cause_seat")?, row.maybe_text("cause_id")?);
    Ok(Entry {
        seq: row.number("seq")?,
        at: row.number("at")?,
        cause: seat.zip(id).map(|(seat, id)| Cause { seat, id }),
        what: row.json("body").map_err(|error| newer_kind(row).map_or(error, StoreError::NewerEntry))?,
    })
}

/// The kind of an entry, if this program does not know it: nothing is wrong with the table then.
fn newer_kind(row: &SqlRow) -> Option<String> {
    let body: serde_json::Value = row.json("body").ok()?;
    let kind = body.get("happened")?.as_str()?;
    (!EntryKind::NAMES.contains(&kind)).then(|| kind.to_owned())
}

pub(super) async fn outages(database: &dyn Questions, after: Millis) -> Result<Vec<Outage>, StoreError> {
    let query = statement("SELECT from_at, to_at FROM outages WHERE to_at > $1 ORDER BY from_at");
    let rows = database.rows(query.number(after)).await?;
    rows.iter().map(|row| Ok(Outage { from: row.number("from_at")?, to: row.number("to_at")? })).collect()
}

pub(super) async fn tables_of(
    database: &dyn Questions,
    guest: &str,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let query = statement(TABLES_OF);
    let rows = database.rows(query.text(guest).number(limit.into())).await?;
    let summary = |row: &SqlRow| {
        let summary: TableSummary = row.json("summary")?;
        Ok(summary.as_mine(row.maybe_seat("seat")?))
    };
    rows.iter().map(summary).collect()
}

pub(super) async fn open_tables_of(database: &dyn Questions, guest: &str) -> Result<OpenTables, StoreError> {
    let query = statement(OPEN_TABLES_OF);
    let row = only(database, query.text(guest)).await?;
    Ok(OpenTables {
        waiting: row.number("waiting")?,
        all: row.number("all_open")?,
        listed_waiting: row.number("listed_waiting")?,
        all_listed: row.number("all_listed")?,
    })
}

pub(super) async fn is_said(database: &dyn Questions, table: &str, cause: &str) -> Result<bool, StoreError> {
    let query = statement("SELECT number FROM chat WHERE table_id = $1 AND cause = $2 LIMIT 1");
    Ok(first(database, query.text(table).text(cause)).await?.is_some())
}

/// Tables that cannot be built, and those whose rules are not among these, would be found again and again and leave no room for others. Without
/// rules all others are found.
pub(super) async fn to_wake(
    database: &dyn Questions,
    now: Millis,
    limit: u32,
    rules: Option<String>,
) -> Result<Vec<String>, StoreError> {
    let rules = rules.map_or_else(String::new, |rules| format!(" {rules} "));
    let query = statement(TO_WAKE).number(now).number(limit.into()).own_text(rules);
    let rows = database.rows(query).await?;
    rows.iter().map(|row| row.text("id")).collect()
}

pub(super) async fn chat(
    database: &dyn Questions,
    table: &str,
    room: Option<ChatRoom>,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let room = room.map(|room| word(&room));
    let query = statement(
        "SELECT number, at, room, seat, name, text FROM chat WHERE table_id = $1 AND ($2 IS NULL OR room = $2) \
         ORDER BY number DESC LIMIT $3",
    );
    let query = query.text(table).maybe_text(room.as_deref()).number(limit.into());
    database.rows(query).await?.iter().rev().map(chat_line).collect()
}

pub(super) async fn chat_after(
    database: &dyn Questions,
    table: &str,
    number: u64,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = statement(
        "SELECT number, at, room, seat, name, text FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number",
    );
    database.rows(query.text(table).number(number)).await?.iter().map(chat_line).collect()
}

pub(super) fn chat_line(row: &SqlRow) -> Result<ChatLine, StoreError> {
    let room = format!("\"{}\"", row.text("room")?);
    Ok(ChatLine {
        number: row.number("number")?,
        at: row.number("at")?,
        room: serde_json::from_str(&room).map_err(unreadable)?,
        seat: row.maybe_seat("seat")?,
        name: row.text("name")?,
        text: row.text("text")?,
    })
}

pub(super) async fn table_names(
    database: &dyn Questions,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let query = statement("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
    let rows = database.rows(query.text(after).number(limit.into())).await?;
    rows.iter().map(|row| row.text("id")).collect()
}

pub(super) async fn last_alive(database: &dyn Questions) -> Result<Option<Millis>, StoreError> {
    let row = only(database, statement("SELECT MAX(alive_at) AS alive_at FROM nodes")).await?;
    Ok(row.maybe_i64("alive_at")?.map(|at| at as Millis))
}
