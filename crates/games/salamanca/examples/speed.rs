//! How fast random games are played and legal moves are listed, in processor time of this process.
//!
//! `cargo run --release -p salamanca --example speed-salamanca`

#![allow(
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a measurement reads clocks, divides and prints"
)]

use salamanca::{Options, Salamanca};
use tabletop::conformance::random_playout;
use tabletop::{Deal, Game, Rng};

const GAMES: u64 = 400;

/// Processor seconds of this process so far.
fn cpu_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanos: f64 = text.split_whitespace().next().and_then(|word| word.parse().ok()).unwrap_or(0.0);
    nanos / 1e9
}

fn main() {
    println!("state: {} bytes", size_of::<Salamanca>());
    for seats in 2..=5 {
        let mut rng = Rng::new(1);
        let mut buffer = Vec::new();
        let starts: Vec<_> = (0..GAMES)
            .map(|seed| Salamanca::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a start"))
            .collect();
        let before = cpu_seconds();
        let decisions: u64 =
            starts.iter().map(|start| random_playout(&mut start.clone(), &mut rng, &mut buffer)).sum();
        let playing = cpu_seconds() - before;
        let (listed, listing) = list_moves(&starts, &mut rng, &mut buffer);
        println!(
            "{seats} seats: {:.2} M decisions/s, {:.1} M legal moves/s, {:.0} decisions a game, {:.1} moves a decision",
            decisions as f64 / playing / 1e6,
            listed as f64 / listing / 1e6,
            decisions as f64 / GAMES as f64,
            listed as f64 / decisions as f64,
        );
    }
}

/// Lists all legal moves in every position of the games.
fn list_moves(starts: &[Salamanca], rng: &mut Rng, buffer: &mut Vec<salamanca::Move>) -> (u64, f64) {
    let mut positions = Vec::new();
    for start in starts.iter().take(100) {
        let mut state = start.clone();
        while let Some(seat) = state.status().waiting().first() {
            positions.push((state.clone(), seat));
            let Some(mv) = state.random_move(seat, rng, buffer) else { break };
            state.play(seat, &mv, &mut tabletop::Silent);
        }
    }
    let before = cpu_seconds();
    let mut listed = 0;
    for _ in 0..4 {
        for (state, seat) in &positions {
            buffer.clear();
            state.legal_moves(*seat, buffer);
            listed += buffer.len() as u64;
        }
    }
    (listed, cpu_seconds() - before)
}
