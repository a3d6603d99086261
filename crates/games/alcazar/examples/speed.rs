//! How fast random games go: `cargo run --release -p alcazar --example speed-alcazar`.

#![expect(clippy::cast_precision_loss, reason = "figures for people")]
#![expect(clippy::print_stdout, reason = "it is what this program is for")]
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a measurement needs a clock; rules do not"
)]

use alcazar::{Alcazar, Options};
use tabletop::conformance::random_playout;
use tabletop::{Deal, Game, Rng, Silent};

/// Processor time of this process, in seconds; the wall clock where the system does not tell.
fn cpu_seconds() -> f64 {
    let ticks = || {
        let stat = std::fs::read_to_string("/proc/self/schedstat").ok()?;
        stat.split(' ').next()?.parse::<f64>().ok()
    };
    ticks().map_or_else(
        || {
            std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(0.0, |time| time.as_secs_f64())
        },
        |nanoseconds| nanoseconds / 1e9,
    )
}

fn main() {
    println!("state: {} bytes", size_of::<Alcazar>());
    for seats in 2..=5 {
        let start =
            |seed| Alcazar::start(seats, &Options::default(), Deal::from_seed(seed)).expect("good options");
        let games: Vec<Alcazar> = (0..3000).map(start).collect();
        let (mut rng, mut buffer) = (Rng::new(7), Vec::new());
        let before = cpu_seconds();
        let mut decisions = 0;
        for game in &games {
            decisions += random_playout(&mut game.clone(), &mut rng, &mut buffer);
        }
        let played = cpu_seconds() - before;
        let (mut listed, mut asked, mut spent) = (0, 0, 0.0);
        for game in games.iter().take(300) {
            let mut game = game.clone();
            while let Some(seat) = game.status().waiting().first() {
                let before = cpu_seconds();
                for _ in 0..50 {
                    buffer.clear();
                    std::hint::black_box(&game).legal_moves(seat, &mut buffer);
                    listed += buffer.len();
                }
                spent += cpu_seconds() - before;
                asked += 1;
                let mv = game.random_move(seat, &mut rng, &mut buffer).expect("there is a move");
                game.play(seat, &mv, &mut Silent);
            }
        }
        let before = cpu_seconds();
        for _ in 0..300 {
            for game in &games {
                std::hint::black_box(game.clone());
            }
        }
        let copy = (cpu_seconds() - before) / (300 * games.len()) as f64;
        println!(
            "{seats} seats: {:.2} M decisions/s, {:.0} decisions a game, {:.1} M legal moves/s ({:.1} a decision), copy {:.0} ns",
            decisions as f64 / played / 1e6,
            decisions as f64 / games.len() as f64,
            listed as f64 / spent / 1e6,
            listed as f64 / 50.0 / f64::from(asked),
            copy * 1e9
        );
    }
}
