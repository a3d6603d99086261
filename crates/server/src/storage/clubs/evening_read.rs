//! Questions about evenings, the same to each database.

use sqlx::AssertSqlSafe;

use super::{StoredEvening, StoredEveningPerson, StoredEveningTable, StoredRound};
use crate::storage::StoreError;
use crate::storage::read::first;
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

const EVENING: &str = "SELECT club_id, number, games, least, most, rounds, pace, bots, seed, opened_at, version, drawn, \
     ended_at, standing FROM evenings WHERE club_id = $1";

const NEWEST: &str = " ORDER BY number DESC LIMIT $2";
const ONE: &str = " AND number = $2";

/// The questions about the evenings themselves, with values to try them with.
pub(super) fn list_questions() -> Vec<(String, &'static [&'static str])> {
    vec![(format!("{EVENING}{NEWEST}"), &["'c7'", "50"]), (format!("{EVENING}{ONE}"), &["'c7'", "1"])]
}

fn stored(row: &SqlRow) -> Result<StoredEvening, StoreError> {
    let bots = row.maybe_text("bots")?.map(|level| serde_json::from_value(level.into()));
    let standing = row.text("standing")?;
    Ok(StoredEvening {
        club: row.text("club_id")?,
        number: row.number("number")?,
        games: row.json("games")?,
        least: row.number("least")?,
        most: row.number("most")?,
        rounds: row.number("rounds")?,
        pace: row.json("pace")?,
        bots: bots.transpose().map_err(unreadable)?,
        seed: row.number("seed")?,
        opened_at: row.number("opened_at")?,
        version: row.number("version")?,
        drawn: row.number("drawn")?,
        ended_at: row.maybe_i64("ended_at")?.map(|at| at as u64),
        standing: match standing.as_str() {
            "" => Vec::new(),
            text => serde_json::from_str(text).map_err(unreadable)?,
        },
    })
}

pub(super) async fn evenings(
    database: &dyn Questions,
    club: &str,
    limit: u32,
) -> Result<Vec<StoredEvening>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{EVENING}{NEWEST}")));
    database.rows(query.text(club).number(limit.into())).await?.iter().map(stored).collect()
}

pub(super) async fn evening(
    database: &dyn Questions,
    club: &str,
    number: u32,
) -> Result<Option<StoredEvening>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{EVENING}{ONE}")));
    first(database, query.text(club).number(number.into())).await?.as_ref().map(stored).transpose()
}

/// What the page of an evening asks all the time, with values to try it with.
pub(super) const QUESTIONS: [(&str, &[&str]); 3] =
    [(PEOPLE, &["'c7'", "1"]), (ROUNDS, &["'c7'", "1"]), (TABLES, &["'c7'", "1"])];

/// Whoever has an account goes by its name.
const PEOPLE: &str = "\
    SELECT p.member_id AS member_id, p.guest_id AS guest_id, COALESCE(a.name, p.name) AS name, p.here AS here, \
    a.id AS account_id, a.private AS private, COALESCE(o.banned_until, 0) AS banned_until FROM evening_people p \
    LEFT JOIN accounts a ON a.id = p.guest_id LEFT JOIN guests g ON g.id = p.guest_id \
    LEFT JOIN guests o ON o.id = COALESCE(g.account_id, g.id) WHERE p.club_id = $1 AND p.evening = $2 ORDER BY p.since, p.member_id";

pub(super) async fn people(
    database: &dyn Questions,
    club: &str,
    number: u32,
) -> Result<Vec<StoredEveningPerson>, StoreError> {
    let person = |row: &SqlRow| {
        Ok(StoredEveningPerson {
            member: row.text("member_id")?,
            guest: row.text("guest_id")?,
            name: row.text("name")?,
            is_here: row.number::<i64>("here")? != 0,
            account: row.maybe_text("account_id")?,
            is_private: row.maybe_i64("private")? == Some(1),
            banned_until: row.number("banned_until")?,
        })
    };
    database.rows(statement(PEOPLE).text(club).number(number.into())).await?.iter().map(person).collect()
}

const ROUNDS: &str =
    "SELECT game, draw, drawn_at FROM evening_rounds WHERE club_id = $1 AND evening = $2 ORDER BY round";

pub(super) async fn rounds(
    database: &dyn Questions,
    club: &str,
    number: u32,
) -> Result<Vec<StoredRound>, StoreError> {
    let round = |row: &SqlRow| {
        Ok(StoredRound {
            game: row.text("game")?,
            drawn_at: row.number("drawn_at")?,
            draw: row.json("draw")?,
        })
    };
    database.rows(statement(ROUNDS).text(club).number(number.into())).await?.iter().map(round).collect()
}

const TABLES: &str = "\
    SELECT c.table_id AS table_id, c.round AS round, c.waived AS waived, t.state AS state, s.seat AS seat, \
    s.place AS place FROM club_tables c JOIN tables t ON t.id = c.table_id \
    LEFT JOIN result_seats s ON s.table_id = c.table_id AND t.state = 'ended' \
    WHERE c.club_id = $1 AND c.evening = $2 ORDER BY c.round, c.table_id, s.seat";

pub(super) async fn tables(
    database: &dyn Questions,
    club: &str,
    number: u32,
) -> Result<Vec<StoredEveningTable>, StoreError> {
    let mut tables: Vec<StoredEveningTable> = Vec::new();
    for row in &database.rows(statement(TABLES).text(club).number(number.into())).await? {
        let table = row.text("table_id")?;
        if tables.last().is_none_or(|last| last.table != table) {
            tables.push(StoredEveningTable {
                table,
                round: row.number("round")?,
                is_over: row.text("state")? == "ended",
                is_waived: row.number::<i64>("waived")? != 0,
                places: Vec::new(),
            });
        }
        if let (Some(last), Some(seat)) = (tables.last_mut(), row.maybe_seat("seat")?) {
            last.places.push((seat, row.maybe_seat("place")?));
        }
    }
    Ok(tables)
}
