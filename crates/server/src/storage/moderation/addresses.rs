//! From where nobody new comes in for a while, the same for each database.

use protocol::Millis;

use super::StoredAddressBan;
use crate::storage::StoreError;
use crate::storage::read::first;
use crate::storage::statement::{Questions, SqlRow, Statement, statement};

pub(super) fn ban(ban: &StoredAddressBan) -> Statement<'_> {
    let insert = statement(
        "INSERT INTO address_bans (id, target, about, reason, at, until_at, given_by, person) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    insert
        .text(&ban.id)
        .text(&ban.target)
        .text(&ban.about)
        .text(&ban.reason)
        .number(ban.at)
        .number(ban.until)
        .text(&ban.given_by)
        .text(&ban.person)
}

pub(super) fn lift(id: &str, at: Millis) -> Statement<'_> {
    statement("UPDATE address_bans SET lifted_at = $1 WHERE id = $2 AND lifted_at IS NULL")
        .number(at)
        .text(id)
}

pub(super) fn came_from<'a>(guest: &'a str, target: &'a str) -> Statement<'a> {
    statement("UPDATE guests SET came_from = $1 WHERE id = $2").text(target).text(guest)
}

pub(super) async fn list(database: &dyn Questions, now: Millis) -> Result<Vec<StoredAddressBan>, StoreError> {
    let query = statement(
        "SELECT b.id AS id, b.target AS target, b.about AS about, b.person AS person, b.reason AS reason, b.at AS at, b.until_at AS until_at, \
         b.given_by AS given_by, COALESCE(a.name, '') AS given_by_name FROM address_bans b \
         LEFT JOIN accounts a ON a.id = b.given_by WHERE b.until_at > $1 AND b.lifted_at IS NULL ORDER BY b.at DESC, b.id",
    );
    let ban = |row: &SqlRow| {
        Ok(StoredAddressBan {
            id: row.text("id")?,
            target: row.text("target")?,
            about: row.text("about")?,
            person: row.text("person")?,
            reason: row.text("reason")?,
            at: row.number("at")?,
            until: row.number("until_at")?,
            given_by: row.text("given_by")?,
            given_by_name: row.text("given_by_name")?,
        })
    };
    database.rows(query.number(now)).await?.iter().map(ban).collect()
}

/// Until when nobody new comes in from there, if that is so.
pub(super) async fn until(
    database: &dyn Questions,
    target: &str,
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    let query = statement(
        "SELECT until_at FROM address_bans WHERE target = $1 AND until_at > $2 AND lifted_at IS NULL \
         ORDER BY until_at DESC LIMIT 1",
    );
    first(database, query.text(target).number(now)).await?.map(|row| row.number("until_at")).transpose()
}

/// Where somebody came from last, on any of their devices that is known.
pub(super) async fn origins_of(database: &dyn Questions, person: &str) -> Result<Vec<String>, StoreError> {
    let query = statement(
        "SELECT DISTINCT came_from FROM guests WHERE (id = $1 OR account_id = $1) AND came_from <> '' ORDER BY came_from",
    );
    database.rows(query.text(person)).await?.iter().map(|row| row.text("came_from")).collect()
}
