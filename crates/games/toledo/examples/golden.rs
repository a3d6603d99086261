//! Prints the golden counts: `cargo run -p toledo --example golden [mid-game]`, for tests/perft.txt and
//! tests/perft-mid-game.txt.
#![expect(clippy::print_stdout, reason = "a tool, not rule code")]

use tabletop::conformance::random_game;
use tabletop::perft::perft;
use tabletop::{Deal, Game};
use toledo::{Options, Step, Toledo};

fn starts() {
    println!("# seats seed depth count");
    for (seats, seed, depth) in [(2, 1, 1), (2, 1, 2), (2, 1, 3), (3, 2, 3), (4, 3, 3), (2, 4, 3)] {
        if let Ok(game) = Toledo::start(seats, &Options::default(), Deal::from_seed(seed)) {
            println!("{seats} {seed} {depth} {}", perft(&game, depth));
        }
    }
}

fn mid_game() {
    println!("# the count for a depth of 6, and the position");
    for seed in 0..8 {
        let game = random_game::<Toledo>(2 + (seed % 3) as u8, &Options::default(), seed);
        let late = game.past().iter().skip(200);
        let on_a_full_field = late.filter(|turn| matches!(turn.before.step(), Step::Full { .. }));
        for turn in on_a_full_field.take(1) {
            if let Ok(text) = serde_json::to_string(&turn.before) {
                println!("{} {text}", perft(&turn.before, 6));
            }
        }
    }
}

fn main() {
    if std::env::args().any(|word| word == "mid-game") { mid_game() } else { starts() }
}
