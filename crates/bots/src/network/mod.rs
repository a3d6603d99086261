//! A small network that has learned from games what positions and moves are worth.
//!
//! It corrects what was made by hand, the judgement of positions and the prior of moves: what these know need not be learned
//! again, so a few thousand games are enough.
//!
//! Sparse features ([`encoding`]) select rows that are added up: one vector of sums for each seat that looks. Two small layers
//! follow, then three heads: winning chance, score, and moves. All of it is done in whole numbers, so
//! the same position gives the same answer on every machine.

mod file;
mod layers;

use std::cell::RefCell;

use encoding::{Encode, Features, Sizes};
use pulp::{Arch, Simd, WithSimd};
use tabletop::{MAX_SEATS, Seat};

use crate::evaluator::{Evaluation, Evaluator, softmax};
use crate::insight::Insight;
use layers::{HIDDEN, Head, HiddenLayer, ONE, SUMS, WEIGHT_ONE, WeightRow, add, add_all, hidden_layer};

pub use file::BadNetwork;

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    game: String,
    /// From which code, games and seed it came.
    provenance: String,
    sizes: Sizes,
    /// What is added for each feature of the table, and for each that is known to the seat that looks alone.
    common: Vec<WeightRow>,
    own: Vec<WeightRow>,
    /// What is added for each feature of another seat.
    other: Vec<WeightRow>,
    /// What is added for a feature of the seat that looks, less what is added when it is another's: all seats add the latter together.
    seat_less_other: Vec<WeightRow>,
    sums_bias: WeightRow,
    hidden: Vec<WeightRow>,
    hidden_bias: Vec<i32>,
    win: Head,
    score: Head,
    actions: Vec<Head>,
}

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

    /// By how much the winning chances, as logarithms, and the scores differ from the judgement made by hand.
    fn corrections<G: Encode>(&self, position: &G, scratch: &mut Scratch) -> [(i32, i32); MAX_SEATS] {
        let layers = self.hidden_layers(position, scratch);
        let mut corrections = [(0, 0); MAX_SEATS];
        for (correction, hidden) in corrections.iter_mut().zip(&layers[..scratch.seats()]) {
            *correction = (self.win.of(hidden), self.score.of(hidden));
        }
        corrections
    }

    /// The second layer of every seat that looks at the position, with the widest instructions that the processor has.
    fn hidden_layers<G: Encode>(&self, position: &G, scratch: &mut Scratch) -> [HiddenLayer; MAX_SEATS] {
        scratch.encode(position);
        Arch::new().dispatch(FirstLayers { network: self, scratch })
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
        let hidden = self.hidden_layers(position, scratch)[seat.index()];
        for (mv, prior) in moves.iter().zip(&mut out[first..]) {
            let features = scratch.fill(|out| position.action(seat, mv, out));
            *prior +=
                number(features.iter().map(|index| self.actions[usize::from(*index)].of(&hidden)).sum());
        }
    }
}

/// The first two layers, which are nearly all of the work.
struct FirstLayers<'a> {
    network: &'a Network,
    scratch: &'a Scratch,
}

impl WithSimd for FirstLayers<'_> {
    type Output = [HiddenLayer; MAX_SEATS];

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "else it is compiled for any processor")]
    fn with_simd<S: Simd>(self, _: S) -> Self::Output {
        let Self { network, scratch } = self;
        let mut sums = [[0; SUMS]; MAX_SEATS];
        let mut all = network.sums_bias;
        add_all(&mut all, &network.common, scratch.common());
        for (seat, own) in sums[..scratch.seats()].iter_mut().enumerate() {
            add_all(&mut all, &network.other, scratch.seat(seat));
            add_all(own, &network.seat_less_other, scratch.seat(seat));
            add_all(own, &network.own, scratch.own(seat));
        }
        let mut layers = [[0; HIDDEN]; MAX_SEATS];
        for (layer, own) in layers.iter_mut().zip(&mut sums[..scratch.seats()]) {
            add(own, &all);
            *layer = hidden_layer(own, &network.hidden, &network.hidden_bias);
        }
        layers
    }
}

fn number(output: i32) -> f32 {
    output as f32 / (ONE * WEIGHT_ONE) as f32
}

/// Lists of features, in memory that is used again and again: those of the table, then those of each seat and those that it alone
/// knows.
#[derive(Debug, Default)]
struct Scratch {
    features: Features,
    ends: Vec<usize>,
}

impl Scratch {
    fn encode<G: Encode>(&mut self, position: &G) {
        self.features.clear();
        self.ends.clear();
        position.common(&mut self.features);
        self.end_list();
        for seat in Seat::all(position.seats()) {
            position.seat(seat, &mut self.features);
            self.end_list();
            position.own(seat, &mut self.features);
            self.end_list();
        }
    }

    fn end_list(&mut self) {
        self.ends.push(self.features.as_slice().len());
    }

    fn seats(&self) -> usize {
        self.ends.len() / 2
    }

    fn common(&self) -> &[u16] {
        self.list(0)
    }

    fn seat(&self, seat: usize) -> &[u16] {
        self.list(1 + 2 * seat)
    }

    fn own(&self, seat: usize) -> &[u16] {
        self.list(2 + 2 * seat)
    }

    fn list(&self, number: usize) -> &[u16] {
        let begin = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.features.as_slice()[begin..self.ends[number]]
    }

    /// One list by itself.
    fn fill(&mut self, encode: impl FnOnce(&mut Features)) -> &[u16] {
        self.features.clear();
        encode(&mut self.features);
        self.features.as_slice()
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

#[cfg(test)]
mod tests {
    use pulp::Scalar;
    use tabletop::{Deal, Game, Rng, Silent};
    use toledo::{Options, Toledo};

    use super::*;

    /// Another processor has other instructions: they may not change a bit.
    #[test]
    fn the_widest_instructions_give_what_single_ones_give() {
        let bytes = include_bytes!("../../../../training/networks/toledo.net");
        let network = Network::read(bytes).expect("a sound network");
        let mut rng = Rng::new(8);
        let mut game = Toledo::start(3, &Options::default(), Deal::from_seed(8)).expect("a good game");
        let mut scratch = Scratch::default();
        for _ in 0..60 {
            let wide = network.hidden_layers(&game, &mut scratch);
            let single = FirstLayers { network: &network, scratch: &scratch }.with_simd(Scalar);
            assert_eq!(wide, single);
            let Some(seat) = game.status().waiting().first() else { break };
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).expect("a move");
            game.play(seat, &mv, &mut Silent);
        }
    }
}
