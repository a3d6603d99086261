//! Questions about the house, the same to each database.

use std::collections::BTreeMap;

use protocol::Millis;
use protocol::rest::HouseRole;
use serde::de::DeserializeOwned;

use super::{ActionRecord, HouseCounts, StoredInvitation, StoredMember};
use crate::storage::StoreError;
use crate::storage::other_nodes::with_list;
use crate::storage::read::{first, only};
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

/// Guests that are asked about in one statement.
const ROUND: usize = 200;

/// A plain value by its word.
fn word<T: DeserializeOwned>(row: &SqlRow, name: &str) -> Result<T, StoreError> {
    serde_json::from_value(row.text(name)?.into()).map_err(unreadable)
}

pub(super) async fn settings(database: &dyn Questions) -> Result<Vec<(String, String)>, StoreError> {
    let rows = database.rows(statement("SELECT name, value FROM house_settings ORDER BY name")).await?;
    rows.iter().map(|row| Ok((row.text("name")?, row.text("value")?))).collect()
}

pub(super) async fn role(database: &dyn Questions, account: &str) -> Result<Option<HouseRole>, StoreError> {
    let query = statement("SELECT role FROM team WHERE account_id = $1").text(account);
    first(database, query).await?.map(|row| word(&row, "role")).transpose()
}

pub(super) async fn team(database: &dyn Questions) -> Result<Vec<StoredMember>, StoreError> {
    let query = "SELECT t.account_id AS account, a.name AS name, t.role AS role, t.since AS since FROM team t \
                 JOIN accounts a ON a.id = t.account_id ORDER BY t.role, t.since, t.account_id";
    let member = |row: &SqlRow| {
        Ok(StoredMember {
            account: row.text("account")?,
            name: row.text("name")?,
            role: word(row, "role")?,
            since: row.number("since")?,
        })
    };
    database.rows(statement(query)).await?.iter().map(member).collect()
}

pub(super) async fn invitations(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<StoredInvitation>, StoreError> {
    let query = "SELECT secret_hash, id, note, made_by, made_at, expires_at, uses_left FROM invitations \
                 ORDER BY made_at DESC, id LIMIT $1";
    let invitation = |row: &SqlRow| {
        Ok(StoredInvitation {
            secret: row.bytes("secret_hash")?,
            id: row.text("id")?,
            note: row.text("note")?,
            made_by: row.text("made_by")?,
            made_at: row.number("made_at")?,
            expires_at: row.number("expires_at")?,
            uses_left: row.number("uses_left")?,
        })
    };
    database.rows(statement(query).number(limit.into())).await?.iter().map(invitation).collect()
}

pub(super) async fn deeds(database: &dyn Questions, limit: u32) -> Result<Vec<ActionRecord>, StoreError> {
    let query = "SELECT id, at, actor, actor_name, action, target, target_name, detail FROM house_log \
                 ORDER BY at DESC, id LIMIT $1";
    let deed = |row: &SqlRow| {
        Ok(ActionRecord {
            id: row.text("id")?,
            at: row.number("at")?,
            actor: row.text("actor")?,
            actor_name: row.text("actor_name")?,
            action: word(row, "action")?,
            target: row.text("target")?,
            target_name: row.text("target_name")?,
            detail: row.text("detail")?,
        })
    };
    database.rows(statement(query).number(limit.into())).await?.iter().map(deed).collect()
}

pub(super) async fn counts(database: &dyn Questions) -> Result<HouseCounts, StoreError> {
    let query = "SELECT (SELECT COUNT(*) FROM guests WHERE account_id IS NULL) AS guests, \
                 (SELECT COUNT(*) FROM accounts) AS accounts";
    let row = only(database, statement(query)).await?;
    let mut counts = HouseCounts {
        guests: row.number("guests")?,
        accounts: row.number("accounts")?,
        ..HouseCounts::default()
    };
    let states = statement("SELECT state, COUNT(*) AS count FROM tables GROUP BY state");
    for row in &database.rows(states).await? {
        let count = row.number::<u64>("count")?;
        match row.text("state")?.as_str() {
            "waiting" => counts.waiting += count,
            "ended" => counts.ended += count,
            _ => counts.playing += count,
        }
    }
    Ok(counts)
}

/// By guest: a name may be that of several.
pub(super) async fn people_here(
    database: &dyn Questions,
    since: Millis,
    guests: &[String],
) -> Result<Vec<String>, StoreError> {
    let person = |row: &SqlRow| Ok((row.text("id")?, row.text("name")?));
    let query = statement(
        "SELECT g.id AS id, g.name AS name FROM visitors v JOIN guests g ON g.id = v.guest_id WHERE v.seen_at > $1",
    );
    let rows = database.rows(query.number(since)).await?;
    let mut found = rows.iter().map(person).collect::<Result<BTreeMap<_, _>, StoreError>>()?;
    for guests in guests.chunks(ROUND) {
        let sql = "SELECT id, name FROM guests WHERE id IN (LIST)";
        let rows = database.rows(with_list(sql, guests, |query, guest| query.text(guest))).await?;
        found.extend(rows.iter().map(person).collect::<Result<Vec<_>, StoreError>>()?);
    }
    Ok(found.into_values().collect())
}

pub(super) async fn loads(
    database: &dyn Questions,
    since: Millis,
) -> Result<Vec<(String, String)>, StoreError> {
    let query = statement("SELECT node, load FROM nodes WHERE alive_at >= $1 ORDER BY node").number(since);
    let rows = database.rows(query).await?;
    rows.iter().map(|row| Ok((row.text("node")?, row.text("load")?))).collect()
}
