//! Questions about the lobby, the same to each database.

use protocol::Millis;
use protocol::rest::{TableSummary, Visitor};
use sqlx::AssertSqlSafe;

use super::{StoredSearch, TableFilter};
use crate::storage::StoreResult;
use crate::storage::read::{first, only};
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

pub(in crate::storage) const LISTED: &str = "SELECT summary FROM tables WHERE listed = 1 AND state = $1 \
     AND ($2 IS NULL OR game = $2) AND ($3 IS NULL OR pace = $3) AND rated >= $5 ORDER BY changed_at DESC LIMIT $4";
pub(in crate::storage) const VISITORS: &str =
    "SELECT COUNT(*) AS count FROM visitors WHERE seen_at > $1 AND guest_id <> $2";
pub(in crate::storage) const SEARCHING: &str = "SELECT COUNT(*) AS count FROM searches WHERE table_id IS NULL AND guest_id <> $1 \
     AND (seen_at >= $2 OR paces LIKE '%days%')";

/// The index of the lobby gives the tables in order. Those that wait or play are few: what else is asked of them is looked up in each.
pub(super) async fn listed(
    database: &dyn Questions,
    filter: &TableFilter,
    state: String,
    limit: u32,
) -> StoreResult<Vec<TableSummary>> {
    let spoken = (6..6 + filter.languages.len()).map(|number| format!(" OR languages LIKE ${number}"));
    let spoken = match filter.languages.len() {
        0 => String::new(),
        _ => format!(" AND (languages = ''{})", spoken.collect::<String>()),
    };
    let sql = LISTED.replace(" ORDER BY", &format!("{spoken} ORDER BY"));
    let mut query = statement(AssertSqlSafe(sql))
        .own_text(state)
        .maybe_text(filter.game.as_deref())
        .maybe_text(filter.pace.as_deref())
        .number(limit.into())
        .number(filter.rated.into());
    for language in &filter.languages {
        query = query.own_text(format!("%,{language},%"));
    }
    database.rows(query).await?.iter().map(|row| row.json("summary")).collect()
}

pub(super) async fn visitors(database: &dyn Questions, since: Millis, but: &str) -> StoreResult<u32> {
    only(database, statement(VISITORS).number(since).text(but)).await?.number("count")
}

/// Those who wish to be seen, by name.
pub(super) async fn named_visitors(
    database: &dyn Questions,
    since: Millis,
    but: &str,
    limit: u32,
) -> StoreResult<Vec<Visitor>> {
    let query = statement(
        "SELECT g.name AS name, a.id AS player FROM visitors v JOIN guests g ON g.id = v.guest_id \
         LEFT JOIN accounts a ON a.id = g.id \
         WHERE v.seen_at > $1 AND v.guest_id <> $2 AND g.shown = 1 AND g.deleted_at IS NULL AND g.name <> '' \
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker = g.id AND b.blocked = $2) ORDER BY g.name, g.id LIMIT $3",
    );
    let rows = database.rows(query.number(since).text(but).number(limit.into())).await?;
    rows.iter()
        .map(|row| Ok(Visitor { name: row.text("name")?, player: row.maybe_text("player")? }))
        .collect()
}

pub(super) async fn is_shown(database: &dyn Questions, guest: &str) -> StoreResult<bool> {
    let query = statement("SELECT shown FROM guests WHERE id = $1").text(guest);
    let shown = first(database, query).await?.map(|row| row.number::<u64>("shown")).transpose()?;
    Ok(shown == Some(1))
}

/// The columns of a search; `s` are the searches, `g` the guests, `a` their accounts, whose names count.
const SEARCH: &str = "SELECT s.guest_id AS guest, g.account_id AS account, COALESCE(a.name, g.name) AS name, s.games AS games, \
     s.seats AS seats, s.paces AS paces, s.bots AS bots, s.since AS since, s.seen_at AS seen_at, s.version AS version, \
     s.table_id AS table_id, s.found_at AS found_at FROM searches s JOIN guests g ON g.id = s.guest_id \
     LEFT JOIN accounts a ON a.id = g.account_id";

fn search(row: &SqlRow) -> StoreResult<StoredSearch> {
    let bots = row.maybe_text("bots")?.map(|level| serde_json::from_str(&format!("\"{level}\"")));
    let found_at = row.maybe_i64("found_at")?.map(|at| at as Millis);
    Ok(StoredSearch {
        guest: row.text("guest")?,
        account: row.maybe_text("account")?,
        name: row.text("name")?,
        games: row.json("games")?,
        seats: row.json("seats")?,
        paces: row.json("paces")?,
        bots: bots.transpose().map_err(unreadable)?,
        since: row.number("since")?,
        seen_at: row.number("seen_at")?,
        version: row.number("version")?,
        found: row.maybe_text("table_id")?.zip(found_at),
    })
}

/// Those who have signed in meanwhile go on with what they looked for before.
pub(super) async fn search_of(database: &dyn Questions, guest: &str) -> StoreResult<Option<StoredSearch>> {
    let query = statement(AssertSqlSafe(format!(
        "{SEARCH} WHERE s.guest_id IN (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
         ORDER BY COALESCE(s.found_at, 0), s.since LIMIT 1"
    )));
    first(database, query.text(guest)).await?.as_ref().map(search).transpose()
}

pub(super) async fn searching(database: &dyn Questions, seen_since: Millis, but: &str) -> StoreResult<u32> {
    only(database, statement(SEARCHING).text(but).number(seen_since)).await?.number("count")
}

/// Whoever may not come in is seated nowhere.
pub(super) async fn searches(
    database: &dyn Questions,
    now: Millis,
    limit: u32,
) -> StoreResult<Vec<StoredSearch>> {
    let query = statement(AssertSqlSafe(format!(
        "{SEARCH} WHERE s.table_id IS NULL AND g.deleted_at IS NULL \
         AND NOT EXISTS (SELECT 1 FROM guests p WHERE p.id = COALESCE(g.account_id, g.id) AND p.banned_until > $1) \
         ORDER BY s.since LIMIT $2"
    )));
    database.rows(query.number(now).number(limit.into())).await?.iter().map(search).collect()
}
