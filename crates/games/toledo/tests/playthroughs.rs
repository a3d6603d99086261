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

/// Games of good play, at every number of seats: what random games never come to is in them.
#[test]
fn games_of_experts_replay_to_the_letter() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let mut seats = std::collections::BTreeSet::new();
    let (mut all, mut experts) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("a folder of recordings").flatten() {
        all += 1;
        if !entry.file_name().to_string_lossy().starts_with("experts") {
            continue;
        }
        experts += 1;
        #[expect(clippy::disallowed_methods, reason = "the recordings are files")]
        let text = std::fs::read_to_string(entry.path()).expect("a recording");
        check_recording::<Toledo>(&text);
        seats.insert(text.lines().find(|line| line.starts_with("seats: ")).map(str::to_owned));
    }
    assert_eq!(seats.len(), <Toledo as tabletop::Game>::SEATS.count(), "{seats:?}");
    assert!(all >= 20 && experts >= 10, "{experts} of {all} recordings are of experts");
}
