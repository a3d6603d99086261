//! A file brought back to a moment: what happened since is taken out, as if the server had stopped then.

use std::path::Path;

use protocol::Millis;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Row as _};

use super::StoreError;
use super::group_commit::database;

/// What belongs to a table.
const PARTS: [&str; 11] = [
    "entries",
    "entries_aside",
    "holders",
    "former_holders",
    "seat_tokens",
    "chat",
    "mutes",
    "reviews",
    "results",
    "result_seats",
    "results_due",
];

/// What was taken out of a file.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct RewindReport {
    /// Tables that have fewer entries now: what the lobby shows of them must be made anew.
    pub(crate) cut: Vec<String>,
    /// How many tables were opened later, and are gone.
    pub(crate) gone: usize,
}

/// Takes out what happened after a moment. Nobody else may work with the file.
pub(crate) async fn rewind(file: &Path, until: Millis) -> Result<RewindReport, StoreError> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(database)?;
    let rewound = rewind_all(&mut connection, until as i64).await.map_err(database)?;
    connection.close().await.map_err(database)?;
    Ok(rewound)
}

async fn rewind_all(connection: &mut SqliteConnection, until: i64) -> Result<RewindReport, sqlx::Error> {
    let mut all = connection.begin().await?;
    for part in PARTS {
        let text =
            format!("DELETE FROM {part} WHERE table_id IN (SELECT id FROM tables WHERE opened_at > ?)");
        sqlx::query(sqlx::AssertSqlSafe(text)).bind(until).execute(&mut *all).await?;
    }
    let gone = sqlx::query("DELETE FROM tables WHERE opened_at > ?").bind(until).execute(&mut *all).await?;
    let later = "SELECT table_id, MIN(seq) FROM entries WHERE at > ? GROUP BY table_id";
    let mut cut = Vec::new();
    for row in sqlx::query(later).bind(until).fetch_all(&mut *all).await? {
        let (table, seq): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let text = "DELETE FROM entries WHERE table_id = ? AND seq >= ?";
        sqlx::query(text).bind(&table).bind(seq).execute(&mut *all).await?;
        // What was found out about moves that are gone says nothing of what is left.
        sqlx::query("DELETE FROM reviews WHERE table_id = ?").bind(&table).execute(&mut *all).await?;
        for text in [
            "DELETE FROM results WHERE table_id = ?",
            "DELETE FROM result_seats WHERE table_id = ?",
            // If the game is over still, its result is made again.
            "INSERT INTO results_due (table_id) SELECT ? ON CONFLICT DO NOTHING",
        ] {
            sqlx::query(text).bind(&table).execute(&mut *all).await?;
        }
        cut.push(table);
    }
    for text in [
        "DELETE FROM chat WHERE at > ?",
        "DELETE FROM seat_tokens WHERE created_at > ?",
        "DELETE FROM holders WHERE held_since > ?",
        "DELETE FROM guests WHERE created_at > ?",
        "DELETE FROM sessions WHERE created_at > ?",
        "DELETE FROM accounts WHERE created_at > ?",
        "UPDATE guests SET account_id = NULL WHERE created_at <= ? AND account_id NOT IN (SELECT id FROM accounts)",
        "DELETE FROM invitations WHERE made_at > ?",
        "DELETE FROM house_log WHERE at > ?",
        "DELETE FROM team WHERE since > ? OR account_id NOT IN (SELECT id FROM accounts)",
        // No server ran after that moment, as far as clocks are concerned.
        "DELETE FROM outages WHERE from_at >= ?",
        "UPDATE outages SET to_at = ?1 WHERE to_at > ?1",
        "UPDATE nodes SET alive_at = ?1 WHERE alive_at > ?1",
    ] {
        sqlx::query(text).bind(until).execute(&mut *all).await?;
    }
    // Ratings are computed anew from the games that are left.
    for text in [
        "UPDATE results SET number = NULL",
        "DELETE FROM ratings",
        "DELETE FROM rating_changes",
        "UPDATE rating_state SET last_number = 0, epoch = epoch + 1",
    ] {
        sqlx::query(text).execute(&mut *all).await?;
    }
    all.commit().await?;
    Ok(RewindReport { cut, gone: gone.rows_affected() as usize })
}

/// The last moment that a file knows of.
pub(crate) async fn last_moment(file: &Path) -> Result<Millis, StoreError> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(database)?;
    let text = "SELECT MAX(COALESCE((SELECT MAX(alive_at) FROM nodes), 0), COALESCE((SELECT MAX(at) FROM entries), 0))";
    let row = sqlx::query(text).fetch_one(&mut connection).await.map_err(database)?;
    let last: i64 = row.try_get(0).map_err(database)?;
    connection.close().await.map_err(database)?;
    Ok(last.max(0) as Millis)
}
