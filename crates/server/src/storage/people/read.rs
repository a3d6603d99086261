//! Questions about people, the same to each database.

use protocol::rest::TableSummary;
use protocol::{Millis, SeatNumber};

use super::{CurrentName, LineAuthor, StoredBlock, StoredFollow, StoredRelation, StoredTableInvitation};
use crate::storage::StoreError;
use crate::storage::other_nodes::with_list;
use crate::storage::read::first;
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

/// Whoever does not want to be met by the one who follows is not here for them.
const FOLLOWING: &str = "SELECT a.id AS player, a.name AS name, f.since AS since, \
     CAST(CASE WHEN g.shown = 1 AND v.seen_at > $2 AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker = a.id AND b.blocked = $1) \
     THEN 1 ELSE 0 END AS BIGINT) AS here FROM follows f JOIN accounts a ON a.id = f.followed JOIN guests g ON g.id = a.id \
     LEFT JOIN visitors v ON v.guest_id = a.id WHERE f.follower = $1 ORDER BY a.name, a.id LIMIT $3";

pub(super) async fn following(
    database: &dyn Questions,
    person: &str,
    seen_since: Millis,
    limit: u32,
) -> Result<Vec<StoredFollow>, StoreError> {
    let query = statement(FOLLOWING).text(person).number(seen_since).number(limit.into());
    let follow = |row: &SqlRow| {
        Ok(StoredFollow {
            player: row.text("player")?,
            name: row.text("name")?,
            since: row.number("since")?,
            is_here: row.number::<i64>("here")? != 0,
        })
    };
    database.rows(query).await?.iter().map(follow).collect()
}

pub(super) async fn table_of(
    database: &dyn Questions,
    player: &str,
) -> Result<Option<TableSummary>, StoreError> {
    let query = statement(
        "SELECT t.summary AS summary FROM guests g JOIN holders h ON h.guest_id = g.id JOIN tables t ON t.id = h.table_id \
         WHERE g.account_id = $1 AND t.listed = 1 AND t.state IN ('waiting', 'playing') ORDER BY t.changed_at DESC LIMIT 1",
    );
    first(database, query.text(player)).await?.map(|row| row.json("summary")).transpose()
}

pub(super) async fn blocked_by(
    database: &dyn Questions,
    person: &str,
    limit: u32,
) -> Result<Vec<StoredBlock>, StoreError> {
    let query = statement(
        "SELECT b.id AS id, COALESCE(a.name, b.name) AS name, a.id AS player, b.since AS since FROM blocks b \
         LEFT JOIN accounts a ON a.id = b.blocked WHERE b.blocker = $1 ORDER BY b.since DESC, b.id LIMIT $2",
    );
    let block = |row: &SqlRow| {
        Ok(StoredBlock {
            id: row.text("id")?,
            name: row.text("name")?,
            player: row.maybe_text("player")?,
            since: row.number("since")?,
        })
    };
    database.rows(query.text(person).number(limit.into())).await?.iter().map(block).collect()
}

pub(super) async fn relation(
    database: &dyn Questions,
    person: &str,
    other: &str,
) -> Result<StoredRelation, StoreError> {
    let follows = statement("SELECT since FROM follows WHERE follower = $1 AND followed = $2");
    let is_followed = first(database, follows.text(person).text(other)).await?.is_some();
    let block = statement("SELECT id FROM blocks WHERE blocker = $1 AND blocked = $2");
    let block = first(database, block.text(person).text(other)).await?;
    Ok(StoredRelation { is_followed, block: block.map(|row| row.text("id")).transpose()? })
}

pub(super) async fn is_apart(database: &dyn Questions, one: &str, other: &str) -> Result<bool, StoreError> {
    let query = statement(
        "SELECT id FROM blocks WHERE blocker = $1 AND blocked = $2 \
         UNION ALL SELECT id FROM blocks WHERE blocker = $2 AND blocked = $1 LIMIT 1",
    );
    Ok(first(database, query.text(one).text(other)).await?.is_some())
}

pub(super) async fn apart_from(database: &dyn Questions, person: &str) -> Result<Vec<String>, StoreError> {
    // With the guests whom their accounts took over, by whom they may hold seats.
    let query = statement(
        "WITH apart AS (SELECT blocked AS other FROM blocks WHERE blocker = $1 \
         UNION SELECT blocker AS other FROM blocks WHERE blocked = $1) \
         SELECT other FROM apart UNION SELECT g.id AS other FROM apart a JOIN guests g ON g.account_id = a.other",
    );
    database.rows(query.text(person)).await?.iter().map(|row| row.text("other")).collect()
}

/// Those who are apart are few, and what each of them holds or has opened is found by an index. Where one sits oneself the table is one's own.
pub(in crate::storage) const TABLES_APART_FROM: &str = "\
    WITH apart AS (SELECT blocked AS other FROM blocks WHERE blocker = $1 \
    UNION SELECT blocker AS other FROM blocks WHERE blocked = $1), \
    known AS (SELECT other FROM apart UNION SELECT g.id AS other FROM apart a JOIN guests g ON g.account_id = a.other), \
    theirs AS (SELECT h.table_id AS id FROM known k CROSS JOIN holders h CROSS JOIN tables t \
    WHERE h.guest_id = k.other AND t.id = h.table_id AND t.state = 'waiting' \
    UNION SELECT t.id AS id FROM known k CROSS JOIN tables t WHERE t.host_guest = k.other AND t.state = 'waiting') \
    SELECT id FROM theirs WHERE NOT EXISTS (SELECT 1 FROM holders o WHERE o.table_id = theirs.id AND o.guest_id IN \
    (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1))";

pub(super) async fn tables_apart_from(
    database: &dyn Questions,
    person: &str,
) -> Result<Vec<String>, StoreError> {
    let rows = database.rows(statement(TABLES_APART_FROM).text(person)).await?;
    rows.iter().map(|row| row.text("id")).collect()
}

pub(super) async fn account_named(
    database: &dyn Questions,
    [likeness, skeleton]: &[String; 2],
) -> Result<Option<String>, StoreError> {
    let query = statement(
        "SELECT name FROM accounts WHERE likeness = $1 OR skeleton = $2 ORDER BY created_at LIMIT 1",
    );
    let found = first(database, query.text(likeness).text(skeleton)).await?;
    found.map(|row| row.text("name")).transpose()
}

/// Guests that are asked about in one statement.
const ROUND: usize = 200;

pub(super) async fn like_accounts(
    database: &dyn Questions,
    likenesses: &[[String; 2]],
) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    for likenesses in likenesses.chunks(ROUND) {
        let like = "SELECT likeness AS mark FROM accounts WHERE likeness IN (LIST)";
        let like = with_list(like, likenesses, |query, [likeness, _]| query.text(likeness));
        let skeleton = "SELECT skeleton AS mark FROM accounts WHERE skeleton IN (LIST)";
        let skeleton = with_list(skeleton, likenesses, |query, [_, skeleton]| query.text(skeleton));
        for query in [like, skeleton] {
            let rows = database.rows(query).await?;
            found.extend(rows.iter().map(|row| row.text("mark")).collect::<Result<Vec<_>, StoreError>>()?);
        }
    }
    Ok(found)
}

pub(super) async fn named(
    database: &dyn Questions,
    guests: &[String],
) -> Result<Vec<CurrentName>, StoreError> {
    let name = |row: &SqlRow| {
        let (guest, account) = (row.text("id")?, row.maybe_text("account")?);
        Ok(CurrentName { guest, account, name: row.text("name")? })
    };
    let mut found = Vec::new();
    for guests in guests.chunks(ROUND) {
        let sql = "SELECT g.id AS id, a.id AS account, COALESCE(a.name, g.name) AS name FROM guests g \
                   LEFT JOIN accounts a ON a.id = g.account_id WHERE g.deleted_at IS NULL AND g.id IN (LIST)";
        let rows = database.rows(with_list(sql, guests, |query, guest| query.text(guest))).await?;
        found.extend(rows.iter().map(name).collect::<Result<Vec<_>, StoreError>>()?);
    }
    Ok(found)
}

pub(super) async fn apart_in_search(database: &dyn Questions) -> Result<Vec<(String, String)>, StoreError> {
    let query = statement(
        "SELECT b.blocker AS one, b.blocked AS other FROM searches s JOIN guests g ON g.id = s.guest_id \
         JOIN blocks b ON b.blocker = COALESCE(g.account_id, g.id) WHERE s.table_id IS NULL",
    );
    let rows = database.rows(query).await?;
    rows.iter().map(|row| Ok((row.text("one")?, row.text("other")?))).collect()
}

pub(super) async fn blockers_of(database: &dyn Questions, person: &str) -> Result<Vec<String>, StoreError> {
    let query = statement("SELECT blocker FROM blocks WHERE blocked = $1").text(person);
    database.rows(query).await?.iter().map(|row| row.text("blocker")).collect()
}

/// What a guest wrote whom an account has taken over was written by the account.
pub(super) async fn hidden_lines(
    database: &dyn Questions,
    table: &str,
    after: u64,
) -> Result<Vec<(u64, String)>, StoreError> {
    let query = statement(
        "SELECT c.number AS number, b.blocker AS blocker FROM chat c \
         JOIN blocks b ON b.blocked = COALESCE((SELECT g.account_id FROM guests g WHERE g.id = c.author), c.author) \
         WHERE c.table_id = $1 AND c.number > $2 AND c.author IS NOT NULL",
    );
    let rows = database.rows(query.text(table).number(after)).await?;
    rows.iter().map(|row| Ok((row.number("number")?, row.text("blocker")?))).collect()
}

pub(super) async fn invitations_of(
    database: &dyn Questions,
    person: &str,
    limit: u32,
) -> Result<Vec<StoredTableInvitation>, StoreError> {
    let query = statement(
        "SELECT t.summary AS summary, a.id AS by_id, a.name AS by_name, i.at AS at FROM table_invitations i \
         JOIN tables t ON t.id = i.table_id JOIN accounts a ON a.id = i.invited_by \
         WHERE i.invited = $1 AND i.declined = 0 AND t.state = 'waiting' \
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.blocker = $1 AND b.blocked = i.invited_by) \
         OR (b.blocker = i.invited_by AND b.blocked = $1)) ORDER BY i.at DESC LIMIT $2",
    );
    let invitation = |row: &SqlRow| {
        Ok(StoredTableInvitation {
            table: row.json("summary")?,
            by: row.text("by_id")?,
            by_name: row.text("by_name")?,
            at: row.number("at")?,
        })
    };
    database.rows(query.text(person).number(limit.into())).await?.iter().map(invitation).collect()
}

pub(super) async fn invited_by(
    database: &dyn Questions,
    person: &str,
    since: Millis,
) -> Result<Vec<(String, String)>, StoreError> {
    let query =
        statement("SELECT table_id, invited FROM table_invitations WHERE invited_by = $1 AND at > $2");
    let rows = database.rows(query.text(person).number(since)).await?;
    rows.iter().map(|row| Ok((row.text("table_id")?, row.text("invited")?))).collect()
}

pub(super) async fn holder_of(
    database: &dyn Questions,
    table: &str,
    seat: SeatNumber,
) -> Result<Option<String>, StoreError> {
    let query = statement(
        "SELECT COALESCE(g.account_id, g.id) AS person FROM holders h JOIN guests g ON g.id = h.guest_id \
         WHERE h.table_id = $1 AND h.seat = $2 AND g.deleted_at IS NULL ORDER BY h.held_since, g.id LIMIT 1",
    );
    let found = first(database, query.text(table).number(seat.into())).await?;
    found.map(|row| row.text("person")).transpose()
}

pub(super) async fn author_of(
    database: &dyn Questions,
    table: &str,
    line: u64,
) -> Result<Option<LineAuthor>, StoreError> {
    let query = statement(
        "SELECT COALESCE(g.account_id, g.id) AS person, c.name AS name, c.room AS room, c.seat AS seat FROM chat c \
         LEFT JOIN guests g ON g.id = c.author AND g.deleted_at IS NULL WHERE c.table_id = $1 AND c.number = $2",
    );
    let author = |row: SqlRow| {
        Ok(LineAuthor {
            person: row.maybe_text("person")?,
            name: row.text("name")?,
            room: serde_json::from_value(row.text("room")?.into()).map_err(unreadable)?,
            seat: row.maybe_seat("seat")?,
        })
    };
    first(database, query.text(table).number(line)).await?.map(author).transpose()
}
