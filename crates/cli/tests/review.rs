//! Looking back and exercises, as they are typed.

mod support;

use catalog::GameKind;
use serde_json::Value;
use support::tertulia;

const GAME: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../games/toledo/tests/playthroughs/experts_2_seats_1.txt");

/// The lines before the moves, and how many of these a test looks at.
const HEAD: usize = 9;
const MOVES: usize = 30;

#[test]
fn a_review_is_told_in_words_and_as_json_the_same_each_time() {
    let game: String = whole().split_inclusive('\n').take(HEAD + MOVES).collect();
    let json = || tertulia(&["review", "-", "--iterations", "4", "--seed", "3", "--json"], &game);
    let ran = json();
    assert_eq!(ran.code, 0, "{}", ran.err);
    let review: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(
        (&review["game"], &review["seats"], &review["seed"]),
        (&"toledo".into(), &2.into(), &3.into())
    );
    assert_eq!(review["curve"].as_array().map(Vec::len), Some(1 + MOVES));
    assert_eq!(json().out, ran.out);
    let told = tertulia(&["review", "-", "--iterations", "4", "--seed", "3"], &game);
    assert_eq!(told.code, 0, "{}", told.err);
    for part in ["Turning points", "better: ", "then: ", "parts were chance", "CPU seconds"] {
        assert!(told.out.contains(part), "{part}: {}", told.out);
    }
}

fn whole() -> String {
    std::fs::read_to_string(GAME).expect("the game is there")
}

#[test]
fn what_is_no_record_cannot_be_looked_back_at() {
    assert_eq!(tertulia(&["review", "-"], "nonsense").code, 2);
    assert_eq!(tertulia(&["review", GAME, "--budget", "0"], "").code, 2);
}

#[test]
fn the_exercises_of_every_game_are_listed() {
    for kind in GameKind::ALL {
        let ran = tertulia(&["exercises", "list", kind.name(), "--json"], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let all: Value = serde_json::from_str(&ran.out).expect("JSON");
        for exercise in all.as_array().expect("an array") {
            assert!(exercise["id"].as_str().is_some_and(|id| id.starts_with(kind.name())));
            assert!(exercise["seats"].is_u64() && exercise["strength"].is_string());
            assert!(exercise["themes"].as_array().is_some_and(|themes| !themes.is_empty()));
        }
        let told = tertulia(&["exercises", "list", kind.name()], "");
        assert_eq!(told.out.lines().count(), all.as_array().map_or(0, Vec::len));
    }
}
