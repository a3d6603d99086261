//! Action 1: buy a build card or a tower card.

use big_boss::Event;
use tabletop::Event as _;

use crate::support::table::{field, seat, set, table};

/// C-9.
#[test]
fn an_open_card_costs_five_and_is_replaced_from_the_pile() {
    let mut game = table("money 30 30\nopen 1 2 3 4 5 6\npile 7 8\ntower-pile 0");
    assert_eq!(game.moves(), set(["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "buy pile"]));
    game.play("buy 3");
    assert_eq!(game.money(0), 25);
    let open: Vec<u8> = game.0.cards().open().map(castle_box::Field::number).collect();
    assert_eq!(open, [1, 2, 7, 4, 5, 6]);
    assert!(game.0.cards().has(seat(0), field(3)));
    assert_eq!(game.refusal("buy 3"), "card-not-open card=3: C-9");
}

/// C-9: replaced while the pile lasts.
#[test]
fn without_a_pile_open_cards_are_not_replaced() {
    let mut game = table("money 30 30\nopen 1 2 3\npile\ntower-pile 0");
    assert_eq!(game.refusal("buy pile"), "pile-empty: C-9");
    game.play("buy 2");
    assert_eq!(game.moves(), set(["buy 1", "buy 3"]));
}

/// C-9: unseen by the others.
#[test]
fn the_top_card_of_the_pile_is_seen_by_its_buyer_only() {
    let mut game = table("money 30 30\nopen 1 2 3 4 5 6\npile 7 8");
    let events = game.play("buy pile");
    assert_eq!(
        events,
        [
            Event::BoughtPile { seat: seat(0), amount: castle_box::Real(5) },
            Event::CardDrawn { seat: seat(0), card: field(7) }
        ]
    );
    assert_eq!(events[1].seen_by(Some(seat(0))), Some(events[1].clone()));
    assert_eq!(events[1].seen_by(Some(seat(1))), None);
    assert_eq!(events[1].seen_by(None), None);
    assert!(events[1].is_new_information() && !events[0].is_new_information());
    assert!(game.0.cards().has(seat(0), field(7)));
}

/// C-9.
#[test]
fn a_tower_card_costs_ten() {
    let mut game = table("money 10 9\nopen 1\npile\ntower-pile 2");
    assert_eq!(game.moves_to("buy"), set(["buy 1", "buy tower"]));
    game.play("buy tower");
    assert_eq!((game.money(0), game.0.cards().towers(seat(0))), (0, 1));
    assert_eq!(game.moves_to("buy"), set(["buy 1"]));
    assert_eq!(game.refusal("buy tower"), "too-little-money price=10 money=9: C-9");
}

/// C-9: nothing can be bought that cannot be paid or is not there.
#[test]
fn nothing_is_bought_without_money_or_without_cards() {
    let poor = table("money 4 30\nhand 0 9\nopen 1\npile\ntower-pile 5");
    assert_eq!(poor.moves_to("buy"), set([]));
    assert_eq!(poor.refusal("buy 1"), "too-little-money price=5 money=4: C-9");
    let sold_out = table("money 99 30\nhand 0 9\nopen\npile\ntower-pile 0");
    assert_eq!(sold_out.moves_to("buy"), set([]));
    assert_eq!(sold_out.refusal("buy tower"), "tower-pile-empty: C-9");
}
