//! The tree below one move.

use tabletop::{MAX_SEATS, Random, Rng, Seat, SeatSet, Silent};

use super::Found;
use super::playout::{Scratch, playout};
use crate::insight::{Insight, PerSeat, Style, value};
use crate::knowledge::Knowledge;
use crate::limits::Running;
use crate::portable::exp;

/// No node yet.
const NONE: u32 = u32::MAX;
/// The part of the first sight that is the same for all moves, so that none is overlooked for ever.
const EVEN_PART: f32 = 0.1;
/// A move not yet tried is taken to be worse by so many spreads than those that were.
const UNTRIED: f32 = 0.3;
/// How many spreads of what was found out an even curiosity is worth.
const CURIOUS: f32 = 7.0;
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
    /// What it looked like at first sight, as a weight.
    weight: f32,
    /// The sum of the winning chances found below.
    win_chances: PerSeat,
}

/// A move of the seat, with all that was found out below it.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    mv: M,
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
}

/// What one thread works with, used again and again.
#[derive(Debug)]
pub(super) struct Bench<'a, G: Insight> {
    knowledge: &'a Knowledge<G>,
    style: &'a Style,
    rng: Rng,
    /// How far the winning chances found in this tree lie apart, by seat.
    spread: PerSeat,
    /// How many edges the tree may have.
    room: usize,
    /// The edges walked down in this iteration: node, edge.
    path: Vec<(u32, u32)>,
    /// The edges that are possible at a node.
    possible: Vec<u32>,
    moves: Vec<G::Move>,
    /// Moves without an edge, and what they look like.
    missing: Vec<G::Move>,
    appeals: Vec<f32>,
    scratch: Scratch<G::Move>,
}

impl<'a, G: Insight> Bench<'a, G> {
    pub(super) fn new(knowledge: &'a Knowledge<G>, style: &'a Style) -> Self {
        Self {
            knowledge,
            style,
            rng: Rng::new(0),
            spread: [0.0; MAX_SEATS],
            room: 0,
            path: Vec::new(),
            possible: Vec::new(),
            moves: Vec::new(),
            missing: Vec::new(),
            appeals: Vec::new(),
            scratch: Scratch::new(),
        }
    }

    fn playout(&mut self, state: &mut G) -> (PerSeat, PerSeat) {
        playout(state, self.style, &mut self.rng, &mut self.scratch)
    }
}

impl<M: Copy> Tree<M> {
    pub(super) fn new(mv: M, seed: u64) -> Self {
        Self {
            mv,
            seed,
            visits: 0,
            win_chances: [0.0; MAX_SEATS],
            squares: [0.0; MAX_SEATS],
            scores: [0.0; MAX_SEATS],
            nodes: Vec::new(),
            edges: 0,
        }
    }

    /// What was found out about the move.
    pub(super) fn found(&self) -> Found<M> {
        let visits = self.visits.max(1) as f32;
        let mean = |sums: &PerSeat| sums.map(|sum| sum / visits);
        Found {
            mv: self.mv,
            visits: self.visits,
            win_chances: mean(&self.win_chances),
            scores: mean(&self.scores),
        }
    }

    /// Gives the memory back; what was found out stays.
    pub(super) fn fell(&mut self) {
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
    /// So many more iterations, with at most so many bytes in all.
    pub(super) fn grow<G: Insight<Move = M>>(
        &mut self,
        iterations: u32,
        memory: usize,
        running: &Running,
        bench: &mut Bench<'_, G>,
    ) {
        // A node without edges is as large as half an edge, and there are fewer nodes than edges.
        bench.room = memory / (size_of::<Edge<M>>() + size_of::<Vec<Edge<M>>>());
        if self.nodes.is_empty() {
            self.nodes.push(Vec::new());
        }
        for _ in 0..iterations {
            if running.is_over() {
                return;
            }
            self.iterate(bench);
        }
    }

    fn iterate<G: Insight<Move = M>>(&mut self, bench: &mut Bench<'_, G>) {
        // The same positions are imagined below every move: so luck hardly decides which is better.
        bench.rng = Rng::new(self.seed.wrapping_add(u64::from(self.visits)));
        for (seat, spread_of_seat) in bench.spread.iter_mut().enumerate() {
            *spread_of_seat = spread(self.scatter(seat), self.visits as f32);
        }
        let mut state = bench.knowledge.imagine(&mut bench.rng);
        let (win_chances, scores) = self.descend(&mut state, bench);
        self.visits += 1;
        for seat in 0..MAX_SEATS {
            self.win_chances[seat] += win_chances[seat];
            self.squares[seat] += win_chances[seat] * win_chances[seat];
            self.scores[seat] += scores[seat];
        }
        for &(node, edge) in &bench.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.win_chances.iter_mut().zip(&win_chances).for_each(|(sum, chance)| *sum += chance);
        }
    }

    /// Walks down to a move that was never tried, and plays on from there.
    fn descend<G: Insight<Move = M>>(
        &mut self,
        state: &mut G,
        bench: &mut Bench<'_, G>,
    ) -> (PerSeat, PerSeat) {
        bench.path.clear();
        let mut seat = bench.knowledge.seat();
        let mut mv = self.mv;
        let mut is_last = self.visits == 0;
        // Seats that choose at the same time as another do not know what the other has chosen.
        let mut unaware = SeatSet::EMPTY;
        loop {
            let simultaneous = state.status().waiting();
            state.play(seat, &mv, &mut Silent);
            let status = state.status();
            unaware.remove(seat);
            if simultaneous.len() > 1 {
                simultaneous.iter().filter(|other| *other != seat).for_each(|other| unaware.insert(other));
            }
            let Some(next) = status.waiting().first() else { return value(state, &status) };
            if is_last {
                return bench.playout(state);
            }
            let Some(node) = self.node_below(bench) else { return bench.playout(state) };
            seat = next;
            bench.moves.clear();
            state.legal_moves(seat, &mut bench.moves);
            self.find_edges(node, state, seat, bench);
            if bench.possible.is_empty() {
                return bench.playout(state);
            }
            let index =
                if unaware.contains(seat) { self.draw(node, bench) } else { self.select(node, seat, bench) };
            bench.path.push((node, index));
            let edge = &self.nodes[node as usize][index as usize];
            let is_forced = bench.possible.len() == 1;
            (mv, is_last) = (edge.mv, edge.visits == 0 && !is_forced);
        }
    }

    /// The node at the end of the path, made when it is missing; none when the memory is used up.
    fn node_below<G: Insight<Move = M>>(&mut self, bench: &Bench<'_, G>) -> Option<u32> {
        let Some(&(node, edge)) = bench.path.last() else { return Some(0) };
        let next = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize][edge as usize];
        if edge.child == NONE {
            if self.edges >= bench.room {
                return None;
            }
            edge.child = next;
            self.nodes.push(Vec::new());
            return Some(next);
        }
        Some(edge.child)
    }

    /// Finds the edges of the moves on the bench, making those that are missing.
    fn find_edges<G: Insight<Move = M>>(
        &mut self,
        node: u32,
        state: &G,
        seat: Seat,
        bench: &mut Bench<'_, G>,
    ) {
        let edges = &mut self.nodes[node as usize];
        bench.possible.clear();
        bench.missing.clear();
        let mut expected = 0;
        for mv in &bench.moves {
            let is_it = |edge: &Edge<M>| edge.mv == *mv && edge.seat == seat;
            // The order of the moves hardly changes from one imagined position to the next.
            let found = match edges.get(expected) {
                Some(edge) if is_it(edge) => Some(expected),
                _ => edges.iter().position(is_it),
            };
            if let Some(index) = found {
                bench.possible.push(index as u32);
                expected = index + 1;
            } else {
                bench.missing.push(*mv);
            }
        }
        bench.missing.truncate(bench.room.saturating_sub(self.edges));
        if !bench.missing.is_empty() {
            self.add_edges(node, state, seat, bench);
        }
        let edges = &mut self.nodes[node as usize];
        bench.possible.iter().for_each(|index| edges[*index as usize].available += 1);
    }

    fn add_edges<G: Insight<Move = M>>(
        &mut self,
        node: u32,
        state: &G,
        seat: Seat,
        bench: &mut Bench<'_, G>,
    ) {
        bench.appeals.clear();
        state.appeals(seat, &bench.missing, &mut bench.appeals);
        self.edges += bench.missing.len();
        let edges = &mut self.nodes[node as usize];
        edges.reserve_exact(bench.missing.len());
        for (mv, appeal) in bench.missing.iter().zip(&bench.appeals) {
            bench.possible.push(edges.len() as u32);
            edges.push(Edge::new(*mv, seat, exp(appeal.clamp(-15.0, 15.0))));
        }
    }

    /// The edge that promises most: what was found out about it, and what there may still be to find out.
    fn select<G: Insight<Move = M>>(&self, node: u32, seat: Seat, bench: &Bench<'_, G>) -> u32 {
        let edges = &self.nodes[node as usize];
        let (mut weights, mut visits, mut chances) = (0.0, 0, 0.0);
        for &index in &bench.possible {
            let edge = &edges[index as usize];
            weights += edge.weight;
            visits += edge.visits;
            chances += edge.win_chances[seat.index()];
        }
        let spread = bench.spread[seat.index()];
        let untried = if visits == 0 { 0.5 } else { chances / visits as f32 - UNTRIED * spread };
        let curiosity = CURIOUS * bench.style.curiosity * spread;
        let even = EVEN_PART / bench.possible.len() as f32;
        let promise = |edge: &Edge<M>| {
            let known =
                if edge.visits == 0 { untried } else { edge.win_chances[seat.index()] / edge.visits as f32 };
            let first_sight = even + (1.0 - EVEN_PART) * edge.weight / weights;
            known + curiosity * first_sight * (edge.available as f32).sqrt() / (1 + edge.visits) as f32
        };
        let mut best = (f32::MIN, 0);
        for &index in &bench.possible {
            let promise = promise(&edges[index as usize]);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// An edge by chance, those that look better more often.
    fn draw<G: Insight<Move = M>>(&self, node: u32, bench: &mut Bench<'_, G>) -> u32 {
        let edges = &self.nodes[node as usize];
        let weights: f32 = bench.possible.iter().map(|&index| edges[index as usize].weight).sum();
        let mut left = weights * bench.rng.below(1 << 20) as f32 / (1 << 20) as f32;
        for &index in &bench.possible {
            left -= edges[index as usize].weight;
            if left < 0.0 {
                return index;
            }
        }
        bench.possible[bench.possible.len() - 1]
    }
}

impl<M> Edge<M> {
    const fn new(mv: M, seat: Seat, weight: f32) -> Self {
        Self { mv, seat, child: NONE, visits: 0, available: 0, weight, win_chances: [0.0; MAX_SEATS] }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Deal, Game};
    use toledo::Toledo;

    use super::*;
    use crate::level::Level;
    use crate::limits::Limits;

    #[test]
    fn a_tree_stops_growing_when_its_memory_is_used_up_and_goes_on_searching() {
        let game = Toledo::start(2, &toledo::Options::default(), Deal::from_seed(1)).expect("a good game");
        let seat = game.status().waiting().first().expect("the game begins");
        let knowledge = Knowledge::of(&game, seat);
        let style = Toledo::style(Level::Master, 2);
        let memory = 40_000;
        let mut tree = Tree::new(knowledge.moves()[0], 1);
        let mut bench = Bench::new(&knowledge, &style);
        tree.grow(2_000, memory, &Running::start(&Limits::default()), &mut bench);
        let edges: usize = tree.nodes.iter().map(Vec::len).sum();
        let size = edges * size_of::<Edge<toledo::Move>>() + tree.nodes.len() * size_of::<Vec<()>>();
        assert!(size <= memory, "{size} bytes");
        assert_eq!(tree.edges, bench.room);
        assert_eq!(tree.found().visits, 2_000);
    }
}
