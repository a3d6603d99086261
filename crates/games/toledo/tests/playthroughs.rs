//! Whole recorded games, of chance and of good play: they still are what the rules make of them.

use std::collections::BTreeSet;

use tabletop::Playthrough;
use tabletop::conformance::{Win, check_recordings};
use toledo::{StateFile, Toledo};

/// All recordings: random games and games of experts at every number of seats.
fn recordings() -> Vec<Playthrough<Toledo>> {
    check_recordings(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"))
}

/// T-26, T-29: what ended the game. T-28: who won it.
fn end(game: &Playthrough<Toledo>) -> (&'static str, Win) {
    // Nobody brought the third pawn home: the rounds were over.
    let by = if StateFile::from(game.state().clone()).closing_seat.is_none() { "rounds" } else { "pawns" };
    (by, Win::of_game(game))
}

#[test]
fn recordings_replay_to_the_letter_and_end_in_every_way() {
    let ends: BTreeSet<_> = recordings().iter().map(end).collect();
    for way in [("pawns", Win::Most), ("pawns", Win::TieBreak), ("pawns", Win::Shared), ("rounds", Win::Most)]
    {
        assert!(ends.contains(&way), "{way:?} is missing: {ends:?}");
    }
}
