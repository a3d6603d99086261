//! Questions about order, the same to each database.

use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::table::Sitter;
use protocol::{Millis, SeatNumber};
use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;

use super::{
    BannedSeat, NewStoredReport, PastReport, Speaker, StoredAnswer, StoredAppeal, StoredHold, StoredPerson,
    StoredReport, StoredSanction,
};
use crate::storage::clubs::club_summary;
use crate::storage::read::{chat_line, first, only};
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};
use crate::storage::write::word;
use crate::storage::{HeldSeat, StoreError};

/// A plain value by its word.
fn worded<T: DeserializeOwned>(word: String) -> Result<T, StoreError> {
    serde_json::from_value(word.into()).map_err(unreadable)
}

fn maybe_time(row: &SqlRow, name: &str) -> Result<Option<Millis>, StoreError> {
    Ok(row.maybe_i64(name)?.map(|at| at as Millis))
}

/// Reports with who made them and who is meant; `p` is the one who is meant, as they are now.
const REPORT: &str = "SELECT r.id AS id, r.at AS at, r.reporter AS reporter, r.person AS person, r.person_name AS person_name, \
     r.kind AS kind, r.note AS note, r.table_id AS table_id, r.room AS room, r.line AS line, r.answer AS answer, \
     r.answered_at AS answered_at, r.reason AS reason, g.name AS reporter_name, g.account_id AS reporter_player, \
     p.name AS name_now, p.account_id AS person_player, p.created_at AS created_at, m.role AS role, t.summary AS summary, \
     r.club_id AS club_id, c.id AS id_of_club, c.name AS name_of_club, c.words AS words, c.languages AS languages, \
     c.listed AS listed, c.hidden AS hidden, (SELECT COUNT(*) FROM club_members n WHERE n.club_id = c.id) AS members, \
     COALESCE(b.name, '') AS answered_by FROM reports r LEFT JOIN guests g ON g.id = r.reporter \
     LEFT JOIN guests p ON p.id = r.person AND p.deleted_at IS NULL LEFT JOIN team m ON m.account_id = r.person \
     LEFT JOIN tables t ON t.id = r.table_id LEFT JOIN accounts b ON b.id = r.answered_by LEFT JOIN clubs c ON c.id = r.club_id";

/// Somebody who is still there.
fn person_now(row: &SqlRow) -> Result<Option<StoredPerson>, StoreError> {
    let Some(name) = row.maybe_text("name_now")? else { return Ok(None) };
    Ok(Some(StoredPerson {
        name,
        player: row.maybe_text("person_player")?,
        created_at: row.number("created_at")?,
        is_trusted: row.maybe_text("role")?.is_some(),
    }))
}

fn stored_report(row: &SqlRow) -> Result<StoredReport, StoreError> {
    let report = NewStoredReport {
        id: row.text("id")?,
        at: row.number("at")?,
        reporter: row.text("reporter")?,
        person: row.text("person")?,
        person_name: row.text("person_name")?,
        kind: worded(row.text("kind")?)?,
        note: row.text("note")?,
        table: row.maybe_text("table_id")?,
        room: row.maybe_text("room")?.map(worded).transpose()?,
        line: row.maybe_i64("line")?.map(|line| line as u64),
        club: row.maybe_text("club_id")?,
    };
    let person_now = person_now(row)?;
    let club_now = match row.maybe_text("id_of_club")? {
        Some(id) => Some(club_summary(row, id, row.text("name_of_club")?)?),
        None => None,
    };
    let answer = match maybe_time(row, "answered_at")? {
        Some(at) => Some(StoredAnswer {
            action: row.text("answer")?,
            by: row.text("answered_by")?,
            at,
            reason: row.text("reason")?,
        }),
        None => None,
    };
    let summary = row.maybe_text("summary")?.map(|text| serde_json::from_str(&text).map_err(unreadable));
    Ok(StoredReport {
        report,
        reporter_name: row.maybe_text("reporter_name")?.unwrap_or_default(),
        reporter_player: row.maybe_text("reporter_player")?,
        person_now,
        club_now,
        summary: summary.transpose()?,
        answer,
    })
}

pub(super) async fn reports(
    database: &dyn Questions,
    is_answered: bool,
    limit: u32,
) -> Result<Vec<StoredReport>, StoreError> {
    let which = if is_answered {
        "WHERE r.answered_at IS NOT NULL ORDER BY r.answered_at DESC, r.id LIMIT $1"
    } else {
        "WHERE r.answered_at IS NULL ORDER BY r.at, r.id LIMIT $1"
    };
    let query = statement(AssertSqlSafe(format!("{REPORT} {which}")));
    database.rows(query.number(limit.into())).await?.iter().map(stored_report).collect()
}

pub(super) async fn report(database: &dyn Questions, id: &str) -> Result<Option<StoredReport>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{REPORT} WHERE r.id = $1"))).text(id);
    first(database, query).await?.as_ref().map(stored_report).transpose()
}

pub(super) async fn open_reports(database: &dyn Questions) -> Result<u32, StoreError> {
    let query = statement("SELECT COUNT(*) AS count FROM reports WHERE answered_at IS NULL");
    only(database, query).await?.number("count")
}

pub(super) async fn reported_by(
    database: &dyn Questions,
    person: &str,
    since: Millis,
) -> Result<Vec<PastReport>, StoreError> {
    let query = statement(
        "SELECT person, kind, table_id, line, club_id FROM reports WHERE reporter = $1 AND at > $2",
    );
    let one = |row: &SqlRow| {
        Ok(PastReport {
            person: row.text("person")?,
            kind: worded(row.text("kind")?)?,
            table: row.maybe_text("table_id")?,
            line: row.maybe_i64("line")?.map(|line| line as u64),
            club: row.maybe_text("club_id")?,
        })
    };
    database.rows(query.text(person).number(since)).await?.iter().map(one).collect()
}

pub(super) async fn reports_about(database: &dyn Questions, person: &str) -> Result<u32, StoreError> {
    let query = statement("SELECT COUNT(*) AS count FROM reports WHERE person = $1").text(person);
    only(database, query).await?.number("count")
}

pub(super) async fn lines(
    database: &dyn Questions,
    table: &str,
    room: Option<ChatRoom>,
    (from, to): (u64, u64),
) -> Result<Vec<(ChatLine, Option<String>)>, StoreError> {
    let query = statement(
        "SELECT c.number AS number, c.at AS at, c.room AS room, c.seat AS seat, c.name AS name, c.text AS text, \
         COALESCE(g.account_id, g.id) AS person FROM chat c LEFT JOIN guests g ON g.id = c.author \
         WHERE c.table_id = $1 AND c.number >= $2 AND c.number <= $3 AND ($4 IS NULL OR c.room = $4) ORDER BY c.number",
    );
    let query = query.text(table).number(from).number(to).maybe_own_text(room.map(|room| word(&room)));
    let rows = database.rows(query).await?;
    rows.iter().map(|row| Ok((chat_line(row)?, row.maybe_text("person")?))).collect()
}

const SANCTION: &str = "SELECT s.id AS id, s.person AS person, s.kind AS kind, s.reason AS reason, s.at AS at, s.until AS until, \
     s.given_by AS given_by, s.name AS name, s.lifted_at AS lifted_at, s.seen_at AS seen_at, s.appealed_at AS appealed_at, \
     s.appeal AS appeal, COALESCE(g.name, '') AS person_name, COALESCE(a.name, '') AS given_by_name FROM sanctions s \
     LEFT JOIN guests g ON g.id = s.person LEFT JOIN accounts a ON a.id = s.given_by";

fn stored_sanction(row: &SqlRow) -> Result<StoredSanction, StoreError> {
    Ok(StoredSanction {
        id: row.text("id")?,
        person: row.text("person")?,
        kind: worded(row.text("kind")?)?,
        reason: row.text("reason")?,
        at: row.number("at")?,
        until: maybe_time(row, "until")?,
        given_by: row.text("given_by")?,
        name: row.text("name")?,
        lifted_at: maybe_time(row, "lifted_at")?,
        seen_at: maybe_time(row, "seen_at")?,
        appealed_at: maybe_time(row, "appealed_at")?,
    })
}

pub(super) async fn sanctions_of(
    database: &dyn Questions,
    person: &str,
    limit: u32,
) -> Result<Vec<StoredSanction>, StoreError> {
    let query =
        statement(AssertSqlSafe(format!("{SANCTION} WHERE s.person = $1 ORDER BY s.at DESC, s.id LIMIT $2")));
    database.rows(query.text(person).number(limit.into())).await?.iter().map(stored_sanction).collect()
}

pub(super) async fn sanction(
    database: &dyn Questions,
    id: &str,
) -> Result<Option<StoredSanction>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{SANCTION} WHERE s.id = $1"))).text(id);
    first(database, query).await?.as_ref().map(stored_sanction).transpose()
}

/// The index of what is not lifted gives them in order. A guest whom an account has taken over is the account.
const HOLDING: &str = "SELECT s.id AS id, s.person AS person, s.kind AS kind, s.reason AS reason, s.at AS at, s.until AS until, \
     s.given_by AS given_by, s.name AS name, s.lifted_at AS lifted_at, s.seen_at AS seen_at, s.appealed_at AS appealed_at, \
     COALESCE(a.name, '') AS given_by_name, p.name AS name_now, p.account_id AS person_player, p.created_at AS created_at, \
     m.role AS role FROM sanctions s LEFT JOIN guests p ON p.id = s.person AND p.deleted_at IS NULL \
     LEFT JOIN team m ON m.account_id = s.person LEFT JOIN accounts a ON a.id = s.given_by \
     WHERE s.lifted_at IS NULL AND s.at <= $2 AND (s.at < $2 OR s.id > $3) AND s.kind IN ('mute', 'ban') \
     AND (s.until IS NULL OR s.until > $1) ORDER BY s.at DESC, s.id LIMIT $4";

pub(super) async fn holding(
    database: &dyn Questions,
    now: Millis,
    (at, id): (Millis, &str),
    limit: u32,
) -> Result<Vec<StoredHold>, StoreError> {
    let query = statement(HOLDING).number(now).number(at).text(id).number(limit.into());
    let hold = |row: &SqlRow| {
        Ok(StoredHold {
            sanction: stored_sanction(row)?,
            person: person_now(row)?,
            given_by_name: row.text("given_by_name")?,
        })
    };
    database.rows(query).await?.iter().map(hold).collect()
}

pub(super) async fn appeals(database: &dyn Questions, limit: u32) -> Result<Vec<StoredAppeal>, StoreError> {
    let query = statement(AssertSqlSafe(format!(
        "{SANCTION} WHERE s.appealed_at IS NOT NULL AND s.settled_at IS NULL ORDER BY s.appealed_at, s.id LIMIT $1"
    )));
    let appeal = |row: &SqlRow| {
        Ok(StoredAppeal {
            sanction: stored_sanction(row)?,
            name: row.text("person_name")?,
            given_by_name: row.text("given_by_name")?,
            text: row.text("appeal")?,
            at: row.number("appealed_at")?,
        })
    };
    database.rows(query.number(limit.into())).await?.iter().map(appeal).collect()
}

/// Of a guest whom an account has taken over the account counts.
pub(super) async fn speaker(database: &dyn Questions, guest: &str) -> Result<Speaker, StoreError> {
    let query = statement(
        "SELECT p.muted_until AS muted_until, p.created_at AS created_at, a.id AS account \
         FROM guests g JOIN guests p ON p.id = COALESCE(g.account_id, g.id) LEFT JOIN accounts a ON a.id = p.id \
         WHERE g.id = $1",
    );
    let speaker = |row: SqlRow| {
        Ok(Speaker {
            muted_until: row.number("muted_until")?,
            created_at: row.number("created_at")?,
            has_account: row.maybe_text("account")?.is_some(),
        })
    };
    Ok(first(database, query.text(guest)).await?.map(speaker).transpose()?.unwrap_or_default())
}

pub(super) async fn person(database: &dyn Questions, id: &str) -> Result<Option<StoredPerson>, StoreError> {
    let query = statement(
        "SELECT g.name AS name, g.account_id AS player, g.created_at AS created_at, m.role AS role FROM guests g \
         LEFT JOIN team m ON m.account_id = g.id WHERE g.id = $1 AND g.deleted_at IS NULL",
    );
    let person = |row: SqlRow| {
        Ok(StoredPerson {
            name: row.text("name")?,
            player: row.maybe_text("player")?,
            created_at: row.number("created_at")?,
            is_trusted: row.maybe_text("role")?.is_some(),
        })
    };
    first(database, query.text(id)).await?.map(person).transpose()
}

/// `CROSS JOIN` says which comes first: those who are banned are few, and `SQLite` would go through all seats to have them in order. That
/// nobody is banned until zero is what their index is about.
pub(in crate::storage) const SEATS_OF_BANNED: &str = "\
    SELECT h.table_id AS table_id, h.seat AS seat, h.guest_id AS guest_id, h.held_since AS held_since, t.summary AS summary, \
    (SELECT COUNT(*) FROM seat_tokens l WHERE l.table_id = h.table_id AND l.seat = h.seat) AS links \
    FROM guests p CROSS JOIN guests g CROSS JOIN holders h CROSS JOIN tables t \
    WHERE p.banned_until > 0 AND p.banned_until > $1 AND (g.id = p.id OR g.account_id = p.id) AND h.guest_id = g.id \
    AND t.id = h.table_id AND t.state <> 'ended' AND (h.table_id, h.seat, h.guest_id) > ($2, $3, $4) \
    ORDER BY h.table_id, h.seat, h.guest_id LIMIT $5";

pub(super) async fn seats_of_banned(
    database: &dyn Questions,
    now: Millis,
    after: Option<&HeldSeat>,
    limit: u32,
) -> Result<Vec<BannedSeat>, StoreError> {
    let (table, seat, guest) =
        after.map_or(("", 0, ""), |after| (after.table.as_str(), after.seat, after.guest.as_str()));
    let query = statement(SEATS_OF_BANNED).number(now).text(table).number(seat.into()).text(guest);
    database.rows(query.number(limit.into())).await?.iter().map(banned_seat).collect()
}

fn banned_seat(row: &SqlRow) -> Result<BannedSeat, StoreError> {
    let seat: SeatNumber = row.number("seat")?;
    let (table, guest) = (row.text("table_id")?, row.text("guest_id")?);
    let held = HeldSeat { table, seat, guest, since: row.number("held_since")? };
    // What cannot be read may still be held.
    let is_played = row.json("summary").map_or(true, |summary: TableSummary| is_played(&summary, seat));
    Ok(BannedSeat { held, is_left: !is_played && row.number::<u64>("links")? == 0 })
}

/// Whether a person plays there themselves, or is to.
fn is_played(summary: &TableSummary, seat: SeatNumber) -> bool {
    let chair = summary.seats.iter().find(|chair| chair.seat == seat);
    chair.is_none_or(|chair| {
        chair.sitter == Sitter::Person && !chair.stand_in && !chair.resigned && !chair.vacant
    })
}
