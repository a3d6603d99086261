//! The tree below one move: information-set Monte Carlo tree search with PUCT.

use tabletop::{Game, MAX_SEATS, Random, Rng, Seat, SeatSet, Silent};

use super::MoveStatistics;
use super::playout::{PlayoutScratch, known, playout};
use crate::evaluator::{Evaluation, Evaluator};
use crate::insight::{PerSeat, Style};
use crate::knowledge::Knowledge;
use crate::portable::exp;

/// No node yet.
const NONE: u32 = u32::MAX;
/// The part of the prior that is the same for all moves, so that none is overlooked for ever.
const EVEN_PART: f32 = 0.1;
/// A move not yet tried is taken to be worse by so many spreads than those that were.
const UNTRIED: f32 = 0.3;
/// How many spreads of what was found out an exploration of 1 is worth.
const EXPLORATION: f32 = 7.0;
/// What the spread of winning chances is taken to be before anything is known, and as how many iterations that counts.
const FIRST_SPREAD: (f32, f32) = (0.1, 4.0);

/// A move at a node.
#[derive(Clone, Debug)]
struct Edge<M> {
    mv: M,
    seat: Seat,
    /// The node that the move leads to.
    child: u32,
    visits: u32,
    /// How often the move was possible when the node was visited.
    available: u32,
    /// Its prior, as a weight.
    weight: f32,
    /// The sum of the winning chances found below.
    win_chances: PerSeat,
}

/// A move of the seat, or the position itself, with all that was found out below it.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    /// None where somebody only watches: the tree begins with the moves of whoever is waited for.
    mv: Option<M>,
    seed: u64,
    visits: u32,
    /// Sums over the iterations: winning chances, their squares, and expected scores.
    win_chances: PerSeat,
    squares: PerSeat,
    scores: PerSeat,
    /// The moves at each node; the first is where the move of the tree leads to.
    nodes: Vec<Vec<Edge<M>>>,
    /// How many edges all nodes have together.
    edges: usize,
    /// The edges that lead to the leaf of this iteration: node, edge.
    path: Vec<(u32, u32)>,
}

/// What one thread works with, used again and again.
pub(super) struct Workspace<'a, G: Game> {
    knowledge: &'a Knowledge<G>,
    evaluator: &'a dyn Evaluator<G>,
    style: &'a Style,
    rng: Rng,
    /// How many iterations a tree had before the determinization that is kept, which is the same for all trees.
    kept: Option<(u32, G, Rng)>,
    /// How far the winning chances found in this tree lie apart, by seat.
    spread: PerSeat,
    /// How many edges a tree may have.
    room: usize,
    /// The edges that are possible at a node.
    possible: Vec<u32>,
    moves: Vec<G::Move>,
    /// Moves without an edge, and their priors.
    missing: Vec<G::Move>,
    priors: Vec<f32>,
    scratch: PlayoutScratch<G::Move>,
}

impl<'a, G: Game> Workspace<'a, G> {
    /// For trees of so many bytes each.
    pub(super) fn new(
        knowledge: &'a Knowledge<G>,
        evaluator: &'a dyn Evaluator<G>,
        style: &'a Style,
        memory: usize,
    ) -> Self {
        Self {
            knowledge,
            evaluator,
            style,
            rng: Rng::new(0),
            kept: None,
            spread: [0.0; MAX_SEATS],
            // A node without edges is as large as half an edge, and there are fewer nodes than edges.
            room: memory / (size_of::<Edge<G::Move>>() + size_of::<Vec<Edge<G::Move>>>()),
            possible: Vec::new(),
            moves: Vec::new(),
            missing: Vec::new(),
            priors: Vec::new(),
            scratch: PlayoutScratch::new(),
        }
    }

    pub(super) const fn evaluator(&self) -> &'a dyn Evaluator<G> {
        self.evaluator
    }

    /// The determinization of an iteration. The same are used below every move: so luck hardly decides which is better.
    fn determinize(&mut self, seed: u64, visits: u32) -> G {
        if let Some((iterations, state, rng)) = &self.kept
            && *iterations == visits
        {
            self.rng = rng.clone();
            return state.clone();
        }
        self.rng = Rng::new(seed.wrapping_add(u64::from(visits)));
        let state = self.knowledge.determinize(&mut self.rng);
        self.kept = Some((visits, state.clone(), self.rng.clone()));
        state
    }

    fn playout(&mut self, state: &mut G, mover: Option<Seat>) -> Option<Evaluation> {
        playout(state, mover, self.evaluator, self.style, &mut self.rng, &mut self.scratch)
    }
}

impl<M: Copy> Tree<M> {
    pub(super) fn new(mv: M, seed: u64) -> Self {
        Self { mv: Some(mv), ..Self::watching(seed) }
    }

    /// The tree of somebody who looks at a position in which others may be waited for.
    pub(super) fn watching(seed: u64) -> Self {
        Self {
            mv: None,
            seed,
            visits: 0,
            win_chances: [0.0; MAX_SEATS],
            squares: [0.0; MAX_SEATS],
            scores: [0.0; MAX_SEATS],
            nodes: Vec::new(),
            edges: 0,
            path: Vec::new(),
        }
    }

    /// What was found out about the move.
    pub(super) fn statistics(&self) -> Option<MoveStatistics<M>> {
        let Evaluation { win_chances, scores } = self.evaluation();
        Some(MoveStatistics { mv: self.mv?, visits: self.visits, expected_scores: scores, win_chances })
    }

    /// What the position promises after all that was found out.
    pub(super) fn evaluation(&self) -> Evaluation {
        let visits = self.visits.max(1) as f32;
        let mean = |sums: &PerSeat| sums.map(|sum| sum / visits);
        Evaluation { win_chances: mean(&self.win_chances), scores: mean(&self.scores) }
    }

    /// Gives the memory back; what was found out stays.
    pub(super) fn free(&mut self) {
        self.nodes = Vec::new();
        self.edges = 0;
    }

    /// What the move is worth to a seat at least, as far as is known: what was looked at less often is less sure.
    pub(super) fn promise(&self, seat: usize, spread: f32) -> f32 {
        if self.visits == 0 {
            return f32::MIN;
        }
        let visits = self.visits as f32;
        self.win_chances[seat] / visits - spread / visits.sqrt()
    }

    /// The sum of the squares of the distances from the mean.
    fn scatter(&self, seat: usize) -> f32 {
        let sum = self.win_chances[seat];
        (self.squares[seat] - sum * sum / self.visits.max(1) as f32).max(0.0)
    }
}

/// How far the winning chances found below each of the moves lie apart.
pub(super) fn spread_of_all<M: Copy>(trees: &[Tree<M>], seat: usize) -> f32 {
    let scatter: f32 = trees.iter().map(|tree| tree.scatter(seat)).sum();
    let visits: f32 = trees.iter().map(|tree| tree.visits as f32).sum();
    spread(scatter, visits)
}

fn spread(scatter: f32, visits: f32) -> f32 {
    let (first, count) = FIRST_SPREAD;
    ((scatter + count * first * first) / (visits + count)).sqrt()
}

impl<M: tabletop::Move> Tree<M> {
    /// The first half of an iteration: the leaf, with what it is worth where the game is over.
    pub(super) fn descend<G: Game<Move = M>>(
        &mut self,
        work: &mut Workspace<'_, G>,
    ) -> (G, Option<Evaluation>) {
        if self.nodes.is_empty() {
            self.nodes.push(Vec::new());
        }
        for (seat, spread_of_seat) in work.spread.iter_mut().enumerate() {
            *spread_of_seat = spread(self.scatter(seat), self.visits as f32);
        }
        let mut state = work.determinize(self.seed, self.visits);
        let evaluation = self.find_leaf(&mut state, work);
        (state, evaluation)
    }

    /// The second half: what the leaf is worth counts for all moves that led there.
    pub(super) fn backpropagate(&mut self, evaluation: &Evaluation) {
        let Evaluation { win_chances, scores } = evaluation;
        self.visits += 1;
        for seat in 0..MAX_SEATS {
            self.win_chances[seat] += win_chances[seat];
            self.squares[seat] += win_chances[seat] * win_chances[seat];
            self.scores[seat] += scores[seat];
        }
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.win_chances.iter_mut().zip(win_chances).for_each(|(sum, chance)| *sum += chance);
        }
    }

    /// Walks down to a move that was never tried, and plays on from there.
    fn find_leaf<G: Game<Move = M>>(
        &mut self,
        state: &mut G,
        work: &mut Workspace<'_, G>,
    ) -> Option<Evaluation> {
        self.path.clear();
        let mut chosen = self.mv.map(|mv| (work.knowledge.seat(), mv));
        let mut is_last = self.visits == 0 && chosen.is_some();
        // Seats that choose at the same time as another do not know what the other has chosen.
        let mut unaware = SeatSet::EMPTY;
        let mut waiting = state.status().waiting();
        loop {
            let mover = chosen.map(|(seat, _)| seat);
            if let Some((seat, mv)) = chosen {
                state.play(seat, &mv, &mut Silent);
                unaware.remove(seat);
                if waiting.len() > 1 {
                    waiting.iter().filter(|other| *other != seat).for_each(|other| unaware.insert(other));
                }
            }
            let status = state.status();
            waiting = status.waiting();
            let Some(seat) = waiting.first() else { return known(&status) };
            if is_last {
                return work.playout(state, mover);
            }
            let Some(node) = self.node_below(work.room) else { return work.playout(state, mover) };
            work.moves.clear();
            state.legal_moves(seat, &mut work.moves);
            self.find_edges(node, state, seat, work);
            if work.possible.is_empty() {
                return work.playout(state, mover);
            }
            let index =
                if unaware.contains(seat) { self.draw(node, work) } else { self.select(node, seat, work) };
            self.path.push((node, index));
            let edge = &self.nodes[node as usize][index as usize];
            let is_forced = work.possible.len() == 1;
            (chosen, is_last) = (Some((seat, edge.mv)), edge.visits == 0 && !is_forced);
        }
    }

    /// The node at the end of the path, made when it is missing; none when the memory is used up.
    fn node_below(&mut self, room: usize) -> Option<u32> {
        let Some(&(node, edge)) = self.path.last() else { return Some(0) };
        let next = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize][edge as usize];
        if edge.child == NONE {
            if self.edges >= room {
                return None;
            }
            edge.child = next;
            self.nodes.push(Vec::new());
            return Some(next);
        }
        Some(edge.child)
    }

    /// Finds the edges of the moves in the workspace, making those that are missing.
    fn find_edges<G: Game<Move = M>>(
        &mut self,
        node: u32,
        state: &G,
        seat: Seat,
        work: &mut Workspace<'_, G>,
    ) {
        let edges = &mut self.nodes[node as usize];
        work.possible.clear();
        work.missing.clear();
        let mut expected = 0;
        for mv in &work.moves {
            let is_it = |edge: &Edge<M>| edge.mv == *mv && edge.seat == seat;
            // The order of the moves hardly changes from one determinization to the next.
            let found = match edges.get(expected) {
                Some(edge) if is_it(edge) => Some(expected),
                _ => edges.iter().position(is_it),
            };
            if let Some(index) = found {
                work.possible.push(index as u32);
                expected = index + 1;
            } else {
                work.missing.push(*mv);
            }
        }
        work.missing.truncate(work.room.saturating_sub(self.edges));
        if !work.missing.is_empty() {
            self.add_edges(node, state, seat, work);
        }
        let edges = &mut self.nodes[node as usize];
        work.possible.iter().for_each(|index| edges[*index as usize].available += 1);
    }

    fn add_edges<G: Game<Move = M>>(
        &mut self,
        node: u32,
        state: &G,
        seat: Seat,
        work: &mut Workspace<'_, G>,
    ) {
        work.priors.clear();
        work.evaluator.prior(state, seat, &work.missing, &mut work.priors);
        self.edges += work.missing.len();
        let edges = &mut self.nodes[node as usize];
        edges.reserve_exact(work.missing.len());
        for (mv, prior) in work.missing.iter().zip(&work.priors) {
            work.possible.push(edges.len() as u32);
            edges.push(Edge::new(*mv, seat, exp(prior.clamp(-15.0, 15.0))));
        }
    }

    /// PUCT: the edge that promises most, by what was found out about it and by what there may still be to find out.
    fn select<G: Game<Move = M>>(&self, node: u32, seat: Seat, work: &Workspace<'_, G>) -> u32 {
        let edges = &self.nodes[node as usize];
        let (mut weights, mut visits, mut chances) = (0.0, 0, 0.0);
        for &index in &work.possible {
            let edge = &edges[index as usize];
            weights += edge.weight;
            visits += edge.visits;
            chances += edge.win_chances[seat.index()];
        }
        let spread = work.spread[seat.index()];
        let untried = if visits == 0 { 0.5 } else { chances / visits as f32 - UNTRIED * spread };
        let exploration = EXPLORATION * work.style.exploration * spread;
        let even = EVEN_PART / work.possible.len() as f32;
        let promise = |edge: &Edge<M>| {
            let known =
                if edge.visits == 0 { untried } else { edge.win_chances[seat.index()] / edge.visits as f32 };
            let prior = even + (1.0 - EVEN_PART) * edge.weight / weights;
            known + exploration * prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32
        };
        let mut best = (f32::MIN, 0);
        for &index in &work.possible {
            let promise = promise(&edges[index as usize]);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// An edge by chance, those that look better more often.
    fn draw<G: Game<Move = M>>(&self, node: u32, work: &mut Workspace<'_, G>) -> u32 {
        let edges = &self.nodes[node as usize];
        let weights: f32 = work.possible.iter().map(|&index| edges[index as usize].weight).sum();
        let mut left = weights * work.rng.below(1 << 20) as f32 / (1 << 20) as f32;
        for &index in &work.possible {
            left -= edges[index as usize].weight;
            if left < 0.0 {
                return index;
            }
        }
        work.possible[work.possible.len() - 1]
    }
}

impl<M> Edge<M> {
    const fn new(mv: M, seat: Seat, weight: f32) -> Self {
        Self { mv, seat, child: NONE, visits: 0, available: 0, weight, win_chances: [0.0; MAX_SEATS] }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Deal;
    use toledo::Toledo;

    use super::super::grow::grow_together;
    use super::*;
    use crate::evaluator::HandMadeEvaluator;
    use crate::insight::Insight;
    use crate::level::BotLevel;
    use crate::limits::{Limits, RunningLimits};

    #[test]
    fn a_tree_stops_growing_when_its_memory_is_used_up_and_goes_on_searching() {
        let game = Toledo::start(2, &toledo::Options::default(), Deal::from_seed(1)).expect("a good game");
        let seat = game.status().waiting().first().expect("the game begins");
        let knowledge = Knowledge::of(&game, seat);
        let style = Toledo::style(BotLevel::Master, 2);
        let memory = 40_000;
        let mut trees = [Tree::new(knowledge.moves()[0], 1)];
        let mut work = Workspace::new(&knowledge, &HandMadeEvaluator, &style, memory);
        let running = RunningLimits::start(&Limits::default());
        grow_together(
            &mut trees.iter_mut().map(|tree| (2_000, tree)).collect::<Vec<_>>(),
            &mut work,
            &running,
        );
        let [tree] = trees;
        let edges: usize = tree.nodes.iter().map(Vec::len).sum();
        let size = edges * size_of::<Edge<toledo::Move>>() + tree.nodes.len() * size_of::<Vec<()>>();
        assert!(size <= memory, "{size} bytes");
        assert_eq!(tree.edges, work.room);
        assert_eq!(tree.visits, 2_000);
    }
}
