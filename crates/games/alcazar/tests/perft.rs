//! Golden counts: the number of ways to play on from the start and from late positions. They move when a rule moves.

use std::fmt::Write;

use alcazar::{Alcazar, Options};
use tabletop::perft::perft;
use tabletop::{Deal, Game, Rng, Silent};

/// A random game of so many moves.
fn after(seats: u8, seed: u64, moves: u32) -> Alcazar {
    let mut game = Alcazar::start(seats, &Options::default(), Deal::from_seed(seed)).unwrap();
    let (mut rng, mut buffer) = (Rng::new(seed), Vec::new());
    for _ in 0..moves {
        let Some(seat) = game.status().waiting().first() else { break };
        let mv = game.random_move(seat, &mut rng, &mut buffer).unwrap();
        game.play(seat, &mv, &mut Silent);
    }
    game
}

#[test]
fn the_counts_are_as_they_were() {
    let golden = include_str!("perft.txt");
    let mut found = String::from("# seats seed moves-played depth count\n");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        let [seats, seed, moves, depth, _] = numbers[..] else { panic!("five numbers a line: {line}") };
        let count = perft(&after(seats as u8, seed, moves as u32), depth as u32);
        writeln!(found, "{seats} {seed} {moves} {depth} {count}").unwrap();
    }
    assert_eq!(found, golden);
}
