//! Playing in the terminal, with what a person would type coming through a pipe.

mod support;

use catalog::GameKind;
use support::{fresh_path, tertulia};

#[test]
fn computer_players_play_every_game_to_its_end() {
    for kind in GameKind::ALL {
        let ran = tertulia(&["play", kind.name(), "--seats", "random,random", "--seed", "1"], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("Final score"), "{}", ran.out);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = || tertulia(&["play", "toledo", "--seats", "random,random", "--seed", "8"], "").out;
    assert_eq!(play(), play());
}

#[test]
fn a_person_can_play_by_number_to_the_end() {
    for kind in GameKind::ALL {
        let ran = tertulia(&["play", kind.name(), "--seed", "5"], &"1\n".repeat(3_000));
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("Final score"), "{kind}");
    }
}

#[test]
fn a_move_can_be_typed_in_notation_and_taken_back() {
    let ran = tertulia(
        &["play", "toledo", "--seed", "1", "--seats", "human:Ana,human:Ben"],
        "\nlay gem-1 7\nundo\nlay gem-1 8\nquit\n",
    );
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("Taken back"), "{}", ran.out);
    assert!(ran.out.contains("lay gem-1 7"), "{}", ran.out);
}

#[test]
fn what_was_drawn_is_not_taken_back_without_agreement() {
    let typed = "\ndraw\n\nundo\nundo anyway\nquit\n";
    let ran = tertulia(&["play", "toledo", "--seed", "1", "--seats", "human:Ana,human:Ben"], typed);
    assert!(ran.out.contains("undo anyway"), "{}", ran.out);
    assert!(ran.out.contains("Taken back"), "{}", ran.out);
}

#[test]
fn why_names_the_rule_and_what_explains_the_place() {
    let ran = tertulia(&["play", "toledo", "--seed", "1"], "why home 7\nwhat 5\nrule T-10\nquit\n");
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("(T-"), "{}", ran.out);
    assert!(ran.out.contains("T-10"), "{}", ran.out);
}

/// Of a move that can be made it is said what comes of it, and what areas would be worth after it.
#[test]
fn why_says_of_a_lawful_move_what_it_would_bring() {
    let ran = tertulia(
        &["play", "salamanca", "--seed", "4", "--seats", "human:Ana,novice"],
        "cards 7 8\ntake c\nwhy lay farm e5\nwhy lay lake e5\nquit\n",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.matches("Ana lays a farm on e5.").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.matches("Farm on e5: its area is worth").count(), 1, "{}", ran.out);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let typed = "dance\n999\n0\nwhat nowhere\nrule Z-1\nsave\nwhy\nwhy dance\n\u{1b}[31m\n\nmoves\nboard\nlog\nhelp\nquit\n";
    let ran = tertulia(&["play", "salamanca", "--seed", "1"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("neither a move nor a command"), "{}", ran.out);
    assert!(ran.out.contains("no such number"), "{}", ran.out);
    assert!(!ran.out.contains('\u{1b}'), "what was typed comes back without its control characters");
}

#[test]
fn a_game_is_saved_and_resumed_with_its_players() {
    let path = fresh_path("saved.txt");
    let file = path.display().to_string();
    let first = tertulia(
        &["play", "alcazar", "--seed", "3", "--seats", "human:Ana,random"],
        &format!("1\n1\n1\nsave {file}\nquit\n"),
    );
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("--resume"), "{}", first.out);
    let text = std::fs::read_to_string(&path).expect("it was saved");
    assert!(text.contains("players: human:Ana,random"), "{text}");
    let again = tertulia(&["play", "alcazar", "--resume", &file], "quit\n");
    assert_eq!(again.code, 0, "{}", again.err);
    let board = |out: &str| out.rsplit("Key:").next().map(str::to_owned);
    assert_eq!(board(&again.out), board(&first.out).map(|text| text.replace(&saved_line(&first.out), "")));
    let other = tertulia(&["play", "toledo", "--resume", &file], "");
    assert_eq!(other.code, 2, "{}", other.err);
    let checked = tertulia(&["replay", &file, "--check"], "");
    assert_eq!(checked.code, 0, "{}", checked.err);
    let _ = std::fs::remove_file(path);
}

/// The answer to `save`, with its prompt.
fn saved_line(out: &str) -> String {
    let line = out.lines().find(|line| line.starts_with("Saved.")).expect("it was saved");
    format!("{line}\nAna> \n")
}

#[test]
fn a_game_can_be_saved_after_every_move() {
    let path = fresh_path("kept.txt");
    let file = path.display().to_string();
    let ran = tertulia(&["play", "alcazar", "--seats", "random,random", "--seed", "2", "--save", &file], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let checked = tertulia(&["replay", &file, "--check"], "");
    assert!(checked.out.contains("lawful"), "{} {}", checked.out, checked.err);
    let _ = std::fs::remove_file(path);
}

/// At one keyboard nobody sees the next player's hand before that player has taken over.
#[test]
fn a_hand_is_shown_only_after_the_hand_over() {
    let arguments = ["play", "alcazar", "--seed", "3", "--seats", "human:Ana,human:Ben"];
    let before = tertulia(&arguments, "");
    assert!(before.out.contains("take the keyboard"), "{}", before.out);
    assert!(!before.out.contains("Your hand"), "{}", before.out);
    let after = tertulia(&arguments, "\n");
    assert_eq!(after.out.matches("Your hand").count(), 1, "{}", after.out);
    // One whole turn: the first player buys a card, then the second is asked to come.
    let next = tertulia(&arguments, "\nbuy pile\n");
    let asked = next.out.rfind("take the keyboard").expect("the other is asked");
    assert!(!next.out[asked..].contains("Your hand"), "{}", next.out);
}

#[test]
fn the_words_are_those_of_the_language() {
    let ran = tertulia(&["play", "alcazar", "--seed", "3", "--lang", "nl"], "quit\n");
    assert!(ran.out.contains("Je hand") && ran.out.contains("Speler 1"), "{}", ran.out);
}

#[test]
fn a_hint_names_a_move_that_can_be_played() {
    let ran = tertulia(&["play", "alcazar", "--seed", "3", "--seats", "human,novice"], "hint\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let line = ran.out.lines().find(|line| line.starts_with("A good player would choose: ")).expect("a hint");
    let mv = line.rsplit(": ").next().expect("a move");
    assert!(ran.out.contains(mv), "{mv} is in the menu: {}", ran.out);
}

#[test]
fn a_broken_board_file_is_refused_with_its_name() {
    let path = fresh_path("broken-board.txt");
    std::fs::write(&path, "1 2 3\n").expect("the folder can be written to");
    let name = path.to_string_lossy().into_owned();
    let ran = tertulia(&["play", "alcazar", "--board", &name, "--seats", "random,random"], "");
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains(&name), "{}", ran.err);
    let seats = tertulia(&["play", "alcazar", "--board", &name, "--seats", "9"], "");
    assert!(!seats.err.contains(&name) && seats.err.contains("2 to 5 seats"), "{}", seats.err);
}
