//! One dialect for both databases: statements with values, and rows. Whatever the server asks or writes is the same text on `SQLite`
//! and on `PostgreSQL`; parameters are `$1`, `$2`, …

use std::borrow::Cow;

use futures_util::future::BoxFuture;
use protocol::SeatNumber;
use serde::de::DeserializeOwned;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqlSafeStr, SqlStr};

use super::StoreError;

/// A value of a statement or of a row. What is missing has a kind too: `PostgreSQL` wants to know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SqlValue<'a> {
    Number(Option<i64>),
    Text(Option<Cow<'a, str>>),
    Bytes(Option<Cow<'a, [u8]>>),
}

#[derive(Debug)]
pub(crate) struct Statement<'a> {
    pub(super) sql: SqlStr,
    pub(super) values: Vec<SqlValue<'a>>,
}

/// A statement without values yet.
pub(super) fn statement<'a>(sql: impl SqlSafeStr) -> Statement<'a> {
    Statement { sql: sql.into_sql_str(), values: Vec::new() }
}

impl<'a> Statement<'a> {
    fn with(mut self, value: SqlValue<'a>) -> Self {
        self.values.push(value);
        self
    }

    pub(super) fn text(self, text: &'a str) -> Self {
        self.with(SqlValue::Text(Some(Cow::Borrowed(text))))
    }

    pub(super) fn own_text(self, text: String) -> Self {
        self.with(SqlValue::Text(Some(Cow::Owned(text))))
    }

    pub(super) fn maybe_text(self, text: Option<&'a str>) -> Self {
        self.with(SqlValue::Text(text.map(Cow::Borrowed)))
    }

    pub(super) fn maybe_own_text(self, text: Option<String>) -> Self {
        self.with(SqlValue::Text(text.map(Cow::Owned)))
    }

    pub(super) fn number(self, number: u64) -> Self {
        self.with(SqlValue::Number(Some(number as i64)))
    }

    pub(super) fn maybe_number(self, number: Option<u64>) -> Self {
        self.with(SqlValue::Number(number.map(|number| number as i64)))
    }

    pub(super) fn maybe_signed(self, number: Option<i64>) -> Self {
        self.with(SqlValue::Number(number))
    }

    pub(super) fn bytes(self, bytes: &'a [u8]) -> Self {
        self.maybe_bytes(Some(bytes))
    }

    pub(super) fn maybe_bytes(self, bytes: Option<&'a [u8]>) -> Self {
        self.with(SqlValue::Bytes(bytes.map(Cow::Borrowed)))
    }
}

/// A query of sqlx, of either database, from a statement that is borrowed.
macro_rules! query {
    ($statement:expr) => {{
        let statement = $statement;
        let mut query = sqlx::query(statement.sql.clone());
        for value in &statement.values {
            query = match value {
                $crate::storage::statement::SqlValue::Number(number) => query.bind(number),
                $crate::storage::statement::SqlValue::Text(text) => query.bind(text.as_deref()),
                $crate::storage::statement::SqlValue::Bytes(bytes) => query.bind(bytes.as_deref()),
            };
        }
        query
    }};
}
pub(super) use query;

/// A row of either database.
#[derive(Debug)]
pub(crate) enum SqlRow {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// Reads a column of whichever row it is.
macro_rules! column {
    ($row:expr, $column:expr) => {
        match $row {
            SqlRow::Sqlite(row) => row.try_get($column),
            SqlRow::Postgres(row) => row.try_get($column),
        }
        .map_err(unreadable)
    };
}

impl SqlRow {
    pub(super) fn text(&self, name: &str) -> Result<String, StoreError> {
        column!(self, name)
    }

    pub(super) fn maybe_text(&self, name: &str) -> Result<Option<String>, StoreError> {
        column!(self, name)
    }

    pub(super) fn bytes(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        column!(self, name)
    }

    pub(super) fn maybe_bytes(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        column!(self, name)
    }

    pub(super) fn maybe_i64(&self, name: &str) -> Result<Option<i64>, StoreError> {
        column!(self, name)
    }

    pub(super) fn number<T: TryFrom<i64>>(&self, name: &str) -> Result<T, StoreError>
    where
        T::Error: std::fmt::Display,
    {
        let number: i64 = column!(self, name)?;
        T::try_from(number).map_err(unreadable)
    }

    pub(super) fn maybe_seat(&self, name: &str) -> Result<Option<SeatNumber>, StoreError> {
        self.maybe_i64(name)?.map(SeatNumber::try_from).transpose().map_err(unreadable)
    }

    /// What stands in a column as JSON.
    pub(super) fn json<T: DeserializeOwned>(&self, name: &str) -> Result<T, StoreError> {
        serde_json::from_str(&self.text(name)?).map_err(unreadable)
    }
}

pub(super) fn unreadable(cause: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(cause.to_string())
}

/// A connection within a transaction.
pub(crate) trait Connection: Send {
    /// Answers how many rows were changed.
    fn execute<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<u64, StoreError>>;
    fn rows<'a>(&'a mut self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>>;
}

/// Where questions are asked.
pub(crate) trait Questions: Send + Sync {
    fn rows<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<SqlRow>, StoreError>>;
}
