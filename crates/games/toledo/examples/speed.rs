//! Random decisions a second, by CPU time: `cargo run --release -p toledo --example speed-toledo`.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::cast_precision_loss,
    reason = "a measuring tool, not rule code"
)]

use tabletop::conformance::random_playout;
use tabletop::{Deal, Game, Rng};
use toledo::{Options, Toledo};

/// Clock ticks of this process in user mode, a hundredth of a second each.
fn cpu_ticks() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    after_name.split_whitespace().nth(11).and_then(|ticks| ticks.parse().ok()).unwrap_or(0)
}

fn main() {
    println!("state: {} bytes", size_of::<Toledo>());
    for seats in 2..=4 {
        let (mut rng, mut buffer) = (Rng::new(1), Vec::new());
        let (mut decisions, mut games, begin) = (0, 0_u64, cpu_ticks());
        while cpu_ticks() - begin < 200 {
            for _ in 0..100 {
                let options = Options::default();
                let Ok(mut game) = Toledo::start(seats, &options, Deal::from_seed(games)) else { return };
                decisions += random_playout(&mut game, &mut rng, &mut buffer);
                games += 1;
            }
        }
        let seconds = (cpu_ticks() - begin) as f64 / 100.0;
        let rate = decisions as f64 / seconds / 1e6;
        println!("{seats} seats: {rate:.2} M decisions/s, {} decisions a game", decisions / games);
    }
    let (mut listed, mut moves, begin) = (0_u64, Vec::new(), cpu_ticks());
    let Ok(game) = Toledo::start(4, &Options::default(), Deal::from_seed(3)) else { return };
    let seat = game.turn();
    while cpu_ticks() - begin < 50 {
        for _ in 0..1000 {
            moves.clear();
            game.legal_moves(seat, &mut moves);
            listed += moves.len() as u64;
        }
    }
    println!("{:.1} M legal moves/s at the start", listed as f64 / 0.5 / 1e6);
}
