//! One decision of a computer player of some level, in a game of one kind.

use tabletop::{Message, Random, Rng};

use crate::insight::{Insight, PerSeat};
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::limits::{Limits, Running};
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
    let moves = knowledge.moves();
    if moves.len() < 2 {
        return moves.first().map(|mv| plain(knowledge, *mv));
    }
    match level {
        Level::Novice => Some(plain(knowledge, sensible(knowledge, &moves, limits.seed)?)),
        Level::Apprentice => Some(plain(knowledge, appealing(knowledge, &moves, limits.seed)?)),
        Level::Journeyman | Level::Expert | Level::Master => {
            let mut limits = limits.clone();
            limits.iterations = limits.iterations.or(G::STYLE.iterations_of(level));
            limits.time = limits.time.map(|time| time.min(level.time_limit()));
            let considered = analyse(knowledge, &limits);
            let mv = considered.first()?.mv;
            Some(Decision { mv, because: knowledge.imagined().because(knowledge.seat(), &mv), considered })
        }
    }
}

/// Looks at all moves of the seat, the best first. Without a number of iterations it makes those of a master.
pub fn analyse<G: Insight>(knowledge: &Knowledge<G>, limits: &Limits) -> Vec<Considered<G::Move>> {
    let plan = Plan {
        iterations: limits.iterations.unwrap_or(G::STYLE.iterations[2]),
        threads: limits.threads,
        seed: limits.seed,
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

/// Any move that does not look plainly senseless.
fn sensible<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move], seed: u64) -> Option<G::Move> {
    among_the_best(knowledge, moves, G::STYLE.sensible, seed)
}

/// One of those that look best.
fn appealing<G: Insight>(knowledge: &Knowledge<G>, moves: &[G::Move], seed: u64) -> Option<G::Move> {
    among_the_best(knowledge, moves, 0.0, seed)
}

/// Draws one of the moves whose appeal is at most so far below the best.
fn among_the_best<G: Insight>(
    knowledge: &Knowledge<G>,
    moves: &[G::Move],
    within: f32,
    seed: u64,
) -> Option<G::Move> {
    let mut appeals = Vec::new();
    knowledge.imagined().appeals(knowledge.seat(), moves, &mut appeals);
    let best = appeals.iter().copied().fold(f32::MIN, f32::max);
    let good: Vec<G::Move> =
        moves.iter().zip(appeals).filter(|(_, appeal)| *appeal >= best - within).map(|(mv, _)| *mv).collect();
    Rng::new(seed).pick(&good).copied()
}
