//! What is told of an evening. Of a game that is on nobody learns more than who sits there, and whoever shows others nothing of their games is
//! named to the club alone.

use protocol::rest::{EveningInfo, EveningPerson, EveningRound, EveningSeat, EveningTable};

use super::Evening;
use super::draw::may_draw;
use crate::clubs::standing::{places, points, standing};
use crate::service::clubs::ClubVisit;
use crate::storage::{DrawnTable, StoredRound, StoredStanding};

pub(super) fn told(visit: &ClubVisit, evening: &Evening) -> EveningInfo {
    let Evening { stored, people, names, rounds, tables } = evening;
    let is_inside = visit.role.is_some();
    let me = visit.me.as_ref().map(|me| me.id.clone());
    let is_over = stored.ended_at.is_some();
    let standing =
        if is_over { stored.standing.clone() } else { standing(&evening.members(), rounds, tables, false) };
    let person = |one: StoredStanding| {
        let StoredStanding { member, place, points, wins, by_round } = one;
        let number = people.iter().position(|person| person.member == member)?;
        let is_private = !is_inside && people.get(number).is_some_and(|person| person.is_private);
        Some(EveningPerson {
            name: names.get(number).filter(|_| !is_private).cloned().unwrap_or_default(),
            is_private,
            is_here: people.get(number).is_some_and(|person| person.is_here) && !is_over,
            id: member,
            place,
            points,
            wins,
            by_round,
        })
    };
    EveningInfo {
        club: stored.club.clone(),
        club_name: visit.club.summary.name.clone(),
        number: stored.number,
        games: stored.games.clone(),
        least: stored.least,
        most: stored.most,
        rounds: stored.rounds,
        pace: stored.pace,
        bots: stored.bots,
        opened_at: stored.opened_at,
        is_over,
        role: visit.role,
        invitation: visit.club.join_token.clone().filter(|_| is_inside),
        your_table: me.as_ref().and_then(|me| own_table(evening, me)),
        me,
        people: standing.into_iter().filter_map(person).collect(),
        drawn: rounds.iter().map(|round| told_round(evening, round, is_inside)).collect(),
        may_draw: may_draw(evening),
    }
}

/// Where somebody sits in the last round, as long as the game goes on.
fn own_table(evening: &Evening, me: &String) -> Option<String> {
    let drawn = evening.rounds.last()?.draw.tables.iter().find(|table| table.people.contains(me))?;
    let is_on = evening.tables.iter().any(|table| table.table == drawn.table && !table.is_over);
    is_on.then(|| drawn.table.clone())
}

fn told_round(evening: &Evening, round: &StoredRound, is_inside: bool) -> EveningRound {
    let tables = round.draw.tables.iter().enumerate();
    EveningRound {
        game: round.game.clone(),
        drawn_at: round.drawn_at,
        tables: tables.map(|(index, drawn)| told_table(evening, index, drawn, is_inside)).collect(),
        byes: round.draw.byes.clone(),
    }
}

fn told_table(evening: &Evening, index: usize, drawn: &DrawnTable, is_inside: bool) -> EveningTable {
    let stored = evening.tables.iter().find(|table| table.table == drawn.table);
    let places = stored.and_then(|stored| places(stored, drawn.seats));
    let points = places.as_deref().map(points);
    let seat = |seat: u8| EveningSeat {
        person: drawn.people.get(usize::from(seat)).cloned(),
        place: places.as_ref().and_then(|places| places.get(usize::from(seat)).copied().flatten()),
        points: points.as_ref().and_then(|points| points.get(usize::from(seat)).copied()),
    };
    EveningTable {
        number: index as u32 + 1,
        table: is_inside.then(|| drawn.table.clone()),
        is_over: stored.is_some_and(|stored| stored.is_over),
        is_waived: stored.is_some_and(|stored| stored.is_waived),
        seats: (0..drawn.seats).map(seat).collect(),
    }
}
