//! Die Duelle: T-22 to T-24.

use serde_json::json;
use tabletop::{Event as _, Game, Seat};
use toledo::DuelReason::{Figure as ByFigure, NoCard, Tile as ByTile};
use toledo::{Colour, DuelReason, Event, Figure};

use crate::support::{after, moves, part, play, position, refusal};

/// Who won each round, and why.
fn rounds(events: &[Event]) -> Vec<(u8, DuelReason)> {
    let round = |event: &Event| match event {
        Event::DuelRound { winner_seat, reason, .. } => Some((u8::from(*winner_seat), *reason)),
        _ => None,
    };
    events.iter().filter_map(round).collect()
}

/// The book's example of a duel: Red holds the violet tile, Blue a tile, Green none. Violet for Red; brown, which neither has, with
/// the defender; neutral with the defender. Red goes home and may challenge Green again at once.
#[test]
fn the_example_of_the_book() {
    let red = "seats 3\nhand 0 4 4 4\nshop 4 1 gem-2\npawns 1 4\npawns 2 4\ntiles 0 violet\ntiles 1 orange\n\
               pile 1-4 1-2 1-14 2-1 2-7";
    let mut game = position(red);
    play(&mut game, &["go 4 0"]);
    assert_eq!(moves(&game), ["challenge 1", "challenge 2"]);
    let events = play(&mut game, &["challenge 2"]);
    assert_eq!(rounds(&events), [(0, ByTile), (2, ByFigure), (2, ByFigure)]);
    let numbers = events.iter().filter_map(|event| match event {
        Event::DuelRound { round, .. } => Some(*round),
        _ => None,
    });
    assert_eq!(numbers.collect::<Vec<_>>(), [1, 2, 3]);
    let Event::DuelRound {
        colour,
        figure,
        attacker_has_tile,
        defender_has_tile,
        attacker_wins,
        defender_wins,
        ..
    } = events[3]
    else {
        panic!("the third round: {events:?}")
    };
    assert_eq!((colour, figure), (Some(Colour::Neutral), Some(Figure::Defender)));
    assert_eq!((attacker_has_tile, defender_has_tile, attacker_wins, defender_wins), (false, false, 1, 2));
    assert_eq!(part(&game, "players/0/cathedral"), json!(5));
    assert_eq!(part(&game, "players/2/fields"), json!([4]));
    assert_eq!(moves(&game), ["end", "go 4 0"], "Red's turn goes on");
    // The revenge: violet for Red, neutral with the attacker for Red.
    let events = play(&mut game, &["go 4 0", "challenge 2"]);
    assert_eq!(rounds(&events), [(0, ByTile), (0, ByFigure)]);
    assert_eq!(part(&game, "players/2/cathedral"), json!(5));
    assert_eq!(part(&game, "players/0/fields"), json!([4]));
    assert_eq!(part(&game, "step"), json!({ "shop": 4 }), "the winner may use the shop");
}

/// T-22: the first to win two.
#[test]
fn two_wins_end_a_duel_after_two_rounds() {
    let text = "hand 0 4 4\nshop 4 0 gem-1\npawns 1 4";
    let mut game = position(&format!("{text}\npile 1-7 2-7 3-14"));
    let events = play(&mut game, &["go 4 0", "challenge 1"]);
    assert_eq!(rounds(&events).len(), 2);
    assert_eq!(part(&game, "discards"), json!(["1-7", "2-7"]), "each card is discarded");
    assert!(events[1].is_new_information());
    let mut three = position(&format!("{text}\npile 1-7 2-14 3-7"));
    let events = play(&mut three, &["go 4 0", "challenge 1"]);
    assert_eq!(rounds(&events).len(), 3);
    assert_eq!(part(&three, "players/0/fields"), json!([4]));
}

/// T-23: the tile decides only if exactly one of the two has it.
#[test]
fn a_tile_decides_if_exactly_one_has_it() {
    let duel = |tiles: &str, card: &str| {
        let text = format!("hand 0 4\nshop 4 0 gem-1\npawns 1 4\n{tiles}\npile {card} 2-7 3-7");
        let mut game = position(&text);
        rounds(&play(&mut game, &["go 4 0", "challenge 1"]))[0]
    };
    // 1-1 is violet with the attacker, 1-4 violet with the defender.
    assert_eq!(duel("tiles 0 violet", "1-4"), (0, ByTile));
    assert_eq!(duel("tiles 1 violet", "1-1"), (1, ByTile));
    assert_eq!(duel("tiles 0 violet\ntiles 1 violet", "1-1"), (0, ByFigure));
    assert_eq!(duel("tiles 0 violet\ntiles 1 violet", "1-4"), (1, ByFigure));
    assert_eq!(duel("tiles 0 brown orange\ntiles 1 movement", "1-4"), (1, ByFigure));
    assert_eq!(duel("tiles 0 brown", "1-2"), (0, ByTile));
    assert_eq!(duel("tiles 1 orange", "1-3"), (1, ByTile));
    assert_eq!(duel("tiles 0 violet brown orange", "1-14"), (1, ByFigure), "no tile has the neutral colour");
}

/// T-24: a winning attacker takes the circle and may use the shop.
#[test]
fn a_winning_attacker_takes_the_circle() {
    let mut game = position("hand 0 4 1\nshop 4 1 gem-1\npawns 1 4\npile 1-7 2-7");
    play(&mut game, &["go 4 0", "challenge 1"]);
    assert_eq!(part(&game, "players/1/cathedral"), json!(5));
    assert_eq!(moves(&game), ["pay 1", "skip"]);
}

/// T-24: a winning defender stays; the attacker's turn goes on.
#[test]
fn a_losing_attacker_goes_home_and_plays_on() {
    let text = "hand 0 4 4 1\nshop 4 1 gem-1\npawns 1 4\npile 1-14 2-14 3-7 4-7";
    let mut game = position(text);
    play(&mut game, &["go 4 0", "challenge 1"]);
    assert_eq!((part(&game, "players/0/cathedral"), part(&game, "players/1/fields")), (json!(5), json!([4])));
    assert_eq!(moves(&game), ["end", "go 4 0"], "an immediate second challenge is allowed");
    play(&mut game, &["go 4 0", "challenge 1"]);
    assert_eq!(part(&game, "players/0/fields"), json!([4]));
}

/// T-24: with an empty hand the turn is over after a lost duel.
#[test]
fn a_lost_duel_with_an_empty_hand_ends_the_turn() {
    let game = after("hand 0 4\nshop 4 1 gem-1\npawns 1 4\npile 1-14 2-14", &["go 4 0", "challenge 1"]);
    assert_eq!(game.turn(), Seat::new(1));
    assert!(!game.status().is_finished());
}

/// T-23: a ruling: an empty pile is refilled in the middle of a duel, without the open first card.
#[test]
fn the_pile_can_run_out_in_the_middle_of_a_duel() {
    let all: Vec<String> = (1..=6).flat_map(|value| (1..=14).map(move |n| format!("{value}-{n}"))).collect();
    let held = ["4-1", "1-7", "2-14"];
    let others: Vec<String> = all.iter().filter(|card| !held.contains(&card.as_str())).cloned().collect();
    // All other cards are with the defender; the pile has two: one round each, then those two are shuffled again.
    let text = format!("hand 0 4-1\nhand 1 {}\nshop 4 0 gem-1\npawns 1 4\npile 1-7 2-14", others.join(" "));
    let mut game = position(&text);
    let events = play(&mut game, &["go 4 0", "challenge 1"]);
    assert!(events.contains(&Event::PileShuffled { count: 2 }), "4-1 lies open and is not among them");
    assert_eq!(rounds(&events).len(), 3);
}

/// T-11, T-23: a second card that led to the duel is part of the refill.
#[test]
fn a_discarded_card_is_part_of_the_refill_in_its_duel() {
    let all: Vec<String> = (1..=6).flat_map(|value| (1..=14).map(move |n| format!("{value}-{n}"))).collect();
    let held = ["4-1", "4-2"];
    let others: Vec<String> = all.iter().filter(|card| !held.contains(&card.as_str())).cloned().collect();
    let street = "shop 4 0 gem-1\npawns 1 4\nshop 8 0 steel-1\npawns 0 8";
    let mut game = position(&format!("hand 0 4-1 4-2\nhand 1 {}\n{street}", others.join(" ")));
    let events = play(&mut game, &["go 4 8", "skip", "go 4 0", "challenge 1"]);
    // 4-2 is the only card there is: brown with the defender, again and again.
    assert_eq!(events.iter().filter(|event| **event == Event::PileShuffled { count: 1 }).count(), 2);
    assert_eq!(rounds(&events), [(1, ByFigure), (1, ByFigure)]);
}

/// T-23: a ruling: without any card the defender wins the round.
#[test]
fn without_any_card_the_defender_wins() {
    let all: Vec<String> = (1..=6).flat_map(|value| (1..=14).map(move |n| format!("{value}-{n}"))).collect();
    let others: Vec<String> = all.iter().filter(|card| *card != "4-1").cloned().collect();
    let mut game = position(&format!("hand 0 4-1\nhand 1 {}\nshop 4 0 gem-1\npawns 1 4", others.join(" ")));
    let events = play(&mut game, &["go 4 0", "challenge 1"]);
    assert_eq!(rounds(&events), [(1, NoCard), (1, NoCard)]);
    assert_eq!(part(&game, "players/0/cathedral"), json!(5));
}

/// T-13, T-22: nobody is challenged who is not on the full field.
#[test]
fn a_challenge_needs_a_pawn_there() {
    let game = after("seats 4\nhand 0 4\nshop 4 0 gem-2\npawns 1 4\npawns 2 4\npawns 3 5", &["go 4 0"]);
    assert_eq!(refusal(&game, "challenge 3"), "no-pawn-to-challenge other=3 field=4: T-13");
    assert_eq!(refusal(&game, "challenge 4"), "no-pawn-to-challenge other=4 field=4: T-13");
    assert_eq!(refusal(&game, "challenge 2"), "legal");
}
