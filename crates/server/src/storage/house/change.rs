//! Changes of the house as statements, the same for each database.

use protocol::Millis;
use protocol::rest::HouseRole;

use super::{ActionRecord, StoredInvitation};
use crate::secret::SecretHash;
use crate::storage::StoreError;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::write::word;

/// One change of what is stored about the house.
#[derive(Clone, Debug)]
pub enum HouseWrite {
    /// A setting, as JSON; `None`: as it is when nobody sets it.
    Setting {
        name: String,
        value: Option<String>,
        at: Millis,
    },
    /// Only if nobody has set it yet.
    FirstSetting {
        name: String,
        value: String,
        at: Millis,
    },
    /// Somebody is trusted from now on, or no longer.
    Role {
        account: String,
        role: Option<HouseRole>,
        at: Millis,
    },
    /// Nothing of the rest is written unless this account still has one of the roles: whoever was dismissed meanwhile does nothing more.
    MustHaveRole {
        account: String,
        least: HouseRole,
    },
    /// The same unless somebody else than this account is a host: there is always one.
    MustHaveOtherHost {
        account: String,
    },
    /// The same only if this account is a host.
    MustNotBeLastHost {
        account: String,
    },
    Invite {
        invitation: StoredInvitation,
    },
    /// Refused as a conflict when it is used up or over.
    UseInvitation {
        secret: SecretHash,
        now: Millis,
    },
    EndInvitation {
        id: String,
    },
    Note {
        deed: ActionRecord,
    },
    /// How much a node has to do: a `ServerLoad` as JSON.
    Load {
        node: String,
        load: String,
    },
    /// Invitations that nobody can use any more, and what was done long ago.
    Tidy {
        now: Millis,
        deeds_before: Millis,
    },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &HouseWrite,
) -> Result<(), StoreError> {
    let must_change = matches!(
        write,
        HouseWrite::MustHaveRole { .. }
            | HouseWrite::MustHaveOtherHost { .. }
            | HouseWrite::MustNotBeLastHost { .. }
            | HouseWrite::UseInvitation { .. }
    );
    let all = statements(write);
    let last = all.len() - 1;
    for (index, statement) in all.into_iter().enumerate() {
        // The last one says whether it can be done.
        if connection.execute(statement).await? == 0 && must_change && index == last {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &HouseWrite) -> Vec<Statement<'_>> {
    let one = match write {
        HouseWrite::Setting { name, value: Some(value), at } => statement(
            "INSERT INTO house_settings (name, value, changed_at) VALUES ($1, $2, $3) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at",
        )
        .text(name)
        .text(value)
        .number(*at),
        HouseWrite::Setting { name, value: None, .. } => {
            statement("DELETE FROM house_settings WHERE name = $1").text(name)
        }
        HouseWrite::FirstSetting { name, value, at } => {
            statement("INSERT INTO house_settings (name, value, changed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .text(name)
                .text(value)
                .number(*at)
        }
        HouseWrite::Role { account, role: Some(role), at } => statement(
            "INSERT INTO team (account_id, role, since) VALUES ($1, $2, $3) \
             ON CONFLICT (account_id) DO UPDATE SET role = excluded.role, since = excluded.since",
        )
        .text(account)
        .own_text(word(role))
        .number(*at),
        HouseWrite::Role { account, role: None, .. } => {
            statement("DELETE FROM team WHERE account_id = $1").text(account)
        }
        HouseWrite::MustHaveRole { account, least } => must_have_role(account, *least),
        // The rows are held until all is written.
        HouseWrite::MustHaveOtherHost { account } => {
            statement("UPDATE team SET since = since WHERE role = 'host' AND account_id <> $1").text(account)
        }
        HouseWrite::MustNotBeLastHost { account } => return must_not_be_last_host(account),
        HouseWrite::Invite { invitation } => invite(invitation),
        HouseWrite::UseInvitation { secret, now } => statement(
            "UPDATE invitations SET uses_left = uses_left - 1 WHERE secret_hash = $1 AND uses_left > 0 AND expires_at > $2",
        )
        .bytes(secret)
        .number(*now),
        HouseWrite::EndInvitation { id } => statement("DELETE FROM invitations WHERE id = $1").text(id),
        HouseWrite::Note { deed } => note(deed),
        HouseWrite::Load { node, load } => {
            statement("UPDATE nodes SET load = $1 WHERE node = $2").text(load).text(node)
        }
        HouseWrite::Tidy { now, deeds_before } => {
            return vec![
                statement("DELETE FROM invitations WHERE expires_at < $1 OR uses_left = 0").number(*now),
                statement("DELETE FROM house_log WHERE at < $1").number(*deeds_before),
                statement("DELETE FROM team WHERE account_id NOT IN (SELECT id FROM accounts)"),
            ];
        }
    };
    vec![one]
}

/// Changes nothing, and says whether there is such a row; nobody else changes it before the transaction ends.
fn must_have_role(account: &str, least: HouseRole) -> Statement<'_> {
    let sql = match least {
        HouseRole::Host => "UPDATE team SET since = since WHERE account_id = $1 AND role = 'host'",
        HouseRole::Moderator => "UPDATE team SET since = since WHERE account_id = $1",
    };
    statement(sql).text(account)
}

/// Of two hosts who go at once one comes second, and is the last one: the rows of all hosts are held until all is written.
fn must_not_be_last_host(account: &str) -> Vec<Statement<'_>> {
    let is_not_last = statement(
        "UPDATE accounts SET created_at = created_at WHERE id = $1 \
         AND (NOT EXISTS (SELECT 1 FROM team WHERE account_id = $1 AND role = 'host') \
         OR EXISTS (SELECT 1 FROM team WHERE account_id <> $1 AND role = 'host'))",
    );
    vec![statement("UPDATE team SET since = since WHERE role = 'host'"), is_not_last.text(account)]
}

fn invite(invitation: &StoredInvitation) -> Statement<'_> {
    let insert = statement(
        "INSERT INTO invitations (secret_hash, id, note, made_by, made_at, expires_at, uses_left) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    insert
        .bytes(&invitation.secret)
        .text(&invitation.id)
        .text(&invitation.note)
        .text(&invitation.made_by)
        .number(invitation.made_at)
        .number(invitation.expires_at)
        .number(invitation.uses_left)
}

fn note(deed: &ActionRecord) -> Statement<'_> {
    let insert = statement(
        "INSERT INTO house_log (id, at, actor, actor_name, action, target, target_name, detail) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    insert
        .text(&deed.id)
        .number(deed.at)
        .text(&deed.actor)
        .text(&deed.actor_name)
        .own_text(word(&deed.action))
        .text(&deed.target)
        .text(&deed.target_name)
        .text(&deed.detail)
}
