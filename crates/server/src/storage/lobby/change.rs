//! Changes of the lobby as statements, the same for each database.

use protocol::Millis;
use protocol::rest::FindTable;
use sqlx::AssertSqlSafe;

use crate::storage::StoreError;
use crate::storage::apply::json;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::write::word;

/// One change of what is stored about the lobby.
#[derive(Clone, Debug)]
pub enum LobbyWrite {
    /// These were here at that time.
    Visits { guests: Vec<String>, at: Millis },
    /// Those who were not here since then.
    ForgetVisitors { before: Millis },
    /// Whether others may read that somebody is here.
    Shown { guest: String, shown: bool },
    /// Somebody looks for this. Whoever was seated after `found_before` is not sent away again: that is a conflict. Their place in
    /// the queue is kept by those who were seen since then.
    Search {
        guest: String,
        wish: FindTable,
        version: u64,
        at: Millis,
        found_before: Millis,
        seen_since: Millis,
    },
    /// The page has asked; zero: it was closed.
    Seen { guest: String, at: Millis },
    /// Nothing is looked for any more. A table that was found is kept.
    Cancel { guest: String },
    /// What the guests look for whom an account took over.
    CancelFormer { account: String },
    /// Somebody sits at a table. It is a conflict when they look for something else by now, or were not there since then.
    Seated { guest: String, version: u64, seen_since: Millis, table: String, at: Millis },
    /// Searches that nobody waits for any more.
    ForgetSearches {
        /// Of those that only look for a game at once: not seen since.
        gone_before: Millis,
        /// Of the others: begun before.
        since_before: Millis,
        found_before: Millis,
    },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &LobbyWrite,
) -> Result<(), StoreError> {
    let must_change = matches!(write, LobbyWrite::Search { .. } | LobbyWrite::Seated { .. });
    for statement in statements(write)? {
        if connection.execute(statement).await? == 0 && must_change {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &LobbyWrite) -> Result<Vec<Statement<'_>>, StoreError> {
    let one = match write {
        LobbyWrite::Visits { guests, .. } if guests.is_empty() => return Ok(Vec::new()),
        LobbyWrite::Visits { guests, at } => visits(guests, *at),
        LobbyWrite::ForgetVisitors { before } => {
            statement("DELETE FROM visitors WHERE seen_at < $1").number(*before)
        }
        LobbyWrite::Shown { guest, shown } => {
            statement("UPDATE guests SET shown = $1 WHERE id = $2").number((*shown).into()).text(guest)
        }
        LobbyWrite::Search { .. } => search(write)?,
        LobbyWrite::Seen { guest, at } => {
            statement("UPDATE searches SET seen_at = $1 WHERE guest_id = $2 AND table_id IS NULL")
                .number(*at)
                .text(guest)
        }
        LobbyWrite::Cancel { guest } => {
            statement("DELETE FROM searches WHERE guest_id = $1 AND table_id IS NULL").text(guest)
        }
        LobbyWrite::CancelFormer { account } => statement(
            "DELETE FROM searches WHERE table_id IS NULL AND guest_id <> $1 \
             AND guest_id IN (SELECT id FROM guests WHERE account_id = $1)",
        )
        .text(account),
        LobbyWrite::Seated { guest, version, seen_since, table, at } => statement(
            "UPDATE searches SET table_id = $1, found_at = $2 WHERE guest_id = $3 AND version = $4 \
             AND table_id IS NULL AND seen_at >= $5",
        )
        .text(table)
        .number(*at)
        .text(guest)
        .number(*version)
        .number(*seen_since),
        LobbyWrite::ForgetSearches { gone_before, since_before, found_before } => statement(
            "DELETE FROM searches WHERE (table_id IS NULL AND seen_at < $1 AND paces NOT LIKE '%days%') \
             OR (table_id IS NULL AND since < $2) OR found_at < $3 OR guest_id NOT IN (SELECT id FROM guests)",
        )
        .number(*gone_before)
        .number(*since_before)
        .number(*found_before),
    };
    Ok(vec![one])
}

/// One statement for all.
fn visits(guests: &[String], at: Millis) -> Statement<'_> {
    let rows: Vec<String> = (2..2 + guests.len()).map(|number| format!("(${number}, $1)")).collect();
    let insert = format!(
        "INSERT INTO visitors (guest_id, seen_at) VALUES {} \
         ON CONFLICT (guest_id) DO UPDATE SET seen_at = excluded.seen_at",
        rows.join(", ")
    );
    guests.iter().fold(statement(AssertSqlSafe(insert)).number(at), |insert, guest| insert.text(guest))
}

fn search(write: &LobbyWrite) -> Result<Statement<'_>, StoreError> {
    let LobbyWrite::Search { guest, wish, version, at, found_before, seen_since } = write else {
        return Err(StoreError::Unreadable("this is no search".to_owned()));
    };
    let insert = statement(
        "INSERT INTO searches (guest_id, games, seats, paces, bots, version, since, seen_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (guest_id) DO UPDATE SET games = excluded.games, \
         seats = excluded.seats, paces = excluded.paces, bots = excluded.bots, version = excluded.version, \
         since = CASE WHEN searches.table_id IS NULL AND searches.seen_at >= $8 THEN searches.since ELSE excluded.since END, \
         seen_at = excluded.seen_at, table_id = NULL, found_at = NULL \
         WHERE searches.table_id IS NULL OR searches.found_at < $9",
    );
    Ok(insert
        .text(guest)
        .own_text(json(&wish.games)?)
        .own_text(json(&wish.seats)?)
        .own_text(json(&wish.paces)?)
        .maybe_own_text(wish.bots.map(|level| word(&level)))
        .number(*version)
        .number(*at)
        .number(*seen_since)
        .number(*found_before))
}
