//! Whole recorded games, for every number of seats and every way to end.

use big_boss::{BigBoss, EndReason, Step};
use tabletop::Playthrough;
use tabletop::conformance::check_recording;

mod support;

use support::audit;

#[test]
fn recordings_replay_to_the_letter() {
    for text in audit::RECORDINGS {
        check_recording::<BigBoss>(text);
    }
}

/// C-26: every way to end is among the recordings.
#[test]
fn every_way_to_end_is_recorded() {
    let ends = audit::RECORDINGS.map(|text| {
        let game = Playthrough::<BigBoss>::replay(&text.parse().unwrap()).unwrap();
        match game.state().step() {
            Step::Finished(reason) => format!("{reason:?}"),
            step => panic!("the game is not over: {step:?}"),
        }
    });
    for reason in [EndReason::LastStone, EndReason::AllOut, EndReason::NobodyActs] {
        assert!(ends.contains(&format!("{reason:?}")), "{reason:?}");
    }
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
        check_recording::<BigBoss>(&text);
        seats.insert(text.lines().find(|line| line.starts_with("seats: ")).map(str::to_owned));
    }
    assert_eq!(seats.len(), <BigBoss as tabletop::Game>::SEATS.count(), "{seats:?}");
    assert!(all >= 20 && experts >= 10, "{experts} of {all} recordings are of experts");
}
