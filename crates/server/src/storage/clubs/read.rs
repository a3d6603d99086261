//! Questions about clubs, the same to each database.

use protocol::rest::{ClubResult, ClubResultSeat, ClubRole, ClubSummary, TableSummary};
use protocol::table::Sitter;
use sqlx::AssertSqlSafe;

use super::{ClubLeaderRow, ClubPerson, StoredClub, StoredClubMember};
use crate::storage::StoreError;
use crate::storage::read::first;
use crate::storage::results::sitter_of;
use crate::storage::statement::{Questions, SqlRow, statement, unreadable};

/// The columns of a club; `c` are the clubs.
const CLUB: &str = "SELECT c.id AS id, c.name AS name, c.words AS words, c.languages AS languages, c.listed AS listed, c.hidden AS hidden, \
     c.founded_at AS founded_at, c.join_token AS join_token, c.organiser_hash AS organiser_hash, \
     (SELECT COUNT(*) FROM club_members n WHERE n.club_id = c.id) AS members FROM clubs c";

const OF_GUEST: &str =
    " JOIN club_members m ON m.club_id = c.id WHERE m.guest_id = $1 ORDER BY m.joined_at DESC, c.id LIMIT $2";
const LISTED: &str = " WHERE c.listed = 1 AND c.hidden = 0 ORDER BY c.founded_at DESC, c.id LIMIT $1";
const HIDDEN: &str = " WHERE c.hidden = 1 ORDER BY c.founded_at DESC, c.id LIMIT $1";

/// The questions about the clubs themselves, with values to try them with.
pub(super) fn list_questions() -> Vec<(String, &'static [&'static str])> {
    vec![
        (format!("{CLUB}{OF_GUEST}"), &["'g7'", "50"]),
        (format!("{CLUB}{LISTED}"), &["50"]),
        (format!("{CLUB}{HIDDEN}"), &["50"]),
    ]
}

fn summary(row: &SqlRow) -> Result<ClubSummary, StoreError> {
    club_summary(row, row.text("id")?, row.text("name")?)
}

/// A club of which the row has the words, the languages, whether it is listed or hidden, and the number of members.
pub(in crate::storage) fn club_summary(
    row: &SqlRow,
    id: String,
    name: String,
) -> Result<ClubSummary, StoreError> {
    let languages = row.text("languages")?;
    Ok(ClubSummary {
        id,
        name,
        words: row.text("words")?,
        languages: languages.split(',').filter(|code| !code.is_empty()).map(str::to_owned).collect(),
        listed: row.number::<i64>("listed")? != 0,
        hidden: row.number::<i64>("hidden")? != 0,
        members: row.number("members")?,
    })
}

pub(super) async fn club(database: &dyn Questions, club: &str) -> Result<Option<StoredClub>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CLUB} WHERE c.id = $1"))).text(club);
    let stored = |row: &SqlRow| {
        Ok(StoredClub {
            summary: summary(row)?,
            founded_at: row.number("founded_at")?,
            join_token: row.maybe_text("join_token")?,
            organiser: row.maybe_bytes("organiser_hash")?,
        })
    };
    first(database, query).await?.as_ref().map(stored).transpose()
}

pub(super) async fn clubs_of(
    database: &dyn Questions,
    guest: &str,
    limit: u32,
) -> Result<Vec<ClubSummary>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CLUB}{OF_GUEST}")));
    database.rows(query.text(guest).number(limit.into())).await?.iter().map(summary).collect()
}

pub(super) async fn listed_clubs(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<ClubSummary>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CLUB}{LISTED}")));
    database.rows(query.number(limit.into())).await?.iter().map(summary).collect()
}

pub(super) async fn hidden_clubs(
    database: &dyn Questions,
    limit: u32,
) -> Result<Vec<ClubSummary>, StoreError> {
    let query = statement(AssertSqlSafe(format!("{CLUB}{HIDDEN}")));
    database.rows(query.number(limit.into())).await?.iter().map(summary).collect()
}

pub(super) async fn taken_names(database: &dyn Questions, club: &str) -> Result<Vec<String>, StoreError> {
    let query = statement("SELECT name FROM taken_club_names WHERE club_id = $1 ORDER BY name").text(club);
    database.rows(query).await?.iter().map(|row| row.text("name")).collect()
}

pub(super) async fn club_person(
    database: &dyn Questions,
    club: &str,
    member: &str,
) -> Result<Option<ClubPerson>, StoreError> {
    let query = statement(
        "SELECT COALESCE(a.id, g.id) AS person, COALESCE(a.name, g.name) AS name, a.private AS private FROM guests g \
         LEFT JOIN accounts a ON a.id = g.account_id WHERE g.deleted_at IS NULL AND g.id IN \
         (SELECT guest_id FROM club_members WHERE club_id = $1 AND id = $2 \
         UNION SELECT guest_id FROM evening_people WHERE club_id = $1 AND member_id = $2) ORDER BY g.id LIMIT 1",
    );
    let person = |row: SqlRow| {
        Ok(ClubPerson {
            person: row.text("person")?,
            name: row.text("name")?,
            is_private: row.maybe_i64("private")? == Some(1),
        })
    };
    first(database, query.text(club).text(member)).await?.map(person).transpose()
}

const MEMBERS: &str = "\
    SELECT m.id AS id, m.guest_id AS guest_id, g.name AS name, m.role AS role, m.joined_at AS joined_at, \
    g.account_id AS account_id FROM club_members m JOIN guests g ON g.id = m.guest_id WHERE m.club_id = $1 \
    ORDER BY m.joined_at, m.id";

pub(super) async fn members(
    database: &dyn Questions,
    club: &str,
) -> Result<Vec<StoredClubMember>, StoreError> {
    let member = |row: &SqlRow| {
        let is_organiser = row.number::<i64>("role")? != 0;
        Ok(StoredClubMember {
            id: row.text("id")?,
            guest: row.text("guest_id")?,
            name: row.text("name")?,
            role: if is_organiser { ClubRole::Organiser } else { ClubRole::Member },
            since: row.number("joined_at")?,
            account: row.maybe_text("account_id")?,
        })
    };
    database.rows(statement(MEMBERS).text(club)).await?.iter().map(member).collect()
}

/// Among the last tables of the club those that are not over.
const TABLES: &str = "\
    SELECT t.summary AS summary, t.listed AS listed FROM (SELECT table_id, opened_at FROM club_tables WHERE club_id = $1 \
    ORDER BY opened_at DESC LIMIT $2) c JOIN tables t ON t.id = c.table_id WHERE t.state <> 'ended' \
    ORDER BY c.opened_at DESC, t.id";

pub(super) async fn tables(
    database: &dyn Questions,
    club: &str,
    limit: u32,
) -> Result<Vec<(TableSummary, bool)>, StoreError> {
    let rows = database.rows(statement(TABLES).text(club).number(limit.into())).await?;
    rows.iter().map(|row| Ok((row.json("summary")?, row.number::<i64>("listed")? != 0))).collect()
}

/// What the page of a club asks, with values to try it with.
pub(super) const QUESTIONS: [(&str, &[&str]); 4] = [
    (TABLES, &["'c7'", "50"]),
    (RESULTS, &["'c7'", "50"]),
    (LEADERS, &["'c7'", "'toledo'"]),
    (MEMBERS, &["'c7'"]),
];

/// Among the last tables of the club those that are over.
const RESULTS: &str = "\
    SELECT r.table_id AS table_id, r.game AS game, r.ended_at AS ended_at, c.evening AS evening, s.sitter AS sitter, \
    COALESCE(a.name, s.name) AS name, s.place AS place, s.score AS score \
    FROM (SELECT table_id, evening FROM club_tables WHERE club_id = $1 ORDER BY opened_at DESC LIMIT $2) c \
    JOIN results r ON r.table_id = c.table_id JOIN result_seats s ON s.table_id = c.table_id \
    LEFT JOIN accounts a ON a.id = s.player_id ORDER BY r.ended_at DESC, r.table_id, COALESCE(s.place, 99), s.seat";

pub(super) async fn results(
    database: &dyn Questions,
    club: &str,
    limit: u32,
) -> Result<Vec<ClubResult>, StoreError> {
    let mut results: Vec<ClubResult> = Vec::new();
    for row in &database.rows(statement(RESULTS).text(club).number(limit.into())).await? {
        let table = row.text("table_id")?;
        if results.last().is_none_or(|last| last.table != table) {
            let evening = row.maybe_i64("evening")?.map(u32::try_from).transpose().map_err(unreadable)?;
            let (game, ended_at) = (row.text("game")?, row.number("ended_at")?);
            results.push(ClubResult { table, game, ended_at, evening, seats: Vec::new() });
        }
        if let Some(last) = results.last_mut() {
            last.seats.push(result_seat(row)?);
        }
    }
    Ok(results)
}

fn result_seat(row: &SqlRow) -> Result<ClubResultSeat, StoreError> {
    Ok(ClubResultSeat {
        name: row.text("name")?,
        place: row.maybe_seat("place")?,
        score: row.maybe_i64("score")?.map(i32::try_from).transpose().map_err(unreadable)?,
        is_bot: matches!(sitter_of(&row.text("sitter")?), Sitter::Bot { .. }),
    })
}

/// Points as `clubs/standing.rs` gives them: 24 for the first, none for the last, those who share a place share the points. Only games
/// count at which another member sat.
const LEADERS: &str = "\
    SELECT m.id AS member, COUNT(*) AS games, COUNT(CASE WHEN s.place = 1 THEN 1 END) AS wins, \
    CAST(SUM(12 * (2 * (SELECT COUNT(*) FROM result_seats b WHERE b.table_id = s.table_id AND b.place > s.place) \
    + (SELECT COUNT(*) FROM result_seats e WHERE e.table_id = s.table_id AND e.place = s.place) - 1) / (s.seats - 1)) AS BIGINT) AS points, \
    (SELECT r.points FROM ratings r JOIN accounts a ON a.id = r.player_id WHERE r.player_id = m.guest_id AND r.game = $2 \
    AND r.kind = 'people' AND r.month = 0 AND a.private = 0) AS rating, \
    (SELECT a.private FROM accounts a WHERE a.id = m.guest_id) AS private \
    FROM club_tables c JOIN result_seats s ON s.table_id = c.table_id \
    JOIN club_members m ON m.club_id = c.club_id AND m.guest_id = s.player_id \
    WHERE c.club_id = $1 AND s.game = $2 AND s.place IS NOT NULL AND s.seats > 1 \
    AND EXISTS (SELECT 1 FROM result_seats o JOIN club_members n ON n.guest_id = o.player_id AND n.club_id = $1 \
    WHERE o.table_id = s.table_id AND o.seat <> s.seat AND o.player_id <> s.player_id) \
    GROUP BY m.id, m.guest_id ORDER BY points DESC, wins DESC, games, m.id";

pub(super) async fn leaders(
    database: &dyn Questions,
    club: &str,
    game: &str,
) -> Result<Vec<ClubLeaderRow>, StoreError> {
    let leader = |row: &SqlRow| {
        Ok(ClubLeaderRow {
            member: row.text("member")?,
            points: row.number("points")?,
            games: row.number("games")?,
            wins: row.number("wins")?,
            rating: row.maybe_i64("rating")?.map(i32::try_from).transpose().map_err(unreadable)?,
            is_private: row.maybe_i64("private")? == Some(1),
        })
    };
    database.rows(statement(LEADERS).text(club).text(game)).await?.iter().map(leader).collect()
}
