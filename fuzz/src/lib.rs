//! What must hold for any bytes: nothing panics, nothing takes for ever, and what was read is written as it was read.
//!
//! One function a target; `scripts/fuzz` builds and runs them, `seeds/` holds what they start from.

mod ws;

use catalog::{AnyGame, GameKind};
use serde_json::Value;
use tabletop::{Deal, Record, Seat};

pub use ws::{frames, inflate};

/// More moves than these tell nothing new.
const MOST_MOVES: usize = 40;

/// A record is read, written and read to the same; it is replayed or refused.
pub fn records(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
    if let Ok(game) = AnyGame::replay(&record) {
        let again = AnyGame::replay(&game.record()).expect("a game that was played can be replayed");
        assert_eq!(again.dump(), game.dump());
    }
}

/// The first byte chooses game and seats, the rest are moves, a line each: a move that can be read is written to the same, and it is legal
/// exactly when it is listed.
pub fn notation(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let first = usize::from(*first);
    let kind = GameKind::ALL[first % GameKind::ALL.len()];
    let counts: Vec<u8> = kind.seats().collect();
    let seats = counts[first / GameKind::ALL.len() % counts.len()];
    let deal = Deal::from_seed(first as u64);
    let mut game = AnyGame::start(kind, seats, &Value::Null, deal).expect("the usual options fit");
    for line in text.lines().take(MOST_MOVES) {
        let Some(seat) = game.status().waiting().first() else { return };
        let is_legal = game.why_not(seat, line).is_ok();
        let before = game.moves_made();
        assert_eq!(game.play(seat, line, None).is_ok(), is_legal, "{line}");
        if is_legal {
            let (_, written) = game.take_back().expect("it was played");
            assert!(game.legal(seat).contains(&written), "{written} was played and is not listed");
            game.play(seat, &written, None).expect("it was legal before");
        }
        assert_eq!(game.moves_made(), before + usize::from(is_legal));
    }
}

/// A state is refused, or it is sound: written to the same, seen by everybody, and played on.
pub fn dumps(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(mut game) = AnyGame::load(None, text) else { return };
    let written = game.dump();
    let again = AnyGame::load(None, &written).expect("what was dumped can be loaded");
    assert_eq!(again.dump(), written);
    let viewers = Seat::all(game.seats()).map(Some).chain([None]);
    viewers.for_each(|viewer| drop(game.view(viewer)));
    for number in 0..MOST_MOVES {
        let Some(seat) = game.status().waiting().first() else { return };
        let legal = game.legal(seat);
        assert!(!legal.is_empty(), "{seat} is waited for and has no move: {written}");
        let chosen = usize::from(bytes[number % bytes.len()]) % legal.len();
        game.play(seat, &legal[chosen], None).expect("a listed move is legal");
    }
}
