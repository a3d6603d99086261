//! Whole recorded games, of chance and of good play: they still are what the rules make of them.

use std::collections::BTreeSet;

use tabletop::Playthrough;
use tabletop::conformance::check_recordings;
use toledo::{StateFile, Toledo};

/// All recordings: random games and games of experts at every number of seats.
fn recordings() -> Vec<Playthrough<Toledo>> {
    check_recordings(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"))
}

/// T-26, T-29: what ended the game. T-28: who won it.
fn end(game: &Playthrough<Toledo>) -> [&'static str; 2] {
    let outcome = game.record().outcome.expect("a finished game");
    let most = outcome.scores.iter().max();
    let is_tie = outcome.scores.iter().filter(|score| Some(*score) == most).count() > 1;
    // Nobody brought the third pawn home: the rounds were over.
    let by = if StateFile::from(game.state().clone()).closing_seat.is_none() { "rounds" } else { "pawns" };
    [
        by,
        if outcome.winners().len() > 1 {
            "shared"
        } else if is_tie {
            "tie"
        } else {
            "points"
        },
    ]
}

#[test]
fn recordings_replay_to_the_letter_and_end_in_every_way() {
    let ends: BTreeSet<_> = recordings().iter().map(end).collect();
    for way in [["pawns", "points"], ["pawns", "tie"], ["pawns", "shared"], ["rounds", "points"]] {
        assert!(ends.contains(&way), "{way:?} is missing: {ends:?}");
    }
}
