//! Points and places of a club evening.

use std::collections::BTreeMap;

use crate::storage::{StoredEveningTable, StoredRound, StoredStanding};

/// For the first place. It can be shared out at any table and among any who tie, so that all points are whole numbers.
pub(crate) const FIRST: u32 = 24;
/// For whoever had no table, and for a game without a result: what a table brings on average.
pub(crate) const EVEN: u32 = FIRST / 2;

/// The points of each seat: 24 for the first place, none for the last, the others evenly between. Those who share a place share the
/// points. Without a place there is no result.
pub(crate) fn points(places: &[Option<u8>]) -> Vec<u32> {
    let others = places.len().saturating_sub(1) as u32;
    let of = |place: &Option<u8>| match place {
        Some(place) if others > 0 => {
            let behind = places.iter().flatten().filter(|other| *other > place).count() as u32;
            let beside = places.iter().flatten().filter(|other| *other == place).count() as u32 - 1;
            EVEN * (2 * behind + beside) / others
        }
        _ => EVEN,
    };
    places.iter().map(of).collect()
}

/// The places of all seats of a table that is over; nothing of one that is not.
pub(crate) fn places(table: &StoredEveningTable, seats: u8) -> Option<Vec<Option<u8>>> {
    let place = |seat: u8| table.places.iter().find(|(one, _)| *one == seat).and_then(|(_, place)| *place);
    table.is_over.then(|| (0..seats).map(place).collect())
}

/// How everybody stands: the best first, those who are equal in points and wins at the same place, in the order in which they came.
/// At the end of an evening games that are not over count as if they had no result.
pub(crate) fn standing(
    people: &[String],
    rounds: &[StoredRound],
    tables: &[StoredEveningTable],
    is_end: bool,
) -> Vec<StoredStanding> {
    let new = |member: &String| StoredStanding {
        member: member.clone(),
        place: 0,
        points: 0,
        wins: 0,
        by_round: Vec::new(),
    };
    let mut all: Vec<StoredStanding> = people.iter().map(new).collect();
    for round in rounds {
        let earned = earned(round, tables, is_end);
        for one in &mut all {
            let (points, is_win) = earned.get(one.member.as_str()).copied().unwrap_or_default();
            one.points += points.unwrap_or_default();
            one.wins += u32::from(is_win);
            one.by_round.push(points);
        }
    }
    all.sort_by_key(|one| (u32::MAX - one.points, u32::MAX - one.wins));
    let rank = |(number, one): (usize, &StoredStanding)| {
        let is_ahead = |other: &&StoredStanding| (other.points, other.wins) > (one.points, one.wins);
        all.iter().take(number).filter(is_ahead).count() as u32 + 1
    };
    let ranks: Vec<u32> = all.iter().enumerate().map(rank).collect();
    all.iter_mut().zip(ranks).for_each(|(one, place)| one.place = place);
    all
}

/// The points of a round by person, and whether they won.
fn earned<'a>(
    round: &'a StoredRound,
    tables: &[StoredEveningTable],
    is_end: bool,
) -> BTreeMap<&'a str, (Option<u32>, bool)> {
    let byes = round.draw.byes.iter().map(|person| (person.as_str(), (Some(EVEN), false)));
    let mut all: BTreeMap<_, _> = byes.collect();
    for drawn in &round.draw.tables {
        let found = tables.iter().find(|table| table.table == drawn.table);
        let places = found.and_then(|table| places(table, drawn.seats));
        let points = places.as_deref().map(points);
        for (seat, person) in drawn.people.iter().enumerate() {
            let own = points.as_ref().and_then(|points| points.get(seat).copied());
            let is_win = places.as_ref().is_some_and(|places| places.get(seat) == Some(&Some(1)));
            all.insert(person, (own.or(is_end.then_some(EVEN)), is_win));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Draw, DrawnTable};

    #[test]
    fn the_first_has_24_the_last_none_and_who_shares_a_place_shares_the_points() {
        let of = |places: &[u8]| points(&places.iter().copied().map(Some).collect::<Vec<_>>());
        assert_eq!(of(&[1, 2]), [24, 0]);
        assert_eq!(of(&[3, 1, 2]), [0, 24, 12]);
        assert_eq!(of(&[1, 2, 3, 4]), [24, 16, 8, 0]);
        assert_eq!(of(&[5, 4, 3, 2, 1]), [0, 6, 12, 18, 24]);
        assert_eq!(of(&[1, 1, 3]), [18, 18, 0]);
        assert_eq!(of(&[1, 2, 2, 2, 5]), [24, 12, 12, 12, 0]);
        // Where those behind the winner have one place, whatever it is called.
        assert_eq!(of(&[1, 2, 2]), [24, 6, 6]);
        assert_eq!(of(&[1, 1]), [12, 12]);
        assert_eq!(points(&[None, None, None]), [12, 12, 12]);
    }

    #[test]
    fn every_table_shares_out_as_much_for_each_who_sits_there_whatever_the_places() {
        for seats in 2..=5_u8 {
            for code in 0..5_usize.pow(seats.into()) {
                let raw: Vec<u8> =
                    (0..seats).map(|seat| (code / 5_usize.pow(seat.into()) % 5) as u8).collect();
                let place = |own: &u8| raw.iter().filter(|other| *other < own).count() as u8 + 1;
                let places: Vec<_> = raw.iter().map(|own| Some(place(own))).collect();
                let sum: u32 = points(&places).iter().sum();
                assert_eq!(sum, EVEN * u32::from(seats), "{places:?}: nothing is lost by rounding");
            }
        }
    }

    fn round(tables: &[(&str, &[&str], u8)], byes: &[&str]) -> StoredRound {
        let name = |one: &&str| (*one).to_owned();
        let table = |(table, people, seats): &(&str, &[&str], u8)| DrawnTable {
            table: (*table).to_owned(),
            people: people.iter().map(name).collect(),
            seats: *seats,
        };
        let draw = Draw { tables: tables.iter().map(table).collect(), byes: byes.iter().map(name).collect() };
        StoredRound { game: "toledo".to_owned(), drawn_at: 0, draw }
    }

    fn over(table: &str, places: &[u8]) -> StoredEveningTable {
        let places = places.iter().enumerate().map(|(seat, place)| (seat as u8, Some(*place)));
        StoredEveningTable {
            table: table.to_owned(),
            round: 1,
            is_over: true,
            is_waived: false,
            places: places.collect(),
        }
    }

    fn told(standing: &[StoredStanding]) -> Vec<String> {
        let line = |one: &StoredStanding| {
            let rounds: Vec<_> = one
                .by_round
                .iter()
                .map(|points| points.map_or("-".to_owned(), |points| points.to_string()))
                .collect();
            format!("{} {} {} {}: {}", one.place, one.member, one.points, one.wins, rounds.join(" "))
        };
        standing.iter().map(line).collect()
    }

    #[test]
    fn byes_are_worth_an_average_game_and_games_that_are_on_count_when_they_are_over() {
        let people = ["a", "b", "c", "d", "e"].map(str::to_owned);
        let rounds = [
            round(&[("t1", &["a", "b"], 2), ("t2", &["c", "d"], 2)], &["e"]),
            round(&[("t3", &["e", "a", "c"], 4)], &["b"]),
        ];
        let mut tables = vec![over("t1", &[1, 2]), over("t2", &[2, 1])];
        let running = StoredEveningTable { is_over: false, places: Vec::new(), ..over("t3", &[]) };
        tables.push(running);
        let now = standing(&people, &rounds, &tables, false);
        assert_eq!(
            told(&now),
            ["1 a 24 1: 24 -", "1 d 24 1: 24 -", "3 b 12 0: 0 12", "3 e 12 0: 12 -", "5 c 0 0: 0 -"]
        );
        let end = standing(&people, &rounds, &tables, true);
        assert_eq!(told(&end)[0], "1 a 36 1: 24 12");
        assert_eq!(told(&end)[1], "2 d 24 1: 24 -", "whoever was away has nothing for it");
        // A computer player on the last seat came second.
        tables[2] = over("t3", &[3, 1, 4, 2]);
        let later = standing(&people, &rounds, &tables, false);
        assert_eq!(told(&later)[0], "1 a 48 2: 24 24");
        assert_eq!(told(&later)[2], "3 e 20 0: 12 8");
    }
}
