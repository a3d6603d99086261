//! The commands as they are typed: what they print and how they end.

mod support;

use catalog::{AnyGame, GameKind};
use serde_json::Value;
use support::{fresh_path, run, tertulia};
use tabletop::{Deal, Random, Rng};

/// A record of random moves, to the end or for so many moves.
fn record(kind: GameKind, seats: u8, most: usize) -> String {
    let mut game = AnyGame::start(kind, seats, &Value::Null, Deal::from_seed(11)).expect("it starts");
    let mut rng = Rng::new(4);
    while let Some(seat) = game.status().waiting().first() {
        if game.moves_made() >= most {
            break;
        }
        let moves = game.legal(seat);
        let mv = rng.pick(&moves).expect("there is a move").clone();
        game.play(seat, &mv, None).expect("it is legal");
    }
    game.record().to_string()
}

#[test]
fn games_lists_every_game() {
    let ran = tertulia(&["games"], "");
    assert_eq!(ran.code, 0);
    for kind in GameKind::ALL {
        assert!(ran.out.contains(kind.name()) && ran.out.contains(kind.title()), "{}", ran.out);
    }
}

#[test]
fn help_explains_with_examples() {
    for command in ["play", "table", "replay", "bench", "rules"] {
        let ran = tertulia(&[command, "--help"], "");
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("tertulia ") || ran.out.contains("\"do\""), "{}", ran.out);
    }
    assert!(tertulia(&["--help"], "").out.contains("Exit codes"));
}

#[test]
fn bad_usage_ends_with_two() {
    for arguments in [
        &["dance"][..],
        &["play", "chess"],
        &["play", "toledo", "--seats", "9"],
        &["play", "toledo", "--options", "{"],
        &["play", "toledo", "--options", "{\"no\":1}"],
        &["play", "toledo", "--edition", "no-such-file"],
        &["rules", "toledo", "Z-99"],
        &["replay", "no-such-file"],
        &["bench", "toledo", "--seats", "9"],
        &["bench", "toledo", "--seconds", "0"],
        &["games", "--lang", "fr"],
    ] {
        let ran = tertulia(arguments, "");
        assert_eq!(ran.code, 2, "{arguments:?}: {} {}", ran.out, ran.err);
        assert!(!ran.err.is_empty(), "{arguments:?} says nothing");
    }
}

#[test]
fn a_broken_edition_is_refused_with_what_is_wrong() {
    let path = fresh_path("edition.toml");
    std::fs::write(&path, "this is no edition").expect("it can be written");
    let ran = tertulia(&["play", "toledo", "--edition", &path.display().to_string()], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("edition"), "{}", ran.err);
    let _ = std::fs::remove_file(path);
}

#[test]
fn one_rule_is_shown_however_its_id_is_typed() {
    let ran = tertulia(&["rules", "toledo", "t-13"], "");
    assert_eq!(ran.code, 0);
    assert!(ran.out.starts_with("T-13"), "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 100), "wrapped: {}", ran.out);
}

/// How many rules stand in the file of a game.
fn written_rules(kind: GameKind) -> usize {
    let path = format!("{}/../games/{kind}/RULES.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let count = text.lines().filter(|line| line.trim_start().starts_with("- **")).count();
    assert!(count > 0, "{path} has no rule");
    count
}

#[test]
fn all_rules_of_every_game_can_be_read() {
    for kind in GameKind::ALL {
        for language in ["en", "de", "nl", "es"] {
            let ran = tertulia(&["rules", kind.name(), "--lang", language], "");
            assert_eq!(ran.code, 0);
            let rules = kind.rule_book_in(language);
            assert!(rules.rules().count() >= written_rules(kind), "{kind} has too few rules");
            for section in &rules.sections {
                assert!(ran.out.contains(&section.heading), "{} is missing", section.heading);
            }
            for rule in rules.rules() {
                assert!(ran.out.contains(&rule.id), "{} is missing", rule.id);
            }
            assert!(!ran.out.contains("**"), "Markdown is rendered");
        }
    }
}

#[test]
fn rules_are_found_by_id_word_and_heading_in_the_language_of_the_reader() {
    let german = tertulia(&["rules", "toledo", "t-9", "--lang", "de"], "");
    assert!(german.out.starts_with("T-9") && german.out.contains("Geschäft"), "{}", german.out);
    let dutch = tertulia(&["rules", "alcazar", "samensmelten", "--lang", "nl"], "");
    assert!(dutch.out.contains("C-22") && dutch.out.contains("A-14"), "by its heading: {}", dutch.out);
    let spanish = tertulia(&["rules", "salamanca", "LANGOSTA", "--lang", "es"], "");
    assert!(spanish.out.contains("S-10") && !spanish.out.contains("S-13"), "{}", spanish.out);
}

#[test]
fn an_unknown_rule_says_which_there_are() {
    let ran = tertulia(&["rules", "toledo", "Z-99"], "");
    assert!(ran.err.contains("T-13"), "{}", ran.err);
}

#[test]
fn there_are_no_colours_where_no_terminal_is() {
    for arguments in [&["rules", "toledo"][..], &["games"], &["play", "toledo", "--seed", "1"]] {
        assert!(!tertulia(arguments, "quit\n").out.contains('\x1b'), "{arguments:?}");
    }
}

#[test]
fn the_environment_and_the_option_choose_the_language() {
    let german = run(&["games"], b"", &[("LC_ALL", "de_DE.UTF-8")]);
    assert!(german.out.contains("Spieler"), "{}", german.out);
    let spanish = run(&["games", "--lang", "es"], b"", &[("LC_ALL", "de_DE.UTF-8")]);
    assert!(spanish.out.contains("jugadores"), "{}", spanish.out);
}

#[test]
fn a_lawful_record_passes_the_check() {
    for kind in GameKind::ALL {
        let ran = tertulia(&["replay", "-", "--check"], &record(kind, 2, usize::MAX));
        assert_eq!(ran.code, 0, "{} {}", ran.out, ran.err);
        assert!(ran.out.contains("lawful") && ran.out.contains("1."), "{}", ran.out);
        let unfinished = tertulia(&["replay", "-", "--check"], &record(kind, 2, 3));
        assert_eq!(unfinished.code, 0);
        assert!(unfinished.out.contains("not come to its end"), "{}", unfinished.out);
    }
}

#[test]
fn a_deviating_record_is_found_and_the_move_is_named() {
    let text = record(GameKind::Toledo, 2, 5);
    let mut lines: Vec<&str> = text.lines().collect();
    let third = lines.iter().rposition(|line| line.starts_with(char::is_numeric)).expect("it has moves");
    let wrong = format!("{} challenge 1", &lines[third][..1]);
    lines[third] = &wrong;
    let ran = tertulia(&["replay", "-", "--check"], &lines.join("\n"));
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("move 5"), "{}", ran.err);
    let stepped = tertulia(&["replay", "-"], &lines.join("\n"));
    assert_eq!(stepped.code, 1);
}

#[test]
fn a_wrong_final_count_is_a_deviation() {
    let text = record(GameKind::Toledo, 2, usize::MAX);
    let scores = text.lines().find(|line| line.starts_with("scores:")).expect("it has an end");
    let ran = tertulia(&["replay", "-", "--check"], &text.replace(scores, "scores: 998 999"));
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("998"), "{}", ran.err);
}

#[test]
fn what_is_no_record_is_bad_input() {
    let ran = tertulia(&["replay", "-", "--check"], "hello\n");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("line 1"), "{}", ran.err);
}

#[test]
fn a_replay_tells_every_move_where_no_terminal_is() {
    let text = record(GameKind::Salamanca, 3, 30);
    let ran = tertulia(&["replay", "-"], &text);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("  30. "), "{}", ran.out);
}

#[test]
fn bench_prints_the_promised_figures() {
    let ran = tertulia(&["bench", "toledo", "--seats", "2", "--seconds", "0.01", "--json"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let figures: Vec<Value> = serde_json::from_str(&ran.out).expect("an array");
    assert_eq!(figures.len(), 1);
    assert_eq!(figures[0]["game"], "toledo");
    assert_eq!(figures[0]["seats"], 2);
    for name in [
        "decisions_per_second",
        "legal_moves_per_second",
        "games_per_second",
        "decisions_per_game",
        "state_bytes",
        "copy_nanoseconds",
    ] {
        assert!(figures[0][name].as_f64().is_some_and(|figure| figure > 0.0), "{name}: {}", figures[0]);
    }
    assert!(tertulia(&["bench", "toledo", "--seats", "2", "--seconds", "0.01"], "").out.contains("Toledo"));
}

#[test]
fn a_server_says_why_it_cannot_use_the_data() {
    let serve = |data: &std::path::Path| {
        let ran =
            tertulia(&["serve", "--address", "127.0.0.1:0", "--data", data.to_str().expect("text")], "");
        assert_eq!(ran.code, 2, "{}", ran.err);
        ran.err
    };
    let data = fresh_path("data");
    let runtime = tokio::runtime::Runtime::new().expect("it starts");
    let lock = runtime.block_on(server::Database::in_folder(&data).lock()).expect("nobody has it");
    assert!(serve(&data).contains("another server works with the data"));
    drop(lock);
    std::fs::write(data.join(server::DATA_FILE), "this is no database, however long it may be ".repeat(100))
        .expect("written");
    let told = serve(&data);
    assert!(told.contains(server::DATA_FILE) && told.contains("not a database"), "{told}");
    let file = fresh_path("file");
    std::fs::write(&file, "").expect("written");
    assert!(serve(&file).contains("cannot be made"));
    let ran = tertulia(&["admin", "tables", "--data", file.to_str().expect("text")], "");
    assert!(ran.code == 2 && ran.err.contains("there is no data"), "{}", ran.err);
    std::fs::remove_dir_all(&data).expect("removed");
    std::fs::remove_file(&file).expect("removed");
}

#[test]
fn a_file_that_is_no_backup_is_not_restored() {
    let (backup, data) = (fresh_path("backup"), fresh_path("restored"));
    std::fs::write(&backup, "no backup").expect("written");
    let arguments =
        ["admin", "restore", backup.to_str().expect("text"), "--data", data.to_str().expect("text")];
    let ran = tertulia(&arguments, "");
    assert!(ran.code == 2 && ran.err.contains("not a database"), "{}", ran.err);
    let left = std::fs::read_dir(&data).expect("the folder is there");
    let left: Vec<_> = left.map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(left, ["tertulia.lock"]);
    std::fs::remove_file(&backup).expect("removed");
    assert!(tertulia(&arguments, "").err.contains("No such file"), "a backup that is not there");
    std::fs::remove_dir_all(&data).expect("removed");
}
