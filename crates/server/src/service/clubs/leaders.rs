//! The leaderboard of a club.

use catalog::GameKind;
use protocol::ProblemKey;
use protocol::rest::{ClubLeader, ClubLeaderboard};

use super::visit;
use crate::app::App;
use crate::principal::Principal;
use crate::refuse::{Result, refuse, unavailable};
use crate::storage::ClubLeaderRow;

/// The members by what they have won from each other in a game.
pub(crate) async fn leaders(
    app: &App,
    principal: &Principal,
    club: &str,
    game: &str,
) -> Result<ClubLeaderboard> {
    let visit = visit(app, principal, club).await?;
    if game.parse::<GameKind>().is_err() {
        return refuse(ProblemKey::NotFound, "there is no such game");
    }
    let rows = app.storage.clubs().club_leaders(club, game).await.map_err(unavailable)?;
    // Who shows others only a name shows the results to the club alone.
    let is_told = |row: &&ClubLeaderRow| visit.role.is_some() || !row.is_private;
    let mut leaders = Vec::new();
    for row in rows.iter().filter(is_told) {
        let Some(place) = visit.members.iter().position(|member| member.id == row.member) else { continue };
        let (Some(member), Some(name)) = (visit.members.get(place), visit.names.get(place)) else { continue };
        leaders.push(ClubLeader {
            rank: rank(&rows, row),
            member: row.member.clone(),
            name: name.clone(),
            player: member.account.clone(),
            points: row.points,
            games: row.games,
            wins: row.wins,
            rating: row.rating,
        });
    }
    Ok(ClubLeaderboard { leaders })
}

fn rank(rows: &[ClubLeaderRow], own: &ClubLeaderRow) -> u32 {
    rows.iter().filter(|row| row.points > own.points).count() as u32 + 1
}
