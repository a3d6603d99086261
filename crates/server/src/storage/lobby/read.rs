//! Questions about the lobby, the same to each database.

use protocol::Millis;
use protocol::rest::TableSummary;
use sqlx::AssertSqlSafe;

use super::{NamedVisitor, OwnLobby, StoredSearch, TableFilter};
use crate::storage::StoreError;
use crate::storage::read::{first, only};
use crate::storage::statement::{Questions, SqlRow, Statement, statement, unreadable};

/// Open tables, in the order of an index: that of the lobby, or that of the games.
pub(in crate::storage) const LISTED: &str = "SELECT summary FROM tables WHERE listed = 1 AND state <> 'ended' AND state = $1 \
     ORDER BY changed_at DESC LIMIT $2";
pub(in crate::storage) const LISTED_OF_GAME: &str = "SELECT summary FROM tables WHERE listed = 1 AND state <> 'ended' AND state = $1 \
     AND game = $3 ORDER BY changed_at DESC LIMIT $2";
/// What else is asked of a table is looked up in so many of them, the last changed first: those who ask for what is rare wait no longer.
pub(in crate::storage) const LISTED_AMONG: &str = "SELECT s.summary AS summary FROM (SELECT id, pace, rated, languages, changed_at FROM tables \
     WHERE listed = 1 AND state <> 'ended' AND state = $1 ORDER BY changed_at DESC LIMIT 3000) l JOIN tables s ON s.id = l.id \
     WHERE ($3 IS NULL OR l.pace = $3) AND l.rated >= $4 ORDER BY l.changed_at DESC LIMIT $2";
pub(in crate::storage) const LISTED_AMONG_GAME: &str = "SELECT s.summary AS summary FROM (SELECT id, pace, rated, languages, changed_at FROM tables \
     WHERE listed = 1 AND state <> 'ended' AND state = $1 AND game = $5 ORDER BY changed_at DESC LIMIT 3000) l JOIN tables s ON s.id = l.id \
     WHERE ($3 IS NULL OR l.pace = $3) AND l.rated >= $4 ORDER BY l.changed_at DESC LIMIT $2";
/// Those who wish to be seen, among so many who were here last.
pub(in crate::storage) const NAMED: &str = "SELECT g.id AS id, g.name AS name, a.id AS player FROM (SELECT guest_id FROM visitors \
     WHERE seen_at > $1 ORDER BY seen_at DESC LIMIT 1000) v JOIN guests g ON g.id = v.guest_id LEFT JOIN accounts a ON a.id = g.id \
     WHERE g.shown = 1 AND g.deleted_at IS NULL AND g.name <> '' ORDER BY g.name, g.id LIMIT $2";
pub(in crate::storage) const VISITORS: &str = "SELECT COUNT(*) AS count FROM visitors WHERE seen_at > $1";
pub(in crate::storage) const SEARCHING: &str = "SELECT COUNT(*) AS count FROM searches WHERE table_id IS NULL AND guest_id <> $1 \
     AND (seen_at >= $2 OR paces LIKE '%days%')";

pub(super) async fn listed(
    database: &dyn Questions,
    filter: &TableFilter,
    state: String,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let TableFilter { game, pace, languages, rated } = filter;
    if pace.is_none() && languages.is_empty() && !rated {
        let query = statement(if game.is_some() { LISTED_OF_GAME } else { LISTED });
        let query = query.own_text(state).number(limit.into());
        let query = game.iter().fold(query, |query, game| query.text(game));
        return summaries(database, query).await;
    }
    let first = 5 + usize::from(game.is_some());
    let spoken: Vec<String> =
        (first..first + languages.len()).map(|number| format!("l.languages LIKE ${number}")).collect();
    let sql = if game.is_some() { LISTED_AMONG_GAME } else { LISTED_AMONG };
    let sql = if languages.is_empty() {
        sql.to_owned()
    } else {
        let spoken = format!(" AND (l.languages = '' OR {}) ORDER BY l.", spoken.join(" OR "));
        sql.replace(" ORDER BY l.", &spoken)
    };
    let query = statement(AssertSqlSafe(sql)).own_text(state).number(limit.into());
    let query = query.maybe_text(pace.as_deref()).number((*rated).into());
    let query = game.iter().fold(query, |query, game| query.text(game));
    let query = languages.iter().fold(query, |query, language| query.own_text(format!("%,{language},%")));
    summaries(database, query).await
}

async fn summaries(database: &dyn Questions, query: Statement<'_>) -> Result<Vec<TableSummary>, StoreError> {
    database.rows(query).await?.iter().map(|row| row.json("summary")).collect()
}

pub(super) async fn visitors(database: &dyn Questions, since: Millis) -> Result<u32, StoreError> {
    only(database, statement(VISITORS).number(since)).await?.number("count")
}

/// One question instead of four: each is answered at once, and to ask takes longer than that.
pub(in crate::storage) const OWN_LOBBY: &str = "SELECT 'here' AS what, guest_id AS who, 1 AS count FROM visitors WHERE guest_id = $1 AND seen_at > $2 \
     UNION ALL SELECT 'shown', id, shown FROM guests WHERE id = $1 \
     UNION ALL SELECT 'blocker', blocker, 1 FROM blocks WHERE blocked = $1 \
     UNION ALL SELECT 'searching', '', COUNT(*) FROM searches WHERE table_id IS NULL AND guest_id <> $1 \
     AND (seen_at >= $3 OR paces LIKE '%days%')";

pub(super) async fn own_lobby(
    database: &dyn Questions,
    guest: &str,
    since: Millis,
    seen_since: Millis,
) -> Result<OwnLobby, StoreError> {
    let query = statement(OWN_LOBBY).text(guest).number(since).number(seen_since);
    let mut own = OwnLobby::default();
    for row in &database.rows(query).await? {
        let count: u32 = row.number("count")?;
        match row.text("what")?.as_str() {
            "here" => own.is_here = true,
            "shown" => own.is_shown = count == 1,
            "blocker" => own.blockers.push(row.text("who")?),
            _ => own.searching = count,
        }
    }
    Ok(own)
}

/// Those who wish to be seen, by name.
pub(super) async fn named_visitors(
    database: &dyn Questions,
    since: Millis,
    limit: u32,
) -> Result<Vec<NamedVisitor>, StoreError> {
    let rows = database.rows(statement(NAMED).number(since).number(limit.into())).await?;
    let named = |row: &SqlRow| {
        let (guest, name) = (row.text("id")?, row.text("name")?);
        Ok(NamedVisitor { guest, name, player: row.maybe_text("player")? })
    };
    rows.iter().map(named).collect()
}

/// Those without an account who are here, or came in since then, with their names; of very many the last ones.
pub(in crate::storage) const RECENT_GUESTS: &str = "SELECT g.id AS id, g.name AS name FROM (SELECT guest_id FROM visitors \
     ORDER BY seen_at DESC LIMIT 1000) v JOIN guests g ON g.id = v.guest_id \
     WHERE g.account_id IS NULL AND g.deleted_at IS NULL AND g.name <> '' \
     UNION SELECT r.id AS id, r.name AS name FROM (SELECT id, name FROM guests \
     WHERE seen_at > $1 AND account_id IS NULL AND deleted_at IS NULL AND name <> '' ORDER BY seen_at DESC LIMIT 2000) r";

pub(super) async fn recent_guests(
    database: &dyn Questions,
    since: Millis,
) -> Result<Vec<(String, String)>, StoreError> {
    let rows = database.rows(statement(RECENT_GUESTS).number(since)).await?;
    rows.iter().map(|row| Ok((row.text("id")?, row.text("name")?))).collect()
}

pub(super) async fn is_shown(database: &dyn Questions, guest: &str) -> Result<bool, StoreError> {
    let query = statement("SELECT shown FROM guests WHERE id = $1").text(guest);
    let shown = first(database, query).await?.map(|row| row.number::<u64>("shown")).transpose()?;
    Ok(shown == Some(1))
}

/// The columns of a search; `s` are the searches, `g` the guests, `a` their accounts, whose names count.
const SEARCH: &str = "SELECT s.guest_id AS guest, g.account_id AS account, COALESCE(a.name, g.name) AS name, s.games AS games, \
     s.seats AS seats, s.paces AS paces, s.bots AS bots, s.since AS since, s.seen_at AS seen_at, s.version AS version, \
     s.table_id AS table_id, s.found_at AS found_at FROM searches s JOIN guests g ON g.id = s.guest_id \
     LEFT JOIN accounts a ON a.id = g.account_id";

fn search(row: &SqlRow) -> Result<StoredSearch, StoreError> {
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
pub(super) async fn search_of(
    database: &dyn Questions,
    guest: &str,
) -> Result<Option<StoredSearch>, StoreError> {
    let query = statement(AssertSqlSafe(format!(
        "{SEARCH} WHERE s.guest_id IN (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
         ORDER BY COALESCE(s.found_at, 0), s.since LIMIT 1"
    )));
    first(database, query.text(guest)).await?.as_ref().map(search).transpose()
}

pub(super) async fn searching(
    database: &dyn Questions,
    seen_since: Millis,
    but: &str,
) -> Result<u32, StoreError> {
    only(database, statement(SEARCHING).text(but).number(seen_since)).await?.number("count")
}

/// Whoever may not come in is seated nowhere.
pub(super) async fn searches(
    database: &dyn Questions,
    now: Millis,
    limit: u32,
) -> Result<Vec<StoredSearch>, StoreError> {
    let query = statement(AssertSqlSafe(format!(
        "{SEARCH} WHERE s.table_id IS NULL AND g.deleted_at IS NULL \
         AND NOT EXISTS (SELECT 1 FROM guests p WHERE p.id = COALESCE(g.account_id, g.id) AND p.banned_until > $1) \
         ORDER BY s.since LIMIT $2"
    )));
    database.rows(query.number(now).number(limit.into())).await?.iter().map(search).collect()
}
