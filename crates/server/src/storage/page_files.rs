//! The files of the pages of all programs that work with the same data.

use std::collections::BTreeMap;

use axum::body::Bytes;
use protocol::Millis;

use super::sql::SqlDatabase;
use super::statement::{Questions, Statement, statement};
use super::{StoreError, StoreFuture, read};

/// One change of what is stored of them. A name has a hash in it: what is stored under it is never another.
#[derive(Clone, Debug)]
pub enum PageFileWrite {
    Keep {
        name: String,
        content: Bytes,
        at: Millis,
    },
    /// A node that has them is there.
    Seen {
        name: String,
        at: Millis,
    },
    /// No node has had them since then.
    Forget {
        before: Millis,
    },
}

/// What is asked about them.
pub trait StoredPages: Send + Sync {
    /// All names, and when a node that has the file was last there.
    fn names(&self) -> StoreFuture<'_, BTreeMap<String, Millis>>;
    fn content<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Vec<u8>>>;
}

impl<D: SqlDatabase> StoredPages for D {
    fn names(&self) -> StoreFuture<'_, BTreeMap<String, Millis>> {
        Box::pin(names(self))
    }

    fn content<'a>(&'a self, name: &'a str) -> StoreFuture<'a, Option<Vec<u8>>> {
        Box::pin(content(self, name))
    }
}

async fn names(database: &dyn Questions) -> Result<BTreeMap<String, Millis>, StoreError> {
    let rows = database.rows(statement("SELECT name, seen_at FROM page_files")).await?;
    rows.iter().map(|row| Ok((row.text("name")?, row.number("seen_at")?))).collect()
}

async fn content(database: &dyn Questions, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let query = statement("SELECT content FROM page_files WHERE name = $1").text(name);
    read::first(database, query).await?.map(|row| row.bytes("content")).transpose()
}

pub(super) fn as_statement(write: &PageFileWrite) -> Statement<'_> {
    match write {
        PageFileWrite::Keep { name, content, at } => statement(
            "INSERT INTO page_files (name, content, seen_at) VALUES ($1, $2, $3) \
             ON CONFLICT (name) DO UPDATE SET seen_at = excluded.seen_at",
        )
        .text(name)
        .bytes(content)
        .number(*at),
        PageFileWrite::Seen { name, at } => {
            statement("UPDATE page_files SET seen_at = $1 WHERE name = $2").number(*at).text(name)
        }
        PageFileWrite::Forget { before } => {
            statement("DELETE FROM page_files WHERE seen_at < $1").number(*before)
        }
    }
}
