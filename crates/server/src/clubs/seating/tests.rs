use super::*;

fn sizes(least: usize, most: usize) -> TableSizes {
    TableSizes { least, most, fills_up: false }
}

/// All rounds of an evening at which the same people stay.
fn evening(people: usize, of: TableSizes, rounds: usize, seed: u64) -> Vec<Seating> {
    let present: Vec<usize> = (0..people).collect();
    let mut past = Vec::new();
    for _ in 0..rounds {
        let round = next_round(&present, &past, &vec![of; rounds], seed, &[]);
        past.push(round);
    }
    past
}

/// How often two have met, for every pair.
fn meetings(people: usize, rounds: &[Seating]) -> Vec<i64> {
    let mut all = vec![0; people * people];
    for table in rounds.iter().flat_map(|round| &round.tables) {
        meet(&mut all, people, table);
    }
    pairs_of(people).map(|(one, other)| all[one * people + other]).collect()
}

fn spread(numbers: &[i64]) -> i64 {
    numbers.iter().max().unwrap() - numbers.iter().min().unwrap()
}

fn byes(people: usize, rounds: &[Seating]) -> Vec<i64> {
    let of = |person: usize| rounds.iter().filter(|round| round.byes.contains(&person)).count() as i64;
    (0..people).map(of).collect()
}

#[test]
fn tables_are_as_equal_as_possible_and_nobody_waits_who_could_sit() {
    let none: [usize; 0] = [];
    assert_eq!(table_sizes(12, sizes(3, 5)), [4, 4, 4]);
    assert_eq!(table_sizes(10, sizes(3, 5)), [5, 5]);
    assert_eq!(table_sizes(11, sizes(3, 4)), [4, 4, 3]);
    assert_eq!(table_sizes(7, sizes(2, 4)), [4, 3]);
    assert_eq!(table_sizes(6, sizes(4, 4)), [4], "two wait");
    assert_eq!(table_sizes(5, sizes(3, 4)), [4], "one waits");
    assert_eq!(table_sizes(2, sizes(3, 4)), none);
    assert_eq!(table_sizes(0, sizes(2, 4)), none);
    let filled = |people, least, most| table_sizes(people, TableSizes { least, most, fills_up: true });
    assert_eq!(filled(6, 4, 4), [3, 3], "a computer player at each");
    assert_eq!(filled(1, 3, 4), [1]);
    assert_eq!(filled(5, 3, 4), [3, 2]);
    assert_eq!(filled(8, 4, 4), [4, 4]);
    assert_eq!(filled(0, 2, 4), none);
}

#[test]
fn everybody_who_is_here_sits_once_or_waits_and_the_same_seed_draws_the_same() {
    for people in 2..=9 {
        for of in [sizes(2, 2), sizes(3, 3), sizes(2, 4), sizes(3, 5)] {
            let rounds = evening(people, of, 3, 5);
            assert_eq!(rounds, evening(people, of, 3, 5));
            for round in &rounds {
                let mut all: Vec<usize> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
                all.sort_unstable();
                assert_eq!(all, (0..people).collect::<Vec<_>>());
                assert!(round.tables.iter().all(|table| (of.least..=of.most).contains(&table.len())));
            }
        }
    }
    assert_ne!(evening(8, sizes(4, 4), 3, 5), evening(8, sizes(4, 4), 3, 6));
}

#[test]
fn at_tables_of_two_everybody_meets_everybody_exactly_once() {
    for people in [4, 5, 6, 7, 8, 9, 10] {
        let rounds = people - 1 + people % 2;
        let played = evening(people, sizes(2, 2), rounds, 3);
        assert!(meetings(people, &played).iter().all(|times| *times == 1), "{people}");
        assert!(byes(people, &played).iter().all(|times| *times == (people % 2) as i64), "{people}");
    }
}

/// Every way to seat people at tables of one size.
fn all_rounds(people: &[usize], size: usize) -> Vec<Seating> {
    let tables = people.len() / size;
    if tables == 0 {
        return vec![Seating { tables: Vec::new(), byes: people.to_vec() }];
    }
    let mut found: Vec<Seating> = Vec::new();
    for table in choices(people, size) {
        let rest: Vec<usize> = people.iter().copied().filter(|one| !table.contains(one)).collect();
        for mut round in all_rounds(&rest, size) {
            // Each once: the tables in the order of their first people.
            if round.tables.first().is_none_or(|next| table[0] < next[0]) {
                round.tables.insert(0, table.clone());
                found.push(round);
            }
        }
    }
    found
}

fn choices(people: &[usize], size: usize) -> Vec<Vec<usize>> {
    match people.split_first() {
        _ if size == 0 => vec![Vec::new()],
        None => Vec::new(),
        Some((first, rest)) => {
            let with = choices(rest, size - 1).into_iter().map(|mut more| {
                more.insert(0, *first);
                more
            });
            with.chain(choices(rest, size)).collect()
        }
    }
}

/// The least spread of all plans in which nobody waits twice before all have waited.
fn least_spread(people: usize, size: usize, rounds: usize) -> i64 {
    let all = all_rounds(&(0..people).collect::<Vec<_>>(), size);
    let mut plans: Vec<Vec<Seating>> = vec![vec![all[0].clone()]];
    for _ in 1..rounds {
        let more = |plan: &Vec<Seating>| {
            let plan = plan.clone();
            all.iter()
                .map(move |round| plan.iter().chain([round]).cloned().collect::<Vec<_>>())
                .collect::<Vec<_>>()
        };
        plans = plans.iter().flat_map(more).collect();
    }
    let fair = plans.iter().filter(|plan| spread(&byes(people, plan)) <= 1);
    fair.map(|plan| spread(&meetings(people, plan))).min().unwrap()
}

#[test]
fn small_evenings_are_as_even_as_the_best_of_all_plans() {
    for (people, size, rounds) in [
        (4, 2, 3),
        (5, 2, 3),
        (6, 2, 3),
        (4, 3, 3),
        (5, 3, 3),
        (6, 3, 3),
        (7, 3, 2),
        (5, 4, 3),
        (8, 4, 2),
        (6, 4, 3),
    ] {
        let own = spread(&meetings(people, &evening(people, sizes(size, size), rounds, 7)));
        assert_eq!(
            own,
            least_spread(people, size, rounds),
            "{people} people, tables of {size}, {rounds} rounds"
        );
    }
}

/// Tables of so many, people, rounds, and the least spread that annealing of several times the length has found.
const LONG_ANNEALED: [(usize, usize, usize, i64); 8] = [
    (3, 9, 4, 0),
    (3, 8, 5, 2),
    (3, 10, 5, 2),
    (4, 8, 5, 2),
    (4, 10, 5, 2),
    (4, 16, 3, 1),
    (5, 10, 3, 3),
    (5, 15, 3, 2),
];

#[test]
fn larger_evenings_come_close_to_what_a_long_search_finds() {
    for (size, people, rounds, known) in LONG_ANNEALED {
        let played = evening(people, sizes(size, size), rounds, 7);
        let own = spread(&meetings(people, &played));
        assert!(
            own <= known + 1,
            "{people} people, tables of {size}, {rounds} rounds: {own} instead of {known}"
        );
        assert!(spread(&byes(people, &played)) <= 1, "{people} people, tables of {size}, {rounds} rounds");
    }
}

#[test]
fn everybody_sits_on_every_chair_about_equally_often() {
    for (people, size, rounds) in [(6, 3, 6), (8, 4, 8), (6, 2, 5)] {
        let played = evening(people, sizes(size, size), rounds, 1);
        for person in 0..people {
            let times = |seat: usize| {
                let tables = played.iter().flat_map(|round| &round.tables);
                tables.filter(|table| table[seat] == person).count() as i64
            };
            let times: Vec<i64> = (0..size).map(times).collect();
            assert!(spread(&times) <= 2, "{person} of {people}: {times:?}");
        }
    }
}

#[test]
fn people_come_and_go_and_those_who_waited_wait_last() {
    let of = vec![sizes(4, 4); 6];
    let mut past = Vec::new();
    // Six at first, two later, and one goes.
    for present in
        [(0..6).collect::<Vec<_>>(), (0..6).collect(), (0..9).collect(), (1..9).collect(), (1..10).collect()]
    {
        let round = next_round(&present, &past, &of, 11, &[]);
        past.push(round);
    }
    let waited = byes(10, &past);
    let stayed = &waited[1..6];
    assert!(spread(stayed) <= 1, "{waited:?}");
    assert!(waited[6..].iter().all(|times| *times <= 1), "{waited:?}");
    // Those who came later sit with others than with each other alone.
    let with_old = past[2].tables.iter().filter(|table| table.iter().any(|one| *one < 6)).count();
    assert_eq!(with_old, past[2].tables.len());
}

#[test]
fn games_of_other_sizes_may_follow_each_other() {
    let of = [sizes(2, 2), sizes(3, 4), sizes(2, 2)];
    let present: Vec<usize> = (0..7).collect();
    let mut past = Vec::new();
    for _ in 0..3 {
        let round = next_round(&present, &past, &of, 2, &[]);
        past.push(round);
    }
    let counts: Vec<usize> = past.iter().map(|round| round.tables.len()).collect();
    assert_eq!(counts, [3, 2, 3]);
    assert_eq!(byes(7, &past).iter().sum::<i64>(), 2);
    assert!(byes(7, &past).iter().all(|times| *times <= 1));
}

/// Three rounds with pairs who do not want to meet.
fn rounds_apart(people: usize, of: TableSizes, apart: &[(usize, usize)]) -> Vec<Seating> {
    let present: Vec<usize> = (0..people).collect();
    let mut past = Vec::new();
    for _ in 0..3 {
        let round = next_round(&present, &past, &[of; 3], 5, apart);
        let mut all: Vec<usize> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
        all.sort_unstable();
        assert_eq!(all, present, "everybody sits once or waits");
        assert!(round.tables.iter().all(|table| table.len() <= of.most));
        assert!(of.fills_up || round.tables.iter().all(|table| table.len() >= of.least));
        past.push(round);
    }
    let is_pair =
        |table: &Vec<usize>| apart.iter().any(|(one, other)| table.contains(one) && table.contains(other));
    assert!(!past.iter().flat_map(|round| &round.tables).any(is_pair), "{people}: {past:?}");
    past
}

fn waits(rounds: &[Seating]) -> Vec<usize> {
    rounds.iter().map(|round| round.byes.len()).collect()
}

#[test]
fn whoever_does_not_want_to_meet_somebody_never_does() {
    assert_eq!(waits(&rounds_apart(8, sizes(4, 4), &[(0, 1), (2, 3)])), [0, 0, 0]);
    assert_eq!(waits(&rounds_apart(6, sizes(2, 2), &[(0, 1), (4, 2)])), [0, 0, 0]);
    // More tables rather than free rounds.
    assert_eq!(waits(&rounds_apart(5, sizes(2, 5), &[(0, 1)])), [0, 0, 0]);
    let fills_up = TableSizes { least: 3, most: 4, fills_up: true };
    assert_eq!(waits(&rounds_apart(2, fills_up, &[(0, 1)])), [0, 0, 0], "each with computer players");
}

#[test]
fn rather_than_together_one_of_two_waits_and_they_take_turns() {
    let rounds = rounds_apart(5, sizes(4, 4), &[(3, 1)]);
    assert_eq!(waits(&rounds), [1, 1, 1]);
    let waited = byes(5, &rounds);
    assert_eq!(waited[1] + waited[3], 3, "one of the two each time");
    assert!(spread(&[waited[1], waited[3]]) <= 1, "{waited:?}");
    // One who wants to meet nobody waits alone.
    let rounds = rounds_apart(5, sizes(2, 5), &[(0, 1), (0, 2), (0, 3), (4, 0)]);
    assert!(rounds.iter().all(|round| round.byes == [0]), "{rounds:?}");
    let rounds = rounds_apart(4, sizes(4, 4), &[(0, 1)]);
    assert!(rounds.iter().all(|round| round.tables.is_empty()), "there is no table without the two");
}

#[test]
fn many_who_do_not_want_to_meet_are_seated_apart() {
    let apart: Vec<(usize, usize)> =
        (0..24).flat_map(|one| (one + 1..24).map(move |other| (one, other))).collect();
    let rounds = rounds_apart(24, sizes(2, 4), &apart);
    assert!(rounds.iter().all(|round| round.tables.is_empty()));
    let apart: Vec<(usize, usize)> =
        (0..12).flat_map(|one| (one + 1..12).map(move |other| (one, other))).collect();
    let rounds = rounds_apart(24, sizes(2, 4), &apart);
    assert_eq!(waits(&rounds), [0, 0, 0], "one of the twelve at each of twelve tables");
    let rounds = rounds_apart(24, sizes(3, 4), &apart);
    assert!(rounds.iter().all(|round| round.tables.len() >= 5), "{rounds:?}");
}
