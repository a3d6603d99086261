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
        check_recording::<Alcazar>(&text);
        seats.insert(text.lines().find(|line| line.starts_with("seats: ")).map(str::to_owned));
    }
    assert_eq!(seats.len(), <Alcazar as tabletop::Game>::SEATS.count(), "{seats:?}");
    assert!(all >= 20 && experts >= 10, "{experts} of {all} recordings are of experts");
}
