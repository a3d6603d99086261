//! Looking ahead: information-set Monte Carlo tree search.
//!
//! Every iteration makes a determinization: one of the positions that could be the true one. It walks down a tree of moves
//! that is common to all of them, plays a little further and has an [`Evaluator`] judge what it finds. A tree has one node for
//! each history of moves; each of its moves remembers how often it was possible, since it is not in every determinization.
//! All seats play for their own winning chance, by PUCT.
//!
//! The moves of the seat itself compete by sequential halving: in each round all that are left are looked at equally often,
//! in the same determinizations, and the better half goes on. So every move has a tree of its own, and trees can grow on
//! several threads without changing each other.

mod grow;
mod playout;
mod tree;

use tabletop::{Game, Random, Rng};

use crate::evaluator::{Evaluation, Evaluator};
use crate::insight::{PerSeat, Style};
use crate::knowledge::Knowledge;
use crate::limits::RunningLimits;
use grow::grow;
use tree::Tree;

/// How many moves compete, for each root of the number of iterations.
const WIDTH: f32 = 1.5;

/// What to do, apart from when to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) iterations: u32,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    pub(crate) style: Style,
}

/// What was found out about one move of the seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveStatistics<M> {
    pub mv: M,
    /// How often it was looked at.
    pub visits: u32,
    /// What each seat can expect to score after it.
    pub expected_scores: PerSeat,
    /// The winning chance of each seat after it, from 0 to 1.
    pub win_chances: PerSeat,
}

/// The moves of the seat, the best first, by sequential halving.
pub(crate) fn search<G: Game>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    plan: Plan,
    running: &RunningLimits,
) -> Vec<MoveStatistics<G::Move>> {
    let mut contenders = by_prior(knowledge, evaluator, plan.seed);
    let mut beaten = overlook(&mut contenders, &plan);
    let mut unlikely = contenders.split_off(width(plan.iterations, contenders.len()));
    unlikely.append(&mut beaten);
    beaten = unlikely;
    let mut left = plan.iterations;
    for rounds in (1..=rounds(contenders.len())).rev() {
        let now = left / rounds;
        left -= now;
        grow(&mut contenders, knowledge, evaluator, &plan, now, &running.share(rounds));
        rank(&mut contenders, knowledge.seat().index());
        if rounds > 1 {
            let mut out = contenders.split_off(contenders.len().div_ceil(2));
            out.iter_mut().for_each(Tree::free);
            out.append(&mut beaten);
            beaten = out;
        }
    }
    contenders.iter().chain(&beaten).filter_map(Tree::statistics).collect()
}

/// Looks at some moves of the seat equally often, in the same determinizations; the answer is in their order.
pub(crate) fn compare<G: Game>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    moves: &[G::Move],
    plan: Plan,
    running: &RunningLimits,
) -> Vec<MoveStatistics<G::Move>> {
    let mut trees: Vec<_> = moves.iter().map(|mv| Tree::new(*mv, plan.seed)).collect();
    grow(&mut trees, knowledge, evaluator, &plan, plan.iterations, running);
    trees.iter().filter_map(Tree::statistics).collect()
}

/// What the position promises every seat, by what the seat knows, whoever is waited for.
pub(crate) fn watch<G: Game>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    plan: Plan,
    running: &RunningLimits,
) -> Evaluation {
    let mut tree = [Tree::watching(plan.seed)];
    grow(&mut tree, knowledge, evaluator, &plan, plan.iterations, running);
    tree[0].evaluation()
}

/// All moves of the seat, those that look best first. Sorting is stable: moves that look alike stay in the order of the
/// game.
fn by_prior<G: Game>(
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    seed: u64,
) -> Vec<Tree<G::Move>> {
    let moves = knowledge.moves();
    let mut priors = Vec::new();
    evaluator.prior(knowledge.determinization(), knowledge.seat(), &moves, &mut priors);
    let mut sorted: Vec<_> = moves.into_iter().zip(priors).collect();
    sorted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    sorted.into_iter().map(|(mv, _)| Tree::new(mv, seed)).collect()
}

/// Takes out the moves that are not thought of; one always is.
fn overlook<M: Copy>(trees: &mut Vec<Tree<M>>, plan: &Plan) -> Vec<Tree<M>> {
    if plan.style.overlooked <= 0.0 {
        return Vec::new();
    }
    let mut rng = Rng::new(plan.seed);
    let bound = (plan.style.overlooked * (1 << 20) as f32) as u32;
    let mut left = trees.len();
    let is_overlooked = |_: &mut Tree<M>| {
        let is_overlooked = left > 1 && rng.below(1 << 20) < bound;
        left -= usize::from(is_overlooked);
        is_overlooked
    };
    trees.extract_if(.., is_overlooked).collect()
}

/// How many of the moves are looked at: with few iterations it is better to know a few moves well.
fn width(iterations: u32, moves: usize) -> usize {
    let wide = (WIDTH * (iterations as f32).sqrt()) as usize;
    wide.max(2).min(moves)
}

/// How many rounds there are until two are left.
fn rounds(contenders: usize) -> u32 {
    contenders.max(2).next_power_of_two().ilog2()
}

/// Puts those that promise most first.
fn rank<M: Copy>(trees: &mut [Tree<M>], seat: usize) {
    let spread = tree::spread_of_all(trees, seat);
    trees.sort_by(|one, other| other.promise(seat, spread).total_cmp(&one.promise(seat, spread)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_round_is_between_two() {
        for contenders in 2..200_usize {
            let left = (1..rounds(contenders)).fold(contenders, |left, _| left.div_ceil(2));
            assert_eq!(left, 2, "of {contenders}");
        }
    }

    #[test]
    fn few_iterations_look_at_few_moves() {
        assert_eq!(width(1, 50), 2);
        assert!(width(100, 50) < 50);
        assert_eq!(width(u32::MAX, 50), 50);
        assert_eq!(width(100, 1), 1);
    }
}
