//! Questions about ratings, the same to each database.

use protocol::rest::RatingKind;
use protocol::table::Sitter;

use super::{LeaderRow, RatingRow, RatingState, ShownRating, StoredPoint, StoredRating};
use crate::ratings::{RatedGame, RatedSeat, Rating, RatingKey};
use crate::storage::StoreError;
use crate::storage::read::{first, only};
use crate::storage::results::sitter_of;
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

pub(super) async fn rating_state(database: &dyn Questions) -> Result<RatingState, StoreError> {
    let row = only(database, statement("SELECT last_number, epoch FROM rating_state WHERE id = 1")).await?;
    Ok(RatingState { last_number: row.number("last_number")?, epoch: row.number("epoch")? })
}

pub(in crate::storage) const TO_RATE: &str = "\
    SELECT r.table_id AS table_id, r.game AS game, r.ended_at AS ended_at, r.number AS number, s.seat AS seat, \
    s.player_id AS player_id, s.sitter AS sitter, s.place AS place, s.has_left AS has_left FROM \
    (SELECT table_id, game, ended_at, number FROM results WHERE rated = 1 AND number IS NULL ORDER BY ended_at, table_id LIMIT $1) r \
    JOIN result_seats s ON s.table_id = r.table_id ORDER BY r.ended_at, r.table_id, s.seat";

pub(super) async fn games_to_rate(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<RatedGame>, StoreError> {
    games(&database.rows(statement(TO_RATE).number(limit.into())).await?)
}

const RATED: &str = "\
    SELECT r.table_id AS table_id, r.game AS game, r.ended_at AS ended_at, r.number AS number, s.seat AS seat, \
    s.player_id AS player_id, s.sitter AS sitter, s.place AS place, s.has_left AS has_left FROM \
    (SELECT table_id, game, ended_at, number FROM results WHERE number > $1 ORDER BY number LIMIT $2) r \
    JOIN result_seats s ON s.table_id = r.table_id ORDER BY r.number, s.seat";

pub(super) async fn rated_games(
    database: &dyn Questions,
    after: u64,
    limit: u32,
) -> Result<Vec<RatedGame>, StoreError> {
    games(&database.rows(statement(RATED).number(after).number(limit.into())).await?)
}

/// Rows with one seat each, those of a game together.
fn games(rows: &[SqlRow]) -> Result<Vec<RatedGame>, StoreError> {
    let mut games: Vec<RatedGame> = Vec::new();
    for row in rows {
        let table = row.text("table_id")?;
        if games.last().is_none_or(|last| last.table != table) {
            let number = row.maybe_i64("number")?.map(|number| number as u64);
            let (game, ended_at) = (row.text("game")?, row.number("ended_at")?);
            games.push(RatedGame { table, game, ended_at, number, seats: Vec::new() });
        }
        if let Some(last) = games.last_mut() {
            last.seats.push(seat(row)?);
        }
    }
    Ok(games)
}

fn seat(row: &SqlRow) -> Result<RatedSeat, StoreError> {
    let level = match sitter_of(&row.text("sitter")?) {
        Sitter::Bot { level } => Some(level),
        Sitter::Open | Sitter::Person => None,
    };
    Ok(RatedSeat {
        seat: row.number("seat")?,
        player: row.maybe_text("player_id")?,
        level,
        place: row.maybe_seat("place")?,
        left: row.number::<i64>("has_left")? != 0,
    })
}

fn value(row: &SqlRow, name: &str) -> Result<f64, StoreError> {
    Ok(f64::from_bits(row.number::<i64>(name)?.cast_unsigned()))
}

fn stored(row: &SqlRow) -> Result<StoredRating, StoreError> {
    let rating = Rating { mean: value(row, "mean_bits")?, deviation: value(row, "deviation_bits")? };
    Ok(StoredRating { rating, games: row.number("games")? })
}

pub(super) async fn rating(
    database: &dyn Questions,
    key: &RatingKey,
    month: u32,
) -> Result<Option<StoredRating>, StoreError> {
    let query = statement(
        "SELECT mean_bits, deviation_bits, games FROM ratings WHERE game = $1 AND kind = $2 AND month = $3 AND player_id = $4",
    );
    let query = query.text(&key.game).text(key.kind.name()).number(month.into()).text(&key.player);
    first(database, query).await?.as_ref().map(stored).transpose()
}

fn kind(row: &SqlRow) -> Result<RatingKind, StoreError> {
    match row.text("kind")?.as_str() {
        "people" => Ok(RatingKind::People),
        "computers" => Ok(RatingKind::Computers),
        other => Err(unreadable(format!("{other} is no kind of rating"))),
    }
}

pub(in crate::storage) const OF_PLAYER: &str = "\
    SELECT game, kind, points, spread, provisional, games FROM ratings WHERE player_id = $1 AND month = 0 ORDER BY kind DESC, game";

pub(super) async fn ratings_of(
    database: &dyn Questions,
    player: &str,
) -> Result<Vec<ShownRating>, StoreError> {
    let shown = |row: &SqlRow| {
        Ok(ShownRating {
            game: row.text("game")?,
            kind: kind(row)?,
            points: row.number("points")?,
            spread: row.number("spread")?,
            provisional: row.number::<i64>("provisional")? != 0,
            games: row.number("games")?,
        })
    };
    database.rows(statement(OF_PLAYER).text(player)).await?.iter().map(shown).collect()
}

pub(in crate::storage) const CURVE: &str = "\
    SELECT at, points, spread FROM rating_changes WHERE player_id = $1 AND game = $2 AND kind = $3 ORDER BY number DESC LIMIT $4";

pub(super) async fn curve(
    database: &dyn Questions,
    key: &RatingKey,
    limit: u32,
) -> Result<Vec<StoredPoint>, StoreError> {
    let query = statement(CURVE).text(&key.player).text(&key.game).text(key.kind.name()).number(limit.into());
    let point = |row: &SqlRow| {
        Ok(StoredPoint {
            at: row.number("at")?,
            points: row.number("points")?,
            spread: row.number("spread")?,
        })
    };
    database.rows(query).await?.iter().rev().map(point).collect()
}

pub(in crate::storage) const LEADERS: &str = "\
    SELECT r.player_id AS player_id, a.name AS name, r.points AS points, r.spread AS spread, r.provisional AS provisional, \
    r.games AS games FROM ratings r JOIN accounts a ON a.id = r.player_id \
    WHERE r.game = $1 AND r.kind = $2 AND r.month = $3 AND a.private = 0 ORDER BY r.provisional, r.sort_key, r.player_id LIMIT $4";

pub(super) async fn leaders(
    database: &dyn Questions,
    game: &str,
    kind: RatingKind,
    month: u32,
    limit: u32,
) -> Result<Vec<LeaderRow>, StoreError> {
    let query = statement(LEADERS).text(game).text(kind.name()).number(month.into()).number(limit.into());
    let ranked = |row: &SqlRow| {
        Ok(LeaderRow {
            player: row.text("player_id")?,
            name: row.text("name")?,
            points: row.number("points")?,
            spread: row.number("spread")?,
            provisional: row.number::<i64>("provisional")? != 0,
            games: row.number("games")?,
        })
    };
    database.rows(query).await?.iter().map(ranked).collect()
}

pub(super) async fn all_ratings(database: &dyn Questions) -> Result<Vec<RatingRow>, StoreError> {
    let query = "SELECT game, kind, month, player_id, mean_bits, deviation_bits, games FROM ratings \
                 ORDER BY game, kind, month, player_id";
    let row = |row: &SqlRow| {
        let StoredRating { rating, games } = stored(row)?;
        let key = RatingKey { player: row.text("player_id")?, game: row.text("game")?, kind: kind(row)? };
        Ok(RatingRow { key, month: row.number("month")?, rating, games })
    };
    database.rows(statement(query)).await?.iter().map(row).collect()
}
