//! Whole games, written down: one for every number of seats and way to end.

use tabletop::conformance::check_recording;
use toledo::Toledo;

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
