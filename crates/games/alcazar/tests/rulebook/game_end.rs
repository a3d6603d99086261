//! The end of the game.

use alcazar::{EndReason, Step};
use tabletop::{Game, Seat, Status};

use crate::support::{legal, legal_with, play, position, refused};

/// C-26: the last stone ends the game; the player on turn finishes the turn.
#[test]
fn after_the_last_stone_the_turn_is_finished_and_the_game_is_over() {
    let mut game = position("money 40 40\nhand 0 30\nstones-left 1");
    play(&mut game, &["build 30"]);
    assert_eq!(legal(&game), ["baron 30", "done", "grande 30"]);
    play(&mut game, &["baron 30"]);
    assert_eq!(game.step(), Step::Finished(EndReason::LastStone));
    assert_eq!(refused(&game, "buy pile"), "C-26 game-over");
    assert!(legal(&game).is_empty());
}

/// C-26, ruling: a stone that leaves the game counts as used.
#[test]
fn a_stone_that_leaves_the_game_can_be_the_last() {
    let mut game =
        position("money 0 0\nstones 1x9 2x9 3x9 5x3\nflag jaen 2\nflag cadiz 5\nhand 0 4\nstones-left 1");
    play(&mut game, &["build 4"]);
    assert_eq!(game.step(), Step::Finished(EndReason::LastStone));
}

/// the last bridge ends the game, after nobles.
#[test]
fn the_last_bridge_ends_the_game() {
    let laid = "1-3 4-6 7-9 11-13 14-16 17-19 20-22 23-25 26-28 29-31 32-34 35-37 38-40 41-43 44-46 47-49 50-52 53-55 56-58";
    let ends: String = laid.replace('-', " ");
    let spans = format!("span {}:2", laid.replace(' ', ":2 "));
    let mut game =
        position(&format!("money 90 0\nstones {ends} 59 61\n{spans}\nnobles 0 baron 59\nhand 1 5"));
    assert_eq!(game.site().spans_left(), 1);
    play(&mut game, &["bridge 59-61"]);
    assert!(!game.status().is_finished(), "the turn is finished first");
    play(&mut game, &["done"]);
    assert_eq!(game.step(), Step::Finished(EndReason::LastBridge));
}

/// German book, "Spielende", example: a grande on level 5 scores 10, a baron on level 4 scores 4.
#[test]
fn a_grande_on_level_five_scores_ten_and_a_baron_on_level_four_scores_four() {
    let game = position("money 0 0\nstones 1x5 3x4\nnobles 0 grande 1\nnobles 1 baron 3");
    assert_eq!((game.noble_points(Seat::new(0)), game.noble_points(Seat::new(1))), (10, 4));
}

/// everybody is shown what it would count now: nobles, money, and both together.
#[test]
fn the_view_counts_nobles_and_money_together() {
    let game = position("money 120 49\nstones 1x5 3x4\nnobles 0 grande 1\nnobles 1 baron 3");
    let view = game.view(None);
    let counts = view.players.iter().map(|player| &player.count);
    let told: Vec<_> = counts.map(|count| (count.noble_points, count.money_points, count.points)).collect();
    assert_eq!(told, [(10, 2, 12), (4, 0, 4)]);
    assert_eq!(view.max_value, 50, "C-6: the scale ends there");
}

fn finished(text: &str) -> (Vec<i32>, Vec<u8>) {
    let mut game = position(&format!("{text}\nopen\npile\ntower-pile 0"));
    while !game.status().is_finished() {
        assert_eq!(legal_with(&game, "pass"), ["pass"]);
        play(&mut game, &["pass"]);
    }
    match game.status() {
        Status::Finished(outcome) => (outcome.scores.to_vec(), outcome.places.to_vec()),
        Status::Waiting(_) => unreachable!("the game is over"),
    }
}

/// every full 50 real scores 1.
#[test]
fn every_full_fifty_real_scores_a_point() {
    assert_eq!(finished("money 49 50 149"), (vec![0, 1, 2], vec![3, 2, 1]));
    assert_eq!(finished("money 40 90\nstones 1x2\nnobles 0 baron 1"), (vec![2, 1], vec![1, 2]));
}

/// a tie goes to the player with more money; then the win is shared.
#[test]
fn a_tie_goes_to_more_money_and_then_the_win_is_shared() {
    assert_eq!(finished("money 60 70 60"), (vec![1, 1, 1], vec![2, 1, 2]));
    assert_eq!(finished("money 60 60"), (vec![1, 1], vec![1, 1]));
}
