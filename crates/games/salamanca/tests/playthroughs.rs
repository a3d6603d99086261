//! Whole recorded games, replayed to the letter.

use salamanca::{Event, Salamanca};
use tabletop::conformance::check_recording;
use tabletop::{Playthrough, Record};

const TWO: &str = include_str!("playthroughs/two.txt");
const TWO_OPEN: &str = include_str!("playthroughs/two-open-money.txt");
const THREE: &str = include_str!("playthroughs/three.txt");
const FOUR: &str = include_str!("playthroughs/four.txt");
const FIVE: &str = include_str!("playthroughs/five.txt");
const SHARED_WIN: &str = include_str!("playthroughs/shared-win.txt");
const HAND_SHOWN: &str = include_str!("playthroughs/five-hand-shown.txt");

fn replay(text: &str) -> Playthrough<Salamanca> {
    let record: Record = text.parse().expect("a record");
    Playthrough::replay(&record).unwrap_or_else(|deviation| panic!("{deviation}"))
}

#[test]
fn recorded_games_replay_to_the_letter() {
    for text in [TWO, TWO_OPEN, THREE, FOUR, FIVE, SHARED_WIN, HAND_SHOWN] {
        check_recording::<Salamanca>(text);
    }
}

// S-19
#[test]
fn one_recorded_game_ends_with_a_shared_win() {
    let outcome = replay(SHARED_WIN).record().outcome.expect("a finished game");
    assert!(outcome.winners().len() > 1);
}

// S-15
#[test]
fn one_recorded_game_has_the_exception_of_five_players() {
    let game = replay(HAND_SHOWN);
    let mut events = game.past().iter().flat_map(|turn| &turn.events);
    assert!(events.any(|event| matches!(event, Event::HandShown { .. })));
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
        check_recording::<Salamanca>(&text);
        seats.insert(text.lines().find(|line| line.starts_with("seats: ")).map(str::to_owned));
    }
    assert_eq!(seats.len(), <Salamanca as tabletop::Game>::SEATS.count(), "{seats:?}");
    assert!(all >= 20 && experts >= 10, "{experts} of {all} recordings are of experts");
}
