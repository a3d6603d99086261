//! A round in which nobody sits with somebody who does not want to meet them: with more tables, with free rounds, or with both.

use super::{EveningPeople, Seating, TableSizes, evenly, plan};

/// So many numbers of people who sit are tried, and for each so many numbers of tables; each is a draw of its own.
const MOST_COUNTS: usize = 3;
const MOST_TABLES: usize = 3;

/// Draws the round with other tables until nobody sits with somebody they do not want to meet: as many sit as possible.
pub(super) fn seat_apart(
    people: EveningPeople<'_>,
    past: &[Seating],
    sizes: TableSizes,
    seed: u64,
) -> Seating {
    let draws = ways(people.present.len(), sizes).filter_map(|(seated, tables)| {
        plan(people, past, &[evenly(seated, tables)], seed).into_iter().next()
    });
    let mut fitting = draws.filter(|round| !people.has_conflict(round));
    fitting.next().unwrap_or_else(|| one_by_one(people, past, sizes))
}

/// How many sit, and at how many tables: the most people first, then the fewest tables.
fn ways(people: usize, sizes: TableSizes) -> impl Iterator<Item = (usize, usize)> {
    let TableSizes { least, most, fills_up } = sizes;
    let least = if fills_up { 1 } else { least.max(1) };
    let tables = move |seated: usize| {
        let fits = move |tables: &usize| tables * least <= seated && seated <= tables * most;
        (1..=seated).filter(fits).take(MOST_TABLES).map(move |tables| (seated, tables))
    };
    let counts = (1..=people).rev().filter(move |seated| tables(*seated).next().is_some());
    counts.take(MOST_COUNTS).flat_map(tables)
}

/// Everybody in turn at the smallest table where they can sit, those first who have waited most. It is for evenings at which many do not want to
/// meet.
fn one_by_one(people: EveningPeople<'_>, past: &[Seating], sizes: TableSizes) -> Seating {
    let waited = |person: usize| past.iter().filter(|round| round.byes.contains(&person)).count();
    let mut order = people.present.to_vec();
    order.sort_by_key(|person| usize::MAX - waited(*person));
    let mut tables: Vec<Vec<usize>> = Vec::new();
    for person in order {
        if !is_placed(people, &mut tables, person, sizes) {
            tables.push(vec![person]);
        }
    }
    let mut byes = Vec::new();
    // Where too few sit the table is given up: they look for a place at the others.
    while let Some(small) = smallest(&tables).filter(|small| is_too_small(&tables, *small, sizes)) {
        for person in tables.swap_remove(small) {
            if !is_placed(people, &mut tables, person, sizes) {
                byes.push(person);
            }
        }
    }
    Seating { tables, byes }
}

fn smallest(tables: &[Vec<usize>]) -> Option<usize> {
    (0..tables.len()).min_by_key(|table| tables[*table].len())
}

fn is_too_small(tables: &[Vec<usize>], table: usize, sizes: TableSizes) -> bool {
    !sizes.fills_up && tables[table].len() < sizes.least
}

/// Gives somebody a place, if there is one.
fn is_placed(people: EveningPeople<'_>, tables: &mut [Vec<usize>], person: usize, sizes: TableSizes) -> bool {
    let has_place = |table: &&mut Vec<usize>| {
        table.len() < sizes.most && !table.iter().any(|other| people.is_apart(person, *other))
    };
    match tables.iter_mut().filter(has_place).min_by_key(|table| table.len()) {
        Some(table) => {
            table.push(person);
            true
        }
        None => false,
    }
}
