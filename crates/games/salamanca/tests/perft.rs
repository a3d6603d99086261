//! Golden counts: how many ways there are to play on. They move when any rule moves.

use salamanca::{Options, Salamanca};
use tabletop::perft::perft;
use tabletop::{Deal, Game};

const GOLDEN: &str = include_str!("perft.txt");

#[test]
fn the_ways_to_play_on_are_as_many_as_ever() {
    for line in GOLDEN.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        let [seats, seed, skip, depth, expected] = numbers[..] else { panic!("five numbers, not `{line}`") };
        let game = tabletop::conformance::random_game::<Salamanca>(seats as u8, &Options::default(), seed);
        let state = &game.past()[skip as usize].before;
        assert_eq!(perft(state, depth as u32), expected, "{line}");
        let start =
            Salamanca::start(seats as u8, &Options::default(), Deal::from_seed(seed)).expect("a start");
        assert_eq!(game.past()[0].before, start);
    }
}
