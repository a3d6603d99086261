//! Whole recorded games, of chance and of good play: they still are what the rules make of them.

use std::collections::BTreeSet;

use alcazar::{Alcazar, EndReason, Step};
use tabletop::Playthrough;
use tabletop::conformance::{Win, check_recordings};

/// All recordings: random games and games of experts at every number of seats.
fn recordings() -> Vec<Playthrough<Alcazar>> {
    check_recordings(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"))
}

/// C-26: every way to end is among them.
#[test]
fn recordings_replay_to_the_letter_and_end_in_every_way() {
    let ends: BTreeSet<String> = recordings()
        .iter()
        .map(|game| match game.state().step() {
            Step::Finished(reason) => format!("{reason:?}"),
            step => panic!("the game is not over: {step:?}"),
        })
        .collect();
    let all = [EndReason::LastStone, EndReason::LastBridge, EndReason::AllOut, EndReason::NobodyActs];
    assert_eq!(ends, all.map(|reason| format!("{reason:?}")).into());
}

/// points, a tie that money decides, and a shared win are among them.
#[test]
fn recordings_are_won_in_every_way() {
    let ways: BTreeSet<Win> = recordings().iter().map(Win::of_game).collect();
    assert_eq!(ways, Win::ALL.into());
}
