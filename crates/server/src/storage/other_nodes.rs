//! Questions of a node about what other nodes have done, the same to each database.

use std::collections::HashMap;

use protocol::Millis;
use sqlx::AssertSqlSafe;

use super::statement::{Questions, SqlRow, Statement, statement};
use super::{Lookers, Presence, Stamp, StoreError};
use crate::secret::SecretHash;

/// Things that are asked for in one statement.
const ROUND: usize = 200;

/// A statement with a list in the place of `LIST`.
pub(super) fn with_list<'a, T>(
    sql: &str,
    list: &'a [T],
    add: impl Fn(Statement<'a>, &'a T) -> Statement<'a>,
) -> Statement<'a> {
    let names: Vec<String> = (1..=list.len()).map(|number| format!("${number}")).collect();
    let sql = sql.replace("LIST", &names.join(", "));
    list.iter().fold(statement(AssertSqlSafe(sql)), add)
}

pub(super) async fn stamps(
    database: &dyn Questions,
    tables: &[String],
    node: &str,
) -> Result<Vec<Stamp>, StoreError> {
    let mut stamps = Vec::with_capacity(tables.len());
    for tables in tables.chunks(ROUND) {
        let query = with_list(
            "SELECT id, version, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = id) AS seq, \
             (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = id) AS lines FROM tables WHERE id IN (LIST)",
            tables,
            |query, table| query.text(table),
        );
        let rows = database.rows(query).await?;
        let mut present = presence(database, tables, node).await?;
        for row in &rows {
            let table = row.text("id")?;
            stamps.push(Stamp {
                seq: row.number("seq")?,
                chat_lines: row.number("lines")?,
                version: row.number("version")?,
                present: present.remove(&table).unwrap_or_default(),
                table,
            });
        }
    }
    Ok(stamps)
}

/// Who follows these tables elsewhere.
async fn presence(
    database: &dyn Questions,
    tables: &[String],
    node: &str,
) -> Result<HashMap<String, Vec<(String, Presence)>>, StoreError> {
    let query = with_list(
        "SELECT table_id, node, seats, spectators, looking, onlookers FROM presence WHERE table_id IN (LIST)",
        tables,
        |query, table| query.text(table),
    );
    let mut found: HashMap<String, Vec<(String, Presence)>> = HashMap::new();
    for row in &database.rows(query).await? {
        let at = row.text("node")?;
        if at != node {
            let present = Presence {
                seats: row.json("seats")?,
                looking: Lookers { seats: row.json("looking")?, people: row.json("onlookers")? },
                spectators: row.number("spectators")?,
            };
            found.entry(row.text("table_id")?).or_default().push((at, present));
        }
    }
    Ok(found)
}

pub(super) async fn known_sessions(
    database: &dyn Questions,
    sessions: &[SecretHash],
    now: Millis,
) -> Result<Vec<SecretHash>, StoreError> {
    let sql = format!(
        "SELECT s.token_hash AS token_hash FROM sessions s JOIN guests g ON g.id = s.guest_id \
         WHERE s.token_hash IN (LIST) AND g.banned_until <= {now}"
    );
    let mut known = Vec::with_capacity(sessions.len());
    for sessions in sessions.chunks(ROUND) {
        let query = with_list(&sql, sessions, |query, session| query.bytes(session));
        let rows = database.rows(query).await?;
        known.extend(
            rows.iter()
                .map(|row: &SqlRow| row.bytes("token_hash"))
                .collect::<Result<Vec<_>, StoreError>>()?,
        );
    }
    Ok(known)
}

/// Whoever writes much is found among the last lines.
pub(super) async fn said_since(
    database: &dyn Questions,
    table: &str,
    who: &str,
    since: Millis,
) -> Result<u64, StoreError> {
    let query = statement(
        "SELECT COUNT(*) AS count FROM (SELECT cause, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT 100) recent \
         WHERE at > $2 AND substr(cause, 1, CAST($3 AS INTEGER)) = $4",
    );
    let begin = format!("{who}: ");
    let query = query.text(table).number(since).number(begin.chars().count() as u64).own_text(begin);
    database.rows(query).await?.first().map_or(Ok(0), |row| row.number("count"))
}
