//! Changes of accounts as statements, the same for each database.

use protocol::{Millis, SeatNumber};
use sqlx::AssertSqlSafe;

use super::read::ANYTHING;
use super::{Account, Ceremony, FormerSeat, Likenesses, StoredPasskey, StoredSession};
use crate::names;
use crate::secret::SecretHash;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::{StoreError, clubs, holidays, moderation, people, results};

/// One change of what is stored about accounts.
#[derive(Clone, Debug)]
pub enum AccountWrite {
    /// A guest has an account from now on. A guest who is not there is made.
    Account {
        account: Account,
        likenesses: Likenesses,
    },
    /// All tables know the name of that version.
    NameTold {
        person: String,
        version: u64,
    },
    /// What a name is found by, where an older program has not stored it or has stored another name, as long as the account is called so.
    NameKey {
        account: String,
        name: String,
    },
    /// The account is called otherwise.
    Name {
        account: String,
        name: String,
        likenesses: Likenesses,
    },
    /// The address, as it was written and as it is looked up, or none. It has yet to be proved, and links that were mailed before are worth nothing.
    Email {
        account: String,
        email: Option<(String, String)>,
    },
    /// Somebody opened a link that was sent to the address. Refused as a conflict when the account names another one by now.
    EmailProved {
        account: String,
        email: String,
        at: Millis,
    },
    Password {
        account: String,
        hash: Option<String>,
    },
    /// Whether others see nothing of the player but the name.
    Privacy {
        account: String,
        private: bool,
    },
    /// A guest belongs to the account, with all that the guest holds. Refused as a conflict when the guest belongs to another one by now.
    Adopt {
        guest: String,
        account: String,
    },
    Session {
        guest: String,
        session: StoredSession,
    },
    /// The owner has shown a secret of the account in this session.
    Proved {
        token: SecretHash,
        at: Millis,
    },
    /// Nothing of the rest is written unless there is this account, with this password where one is given. Nobody else changes it meanwhile.
    MustBe {
        account: String,
        password_hash: Option<String>,
    },
    EndSession {
        token: SecretHash,
    },
    /// All sessions of an account but one.
    EndOtherSessions {
        guest: String,
        but: SecretHash,
    },
    /// A guest without account and without anything else is gone. Whoever has something by now stays.
    ForgetGuest {
        guest: String,
    },
    Passkey {
        passkey: StoredPasskey,
    },
    /// Refused as a conflict when the passkey was taken off the account.
    PasskeyUsed {
        credential: Vec<u8>,
        body: String,
        at: Millis,
    },
    /// Refused as a conflict when nothing else would open the account.
    RemovePasskey {
        account: String,
        credential: Vec<u8>,
    },
    /// The codes that there were are worth nothing, these are.
    RecoveryCodes {
        account: String,
        codes: Vec<SecretHash>,
    },
    /// Refused as a conflict when the code is not there any more.
    UseRecoveryCode {
        code: SecretHash,
    },
    BeginCeremony {
        secret: SecretHash,
        ceremony: Ceremony,
    },
    /// Refused as a conflict when it was finished before.
    FinishCeremony {
        secret: SecretHash,
    },
    Attempt {
        target: String,
        at: Millis,
    },
    Forgive {
        target: String,
    },
    /// One attempt was none in vain.
    Discount {
        target: String,
    },
    /// Ceremonies that are over, attempts that are long ago, sessions that nobody has used for long.
    Tidy {
        now: Millis,
        attempts_before: Millis,
        sessions_before: Millis,
    },
    /// Nothing opens the account any more, and nothing names who it was.
    Delete {
        account: String,
        at: Millis,
    },
    /// What was said from a seat was said by nobody in particular.
    ForgetSpeaker {
        table: String,
        seat: SeatNumber,
    },
    /// An entry that names somebody, without the name.
    Redact {
        table: String,
        seq: u64,
        body: String,
    },
    /// Whoever wrote at a table from a seat that they hold is called otherwise.
    RenameSpeaker {
        table: String,
        guest: String,
        name: String,
    },
    /// A seat that somebody held before names them no longer.
    FormerForgotten {
        former: FormerSeat,
    },
    /// Those whose account was deleted and who hold nothing any more.
    ForgetDeleted,
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &AccountWrite,
) -> Result<(), StoreError> {
    let all = matches!(write, AccountWrite::RemovePasskey { .. });
    let first = matches!(
        write,
        AccountWrite::UseRecoveryCode { .. }
            | AccountWrite::FinishCeremony { .. }
            | AccountWrite::PasskeyUsed { .. }
            | AccountWrite::EmailProved { .. }
            | AccountWrite::Adopt { .. }
            | AccountWrite::MustBe { .. }
    );
    for (index, statement) in statements(write).into_iter().enumerate() {
        let must_change = all || (first && index == 0);
        if connection.execute(statement).await? == 0 && must_change {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &AccountWrite) -> Vec<Statement<'_>> {
    let one = match write {
        AccountWrite::Account { account, likenesses } => return new_account(account, likenesses),
        AccountWrite::Name { account, name, likenesses } => return rename(account, name, likenesses),
        AccountWrite::RecoveryCodes { account, codes } => return new_codes(account, codes),
        AccountWrite::Tidy { now, attempts_before, sessions_before } => {
            return tidy(*now, *attempts_before, *sessions_before);
        }
        AccountWrite::Delete { account, at } => return delete(account, *at),
        AccountWrite::Email { account, email } => {
            let (email, key) = email
                .as_ref()
                .map_or((None, None), |(email, key)| (Some(email.as_str()), Some(key.as_str())));
            let change = statement(
                "UPDATE accounts SET email = $1, email_key = $2, email_proved_at = NULL WHERE id = $3",
            )
            .maybe_text(email)
            .maybe_text(key)
            .text(account);
            return vec![change, end_mailed_links(account)];
        }
        AccountWrite::EmailProved { account, email, at } => {
            statement("UPDATE accounts SET email_proved_at = $1 WHERE id = $2 AND email = $3")
                .number(*at)
                .text(account)
                .text(email)
        }
        AccountWrite::Password { account, hash } => {
            statement("UPDATE accounts SET password_hash = $1 WHERE id = $2")
                .maybe_text(hash.as_deref())
                .text(account)
        }
        AccountWrite::Adopt { guest, account } => return adopt(guest, account),
        AccountWrite::Privacy { account, private } => {
            statement("UPDATE accounts SET private = $1 WHERE id = $2")
                .number((*private).into())
                .text(account)
        }
        AccountWrite::Session { guest, session } => new_session(guest, session),
        AccountWrite::Proved { token, at } => {
            statement("UPDATE sessions SET proved_at = $1 WHERE token_hash = $2").number(*at).bytes(token)
        }
        AccountWrite::MustBe { account, password_hash } => hold(account, password_hash.as_deref()),
        AccountWrite::EndSession { token } => {
            statement("DELETE FROM sessions WHERE token_hash = $1").bytes(token)
        }
        AccountWrite::EndOtherSessions { guest, but } => {
            statement("DELETE FROM sessions WHERE guest_id = $1 AND token_hash <> $2").text(guest).bytes(but)
        }
        AccountWrite::ForgetGuest { guest } => {
            let without = "DELETE FROM guests WHERE id = $1 AND account_id IS NULL AND NOT EXISTS";
            statement(AssertSqlSafe(format!("{without} ({ANYTHING} LIMIT 1)"))).text(guest)
        }
        AccountWrite::Passkey { passkey } => new_passkey(passkey),
        AccountWrite::PasskeyUsed { credential, body, at } => {
            statement("UPDATE passkeys SET body = $1, used_at = $2 WHERE credential_id = $3")
                .text(body)
                .number(*at)
                .bytes(credential)
        }
        AccountWrite::RemovePasskey { account, credential } => return remove_passkey(account, credential),
        AccountWrite::UseRecoveryCode { code } => {
            statement("DELETE FROM recovery_codes WHERE code_hash = $1").bytes(code)
        }
        AccountWrite::BeginCeremony { secret, ceremony } => begin(secret, ceremony),
        AccountWrite::FinishCeremony { secret } => {
            statement("DELETE FROM ceremonies WHERE secret_hash = $1").bytes(secret)
        }
        AccountWrite::Attempt { target, at } => statement(
            "INSERT INTO attempts (target, failures, last_at) VALUES ($1, 1, $2) \
             ON CONFLICT (target) DO UPDATE SET failures = attempts.failures + 1, last_at = excluded.last_at",
        )
        .text(target)
        .number(*at),
        AccountWrite::Forgive { target } => statement("DELETE FROM attempts WHERE target = $1").text(target),
        AccountWrite::Discount { target } => {
            statement("UPDATE attempts SET failures = failures - 1 WHERE target = $1 AND failures > 0")
                .text(target)
        }
        AccountWrite::NameKey { account, name } => {
            statement("UPDATE accounts SET name_key = $1, name_key_of = $3 WHERE id = $2 AND name = $3")
                .own_text(names::search_key(name))
                .text(account)
                .text(name)
        }
        AccountWrite::NameTold { person, version } => {
            statement("UPDATE guests SET name_told = $1 WHERE id = $2 AND name_told < $1")
                .number(*version)
                .text(person)
        }
        AccountWrite::ForgetSpeaker { .. }
        | AccountWrite::RenameSpeaker { .. }
        | AccountWrite::Redact { .. }
        | AccountWrite::FormerForgotten { .. }
        | AccountWrite::ForgetDeleted => names_at_tables(write),
    };
    vec![one]
}

/// What becomes of names that tables have; those who have none left there, and no account, are gone.
fn names_at_tables(write: &AccountWrite) -> Statement<'_> {
    match write {
        AccountWrite::ForgetSpeaker { table, seat } => {
            statement("UPDATE chat SET name = '' WHERE table_id = $1 AND seat = $2")
                .text(table)
                .number((*seat).into())
        }
        AccountWrite::Redact { table, seq, body } => {
            statement("UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3")
                .text(body)
                .text(table)
                .number(*seq)
        }
        AccountWrite::RenameSpeaker { table, guest, name } => statement(
            "UPDATE chat SET name = $1 WHERE table_id = $2 AND author = $3 AND seat IS NOT NULL AND name <> ''",
        )
        .text(name)
        .text(table)
        .text(guest),
        AccountWrite::FormerForgotten { former } => statement(
            "DELETE FROM former_holders WHERE guest_id = $1 AND table_id = $2 AND seat = $3 AND last_seq = $4",
        )
        .text(&former.guest)
        .text(&former.table)
        .number(former.seat.into())
        .number(former.until),
        _ => statement(
            "DELETE FROM guests WHERE deleted_at IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM holders WHERE guest_id = guests.id) \
             AND NOT EXISTS (SELECT 1 FROM former_holders WHERE guest_id = guests.id)",
        ),
    }
}

fn new_account<'a>(account: &'a Account, [likeness, skeleton]: &'a Likenesses) -> Vec<Statement<'a>> {
    let guest = statement(
        "INSERT INTO guests (id, name, created_at, seen_at, account_id) VALUES ($1, $2, $3, $3, $1) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, account_id = excluded.account_id, \
         name_version = guests.name_version + 1",
    );
    let guest = guest.text(&account.id).text(&account.name).number(account.created_at);
    // It is a conflict when the guest has an account already: one id, one account.
    let insert = statement(
        "INSERT INTO accounts (id, name, likeness, skeleton, email, email_key, password_hash, created_at, name_key, name_key_of) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $2)",
    );
    let insert = insert
        .text(&account.id)
        .text(&account.name)
        .text(likeness)
        .text(skeleton)
        .maybe_text(account.email.as_deref())
        .maybe_own_text(account.email.as_deref().map(names::email_key))
        .maybe_text(account.password_hash.as_deref())
        .number(account.created_at)
        .own_text(names::search_key(&account.name));
    vec![guest, insert]
}

fn adopt<'a>(guest: &'a str, account: &'a str) -> Vec<Statement<'a>> {
    // The seats of the guest go by the name of the account: that of the guest is told no more.
    let adopt = statement(
        "UPDATE guests SET account_id = $1, name_told = name_version \
         WHERE id = $2 AND (account_id IS NULL OR account_id = $1)",
    );
    let called = statement("UPDATE guests SET name_version = name_version + 1 WHERE id = $1");
    let mut all = vec![
        adopt.text(account).text(guest),
        called.text(account),
        results::adopt(guest, account),
        holidays::adopt(guest, account),
    ];
    all.extend(clubs::adopt(guest, account));
    all.extend(people::adopt(guest, account));
    all.extend(moderation::adopt(guest, account));
    all
}

fn rename<'a>(account: &'a str, name: &'a str, [likeness, skeleton]: &'a Likenesses) -> Vec<Statement<'a>> {
    let update = statement(
        "UPDATE accounts SET name = $1, likeness = $2, skeleton = $3, name_key = $4, name_key_of = $1 WHERE id = $5",
    );
    let guest = statement("UPDATE guests SET name = $1, name_version = name_version + 1 WHERE id = $2");
    let update =
        update.text(name).text(likeness).text(skeleton).own_text(names::search_key(name)).text(account);
    vec![update, guest.text(name).text(account)]
}

fn new_session<'a>(guest: &'a str, session: &'a StoredSession) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO sessions (token_hash, guest_id, created_at, seen_at, way, device, proved_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $3)",
    );
    insert
        .bytes(&session.token)
        .text(guest)
        .number(session.created_at)
        .number(session.seen_at)
        .text(&session.way)
        .text(&session.device)
}

fn new_passkey(passkey: &StoredPasskey) -> Statement<'_> {
    let insert = statement(
        "INSERT INTO passkeys (credential_id, account_id, device, body, created_at, used_at) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    );
    insert
        .bytes(&passkey.credential)
        .text(&passkey.account)
        .text(&passkey.device)
        .text(&passkey.body)
        .number(passkey.created_at)
        .maybe_number(passkey.used_at)
}

/// The row of the account is held until all is written.
fn hold<'a>(account: &'a str, password_hash: Option<&'a str>) -> Statement<'a> {
    let sql = match password_hash {
        None => "UPDATE accounts SET created_at = created_at WHERE id = $1",
        Some(_) => "UPDATE accounts SET created_at = created_at WHERE id = $1 AND password_hash = $2",
    };
    let hold = statement(sql).text(account);
    match password_hash {
        None => hold,
        Some(hash) => hold.text(hash),
    }
}

/// Of two that are the last ones, one stays.
fn remove_passkey<'a>(account: &'a str, credential: &'a [u8]) -> Vec<Statement<'a>> {
    let remove = statement(
        "DELETE FROM passkeys WHERE credential_id = $1 AND account_id = $2 \
         AND (EXISTS (SELECT 1 FROM accounts WHERE id = $2 AND password_hash IS NOT NULL) \
         OR EXISTS (SELECT 1 FROM passkeys o WHERE o.account_id = $2 AND o.credential_id <> $1))",
    );
    vec![hold(account, None), remove.bytes(credential).text(account)]
}

fn new_codes<'a>(account: &'a str, codes: &'a [SecretHash]) -> Vec<Statement<'a>> {
    let mut all = vec![statement("DELETE FROM recovery_codes WHERE account_id = $1").text(account)];
    let insert = "INSERT INTO recovery_codes (code_hash, account_id) VALUES ($1, $2)";
    all.extend(codes.iter().map(|code| statement(insert).bytes(code).text(account)));
    all
}

fn begin<'a>(secret: &'a SecretHash, ceremony: &'a Ceremony) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO ceremonies (secret_hash, kind, session, body, expires_at) VALUES ($1, $2, $3, $4, $5)",
    );
    insert
        .bytes(secret)
        .text(&ceremony.kind)
        .text(&ceremony.session)
        .text(&ceremony.body)
        .number(ceremony.expires_at)
}

fn end_mailed_links(account: &str) -> Statement<'_> {
    statement("DELETE FROM ceremonies WHERE session = '' AND body LIKE '%\"account\":\"' || $1 || '\"%'")
        .text(account)
}

fn tidy<'a>(now: Millis, attempts_before: Millis, sessions_before: Millis) -> Vec<Statement<'a>> {
    vec![
        statement("DELETE FROM ceremonies WHERE expires_at < $1").number(now),
        statement("DELETE FROM attempts WHERE last_at < $1").number(attempts_before),
        // A guest has one session and is forgotten with it; what an account does not use ends by itself.
        statement(
            "DELETE FROM sessions WHERE seen_at < $1 AND guest_id IN (SELECT id FROM accounts) \
             OR guest_id NOT IN (SELECT id FROM guests)",
        )
        .number(sessions_before),
    ]
}

fn delete(account: &str, at: Millis) -> Vec<Statement<'_>> {
    // Whoever signs in at this moment has done so before the sessions end, or comes too late.
    let mut all = vec![hold(account, None)];
    // It looks for the name, as long as there is one.
    all.extend(moderation::forget(account));
    let own = [
        "DELETE FROM sessions WHERE guest_id = $1",
        "DELETE FROM passkeys WHERE account_id = $1",
        "DELETE FROM recovery_codes WHERE account_id = $1",
        "DELETE FROM accounts WHERE id = $1",
        "DELETE FROM notice_channels WHERE guest_id = $1",
        "DELETE FROM notice_hours WHERE guest_id = $1",
        "DELETE FROM team WHERE account_id = $1",
    ]
    .map(|sql| statement(sql).text(account));
    all.extend(own);
    // They name the address.
    all.push(end_mailed_links(account));
    // Whatever they have said, from a seat or looking on, was said by nobody in particular.
    let said = "UPDATE chat SET name = '' WHERE author IN (SELECT id FROM guests WHERE account_id = $1)";
    all.push(statement(said).text(account));
    let guests =
        statement("UPDATE guests SET name = '', came_from = '', deleted_at = $1 WHERE account_id = $2");
    all.push(guests.number(at).text(account));
    all.push(results::forget_player(account));
    all.extend(people::forget(account));
    all.push(holidays::forget_player(account));
    all.extend(clubs::forget_member(account));
    all
}
