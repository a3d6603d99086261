//! Emergency action: passing.

use big_boss::{Event, Step};

use crate::support::table::{seat, set, table};

/// C-27; de, nl: a player must act.
#[test]
fn nobody_passes_who_can_act() {
    for position in ["money 0 30\nhand 0 5", "money 5 30", "money 0 30\nstones 5\ntowers 0 1"] {
        let game = table(position);
        assert!(!game.moves().contains("pass"));
        assert_eq!(game.refusal("pass"), "can-act: C-27");
    }
}

/// C-27: with no card and too little money a noble must be withdrawn, one that pays enough, and a card bought.
#[test]
fn who_is_stuck_must_withdraw_a_noble_that_helps() {
    let mut game =
        table("money 2 30\nstones 8 10x2\nnobles 0 baron 8 baron 10\nopen 1 2\npile\ntower-pile 5");
    // 8 pays 1, which makes 3; 10 pays 3, which makes 5.
    assert_eq!(game.moves(), set(["withdraw 10"]));
    assert_eq!(game.refusal("withdraw 8"), "withdrawal-pays-too-little at=8 amount=1 price=5: C-27");
    assert_eq!(game.refusal("pass"), "must-withdraw price=5 money=2: C-27");
    game.play("withdraw 10");
    assert_eq!(game.moves(), set(["buy 1", "buy 2"]));
    assert_eq!(game.refusal("pass"), "can-act: C-27");
    game.play("buy 1");
    assert_eq!((game.money(0), game.turn()), (0, 1));
}

/// C-27, ruling: the cheapest card on sale counts, and it can be a tower card.
#[test]
fn when_only_tower_cards_are_left_ten_real_are_needed() {
    let game = table(
        "money 2 30\nstones 5x3 8x2\nflag almeria 5\nnobles 0 baron 5 grande 8\nopen\npile\ntower-pile 5",
    );
    // 5 pays 6, which makes 8; the grande on 8 pays 6 too.
    assert_eq!(game.moves(), set(["withdraw 5", "withdraw 8", "pass"]));
    let game = table(
        "money 4 30\nstones 5x3 8\nflag almeria 5\nnobles 0 baron 5 grande 8\nopen\npile\ntower-pile 5",
    );
    assert_eq!(game.moves(), set(["withdraw 5"]));
}

/// C-27, ruling: if no noble would help, withdrawing stays optional, and the player stays in the game.
#[test]
fn who_cannot_be_helped_may_withdraw_or_end_the_turn() {
    let position = "money 1 30\nstones 5 8\nnobles 0 baron 5 grande 8\nopen 1\npile\nhand 1 9";
    let mut game = table(position);
    assert_eq!(game.moves(), set(["withdraw 5", "withdraw 8", "pass"]));
    let events = game.play("pass");
    assert_eq!(events, [Event::NoAction { seat: seat(0) }]);
    assert!(!game.0.is_out(seat(0)));
    assert_eq!(game.turn(), 1);
    let mut game = table(position);
    game.play("withdraw 8");
    assert_eq!((game.money(0), game.turn()), (3, 1), "with nothing left to do the turn ends by itself");
    assert!(!game.0.is_out(seat(0)));
}

/// C-27, ruling: the same for tower cards without a place.
#[test]
fn a_tower_card_without_a_place_is_no_action() {
    // The only building is five high.
    let mut must = table(
        "money 0 30\nstones 5x5\nflag almeria 5\nnobles 0 baron 5\ntowers 0 1\nopen\npile\ntower-pile 3",
    );
    assert_eq!(must.moves(), set(["withdraw 5"]));
    must.play("withdraw 5");
    assert_eq!(must.moves(), set(["buy tower"]), "even a tower card that cannot be placed");
    let mut taken = table("money 0 30\nstones 5\nnobles 1 baron 5\ntowers 0 1\nopen 9\npile\nhand 1 8");
    assert_eq!(taken.moves(), set(["pass"]));
    taken.play("pass");
    assert!(!taken.0.is_out(seat(0)));
    let mut sold_out =
        table("money 50 30\nstones 5\nnobles 1 baron 5\ntowers 0 1\nopen\npile\ntower-pile 0\nhand 1 8");
    assert_eq!(sold_out.moves(), set(["pass"]));
    sold_out.play("pass");
    assert!(!sold_out.0.is_out(seat(0)), "a card is in hand");
}

/// C-28: with no card in hand and none left to buy, the player is out until the final count.
#[test]
fn without_cards_and_without_any_to_buy_a_player_is_out() {
    let mut game = table("money 99 30 30\nopen\npile\ntower-pile 0\nhand 1 8 20\nhand 2 9 30");
    assert_eq!(game.moves(), set(["pass"]));
    let events = game.play("pass");
    assert_eq!(events, [Event::WentOut { seat: seat(0) }]);
    assert!(game.0.is_out(seat(0)));
    for card in ["build 8", "build 9"] {
        game.play(card);
        game.play("done");
    }
    assert_eq!(game.turn(), 1, "who is out is passed over");
}

/// C-28, ruling: the optional withdrawal is still allowed in the turn of passing.
#[test]
fn a_noble_can_be_withdrawn_in_the_turn_of_passing() {
    let mut game = table("money 9 30\nstones 5x2\nnobles 0 grande 5\nopen\npile\ntower-pile 0\nhand 1 8");
    assert_eq!(game.moves(), set(["withdraw 5", "pass"]));
    let events = game.play("withdraw 5");
    assert!(events.contains(&Event::WentOut { seat: seat(0) }));
    assert_eq!((game.money(0), game.turn()), (15, 1));
    assert!(game.0.is_out(seat(0)));
}

/// C-27: after a withdrawal that leaves an action, the action must be taken.
#[test]
fn after_a_withdrawal_there_is_no_passing() {
    let mut game = table("money 9 30\nstones 5x2\nnobles 0 grande 5\nhand 0 8");
    game.play("withdraw 5");
    assert_eq!(game.0.step(), Step::Action);
    assert_eq!(game.refusal("pass"), "can-act: C-27");
    assert!(!game.moves().contains("pass"));
}
