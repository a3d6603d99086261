//! Who sits with whom in a round of a club evening. Pure: the same people, rounds and seed draw the same.
//!
//! All rounds that are still to come are planned together, as if those who are here stay: a draw that looks at one round alone paints
//! itself into a corner. The plan is improved by annealing: two people change places, and the more even a meeting of everybody with
//! everybody comes out, the better. Only its first round is played. As long as the same people stay, the next draw finds the same plan.
//!
//! Two who do not want to meet never sit together: where the plan has no room for that the round is drawn with other tables (`apart`).

#![cfg_attr(
    not(test),
    expect(clippy::indexing_slicing, reason = "people are counted from zero, and each list has all of them")
)]

mod apart;

use std::collections::BTreeSet;

use tabletop::{Random as _, Rng};

/// How many sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableSizes {
    pub(crate) least: usize,
    pub(crate) most: usize,
    /// Computer players take the seats that are left: then nobody has to wait.
    pub(crate) fills_up: bool,
}

/// One round. People are numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seating {
    /// The people of each table by seat, the first seat first.
    pub(crate) tables: Vec<Vec<usize>>,
    /// Those for whom no table had room.
    pub(crate) byes: Vec<usize>,
}

/// Two who do not want to meet count as if they had met so often already: more than any number of meetings and of free rounds.
const APART_WEIGHT: i64 = 5_000;
/// Whoever waits twice while another has not waited weighs as much as so many meetings.
const BYE_WEIGHT: i64 = 40;
/// Steps of one annealing for each person and round.
const STEPS: usize = 3_000;
/// A plan is made so often at most, each time from another start; the best counts.
const ATTEMPTS: u64 = 4;
/// How much worse a step may be at the start and at the end.
const HOT: f64 = 3.0;
const COLD: f64 = 0.15;

/// Seats everybody who is here. `sizes` has one entry for each round of the evening; those of `past` have been played. The pairs of `apart` do
/// not want to meet: rather than together they wait.
pub(crate) fn next_round(
    present: &[usize],
    past: &[Seating],
    sizes: &[TableSizes],
    seed: u64,
    apart: &[(usize, usize)],
) -> Seating {
    let is_same = |seating: &&Seating| people_of(seating) == present.iter().copied().collect();
    let stayed = past.iter().rev().take_while(is_same).count();
    let (before, since) = past.split_at(past.len() - stayed);
    let people = EveningPeople { present, apart };
    let counts: Vec<Vec<usize>> = sizes.iter().map(|sizes| table_sizes(present.len(), *sizes)).collect();
    let kept = plan(people, before, counts.get(before.len()..).unwrap_or_default(), seed);
    let is_played = kept.iter().zip(since).all(|(planned, played)| groups_of(planned) == groups_of(played));
    let planned = match kept.into_iter().nth(stayed) {
        Some(planned) if is_played => Some(planned),
        _ => plan(people, past, counts.get(past.len()..).unwrap_or_default(), seed).into_iter().next(),
    };
    let round = planned.unwrap_or_else(|| Seating { tables: Vec::new(), byes: present.to_vec() });
    let mut round = match sizes.get(past.len()) {
        Some(sizes) if people.has_conflict(&round) => apart::seat_apart(people, past, *sizes, seed),
        _ => round,
    };
    let mut chance = Rng::new(seed ^ past.len() as u64);
    for table in &mut round.tables {
        rotate(table, past, &mut chance);
    }
    round
}

fn people_of(seating: &Seating) -> BTreeSet<usize> {
    seating.tables.iter().flatten().chain(&seating.byes).copied().collect()
}

/// Who sits together, however they sit.
fn groups_of(seating: &Seating) -> BTreeSet<BTreeSet<usize>> {
    seating.tables.iter().map(|table| table.iter().copied().collect()).collect()
}

/// How many people sit at each table: as many as possible, as evenly as possible, then at as few tables as possible.
pub(crate) fn table_sizes(people: usize, sizes: TableSizes) -> Vec<usize> {
    let TableSizes { least, most, fills_up } = sizes;
    let fits = |tables: usize, people: usize| tables * least <= people && people <= tables * most;
    let seated = (1..=people).rev().find(|seated| (1..=people).any(|tables| fits(tables, *seated)));
    let (seated, tables) = match seated {
        Some(seated) if seated == people || !fills_up => {
            let counts = (1..=seated).filter(|tables| fits(*tables, seated));
            let unevenness = |tables: &usize| usize::from(!seated.is_multiple_of(*tables));
            (seated, counts.min_by_key(|tables| (unevenness(tables), *tables)).unwrap_or(1))
        }
        _ if fills_up && people > 0 => (people, people.div_ceil(most.max(1))),
        _ => return Vec::new(),
    };
    evenly(seated, tables)
}

/// So many people at so many tables, as evenly as possible.
fn evenly(seated: usize, tables: usize) -> Vec<usize> {
    (0..tables).map(|table| seated / tables + usize::from(table < seated % tables)).collect()
}

/// Who is here, and who of them does not want to meet whom.
#[derive(Clone, Copy)]
struct EveningPeople<'a> {
    present: &'a [usize],
    apart: &'a [(usize, usize)],
}

impl EveningPeople<'_> {
    fn is_apart(&self, one: usize, other: usize) -> bool {
        self.apart.iter().any(|pair| *pair == (one, other) || *pair == (other, one))
    }

    /// Whether two sit together who do not want to meet.
    fn has_conflict(&self, round: &Seating) -> bool {
        let sit_together = |(one, other): &(usize, usize)| {
            round.tables.iter().any(|table| table.contains(one) && table.contains(other))
        };
        self.apart.iter().any(sit_together)
    }
}

/// All rounds with so many people at each table, made together.
fn plan(people: EveningPeople<'_>, past: &[Seating], sizes: &[Vec<usize>], seed: u64) -> Vec<Seating> {
    let present = people.present;
    let mut best: Option<Annealing> = None;
    for attempt in 0..ATTEMPTS {
        let mut chance = Rng::new(seed.wrapping_add(attempt.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let mut made = Annealing::new(people, past, sizes, &mut chance);
        made.run(&mut chance);
        if best.as_ref().is_none_or(|best| made.cost < best.cost) {
            best = Some(made);
        }
        if best.as_ref().is_some_and(|best| best.cost <= best.least_cost) {
            break;
        }
    }
    best.map(|best| best.seatings(present)).unwrap_or_default()
}

/// The people of one round in groups: the tables, and last those who wait.
type SeatGroups = Vec<Vec<usize>>;

/// A plan that is being improved. People are counted from zero, in the order of the list.
struct Annealing {
    people: usize,
    /// How often two have met, with those rounds that are planned.
    meetings: Vec<i64>,
    /// How often somebody had to wait.
    byes: Vec<i64>,
    rounds: Vec<SeatGroups>,
    cost: i64,
    /// No plan can be better.
    least_cost: i64,
}

impl Annealing {
    fn new(here: EveningPeople<'_>, past: &[Seating], sizes: &[Vec<usize>], chance: &mut Rng) -> Self {
        let EveningPeople { present, apart } = here;
        let people = present.len();
        let number = |person: &usize| present.iter().position(|one| one == person);
        let mut meetings = vec![0; people * people];
        let mut byes = vec![0; people];
        for round in past {
            for table in &round.tables {
                meet(&mut meetings, people, &table.iter().filter_map(number).collect::<Vec<_>>());
            }
            for person in round.byes.iter().filter_map(number) {
                byes[person] += 1;
            }
        }
        for (one, other) in apart.iter().filter_map(|(one, other)| number(one).zip(number(other))) {
            meetings[one * people + other] += APART_WEIGHT;
            meetings[other * people + one] += APART_WEIGHT;
        }
        let seats: usize = sizes.iter().flatten().map(|size| size * size.saturating_sub(1) / 2).sum();
        let waits: usize = sizes.iter().map(|sizes| people - sizes.iter().sum::<usize>()).sum();
        let pairs = pairs_of(people).map(|(one, other)| meetings[one * people + other]);
        let least_cost =
            least_squares(pairs.collect(), seats) + BYE_WEIGHT * least_squares(byes.clone(), waits);
        let rounds: Vec<SeatGroups> = start(people, sizes, chance);
        for round in &rounds {
            let (waiting, tables) =
                round.split_last().map_or((&[][..], &[][..]), |(last, rest)| (&last[..], rest));
            for table in tables {
                meet(&mut meetings, people, table);
            }
            for person in waiting {
                byes[*person] += 1;
            }
        }
        let mut new = Self { people, meetings, byes, rounds, cost: 0, least_cost };
        new.cost = new.count();
        new
    }

    fn count(&self) -> i64 {
        let pairs = pairs_of(self.people).map(|(one, other)| self.met(one, other).pow(2));
        pairs.sum::<i64>() + BYE_WEIGHT * self.byes.iter().map(|byes| byes.pow(2)).sum::<i64>()
    }

    fn met(&self, one: usize, other: usize) -> i64 {
        self.meetings[one * self.people + other]
    }

    fn run(&mut self, chance: &mut Rng) {
        let open: Vec<usize> =
            (0..self.rounds.len()).filter(|round| has_choice(&self.rounds[*round])).collect();
        let steps = STEPS * self.people * open.len();
        let mut best = (self.cost, self.rounds.clone());
        let cooling = (COLD / HOT).powf(1.0 / steps.max(1) as f64);
        let mut heat = HOT;
        for _ in 0..steps {
            if self.cost <= self.least_cost {
                return;
            }
            heat *= cooling;
            let Some(round) = open.get(chance.below(open.len() as u32) as usize).copied() else { return };
            self.try_swap(round, heat, chance);
            if self.cost < best.0 {
                best = (self.cost, self.rounds.clone());
            }
        }
        // What the meetings were is not needed any more.
        (self.cost, self.rounds) = best;
    }

    /// Two of one round change places, if that is better or not much worse.
    fn try_swap(&mut self, round: usize, heat: f64, chance: &mut Rng) {
        let people = self.people as u32;
        let (one, other) = (chance.below(people) as usize, chance.below(people) as usize);
        let groups = &self.rounds[round];
        let (Some(from), Some(to)) = (place_of(groups, one), place_of(groups, other)) else { return };
        if from.0 == to.0 {
            return;
        }
        let change = self.change(round, (one, from.0), (other, to.0));
        let is_taken = change <= 0
            || chance.below(1 << 24) < ((-(change as f64) / heat).exp() * f64::from(1 << 24)) as u32;
        if is_taken {
            self.swap(round, (one, from), (other, to));
            self.cost += change;
        }
    }

    /// What the cost changes by.
    fn change(&self, round: usize, (one, from): (usize, usize), (other, to): (usize, usize)) -> i64 {
        let groups = &self.rounds[round];
        let waiting = groups.len() - 1;
        let leaves = |who: usize, group: usize, comes: usize| {
            if group == waiting {
                return BYE_WEIGHT * (2 * self.byes[comes] + 1 - (2 * self.byes[who] - 1));
            }
            let rest = groups[group].iter().filter(|mate| **mate != who);
            rest.map(|mate| 2 * self.met(comes, *mate) + 1 - (2 * self.met(who, *mate) - 1)).sum()
        };
        leaves(one, from, other) + leaves(other, to, one)
    }

    fn swap(
        &mut self,
        round: usize,
        (one, from): (usize, (usize, usize)),
        (other, to): (usize, (usize, usize)),
    ) {
        let waiting = self.rounds[round].len() - 1;
        for (who, group, comes) in [(one, from.0, other), (other, to.0, one)] {
            if group == waiting {
                self.byes[who] -= 1;
                self.byes[comes] += 1;
                continue;
            }
            for place in 0..self.rounds[round][group].len() {
                let mate = self.rounds[round][group][place];
                if mate != who {
                    self.note(who, mate, -1);
                    self.note(comes, mate, 1);
                }
            }
        }
        self.rounds[round][from.0][from.1] = other;
        self.rounds[round][to.0][to.1] = one;
    }

    fn note(&mut self, one: usize, other: usize, times: i64) {
        self.meetings[one * self.people + other] += times;
        self.meetings[other * self.people + one] += times;
    }

    fn seatings(self, present: &[usize]) -> Vec<Seating> {
        let named =
            |group: Vec<usize>| group.into_iter().filter_map(|one| present.get(one).copied()).collect();
        let seating = |mut groups: SeatGroups| {
            let byes = groups.pop().map(named).unwrap_or_default();
            Seating { tables: groups.into_iter().map(named).collect(), byes }
        };
        self.rounds.into_iter().map(seating).collect()
    }
}

fn has_choice(groups: &SeatGroups) -> bool {
    groups.iter().filter(|group| !group.is_empty()).count() > 1
}

fn place_of(groups: &SeatGroups, who: usize) -> Option<(usize, usize)> {
    groups
        .iter()
        .enumerate()
        .find_map(|(group, people)| Some((group, people.iter().position(|one| *one == who)?)))
}

fn pairs_of(people: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..people).flat_map(move |one| (one + 1..people).map(move |other| (one, other)))
}

fn meet(meetings: &mut [i64], people: usize, table: &[usize]) {
    for one in table {
        for other in table.iter().filter(|other| *other != one) {
            meetings[one * people + other] += 1;
        }
    }
}

/// The least sum of squares when so many are added to these numbers, one at a time: always to the lowest.
fn least_squares(mut numbers: Vec<i64>, added: usize) -> i64 {
    for _ in 0..added {
        if let Some(lowest) = numbers.iter_mut().min() {
            *lowest += 1;
        }
    }
    numbers.iter().map(|number| number.pow(2)).sum()
}

/// Where the improving starts: everybody in a circle that turns by one each round, with one in the middle. For tables of two that is the
/// draw in which everybody meets everybody once.
fn start(people: usize, sizes: &[Vec<usize>], chance: &mut Rng) -> Vec<SeatGroups> {
    let mut order: Vec<usize> = (0..people).collect();
    for last in (1..people).rev() {
        order.swap(last, chance.below(last as u32 + 1) as usize);
    }
    // An empty chair makes the circle even; whoever is opposite waits.
    let chairs = people + people % 2;
    let round = |(turn, sizes): (usize, &Vec<usize>)| {
        let at = |chair: usize| match chair {
            0 => 0,
            chair => 1 + (chair - 1 + turn) % (chairs - 1).max(1),
        };
        let facing = (0..chairs / 2).flat_map(|chair| [at(chair), at(chairs - 1 - chair)]);
        let facing: Vec<usize> = facing.collect();
        // The pair with the empty chair comes last: it waits first.
        let is_whole = |pair: &&[usize]| pair.iter().all(|chair| *chair < people);
        let (whole, broken): (Vec<&[usize]>, Vec<&[usize]>) = facing.chunks(2).partition(is_whole);
        let line = whole.into_iter().chain(broken).flatten().filter_map(|chair| order.get(*chair).copied());
        let mut line = line;
        let mut groups: SeatGroups = sizes.iter().map(|size| line.by_ref().take(*size).collect()).collect();
        groups.push(line.collect());
        groups
    };
    sizes.iter().enumerate().map(round).collect()
}

/// Orders a table so that everybody sits on every chair about equally often.
fn rotate(table: &mut Vec<usize>, past: &[Seating], chance: &mut Rng) {
    for last in (1..table.len()).rev() {
        table.swap(last, chance.below(last as u32 + 1) as usize);
    }
    let times = |person: usize, seat: usize| {
        past.iter().flat_map(|round| &round.tables).filter(|table| table.get(seat) == Some(&person)).count()
    };
    let counts: Vec<Vec<usize>> =
        table.iter().map(|person| (0..table.len()).map(|seat| times(*person, seat)).collect()).collect();
    let mut best: (usize, Vec<usize>) = (usize::MAX, Vec::new());
    orders(table.len(), &mut Vec::new(), &mut |order| {
        let sum = order
            .iter()
            .enumerate()
            .map(|(seat, place)| counts[*place][seat].pow(2) + counts[*place][seat])
            .sum();
        if sum < best.0 {
            best = (sum, order.to_vec());
        }
    });
    *table = best.1.into_iter().map(|place| table[place]).collect();
}

/// Every order of so many places.
fn orders(places: usize, begun: &mut Vec<usize>, see: &mut impl FnMut(&[usize])) {
    if begun.len() == places {
        see(begun);
        return;
    }
    for place in 0..places {
        if !begun.contains(&place) {
            begun.push(place);
            orders(places, begun, see);
            begun.pop();
        }
    }
}

#[cfg(test)]
mod tests;
