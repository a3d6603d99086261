//! One decision of a computer player of some level, in a game of one kind.

use tabletop::{Game, Message, Random, Rng, Silent, Status};

use crate::evaluator::{Evaluation, Evaluator, HandMadeEvaluator};
use crate::insight::{Insight, Style};
use crate::knowledge::Knowledge;
use crate::level::BotLevel;
use crate::limits::{Limits, RunningLimits};
use crate::portable::exp;
use crate::search::{self, MoveStatistics, Plan, search};
use crate::shipped;

/// What a player decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<M> {
    pub mv: M,
    pub because: Vec<Message>,
    /// What was looked at, the best first; nothing where the level does not look ahead.
    pub candidates: Vec<MoveStatistics<M>>,
}

/// Decides for the seat; none when it has no move.
///
/// The level's own limit of time holds as well where the given limits have a time.
pub fn decide<G: Insight>(
    knowledge: &Knowledge<G>,
    level: BotLevel,
    limits: &Limits,
) -> Option<Decision<G::Move>> {
    let seats = knowledge.determinization().seats();
    if level.may_ask_network()
        && let Some((learned, style)) = shipped::learned::<G>(level, seats)
    {
        return decide_with(knowledge, level, &style, &learned, limits);
    }
    decide_with(knowledge, level, &G::style(level, seats), &HandMadeEvaluator, limits)
}

/// The same with another style and another evaluator than the level's own: to find out in matches which is better.
pub fn decide_with<G: Insight>(
    knowledge: &Knowledge<G>,
    level: BotLevel,
    style: &Style,
    evaluator: &dyn Evaluator<G>,
    limits: &Limits,
) -> Option<Decision<G::Move>> {
    let moves = knowledge.moves();
    if moves.len() < 2 {
        return moves.first().map(|mv| plain(knowledge, *mv));
    }
    match level {
        BotLevel::Novice | BotLevel::Apprentice => {
            Some(plain(knowledge, sensible(knowledge, &moves, style, limits.seed)?))
        }
        BotLevel::Journeyman | BotLevel::Expert | BotLevel::Master | BotLevel::Grandmaster => {
            let mut limits = limits.clone();
            limits.time = limits.time.map(|time| time.min(level.time_limit()));
            if level.is_bound_by_time() && limits.time.is_some() {
                limits.iterations = limits.iterations.or(Some(u32::MAX));
            }
            let candidates = analyse_with(knowledge, style, evaluator, &limits);
            let mv = candidates.first()?.mv;
            let because = knowledge.determinization().because(knowledge.seat(), &mv);
            Some(Decision { mv, because, candidates })
        }
    }
}

/// Decides without any search: every move is made once, and the one after which the evaluator promises the seat most is taken. The
/// prior of a move is worth so much of a winning chance.
pub fn decide_greedily<G: Insight>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    worth_of_prior: f32,
) -> Option<Decision<G::Move>> {
    let moves = knowledge.moves();
    let mut promises: Vec<f32> = moves.iter().map(|mv| chance_after(knowledge, mv, evaluator)).collect();
    if worth_of_prior > 0.0 {
        let mut priors = Vec::with_capacity(moves.len());
        evaluator.prior(knowledge.determinization(), knowledge.seat(), &moves, &mut priors);
        promises.iter_mut().zip(priors).for_each(|(promise, prior)| *promise += worth_of_prior * prior);
    }
    best_of(&moves, &promises).map(|mv| plain(knowledge, mv))
}

/// Decides without any search and without making a move: the one with the highest prior is taken.
pub fn decide_by_prior<G: Insight>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
) -> Option<Decision<G::Move>> {
    let moves = knowledge.moves();
    let mut priors = Vec::with_capacity(moves.len());
    evaluator.prior(knowledge.determinization(), knowledge.seat(), &moves, &mut priors);
    best_of(&moves, &priors).map(|mv| plain(knowledge, mv))
}

/// What the evaluator promises the seat once it has made the move.
fn chance_after<G: Insight>(knowledge: &Knowledge<G>, mv: &G::Move, evaluator: &dyn Evaluator<G>) -> f32 {
    let seat = knowledge.seat();
    let mut after = knowledge.determinization().clone();
    after.play(seat, mv, &mut Silent);
    if let Status::Finished(outcome) = after.status() {
        return Evaluation::finished(&outcome).win_chances[seat.index()];
    }
    let mut evaluations = Vec::with_capacity(1);
    evaluator.evaluate(&[after], &mut evaluations);
    evaluations.first().map_or(0.0, |evaluation| evaluation.win_chances[seat.index()])
}

/// The move with the highest number; of equal ones the first, so that nothing but the position decides.
fn best_of<M: Copy>(moves: &[M], numbers: &[f32]) -> Option<M> {
    let mut best: Option<(M, f32)> = None;
    for (mv, number) in moves.iter().zip(numbers) {
        if best.is_none_or(|(_, other)| *number > other) {
            best = Some((*mv, *number));
        }
    }
    best.map(|(mv, _)| mv)
}

/// Looks at all moves of the seat, the best first. Without a number of iterations it makes those of a master.
pub fn analyse<G: Insight>(knowledge: &Knowledge<G>, limits: &Limits) -> Vec<MoveStatistics<G::Move>> {
    let style = G::style(BotLevel::Master, knowledge.determinization().seats());
    analyse_with(knowledge, &style, &HandMadeEvaluator, limits)
}

/// The same in a style, with an evaluator.
pub fn analyse_with<G: Game>(
    knowledge: &Knowledge<G>,
    style: &Style,
    evaluator: &dyn Evaluator<G>,
    limits: &Limits,
) -> Vec<MoveStatistics<G::Move>> {
    search(knowledge, evaluator, plan(style, limits), &RunningLimits::start(limits))
}

/// Looks at some moves of the seat equally often, in the same determinizations, as a master does; the answer is in their order.
pub fn compare<G: Insight>(
    knowledge: &Knowledge<G>,
    moves: &[G::Move],
    limits: &Limits,
) -> Vec<MoveStatistics<G::Move>> {
    let style = G::style(BotLevel::Master, knowledge.determinization().seats());
    search::compare(knowledge, &HandMadeEvaluator, moves, plan(&style, limits), &RunningLimits::start(limits))
}

pub(crate) fn plan(style: &Style, limits: &Limits) -> Plan {
    Plan {
        iterations: limits.iterations.unwrap_or(style.iterations),
        threads: limits.threads,
        seed: limits.seed,
        style: *style,
    }
}

fn plain<G: Insight>(knowledge: &Knowledge<G>, mv: G::Move) -> Decision<G::Move> {
    Decision {
        mv,
        because: knowledge.determinization().because(knowledge.seat(), &mv),
        candidates: Vec::new(),
    }
}

/// Any move that does not look plainly senseless, those that look better more often.
fn sensible<G: Insight>(
    knowledge: &Knowledge<G>,
    moves: &[G::Move],
    style: &Style,
    seed: u64,
) -> Option<G::Move> {
    let lags = lags(knowledge, moves);
    let weight = |lag: &f32| if *lag <= style.sensible { exp(-lag * style.preference) } else { 0.0 };
    let weights: f32 = lags.iter().map(weight).sum();
    let mut left = weights * Rng::new(seed).below(1 << 20) as f32 / (1 << 20) as f32;
    for (mv, lag) in moves.iter().zip(&lags) {
        left -= weight(lag);
        if left < 0.0 {
            return Some(*mv);
        }
    }
    most_promising(knowledge, moves, seed)
}

/// One of those that look best.
fn most_promising<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move], seed: u64) -> Option<G::Move> {
    let lags = lags(knowledge, moves);
    let best: Vec<G::Move> =
        moves.iter().zip(lags).filter(|(_, lag)| *lag <= 0.0).map(|(mv, _)| *mv).collect();
    Rng::new(seed).pick(&best).copied()
}

/// By how much the prior of each move lies below the best.
fn lags<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move]) -> Vec<f32> {
    let mut priors = Vec::new();
    knowledge.determinization().prior(knowledge.seat(), moves, &mut priors);
    let best = priors.iter().copied().fold(f32::MIN, f32::max);
    priors.iter().map(|prior| best - prior).collect()
}
