//! The search itself, on a small game.

mod common;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{
    AskingEvaluator, BotLevel, Evaluation, Evaluator, HandMadeEvaluator, Insight, Knowledge, Limits,
    MoveStatistics, Style, analyse_with, decide, look as look_at,
};
use common::{CardMove, CardOptions, HighCard};
use tabletop::{Deal, Game, Rng, Seat, Silent};

fn start(seats: u8, seed: u64) -> HighCard {
    HighCard::start(seats, &CardOptions::default(), Deal::from_seed(seed)).expect("a good number of seats")
}

fn look(game: &HighCard, limits: &Limits) -> Vec<MoveStatistics<CardMove>> {
    let seat = game.status().waiting().first().expect("the game goes on");
    look_at(&Knowledge::of(game, seat), limits)
}

#[test]
fn the_same_seed_gives_the_same_decision_on_any_number_of_threads() {
    let game = start(3, 5);
    let once = look(&game, &Limits::iterations(20_000, 9));
    for threads in [1, 2, 3, 7] {
        assert_eq!(look(&game, &Limits { threads, ..Limits::iterations(20_000, 9) }), once);
    }
    assert_ne!(look(&game, &Limits::iterations(20_000, 10)), once, "another seed looks at other things");
}

/// Who has asked the time.
static THINKERS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

fn clock_that_remembers() -> Duration {
    let thinker = format!("{:?}", std::thread::current().id());
    THINKERS.lock().expect("nobody panicked").insert(thinker);
    Duration::ZERO
}

#[test]
fn a_few_hundred_iterations_are_shared_among_threads_and_come_to_the_same() {
    let game = start(3, 6);
    let limits = Limits::iterations(300, 2).within(Duration::from_secs(1));
    let limits = Limits { clock: clock_that_remembers, ..limits };
    let once = look(&game, &limits);
    assert_eq!(THINKERS.lock().expect("nobody panicked").len(), 1);
    assert_eq!(look(&game, &Limits { threads: 4, ..limits }), once);
    let thinkers = THINKERS.lock().expect("nobody panicked").len();
    assert!(thinkers >= 4, "{thinkers} threads");
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let mut game = start(2 + (seed % 3) as u8, seed);
        for _ in 0..seed % 5 {
            let seat = game.status().waiting().first().expect("the game goes on");
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
        let seat = game.status().waiting().first().expect("the game goes on");
        let other = game.redeal_hidden(Some(seat), &mut rng);
        assert_ne!(game, other);
        for level in BotLevel::ALL {
            let limits = Limits::iterations(200, seed);
            let choice = |game: &HighCard| decide(&Knowledge::of(game, seat), level, &limits);
            assert_eq!(choice(&game), choice(&other), "{level}");
        }
    }
}

#[test]
fn every_iteration_is_counted_once() {
    let found = look(&start(2, 1), &Limits::iterations(12_345, 1));
    assert_eq!(found.iter().map(|considered| considered.visits).sum::<u32>(), 12_345);
    for considered in found {
        let sum: f32 = considered.win_chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "winning chances add up to {sum}");
    }
}

/// Whether it is ever done within this. A system that is busy with other things can take the thread away for long.
fn is_in_time(work: impl Fn(), limit: Duration) -> bool {
    let is_over_in_time = || {
        let begin = Instant::now();
        work();
        begin.elapsed() < limit
    };
    (0..30).any(|_| is_over_in_time())
}

#[test]
fn the_time_limit_is_kept_however_many_iterations_are_asked_for() {
    let game = start(4, 2);
    for (threads, millis) in [(1, 100), (2, 200), (8, 400)] {
        let limit = Duration::from_millis(millis);
        let limits = Limits { threads, ..Limits::iterations(u32::MAX, 1).within(limit) };
        assert!(is_in_time(|| drop(look(&game, &limits)), limit), "{threads} threads and {limit:?}");
    }
}

#[test]
fn a_level_keeps_its_own_limit_when_it_is_given_more_time() {
    let game = start(2, 3);
    let limits = Limits::iterations(u32::MAX, 1).within(Duration::from_hours(1));
    let decides = || drop(decide(&Knowledge::of(&game, Seat::new(0)), BotLevel::Journeyman, &limits));
    assert!(is_in_time(decides, BotLevel::Journeyman.time_limit()));
}

/// A clock on which every look takes a tenth of a millisecond.
fn clock_of_looks() -> Duration {
    static LOOKS: AtomicU64 = AtomicU64::new(0);
    Duration::from_micros(100 * LOOKS.fetch_add(1, Ordering::Relaxed))
}

#[test]
fn a_grandmaster_looks_ahead_until_its_time_is_over_and_a_master_as_often_as_masters_do() {
    let game = start(2, 3);
    let visits = |level: BotLevel| {
        let limits = Limits { clock: clock_of_looks, ..Limits::default() }.within(level.time_limit());
        let decision = decide(&Knowledge::of(&game, Seat::new(0)), level, &limits).expect("a move");
        decision.candidates.iter().map(|candidate| candidate.visits).sum::<u32>()
    };
    assert_eq!(visits(BotLevel::Master), HighCard::style(BotLevel::Master, 2).iterations);
    assert!(visits(BotLevel::Grandmaster) > 2 * HighCard::style(BotLevel::Master, 2).iterations);
}

#[test]
fn thinking_stops_at_once_when_told_to() {
    let game = start(2, 4);
    let stop = Arc::new(AtomicBool::new(true));
    let limits = Limits { stop: Some(stop), ..Limits::iterations(u32::MAX, 1) };
    let decision = decide(&Knowledge::of(&game, Seat::new(0)), BotLevel::Master, &limits);
    assert!(decision.is_some(), "a player that is stopped still has a move");
}

#[test]
fn thinking_stops_in_the_middle_when_told_to() {
    let game = start(4, 4);
    for threads in [1, 4] {
        let visits_until = |stopped_after| -> u32 {
            let stop = Arc::new(AtomicBool::new(false));
            let limits = Limits { stop: Some(Arc::clone(&stop)), threads, ..Limits::iterations(u32::MAX, 1) };
            let found = std::thread::scope(|scope| {
                let thinking = scope.spawn(|| look(&game, &limits));
                std::thread::sleep(stopped_after);
                stop.store(true, Ordering::Relaxed);
                thinking.join().expect("an answer")
            });
            found.iter().map(|considered| considered.visits).sum()
        };
        // Where the machine is busy it may be told to stop before it has begun.
        let visits =
            (1..10).map(|tries| visits_until(Duration::from_millis(30 * tries))).find(|visits| *visits > 0);
        assert!(
            visits.is_some_and(|visits| visits < u32::MAX),
            "it had begun, and did not finish: {visits:?}"
        );
    }
}

#[test]
fn a_seat_that_is_not_waited_for_decides_nothing() {
    let game = start(2, 4);
    assert_eq!(decide(&Knowledge::of(&game, Seat::new(1)), BotLevel::Master, &Limits::default()), None);
}

#[test]
fn the_move_most_looked_at_promises_most() {
    let mut game = start(2, 8);
    game.play(Seat::new(0), &first_move(&game, 0), &mut Silent);
    let found = look(&game, &Limits::iterations(4_000, 1));
    let mut by_chance = found.clone();
    by_chance.sort_by(|a, b| b.win_chances[1].total_cmp(&a.win_chances[1]));
    assert_eq!(found[0].mv, by_chance[0].mv, "the move most looked at is the best one");
}

fn first_move(game: &HighCard, seat: u8) -> CardMove {
    let mut moves = Vec::new();
    game.legal_moves(Seat::new(seat), &mut moves);
    moves[0]
}

fn look_with(game: &HighCard, evaluator: &dyn Evaluator<HighCard>) -> Vec<MoveStatistics<CardMove>> {
    let knowledge = Knowledge::of(game, game.status().waiting().first().expect("the game goes on"));
    let style = Style { playout_turns: 1, ..HighCard::style(BotLevel::Master, game.seats()) };
    analyse_with(&knowledge, &style, evaluator, &Limits::iterations(400, 7))
}

#[test]
fn an_evaluator_can_be_any_two_functions() {
    let game = start(3, 9);
    let asking = AskingEvaluator::new(
        |positions: &[HighCard]| {
            let mut answers = Vec::new();
            HandMadeEvaluator.evaluate(positions, &mut answers);
            answers
        },
        |game: &HighCard, seat, moves: &[CardMove]| {
            let mut priors = Vec::new();
            HandMadeEvaluator.prior(game, seat, moves, &mut priors);
            priors
        },
    );
    assert_eq!(look_with(&game, &asking), look_with(&game, &HandMadeEvaluator));
    let seat = game.status().waiting().first().expect("the game goes on").index();
    let without_hope = AskingEvaluator::new(
        |positions: &[HighCard]| {
            let mut answer = Evaluation::default();
            answer.win_chances[(seat + 1) % 3] = 1.0;
            vec![answer; positions.len()]
        },
        |_: &HighCard, _, moves: &[CardMove]| vec![0.0; moves.len()],
    );
    let found = look_with(&game, &without_hope);
    assert!(found[0].win_chances[seat] < 0.2, "{found:?}");
}

#[test]
fn nonsense_that_an_evaluator_answers_is_taken_for_nothing() {
    let game = start(2, 9);
    let nonsense = AskingEvaluator::new(
        |_: &[HighCard]| {
            let (win_chances, scores) = ([f32::NAN, -3.0, 9.0, 9.0, 9.0], [f32::INFINITY; 5]);
            vec![Evaluation { win_chances, scores }]
        },
        |_: &HighCard, _, _: &[CardMove]| vec![f32::NAN],
    );
    let found = look_with(&game, &nonsense);
    let mut moves = Vec::new();
    game.legal_moves(game.status().waiting().first().expect("the game goes on"), &mut moves);
    assert_eq!(found.len(), moves.len(), "no move is lost");
    for one in found {
        assert!(one.win_chances[..2].iter().all(|chance| (0.0..=1.0).contains(chance)), "{one:?}");
        assert!(one.expected_scores[..2].iter().all(|score| score.is_finite()), "{one:?}");
    }
}
