//! Whole recorded games, of chance and of good play: they still are what the rules make of them.

use std::collections::BTreeSet;

use salamanca::{Event, Salamanca};
use tabletop::Playthrough;
use tabletop::conformance::{Win, check_recordings};

/// All recordings: random games and games of experts at every number of seats.
fn recordings() -> Vec<Playthrough<Salamanca>> {
    check_recordings(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"))
}

/// S-19: a game ends after its last round, with one winner or with several. S-15: one has the exception of five players.
#[test]
fn recordings_replay_to_the_letter_and_end_in_every_way() {
    let games = recordings();
    let is_shared = |game: &Playthrough<Salamanca>| Win::of_game(game) == Win::Shared;
    let ends: BTreeSet<bool> = games.iter().map(is_shared).collect();
    assert_eq!(ends, [false, true].into(), "shared wins and others");
    let mut events = games.iter().flat_map(Playthrough::past).flat_map(|turn| &turn.events);
    assert!(events.any(|event| matches!(event, Event::HandShown { .. })));
}
