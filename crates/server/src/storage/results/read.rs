//! Questions about results, the same to each database.

use protocol::rest::{GameStats, ResultInfo, ResultSeat, TableSummary};
use protocol::table::EndingReason;
use protocol::{Millis, SeatNumber};

use super::change::sitter_of;
use super::{CountedResults, Cursor, Encounter, EndedTable, ResultFilter, Streaks};
use crate::storage::StoreError;
use crate::storage::other_nodes::with_list;
use crate::storage::read::only;
use crate::storage::statement::{Questions, SqlRow, Statement, statement, unreadable};

/// Later than any game ends.
const NEVER: Millis = 1 << 52;

/// The page is found in the index of the player; the rest is looked up for its few games.
pub(in crate::storage) const PAGE: &str = "\
    SELECT m.seat AS own_seat, r.table_id AS table_id, r.game AS game, r.reason AS reason, r.rated AS rated, \
    r.started_at AS started_at, r.ended_at AS ended_at, r.moves AS moves, s.seat AS seat, s.sitter AS sitter, \
    COALESCE(a.name, s.name) AS name, a.id AS player_id, s.forgotten AS forgotten, s.place AS place, s.score AS score, \
    s.won AS won, s.has_left AS has_left \
    FROM (SELECT o.table_id, o.seat, o.ended_at FROM result_seats o WHERE o.player_id = $1 AND (o.ended_at, o.table_id) < ($2, $3) \
    AND ($4 = 1 OR o.shown = 1) AND ($5 IS NULL OR o.game = $5) AND ($6 IS NULL OR o.rated = $6) \
    AND ($7 IS NULL OR EXISTS (SELECT 1 FROM result_seats w LEFT JOIN accounts b ON b.id = w.player_id WHERE w.table_id = o.table_id AND w.seat <> o.seat \
    AND COALESCE(b.name_key, w.name_key) LIKE $7 ESCAPE '!')) \
    ORDER BY o.ended_at DESC, o.table_id DESC, o.seat LIMIT $8) m \
    JOIN results r ON r.table_id = m.table_id JOIN result_seats s ON s.table_id = m.table_id \
    LEFT JOIN accounts a ON a.id = s.player_id ORDER BY m.ended_at DESC, m.table_id DESC, m.seat, s.seat";

pub(super) fn page(filter: &ResultFilter, limit: u32) -> Statement<'_> {
    let first = Cursor { ended_at: NEVER, table: String::new() };
    let Cursor { ended_at, table } = filter.before.clone().unwrap_or(first);
    statement(PAGE)
        .text(&filter.player)
        .number(ended_at)
        .own_text(table)
        .number(filter.all.into())
        .maybe_text(filter.game.as_deref())
        .maybe_number(filter.rated.map(u64::from))
        .maybe_own_text(filter.with.as_deref().map(containing))
        .number(limit.into())
}

/// A pattern for `LIKE` that finds a text anywhere.
fn containing(text: &str) -> String {
    let mut pattern = "%".to_owned();
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern + "%"
}

pub(super) async fn results_of(
    database: &dyn Questions,
    filter: &ResultFilter,
    limit: u32,
) -> Result<Vec<ResultInfo>, StoreError> {
    let mut results: Vec<ResultInfo> = Vec::new();
    for row in &database.rows(page(filter, limit)).await? {
        let (table, own): (String, SeatNumber) = (row.text("table_id")?, row.number("own_seat")?);
        if !results.last().is_some_and(|last| last.table == table && last.own_seat == own) {
            results.push(result(row, table, own)?);
        }
        if let Some(last) = results.last_mut() {
            last.seats.push(result_seat(row)?);
        }
    }
    Ok(results)
}

fn result(row: &SqlRow, table: String, own_seat: SeatNumber) -> Result<ResultInfo, StoreError> {
    Ok(ResultInfo {
        table,
        game: row.text("game")?,
        reason: reason(&row.text("reason")?)?,
        rated: is(row, "rated")?,
        started_at: row.number("started_at")?,
        ended_at: row.number("ended_at")?,
        moves: row.number("moves")?,
        own_seat,
        seats: Vec::new(),
    })
}

fn result_seat(row: &SqlRow) -> Result<ResultSeat, StoreError> {
    let score = row.maybe_i64("score")?.map(i32::try_from).transpose().map_err(unreadable)?;
    Ok(ResultSeat {
        seat: row.number("seat")?,
        sitter: sitter_of(&row.text("sitter")?),
        name: row.text("name")?,
        player: row.maybe_text("player_id")?,
        forgotten: is(row, "forgotten")?,
        place: row.maybe_seat("place")?,
        score,
        won: is(row, "won")?,
        left: is(row, "has_left")?,
    })
}

fn reason(word: &str) -> Result<EndingReason, StoreError> {
    serde_json::from_value(word.into()).map_err(unreadable)
}

fn is(row: &SqlRow, name: &str) -> Result<bool, StoreError> {
    Ok(row.number::<i64>(name)? != 0)
}

pub(in crate::storage) const STATS: &str = "\
    SELECT game, seats, place, COUNT(*) AS count, COUNT(CASE WHEN has_left = 1 THEN 1 END) AS times_left, \
    CAST(SUM(ended_at % 1000003) AS BIGINT) AS moments FROM result_seats \
    WHERE player_id = $1 AND ($2 = 1 OR shown = 1) AND place IS NOT NULL GROUP BY game, seats, place ORDER BY game, seats, place";

pub(super) async fn stats_of(
    database: &dyn Questions,
    player: &str,
    all: bool,
) -> Result<CountedResults, StoreError> {
    let CountedResults { games: mut stats, mut mark } = CountedResults::default();
    for row in &database.rows(statement(STATS).text(player).number(all.into())).await? {
        let (game, seats): (String, u8) = (row.text("game")?, row.number("seats")?);
        let (place, count): (usize, u32) = (row.number("place")?, row.number("count")?);
        mark.0.push((game.clone(), seats, place, count, row.number("moments")?));
        if !stats.last().is_some_and(|last| last.game == game && last.seats == seats) {
            stats.push(GameStats { game, seats, played: 0, left: 0, places: vec![0; usize::from(seats)] });
        }
        let Some(last) = stats.last_mut() else { continue };
        last.played += count;
        last.left += row.number::<u32>("times_left")?;
        if let Some(times) = last.places.get_mut(place.saturating_sub(1)) {
            *times += count;
        }
    }
    Ok(CountedResults { games: stats, mark })
}

/// All of it is read from indexes.
pub(in crate::storage) const ENCOUNTERS: &str = "\
    SELECT o.player_id AS player, COUNT(*) AS games, COUNT(CASE WHEN p.place < o.place THEN 1 END) AS ahead, \
    COUNT(CASE WHEN p.place > o.place THEN 1 END) AS behind \
    FROM result_seats p JOIN result_seats o ON o.table_id = p.table_id AND o.seat <> p.seat \
    WHERE p.player_id = $1 AND p.place IS NOT NULL AND ($2 = 1 OR p.shown = 1) AND o.player_id <> $1 \
    GROUP BY o.player_id ORDER BY games DESC, player LIMIT $3";

pub(super) async fn encounters_of(
    database: &dyn Questions,
    player: &str,
    all: bool,
    limit: u32,
) -> Result<Vec<Encounter>, StoreError> {
    let query = statement(ENCOUNTERS).text(player).number(all.into()).number(limit.into());
    let encounter = |row: &SqlRow| {
        Ok(Encounter {
            player: row.text("player")?,
            games: row.number("games")?,
            ahead: row.number("ahead")?,
            behind: row.number("behind")?,
        })
    };
    database.rows(query).await?.iter().map(encounter).collect()
}

/// Players whose names are asked for in one statement.
const NAMED_AT_ONCE: usize = 500;

pub(super) async fn names_of(
    database: &dyn Questions,
    players: &[String],
    all: bool,
) -> Result<Vec<(String, String)>, StoreError> {
    let shown = if all { "" } else { " AND private = 0" };
    let sql = format!("SELECT id, name FROM accounts WHERE id IN (LIST){shown}");
    let mut names = Vec::with_capacity(players.len());
    for players in players.chunks(NAMED_AT_ONCE) {
        let rows = database.rows(with_list(&sql, players, |query, player| query.text(player))).await?;
        for row in &rows {
            names.push((row.text("id")?, row.text("name")?));
        }
    }
    Ok(names)
}

/// Between two games that were not won, those that were are counted.
pub(in crate::storage) const STREAKS: &str = "\
    SELECT COALESCE(MAX(run), 0) AS longest, COALESCE(MAX(CASE WHEN losses = total THEN run END), 0) AS streak FROM \
    (SELECT losses, COUNT(CASE WHEN won = 1 THEN 1 END) AS run, MAX(losses) OVER () AS total FROM \
    (SELECT won, SUM(1 - won) OVER (ORDER BY ended_at, table_id, seat) AS losses FROM result_seats \
    WHERE player_id = $1 AND ($2 = 1 OR shown = 1) AND place IS NOT NULL) m GROUP BY losses) r";

pub(super) async fn streaks_of(
    database: &dyn Questions,
    player: &str,
    all: bool,
) -> Result<Streaks, StoreError> {
    let row = only(database, statement(STREAKS).text(player).number(all.into())).await?;
    Ok(Streaks { longest: row.number("longest")?, current: row.number("streak")? })
}

pub(in crate::storage) const RUNNING: &str = "\
    SELECT t.summary AS summary, MIN(m.seat) AS seat FROM (SELECT table_id, seat FROM holders WHERE guest_id IN \
    (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
    AND table_id NOT IN (SELECT table_id FROM result_seats WHERE player_id = $1) \
    UNION ALL SELECT id, NULL FROM tables WHERE host_guest IN \
    (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1)) m JOIN tables t ON t.id = m.table_id \
    WHERE t.state <> 'ended' GROUP BY t.id, t.summary, t.changed_at ORDER BY t.changed_at DESC LIMIT $2";

pub(super) async fn running_of(
    database: &dyn Questions,
    guest: &str,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let rows = database.rows(statement(RUNNING).text(guest).number(limit.into())).await?;
    let summary = |row: &SqlRow| {
        let summary: TableSummary = row.json("summary")?;
        Ok(summary.as_mine(row.maybe_seat("seat")?))
    };
    rows.iter().map(summary).collect()
}

pub(super) async fn results_due(
    database: &dyn Questions,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let query = "SELECT table_id FROM results_due WHERE table_id > $1 ORDER BY table_id LIMIT $2";
    let query = statement(query).text(after).number(limit.into());
    database.rows(query).await?.iter().map(|row| row.text("table_id")).collect()
}

/// A page is found in the index of the lobby: how many games have ended makes no difference to it.
pub(in crate::storage) const ENDED: &str = "\
    SELECT e.id AS id, e.changed_at AS changed_at, r.table_id AS made FROM \
    (SELECT id, changed_at FROM tables WHERE listed = $1 AND state = 'ended' AND changed_at >= $2 \
    AND (changed_at, id) > ($2, $3) ORDER BY changed_at, id LIMIT $4) e \
    LEFT JOIN results r ON r.table_id = e.id ORDER BY e.changed_at, e.id";

pub(super) async fn ended_after(
    database: &dyn Questions,
    listed: bool,
    after: &Cursor,
    limit: u32,
) -> Result<Vec<EndedTable>, StoreError> {
    let query = statement(ENDED).number(listed.into()).number(after.ended_at).text(&after.table);
    let ended = |row: &SqlRow| {
        let at = Cursor { ended_at: row.number("changed_at")?, table: row.text("id")? };
        Ok(EndedTable { at, has_result: row.maybe_text("made")?.is_some() })
    };
    database.rows(query.number(limit.into())).await?.iter().map(ended).collect()
}
