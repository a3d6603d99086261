//! How fast random games are: `cargo run --release -p big-boss --example speed-big-boss [games]`.
//!
//! Counted by the processor time of this process, so that other programs do not disturb.
#![expect(clippy::print_stdout, reason = "an example speaks through its output")]
#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]
#![expect(clippy::disallowed_methods, reason = "a measurement reads the clock of the process")]

use big_boss::BigBoss;
use tabletop::conformance::random_playout;
use tabletop::{Deal, Game, Rng, Seat, Silent};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(4_000);
    println!("state: {} bytes", size_of::<BigBoss>());
    for seats in 2..=5 {
        let mut rng = Rng::new(1);
        let mut buffer = Vec::new();
        let starts: Vec<BigBoss> = (0..games).map(|seed| start(seats, seed)).collect();
        let before = processor_seconds();
        let mut decisions = 0;
        for state in &starts {
            decisions += random_playout(&mut state.clone(), &mut rng, &mut buffer);
        }
        let playing = processor_seconds() - before;
        let before = processor_seconds();
        let mut listed = 0;
        for state in starts.iter().take(games as usize / 4) {
            listed += list_along(&mut state.clone(), &mut rng, &mut buffer);
        }
        let listing = processor_seconds() - before;
        println!(
            "{seats} seats: {:.2} million decisions a second, {:.1} decisions a game, {:.1} million moves listed a second (playing included)",
            decisions as f64 / playing / 1e6,
            decisions as f64 / games as f64,
            listed as f64 / listing / 1e6,
        );
    }
}

fn start(seats: u8, seed: u64) -> BigBoss {
    BigBoss::start(seats, &big_boss::Options::default(), Deal::from_seed(seed)).expect("these seats exist")
}

/// Plays a game while listing all moves of each position ten times.
fn list_along(state: &mut BigBoss, rng: &mut Rng, buffer: &mut Vec<big_boss::Move>) -> u64 {
    let mut listed = 0;
    while let Some(seat) = state.status().waiting().first() {
        for _ in 0..10 {
            listed += list(state, seat, buffer);
        }
        let Some(mv) = state.random_move(seat, rng, buffer) else { break };
        state.play(seat, &mv, &mut Silent);
    }
    listed
}

fn list(state: &BigBoss, seat: Seat, buffer: &mut Vec<big_boss::Move>) -> u64 {
    buffer.clear();
    state.legal_moves(seat, buffer);
    buffer.len() as u64
}

/// User time of this process from the system, in seconds.
fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = after_name.split_whitespace().nth(11).and_then(|word| word.parse::<f64>().ok());
    ticks.unwrap_or(0.0) / 100.0
}
