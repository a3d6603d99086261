//! A small network that has learned from games what positions and moves are worth.
//!
//! It corrects what was made by hand, the judgement of positions and the prior of moves: what these know need not be learned
//! again, so a few thousand games are enough.
//!
//! Sparse features ([`encoding`]) select rows that are added up: one vector of sums for each seat that looks. Two small layers
//! follow, then three heads: winning chance, score, and moves. All of it is done in whole numbers, so
//! the same position gives the same answer on every machine.

mod file;

use std::cell::RefCell;

use encoding::{Encode, Features, Sizes};
use tabletop::{MAX_SEATS, Seat};

use crate::evaluator::{Evaluation, Evaluator, softmax};
use crate::insight::Insight;

pub use file::BadNetwork;

/// How many sums the first layer has.
const SUMS: usize = 128;
/// How many numbers the second layer has.
const HIDDEN: usize = 32;
/// What the numbers of a layer count as one.
const ONE: i32 = 512;
/// What weights after the first layer count as one.
const WEIGHT_ONE: i32 = 64;

type WeightRow = [i16; SUMS];

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    game: String,
    /// From which code, games and seed it came.
    provenance: String,
    sizes: Sizes,
    /// What is added for each feature of the table, of the seat that looks, known to it alone, and of another seat.
    common: Vec<WeightRow>,
    seat: Vec<WeightRow>,
    own: Vec<WeightRow>,
    other: Vec<WeightRow>,
    sums_bias: WeightRow,
    hidden: Vec<WeightRow>,
    hidden_bias: Vec<i32>,
    win: Head,
    score: Head,
    actions: Vec<Head>,
}

/// Weights of the second layer's numbers, and a bias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    weights: [i16; HIDDEN],
    bias: i32,
}

type HiddenLayer = [i16; HIDDEN];

impl Network {
    /// The game that it was trained for.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// From which code, games and seed it came.
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// The outputs for winning chances and scores of every seat, as whole numbers: the same on every machine.
    pub fn outputs<G: Encode>(&self, position: &G) -> Vec<(i32, i32)> {
        let corrections = self.corrections(position, &mut Scratch::default());
        corrections[..usize::from(position.seats())].to_vec()
    }

    /// The second layer for the seat that looks, from its sums.
    fn hidden_of(&self, sums: &WeightRow) -> HiddenLayer {
        let active: WeightRow = std::array::from_fn(|index| sums[index].clamp(0, ONE as i16));
        std::array::from_fn(|index| {
            let sum = dot(&active, &self.hidden[index]) + self.hidden_bias[index];
            (sum >> WEIGHT_ONE.ilog2()).clamp(0, ONE) as i16
        })
    }

    /// The sums of every seat that looks at the position.
    fn sums<G: Encode>(&self, position: &G, scratch: &mut Scratch) -> [WeightRow; MAX_SEATS] {
        let mut base = self.sums_bias;
        add_all(&mut base, &self.common, scratch.fill(|out| position.common(out)));
        let mut sums = [[0; SUMS]; MAX_SEATS];
        for seat in Seat::all(position.seats()) {
            let own = &mut sums[seat.index()];
            for &index in scratch.fill(|out| position.seat(seat, out)) {
                add(own, &self.seat[usize::from(index)]);
                // What is another's to all others is not to oneself.
                subtract(own, &self.other[usize::from(index)]);
                add(&mut base, &self.other[usize::from(index)]);
            }
            add_all(own, &self.own, scratch.fill(|out| position.own(seat, out)));
        }
        for own in &mut sums[..usize::from(position.seats())] {
            add(own, &base);
        }
        sums
    }

    /// The sums of one seat that looks.
    fn sums_of<G: Encode>(&self, position: &G, seat: Seat, scratch: &mut Scratch) -> WeightRow {
        let mut sums = self.sums_bias;
        add_all(&mut sums, &self.common, scratch.fill(|out| position.common(out)));
        for other in Seat::all(position.seats()) {
            let rows = if other == seat { &self.seat } else { &self.other };
            add_all(&mut sums, rows, scratch.fill(|out| position.seat(other, out)));
        }
        add_all(&mut sums, &self.own, scratch.fill(|out| position.own(seat, out)));
        sums
    }

    /// By how much the winning chances, as logarithms, and the scores differ from the judgement made by hand.
    fn corrections<G: Encode>(&self, position: &G, scratch: &mut Scratch) -> [(i32, i32); MAX_SEATS] {
        let sums = self.sums(position, scratch);
        let mut corrections = [(0, 0); MAX_SEATS];
        for seat in Seat::all(position.seats()) {
            let hidden = self.hidden_of(&sums[seat.index()]);
            corrections[seat.index()] = (self.win.of(&hidden), self.score.of(&hidden));
        }
        corrections
    }

    /// What the position promises.
    fn evaluation<G: Insight>(&self, position: &G, scratch: &mut Scratch) -> Evaluation {
        let judgement = position.judgement();
        let (mut logits, mut scores) = (judgement.logits(position.seats()), judgement.scores);
        for (seat, (win, score)) in self.corrections(position, scratch).into_iter().enumerate() {
            logits[seat] += number(win);
            scores[seat] += number(score) * G::SCORE_UNIT as f32;
        }
        Evaluation { win_chances: softmax(&logits, position.seats()), scores }
    }

    /// Appends the prior of each move: the one made by hand, corrected.
    fn priors<G: Insight>(
        &self,
        position: &G,
        seat: Seat,
        moves: &[G::Move],
        scratch: &mut Scratch,
        out: &mut Vec<f32>,
    ) {
        let first = out.len();
        position.prior(seat, moves, out);
        let hidden = self.hidden_of(&self.sums_of(position, seat, scratch));
        for (mv, prior) in moves.iter().zip(&mut out[first..]) {
            let features = scratch.fill(|out| position.action(seat, mv, out));
            *prior +=
                number(features.iter().map(|index| self.actions[usize::from(*index)].of(&hidden)).sum());
        }
    }
}

impl Head {
    fn of(&self, hidden: &HiddenLayer) -> i32 {
        let products =
            hidden.iter().zip(&self.weights).map(|(one, other)| i32::from(*one) * i32::from(*other));
        products.sum::<i32>() + self.bias
    }
}

fn number(output: i32) -> f32 {
    output as f32 / (ONE * WEIGHT_ONE) as f32
}

/// Adds the rows of all these features.
fn add_all(sums: &mut WeightRow, rows: &[WeightRow], features: &[u16]) {
    for index in features {
        add(sums, &rows[usize::from(*index)]);
    }
}

#[inline]
fn add(sums: &mut WeightRow, row: &WeightRow) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

#[inline]
fn subtract(sums: &mut WeightRow, row: &WeightRow) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
}

#[inline]
fn dot(one: &WeightRow, other: &WeightRow) -> i32 {
    one.iter().zip(other).map(|(one, other)| i32::from(*one) * i32::from(*other)).sum()
}

/// A list of features that is used again and again.
#[derive(Debug, Default)]
struct Scratch(Features);

impl Scratch {
    fn fill(&mut self, encode: impl FnOnce(&mut Features)) -> &[u16] {
        self.0.clear();
        encode(&mut self.0);
        self.0.as_slice()
    }
}

thread_local! {
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

/// An evaluator that asks a network.
#[derive(Clone, Copy, Debug)]
pub struct NetworkEvaluator<'a> {
    network: &'a Network,
    /// Whether the prior of moves is the one made by hand, which the network would correct.
    has_hand_made_prior: bool,
}

impl<'a> NetworkEvaluator<'a> {
    /// Nothing when the network was trained for another game, or for other features of it.
    pub fn new<G: Encode>(network: &'a Network, has_hand_made_prior: bool) -> Option<Self> {
        let fits = network.game == G::NAME && network.sizes == G::SIZES;
        fits.then_some(Self { network, has_hand_made_prior })
    }
}

impl<G: Insight> Evaluator<G> for NetworkEvaluator<'_> {
    fn evaluate(&self, positions: &[G], out: &mut Vec<Evaluation>) {
        SCRATCH.with_borrow_mut(|scratch| {
            out.extend(positions.iter().map(|position| self.network.evaluation(position, scratch)));
        });
    }

    fn prior(&self, position: &G, seat: Seat, moves: &[G::Move], out: &mut Vec<f32>) {
        if self.has_hand_made_prior {
            return position.prior(seat, moves, out);
        }
        SCRATCH.with_borrow_mut(|scratch| self.network.priors(position, seat, moves, scratch, out));
    }
}
