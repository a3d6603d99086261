//! Changes of evenings as statements, the same for each database.

use protocol::Millis;

use super::{Draw, StoredEvening, StoredStanding};
use crate::storage::StoreError;
use crate::storage::apply::json;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::write::word;

/// One change of an evening. Each is a conflict when what it is built on does not hold any more.
#[derive(Clone, Debug)]
pub enum EveningWrite {
    /// The next evening of the club, if so few are open.
    Open { evening: StoredEvening, most_open: u64 },
    /// Somebody is here, or goes. A conflict when the evening is over, or so many others take part, or they may not come in.
    Here { club: String, number: u32, member: String, is_here: bool, at: Millis, most: u64 },
    /// Somebody who takes part has gone, as others say. A conflict when the evening is over, or they take no part.
    Gone { club: String, number: u32, member: String },
    /// The next round, if everything is as it was read.
    Draw { club: String, number: u32, version: u64, round: u32, game: String, draw: Draw, at: Millis },
    /// A table of a round.
    Table { club: String, number: u32, round: u32, table: String, at: Millis },
    /// Nobody waits for this table any more.
    Waive { club: String, number: u32, table: String },
    /// It is over, and this came of it.
    End { club: String, number: u32, version: u64, standing: Vec<StoredStanding>, at: Millis },
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &EveningWrite,
) -> Result<(), StoreError> {
    for statement in statements(write)? {
        if connection.execute(statement).await? == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

fn statements(write: &EveningWrite) -> Result<Vec<Statement<'_>>, StoreError> {
    let all = match write {
        EveningWrite::Open { evening, most_open } => vec![open(evening, *most_open)?],
        EveningWrite::Here { .. } => here(write),
        EveningWrite::Gone { club, number, member } => gone(club, *number, member),
        EveningWrite::Draw { club, number, version, round, game, draw, at } => {
            let raise = statement(
                "UPDATE evenings SET version = version + 1, drawn = $1 WHERE club_id = $2 AND number = $3 \
                 AND version = $4 AND drawn = $1 - 1 AND ended_at IS NULL",
            );
            let insert = statement(
                "INSERT INTO evening_rounds (club_id, evening, round, game, draw, drawn_at) VALUES ($1, $2, $3, $4, $5, $6)",
            );
            vec![
                raise.number((*round).into()).text(club).number((*number).into()).number(*version),
                insert
                    .text(club)
                    .number((*number).into())
                    .number((*round).into())
                    .text(game)
                    .own_text(json(draw)?)
                    .number(*at),
            ]
        }
        EveningWrite::Table { club, number, round, table, at } => vec![
            statement(
                "INSERT INTO club_tables (table_id, club_id, opened_at, evening, round) VALUES ($1, $2, $3, $4, $5)",
            )
            .text(table)
            .text(club)
            .number(*at)
            .number((*number).into())
            .number((*round).into()),
        ],
        EveningWrite::Waive { club, number, table } => vec![
            statement("UPDATE club_tables SET waived = 1 WHERE table_id = $1 AND club_id = $2 AND evening = $3")
                .text(table)
                .text(club)
                .number((*number).into()),
        ],
        EveningWrite::End { club, number, version, standing, at } => vec![
            statement(
                "UPDATE evenings SET version = version + 1, ended_at = $1, standing = $2 WHERE club_id = $3 \
                 AND number = $4 AND version = $5 AND ended_at IS NULL",
            )
            .number(*at)
            .own_text(json(standing)?)
            .text(club)
            .number((*number).into())
            .number(*version),
        ],
    };
    Ok(all)
}

fn open(evening: &StoredEvening, most_open: u64) -> Result<Statement<'_>, StoreError> {
    let insert = statement(
        "INSERT INTO evenings (club_id, number, games, least, most, rounds, pace, bots, seed, opened_at, version, drawn) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 0 \
         WHERE (SELECT COUNT(*) FROM evenings WHERE club_id = $1 AND ended_at IS NULL) < $11",
    );
    Ok(insert
        .text(&evening.club)
        .number(evening.number.into())
        .own_text(json(&evening.games)?)
        .number(evening.least.into())
        .number(evening.most.into())
        .number(evening.rounds.into())
        .own_text(json(&evening.pace)?)
        .maybe_own_text(evening.bots.map(|level| word(&level)))
        .number(evening.seed)
        .number(evening.opened_at)
        .number(most_open))
}

/// Whoever draws at this moment reads anew who is here.
fn raise(club: &str, number: u32) -> Statement<'_> {
    statement(
        "UPDATE evenings SET version = version + 1 WHERE club_id = $1 AND number = $2 AND ended_at IS NULL",
    )
    .text(club)
    .number(number.into())
}

fn gone<'a>(club: &'a str, number: u32, member: &'a str) -> Vec<Statement<'a>> {
    let note = statement(
        "UPDATE evening_people SET here = 0 WHERE club_id = $1 AND evening = $2 AND member_id = $3",
    );
    vec![raise(club, number), note.text(club).number(number.into()).text(member)]
}

/// The name is the one that the member has at this moment.
fn here(write: &EveningWrite) -> Vec<Statement<'_>> {
    let EveningWrite::Here { club, number, member, is_here, at, most } = write else { return Vec::new() };
    let note = statement(
        "INSERT INTO evening_people (club_id, evening, member_id, guest_id, name, here, since) \
         SELECT m.club_id, $2, m.id, m.guest_id, g.name, $4, $5 FROM club_members m JOIN guests g ON g.id = m.guest_id \
         WHERE m.club_id = $1 AND m.id = $3 AND ($4 = 0 OR g.banned_until <= $5) \
         AND (SELECT COUNT(*) FROM evening_people WHERE club_id = $1 AND evening = $2 AND member_id <> $3) < $6 \
         ON CONFLICT (club_id, evening, member_id) DO UPDATE SET here = excluded.here, name = excluded.name",
    );
    let note = note.text(club).number((*number).into()).text(member);
    vec![raise(club, *number), note.number((*is_here).into()).number(*at).number(*most)]
}
