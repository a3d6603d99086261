//! Changes of what people are to each other as statements, the same for each database.

use protocol::Millis;

use crate::storage::StoreError;
use crate::storage::statement::{Connection, Statement, statement};

/// One change of what is stored about people.
#[derive(Clone, Debug)]
pub enum PeopleWrite {
    Follow {
        follower: String,
        followed: String,
        at: Millis,
    },
    Unfollow {
        follower: String,
        followed: String,
    },
    /// Somebody does not want to meet another, and follows them no longer.
    Block {
        blocker: String,
        blocked: String,
        id: String,
        name: String,
        at: Millis,
    },
    Unblock {
        blocker: String,
        id: String,
    },
    /// Somebody is asked to a table. Whoever was asked before is not asked again.
    Invite {
        table: String,
        invited: String,
        by: String,
        at: Millis,
    },
    Decline {
        table: String,
        invited: String,
    },
    /// What concerns nobody any more.
    Tidy {
        invitations_before: Millis,
    },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &PeopleWrite,
) -> Result<(), StoreError> {
    for statement in statements(write) {
        connection.execute(statement).await?;
    }
    Ok(())
}

fn statements(write: &PeopleWrite) -> Vec<Statement<'_>> {
    let one = match write {
        PeopleWrite::Follow { follower, followed, at } => statement(
            "INSERT INTO follows (follower, followed, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .text(follower)
        .text(followed)
        .number(*at),
        PeopleWrite::Unfollow { follower, followed } => unfollow(follower, followed),
        PeopleWrite::Block { blocker, blocked, id, name, at } => {
            let block = statement(
                "INSERT INTO blocks (blocker, blocked, id, name, since) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (blocker, blocked) DO NOTHING",
            );
            let block = block.text(blocker).text(blocked).text(id).text(name).number(*at);
            return vec![block, unfollow(blocker, blocked)];
        }
        PeopleWrite::Unblock { blocker, id } => {
            statement("DELETE FROM blocks WHERE blocker = $1 AND id = $2").text(blocker).text(id)
        }
        PeopleWrite::Invite { table, invited, by, at } => statement(
            "INSERT INTO table_invitations (table_id, invited, invited_by, at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        )
        .text(table)
        .text(invited)
        .text(by)
        .number(*at),
        PeopleWrite::Decline { table, invited } => {
            statement("UPDATE table_invitations SET declined = 1 WHERE table_id = $1 AND invited = $2")
                .text(table)
                .text(invited)
        }
        PeopleWrite::Tidy { invitations_before } => return tidy(*invitations_before),
    };
    vec![one]
}

fn unfollow<'a>(follower: &'a str, followed: &'a str) -> Statement<'a> {
    statement("DELETE FROM follows WHERE follower = $1 AND followed = $2").text(follower).text(followed)
}

fn tidy<'a>(invitations_before: Millis) -> Vec<Statement<'a>> {
    vec![
        statement("DELETE FROM table_invitations WHERE at < $1").number(invitations_before),
        statement(
            "DELETE FROM blocks WHERE blocker NOT IN (SELECT id FROM guests) OR blocked NOT IN (SELECT id FROM guests)",
        ),
    ]
}

/// A guest belongs to an account: so does what the guest wants of others, and what others want of the guest.
pub(in crate::storage) fn adopt<'a>(guest: &'a str, account: &'a str) -> Vec<Statement<'a>> {
    [
        "INSERT INTO blocks (blocker, blocked, id, name, since) \
         SELECT $1, blocked, 'a' || id, name, since FROM blocks WHERE blocker = $2 AND blocked <> $1 ON CONFLICT DO NOTHING",
        "INSERT INTO blocks (blocker, blocked, id, name, since) \
         SELECT blocker, $1, 'a' || id, name, since FROM blocks WHERE blocked = $2 AND blocker <> $1 ON CONFLICT DO NOTHING",
        "DELETE FROM blocks WHERE (blocker = $2 OR blocked = $2) AND $1 <> $2",
    ]
    .map(|sql| statement(sql).text(account).text(guest))
    .into()
}

/// An account is gone.
pub(in crate::storage) fn forget(account: &str) -> Vec<Statement<'_>> {
    [
        "DELETE FROM follows WHERE follower = $1 OR followed = $1",
        "DELETE FROM blocks WHERE blocker = $1 OR blocked = $1",
        "DELETE FROM table_invitations WHERE invited = $1 OR invited_by = $1",
    ]
    .map(|sql| statement(sql).text(account))
    .into()
}
