//! Changes of clubs as statements, the same for each database.

use protocol::Millis;
use protocol::rest::{ClubRole, ClubWish};

use crate::secret::SecretHash;
use crate::storage::StoreError;
use crate::storage::apply::spoken;
use crate::storage::statement::{Connection, Statement, statement};

/// One change of what is stored about clubs.
#[derive(Clone, Debug)]
pub enum ClubWrite {
    /// A conflict when the founder is in so many clubs already.
    Found {
        club: String,
        wish: ClubWish,
        join_token: String,
        member: String,
        guest: String,
        at: Millis,
        most: u64,
    },
    /// Nothing of the rest is written unless one of these still holds: whoever was dismissed meanwhile does nothing more.
    MustOrganise {
        club: String,
        guest: Option<String>,
        link: Option<SecretHash>,
    },
    Change {
        club: String,
        wish: ClubWish,
    },
    /// The club is no more. The tables and their results stay.
    Close {
        club: String,
    },
    /// Nobody but its members finds it, or whoever its organisers wish. A conflict when there is no such club.
    Hide {
        club: String,
        is_hidden: bool,
    },
    /// Its name is taken away, and its words are. A conflict when it is called otherwise.
    TakeName {
        club: String,
        taken: String,
        name: String,
    },
    /// Somebody is a member, if the token is that of the club and there is room; whoever is one already stays so.
    Join {
        club: String,
        token: String,
        member: String,
        guest: String,
        at: Millis,
        most: u64,
    },
    /// A member is one no more. Without another organiser the oldest member is one from then on.
    Remove {
        club: String,
        member: String,
    },
    /// A conflict when nobody else would organise the club.
    Role {
        club: String,
        member: String,
        role: ClubRole,
    },
    /// The link that makes members is another one from now on, or there is none.
    JoinToken {
        club: String,
        token: Option<String>,
    },
    /// The same with the link that holds the right of an organiser.
    OrganiserLink {
        club: String,
        link: Option<SecretHash>,
    },
    /// A table is for the club. A conflict when whoever opens it is no member.
    Table {
        table: String,
        club: String,
        guest: String,
        at: Millis,
    },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &ClubWrite,
) -> Result<(), StoreError> {
    let must_change = matches!(
        write,
        ClubWrite::Found { .. }
            | ClubWrite::MustOrganise { .. }
            | ClubWrite::Change { .. }
            | ClubWrite::Hide { .. }
            | ClubWrite::TakeName { .. }
            | ClubWrite::Role { .. }
            | ClubWrite::Table { .. }
    );
    for statement in statements(write) {
        if connection.execute(statement).await? == 0 && must_change {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &ClubWrite) -> Vec<Statement<'_>> {
    let one = match write {
        ClubWrite::Found { .. } => return found(write),
        ClubWrite::Close { club } => return close(club),
        ClubWrite::Remove { club, member } => return remove(club, member),
        ClubWrite::TakeName { club, taken, name } => return take_name(club, taken, name),
        ClubWrite::Hide { club, is_hidden } => {
            statement("UPDATE clubs SET hidden = $1 WHERE id = $2").number((*is_hidden).into()).text(club)
        }
        // The row of the club is held until all is written.
        ClubWrite::MustOrganise { club, guest, link } => statement(
            "UPDATE clubs SET founded_at = founded_at WHERE id = $1 AND (organiser_hash = $2 OR EXISTS \
             (SELECT 1 FROM club_members WHERE club_id = $1 AND guest_id = $3 AND role = 1))",
        )
        .text(club)
        .maybe_bytes(link.as_deref())
        .maybe_text(guest.as_deref()),
        ClubWrite::Change { club, wish } => {
            statement("UPDATE clubs SET name = $1, words = $2, languages = $3, listed = $4 WHERE id = $5")
                .text(&wish.name)
                .text(&wish.words)
                .own_text(spoken(&wish.languages))
                .number(wish.listed.into())
                .text(club)
        }
        ClubWrite::Join { club, token, member, guest, at, most } => statement(
            "INSERT INTO club_members (club_id, id, guest_id, role, joined_at) SELECT id, $2, $3, 0, $4 FROM clubs \
             WHERE id = $1 AND join_token = $5 AND (SELECT COUNT(*) FROM club_members WHERE club_id = $1) < $6 \
             ON CONFLICT DO NOTHING",
        )
        .text(club)
        .text(member)
        .text(guest)
        .number(*at)
        .text(token)
        .number(*most),
        ClubWrite::Role { club, member, role } => statement(
            "UPDATE club_members SET role = $1 WHERE club_id = $2 AND id = $3 AND ($1 = 1 OR EXISTS \
             (SELECT 1 FROM club_members o WHERE o.club_id = $2 AND o.id <> $3 AND o.role = 1))",
        )
        .number((*role == ClubRole::Organiser).into())
        .text(club)
        .text(member),
        ClubWrite::JoinToken { club, token } => statement("UPDATE clubs SET join_token = $1 WHERE id = $2")
            .maybe_text(token.as_deref())
            .text(club),
        ClubWrite::OrganiserLink { club, link } => {
            statement("UPDATE clubs SET organiser_hash = $1 WHERE id = $2")
                .maybe_bytes(link.as_deref())
                .text(club)
        }
        ClubWrite::Table { table, club, guest, at } => statement(
            "INSERT INTO club_tables (table_id, club_id, opened_at) SELECT $1, club_id, $4 FROM club_members \
             WHERE club_id = $2 AND guest_id = $3",
        )
        .text(table)
        .text(club)
        .text(guest)
        .number(*at),
    };
    vec![one]
}

fn found(write: &ClubWrite) -> Vec<Statement<'_>> {
    let ClubWrite::Found { club, wish, join_token, member, guest, at, most } = write else {
        return Vec::new();
    };
    let insert = statement(
        "INSERT INTO clubs (id, name, words, languages, listed, founded_at, join_token) \
         SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT COUNT(*) FROM club_members WHERE guest_id = $8) < $9",
    );
    let insert = insert
        .text(club)
        .text(&wish.name)
        .text(&wish.words)
        .own_text(spoken(&wish.languages))
        .number(wish.listed.into())
        .number(*at)
        .text(join_token)
        .text(guest)
        .number(*most);
    let founder = statement(
        "INSERT INTO club_members (club_id, id, guest_id, role, joined_at) VALUES ($1, $2, $3, 1, $4)",
    );
    vec![insert, founder.text(club).text(member).text(guest).number(*at)]
}

fn close(club: &str) -> Vec<Statement<'_>> {
    [
        "DELETE FROM evening_rounds WHERE club_id = $1",
        "DELETE FROM evening_people WHERE club_id = $1",
        "DELETE FROM evenings WHERE club_id = $1",
        "DELETE FROM club_tables WHERE club_id = $1",
        "DELETE FROM club_members WHERE club_id = $1",
        "DELETE FROM taken_club_names WHERE club_id = $1",
        "DELETE FROM clubs WHERE id = $1",
    ]
    .map(|sql| statement(sql).text(club))
    .into()
}

fn take_name<'a>(club: &'a str, taken: &'a str, name: &'a str) -> Vec<Statement<'a>> {
    let change = statement("UPDATE clubs SET name = $1, words = '' WHERE id = $2 AND name = $3");
    // The same name may have been taken away before, when a program did not know of it.
    let note = statement(
        "INSERT INTO taken_club_names (club_id, name) VALUES ($1, $2) ON CONFLICT (club_id, name) DO UPDATE SET name = excluded.name",
    );
    vec![change.text(name).text(club).text(taken), note.text(club).text(taken)]
}

/// Whoever goes is no organiser any more before the oldest of the others is looked for.
fn remove<'a>(club: &'a str, member: &'a str) -> Vec<Statement<'a>> {
    let heir = statement(
        "UPDATE club_members SET role = 1 WHERE club_id = $1 AND id = (SELECT id FROM club_members WHERE club_id = $1 \
         AND id <> $2 ORDER BY joined_at, id LIMIT 1) \
         AND NOT EXISTS (SELECT 1 FROM club_members WHERE club_id = $1 AND id <> $2 AND role = 1)",
    );
    let away =
        statement("UPDATE evening_people SET here = 0 WHERE club_id = $1 AND member_id = $2 AND here = 1");
    // Whoever draws at this moment reads anew who is here.
    let version =
        statement("UPDATE evenings SET version = version + 1 WHERE club_id = $1 AND ended_at IS NULL");
    let remove = statement("DELETE FROM club_members WHERE club_id = $1 AND id = $2");
    vec![
        heir.text(club).text(member),
        away.text(club).text(member),
        version.text(club),
        remove.text(club).text(member),
    ]
}

/// What a guest was in clubs the account is from now on. Where both are members of a club one person takes part in its evenings, and sits once.
pub(in crate::storage) fn adopt<'a>(guest: &'a str, account: &'a str) -> Vec<Statement<'a>> {
    [
        "INSERT INTO evening_people (club_id, evening, member_id, guest_id, name, here, since) \
         SELECT p.club_id, p.evening, m.id, m.guest_id, p.name, 1, p.since FROM evening_people p \
         JOIN club_members m ON m.club_id = p.club_id AND m.guest_id = $1 \
         JOIN evenings e ON e.club_id = p.club_id AND e.number = p.evening AND e.ended_at IS NULL \
         WHERE p.guest_id = $2 AND p.here = 1 AND $1 <> $2 \
         ON CONFLICT (club_id, evening, member_id) DO UPDATE SET here = 1",
        "UPDATE evening_people SET here = 0 WHERE guest_id = $2 AND here = 1 AND $1 <> $2 AND club_id IN \
         (SELECT club_id FROM club_members WHERE guest_id = $1)",
        "UPDATE evenings SET version = version + 1 WHERE ended_at IS NULL AND club_id IN \
         (SELECT club_id FROM club_members WHERE guest_id = $2) AND $1 <> $2",
        "UPDATE club_members SET role = 1 WHERE guest_id = $1 AND club_id IN \
         (SELECT club_id FROM club_members WHERE guest_id = $2 AND role = 1)",
        "DELETE FROM club_members WHERE guest_id = $2 AND club_id IN \
         (SELECT club_id FROM club_members WHERE guest_id = $1)",
        "UPDATE club_members SET guest_id = $1 WHERE guest_id = $2",
        "UPDATE evening_people SET guest_id = $1 WHERE guest_id = $2",
    ]
    .map(|sql| statement(sql).text(account).text(guest))
    .into()
}

/// Somebody whose account goes. The clubs stay: where nobody else organises them the oldest of the others does.
pub(in crate::storage) fn forget_member(account: &str) -> Vec<Statement<'_>> {
    [
        "UPDATE club_members SET role = 1 WHERE guest_id <> $1 \
         AND club_id IN (SELECT club_id FROM club_members WHERE guest_id = $1) \
         AND NOT EXISTS (SELECT 1 FROM club_members o WHERE o.club_id = club_members.club_id AND o.guest_id <> $1 \
         AND (o.role = 1 OR o.joined_at < club_members.joined_at \
         OR (o.joined_at = club_members.joined_at AND o.id < club_members.id)))",
        "UPDATE evenings SET version = version + 1 WHERE ended_at IS NULL \
         AND club_id IN (SELECT club_id FROM club_members WHERE guest_id = $1)",
        "UPDATE evening_people SET name = '', here = 0 WHERE guest_id = $1",
        "DELETE FROM club_members WHERE guest_id = $1",
    ]
    .map(|sql| statement(sql).text(account))
    .into()
}
