//! Fits what things are worth, and how far scores can still move, to games among experts: `fit toledo 2000`, or among
//! others: `fit salamanca 2000 expert@60`.
//!
//! Compared is what the seats have ahead of each other in a position with what they score more than each other from there on.
//! Fitted to the scores themselves the numbers would take whatever goes with an early position for an advantage.

#![expect(clippy::print_stdout, reason = "a program for people")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use arena::MatchPlayer;
use bots::training::{FittedNumbers, GamePhase, KNOTS, Trainable};
use bots::{BotLevel, Knowledge, shares};
use tabletop::{Deal, Random, Rng, Seat, Silent, Status};

/// One game in so many is kept apart, to see whether the numbers hold for games that they were not fitted to.
const KEPT_APART: usize = 8;
/// How strongly small numbers are preferred.
const PREFERENCE: f64 = 60.0;

/// A position, with what came of it.
struct Sample {
    game: usize,
    moment: GamePhase,
    seats: Vec<SeatSample>,
}

struct SeatSample {
    counts: Vec<f32>,
    present: f32,
    last: f32,
    win: f32,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = || words.next().unwrap_or_default();
    let (game, games) = (word(), word().parse().unwrap_or(100));
    let player = word().parse().unwrap_or(MatchPlayer::of(BotLevel::Expert));
    match game.as_str() {
        "salamanca" => run::<salamanca::Salamanca>(games, &[2, 3, 4, 5], &player),
        "toledo" => run::<toledo::Toledo>(games, &[2, 3, 4], &player),
        other => println!("no game {other} is judged by fitted numbers: say salamanca or toledo"),
    }
}

fn run<G: Trainable>(games: usize, tables: &[u8], player: &MatchPlayer) {
    let samples = play_all::<G>(games, tables, player);
    println!("{} positions of {games} games", samples.len());
    let before: Vec<FittedNumbers> = G::worths().to_vec();
    let mut worths = fit(&samples, &before);
    level(&samples, &mut worths);
    let spreads = spread(&samples, &worths, G::spreads());
    println!("before: {}", quality(&samples, &before, &G::spreads()));
    println!("after:  {}", quality(&samples, &worths, &spreads));
    println!("SPREAD {spreads:.2?}");
    for [few, many] in &worths {
        println!("    [{few:.2?}, {many:.2?}],");
    }
}

fn play_all<G: Trainable>(games: usize, tables: &[u8], player: &MatchPlayer) -> Vec<Sample> {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = || {
            let mut samples = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return samples;
                }
                play::<G>(number, tables[number % tables.len()], player, &mut samples);
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game fails")).collect()
    })
}

/// A game among players who try something else now and then, so that different positions come up.
fn play<G: Trainable>(number: usize, seats: u8, player: &MatchPlayer, samples: &mut Vec<Sample>) {
    let mut rng = Rng::new(number as u64);
    let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(1_000_000 + number as u64))
        .expect("a good game");
    let novice = MatchPlayer::of(BotLevel::Novice);
    let first = samples.len();
    let mut last = None;
    let outcome = loop {
        let seat = match game.status() {
            Status::Finished(outcome) => break outcome,
            Status::Waiting(waiting) => waiting.first().expect("somebody is waited for"),
        };
        if last.is_some_and(|last| last != seat) && rng.below(3) == 0 {
            samples.push(sample(&game, number));
        }
        last = Some(seat);
        let player = if rng.below(20) == 0 { &novice } else { player };
        let seed = u64::from(rng.below(1 << 30));
        let decision = player
            .decide(&Knowledge::of(&game, seat), seed, false)
            .expect("a seat that is waited for has a move");
        game.play(seat, &decision.mv, &mut Silent);
    };
    let wins = shares(outcome.winners());
    for sample in &mut samples[first..] {
        for (index, side) in sample.seats.iter_mut().enumerate() {
            side.last = outcome.scores[index] as f32;
            side.win = wins[index];
        }
    }
}

fn sample<G: Trainable>(game: &G, number: usize) -> Sample {
    let side = |seat: Seat| {
        let mut counts = vec![0.0; G::worths().len()];
        game.counts(seat, &mut counts);
        SeatSample { counts, present: game.present_score(seat), last: 0.0, win: 0.0 }
    };
    Sample { game: number, moment: game.moment(), seats: Seat::all(game.seats()).map(side).collect() }
}

impl Sample {
    const fn is_kept_apart(&self) -> bool {
        self.game.is_multiple_of(KEPT_APART)
    }

    /// Whether it belongs to a kind of table and a time rather than between them.
    fn is_near(&self, table: usize, knot: usize) -> bool {
        let crowd = if table == 0 { 0.0 } else { 1.0 };
        (self.moment.crowd() - crowd).abs() < 0.1 && self.moment.times()[knot] > 0.6
    }

    /// How much one number counts for each seat, against the mean of all; none where it makes no difference.
    fn column(&self, column: usize) -> Option<Vec<f64>> {
        let crowd = self.moment.crowd();
        let table = if (column / KNOTS).is_multiple_of(2) { 1.0 - crowd } else { crowd };
        let factor = f64::from(table * self.moment.times()[column % KNOTS]);
        let count = |side: &SeatSample| factor * f64::from(side.counts[column / (2 * KNOTS)]);
        let numbers = centred(self.seats.iter().map(count).collect());
        numbers.iter().any(|number| *number != 0.0).then_some(numbers)
    }

    /// What each seat can expect to score.
    fn expected(&self, worths: &[FittedNumbers]) -> Vec<f64> {
        let to_come = |side: &SeatSample| -> f32 {
            side.counts.iter().zip(worths).map(|(count, worth)| count * self.moment.of(worth)).sum()
        };
        self.seats.iter().map(|side| f64::from(side.present + to_come(side))).collect()
    }
}

/// What each number is away from the mean of all.
fn centred(mut numbers: Vec<f64>) -> Vec<f64> {
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    for number in &mut numbers {
        *number -= mean;
    }
    numbers
}

/// Least squares. The numbers stand in the order of the things, for each of them those of small tables first.
fn fit(samples: &[Sample], before: &[FittedNumbers]) -> Vec<FittedNumbers> {
    let size = 2 * KNOTS * before.len();
    let (mut products, mut targets) = (vec![vec![0.0; size]; size], vec![0.0; size]);
    for sample in samples.iter().filter(|sample| !sample.is_kept_apart()) {
        let to_come = |side: &SeatSample| f64::from(side.last - side.present);
        let wanted = centred(sample.seats.iter().map(to_come).collect());
        let columns: Vec<(usize, Vec<f64>)> =
            (0..size).filter_map(|column| Some((column, sample.column(column)?))).collect();
        let product =
            |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(one, other)| one * other).sum::<f64>();
        for (row, one) in &columns {
            targets[*row] += product(one, &wanted);
            for (column, other) in &columns {
                products[*row][*column] += product(one, other);
            }
        }
    }
    (0..size).for_each(|index| products[index][index] += PREFERENCE);
    let numbers = solve(products, targets);
    let mut worths = before.to_vec();
    for (index, number) in numbers.iter().enumerate() {
        worths[index / (2 * KNOTS)][index / KNOTS % 2][index % KNOTS] = *number as f32;
    }
    worths
}

/// The last of the counts is what comes anyway: sets it so that the scores, and not only their differences, are right on average. In
/// the last round it is for those alone who have a turn to come, and was fitted with the others.
fn level(samples: &[Sample], worths: &mut [FittedNumbers]) {
    let last = worths.len() - 1;
    for (table, knot) in (0..2).flat_map(|table| (1..KNOTS).map(move |knot| (table, knot))) {
        let (mut missing, mut count) = (0.0, 0.0);
        for sample in samples.iter().filter(|sample| sample.is_near(table, knot)) {
            for (score, side) in sample.expected(worths).iter().zip(&sample.seats) {
                missing += f64::from(side.last) - score;
                count += f64::from(sample.moment.times()[knot]);
            }
        }
        worths[last][table][knot] += (missing / f64::max(count, 1.0)) as f32;
    }
}

/// Solves equations whose matrix is symmetric and positive, by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|inner| matrix[row][inner] * matrix[column][inner]).sum();
            let rest = matrix[row][column] - known;
            matrix[row][column] = if row == column { rest.sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|inner| matrix[row][inner] * right[inner]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|inner| matrix[inner][row] * right[inner]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// For each time, the spread with which the winning chances agree best with who won.
fn spread(samples: &[Sample], worths: &[FittedNumbers], before: FittedNumbers) -> FittedNumbers {
    let mut spreads = before;
    for (table, knot) in (0..2).flat_map(|table| (0..KNOTS).map(move |knot| (table, knot))) {
        let near: Vec<&Sample> = samples.iter().filter(|sample| sample.is_near(table, knot)).collect();
        let mut best = (f64::MIN, before[table][knot]);
        for step in 0..60 {
            let mut tried = before;
            tried[table][knot] = 0.2 * 1.08_f32.powi(step);
            let agreement: f64 = near.iter().map(|sample| agreement(sample, worths, &tried)).sum();
            if agreement > best.0 {
                best = (agreement, tried[table][knot]);
            }
        }
        spreads[table][knot] = best.1;
    }
    spreads
}

/// The logarithm of the chance that was given to whoever won.
fn agreement(sample: &Sample, worths: &[FittedNumbers], spreads: &FittedNumbers) -> f64 {
    let spread = f64::from(sample.moment.of(spreads)).max(1e-3);
    let expected = sample.expected(worths);
    let best = expected.iter().copied().fold(f64::MIN, f64::max);
    let all: f64 = expected.iter().map(|score| ((score - best) / spread).exp()).sum();
    let of = |(side, score): (&SeatSample, &f64)| f64::from(side.win) * ((score - best) / spread - all.ln());
    sample.seats.iter().zip(&expected).map(of).sum()
}

/// How well the numbers hold for the games kept apart.
fn quality(samples: &[Sample], worths: &[FittedNumbers], spreads: &FittedNumbers) -> String {
    let (mut missed, mut all, mut agreed, mut count) = (0.0, 0.0, 0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.is_kept_apart()) {
        let known = |side: &SeatSample| f64::from(side.last - side.present);
        let wanted = centred(sample.seats.iter().map(known).collect());
        let expected = sample.expected(worths);
        let found = expected.iter().zip(&sample.seats).map(|(score, side)| score - f64::from(side.present));
        for (found, wanted) in centred(found.collect()).iter().zip(&wanted) {
            missed += (found - wanted).powi(2);
            all += wanted.powi(2);
        }
        agreed += agreement(sample, worths, spreads);
        count += 1.0;
    }
    format!(
        "{:.1} % of the differences explained, log chance of the winner {:.4}",
        100.0 * (1.0 - missed / all),
        agreed / count
    )
}
