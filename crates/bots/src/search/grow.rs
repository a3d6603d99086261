//! Trees that grow together, so that their leaves are evaluated together.

use tabletop::Game;

use super::Plan;
use super::tree::{Tree, Workspace};
use crate::evaluator::{Evaluation, Evaluator};
use crate::knowledge::Knowledge;
use crate::limits::RunningLimits;

/// So many trees grow together: enough for an evaluator that likes batches, few enough for the cache.
const TOGETHER: usize = 4;
/// What all trees of one search may take together, in bytes. Vectors can hold twice what is in them.
const MEMORY: usize = 112 << 20;
const _: () = assert!(2 * MEMORY <= 256 << 20, "what one search may take in all");

/// Looks at all contenders equally often.
pub(super) fn grow<G: Game>(
    trees: &mut [Tree<G::Move>],
    knowledge: &Knowledge<G>,
    evaluator: &dyn Evaluator<G>,
    plan: &Plan,
    iterations: u32,
    running: &RunningLimits,
) {
    let count = trees.len().max(1);
    let memory = MEMORY / count;
    let each = |index: usize| iterations / count as u32 + u32::from(index < iterations as usize % count);
    // A browser has no threads of this kind.
    let most = if cfg!(target_arch = "wasm32") { 1 } else { count };
    let threads = plan.threads.clamp(1, most);
    let mut parts = Vec::new();
    parts.resize_with(threads, Vec::new);
    for (index, tree) in trees.iter_mut().enumerate() {
        parts[index % threads].push((each(index), tree));
    }
    on_threads(parts, &|mut part: Vec<(u32, &mut Tree<G::Move>)>| {
        let mut work = Workspace::new(knowledge, evaluator, &plan.style, memory);
        let mut left = part.len().div_ceil(TOGETHER) as u32;
        for trees in part.chunks_mut(TOGETHER) {
            grow_together(trees, &mut work, &running.share(left));
            left -= 1;
        }
    });
}

/// One iteration of every tree after another, until each has had as many as it is to have.
pub(super) fn grow_together<G: Game>(
    trees: &mut [(u32, &mut Tree<G::Move>)],
    work: &mut Workspace<'_, G>,
    running: &RunningLimits,
) {
    let (mut leaves, mut reached, mut evaluations) = (Vec::new(), Vec::new(), Vec::new());
    let most = trees.iter().map(|(iterations, _)| *iterations).max().unwrap_or(0);
    for iteration in 0..most {
        leaves.clear();
        reached.clear();
        let mut is_over = false;
        for (index, (iterations, tree)) in trees.iter_mut().enumerate() {
            is_over = is_over || running.is_over();
            if is_over || *iterations <= iteration {
                continue;
            }
            match tree.descend(work) {
                (_, Some(evaluation)) => tree.backpropagate(&evaluation),
                (leaf, None) => {
                    leaves.push(leaf);
                    reached.push(index);
                }
            }
        }
        evaluate(work, &leaves, &mut evaluations);
        for (index, evaluation) in reached.iter().zip(&evaluations) {
            trees[*index].1.backpropagate(evaluation);
        }
        if is_over {
            return;
        }
    }
}

fn evaluate<G: Game>(work: &Workspace<'_, G>, leaves: &[G], evaluations: &mut Vec<Evaluation>) {
    evaluations.clear();
    if !leaves.is_empty() {
        work.evaluator().evaluate(leaves, evaluations);
    }
}

/// Works on the first part here, and on each of the others on a thread of its own.
fn on_threads<T: Send>(parts: Vec<T>, work: &(impl Fn(T) + Sync)) {
    let mut parts = parts.into_iter();
    let Some(own) = parts.next() else { return };
    if parts.len() == 0 {
        return work(own);
    }
    std::thread::scope(|scope| {
        for part in parts {
            scope.spawn(move || work(part));
        }
        work(own);
    });
}
