//! Passing: what happens when a player cannot act.

use alcazar::{Alcazar, EndReason, Event, Step};
use tabletop::{Game, Seat};

use crate::support::{legal, money, play, position, refused};

/// C-27: with no card and too little money, one of the nobles that pay enough must be withdrawn, and a card bought.
#[test]
fn who_cannot_pay_a_card_must_withdraw_a_noble_that_can() {
    let mut game =
        position("money 3 40\nstones 1 11x2 21x3\nnobles 0 baron 1 baron 11 grande 21\nopen 40 41\npile");
    // The villa on 1 pays 1: too little for a card of 5.
    assert_eq!(legal(&game), ["withdraw 11", "withdraw 21"]);
    assert_eq!(refused(&game, "withdraw 1"), "C-27 withdrawal-pays-too-little");
    let mut just_enough = position("money 4 40\nstones 1 11x2\nnobles 0 baron 1 baron 11\nopen 40 41\npile");
    assert_eq!(legal(&just_enough), ["withdraw 1", "withdraw 11"]);
    play(&mut just_enough, &["withdraw 1"]);
    assert_eq!(refused(&game, "pass"), "C-27 must-withdraw");
    play(&mut game, &["withdraw 11"]);
    assert_eq!(legal(&game), ["buy 40", "buy 41"]);
    play(&mut game, &["buy 41"]);
    assert_eq!((money(&game)[0], game.turn().index()), (1, 1));
}

/// C-27: after that withdrawal a card must be bought, though a bridge could be paid.
#[test]
fn after_a_forced_withdrawal_a_card_must_be_bought() {
    let text = "money 0 40\nstones 1x9 11x2 13x2\nflag jaen 1\nnobles 0 baron 1 baron 11\nopen 40\npile";
    let mut game = position(text);
    assert_eq!(legal(&game), ["withdraw 1"]);
    play(&mut game, &["withdraw 1"]);
    assert_eq!(legal(&game), ["buy 40", "buy tower"]);
    assert_eq!(refused(&game, "bridge 11-13"), "C-27 must-buy");
    assert_eq!(refused(&game, "pass"), "C-27 must-buy");
}

/// C-27: even a tower card that cannot be placed.
#[test]
fn a_tower_card_without_a_place_must_be_bought_too() {
    let mut game = position("money 8 40\nstones 1x2\nnobles 0 baron 1\nopen\npile\ntower-pile 3");
    assert_eq!(legal(&game), ["withdraw 1"]);
    play(&mut game, &["withdraw 1"]);
    assert_eq!(legal(&game), ["buy tower"]);
}

/// C-27: when no noble would pay enough, withdrawing is optional, the turn ends without an action, and the player stays.
#[test]
fn when_no_noble_pays_enough_the_player_may_pass_and_stays() {
    let mut game = position("money 3 40\nstones 1\nnobles 0 baron 1\nopen 40 41\npile");
    assert_eq!(legal(&game), ["pass", "withdraw 1"]);
    let mut other = game.clone();
    let events = play(&mut game, &["pass"]);
    assert_eq!(events, [Event::NoAction { seat: Seat::new(0) }]);
    assert!(!game.is_out(Seat::new(0)));
    play(&mut other, &["withdraw 1"]);
    assert_eq!(
        (money(&other)[0], other.turn().index()),
        (4, 1),
        "C-27: nothing is left to do, so the turn is over"
    );
}

/// C-27: the same for a player whose only cards are tower cards without a place.
#[test]
fn tower_cards_without_a_place_do_not_save_from_passing() {
    let game = position("money 3 40\ntowers 0 2\nopen 40 41\npile");
    assert_eq!(legal(&game), ["pass"]);
    let game = position("money 3 40\nstones 1 11x3\nnobles 0 baron 1 grande 11\ntowers 0 2\nopen 40\npile");
    assert!(legal(&game).contains(&"tower 1".to_owned()), "with a place there is an action");
    assert_eq!(refused(&game, "pass"), "C-27 can-act");
    let game = position("money 3 40\nstones 11x5\nnobles 0 grande 11\ntowers 0 2\nopen 40\npile");
    assert_eq!(legal(&game), ["withdraw 11"], "the noble pays a card");
}

/// C-27, C-28: with tower cards in hand and nothing to buy the player passes but stays in the game.
#[test]
fn who_holds_a_tower_card_does_not_go_out() {
    let mut game = position("money 3 40\ntowers 0 1\nopen\npile\ntower-pile 0\nhand 1 5");
    assert_eq!(legal(&game), ["pass"]);
    play(&mut game, &["pass"]);
    assert!(!game.is_out(Seat::new(0)));
}

/// C-27: a bridge that can be paid and built is an action; who can build one is not stuck.
#[test]
fn who_can_build_a_bridge_is_not_stuck() {
    let game = position(
        "money 20 40\nstones 1x5 3x5\nnobles 0 baron 1\ntowers 0 1\nopen\npile\ntower-pile 0\nhand 1 5",
    );
    assert_eq!(legal(&game), ["bridge 1-3", "withdraw 1"]);
    assert_eq!(refused(&game, "pass"), "C-27 can-act");
}

/// C-27: a voluntary withdrawal may take away the last possible action.
#[test]
fn a_withdrawal_may_take_away_the_last_action() {
    let mut game =
        position("money 4 40\nstones 1\nnobles 0 baron 1\ntowers 0 1\nopen\npile\ntower-pile 0\nhand 1 5");
    assert_eq!(legal(&game), ["tower 1", "withdraw 1"]);
    play(&mut game, &["withdraw 1"]);
    assert_eq!(game.turn().index(), 1);
    assert!(!game.is_out(Seat::new(0)));
}

const NO_CARDS: &str = "open\npile\ntower-pile 0\nhand 1 5 6 7";

/// C-28: with no card in hand and none to buy, the player passes for good; the withdrawal is still allowed.
#[test]
fn without_cards_the_player_goes_out() {
    let mut game = position(&format!("money 40 40 40\nstones 1\nnobles 0 baron 1\n{NO_CARDS}\nhand 2 9 10"));
    assert_eq!(legal(&game), ["pass", "withdraw 1"]);
    let mut other = game.clone();
    let events = play(&mut game, &["pass"]);
    assert_eq!(events, [Event::WentOut { seat: Seat::new(0) }]);
    assert!(game.is_out(Seat::new(0)));
    play(&mut other, &["withdraw 1"]);
    assert!(other.is_out(Seat::new(0)), "nothing but passing was left");
    play(&mut game, &["build 5", "done", "build 9", "done"]);
    assert_eq!(game.turn(), Seat::new(1), "who is out is not on turn again");
}

/// such a player may build a bridge instead, turn after turn, or pass all the same.
#[test]
fn without_cards_a_bridge_can_be_built_instead_of_passing() {
    let text = format!("money 40 40\nstones 1x2 3x2 21 23\nnobles 0 baron 1 baron 21\n{NO_CARDS}");
    let mut game = position(&text);
    assert_eq!(legal(&game), ["bridge 1-3", "bridge 21-23", "pass", "withdraw 1", "withdraw 21"]);
    play(&mut game, &["bridge 1-3", "done", "build 5", "done"]);
    assert_eq!(game.turn(), Seat::new(0));
    assert!(legal(&game).contains(&"bridge 21-23".to_owned()) && legal(&game).contains(&"pass".to_owned()));
    let mut game = position(&text);
    play(&mut game, &["withdraw 1"]);
    assert_eq!(legal(&game), ["bridge 21-23", "pass"]);
    play(&mut game, &["pass"]);
    assert!(game.is_out(Seat::new(0)));
}

/// C-26: the game ends when every player is out.
#[test]
fn the_game_ends_when_all_are_out() {
    let mut game = position("money 40 40\nopen\npile\ntower-pile 0");
    play(&mut game, &["pass", "pass"]);
    assert_eq!(game.step(), Step::Finished(EndReason::AllOut));
}

fn three_idle(more: &str) -> Alcazar {
    position(&format!("money 0 0 0\nstones 1\nnobles 2 baron 1\nopen 40\npile\n{more}"))
}

/// C-26: and when all players still in it have, one after the other, ended a turn with neither an action nor a withdrawal.
#[test]
fn the_game_ends_when_nobody_acts_any_more() {
    let mut game = three_idle("");
    play(&mut game, &["pass", "pass"]);
    assert!(!game.status().is_finished());
    let mut other = game.clone();
    play(&mut game, &["pass"]);
    assert_eq!(game.step(), Step::Finished(EndReason::NobodyActs));
    play(&mut other, &["withdraw 1"]);
    assert!(!other.status().is_finished(), "a withdrawal breaks the row");
    play(&mut other, &["pass", "pass", "pass"]);
    assert_eq!(other.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26, ruling: one who goes out meanwhile does not start the count anew.
#[test]
fn going_out_does_not_start_the_count_anew() {
    let mut game = position("money 0 0 0\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0");
    play(&mut game, &["pass", "pass"]);
    assert!(game.is_out(Seat::new(1)) && !game.status().is_finished(), "seat 2 has not had its turn");
    play(&mut game, &["pass"]);
    assert_eq!(game.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26, C-28: nor does going out with the withdrawal that is still allowed in that turn. Who stays in breaks the row with it.
#[test]
fn going_out_with_a_withdrawal_does_not_start_the_count_anew() {
    let text = "money 0 0 0\nstones 1\nnobles 1 baron 1\ntowers 0 1\ntowers 2 1\nopen\npile\ntower-pile 0";
    let mut game = position(text);
    play(&mut game, &["pass"]);
    let events = play(&mut game, &["withdraw 1"]);
    assert!(events.contains(&Event::WentOut { seat: Seat::new(1) }) && !game.status().is_finished());
    play(&mut game, &["pass"]);
    assert_eq!(game.step(), Step::Finished(EndReason::NobodyActs));
    let mut stays = position(&format!("{text}\ntowers 1 1"));
    play(&mut stays, &["pass", "withdraw 1", "pass"]);
    assert!(!stays.status().is_finished(), "seat 1 is still in and has withdrawn");
    play(&mut stays, &["pass"]);
    assert!(!stays.status().is_finished());
    play(&mut stays, &["pass"]);
    assert_eq!(stays.step(), Step::Finished(EndReason::NobodyActs));
}

/// C-26: the last of those who are still in goes out with a withdrawal, and nobody else acts: the game ends there.
#[test]
fn who_goes_out_last_with_a_withdrawal_ends_the_game() {
    let mut game =
        position("money 0 0 0\nstones 1\nnobles 2 baron 1\ntowers 0 1\ntowers 1 1\nopen\npile\ntower-pile 0");
    play(&mut game, &["pass", "pass", "withdraw 1"]);
    assert_eq!(game.step(), Step::Finished(EndReason::NobodyActs));
}
