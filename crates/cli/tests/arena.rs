//! `tertulia arena` as it is typed.

mod support;

use serde_json::Value;
use support::{fresh_path, tertulia};

fn json(arguments: &[&str]) -> Value {
    let ran = tertulia(arguments, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

/// Without what the clock says.
fn timeless(mut report: Value) -> Value {
    for seat in report["seats"].as_array_mut().expect("seats") {
        let seat = seat.as_object_mut().expect("an object");
        seat.remove("max_decision_ms").expect("a longest time");
        seat.remove("mean_decision_ms").expect("a mean time");
    }
    report
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        timeless(json(&[
            "arena",
            "--game",
            "toledo",
            "--seats",
            "journeyman@10,novice",
            "--games",
            "6",
            "--no-clock",
            "--json",
            "--threads",
            threads,
        ]))
    };
    let report = run("1");
    assert_eq!(report["game"], "toledo");
    assert_eq!(report["games"], 6);
    for name in ["bot", "win_share", "low", "high", "mean_score"] {
        assert!(!report["seats"][0][name].is_null(), "{name}");
    }
    assert_eq!(report, run("3"));
}

#[test]
fn records_of_a_match_can_be_replayed() {
    let folder = fresh_path("arena-records");
    let arguments = ["arena", "--game", "salamanca", "--seats", "novice,random", "--games", "2", "--records"];
    let folder_name = folder.to_str().expect("a name");
    assert_eq!(tertulia(&[&arguments[..], &[folder_name]].concat(), "").code, 0);
    for number in ["00001.txt", "00002.txt"] {
        let record = folder.join(number);
        let ran = tertulia(&["replay", record.to_str().expect("a name"), "--check"], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_ladder_is_a_table_of_all_levels() {
    let arguments =
        ["arena", "ladder", "--game", "big-boss", "--games", "2", "--divide", "100", "--no-clock"];
    let ran = tertulia(&arguments, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for pair in ["apprentice : novice", "journeyman : apprentice", "expert : journeyman", "master : expert"] {
        assert!(ran.out.contains(pair), "{}", ran.out);
    }
}

#[test]
fn what_cannot_be_played_ends_with_two() {
    for arguments in [
        &["arena"][..],
        &["arena", "--game", "toledo"],
        &["arena", "--game", "toledo", "--seats", "grandmaster,novice"],
        &["arena", "--game", "toledo", "--seats", "novice"],
        &["arena", "--game", "toledo", "--seats", "novice,novice", "--games", "0"],
        &["arena", "--game", "toledo", "--seats", "novice,novice", "--sprt", "0.7,0.6"],
    ] {
        let ran = tertulia(arguments, "");
        assert_eq!(ran.code, 2, "{arguments:?}: {}", ran.err);
        assert!(!ran.err.is_empty());
    }
}
