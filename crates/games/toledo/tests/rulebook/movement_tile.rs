//! Das Bewegungs-Plättchen: T-25.

use serde_json::json;
use tabletop::{Game, Seat};

use crate::support::{after, moves, part, play, position, refusal};

/// Own shops on every field that the sequences below need, so that any pawn can go on by 2 or 4.
const STREET: &str = "shop 2 0 gem-2\nshop 4 0 gem-1\nshop 6 0 steel-2\nshop 8 0 steel-1\nshop 10 0 smith-2\n\
                      shop 14 0 smith-1";

/// Whether cards of these values can be played one after the other, with one pawn from the Cathedral.
fn lawful(tile: bool, values: &[u8]) -> bool {
    let hand: Vec<String> = values.iter().map(u8::to_string).collect();
    let held = if tile { "\ntiles 0 movement" } else { "" };
    let mut game = position(&format!("{STREET}\nhand 0 {} 6\n{held}", hand.join(" ")));
    let mut at = 0;
    for value in values {
        let notation = format!("go {value} {at}");
        if !moves(&game).contains(&notation) {
            return false;
        }
        play(&mut game, &[&notation]);
        if moves(&game).contains(&"skip".to_owned()) {
            play(&mut game, &["skip"]);
        }
        at += value;
    }
    true
}

/// T-25: held from the start, all cards but one share a value, in any order.
#[test]
fn with_the_tile_one_card_may_differ_at_any_point() {
    for values in [[2, 4, 4], [2, 4, 2], [2, 2, 4], [4, 2, 2], [4, 2, 4], [4, 4, 2], [2, 2, 2]] {
        assert!(lawful(true, &values), "{values:?}");
    }
    assert!(lawful(true, &[2, 4, 4, 4]));
    assert!(lawful(true, &[2, 2, 4, 2]));
    for values in [[2, 4, 2, 4], [2, 4, 4, 2], [2, 2, 4, 4], [4, 2, 2, 4]] {
        assert!(!lawful(true, &values), "{values:?}");
    }
    assert!(!lawful(true, &[2, 4, 6]), "a third value");
}

/// T-11, T-25: without it all share a value.
#[test]
fn without_the_tile_no_card_may_differ() {
    assert!(lawful(false, &[2, 2, 2, 2]));
    assert!(!lawful(false, &[2, 4]));
    assert!(!lawful(false, &[2, 2, 4]));
}

/// T-25: the reason names the rule.
#[test]
fn a_second_odd_card_is_refused() {
    let game = after(
        &format!("{STREET}\nhand 0 2 4 2 4 6\ntiles 0 movement"),
        &["go 2 0", "skip", "go 4 2", "skip"],
    );
    assert_eq!(
        moves(&game),
        ["end", "go 2 0", "go 2 6", "go 4 0", "go 4 6"],
        "2 or 4 may be the value that repeats"
    );
    assert_eq!(refusal(&game, "go 6 0"), "odd-card-was-played value=6 values=2, 4: T-25");
    let mut game = game;
    play(&mut game, &["go 2 6", "skip"]);
    assert_eq!(refusal(&game, "go 4 0"), "odd-card-was-played value=4 values=2: T-25");
}

/// The book's example: 4 to a steel dealer, 4 to a fencing master for the movement tile, 2 with another pawn to a tavern, and a
/// 4 drawn there. A further 2 would not have been allowed.
#[test]
fn the_example_of_the_book() {
    let text =
        "hand 0 4 4 2 1 2\nshop 4 0 steel-2\nshop 8 0 fencing-2\nshop 3 0 gem-2\npawns 0 3\npile 4-3 2-3 6-1";
    let mut game = position(text);
    play(&mut game, &["go 4 0", "use"]);
    assert_eq!(refusal(&game, "go 2 3"), "other-value value=2 values=4: T-11");
    play(&mut game, &["go 4 4", "tile movement", "go 2 3", "pay 1"]);
    assert_eq!(part(&game, "players/0/hand"), json!(["2-2", "2-3", "4-3", "6-1"]));
    assert_eq!(moves(&game), ["end", "go 4 0", "go 4 5", "go 4 8"]);
    assert_eq!(refusal(&game, "go 2 3"), "no-pawn-to-move field=3: T-11");
    assert_eq!(refusal(&game, "go 2 8"), "odd-card-was-played value=2 values=4: T-25");
    play(&mut game, &["go 4 0"]);
}

/// T-25: taken in mid-turn, the first card's value is the one that may repeat.
#[test]
fn a_tile_taken_in_mid_turn_does_not_make_earlier_cards_odd() {
    let text = "hand 0 4 2 2 4 6\nshop 4 0 fencing-2\nshop 6 0 gem-2\nshop 8 0 gem-1\nshop 2 0 steel-2";
    let mut game = after(text, &["go 4 0", "tile movement", "go 2 4", "use"]);
    assert_eq!(moves(&game), ["end", "go 4 0"], "4 repeats, for the 4 was played without the tile");
    assert_eq!(refusal(&game, "go 2 0"), "odd-card-was-played value=2 values=4: T-25");
    play(&mut game, &["go 4 0"]);
}

/// T-25: held, 2, handed back, then 4 and 4: the 2 is the odd one. But not 4 and 2.
#[test]
fn a_tile_handed_back_in_mid_turn_has_served_for_the_cards_before() {
    let text = "hand 0 2 4 4 2 6\nshop 2 0 fencing-2\nshop 6 0 gem-2\nshop 8 0 gem-1\nshop 10 0 steel-2\n\
                tiles 0 violet brown movement\nshop 4 0 steel-1";
    let mut game = after(text, &["go 2 0", "tile orange for movement"]);
    assert_eq!(moves(&game), ["end", "go 2 0", "go 2 2", "go 4 0", "go 4 2", "go 6 0", "go 6 2"]);
    play(&mut game, &["go 4 2", "use"]);
    assert_eq!(moves(&game), ["end", "go 4 0", "go 4 6"], "the 2 was the odd card");
    assert_eq!(refusal(&game, "go 2 0"), "odd-card-was-played value=2 values=4: T-25");
    // 2, handed back, 2: now both 2 are of the value that repeats, and no odd card can follow.
    let mut game = after(text, &["go 2 0", "tile orange for movement", "go 2 0"]);
    if moves(&game).contains(&"skip".to_owned()) {
        play(&mut game, &["skip"]);
    }
    assert_eq!(refusal(&game, "go 4 2"), "other-value value=4 values=2: T-11");
}

/// T-25: 2 and 4 with the tile, then handed back: still either may repeat.
#[test]
fn two_values_played_with_the_tile_stay_open_when_it_is_handed_back() {
    let text = "hand 0 2 4 4 2 6\nshop 2 0 gem-2\nshop 6 0 fencing-2\nshop 8 0 gem-1\nshop 10 0 steel-2\n\
                tiles 0 violet brown movement";
    let game = after(text, &["go 2 0", "use", "go 4 2", "tile orange for movement"]);
    assert_eq!(moves(&game), ["end", "go 2 0", "go 2 6", "go 4 6"]);
}

/// T-25: a ruling: the first card stays open whichever value repeats.
#[test]
fn the_first_card_stays_open_also_when_it_is_the_odd_one() {
    let game = after(
        &format!("{STREET}\nhand 0 2 4 4 6\ntiles 0 movement"),
        &["go 2 0", "skip", "go 4 2", "skip", "go 4 6"],
    );
    assert_eq!(part(&game, "played/first"), json!("2-1"));
    assert_eq!(part(&game, "discards"), json!(["4-1", "4-2"]));
}

/// T-13, T-25: two ways through full fields lead to one field, and it is shown.
#[test]
fn a_field_that_two_ways_lead_to_is_shown() {
    let game = position(
        "hand 0 4 4 2\ntiles 0 movement\nshop 4 1 gem-1\nshop 8 1 steel-1\nshop 6 1 smith-1\nshop 10 1 gem-2\npawns 1 4 6 8",
    );
    let landings = game.view(Some(Seat::new(0))).landings;
    let first = landings.iter().find(|landing| landing.to.0 == 4).expect("a landing on 4");
    assert_eq!(first.onward.iter().map(|field| field.0).collect::<Vec<_>>(), [6, 8, 10]);
}
