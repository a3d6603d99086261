//! Whether winning chances hold what they promise where the network has not learned: in positions from games of a mixture of weak players.
//! `calibration --game toledo --network training/networks/toledo.net --early apprentice,novice --late expert@60 --games 400 --seed 1`
//!
//! In each game the early players, one drawn anew for each decision, come to a position somewhere in the middle. It is evaluated once, as the
//! seat on turn knows it, by the network and by hand. Then the late player plays on all seats, and it is noted how the game ended. The answer is a
//! curve for each of the two: of all chances between so many tenths how many there were, what they promised on average, and what came true.

#![expect(clippy::print_stdout, reason = "a program for people and scripts")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use arena::MatchPlayer;
use bots::{Evaluation, Evaluator, HandMadeEvaluator, Insight, Knowledge, Network, NetworkEvaluator, shares};
use catalog::{GameKind, dispatch};
use tabletop::{Deal, Random, Rng, Seat, Silent, Status};

/// Into so many parts the chances from 0 to 1 are divided.
const PARTS: usize = 10;
/// Between which decisions of a game the late players take over, for each seat.
const FROM: u32 = 5;
const TO: u32 = 60;

struct CalibrationArguments(Vec<String>);

impl CalibrationArguments {
    fn get(&self, name: &str) -> Option<&str> {
        let index = self.0.iter().position(|word| word == name)?;
        self.0.get(index + 1).map(String::as_str)
    }

    fn number(&self, name: &str, default: u64) -> u64 {
        self.get(name).and_then(|word| word.parse().ok()).unwrap_or(default)
    }

    fn players(&self, name: &str) -> Vec<MatchPlayer> {
        let names = self.get(name).unwrap_or("apprentice").split(',');
        names.map(|name| name.parse().expect("a player")).collect()
    }
}

/// How many chances lay in each part, their sum, and the wins that came of them.
#[derive(Default)]
struct CalibrationCurve([(u32, f32, f32); PARTS]);

impl CalibrationCurve {
    fn add(&mut self, promised: f32, came: f32) {
        let part = ((promised * PARTS as f32) as usize).min(PARTS - 1);
        let (count, sum, wins) = &mut self.0[part];
        *count += 1;
        *sum += promised;
        *wins += came;
    }

    /// As `training/train.py` writes a curve.
    fn text(&self) -> String {
        let parts = self.0.iter().filter(|(count, ..)| *count > 0);
        let part = |(count, sum, wins): &(u32, f32, f32)| {
            format!("[{count}, {:.3}, {:.3}]", sum / *count as f32, wins / *count as f32)
        };
        format!("[{}]", parts.map(part).collect::<Vec<_>>().join(", "))
    }

    /// By how much a chance differs from what came true, on average over all chances.
    fn error(&self) -> f32 {
        let count: u32 = self.0.iter().map(|(count, ..)| count).sum();
        self.0.iter().map(|(_, sum, wins)| (sum - wins).abs()).sum::<f32>() / count.max(1) as f32
    }
}

fn main() {
    let arguments = CalibrationArguments(std::env::args().skip(1).collect());
    match arguments.get("--game").unwrap_or_default().parse::<GameKind>() {
        Ok(kind) => dispatch!(kind, <G> => run::<G>(&arguments)),
        Err(error) => eprintln!("{error}"),
    }
}

fn run<G: Insight>(arguments: &CalibrationArguments) {
    let file = arguments.get("--network").expect("--network FILE");
    let network = Network::read(&std::fs::read(file).expect("a file")).expect("a network");
    let learned = NetworkEvaluator::new::<G>(&network, true).expect("a network for this game");
    let (early, late) = (arguments.players("--early"), arguments.players("--late"));
    let seats = arguments.number("--seats", 2) as u8;
    let (mut by_network, mut by_hand) = (CalibrationCurve::default(), CalibrationCurve::default());
    let first = arguments.number("--seed", 1);
    for seed in first..first + arguments.number("--games", 200) {
        let Some((position, seat)) = middle::<G>(seats, seed, &early) else { continue };
        let seen = [Knowledge::of(&position, seat).determinization().clone()];
        let promised = |evaluator: &dyn Evaluator<G>| {
            let mut evaluations: Vec<Evaluation> = Vec::with_capacity(1);
            evaluator.evaluate(&seen, &mut evaluations);
            evaluations[0].win_chances
        };
        let came = ending(position, seed, &late[0]);
        for seat in Seat::all(seats) {
            by_network.add(promised(&learned)[seat.index()], came[seat.index()]);
            by_hand.add(promised(&HandMadeEvaluator)[seat.index()], came[seat.index()]);
        }
    }
    for (name, curve) in [("network", &by_network), ("by-hand", &by_hand)] {
        println!("{name} calibration (positions, promised, came true) {}", curve.text());
        println!("{name} is off by {:.3} on average", curve.error());
    }
}

/// A position that the early players come to, and who is waited for; none where the game is over before.
fn middle<G: Insight>(seats: u8, seed: u64, early: &[MatchPlayer]) -> Option<(G, Seat)> {
    let mut rng = Rng::new(seed);
    let mut game = G::start(seats, &G::Options::default(), Deal::from_seed(seed)).expect("a good game");
    for _ in 0..u32::from(seats) * (FROM + rng.below(TO - FROM)) {
        let seat = game.status().waiting().first()?;
        let player = rng.pick(early).expect("a player");
        let chance = u64::from(rng.below(u32::MAX));
        make(&mut game, seat, player, chance);
    }
    let seat = game.status().waiting().first()?;
    Some((game, seat))
}

/// How the win is divided when the late player has played on for all seats.
fn ending<G: Insight>(mut game: G, seed: u64, late: &MatchPlayer) -> bots::PerSeat {
    for number in 0.. {
        match game.status() {
            Status::Finished(outcome) => return shares(outcome.winners()),
            Status::Waiting(seats) => {
                let seat = seats.first().expect("a game that goes on waits for somebody");
                make(&mut game, seat, late, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
            }
        }
    }
    unreachable!("every game ends")
}

fn make<G: Insight>(game: &mut G, seat: Seat, player: &MatchPlayer, seed: u64) {
    let knowledge = Knowledge::of(game, seat);
    let decision = player.decide(&knowledge, seed, false).expect("a move");
    game.play(seat, &decision.mv, &mut Silent);
}
