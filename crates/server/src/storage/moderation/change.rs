//! Changes of what is reported and done as statements, the same for each database.

use protocol::Millis;
use protocol::rest::SanctionKind;

use super::{FOR_GOOD, NewStoredReport, StoredAddressBan, StoredSanction, addresses};
use crate::storage::StoreError;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::write::word;

/// One change of what is stored about order.
#[derive(Clone, Debug)]
pub enum ModerationWrite {
    Report {
        report: NewStoredReport,
    },
    /// Refused as a conflict when somebody has answered it before.
    Answer {
        report: String,
        action: String,
        by: String,
        reason: String,
        at: Millis,
    },
    /// What was done about a club answers all open reports about it.
    AnswerOfClub {
        club: String,
        action: String,
        by: String,
        reason: String,
        at: Millis,
    },
    Sanction {
        sanction: StoredSanction,
    },
    /// Refused as a conflict when it was lifted before.
    Lift {
        sanction: String,
        person: String,
        at: Millis,
    },
    /// Somebody has read all that was done to them.
    Seen {
        person: String,
        at: Millis,
    },
    /// A note to the host. Refused as a conflict when there is one.
    Appeal {
        sanction: String,
        person: String,
        text: String,
        at: Millis,
    },
    /// The host has put a note aside.
    Settle {
        sanction: String,
        at: Millis,
    },
    /// Nobody new comes in from some addresses.
    BanAddress {
        ban: StoredAddressBan,
    },
    /// Refused as a conflict when it was lifted before.
    LiftAddress {
        id: String,
        at: Millis,
    },
    /// Where somebody came from last.
    CameFrom {
        guest: String,
        target: String,
    },
    /// What was answered long ago.
    Tidy {
        before: Millis,
    },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &ModerationWrite,
) -> Result<(), StoreError> {
    let must_change = matches!(
        write,
        ModerationWrite::Answer { .. }
            | ModerationWrite::Lift { .. }
            | ModerationWrite::Appeal { .. }
            | ModerationWrite::LiftAddress { .. }
    );
    for (index, statement) in statements(write).into_iter().enumerate() {
        // The first one says whether it can be done; the others follow from it.
        if connection.execute(statement).await? == 0 && must_change && index == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &ModerationWrite) -> Vec<Statement<'_>> {
    let one = match write {
        ModerationWrite::Report { report } => new_report(report),
        ModerationWrite::Answer { report, action, by, reason, at } => statement(
            "UPDATE reports SET answer = $1, answered_by = $2, reason = $3, answered_at = $4 \
             WHERE id = $5 AND answered_at IS NULL",
        )
        .text(action)
        .text(by)
        .text(reason)
        .number(*at)
        .text(report),
        ModerationWrite::AnswerOfClub { club, action, by, reason, at } => statement(
            "UPDATE reports SET answer = $1, answered_by = $2, reason = $3, answered_at = $4 \
             WHERE club_id = $5 AND answered_at IS NULL",
        )
        .text(action)
        .text(by)
        .text(reason)
        .number(*at)
        .text(club),
        ModerationWrite::Sanction { sanction } => return new_sanction(sanction),
        ModerationWrite::Lift { sanction, person, at } => return lift(sanction, person, *at),
        ModerationWrite::Seen { person, at } => {
            return vec![
                statement("UPDATE sanctions SET seen_at = $1 WHERE person = $2 AND seen_at IS NULL")
                    .number(*at)
                    .text(person),
                statement("UPDATE guests SET must_read = 0 WHERE id = $1").text(person),
            ];
        }
        ModerationWrite::Appeal { sanction, person, text, at } => statement(
            "UPDATE sanctions SET appeal = $1, appealed_at = $2 WHERE id = $3 AND person = $4 AND appealed_at IS NULL",
        )
        .text(text)
        .number(*at)
        .text(sanction)
        .text(person),
        ModerationWrite::Settle { sanction, at } => {
            statement("UPDATE sanctions SET settled_at = $1 WHERE id = $2 AND settled_at IS NULL")
                .number(*at)
                .text(sanction)
        }
        ModerationWrite::BanAddress { ban } => addresses::ban(ban),
        ModerationWrite::LiftAddress { id, at } => addresses::lift(id, *at),
        ModerationWrite::CameFrom { guest, target } => addresses::came_from(guest, target),
        ModerationWrite::Tidy { before } => {
            return vec![
                statement("DELETE FROM address_bans WHERE until_at < $1").number(*before),
                statement("DELETE FROM reports WHERE at < $1").number(*before),
                statement(
                    // What still holds is kept: a ban for good has no end.
                    "DELETE FROM sanctions WHERE at < $1 \
                     AND (kind NOT IN ('mute', 'ban') OR lifted_at IS NOT NULL OR until < $1) \
                     OR person NOT IN (SELECT id FROM guests)",
                )
                .number(*before),
            ];
        }
    };
    vec![one]
}

fn new_report(report: &NewStoredReport) -> Statement<'_> {
    let insert = statement(
        "INSERT INTO reports (id, at, reporter, person, person_name, kind, note, table_id, room, line, club_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    );
    insert
        .text(&report.id)
        .number(report.at)
        .text(&report.reporter)
        .text(&report.person)
        .text(&report.person_name)
        .own_text(word(&report.kind))
        .text(&report.note)
        .maybe_text(report.table.as_deref())
        .maybe_own_text(report.room.map(|room| word(&room)))
        .maybe_number(report.line)
        .maybe_text(report.club.as_deref())
}

/// The longest of several counts.
fn new_sanction(sanction: &StoredSanction) -> Vec<Statement<'_>> {
    let insert = statement(
        "INSERT INTO sanctions (id, person, kind, reason, at, until, given_by, name) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let insert = insert
        .text(&sanction.id)
        .text(&sanction.person)
        .own_text(word(&sanction.kind))
        .text(&sanction.reason)
        .number(sanction.at)
        .maybe_number(sanction.until)
        .text(&sanction.given_by)
        .text(&sanction.name);
    let note = match sanction.kind {
        SanctionKind::Warning | SanctionKind::Rename => {
            statement("UPDATE guests SET must_read = 1 WHERE id = $1")
        }
        SanctionKind::Mute => statement(
            "UPDATE guests SET must_read = 1, muted_until = CASE WHEN muted_until > $2 THEN muted_until ELSE $2 END \
             WHERE id = $1",
        ),
        SanctionKind::Ban => statement(
            "UPDATE guests SET must_read = 1, banned_until = CASE WHEN banned_until > $2 THEN banned_until ELSE $2 END \
             WHERE id = $1",
        ),
    };
    let note = note.text(&sanction.person);
    let note = match sanction.kind {
        SanctionKind::Mute | SanctionKind::Ban => note.number(sanction.until.unwrap_or(FOR_GOOD)),
        SanctionKind::Warning | SanctionKind::Rename => note,
    };
    let mut all = vec![insert, note];
    if sanction.kind == SanctionKind::Ban {
        all.push(end_search(&sanction.person));
        all.extend(go_from_evenings(&sanction.person));
    }
    all
}

/// Nor is such a person drawn to a table at an evening. Whoever draws at this moment reads anew who is here.
fn go_from_evenings(person: &str) -> Vec<Statement<'_>> {
    [
        "UPDATE evenings SET version = version + 1 WHERE ended_at IS NULL AND EXISTS (SELECT 1 FROM evening_people p \
         JOIN guests g ON g.id = p.guest_id WHERE p.club_id = evenings.club_id AND p.evening = evenings.number \
         AND p.here = 1 AND (g.id = $1 OR g.account_id = $1))",
        "UPDATE evening_people SET here = 0 WHERE here = 1 \
         AND guest_id IN (SELECT id FROM guests WHERE id = $1 OR account_id = $1)",
    ]
    .map(|sql| statement(sql).text(person))
    .into()
}

/// Whoever may not come in looks for no table.
fn end_search(person: &str) -> Statement<'_> {
    statement(
        "DELETE FROM searches WHERE table_id IS NULL \
         AND guest_id IN (SELECT id FROM guests WHERE id = $1 OR account_id = $1)",
    )
    .text(person)
}

/// What is left of the others counts from then on.
fn lift<'a>(sanction: &'a str, person: &'a str, at: Millis) -> Vec<Statement<'a>> {
    let lift = statement(
        "UPDATE sanctions SET lifted_at = $1, settled_at = COALESCE(settled_at, $1) WHERE id = $2 AND lifted_at IS NULL",
    );
    let left = statement(
        "UPDATE guests SET \
         muted_until = COALESCE((SELECT MAX(COALESCE(until, $2)) FROM sanctions WHERE person = $1 AND kind = 'mute' AND lifted_at IS NULL), 0), \
         banned_until = COALESCE((SELECT MAX(COALESCE(until, $2)) FROM sanctions WHERE person = $1 AND kind = 'ban' AND lifted_at IS NULL), 0) \
         WHERE id = $1",
    );
    vec![lift.number(at).text(sanction), left.text(person).number(FOR_GOOD)]
}

/// A guest belongs to an account: so does what was done to the guest.
pub(in crate::storage) fn adopt<'a>(guest: &'a str, account: &'a str) -> Vec<Statement<'a>> {
    [
        "UPDATE sanctions SET person = $1 WHERE person = $2",
        "UPDATE reports SET person = $1 WHERE person = $2",
        "UPDATE reports SET reporter = $1 WHERE reporter = $2",
        "UPDATE guests SET \
         muted_until = (SELECT MAX(g.muted_until) FROM guests g WHERE g.id = $1 OR g.id = $2), \
         banned_until = (SELECT MAX(g.banned_until) FROM guests g WHERE g.id = $1 OR g.id = $2), \
         must_read = (SELECT MAX(g.must_read) FROM guests g WHERE g.id = $1 OR g.id = $2) WHERE id = $1",
    ]
    .map(|sql| statement(sql).text(account).text(guest))
    .into()
}

/// An account is gone: nothing names who it was, and what it wrote is forgotten.
pub(in crate::storage) fn forget(account: &str) -> Vec<Statement<'_>> {
    [
        "UPDATE reports SET person_name = '' WHERE person = $1",
        "UPDATE reports SET note = '' WHERE reporter = $1",
        "UPDATE sanctions SET name = '', appeal = '' WHERE person = $1",
        "UPDATE house_log SET target_name = '' WHERE target = $1",
        "UPDATE house_log SET actor_name = '' WHERE actor = $1",
        // Those that were stored before knew the name alone.
        "UPDATE house_log SET target_name = '' WHERE action IN ('banned-address', 'lifted-address') AND target = '' \
         AND target_name = (SELECT name FROM accounts WHERE id = $1)",
        "UPDATE address_bans SET about = '' WHERE person = $1 \
         OR person = '' AND about = (SELECT name FROM accounts WHERE id = $1)",
    ]
    .map(|sql| statement(sql).text(account))
    .into()
}
