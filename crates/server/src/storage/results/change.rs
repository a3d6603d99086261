//! Changes of results as statements, the same for each database.

use protocol::SeatNumber;
use protocol::table::Sitter;
use table::{GameResult, SeatResult};

use crate::names;
use crate::storage::StoreError;
use crate::storage::statement::{Connection, Statement, statement};
use crate::storage::write::word;

/// One change of what is stored about results.
#[derive(Clone, Debug)]
pub enum ResultWrite {
    /// A game is over. One that is stored already stays as it is.
    Finished { table: String, result: GameResult },
    /// The game is not over any more, or no result can be made of it.
    Forget { table: String },
    /// Whoever held a seat has deleted the account: the result names them no longer.
    ForgetSeat { table: String, seat: SeatNumber, guest: String },
    /// A moderator took the name of somebody away: it stands in no result any more.
    Rename { player: String, name: String },
    /// The results of these games are to be made, unless there are some by now.
    Due { tables: Vec<String> },
    /// Guests whom an account took over while a game ended: their results are those of the account.
    Adopt,
}

/// Writes one change, within a transaction.
pub(in crate::storage) async fn apply(
    connection: &mut dyn Connection,
    write: &ResultWrite,
) -> Result<(), StoreError> {
    for statement in statements(write) {
        connection.execute(statement).await?;
    }
    Ok(())
}

fn statements(write: &ResultWrite) -> Vec<Statement<'_>> {
    match write {
        ResultWrite::Finished { table, result } => {
            let mut all = vec![insert_result(table, result)];
            all.extend(result.seats.iter().map(|seat| insert_seat(table, result, seat)));
            // Whoever deleted the account at the end of the game has not given up the seat yet.
            all.push(forget_deleted(table));
            all.push(statement("DELETE FROM results_due WHERE table_id = $1").text(table));
            all
        }
        ResultWrite::Forget { table } => [
            "DELETE FROM results WHERE table_id = $1",
            "DELETE FROM result_seats WHERE table_id = $1",
            "DELETE FROM results_due WHERE table_id = $1",
        ]
        .map(|sql| statement(sql).text(table))
        .into(),
        ResultWrite::ForgetSeat { table, seat, guest } => vec![
            statement(
                "UPDATE result_seats SET name = '', name_key = '', forgotten = 1 WHERE table_id = $1 AND seat = $2 \
                 AND (player_id IS NULL OR player_id IN (SELECT COALESCE(account_id, id) FROM guests WHERE id = $3))",
            )
            .text(table)
            .number((*seat).into())
            .text(guest),
        ],
        ResultWrite::Rename { player, name } => vec![
            statement("UPDATE result_seats SET name = $1, name_key = $2 WHERE player_id = $3 AND name <> ''")
                .text(name)
                .own_text(names::search_key(name))
                .text(player),
        ],
        ResultWrite::Due { tables } => tables.iter().map(|table| note_due(table)).collect(),
        ResultWrite::Adopt => vec![statement(
            "UPDATE result_seats SET player_id = (SELECT g.account_id FROM guests g WHERE g.id = result_seats.player_id) \
             WHERE player_id IN (SELECT id FROM guests WHERE account_id IS NOT NULL AND account_id <> id)",
        )],
    }
}

fn forget_deleted(table: &str) -> Statement<'_> {
    let forget = statement(
        "UPDATE result_seats SET name = '', name_key = '', forgotten = 1 WHERE table_id = $1 AND sitter = 'person' \
         AND player_id IN (SELECT id FROM guests WHERE deleted_at IS NOT NULL)",
    );
    forget.text(table)
}

fn note_due(table: &str) -> Statement<'_> {
    let note = statement(
        "INSERT INTO results_due (table_id) SELECT id FROM tables WHERE id = $1 AND state = 'ended' \
         AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = $1) ON CONFLICT DO NOTHING",
    );
    note.text(table)
}

fn insert_result<'a>(table: &'a str, result: &'a GameResult) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO results (table_id, game, seats, reason, rated, started_at, ended_at, moves) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
    );
    insert
        .text(table)
        .text(&result.game)
        .number(result.seats.len() as u64)
        .own_text(word(&result.reason))
        .number(result.rated.into())
        .number(result.started_at)
        .number(result.ended_at)
        .number(result.moves.into())
}

/// Whoever has held the seat for longest is who played; they are looked up in the same transaction.
fn insert_seat<'a>(table: &'a str, result: &'a GameResult, seat: &'a SeatResult) -> Statement<'a> {
    let insert = statement(
        "INSERT INTO result_seats (table_id, seat, sitter, name, name_key, forgotten, place, score, won, has_left, \
         game, seats, rated, shown, ended_at, player_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, \
         (SELECT COALESCE(g.account_id, g.id) FROM holders h JOIN guests g ON g.id = h.guest_id \
         WHERE h.table_id = $1 AND h.seat = $2 AND $3 = 'person' ORDER BY h.held_since, h.guest_id LIMIT 1)) \
         ON CONFLICT DO NOTHING",
    );
    let SeatResult { seat, sitter, name, forgotten, place, score, won, left } = seat;
    insert
        .text(table)
        .number((*seat).into())
        .text(sitter_word(*sitter))
        .text(name)
        .own_text(names::search_key(name))
        .number((*forgotten).into())
        .maybe_number(place.map(u64::from))
        .maybe_signed(score.map(i64::from))
        .number((*won).into())
        .number((*left).into())
        .text(&result.game)
        .number(result.seats.len() as u64)
        .number(result.rated.into())
        .number(result.shown.into())
        .number(result.ended_at)
}

const PERSON: &str = "person";

fn sitter_word(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Bot { level } => level.name(),
        Sitter::Open | Sitter::Person => PERSON,
    }
}

/// Who sat there, from the word that is stored.
pub(in crate::storage) fn sitter_of(word: &str) -> Sitter {
    let level = protocol::table::BotLevel::ALL.into_iter().find(|level| level.name() == word);
    level.map_or(Sitter::Person, |level| Sitter::Bot { level })
}

/// What an account that goes leaves in the results of the others: a player without a name.
pub(in crate::storage) fn forget_player(account: &str) -> Statement<'_> {
    statement("UPDATE result_seats SET name = '', name_key = '', forgotten = 1 WHERE player_id = $1")
        .text(account)
}

/// What a guest played is the account's from now on.
pub(in crate::storage) fn adopt<'a>(guest: &'a str, account: &'a str) -> Statement<'a> {
    statement("UPDATE result_seats SET player_id = $1 WHERE player_id = $2").text(account).text(guest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sat_there_is_read_as_it_was_written() {
        let sitters = protocol::table::BotLevel::ALL.map(|level| Sitter::Bot { level });
        for sitter in sitters.into_iter().chain([Sitter::Person]) {
            assert_eq!(sitter_of(sitter_word(sitter)), sitter);
        }
    }
}
