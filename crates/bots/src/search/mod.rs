//! Looking ahead: information-set Monte Carlo tree search.
//!
//! Every iteration imagines one of the positions that could be the true one, walks down a tree of moves that is
//! common to all of them, plays a little further and judges what it finds. A tree has one node for each history of
//! moves; each of its moves remembers how often it was possible, since it is not in every imagined position. All seats
//! play for their own winning chance.
//!
//! The moves of the seat itself compete in rounds: in each of them all that are left are looked at equally often, in the same
//! imagined positions, and the better half goes on. So every move has a tree of its own, and trees can grow
//! on several threads without changing each other.

mod playout;
mod tree;

use tabletop::{Random, Rng};

use crate::insight::{Insight, PerSeat, Style};
use crate::knowledge::Knowledge;
use crate::limits::Running;
use tree::{Bench, Tree};

/// What all trees of one search may take together, in bytes. Vectors can hold twice what is in them.
const MEMORY: usize = 112 << 20;
const _: () = assert!(2 * MEMORY <= 256 << 20, "what one search may take in all");
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

/// What was found out about one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) win_chances: PerSeat,
    pub(crate) scores: PerSeat,
}

/// The moves of the seat, the best first.
pub(crate) fn search<G: Insight>(
    knowledge: &Knowledge<G>,
    plan: Plan,
    running: &Running,
) -> Vec<Found<G::Move>> {
    let mut contenders = by_first_sight(knowledge, plan.seed);
    let mut beaten = overlook(&mut contenders, &plan);
    let mut unlikely = contenders.split_off(width(plan.iterations, contenders.len()));
    unlikely.append(&mut beaten);
    beaten = unlikely;
    let mut left = plan.iterations;
    for rounds in (1..=rounds(contenders.len())).rev() {
        let now = left / rounds;
        left -= now;
        grow(&mut contenders, knowledge, &plan, now, &running.share(rounds));
        rank(&mut contenders, knowledge.seat().index());
        if rounds > 1 {
            let mut out = contenders.split_off(contenders.len().div_ceil(2));
            out.iter_mut().for_each(Tree::fell);
            out.append(&mut beaten);
            beaten = out;
        }
    }
    contenders.iter().chain(&beaten).map(Tree::found).collect()
}

/// All moves of the seat, those that look best first. Sorting is stable: moves that look alike stay in the order of the
/// game.
fn by_first_sight<G: Insight>(knowledge: &Knowledge<G>, seed: u64) -> Vec<Tree<G::Move>> {
    let moves = knowledge.moves();
    let mut appeals = Vec::new();
    knowledge.imagined().appeals(knowledge.seat(), &moves, &mut appeals);
    let mut sighted: Vec<_> = moves.into_iter().zip(appeals).collect();
    sighted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    sighted.into_iter().map(|(mv, _)| Tree::new(mv, seed)).collect()
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

/// Looks at all contenders equally often.
fn grow<G: Insight>(
    trees: &mut [Tree<G::Move>],
    knowledge: &Knowledge<G>,
    plan: &Plan,
    iterations: u32,
    running: &Running,
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
    let work = |part: Vec<(u32, &mut Tree<G::Move>)>| {
        let mut bench = Bench::new(knowledge, &plan.style);
        let mut left = part.len() as u32;
        for (iterations, tree) in part {
            tree.grow(iterations, memory, &running.share(left), &mut bench);
            left -= 1;
        }
    };
    on_threads(parts, &work);
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
