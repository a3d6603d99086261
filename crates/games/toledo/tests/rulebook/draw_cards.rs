//! 2 Geldkarten nehmen: T-8.

use serde_json::json;
use tabletop::{Event as _, Game, Seat};
use toledo::Event;

use crate::support::{all_moves, part, play, position};

/// T-8.
#[test]
fn a_player_draws_the_two_top_cards_and_the_turn_passes() {
    let mut game = position("hand 0 6\npile 3-1 4-2 5-1");
    let events = play(&mut game, &["draw"]);
    assert_eq!(part(&game, "players/0/hand"), json!(["3-1", "4-2", "6-1"]));
    assert_eq!(game.turn(), Seat::new(1));
    let seen = |viewer| events[0].seen_by(viewer);
    let cards = Some(vec!["3-1".parse().expect("a card"), "4-2".parse().expect("a card")]);
    assert_eq!(seen(Some(Seat::new(0))), Some(Event::CardsDrawn { seat: Seat::new(0), count: 2, cards }));
    let hidden = Some(Event::CardsDrawn { seat: Seat::new(0), count: 2, cards: None });
    assert_eq!(seen(Some(Seat::new(1))), hidden);
    assert_eq!(seen(None), hidden);
}

/// T-8: a ruling: not before a card is needed.
#[test]
fn the_discards_are_shuffled_only_when_a_card_is_needed() {
    let mut game = position("pile 3-1 4-2\ndiscards all");
    let events = play(&mut game, &["draw"]);
    assert_eq!(events.len(), 1, "nothing was shuffled: {events:?}");
    assert_eq!(part(&game, "pile"), json!([]));
    let events = play(&mut game, &["draw"]);
    assert_eq!(events[0], Event::PileShuffled { count: 82 });
    assert_eq!(part(&game, "discards"), json!([]));
    assert_eq!(part(&game, "shuffles"), 2);
    assert_eq!(part(&game, "pile").as_array().map(Vec::len), Some(80));
}

/// T-8.
#[test]
fn the_pile_can_run_out_between_the_two_cards() {
    let mut game = position("pile 3-1\ndiscards all");
    play(&mut game, &["draw"]);
    let hand = part(&game, "players/0/hand");
    assert_eq!(hand.as_array().map(Vec::len), Some(2));
    assert!(hand.as_array().expect("a list").contains(&json!("3-1")));
}

/// T-8: a ruling: the action is always allowed.
#[test]
fn drawing_is_allowed_when_there_is_no_card() {
    let all: Vec<String> = (1..=6).flat_map(|value| (1..=14).map(move |n| format!("{value}-{n}"))).collect();
    let mut game = position(&format!("hand 1 {}", all.join(" ")));
    assert!(all_moves(&game).contains(&"draw".to_owned()));
    let events = play(&mut game, &["draw"]);
    assert_eq!(events, [Event::CardsDrawn { seat: Seat::new(0), count: 0, cards: Some(vec![]) }]);
    assert_eq!(game.turn(), Seat::new(1));
    let one_left = position(&format!("hand 1 {}\nturn 0", all[1..].join(" ")));
    let mut one_left = one_left;
    play(&mut one_left, &["draw"]);
    assert_eq!(part(&one_left, "players/0/hand"), json!(["1-1"]));
}

/// T-8: the shuffle comes from the deal, the same on every machine.
#[test]
fn the_same_deal_shuffles_alike() {
    let text = "pile 3-1\ndiscards all";
    let (mut one, mut other) = (position(text), position(text));
    play(&mut one, &["draw"]);
    play(&mut other, &["draw"]);
    assert_eq!(one, other);
    assert!(one.status().waiting().contains(Seat::new(1)));
}
