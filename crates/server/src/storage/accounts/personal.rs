//! What is stored about a person beside the account itself, as they are given it.

use serde_json::{Map, Value};
use sqlx::AssertSqlSafe;

use crate::storage::StoreError;
use crate::storage::statement::{Questions, SqlRow, statement};

/// Rows of one table that are about a person. Secrets and what says something of others are left out.
#[derive(Clone, Copy, Debug)]
pub struct PersonalRows {
    /// What it is called in the file.
    pub name: &'static str,
    pub table: &'static str,
    /// The column that says whose it is.
    pub whose: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    /// Only rows that are so.
    only: &'static str,
}

const fn rows(
    name: &'static str,
    (table, whose): (&'static str, &'static str),
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
) -> PersonalRows {
    PersonalRows { name, table, whose, texts, numbers, only: "1 = 1" }
}

/// All of them.
pub const PERSONAL: [PersonalRows; 15] = [
    rows(
        "results",
        ("result_seats", "player_id"),
        &["table_id", "game"],
        &["seat", "seats", "place", "score", "won", "has_left", "rated", "ended_at"],
    ),
    rows(
        "ratings",
        ("ratings", "player_id"),
        &["game", "kind"],
        &["month", "points", "spread", "provisional", "games"],
    ),
    rows("rating_changes", ("rating_changes", "player_id"), &["game", "kind"], &["at", "points", "spread"]),
    rows(
        "notice_ways",
        ("notice_channels", "guest_id"),
        &["form", "address", "kinds", "language", "label"],
        &["created_at"],
    ),
    rows(
        "notice_hours",
        ("notice_hours", "guest_id"),
        &["time_zone"],
        &["quiet_from", "quiet_until", "remind_hours"],
    ),
    rows("clubs", ("club_members", "guest_id"), &["club_id"], &["role", "joined_at"]),
    rows(
        "club_evenings",
        ("evening_people", "guest_id"),
        &["club_id", "name"],
        &["evening", "here", "since"],
    ),
    rows("search", ("searches", "guest_id"), &["games", "seats", "paces", "bots", "table_id"], &["since"]),
    rows(
        "invitations_received",
        ("table_invitations", "invited"),
        &["table_id", "invited_by"],
        &["at", "declined"],
    ),
    rows("invitations_sent", ("table_invitations", "invited_by"), &["table_id", "invited"], &["at"]),
    rows("reports", ("reports", "reporter"), &["kind", "note", "table_id", "club_id"], &["at", "line"]),
    PersonalRows {
        only: "appealed_at IS NOT NULL",
        ..rows("notes_to_the_host", ("sanctions", "person"), &["appeal"], &["appealed_at", "settled_at"])
    },
    rows("role_in_the_house", ("team", "account_id"), &["role"], &["since"]),
    rows("reviews_asked_for", ("reviews", "asked_by"), &["table_id"], &["asked_at"]),
    rows("last_visits", ("visitors", "guest_id"), &[], &["seen_at"]),
];

/// These rows of somebody, and of the guests whom their account took over.
pub(super) async fn personal(
    database: &dyn Questions,
    rows: &PersonalRows,
    guest: &str,
) -> Result<Vec<Value>, StoreError> {
    let PersonalRows { table, whose, texts, numbers, only, .. } = rows;
    let columns = [*texts, *numbers].concat().join(", ");
    let query = statement(AssertSqlSafe(format!(
        "SELECT {columns} FROM {table} WHERE {whose} IN \
         (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) AND {only}"
    )));
    let one = |row: &SqlRow| {
        let mut all = Map::new();
        for name in *texts {
            all.insert((*name).to_owned(), row.maybe_text(name)?.into());
        }
        for name in *numbers {
            all.insert((*name).to_owned(), row.maybe_i64(name)?.into());
        }
        Ok(Value::Object(all))
    };
    database.rows(query.text(guest)).await?.iter().map(one).collect()
}
