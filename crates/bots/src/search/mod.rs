//! Looking ahead: information-set Monte Carlo tree search.
//!
//! Every iteration imagines one of the positions that could be the true one, walks down a tree of moves that is
//! common to all of them, plays a little further and judges what it finds. The tree has one node for each history of
//! moves; each of its moves remembers how often it was possible, since it is not in every imagined position. All seats
//! play for their own winning chance.

mod playout;
mod tree;

use tabletop::MAX_SEATS;

use crate::insight::{Insight, PerSeat, Style};
use crate::knowledge::Knowledge;
use crate::limits::Running;
use tree::Tree;

/// What all trees of one search may take together, in bytes. Vectors can hold twice what is in them.
const MEMORY: usize = 112 << 20;
/// A tree with fewer iterations is too shallow to be worth it.
const LEAST_A_TREE: u32 = 5_000;
const MOST_TREES: u32 = 8;

/// What to do, apart from when to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) iterations: u32,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    pub(crate) style: Style,
}

/// What was found out about one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) win_chances: PerSeat,
    pub(crate) scores: PerSeat,
    pub(crate) appeal: f32,
}

/// The moves of the seat, the best first.
///
/// Several trees grow independently, as many as the number of iterations asks for, and are added up in a fixed order:
/// so the result does not depend on the number of threads.
pub(crate) fn search<G: Insight>(
    knowledge: &Knowledge<G>,
    plan: Plan,
    running: &Running,
) -> Vec<Found<G::Move>> {
    let trees = (plan.iterations / LEAST_A_TREE).clamp(1, MOST_TREES);
    let threads = (plan.threads.max(1) as u32).min(trees);
    let grow = |number: u32, running: &Running| {
        let iterations = plan.iterations / trees + u32::from(number < plan.iterations % trees);
        let seed = plan.seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut tree = Tree::new(knowledge, plan.style, seed, MEMORY / trees as usize);
        tree.grow(iterations, running);
        tree.found()
    };
    let grow_some = |first: u32| {
        let numbers: Vec<u32> = (first..trees).step_by(threads as usize).collect();
        let left = |index: usize| (numbers.len() - index) as u32;
        let grown = numbers.iter().enumerate();
        grown.map(|(index, &number)| (number, grow(number, &running.share(left(index))))).collect::<Vec<_>>()
    };
    let mut grown = if threads == 1 { grow_some(0) } else { on_threads(threads, &grow_some) };
    grown.sort_by_key(|(number, _)| *number);
    merge(grown.into_iter().map(|(_, found)| found))
}

fn on_threads<T: Send>(threads: u32, work: &(impl Fn(u32) -> Vec<T> + Sync)) -> Vec<T> {
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads).map(|first| scope.spawn(move || work(first))).collect();
        let mut all = work(0);
        for helper in helpers {
            match helper.join() {
                Ok(more) => all.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}

/// Adds up what the trees found; all of them have the same moves at the root, in the same order.
fn merge<M: Copy>(trees: impl Iterator<Item = Vec<Found<M>>>) -> Vec<Found<M>> {
    let mut sum: Vec<Found<M>> = Vec::new();
    for tree in trees {
        if sum.is_empty() {
            sum = tree;
            continue;
        }
        sum.iter_mut().zip(tree).for_each(|(sum, found)| sum.add(&found));
    }
    sum.iter_mut().for_each(Found::average);
    // Sorting is stable: moves that are alike in everything stay in the order of the game.
    sum.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.appeal.total_cmp(&a.appeal)));
    sum
}

impl<M> Found<M> {
    fn add(&mut self, other: &Self) {
        self.visits += other.visits;
        for seat in 0..MAX_SEATS {
            self.win_chances[seat] += other.win_chances[seat];
            self.scores[seat] += other.scores[seat];
        }
    }

    /// From sums to averages.
    fn average(&mut self) {
        let visits = self.visits.max(1) as f32;
        self.win_chances.iter_mut().chain(&mut self.scores).for_each(|sum| *sum /= visits);
    }
}
