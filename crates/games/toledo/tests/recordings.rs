//! Whole games, written down: one for every number of seats and way to end; and golden counts of all ways to begin.

use tabletop::conformance::check_recording;
use tabletop::perft::perft;
use tabletop::{Deal, Game};
use toledo::{Options, Toledo};

/// T-26 to T-29: each recording says in its head how it ends.
macro_rules! recordings {
    ($($name:ident)*) => { $(
        #[test]
        fn $name() {
            check_recording::<Toledo>(include_str!(concat!("playthroughs/", stringify!($name), ".txt")));
        }
    )* };
}

recordings! {
    two_seats_last_round
    two_seats_last_round_tie_break
    two_seats_last_round_shared_win
    two_seats_hundred_rounds
    three_seats_last_round
    three_seats_last_round_tie_break
    three_seats_last_round_shared_win
    three_seats_hundred_rounds
    four_seats_last_round
    four_seats_last_round_tie_break
    four_seats_last_round_shared_win
    four_seats_hundred_rounds
}

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
