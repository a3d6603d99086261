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
