//! Action 1: buy a build card or a tower card.

use alcazar::Event;
use castle_box::Field;
use tabletop::{Event as _, Seat};

use crate::support::{legal_with, money, play, position, refused};

/// C-9: a build card costs 5, a tower card 10.
#[test]
fn a_build_card_costs_five_and_a_tower_card_ten() {
    let text = "money 40 40\nopen 1 2 3 4 5 6\npile 9";
    for (mv, left) in [("buy 3", 35), ("buy pile", 35), ("buy tower", 30)] {
        let mut game = position(text);
        play(&mut game, &[mv]);
        assert_eq!(money(&game), [left, 40], "{mv}");
    }
}

/// C-9: nothing can be bought that cannot be paid.
#[test]
fn what_cannot_be_paid_cannot_be_bought() {
    let text = |money: u32| format!("money {money} 40\nopen 1 2 3 4 5 6\npile 9\nhand 0 30");
    let buys = |money| legal_with(&position(&text(money)), "buy");
    assert_eq!(buys(4), Vec::<String>::new());
    assert_eq!(buys(5), ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "buy pile"]);
    assert_eq!(buys(10).last().unwrap(), "buy tower");
    let poor = position(&text(4));
    assert_eq!(refused(&poor, "buy 1"), "C-9 too-little-money");
    assert_eq!(refused(&poor, "buy pile"), "C-9 too-little-money");
    assert_eq!(refused(&position(&text(9)), "buy tower"), "C-9 too-little-money");
}

/// C-9: nothing can be bought that is not there.
#[test]
fn what_is_not_there_cannot_be_bought() {
    let game = position("money 40 40\nopen 1 2\npile\ntower-pile 0\nhand 0 30");
    assert_eq!(legal_with(&game, "buy"), ["buy 1", "buy 2"]);
    assert_eq!(refused(&game, "buy 3"), "C-9 card-not-open");
    assert_eq!(refused(&game, "buy pile"), "C-9 pile-empty");
    assert_eq!(refused(&game, "buy tower"), "C-9 tower-pile-empty");
}

/// C-9: an open card is replaced at once while the pile lasts.
#[test]
fn an_open_card_is_replaced_from_the_pile() {
    let mut game = position("money 40 40\nopen 1 2 3 4 5 6\npile 9");
    let events = play(&mut game, &["buy 3"]);
    assert!(events.contains(&Event::CardRevealed { card: Field::new(9).unwrap() }));
    assert_eq!(game.cards().open().map(u8::from).collect::<Vec<_>>(), [1, 2, 9, 4, 5, 6]);
    play(&mut game, &["buy 1"]);
    assert_eq!(game.cards().open().map(u8::from).collect::<Vec<_>>(), [2, 9, 4, 5, 6]);
}

/// C-9: the top card of the pile is unseen by the others.
#[test]
fn a_card_from_the_pile_is_shown_to_its_buyer_only() {
    let mut game = position("money 40 40");
    let events = play(&mut game, &["buy pile"]);
    let drawn = events.iter().find(|event| matches!(event, Event::CardDrawn { .. })).unwrap();
    assert!(drawn.is_new_information());
    assert!(drawn.seen_by(Some(Seat::new(0))).is_some());
    assert!(drawn.seen_by(Some(Seat::new(1))).is_none() && drawn.seen_by(None).is_none());
}
