//! Questions about the house, the same to each database.

use protocol::rest::HouseRole;
use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;

use super::{ActionRecord, HouseCounts, StoredInvitation, StoredMember};
use crate::secret::SecretHash;
use crate::storage::StoreResult;
use crate::storage::read::{first, only};
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

/// Sessions that are asked about in one statement.
const ROUND: usize = 200;

/// A plain value by its word.
fn word<T: DeserializeOwned>(row: &SqlRow, name: &str) -> StoreResult<T> {
    serde_json::from_value(row.text(name)?.into()).map_err(unreadable)
}

pub(super) async fn settings(database: &dyn Questions) -> StoreResult<Vec<(String, String)>> {
    let rows = database.rows(statement("SELECT name, value FROM house_settings ORDER BY name")).await?;
    rows.iter().map(|row| Ok((row.text("name")?, row.text("value")?))).collect()
}

pub(super) async fn role(database: &dyn Questions, account: &str) -> StoreResult<Option<HouseRole>> {
    let query = statement("SELECT role FROM team WHERE account_id = $1").text(account);
    first(database, query).await?.map(|row| word(&row, "role")).transpose()
}

pub(super) async fn team(database: &dyn Questions) -> StoreResult<Vec<StoredMember>> {
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

pub(super) async fn invitations(database: &dyn Questions, limit: u32) -> StoreResult<Vec<StoredInvitation>> {
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

pub(super) async fn deeds(database: &dyn Questions, limit: u32) -> StoreResult<Vec<ActionRecord>> {
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

pub(super) async fn counts(database: &dyn Questions) -> StoreResult<HouseCounts> {
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

pub(super) async fn names_of(database: &dyn Questions, sessions: &[SecretHash]) -> StoreResult<Vec<String>> {
    let mut names = Vec::new();
    for sessions in sessions.chunks(ROUND) {
        let marks: Vec<String> = (1..=sessions.len()).map(|number| format!("${number}")).collect();
        let sql = format!(
            "SELECT DISTINCT g.id AS id, g.name AS name FROM sessions s JOIN guests g ON g.id = s.guest_id \
             WHERE s.token_hash IN ({})",
            marks.join(", ")
        );
        let query =
            sessions.iter().fold(statement(AssertSqlSafe(sql)), |query, session| query.bytes(session));
        let rows = database.rows(query).await?;
        names.extend(rows.iter().map(|row| row.text("name")).collect::<StoreResult<Vec<_>>>()?);
    }
    Ok(names)
}
