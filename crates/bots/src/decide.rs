//! One decision of a computer player of some level, in a game of one kind.

use tabletop::{Message, Random, Rng};

use crate::insight::{Insight, PerSeat, Style};
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::limits::{Limits, Running};
use crate::portable::exp;
use crate::search::{Found, Plan, search};

/// What a player decided, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<M> {
    pub mv: M,
    pub because: Vec<Message>,
    /// What was looked at, the best first; nothing where the level does not look ahead.
    pub considered: Vec<Considered<M>>,
}

/// A move that was looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<M> {
    pub mv: M,
    /// How often.
    pub visits: u32,
    /// What each seat can expect to score after it.
    pub expected_scores: PerSeat,
    /// The winning chance of each seat after it, from 0 to 1.
    pub win_chances: PerSeat,
}

/// Decides for the seat; none when it has no move.
///
/// The level's own limit of time holds as well where the given limits have a time.
pub fn decide<G: Insight>(
    knowledge: &Knowledge<G>,
    level: Level,
    limits: &Limits,
) -> Option<Decision<G::Move>> {
    let style = G::style(level, knowledge.imagined().seats());
    decide_in_style(knowledge, level, &style, limits)
}

/// The same with another style than the game's own: to find out in matches which is better.
pub fn decide_in_style<G: Insight>(
    knowledge: &Knowledge<G>,
    level: Level,
    style: &Style,
    limits: &Limits,
) -> Option<Decision<G::Move>> {
    let moves = knowledge.moves();
    if moves.len() < 2 {
        return moves.first().map(|mv| plain(knowledge, *mv));
    }
    match level {
        Level::Novice | Level::Apprentice => {
            Some(plain(knowledge, sensible(knowledge, &moves, style, limits.seed)?))
        }
        Level::Journeyman | Level::Expert | Level::Master => {
            let mut limits = limits.clone();
            limits.time = limits.time.map(|time| time.min(level.time_limit()));
            let considered = analyse_in_style(knowledge, style, &limits);
            let mv = considered.first()?.mv;
            Some(Decision { mv, because: knowledge.imagined().because(knowledge.seat(), &mv), considered })
        }
    }
}

/// Looks at all moves of the seat, the best first. Without a number of iterations it makes those of a master.
pub fn analyse<G: Insight>(knowledge: &Knowledge<G>, limits: &Limits) -> Vec<Considered<G::Move>> {
    let style = G::style(Level::Master, knowledge.imagined().seats());
    analyse_in_style(knowledge, &style, limits)
}

fn analyse_in_style<G: Insight>(
    knowledge: &Knowledge<G>,
    style: &Style,
    limits: &Limits,
) -> Vec<Considered<G::Move>> {
    let plan = Plan {
        iterations: limits.iterations.unwrap_or(style.iterations),
        threads: limits.threads,
        seed: limits.seed,
        style: *style,
    };
    let running = Running::start(limits);
    search(knowledge, plan, &running).iter().map(considered).collect()
}

const fn considered<M: Copy>(found: &Found<M>) -> Considered<M> {
    Considered {
        mv: found.mv,
        visits: found.visits,
        expected_scores: found.scores,
        win_chances: found.win_chances,
    }
}

fn plain<G: Insight>(knowledge: &Knowledge<G>, mv: G::Move) -> Decision<G::Move> {
    Decision { mv, because: knowledge.imagined().because(knowledge.seat(), &mv), considered: Vec::new() }
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
    appealing(knowledge, moves, seed)
}

/// One of those that look best.
fn appealing<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move], seed: u64) -> Option<G::Move> {
    let lags = lags(knowledge, moves);
    let best: Vec<G::Move> =
        moves.iter().zip(lags).filter(|(_, lag)| *lag <= 0.0).map(|(mv, _)| *mv).collect();
    Rng::new(seed).pick(&best).copied()
}

/// By how much the appeal of each move lies below the best.
fn lags<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move]) -> Vec<f32> {
    let mut appeals = Vec::new();
    knowledge.imagined().appeals(knowledge.seat(), moves, &mut appeals);
    let best = appeals.iter().copied().fold(f32::MIN, f32::max);
    appeals.iter().map(|appeal| best - appeal).collect()
}
