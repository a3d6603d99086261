//! How long a network takes to evaluate a position for all seats, with its encoding, and how long the judgement that it corrects:
//! `cargo run --release -p bots --example evaluation -- training/networks/toledo.net`, by CPU time, the least of several rounds.

#![expect(clippy::print_stdout, reason = "a program for people")]

use bots::{Evaluator, HandMadeEvaluator, Insight, InsightVisitor, Network, NetworkEvaluator};
use catalog::GameKind;
use cpu_time::ProcessTime;
use tabletop::{Deal, Rng, Silent};

const ROUNDS: u32 = 9;
/// How often all positions are evaluated in a round.
const TIMES: u32 = 60;

struct Measure<'a>(&'a Network);

impl InsightVisitor for Measure<'_> {
    type Output = ();

    fn visit<G: Insight>(self) {
        let learned = NetworkEvaluator::new::<G>(self.0, true).expect("a network of today's features");
        for seats in G::SEATS {
            let positions = positions::<G>(seats);
            let both = microseconds(&learned, &positions);
            let judgement = microseconds(&HandMadeEvaluator, &positions);
            println!(
                "{}, {seats} seats: network {:.2} µs, the judgement that it corrects {judgement:.2} µs",
                G::NAME,
                both - judgement
            );
        }
    }
}

/// Positions of random games, all of them.
fn positions<G: Insight>(seats: u8) -> Vec<G> {
    let mut positions = Vec::new();
    for seed in 0..8 {
        let mut rng = Rng::new(seed);
        let deal = Deal::from_seed(seed);
        let mut game = G::start(seats, &G::Options::default(), deal).expect("a good game");
        while let Some(seat) = game.status().waiting().first() {
            let Some(mv) = game.random_move(seat, &mut rng, &mut Vec::new()) else { break };
            positions.push(game.clone());
            game.play(seat, &mv, &mut Silent);
        }
    }
    positions
}

/// What one position takes in the quickest round.
fn microseconds<G: Insight>(evaluator: &dyn Evaluator<G>, positions: &[G]) -> f64 {
    let mut evaluations = Vec::with_capacity(positions.len());
    let mut round = || {
        let begin = ProcessTime::now();
        for _ in 0..TIMES {
            evaluations.clear();
            evaluator.evaluate(std::hint::black_box(positions), &mut evaluations);
            std::hint::black_box(&evaluations);
        }
        begin.elapsed().as_secs_f64()
    };
    let least = (0..ROUNDS).map(|_| round()).fold(f64::INFINITY, f64::min);
    1e6 * least / f64::from(TIMES) / f64::from(positions.len() as u32)
}

fn main() {
    for file in std::env::args().skip(1) {
        let network = Network::read(&std::fs::read(&file).expect("a file")).expect("a network");
        let game: GameKind = network.game().parse().expect("a game of the catalogue");
        bots::visit(game, Measure(&network));
    }
}
