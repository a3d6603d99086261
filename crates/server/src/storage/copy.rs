//! All rows of one database in another, whichever they are.

use std::fmt::Write as _;

use futures_util::future::BoxFuture;
use sqlx::AssertSqlSafe;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use super::StoreError;
use super::schema::{Catalog, ColumnKind, POSTGRES, SQLITE, TableForm, describe};
use super::statement::{Connection, SqlRow, SqlValue, Statement, query, statement};

/// Rows that are carried together.
const ROUND: usize = 500;

/// How far a copy is.
#[derive(Clone, Copy, Debug)]
pub struct CopyProgress<'a> {
    pub table: &'a str,
    /// Whether the rows are being compared; they are being copied otherwise.
    pub is_comparing: bool,
    pub done: u64,
    pub all: u64,
}

/// What was copied and compared: the rows of every table.
pub type RowCounts = Vec<(String, u64)>;

/// A connection to either database.
pub(crate) enum Side {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Side {
    const fn catalog(&self) -> &'static Catalog {
        match self {
            Self::Sqlite(_) => &SQLITE,
            Self::Postgres(_) => &POSTGRES,
        }
    }

    /// Begins to look at everything as it is at this moment, whatever others write.
    async fn begin_reading(&mut self) -> Result<(), StoreError> {
        let begin = match self {
            Self::Sqlite(_) => "BEGIN",
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        self.execute(statement(begin)).await.map(drop)
    }

    /// How many rows every table has.
    pub(crate) async fn counts(&mut self) -> Result<RowCounts, StoreError> {
        let mut counts = Vec::new();
        for table in self.describe().await? {
            counts.push((table.name.clone(), count(self, &table).await?));
        }
        Ok(counts)
    }

    pub(super) async fn describe(&mut self) -> Result<Vec<TableForm>, StoreError> {
        let catalog = self.catalog();
        describe(self, catalog).await
    }
}

impl Connection for Side {
    fn execute<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(async move {
            Ok(match self {
                Self::Sqlite(side) => query!(&statement).execute(side).await.map_err(failed)?.rows_affected(),
                Self::Postgres(side) => {
                    query!(&statement).execute(side).await.map_err(failed)?.rows_affected()
                }
            })
        })
    }

    fn rows<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>> {
        Box::pin(async move {
            Ok(match self {
                Self::Sqlite(side) => {
                    let rows = query!(&statement).fetch_all(side).await.map_err(failed)?;
                    rows.into_iter().map(SqlRow::Sqlite).collect()
                }
                Self::Postgres(side) => {
                    let rows = query!(&statement).fetch_all(side).await.map_err(failed)?;
                    rows.into_iter().map(SqlRow::Postgres).collect()
                }
            })
        })
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Database(error.to_string())
}

/// Copies all rows into a database that has none, compares every row with the one it came from, and keeps them only then: a copy that is
/// broken off, or that is not the same, leaves nothing behind.
pub(crate) async fn copy(
    from: &mut Side,
    to: &mut Side,
    told: &mut (dyn FnMut(CopyProgress<'_>) + Send),
) -> Result<RowCounts, StoreError> {
    let tables = from.describe().await?;
    if tables != to.describe().await? {
        return Err(StoreError::Database("the two databases are not of the same form".to_owned()));
    }
    from.begin_reading().await?;
    to.execute(statement("BEGIN")).await?;
    // The one row that every new database has: how far ratings are computed, which is nowhere.
    to.execute(statement("DELETE FROM rating_state WHERE last_number = 0 AND epoch = 0")).await?;
    let mut counts = Vec::new();
    for table in &tables {
        check_empty(to, table).await?;
        counts.push((table.name.clone(), count(from, table).await?));
    }
    for is_comparing in [false, true] {
        for (table, (_, all)) in tables.iter().zip(&counts) {
            go_through(from, to, (table, *all), is_comparing, told).await?;
        }
    }
    to.execute(statement("COMMIT")).await?;
    from.execute(statement("ROLLBACK")).await?;
    Ok(counts)
}

async fn count(side: &mut Side, table: &TableForm) -> Result<u64, StoreError> {
    let rows = side.rows(sql(format!("SELECT COUNT(*) AS count FROM {}", table.name))).await?;
    rows.first().map_or(Ok(0), |row| row.number("count"))
}

async fn check_empty(side: &mut Side, table: &TableForm) -> Result<(), StoreError> {
    if side.rows(sql(format!("SELECT 1 AS one FROM {} LIMIT 1", table.name))).await?.is_empty() {
        return Ok(());
    }
    let why = format!("it is not empty: it has rows in {}. Nothing was changed", table.name);
    Err(StoreError::Database(why))
}

/// Goes through the rows of a table in rounds, and copies them, or compares them with their copies.
async fn go_through(
    from: &mut Side,
    to: &mut Side,
    (table, all): (&TableForm, u64),
    is_comparing: bool,
    told: &mut (dyn FnMut(CopyProgress<'_>) + Send),
) -> Result<(), StoreError> {
    let (mut done, mut last) = (0, None);
    loop {
        let rows = page(from, table, last.as_deref()).await?;
        if is_comparing && rows != page(to, table, last.as_deref()).await? {
            return Err(nothing_kept(table, &format!("is not the same after row {done}")));
        }
        let Some(end) = rows.last() else { break };
        last = Some(key_of(table, end));
        done += rows.len() as u64;
        if !is_comparing {
            to.execute(insert(table, rows)).await?;
        }
        told(CopyProgress { table: &table.name, is_comparing, done, all });
    }
    if done == all { Ok(()) } else { Err(nothing_kept(table, &format!("is {done} of {all} rows"))) }
}

fn nothing_kept(table: &TableForm, why: &str) -> StoreError {
    StoreError::Database(format!("what was copied into {} {why}. Nothing is kept", table.name))
}

type SqlValues = Vec<SqlValue<'static>>;

/// The next rows in the order of the key.
async fn page(
    side: &mut Side,
    table: &TableForm,
    after: Option<&[SqlValue<'static>]>,
) -> Result<Vec<SqlValues>, StoreError> {
    let columns: Vec<&str> = table.columns.iter().map(|column| column.name.as_str()).collect();
    let (columns, key) = (columns.join(", "), table.key.join(", "));
    let beyond = after.map(|after| {
        let marks: Vec<_> = (1..=after.len()).map(|number| format!("${number}")).collect();
        format!("WHERE ({key}) > ({})", marks.join(", "))
    });
    let beyond = beyond.unwrap_or_default();
    let mut page = sql(format!("SELECT {columns} FROM {} {beyond} ORDER BY {key} LIMIT {ROUND}", table.name));
    page.values = after.unwrap_or_default().to_vec();
    side.rows(page).await?.iter().map(|row| values(table, row)).collect()
}

fn values(table: &TableForm, row: &SqlRow) -> Result<SqlValues, StoreError> {
    let value = |name: &str, kind| {
        Ok(match kind {
            ColumnKind::Number => SqlValue::Number(row.maybe_i64(name)?),
            ColumnKind::Text => SqlValue::Text(row.maybe_text(name)?.map(Into::into)),
            ColumnKind::Bytes => SqlValue::Bytes(row.maybe_bytes(name)?.map(Into::into)),
        })
    };
    table.columns.iter().map(|column| value(&column.name, column.kind)).collect()
}

fn key_of(table: &TableForm, row: &[SqlValue<'static>]) -> SqlValues {
    let place = |name: &String| table.columns.iter().position(|column| column.name == *name);
    table.key.iter().filter_map(|name| row.get(place(name)?).cloned()).collect()
}

/// One statement for many rows.
fn insert(table: &TableForm, rows: Vec<SqlValues>) -> Statement<'static> {
    let columns: Vec<&str> = table.columns.iter().map(|column| column.name.as_str()).collect();
    let mut text = format!("INSERT INTO {} ({}) VALUES ", table.name, columns.join(", "));
    let mut number = 0;
    for place in 0..rows.len() {
        text.push_str(if place == 0 { "(" } else { ", (" });
        for column in 0..columns.len() {
            number += 1;
            let _ = write!(text, "{}${number}", if column == 0 { "" } else { ", " });
        }
        text.push(')');
    }
    let mut insert = sql(text);
    insert.values = rows.into_iter().flatten().collect();
    insert
}

/// A statement that is made of what a database says of itself, and of nothing that people write.
fn sql(text: String) -> Statement<'static> {
    statement(AssertSqlSafe(text))
}
