//! Golden counts: how many ways there are to play on. They move when any rule moves.

use tabletop::perft::perft;
use tabletop::{Deal, Game};
use toledo::{Options, Toledo};

/// `seats seed depth count` on each line.
#[test]
fn the_golden_counts_hold() {
    for line in include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [seats, seed, depth, count] = numbers[..] else { panic!("`{line}` is not four numbers") };
        let game = Toledo::start(seats as u8, &Options::default(), Deal::from_seed(seed)).expect("a start");
        assert_eq!(perft(&game, depth as u32), count, "{line}");
    }
}

/// Positions full of shops and pawns, where every rule has its say.
#[test]
fn the_golden_counts_hold_in_mid_game() {
    for line in include_str!("perft-mid-game.txt").lines().filter(|line| !line.starts_with('#')) {
        let (count, position) = line.split_once(' ').expect("a count and a position");
        let game: Toledo = serde_json::from_str(position).expect("a position");
        assert_eq!(perft(&game, 6).to_string(), count);
    }
}
