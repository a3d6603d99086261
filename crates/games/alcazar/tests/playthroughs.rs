//! Whole recorded games, one for every number of seats and every way to end: they still are what the rules make of them.

use alcazar::Alcazar;
use tabletop::conformance::check_recording;

macro_rules! recordings {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                check_recording::<Alcazar>(include_str!(concat!("playthroughs/", stringify!($name), ".txt")));
            }
        )*
    };
}

recordings! {
    two_seats_last_stone
    three_seats_last_stone
    four_seats_last_stone
    five_seats_last_stone
    three_seats_last_bridge
    four_seats_all_out
    three_seats_nobody_acts
}
