//! The end of the game.

use big_boss::{EndReason, Event, Step};
use castle_box::Real;

use crate::support::table::{seat, set, table};

/// C-26: the player on turn finishes the turn.
#[test]
fn the_last_stone_ends_the_game_after_the_turn() {
    let mut game = table("money 30 30\nhand 0 5\nstones-left 1");
    game.play("build 5");
    assert!(!game.is_over());
    assert_eq!(game.moves(), set(["baron 5", "grande 5", "done"]));
    let events = game.play("baron 5");
    assert_eq!(game.0.step(), Step::Finished(EndReason::LastStone));
    assert!(events.contains(&Event::GameEnded { reason: EndReason::LastStone }));
    assert_eq!(game.moves(), set([]));
    assert_eq!(game.refusal("done"), "game-over: C-26");
}

/// C-26: one stone more, and it goes on.
#[test]
fn with_a_stone_left_the_game_goes_on() {
    let mut game = table("money 30 30\nhand 0 5\nhand 1 9\nstones-left 2");
    game.play("build 5");
    game.play("done");
    assert!(!game.is_over());
}

/// C-26, C-28.
#[test]
fn the_game_ends_when_everybody_is_out() {
    let mut game = table("money 20 30\nopen\npile\ntower-pile 0");
    game.play("pass");
    game.play("pass");
    assert_eq!(game.0.step(), Step::Finished(EndReason::AllOut));
    assert_eq!(game.outcome(), (vec![20, 30], vec![2, 1]));
}

/// C-26, C-27: all who are in end a turn with nothing done, one after the other.
#[test]
fn the_game_ends_when_nobody_who_is_in_does_anything() {
    let mut game = table("money 0 1 2\nopen 5\npile\ntower-pile 3");
    for _ in 0..3 {
        assert!(!game.is_over());
        game.play("pass");
    }
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26: an action or a withdrawal begins the count anew.
#[test]
fn a_withdrawal_lets_the_game_go_on() {
    let mut game = table("money 0 1 2\nstones 5\nnobles 1 baron 5\nopen 9\npile\ntower-pile 3");
    game.play("pass");
    game.play("withdraw 5");
    game.play("pass");
    game.play("pass");
    assert!(!game.is_over(), "seat 1 has withdrawn since");
    game.play("pass");
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26: those who are out do not count.
#[test]
fn who_is_out_does_not_keep_the_game_going() {
    let mut game =
        table("money 0 0 0\nstones 5\nnobles 2 baron 5\ntowers 0 1\ntowers 1 1\nopen\npile\ntower-pile 0");
    game.play("pass");
    game.play("pass");
    assert!(!game.is_over());
    let events = game.play("pass");
    assert!(events.contains(&Event::WentOut { seat: seat(2) }));
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26: a ruling: one who goes out meanwhile does not start the count anew.
#[test]
fn going_out_does_not_start_the_count_anew() {
    let mut game =
        table("money 0 0 0\nstones 5\nnobles 1 baron 5\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0");
    game.play("pass");
    let events = game.play("pass");
    assert!(events.contains(&Event::WentOut { seat: seat(1) }));
    assert!(!game.is_over(), "seat 2 has not had its turn");
    game.play("pass");
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26, C-28: nor does going out with the withdrawal that is still allowed in that turn. Who stays in breaks the row with it.
#[test]
fn going_out_with_a_withdrawal_does_not_start_the_count_anew() {
    let text = "money 0 0 0\nstones 5x5\nflag almeria 5\nnobles 1 baron 5\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0";
    let mut game = table(text);
    game.play("pass");
    let events = game.play("withdraw 5");
    assert!(events.contains(&Event::WentOut { seat: seat(1) }) && !game.is_over());
    game.play("pass");
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
    let mut stays = table(&format!("{text}\ntowers 1 1"));
    for notation in ["pass", "withdraw 5", "pass", "pass"] {
        stays.play(notation);
        assert!(!stays.is_over(), "seat 1 is still in and has withdrawn");
    }
    stays.play("pass");
    assert_eq!(stays.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26: the last of those who are still in goes out with a withdrawal, and nobody else acts: the game ends there.
#[test]
fn who_goes_out_last_with_a_withdrawal_ends_the_game() {
    let mut game = table(
        "money 0 0 0\nstones 5x5\nflag almeria 5\nnobles 2 baron 5\ntowers 0 1\ntowers 1 1\nopen\npile\ntower-pile 0",
    );
    for notation in ["pass", "pass", "withdraw 5"] {
        game.play(notation);
    }
    assert_eq!(game.0.step(), Step::Finished(EndReason::NobodyActs));
}

/// de, nl, end of the game. B-7: every noble pays as if withdrawn, 30 for most nobles on level 2 or higher.
#[test]
fn nobles_pay_as_if_withdrawn_and_most_high_nobles_bring_thirty() {
    let mut game = table(
        "money 100 90\nspan 7-9:1\nstones 8@2 10x2 20 21\nflag almeria 8\nhand 0 40\nstones-left 1\n\
         nobles 0 baron 8 grande 20\nnobles 1 grande 7 baron 21",
    );
    assert_eq!((game.value(8), game.value(20)), (8, 2));
    game.play("build 40");
    let events = game.play("done");
    // Seat 0: 101 + 8 + 4 + 30; seat 1: 90 + 16 + 2.
    assert_eq!(game.outcome(), (vec![143, 108], vec![1, 2]));
    assert!(events.contains(&Event::Scored {
        seat: seat(0),
        money: Real(101),
        nobles: Real(12),
        bonus: Real(30),
        score: Real(143)
    }));
}

/// B-7: each of them on a tie; at least one such noble is needed.
#[test]
fn on_a_tie_each_gets_the_bonus_and_without_high_nobles_nobody() {
    let mut tie = table(
        "money 10 10 10\nspan 7-9:1\nstones 8@2 10x2\nflag almeria 8\nhand 0 40\nstones-left 1\n\
         nobles 0 baron 8\nnobles 1 baron 10\nnobles 2 baron 9",
    );
    tie.play("build 40");
    tie.play("done");
    assert_eq!(tie.outcome().0, [11 + 8 + 30, 10 + 8 + 30, 10 + 8]);
    let mut low = table(
        "money 10 10\nspan 7-9:1\nstones 8@2\nflag almeria 8\nhand 0 40\nstones-left 1\nnobles 0 baron 7\nnobles 1 baron 9",
    );
    low.play("build 40");
    low.play("done");
    assert_eq!(low.outcome().0, [11 + 5, 10 + 5]);
}

/// B-7: a tie goes to more nobles on the board, then the win is shared.
#[test]
fn a_tie_goes_to_the_player_with_more_nobles_on_the_board() {
    let mut game = table(
        "money 9 9\nstones 20 22 24\nnobles 0 grande 20\nnobles 1 baron 22 baron 24\nhand 0 40\nhand 1 50\nstones-left 1",
    );
    game.play("build 40");
    game.play("done");
    assert_eq!(game.outcome(), (vec![12, 11], vec![1, 2]));
    let mut game = table(
        "money 8 9\nstones 20 22 24\nnobles 0 grande 20\nnobles 1 baron 22 baron 24\nhand 0 40\nstones-left 1",
    );
    game.play("build 40");
    game.play("done");
    assert_eq!(game.outcome(), (vec![11, 11], vec![2, 1]));
    let mut shared =
        table("money 8 9\nstones 20 22\nnobles 0 baron 20\nnobles 1 baron 22\nhand 0 40\nstones-left 1");
    shared.play("build 40");
    shared.play("done");
    assert_eq!(shared.outcome(), (vec![10, 10], vec![1, 1]));
}

/// C-28, B-7: who is out takes part in the final count.
#[test]
fn who_is_out_counts_in_the_end() {
    let mut game = table(
        "money 50 30\nstones 20x2\nnobles 0 baron 20\nopen\npile\ntower-pile 0\nhand 1 40\nstones-left 1",
    );
    game.play("pass");
    game.play("build 40");
    game.play("done");
    assert_eq!(game.outcome(), (vec![50 + 3 + 30, 31], vec![1, 2]));
}
