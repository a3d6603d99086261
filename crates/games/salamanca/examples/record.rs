//! Writes the record of a random game: `cargo run -p salamanca --example record-salamanca -- SEATS SEED [open]`.

#![allow(clippy::print_stdout, reason = "the record goes to the standard output")]

use salamanca::{Options, Salamanca};
use tabletop::conformance::random_game;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (Some(seats @ 2..=5), Some(seed)) = (number(0), number(1)) else {
        println!("usage: record SEATS SEED [open]; 2 to 5 seats");
        return;
    };
    let open_money = arguments.get(2).is_some_and(|word| word == "open");
    let game = random_game::<Salamanca>(seats as u8, &Options { open_money, edition: None }, seed);
    print!("{}", game.record());
}
