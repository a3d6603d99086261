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
    assert_eq!(report, run("3"));
}

#[test]
fn positions_are_written_the_same_for_the_same_seed() {
    let (one, other) = (fresh_path("arena-positions-1"), fresh_path("arena-positions-2"));
    let write = |file: &std::path::Path, threads: &str| {
        let play = [
            "arena",
            "--game",
            "salamanca",
            "--seats",
            "journeyman@6,apprentice",
            "--games",
            "4",
            "--no-clock",
        ];
        let name = file.to_str().expect("a plain name");
        let ran =
            tertulia(&[&play[..], &["--seed", "9", "--threads", threads, "--positions", name]].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        std::fs::read(file).expect("a file of positions")
    };
    let positions = write(&one, "1");
    assert!(positions == write(&other, "3"), "another number of threads writes another file");
    let end = positions.iter().position(|byte| *byte == b'\n').expect("a line that says what it holds");
    let head: Value = serde_json::from_slice(&positions[..end]).expect("JSON");
    assert_eq!((&head["game"], &head["games"], &head["seed"]), (&"salamanca".into(), &4.into(), &9.into()));
    assert_eq!(head["players"][0], "journeyman@6");
    let _ = (std::fs::remove_file(one), std::fs::remove_file(other));
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn the_json_of_a_match_has_the_promised_keys_and_more_when_asked() {
    let arguments =
        ["arena", "--game", "alcazar", "--seats", "novice,random,random", "--games", "3", "--json"];
    let report = json(&arguments);
    let mut names = keys(&report);
    names.sort_unstable();
    assert_eq!(names, ["game", "games", "seats"]);
    assert_eq!(report["seats"].as_array().map(Vec::len), Some(3));
    let mut names = keys(&report["seats"][0]);
    names.sort_unstable();
    assert_eq!(names, ["bot", "high", "low", "max_decision_ms", "mean_score", "win_share"]);
    let detailed = json(&[&arguments[..], &["--details"]].concat());
    assert!(detailed["start_seat_win_share"].is_array() && detailed["seats"][0]["mean_decision_ms"].is_f64());
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
fn a_ladder_goes_on_where_it_was_interrupted() {
    let file = fresh_path("arena-ladder");
    let name = file.to_str().expect("a name");
    let ladder = |table: &[&str]| {
        let fixed = ["arena", "ladder", "--game", "toledo", "--games", "4", "--divide", "400", "--no-clock"];
        let ran = tertulia(&[&fixed[..], &["--keep", name], table].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let first = ladder(&[]);
    let kept = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(kept.lines().count(), 5);
    assert_eq!(ladder(&[]), first, "nothing is played again, not even the times differ");
    let more = ladder(&["--table", "2", "--table", "3"]);
    assert!(more.starts_with(&first));
    assert_eq!(std::fs::read_to_string(&file).expect("a file").lines().count(), 9);
    let fewer = ["arena", "ladder", "--game", "toledo", "--games", "2", "--divide", "400", "--no-clock"];
    let ran = tertulia(&[&fewer[..], &["--keep", name]].concat(), "");
    assert_eq!(ran.out, first, "a match of more games will do");
    std::fs::write(&file, "{}").expect("a file");
    assert_eq!(tertulia(&["arena", "ladder", "--keep", name], "").code, 2);
    let _ = std::fs::remove_file(file);
}

#[test]
fn a_network_of_another_game_is_refused_before_anything_is_written() {
    let network = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/networks/toledo.net");
    let file = fresh_path("arena-kept");
    std::fs::write(&file, "games of before").expect("a file");
    for player in ["expert@5", "greedy", "prior"] {
        let seats = format!("novice,{player}:{network}");
        let name = file.to_str().expect("a name");
        let match_of = |game| ["arena", "--game", game, "--seats", &seats, "--games", "2", "--no-clock"];
        let ran = tertulia(&[&match_of("alcazar")[..], &["--positions", name]].concat(), "");
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains("toledo.net was not made for alcazar"), "{}", ran.err);
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), "games of before");
        assert_eq!(tertulia(&match_of("toledo"), "").code, 0);
    }
    let _ = std::fs::remove_file(file);
}

#[test]
fn what_cannot_be_played_ends_with_two() {
    for arguments in [
        &["arena"][..],
        &["arena", "--game", "toledo"],
        &["arena", "--game", "toledo", "--seats", "champion,novice"],
        &["arena", "--game", "toledo", "--seats", "novice"],
        &["arena", "--game", "toledo", "--seats", "novice,novice", "--games", "0"],
        &["arena", "--game", "toledo", "--seats", "novice,novice", "--sprt", "0.7,0.6"],
    ] {
        let ran = tertulia(arguments, "");
        assert_eq!(ran.code, 2, "{arguments:?}: {}", ran.err);
        assert!(!ran.err.is_empty());
    }
}
