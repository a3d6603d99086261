//! What a table may be opened with.

use protocol::ProblemKey;
use protocol::table::Settings;
use serde_json::{Value, json};
use table::check_settings;

use crate::support::settings;

fn fits(more: Value) -> bool {
    match check_settings(&settings("toledo", 2, more)) {
        Ok(kind) => kind.name() == "toledo",
        Err(problem) => {
            assert_eq!(problem.key, ProblemKey::BadMessage);
            false
        }
    }
}

#[test]
fn a_bank_an_increment_and_the_days_of_a_turn_have_bounds() {
    let bank = |bank: u32, increment: u32| {
        fits(json!({ "pace": { "pace": "real-time", "bank_seconds": bank, "increment_seconds": increment } }))
    };
    assert_eq!([9, 10, 86_400, 86_401].map(|seconds| bank(seconds, 0)), [false, true, true, false]);
    assert_eq!([0, 3_600, 3_601].map(|seconds| bank(60, seconds)), [true, true, false]);
    let days = |days: u32| fits(json!({ "pace": { "pace": "days", "days": days } }));
    assert_eq!([0, 1, 30, 31].map(days), [false, true, true, false]);
}

#[test]
fn somebody_may_be_away_for_a_minute_to_thirty_days() {
    let minutes = |minutes: u32| fits(json!({ "gone_after_minutes": minutes }));
    assert_eq!([0, 1, 43_200, 43_201].map(minutes), [false, true, true, false]);
}

#[test]
fn languages_are_up_to_eight_codes_of_two_or_three_letters_each_once() {
    let languages = |codes: &[&str]| fits(json!({ "languages": codes }));
    assert!(languages(&[]));
    assert!(languages(&["en", "de", "gsw"]));
    for wrong in ["e", "engl", "EN", "e1", ""] {
        assert!(!languages(&[wrong]), "{wrong}");
    }
    assert!(!languages(&["en", "de", "en"]));
    let eight = ["aa", "ab", "ac", "ad", "ae", "af", "ag", "ah"];
    assert!(languages(&eight));
    assert!(!languages(&[&eight[..], &["ai"]].concat()));
}

#[test]
fn options_are_read_by_the_game_and_are_not_long() {
    // What is too long is not read.
    let detail = |length: usize| {
        let long = settings("toledo", 2, json!({ "options": { "unheard_of": "x".repeat(length) } }));
        check_settings(&long).unwrap_err().detail
    };
    let frame = json!({ "unheard_of": "" }).to_string().len();
    assert!(!detail(32 * 1_024 - frame).contains("longer"));
    assert!(detail(32 * 1_024 - frame + 1).contains("longer"));
    assert!(!fits(json!({ "options": { "unheard_of": 1 } })));
}

#[test]
fn the_game_decides_how_many_may_play() {
    let check = |game: &str, seats: u8| check_settings(&settings(game, seats, json!({}))).is_ok();
    assert_eq!([1, 2, 4, 5].map(|seats| check("toledo", seats)), [false, true, true, false]);
    assert!(check("salamanca", 5));
    let unknown: Settings = settings("chess", 2, json!({}));
    assert_eq!(check_settings(&unknown).unwrap_err().key, ProblemKey::BadMessage);
}

#[test]
fn what_counts_has_a_clock_and_no_hints() {
    let days = json!({ "pace": "days", "days": 2 });
    assert!(fits(json!({ "rated": true, "pace": days })));
    assert!(fits(json!({ "rated": true, "pace": days, "hints": false })));
    assert!(!fits(json!({ "rated": true, "pace": days, "hints": true })));
    assert!(!fits(json!({ "rated": true })));
    assert!(fits(json!({ "rated": false, "hints": true })));
}
