//! Spielfiguren bewegen: T-11 to T-13.

use serde_json::json;
use tabletop::{Game, Seat};
use toledo::Event;

use crate::support::{after, moves, part, play, position, refusal};

/// T-11, T-12: over anything, but to a stop only on a tile or a gate.
#[test]
fn a_pawn_stops_only_on_a_shop_a_tavern_the_artist_or_a_gate() {
    let game = position("hand 0 1 2 4 5\nshop 2 1 gem-2\nshop 15 0 gem-1\npawns 0 15");
    assert_eq!(moves(&game), ["draw", "go 2 0", "go 5 0", "go 5 15", "home 15"]);
    assert_eq!(refusal(&game, "go 1 0"), "nothing-to-stop-on field=1: T-12");
    assert_eq!(refusal(&game, "go 4 15"), "nothing-to-stop-on field=19: T-12");
    assert_eq!(refusal(&game, "go 3 0"), "no-card-of-value value=3: T-11");
    assert_eq!(refusal(&game, "go 2 7"), "no-pawn-to-move field=7: T-11");
    assert_eq!(refusal(&game, "go 2 99"), "no-pawn-to-move field=99: T-11", "far beyond the gates");
    assert_eq!(refusal(&game, "go 7 0"), "no-such-value value=7: T-3");
    assert_eq!(refusal(&game, "go 0 0"), "no-such-value value=0: T-3");
}

/// T-11: no pawn left on the Cathedral.
#[test]
fn a_pawn_must_be_there_to_move() {
    let game = position("hand 0 5\nshop 1 0 gem-2\nshop 2 0 steel-2\npawns 0 1 1 2 2 5");
    assert_eq!(refusal(&game, "go 5 0"), "no-pawn-on-cathedral: T-11");
    assert_eq!(moves(&game), ["draw", "home 1", "home 2", "home 5"]);
}

/// T-11: then, as often as wanted, a card of the same value, with the same or another pawn.
#[test]
fn further_cards_have_the_value_of_the_first() {
    let mut game = position("hand 0 4 4 4 5 5\nshop 4 0 gem-2\nshop 8 0 steel-1\npawns 0 5");
    play(&mut game, &["go 4 0", "use"]);
    assert_eq!(moves(&game), ["end", "go 4 0", "go 4 4", "go 4 5"]);
    assert_eq!(refusal(&game, "go 5 0"), "other-value value=5 values=4: T-11");
    play(&mut game, &["go 4 4"]);
    assert_eq!(moves(&game), ["skip", "use"]);
    play(&mut game, &["use"]);
    assert_eq!(moves(&game), ["end", "go 4 0", "go 4 5", "go 4 8"]);
    play(&mut game, &["end"]);
    assert_eq!(game.turn(), Seat::new(1));
}

/// T-11: the first card lies open until the turn ends, the others are discarded at once.
#[test]
fn the_first_card_stays_open_and_the_others_are_discarded() {
    let mut game = position("hand 0 4 4 5\nshop 4 0 gem-2\nshop 8 0 steel-1");
    play(&mut game, &["go 4 0", "use"]);
    assert_eq!((part(&game, "played/first"), part(&game, "discards")), (json!("4-1"), json!([])));
    play(&mut game, &["go 4 4"]);
    assert_eq!((part(&game, "played/first"), part(&game, "discards")), (json!("4-1"), json!(["4-2"])));
    play(&mut game, &["use"]);
    play(&mut game, &["end"]);
    assert_eq!((part(&game, "played"), part(&game, "discards")), (json!(null), json!(["4-1", "4-2"])));
}

/// T-11: a ruling.
#[test]
fn of_several_cards_of_a_value_the_lowest_number_is_played() {
    let game = after("hand 0 4-9 4-3 4-12\nshop 4 0 gem-2", &["go 4 0"]);
    assert_eq!(part(&game, "played/first"), json!("4-3"));
    assert_eq!(part(&game, "players/0/hand"), json!(["4-9", "4-12"]));
}

/// T-12: a card that would carry a pawn past the second gate cannot be played with it.
#[test]
fn gates_are_reached_by_exact_count() {
    let game = position("hand 0 1 2 3 4\nshop 18 0 gem-1\nshop 19 0 gem-2\npawns 0 18 19");
    assert_eq!(
        moves(&game),
        ["draw", "go 1 18", "go 1 19", "go 2 18", "go 2 19", "go 3 18", "home 18", "home 19"]
    );
    assert_eq!(refusal(&game, "go 3 19"), "past-the-gates value=3 from=19 last=21: T-12");
    assert_eq!(refusal(&game, "go 4 18"), "past-the-gates value=4 from=18 last=21: T-12");
}

/// T-13: where a circle is free it is taken, and there is no duel.
#[test]
fn a_free_circle_is_taken() {
    let mut game = position("seats 3\nhand 0 4 4\nshop 4 1 gem-2\npawns 1 4");
    play(&mut game, &["go 4 0"]);
    assert_eq!(part(&game, "step"), json!({ "shop": 4 }));
    assert_eq!(part(&game, "players/0/fields"), json!([4]));
    assert_eq!(refusal(&game, "challenge 1"), "challenge-only-on-full-field: T-13");
}

/// T-13: none free, so on with the same pawn or a challenge; nothing else.
#[test]
fn on_a_full_field_the_pawn_moves_on_or_challenges() {
    let mut game =
        position("seats 3\nhand 0 4 4 4\nshop 4 1 gem-2\nshop 8 1 steel-1\npawns 0 4\npawns 1 4\npawns 2 5");
    let events = play(&mut game, &["go 4 0"]);
    assert!(matches!(events[..], [Event::PawnMoved { .. }, Event::FieldFull { .. }]));
    assert_eq!(part(&game, "step"), json!({ "full": 4 }));
    assert_eq!(part(&game, "players/0/cathedral"), 3, "the pawn is on its way");
    assert_eq!(moves(&game), ["challenge 1", "go 4 4"]);
    assert_eq!(refusal(&game, "go 4 0"), "same-pawn-moves-on field=4: T-13");
    assert_eq!(refusal(&game, "end"), "move-on-or-challenge field=4: T-13");
    assert_eq!(refusal(&game, "skip"), "move-on-or-challenge field=4: T-13");
    assert_eq!(refusal(&game, "challenge 0"), "own-pawn-challenged field=4: T-13");
    assert_eq!(refusal(&game, "challenge 2"), "no-pawn-to-challenge other=2 field=4: T-13");
    play(&mut game, &["go 4 4"]);
    assert_eq!(part(&game, "players/0/fields"), json!([4, 8]), "the pawn that stood on 4 still does");
}

/// T-13: both circles with different opponents: the player says whom.
#[test]
fn of_two_opponents_one_is_chosen() {
    let game = after("seats 3\nhand 0 4\nshop 4 1 gem-2\npawns 1 4\npawns 2 4", &["go 4 0"]);
    assert_eq!(moves(&game), ["challenge 1", "challenge 2"]);
}

/// T-13: the same opponent twice is one challenge.
#[test]
fn two_pawns_of_one_opponent_are_one_challenge() {
    let game = after("hand 0 4\nshop 4 0 gem-2\npawns 1 4 4", &["go 4 0"]);
    assert_eq!(moves(&game), ["challenge 1"]);
}

/// T-13: own pawns cannot be challenged; without a card to move on the field cannot be entered.
#[test]
fn a_field_full_of_own_pawns_is_closed_to_a_pawn_that_cannot_move_on() {
    let full = "shop 4 1 gem-2\nshop 8 1 steel-1\npawns 0 4 4";
    let stuck = position(&format!("hand 0 4 3\n{full}"));
    assert_eq!(moves(&stuck), ["draw", "go 4 4", "home 4"]);
    assert_eq!(refusal(&stuck, "go 4 0"), "full-of-own-pawns field=4: T-13");
    let free = position(&format!("hand 0 4 4\n{full}"));
    assert_eq!(moves(&free), ["draw", "go 4 0", "go 4 4", "home 4"]);
    let on_its_way = after(&format!("hand 0 4 4\n{full}"), &["go 4 0"]);
    assert_eq!(moves(&on_its_way), ["go 4 4"], "it can only move on");
}

/// T-13: a shop with one circle and the own pawn on it.
#[test]
fn one_own_pawn_fills_a_shop_with_one_circle() {
    let full = "shop 4 0 gem-1\npawns 0 4";
    assert_eq!(moves(&position(&format!("hand 0 4\n{full}"))), ["draw", "home 4"]);
    let open = position(&format!("hand 0 4 4\n{full}\nshop 8 0 steel-1"));
    assert_eq!(moves(&open), ["draw", "go 4 0", "go 4 4", "home 4"]);
}

/// T-13: a ruling: moving on may pass through several full fields.
#[test]
fn a_chain_leads_through_several_full_fields() {
    let street = "shop 3 0 gem-1\nshop 6 0 steel-1\npawns 0 3 6";
    // 9 is the artist, with both circles free: three cards of value 3 are needed from the Cathedral.
    let short = position(&format!("hand 0 3 3\n{street}"));
    assert_eq!(moves(&short), ["draw", "go 3 3", "go 3 6", "home 3", "home 6"]);
    assert_eq!(refusal(&short, "go 3 0"), "full-of-own-pawns field=3: T-13");
    let mut long = position(&format!("hand 0 3 3 3\n{street}"));
    assert_eq!(moves(&long), ["draw", "go 3 0", "go 3 3", "go 3 6", "home 3", "home 6"]);
    play(&mut long, &["go 3 0"]);
    assert_eq!(moves(&long), ["go 3 3"]);
    play(&mut long, &["go 3 3"]);
    assert_eq!(moves(&long), ["go 3 6"]);
    play(&mut long, &["go 3 6"]);
    assert_eq!(part(&long, "players/0/fields"), json!([3, 6, 9]));
}

/// T-13: the chain may end by a challenge.
#[test]
fn a_chain_can_end_with_a_challenge() {
    let street = "shop 3 0 gem-1\nshop 6 0 steel-1\npawns 0 3";
    let open = position(&format!("hand 0 3 3\n{street}\npawns 1 6"));
    assert_eq!(moves(&open), ["draw", "go 3 0", "go 3 3", "home 3"]);
    let game = after(&format!("hand 0 3 3\n{street}\npawns 1 6"), &["go 3 0", "go 3 3"]);
    assert_eq!(moves(&game), ["challenge 1"]);
}

/// T-13: the chain may end at a gate, by exact count.
#[test]
fn a_chain_can_end_at_a_gate() {
    let street = "shop 14 0 gem-1\nshop 17 0 steel-1\npawns 0 14 17";
    let open = position(&format!("hand 0 3 3\n{street}"));
    assert_eq!(moves(&open), ["draw", "go 3 14", "go 3 17", "home 14", "home 17"]);
    // From 14 over the full 17 to the gate 20; with a single card there is no way on.
    let single = position(&format!("hand 0 3\n{street}"));
    assert_eq!(moves(&single), ["draw", "go 3 17", "home 14", "home 17"]);
    // From the full 18 a 4 would go beyond the second gate.
    let beyond = position("hand 0 4 4\nshop 14 0 gem-1\nshop 18 0 steel-1\npawns 0 14 18");
    assert_eq!(moves(&beyond), ["draw", "home 14", "home 18"]);
}

/// T-13, T-25: without the movement tile only cards of one value make a chain; with it one may differ.
#[test]
fn a_chain_is_bound_by_the_values_of_a_turn() {
    let street = "shop 3 0 gem-1\nshop 6 0 steel-1\npawns 0 3";
    let without = position(&format!("hand 0 3 2\n{street}"));
    assert_eq!(moves(&without), ["draw", "go 2 3", "go 3 3", "home 3"]);
    assert_eq!(refusal(&without, "go 3 0"), "full-of-own-pawns field=3: T-13");
    let tile = position(&format!("hand 0 3 2\n{street}\ntiles 0 movement"));
    // 3 and then 2 leads to the tavern on 5.
    assert_eq!(moves(&tile), ["draw", "go 2 3", "go 3 0", "go 3 3", "home 3"]);
    let two_odd =
        position(&format!("hand 0 3 2 1\n{street}\ntiles 0 movement\npawns 0 3 5 5\nshop 7 0 gem-2"));
    // 3, 2, and the tavern is full of own pawns: a third value cannot follow, though 1 would lead to 6.
    assert_eq!(refusal(&two_odd, "go 3 0"), "full-of-own-pawns field=3: T-13");
    let repeat =
        position(&format!("hand 0 3 2 2\n{street}\ntiles 0 movement\npawns 0 3 5 5\nshop 7 0 gem-2"));
    // 3, 2, 2 is lawful and ends on 7.
    assert_eq!(refusal(&repeat, "go 3 0"), "legal");
}

/// T-13, T-11: later in a turn the first card's value binds the chain.
#[test]
fn a_later_chain_is_bound_by_the_first_card() {
    let street = "shop 3 0 gem-1\nshop 6 0 steel-1\npawns 0 3";
    let game = after(&format!("hand 0 3 3 3 5\n{street}"), &["go 3 3", "use"]);
    assert_eq!(moves(&game), ["end", "go 3 0", "go 3 6"], "3 is free now, 6 leads to the artist");
    let game = after(&format!("hand 0 3 3 5\n{street}"), &["go 3 3", "use", "go 3 0", "use"]);
    assert_eq!(moves(&game), ["end"], "no card of value 3 is left");
}

/// T-13: a full field may be passed with cards that a tavern gave in the same turn, but not before they are drawn.
#[test]
fn cards_still_in_the_pile_make_no_chain() {
    let game = position("hand 0 5 1\nshop 10 0 gem-1\npawns 0 10 5 5\npile 5-4 5-5 5-6");
    assert_eq!(refusal(&game, "go 5 0"), "full-of-own-pawns field=5: T-13");
    assert_eq!(refusal(&game, "go 5 5"), "full-of-own-pawns field=10: T-13");
}

/// T-11: the turn ends by itself only where all can see that no card can follow.
#[test]
fn a_turn_ends_by_itself_with_an_empty_hand() {
    let game = after("hand 0 4\nshop 4 0 gem-1", &["go 4 0", "use"]);
    assert_eq!(game.turn(), Seat::new(1));
    let game = after("hand 0 4 1\nshop 4 0 gem-1", &["go 4 0", "use"]);
    assert_eq!(moves(&game), ["end"], "the others must not learn that the other card is no 4");
}

/// T-11 to T-13: whoever chooses a card is shown where it leads; nobody else is, since it tells of the hand.
#[test]
fn a_player_on_turn_sees_where_each_card_leads_also_through_full_fields() {
    let game = position("hand 0 4 4 5\nshop 4 1 gem-1\nshop 8 1 steel-2\npawns 1 4");
    let told = |viewer| part_of(&game.view(viewer), "landings");
    assert_eq!(
        told(Some(Seat::new(0))),
        json!([
            { "value": 4, "from": 0, "to": 4, "is_full": true, "rival_seats": [1], "onward": [8] },
            { "value": 5, "from": 0, "to": 5, "is_full": false, "rival_seats": [], "onward": [] },
        ])
    );
    assert_eq!((told(Some(Seat::new(1))), told(None)), (json!([]), json!([])));
}

/// T-13: a ruling: moving on may pass through several full fields, and all of them are shown.
#[test]
fn a_chain_through_full_fields_is_shown_to_its_end() {
    let game = position("hand 0 3 3 3\nshop 3 1 gem-1\nshop 6 1 steel-1\npawns 1 3 6");
    let landings = part_of(&game.view(Some(Seat::new(0))), "landings");
    assert_eq!(landings[0]["onward"], json!([6, 9]));
}

fn part_of(view: &toledo::View, name: &str) -> serde_json::Value {
    serde_json::to_value(view).expect("a view is JSON")[name].clone()
}
