//! Questions about accounts, the same to each database.

use protocol::Millis;
use protocol::socket::ChatLine;
use sqlx::AssertSqlSafe;

use super::{
    Account, Attempts, Ceremony, FormerSeat, HeldSeat, Likenesses, StoredPasskey, StoredSession,
    VersionedName,
};
use crate::secret::SecretHash;
use crate::storage::StoreError;
use crate::storage::read::{chat_line, first, only};
use crate::storage::statement::{Questions, SqlRow, Statement, statement};

fn stored_account(row: &SqlRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: row.text("id")?,
        name: row.text("name")?,
        email: row.maybe_text("email")?,
        email_proved_at: row.maybe_i64("email_proved_at")?.map(|at| at as Millis),
        password_hash: row.maybe_text("password_hash")?,
        created_at: row.number("created_at")?,
        private: row.number::<i64>("private")? != 0,
    })
}

async fn one_account(database: &dyn Questions, query: Statement<'_>) -> Result<Option<Account>, StoreError> {
    first(database, query).await?.as_ref().map(stored_account).transpose()
}

pub(super) async fn account(database: &dyn Questions, id: &str) -> Result<Option<Account>, StoreError> {
    let query = "SELECT id, name, email, email_proved_at, password_hash, created_at, private FROM accounts WHERE id = $1";
    one_account(database, statement(query).text(id)).await
}

pub(super) async fn account_like(
    database: &dyn Questions,
    name: &Likenesses,
) -> Result<Option<Account>, StoreError> {
    let [likeness, skeleton] = name;
    let query = "SELECT id, name, email, email_proved_at, password_hash, created_at, private FROM accounts \
                 WHERE likeness = $1 OR skeleton = $2 ORDER BY created_at LIMIT 1";
    one_account(database, statement(query).text(likeness).text(skeleton)).await
}

pub(super) async fn accounts_of_email(
    database: &dyn Questions,
    key: &str,
    limit: u32,
) -> Result<Vec<Account>, StoreError> {
    let query = statement(
        "SELECT id, name, email, email_proved_at, password_hash, created_at, private FROM accounts WHERE email_key = $1 \
         ORDER BY CASE WHEN email_proved_at IS NULL THEN 1 ELSE 0 END, created_at LIMIT $2",
    );
    let rows = database.rows(query.text(key).number(limit.into())).await?;
    rows.iter().map(stored_account).collect()
}

pub(super) async fn former_of(database: &dyn Questions, account: &str) -> Result<u64, StoreError> {
    let query = statement("SELECT COUNT(*) AS count FROM guests WHERE account_id = $1 AND id <> $1");
    only(database, query.text(account)).await?.number("count")
}

pub(super) async fn proved_at(
    database: &dyn Questions,
    session: &SecretHash,
) -> Result<Option<Millis>, StoreError> {
    let query = statement("SELECT proved_at FROM sessions WHERE token_hash = $1").bytes(session);
    let Some(row) = first(database, query).await? else { return Ok(None) };
    Ok(row.maybe_i64("proved_at")?.map(|at| at as Millis))
}

pub(super) async fn sessions_of(
    database: &dyn Questions,
    guest: &str,
) -> Result<Vec<StoredSession>, StoreError> {
    let query = "SELECT token_hash, created_at, seen_at, way, device FROM sessions WHERE guest_id = $1 \
                 ORDER BY seen_at DESC, created_at DESC";
    let rows = database.rows(statement(query).text(guest)).await?;
    let session = |row: &SqlRow| {
        Ok(StoredSession {
            token: row.bytes("token_hash")?,
            created_at: row.number("created_at")?,
            seen_at: row.number("seen_at")?,
            way: row.text("way")?,
            device: row.text("device")?,
        })
    };
    rows.iter().map(session).collect()
}

fn stored_passkey(row: &SqlRow) -> Result<StoredPasskey, StoreError> {
    Ok(StoredPasskey {
        credential: row.bytes("credential_id")?,
        account: row.text("account_id")?,
        device: row.text("device")?,
        body: row.text("body")?,
        created_at: row.number("created_at")?,
        used_at: row.maybe_i64("used_at")?.map(|at| at as Millis),
    })
}

pub(super) async fn passkeys_of(
    database: &dyn Questions,
    account: &str,
) -> Result<Vec<StoredPasskey>, StoreError> {
    let query = "SELECT credential_id, account_id, device, body, created_at, used_at FROM passkeys \
                 WHERE account_id = $1 ORDER BY created_at";
    database.rows(statement(query).text(account)).await?.iter().map(stored_passkey).collect()
}

pub(super) async fn passkey(
    database: &dyn Questions,
    credential: &[u8],
) -> Result<Option<StoredPasskey>, StoreError> {
    let query = "SELECT credential_id, account_id, device, body, created_at, used_at FROM passkeys \
                 WHERE credential_id = $1";
    first(database, statement(query).bytes(credential)).await?.as_ref().map(stored_passkey).transpose()
}

pub(super) async fn recovery_codes_left(database: &dyn Questions, account: &str) -> Result<u64, StoreError> {
    let query = statement("SELECT COUNT(*) AS count FROM recovery_codes WHERE account_id = $1");
    only(database, query.text(account)).await?.number("count")
}

pub(super) async fn recovered_by(
    database: &dyn Questions,
    code: &SecretHash,
) -> Result<Option<String>, StoreError> {
    let query = statement("SELECT account_id FROM recovery_codes WHERE code_hash = $1").bytes(code);
    first(database, query).await?.map(|row| row.text("account_id")).transpose()
}

pub(super) async fn ceremony(
    database: &dyn Questions,
    secret: &SecretHash,
) -> Result<Option<Ceremony>, StoreError> {
    let query = "SELECT kind, session, body, expires_at FROM ceremonies WHERE secret_hash = $1";
    let ceremony = |row: SqlRow| {
        Ok(Ceremony {
            kind: row.text("kind")?,
            session: row.text("session")?,
            body: row.text("body")?,
            expires_at: row.number("expires_at")?,
        })
    };
    first(database, statement(query).bytes(secret)).await?.map(ceremony).transpose()
}

pub(super) async fn attempts(database: &dyn Questions, target: &str) -> Result<Attempts, StoreError> {
    let query = statement("SELECT failures, last_at FROM attempts WHERE target = $1").text(target);
    let attempts =
        |row: SqlRow| Ok(Attempts { failures: row.number("failures")?, last_at: row.number("last_at")? });
    Ok(first(database, query).await?.map(attempts).transpose()?.unwrap_or_default())
}

/// All that is somebody's: seats now and before, tables, results, what was said, and what was done to them.
pub(super) const ANYTHING: &str = "\
    SELECT table_id FROM holders WHERE guest_id = $1 UNION ALL SELECT table_id FROM former_holders WHERE guest_id = $1 \
    UNION ALL SELECT id FROM tables WHERE host_guest = $1 UNION ALL SELECT table_id FROM result_seats WHERE player_id = $1 \
    UNION ALL SELECT table_id FROM chat WHERE author = $1 UNION ALL SELECT guest_id FROM searches WHERE guest_id = $1 \
    UNION ALL SELECT id FROM blocks WHERE blocker = $1 OR blocked = $1 \
    UNION ALL SELECT id FROM sanctions WHERE person = $1 UNION ALL SELECT id FROM reports WHERE person = $1 \
    UNION ALL SELECT guest_id FROM club_members WHERE guest_id = $1";

pub(super) async fn has_anything(database: &dyn Questions, guest: &str) -> Result<bool, StoreError> {
    let query = statement(AssertSqlSafe(format!("{ANYTHING} LIMIT 1")));
    Ok(first(database, query.text(guest)).await?.is_some())
}

fn held_seat(row: &SqlRow) -> Result<HeldSeat, StoreError> {
    Ok(HeldSeat {
        table: row.text("table_id")?,
        seat: row.number("seat")?,
        guest: row.text("guest_id")?,
        since: row.number("held_since")?,
    })
}

pub(super) async fn seats_of(database: &dyn Questions, guest: &str) -> Result<Vec<HeldSeat>, StoreError> {
    let query = "SELECT table_id, seat, guest_id, held_since FROM holders WHERE guest_id IN \
                 (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) ORDER BY held_since, table_id";
    database.rows(statement(query).text(guest)).await?.iter().map(held_seat).collect()
}

pub(super) async fn said_by(
    database: &dyn Questions,
    guest: &str,
) -> Result<Vec<(String, ChatLine)>, StoreError> {
    // Old lines do not say who wrote them: then it was whoever holds the seat since before.
    let query = "WITH own AS (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
                 SELECT c.table_id AS table_id, c.number AS number, c.at AS at, c.room AS room, c.seat AS seat, \
                 c.name AS name, c.text AS text FROM chat c WHERE c.author IN (SELECT id FROM own) \
                 UNION ALL SELECT c.table_id AS table_id, c.number AS number, c.at AS at, c.room AS room, c.seat AS seat, \
                 c.name AS name, c.text AS text FROM holders h JOIN chat c ON c.table_id = h.table_id AND c.seat = h.seat \
                 AND c.at >= h.held_since WHERE c.author IS NULL AND h.guest_id IN (SELECT id FROM own) \
                 ORDER BY at, number";
    let rows = database.rows(statement(query).text(guest)).await?;
    rows.iter().map(|row| Ok((row.text("table_id")?, chat_line(row)?))).collect()
}

/// `CROSS JOIN` says which comes first: those who are gone are few, and `SQLite` would go through all seats to have them in order.
pub(in crate::storage) const TO_GIVE_UP: &str = "\
    SELECT h.table_id AS table_id, h.seat AS seat, h.guest_id AS guest_id, h.held_since AS held_since \
    FROM guests g CROSS JOIN holders h WHERE g.deleted_at IS NOT NULL AND h.guest_id = g.id ORDER BY h.table_id, h.seat LIMIT $1";

pub(super) async fn seats_to_give_up(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<HeldSeat>, StoreError> {
    database.rows(statement(TO_GIVE_UP).number(limit.into())).await?.iter().map(held_seat).collect()
}

/// The same of those who held a seat before.
pub(in crate::storage) const TO_FORGET: &str = "\
    SELECT f.guest_id AS guest_id, f.table_id AS table_id, f.seat AS seat, f.last_seq AS last_seq \
    FROM guests g CROSS JOIN former_holders f WHERE g.deleted_at IS NOT NULL AND f.guest_id = g.id \
    ORDER BY f.table_id, f.seat, f.last_seq LIMIT $1";

pub(super) async fn seats_to_forget(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<FormerSeat>, StoreError> {
    let one = |row: &SqlRow| {
        let (guest, table) = (row.text("guest_id")?, row.text("table_id")?);
        Ok(FormerSeat { guest, table, seat: row.number("seat")?, until: row.number("last_seq")? })
    };
    database.rows(statement(TO_FORGET).number(limit.into())).await?.iter().map(one).collect()
}

pub(super) async fn seats_with_links(
    database: &dyn Questions,
    guest: &str,
) -> Result<Vec<HeldSeat>, StoreError> {
    let query = "SELECT table_id, seat, guest_id, held_since FROM holders h WHERE guest_id IN \
                 (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) \
                 AND EXISTS (SELECT 1 FROM seat_tokens l WHERE l.table_id = h.table_id AND l.seat = h.seat) \
                 ORDER BY table_id, seat";
    database.rows(statement(query).text(guest)).await?.iter().map(held_seat).collect()
}

pub(super) async fn seats_before_the_end(
    database: &dyn Questions,
    guest: &str,
) -> Result<Vec<HeldSeat>, StoreError> {
    let query = "SELECT h.table_id AS table_id, h.seat AS seat, h.guest_id AS guest_id, h.held_since AS held_since \
                 FROM holders h JOIN tables t ON t.id = h.table_id WHERE h.guest_id IN \
                 (SELECT id FROM guests WHERE account_id = $1 UNION SELECT $1) AND t.state <> 'ended' \
                 ORDER BY h.table_id, h.seat";
    database.rows(statement(query).text(guest)).await?.iter().map(held_seat).collect()
}

pub(super) async fn name_now(
    database: &dyn Questions,
    guest: &str,
) -> Result<Option<VersionedName>, StoreError> {
    let query = statement(
        "SELECT p.id AS id, p.name AS name, p.name_version AS name_version FROM guests g \
         JOIN guests p ON p.id = COALESCE(g.account_id, g.id) WHERE g.id = $1 AND p.deleted_at IS NULL",
    );
    let name = |row: SqlRow| {
        let (person, name) = (row.text("id")?, row.text("name")?);
        Ok(VersionedName { person, name, version: row.number("name_version")? })
    };
    first(database, query.text(guest)).await?.map(name).transpose()
}

pub(super) async fn untold_names(
    database: &dyn Questions,
    after: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let query = statement(
        "SELECT id FROM guests WHERE name_version > name_told AND deleted_at IS NULL \
         AND (account_id IS NULL OR account_id = id) AND id > $1 ORDER BY id LIMIT $2",
    );
    let rows = database.rows(query.text(after).number(limit.into())).await?;
    rows.iter().map(|row| row.text("id")).collect()
}

/// Those without a key, and those that an older program has called otherwise since it was made. `PostgreSQL` takes them for nearly all, and without an
/// order would read the accounts from end to end.
pub(in crate::storage) const NAMES_WITHOUT_KEY: &str =
    "SELECT id, name FROM accounts WHERE COALESCE(name_key_of, '') <> name ORDER BY id LIMIT $1";

pub(super) async fn names_without_key(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<(String, String)>, StoreError> {
    let rows = database.rows(statement(NAMES_WITHOUT_KEY).number(limit.into())).await?;
    rows.iter().map(|row| Ok((row.text("id")?, row.text("name")?))).collect()
}
