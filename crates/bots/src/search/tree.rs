//! The tree of one search.

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
/// A move not yet tried is taken to be worse by this than those that were.
const UNTRIED: f32 = 0.03;

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

#[derive(Clone, Debug)]
pub(super) struct Tree<'a, G: Insight> {
    knowledge: &'a Knowledge<G>,
    style: Style,
    rng: Rng,
    /// The moves at each node; the root is the first.
    nodes: Vec<Vec<Edge<G::Move>>>,
    /// Sums of the expected scores, for the moves at the root.
    scores: Vec<PerSeat>,
    /// How many more edges there is memory for.
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

impl<'a, G: Insight> Tree<'a, G> {
    pub(super) fn new(knowledge: &'a Knowledge<G>, style: Style, seed: u64, memory: usize) -> Self {
        let mut tree = Self {
            knowledge,
            style,
            rng: Rng::new(seed),
            nodes: vec![Vec::new()],
            scores: Vec::new(),
            // A node without edges is as large as half an edge, and there are fewer nodes than edges.
            room: memory / (size_of::<Edge<G::Move>>() + size_of::<Vec<Edge<G::Move>>>()),
            path: Vec::new(),
            possible: Vec::new(),
            moves: knowledge.moves(),
            missing: Vec::new(),
            appeals: Vec::new(),
            scratch: Scratch::new(),
        };
        tree.find_edges(0, knowledge.imagined(), knowledge.seat());
        tree.scores = vec![[0.0; MAX_SEATS]; tree.nodes[0].len()];
        tree
    }

    pub(super) fn grow(&mut self, iterations: u32, running: &Running) {
        for _ in 0..iterations {
            if running.is_over() {
                return;
            }
            self.iterate();
        }
    }

    /// What was found out about the moves at the root, as sums.
    pub(super) fn found(&self) -> Vec<Found<G::Move>> {
        let found = |(edge, scores): (&Edge<G::Move>, &PerSeat)| Found {
            mv: edge.mv,
            visits: edge.visits,
            win_chances: edge.win_chances,
            scores: *scores,
            appeal: edge.weight,
        };
        self.nodes[0].iter().zip(&self.scores).map(found).collect()
    }

    fn iterate(&mut self) {
        let mut state = self.knowledge.imagine(&mut self.rng);
        let (win_chances, scores) = self.descend(&mut state);
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node as usize][edge as usize];
            edge.visits += 1;
            edge.win_chances.iter_mut().zip(&win_chances).for_each(|(sum, chance)| *sum += chance);
        }
        if let Some(&(0, edge)) = self.path.first() {
            self.scores[edge as usize].iter_mut().zip(&scores).for_each(|(sum, score)| *sum += score);
        }
    }

    /// Walks down to a move that was never tried, and plays on from there.
    fn descend(&mut self, state: &mut G) -> (PerSeat, PerSeat) {
        self.path.clear();
        let mut node = 0;
        let mut seat = self.knowledge.seat();
        // Seats that choose at the same time as another do not know what the other has chosen.
        let mut unaware = SeatSet::EMPTY;
        loop {
            self.moves.clear();
            state.legal_moves(seat, &mut self.moves);
            self.find_edges(node, state, seat);
            if self.possible.is_empty() {
                return playout(state, &self.style, &mut self.rng, &mut self.scratch);
            }
            let index = if unaware.contains(seat) { self.draw(node) } else { self.select(node, seat) };
            self.path.push((node, index));
            let is_forced = self.possible.len() == 1;
            let edge = &self.nodes[node as usize][index as usize];
            let (mv, is_new) = (edge.mv, edge.visits == 0);
            let simultaneous = state.status().waiting();
            state.play(seat, &mv, &mut Silent);
            let status = state.status();
            unaware.remove(seat);
            if simultaneous.len() > 1 {
                simultaneous.iter().filter(|other| *other != seat).for_each(|other| unaware.insert(other));
            }
            let Some(next) = status.waiting().first() else { return value(state, &status) };
            if is_new && !is_forced {
                return playout(state, &self.style, &mut self.rng, &mut self.scratch);
            }
            let Some(child) = self.child(node, index) else {
                return playout(state, &self.style, &mut self.rng, &mut self.scratch);
            };
            (node, seat) = (child, next);
        }
    }

    /// The node below an edge; none when the memory is used up.
    fn child(&mut self, node: u32, index: u32) -> Option<u32> {
        let next = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize][index as usize];
        if edge.child == NONE {
            if self.room == 0 {
                return None;
            }
            edge.child = next;
            self.nodes.push(Vec::new());
            return Some(next);
        }
        Some(edge.child)
    }

    /// Finds the edges of the moves in `self.moves`, making those that are missing.
    fn find_edges(&mut self, node: u32, state: &G, seat: Seat) {
        let edges = &mut self.nodes[node as usize];
        self.possible.clear();
        self.missing.clear();
        let mut expected = 0;
        for mv in &self.moves {
            let is_it = |edge: &Edge<G::Move>| edge.mv == *mv && edge.seat == seat;
            // The order of the moves hardly changes from one imagined position to the next.
            let found = match edges.get(expected) {
                Some(edge) if is_it(edge) => Some(expected),
                _ => edges.iter().position(is_it),
            };
            if let Some(index) = found {
                self.possible.push(index as u32);
                expected = index + 1;
            } else {
                self.missing.push(*mv);
            }
        }
        self.missing.truncate(self.room);
        if !self.missing.is_empty() {
            self.add_edges(node, state, seat);
        }
        let edges = &mut self.nodes[node as usize];
        self.possible.iter().for_each(|index| edges[*index as usize].available += 1);
    }

    fn add_edges(&mut self, node: u32, state: &G, seat: Seat) {
        self.appeals.clear();
        state.appeals(seat, &self.missing, &mut self.appeals);
        self.room -= self.missing.len();
        let edges = &mut self.nodes[node as usize];
        edges.reserve_exact(self.missing.len());
        for (mv, appeal) in self.missing.iter().zip(&self.appeals) {
            self.possible.push(edges.len() as u32);
            edges.push(Edge::new(*mv, seat, exp(appeal.clamp(-15.0, 15.0))));
        }
    }

    /// The edge that promises most: what was found out about it, and what there may still be to find out.
    fn select(&self, node: u32, seat: Seat) -> u32 {
        let edges = &self.nodes[node as usize];
        let (mut weights, mut visits, mut chances) = (0.0, 0, 0.0);
        for &index in &self.possible {
            let edge = &edges[index as usize];
            weights += edge.weight;
            visits += edge.visits;
            chances += edge.win_chances[seat.index()];
        }
        let untried = if visits == 0 { 0.5 } else { chances / visits as f32 - UNTRIED };
        let even = EVEN_PART / self.possible.len() as f32;
        let promise = |edge: &Edge<G::Move>| {
            let known =
                if edge.visits == 0 { untried } else { edge.win_chances[seat.index()] / edge.visits as f32 };
            let first_sight = even + (1.0 - EVEN_PART) * edge.weight / weights;
            known
                + self.style.curiosity * first_sight * (edge.available as f32).sqrt()
                    / (1 + edge.visits) as f32
        };
        let mut best = (f32::MIN, 0);
        for &index in &self.possible {
            let promise = promise(&edges[index as usize]);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// An edge by chance, those that look better more often.
    fn draw(&mut self, node: u32) -> u32 {
        let edges = &self.nodes[node as usize];
        let weights: f32 = self.possible.iter().map(|&index| edges[index as usize].weight).sum();
        let mut left = weights * self.rng.below(1 << 20) as f32 / (1 << 20) as f32;
        for &index in &self.possible {
            left -= edges[index as usize].weight;
            if left < 0.0 {
                return index;
            }
        }
        self.possible[self.possible.len() - 1]
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
    use crate::limits::Limits;

    #[test]
    fn a_tree_stops_growing_when_its_memory_is_used_up_and_goes_on_searching() {
        let game = Toledo::start(2, &toledo::Options::default(), Deal::from_seed(1)).expect("a good game");
        let seat = game.status().waiting().first().expect("the game begins");
        let knowledge = Knowledge::of(&game, seat);
        let memory = 40_000;
        let mut tree = Tree::new(&knowledge, Toledo::STYLE, 1, memory);
        tree.grow(2_000, &Running::start(&Limits::default()));
        let edges: usize = tree.nodes.iter().map(Vec::len).sum();
        let size = edges * size_of::<Edge<toledo::Move>>() + tree.nodes.len() * size_of::<Vec<()>>();
        assert!(size <= memory, "{size} bytes");
        assert_eq!(tree.room, 0);
        assert_eq!(tree.found().iter().map(|found| found.visits).sum::<u32>(), 2_000);
    }
}
