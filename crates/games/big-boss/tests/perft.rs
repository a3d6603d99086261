//! Golden counts: how many ways there are to play on. They move when any rule moves.

use tabletop::perft::perft;

mod support;

use support::audit;

#[test]
fn the_number_of_ways_to_play_on_is_known() {
    let golden = include_str!("perft.txt");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        let [seats, seed, moves, depth, count] = numbers[..] else { panic!("five numbers, not `{line}`") };
        let state = audit::position_after(seats as u8, seed, moves as usize);
        assert_eq!(perft(&state, depth as u32), count, "{line}");
    }
}
