//! Whether one move is clearly best, and who finds it.

use bots::{BotLevel, Insight, Knowledge, Limits, MoveStatistics, compare, decide, look, portable::exp};
use tabletop::{Rng, Seat};

use crate::exercise::Measurements;

/// How many times the master's search a gap must hold at.
const DEEPER: u32 = 4;
/// With so many seeds.
const SEEDS: u64 = 3;
/// On so many fixed deals, of which so many must agree.
const DEALS: (u64, u8) = (8, 5);
/// A level finds a move that it makes in more than half of so many attempts.
const ATTEMPTS: [u8; 5] = [15, 15, 15, 11, 7];
/// A move is obvious that so many of a hundred would make at first sight.
const OBVIOUS: u8 = 50;
/// By how many points of a hundred the best move must be better than the next, at two seats.
const GAP: f32 = 10.0;
/// The first look has to find this part of it.
const FIRST_LOOK: f32 = 0.8;
/// So many moves are told about.
const ANSWERS: usize = 6;

/// By how many points of a hundred the best move must be better than the next at a table of so many: they scale with the fair share.
pub fn least_lead(seats: u8) -> f32 {
    GAP * 2.0 / f32::from(seats)
}

/// A decision that is worth an exercise.
#[derive(Clone, Debug)]
pub(crate) struct FoundExercise<M> {
    /// The best first.
    pub(crate) answers: Vec<MoveStatistics<M>>,
    pub(crate) strength: BotLevel,
    pub(crate) measured: Measurements,
}

/// Puts a decision to the test; none when no move is clearly best, when it is obvious, or when there are fewer than `least` to choose from.
pub(crate) fn measure<G: Insight>(
    position: &G,
    seat: Seat,
    seed: u64,
    least: usize,
) -> Option<FoundExercise<G::Move>> {
    let knowledge = Knowledge::of(position, seat);
    let moves = knowledge.moves();
    if moves.len() < least {
        return None;
    }
    let master = G::style(BotLevel::Master, position.seats()).iterations;
    let gap = least_lead(position.seats()) / 100.0;
    let first = look(&knowledge, &Limits::iterations(master / 2, seed));
    let best = first.first()?.mv;
    if lead(&first, seat) < FIRST_LOOK * gap {
        return None;
    }
    let first_sight = percent(at_first_sight(&knowledge, &moves, best));
    if first_sight >= OBVIOUS {
        return None;
    }
    let mut gaps = Vec::new();
    for other in 1..=SEEDS {
        let limits = Limits::iterations(DEEPER * master, seed.wrapping_add(other << 40));
        let found = look(&knowledge, &limits);
        if found.first()?.mv != best || lead(&found, seat) < gap {
            return None;
        }
        gaps.push(percent(lead(&found, seat)));
    }
    let answers = answers(&knowledge, best, &first, master, seed);
    let next = answers.get(1)?.mv;
    // They were looked at anew, and it is these numbers that are shown.
    if !has_lead(&answers, seat, position.seats()) {
        return None;
    }
    let deals = on_deals(&knowledge, [best, next], master, seed);
    if deals < DEALS.1 {
        return None;
    }
    let (strength, found) = strength(&knowledge, best, seed);
    let measured = Measurements { first_sight, gaps, deals: (deals, DEALS.0 as u8), found };
    Some(FoundExercise { answers, strength, measured })
}

/// By how much the first is better than the next that was looked at as closely.
fn lead<M>(found: &[MoveStatistics<M>], seat: Seat) -> f32 {
    match found {
        [best, next, ..] if next.visits > 0 => {
            best.win_chances[seat.index()] - next.win_chances[seat.index()]
        }
        _ => 0.0,
    }
}

/// Whether the first is far enough ahead in the numbers that people see.
fn has_lead<M>(answers: &[MoveStatistics<M>], seat: Seat, seats: u8) -> bool {
    let shown = |it: &MoveStatistics<M>| f32::from(chance(it, seat));
    matches!(answers, [best, next, ..] if shown(best) - shown(next) >= least_lead(seats))
}

/// How many would make the move who only look at the prior.
fn at_first_sight<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move], best: G::Move) -> f32 {
    let mut priors = Vec::new();
    knowledge.determinization().prior(knowledge.seat(), moves, &mut priors);
    let most = priors.iter().copied().fold(f32::MIN, f32::max);
    let weight = |prior: &f32| exp((prior - most).clamp(-30.0, 0.0));
    let all: f32 = priors.iter().map(weight).sum();
    moves.iter().zip(&priors).filter(|(mv, _)| **mv == best).map(|(_, prior)| weight(prior) / all).sum()
}

/// The better moves, all looked at equally often.
fn answers<G: Insight>(
    knowledge: &Knowledge<G>,
    best: G::Move,
    first: &[MoveStatistics<G::Move>],
    master: u32,
    seed: u64,
) -> Vec<MoveStatistics<G::Move>> {
    let looked_at = first.iter().filter(|found| found.visits > 0).take(ANSWERS);
    let moves: Vec<_> = looked_at.map(|found| found.mv).collect();
    let limits = Limits::iterations(master * moves.len() as u32, seed.wrapping_add(9 << 40));
    let mut answers = compare(knowledge, &moves, &limits);
    let seat = knowledge.seat().index();
    answers.sort_by(|one, other| {
        let is_best = |it: &MoveStatistics<G::Move>| it.mv == best;
        is_best(other).cmp(&is_best(one)).then(other.win_chances[seat].total_cmp(&one.win_chances[seat]))
    });
    answers
}

/// On how many fixed deals of what is hidden the first of two moves is the better one, with all cards open.
fn on_deals<G: Insight>(knowledge: &Knowledge<G>, moves: [G::Move; 2], master: u32, seed: u64) -> u8 {
    let seat = knowledge.seat();
    let is_better = |deal: &u64| {
        let position = knowledge.determinize(&mut Rng::new(seed ^ (deal << 32)));
        let limits = Limits::iterations(master / 2, *deal);
        let found = compare(&Knowledge::open(&position, seat), &moves, &limits);
        matches!(&found[..], [best, next] if best.win_chances[seat.index()] > next.win_chances[seat.index()])
    };
    (1..=DEALS.0).filter(is_better).count() as u8
}

/// The lowest level that finds the move most of the time, and how often each that was asked did.
fn strength<G: Insight>(knowledge: &Knowledge<G>, best: G::Move, seed: u64) -> (BotLevel, Vec<(u8, u8)>) {
    let mut found = Vec::new();
    for (level, attempts) in BotLevel::ALL.into_iter().zip(ATTEMPTS) {
        let style = G::style(level, knowledge.determinization().seats());
        let has_found = |attempt: &u8| {
            let limits = Limits::iterations(style.iterations, seed.wrapping_add(u64::from(*attempt) << 48));
            decide(knowledge, level, &limits).is_some_and(|decision| decision.mv == best)
        };
        let times = (1..=attempts).filter(has_found).count() as u8;
        found.push((times, attempts));
        if 2 * times > attempts {
            return (level, found);
        }
    }
    (BotLevel::Grandmaster, found)
}

fn percent(share: f32) -> u8 {
    (100.0 * share).round().clamp(0.0, 100.0) as u8
}

/// How many of a hundred games the seat wins after a move.
pub(crate) fn chance<M>(found: &MoveStatistics<M>, seat: Seat) -> u8 {
    percent(found.win_chances[seat.index()])
}
