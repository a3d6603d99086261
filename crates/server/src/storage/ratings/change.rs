//! Changes of ratings as statements, the same for each database.

use std::fmt::Write as _;

use protocol::Millis;
use sqlx::AssertSqlSafe;

use super::RatingState;
use crate::ratings::{Rating, RatingKey};
use crate::storage::StoreError;
use crate::storage::statement::{Connection, SqlValue, Statement, statement};

/// Rows that are written with one statement.
const ROUND: usize = 500;

/// A rating as it is to be stored: in a month, or with month 0 as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    pub key: RatingKey,
    pub month: u32,
    pub rating: Rating,
    pub games: u32,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct CurveRow {
    pub key: RatingKey,
    pub number: u64,
    pub at: Millis,
    pub rating: Rating,
}

/// Ratings after more games. It is refused as a conflict when somebody else has gone on from the same place.
#[derive(Clone, Debug, Default)]
pub struct RatingWrite {
    pub from: RatingState,
    pub to: RatingState,
    /// A part of what is computed from nothing: it goes on from no place, and whoever rates games meanwhile need not wait.
    pub is_part: bool,
    /// The curves of games behind the first of these numbers, up to the second, are thrown away before others are written.
    pub curves_anew: Option<(u64, u64)>,
    /// Ratings that there are no longer, by month.
    pub removed: Vec<(RatingKey, u32)>,
    /// Tables, and the numbers that they get.
    pub numbers: Vec<(String, u64)>,
    pub ratings: Vec<RatingRow>,
    pub curve: Vec<CurveRow>,
}

/// Writes one change, within a transaction. The row of the state keeps others waiting until it is written.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &RatingWrite,
) -> Result<(), StoreError> {
    if !write.is_part && connection.execute(go_on(&write.from, &write.to)).await? == 0 {
        return Err(StoreError::Conflict);
    }
    if let Some((after, until)) = write.curves_anew {
        let clear = statement("DELETE FROM rating_changes WHERE number > $1 AND number <= $2");
        connection.execute(clear.number(after).number(until)).await?;
    }
    for (key, month) in &write.removed {
        connection.execute(remove(key, *month)).await?;
    }
    for (table, number) in &write.numbers {
        let give =
            statement("UPDATE results SET number = $1 WHERE table_id = $2").number(*number).text(table);
        connection.execute(give).await?;
    }
    for rows in write.ratings.chunks(ROUND) {
        connection.execute(keep_ratings(rows)).await?;
    }
    for rows in write.curve.chunks(ROUND) {
        connection.execute(keep_curve(rows)).await?;
    }
    Ok(())
}

fn go_on(from: &RatingState, to: &RatingState) -> Statement<'static> {
    let go_on = statement(
        "UPDATE rating_state SET last_number = $1, epoch = $2 WHERE id = 1 AND last_number = $3 AND epoch = $4",
    );
    go_on.number(to.last_number).number(to.epoch).number(from.last_number).number(from.epoch)
}

fn remove(key: &RatingKey, month: u32) -> Statement<'_> {
    let remove =
        statement("DELETE FROM ratings WHERE game = $1 AND kind = $2 AND month = $3 AND player_id = $4");
    remove.text(&key.game).text(key.kind.name()).number(month.into()).text(&key.player)
}

/// `($1, $2), ($3, $4)` for as many rows and columns.
fn marks(rows: usize, columns: usize) -> String {
    let mut text = String::new();
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..columns {
            let _ = write!(text, "{}${}", if column == 0 { "" } else { ", " }, row * columns + column + 1);
        }
        text.push(')');
    }
    text
}

fn number(number: i64) -> SqlValue<'static> {
    SqlValue::Number(Some(number))
}

fn text(text: &str) -> SqlValue<'static> {
    SqlValue::Text(Some(text.to_owned().into()))
}

/// Positive or not: the same bits come back.
pub(super) fn bits(value: f64) -> i64 {
    value.to_bits().cast_signed()
}

fn keep_ratings(rows: &[RatingRow]) -> Statement<'static> {
    const COLUMNS: usize = 11;
    let sql = format!(
        "INSERT INTO ratings (game, kind, month, player_id, mean_bits, deviation_bits, points, spread, provisional, games, \
         sort_key) VALUES {} ON CONFLICT (game, kind, month, player_id) DO UPDATE SET mean_bits = excluded.mean_bits, \
         deviation_bits = excluded.deviation_bits, points = excluded.points, spread = excluded.spread, \
         provisional = excluded.provisional, games = excluded.games, sort_key = excluded.sort_key",
        marks(rows.len(), COLUMNS)
    );
    let mut keep = statement(AssertSqlSafe(sql));
    for RatingRow { key, month, rating, games } in rows {
        keep.values.extend([
            text(&key.game),
            text(key.kind.name()),
            number((*month).into()),
            text(&key.player),
            number(bits(rating.mean)),
            number(bits(rating.deviation)),
            number(rating.points()),
            number(rating.spread()),
            number(rating.is_provisional().into()),
            number((*games).into()),
            number(-rating.points()),
        ]);
    }
    keep
}

fn keep_curve(rows: &[CurveRow]) -> Statement<'static> {
    const COLUMNS: usize = 7;
    let sql = format!(
        "INSERT INTO rating_changes (player_id, game, kind, number, at, points, spread) VALUES {}",
        marks(rows.len(), COLUMNS)
    );
    let mut keep = statement(AssertSqlSafe(sql));
    for CurveRow { key, number: of_game, at, rating } in rows {
        keep.values.extend([
            text(&key.player),
            text(&key.game),
            text(key.kind.name()),
            number(*of_game as i64),
            number(*at as i64),
            number(rating.points()),
            number(rating.spread()),
        ]);
    }
    keep
}
