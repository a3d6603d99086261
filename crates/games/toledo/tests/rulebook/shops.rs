//! Die Geschäfte: when a place can be used and what is paid. T-15, T-16, T-19.

use serde_json::json;
use tabletop::Seat;
use toledo::Event;

use crate::support::{after, moves, part, play, position, refusal};

/// T-15: a pawn that has just come may use the shop once, or not.
#[test]
fn using_a_shop_is_a_choice() {
    let text = "hand 0 4 4\nshop 4 0 gem-2";
    assert_eq!(moves(&after(text, &["go 4 0"])), ["skip", "use"]);
    let used = after(text, &["go 4 0", "use"]);
    assert_eq!((part(&used, "players/0/gems"), part(&used, "supply/gems")), (json!(1), json!(19)));
    assert_eq!(refusal(&used, "use"), "moving-goes-on: T-11", "once only");
    let skipped = after(text, &["go 4 0", "skip"]);
    assert_eq!(part(&skipped, "players/0/gems"), json!(0));
}

/// T-15: standing there since an earlier turn gives nothing.
#[test]
fn a_pawn_that_stands_there_cannot_use_the_shop() {
    let game = position("hand 0 4\nshop 4 0 gem-2\npawns 0 4");
    for mv in ["use", "pay 4", "skip", "sword 2", "tile violet"] {
        assert_eq!(refusal(&game, mv), "no-pawn-has-come: T-15", "{mv}");
    }
    assert_eq!(refusal(&game, "bring 2"), "no-pawn-at-gate: T-14");
    assert_eq!(refusal(&game, "end"), "nothing-to-end: T-11");
}

/// T-15: a ruling: decided at once, before another card.
#[test]
fn no_card_is_played_before_the_shop_is_decided() {
    let game = after("hand 0 4 4\nshop 4 0 gem-2\nshop 8 0 gem-1", &["go 4 0"]);
    assert_eq!(refusal(&game, "go 4 0"), "shop-comes-first field=4 place=gem: T-15");
    assert_eq!(refusal(&game, "end"), "shop-comes-first field=4 place=gem: T-15");
}

/// T-16: one card worth at least the row's price: 1, 3 or 5.
#[test]
fn the_price_is_that_of_the_row() {
    let pays = |field: u8, from: &str| {
        let value = field - from.parse::<u8>().unwrap_or(0);
        let text = format!("hand 0 {value} 1 2 3 4 5 6\nshop {field} 1 gem-2\npawns 0 5 12");
        let game = after(&text, &[&format!("go {value} {from}")]);
        moves(&game).into_iter().filter(|mv| mv.starts_with("pay")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(pays(3, "0"), "pay 1 pay 2 pay 3 pay 4 pay 5 pay 6");
    assert_eq!(pays(7, "5"), "pay 1 pay 2 pay 3 pay 4 pay 5 pay 6");
    assert_eq!(pays(8, "5"), "pay 3 pay 4 pay 5 pay 6");
    assert_eq!(pays(14, "12"), "pay 3 pay 4 pay 5 pay 6");
    assert_eq!(pays(15, "12"), "pay 5 pay 6");
}

/// T-16: only one card and no change; the owner has it in hand at once, and cannot refuse.
#[test]
fn the_owner_gets_the_card_and_gives_no_change() {
    let mut game = position("hand 0 3 3 6\nhand 1 2\nshop 3 1 steel-2");
    let events = play(&mut game, &["go 3 0", "pay 6"]);
    assert!(
        matches!(events[0], Event::Paid { owner_seat: Some(owner), value: 6, price: 1, .. } if owner == Seat::new(1))
    );
    assert_eq!(part(&game, "players/1/hand"), json!(["2-1", "6-1"]));
    assert_eq!(part(&game, "players/0/hand"), json!(["3-2"]));
    assert_eq!(part(&game, "players/0/steel"), json!(1));
    assert_eq!(part(&game, "discards"), json!([]));
}

/// T-16: two small cards are not one large one.
#[test]
fn too_small_a_card_does_not_pay() {
    let game = after("hand 0 3 2 2 1\nshop 8 1 gem-1\npawns 0 5", &["go 3 5"]);
    assert_eq!(moves(&game), ["skip"], "that the hand cannot pay must not show, so the player says so");
    assert_eq!(refusal(&game, "pay 2"), "price-is-higher value=2 price=3 field=8: T-16");
    assert_eq!(refusal(&game, "pay 5"), "no-card-to-pay value=5: T-16");
    assert_eq!(refusal(&game, "pay 9"), "no-card-to-pay value=9: T-16");
    assert_eq!(refusal(&game, "use"), "must-pay field=8 price=3: T-16");
}

/// T-16: a ruling: the open first card cannot pay.
#[test]
fn the_open_first_card_cannot_pay() {
    let game = after("hand 0 3 1\nshop 8 1 gem-1\npawns 0 5", &["go 3 5"]);
    assert_eq!(refusal(&game, "pay 3"), "no-card-to-pay value=3: T-16");
    let empty = after("hand 0 3\nshop 8 1 gem-1\npawns 0 5", &["go 3 5"]);
    assert_eq!(empty.turn(), Seat::new(1), "with an empty hand all can see that nothing can be paid");
}

/// T-16: an own shop is free.
#[test]
fn the_own_shop_costs_nothing() {
    let game = after("hand 0 3 6\nshop 8 0 gem-1\npawns 0 5", &["go 3 5"]);
    assert_eq!(moves(&game), ["skip", "use"]);
    assert_eq!(refusal(&game, "pay 6"), "own-shop-is-free field=8: T-16");
}

/// T-16: of several cards of one value the lowest number is paid.
#[test]
fn the_lowest_number_of_a_value_is_paid() {
    let game = after("hand 0 3 6-9 6-4\nshop 3 1 gem-1", &["go 3 0", "pay 6"]);
    assert_eq!(part(&game, "players/1/hand"), json!(["6-4"]));
}

/// T-16, T-17: a tavern costs the price of its row; the card is discarded; three cards are drawn.
#[test]
fn a_tavern_gives_three_cards_for_one() {
    let mut game = position("hand 0 5 1 2\npile 5-3 6-1 6-2 6-3");
    play(&mut game, &["go 5 0"]);
    assert_eq!(moves(&game), ["pay 1", "pay 2", "skip"]);
    play(&mut game, &["pay 1"]);
    assert_eq!(part(&game, "players/0/hand"), json!(["2-1", "5-3", "6-1", "6-2"]));
    assert_eq!(part(&game, "discards"), json!(["1-1"]));
    assert_eq!(moves(&game), ["end", "go 5 0"], "cards of the tavern can be used in the same turn");
}

/// T-16: the second tavern lies in the middle row.
#[test]
fn the_upper_tavern_costs_three() {
    let game = after("hand 0 3 1 2 3\npawns 0 9", &["go 3 9"]);
    assert_eq!(moves(&game), ["pay 3", "skip"]);
}

/// T-16, T-17, T-8, T-11: a tavern may be used when pile and discards are empty: what is paid is part of the refill and is
/// drawn back; the open first card is not.
#[test]
fn a_tavern_refills_the_pile_with_the_payment_but_not_the_first_card() {
    let all: Vec<String> = (1..=6).flat_map(|value| (1..=14).map(move |n| format!("{value}-{n}"))).collect();
    let others = all.iter().filter(|card| *card != "5-1" && *card != "1-1").cloned().collect::<Vec<_>>();
    let mut game = position(&format!("hand 0 5-1 1-1\nhand 1 {}", others.join(" ")));
    play(&mut game, &["go 5 0"]);
    assert_eq!(moves(&game), ["pay 1", "skip"]);
    let events = play(&mut game, &["pay 1"]);
    assert!(events.contains(&Event::PileShuffled { count: 1 }));
    assert_eq!(part(&game, "players/0/hand"), json!(["1-1"]), "only the payment was there to draw");
}

/// T-16, T-17: the artist costs 3.
#[test]
fn the_artist_sells_the_top_painting_for_three() {
    let mut game = position("hand 0 4 2 3 6\nshop 4 0 gem-1\npawns 0 5");
    play(&mut game, &["go 4 5"]);
    assert_eq!(moves(&game), ["pay 3", "pay 6", "skip"]);
    play(&mut game, &["pay 3"]);
    assert_eq!(part(&game, "players/0/paintings"), json!([3]));
    assert_eq!(part(&game, "supply/paintings"), json!([2, 2, 1, 1, 1]));
    assert_eq!(part(&game, "discards"), json!(["3-1"]));
}

/// T-19: nothing to take: the pawn stops, the shop is not used, nothing is paid.
#[test]
fn an_empty_supply_cannot_be_used() {
    let gems = "hand 0 4 4 1\nshop 4 1 gem-2\ngems 1 20";
    let game = after(gems, &["go 4 0"]);
    assert_eq!(part(&game, "step"), json!("more"), "nothing is asked");
    assert_eq!(refusal(&game, "pay 1"), "moving-goes-on: T-11");
    let one_left = after(&gems.replace("gems 1 20", "gems 1 19"), &["go 4 0"]);
    assert_eq!(moves(&one_left), ["pay 1", "pay 4", "skip"]);
    let steel = after("hand 0 4 4\nshop 4 0 steel-2\nsteel 1 23", &["go 4 0"]);
    assert_eq!(part(&steel, "step"), json!("more"));
    let steel = after("hand 0 4 4\nshop 4 0 steel-2\nsteel 1 22", &["go 4 0"]);
    assert_eq!(moves(&steel), ["skip", "use"]);
    let paintings = after("hand 0 4 4\nshop 4 0 gem-1\npawns 0 5\npaintings 1 3 2 2 1 1 1", &["go 4 5"]);
    assert_eq!(part(&paintings, "step"), json!("more"));
    let paintings = after("hand 0 4 4\nshop 4 0 gem-1\npawns 0 5\npaintings 1 3 2 2 1 1", &["go 4 5"]);
    assert_eq!(moves(&paintings), ["pay 4", "skip"]);
}

/// T-19: in a position that was set up, the question may stand where there is nothing to take.
#[test]
fn nothing_is_paid_where_there_is_nothing_to_take() {
    let game = position("hand 0 4 1\nshop 4 1 gem-2\ngems 1 20\npawns 0 4\nstep shop 4\nplayed 4 -");
    assert_eq!(moves(&game), ["skip"]);
    assert_eq!(refusal(&game, "pay 1"), "nothing-to-take field=4 place=gem: T-19");
}
