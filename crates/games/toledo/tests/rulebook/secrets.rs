//! What players know of each other: T-7, T-16, T-28.

use serde_json::json;
use tabletop::{Game, Rng, Seat};

use crate::support::{after, all_moves, part, position};

const SEAT_0: Option<Seat> = Some(Seat::new(0));

/// T-7.
#[test]
fn a_hand_is_seen_by_its_player_only() {
    let game = position("hand 0 1 2\nhand 1 3 4 5");
    let hands = |viewer| -> Vec<(u8, bool)> {
        game.view(viewer).players.iter().map(|player| (player.cards, player.hand.is_some())).collect()
    };
    assert_eq!(hands(SEAT_0), [(2, true), (3, false)]);
    assert_eq!(hands(None), [(2, false), (3, false)]);
}

/// T-16: all see what is paid, and remember it; the rest of the hand is dealt anew.
#[test]
fn a_card_given_in_payment_is_remembered() {
    let game = after("seats 3\nhand 0 3 6\nhand 1 2 2\nhand 2 1 1\nshop 3 1 gem-1", &["go 3 0", "pay 6"]);
    assert_eq!(part(&game, "seen"), json!(["6-1"]));
    for viewer in [SEAT_0, Some(Seat::new(2)), None] {
        let mut others = Vec::new();
        for seed in 0..20 {
            let hand = part(&game.redeal_hidden(viewer, &mut Rng::new(seed)), "players/1/hand");
            assert!(hand.as_array().expect("a list").contains(&json!("6-1")));
            others.push(hand.to_string());
        }
        others.dedup();
        assert!(others.len() > 5, "the two other cards are anything");
    }
    let view = game.view(None);
    assert!(view.players[1].hand.is_none(), "the table does not remember for the players");
}

/// T-16: a card that was seen and is played is forgotten with it.
#[test]
fn a_seen_card_that_is_played_is_no_longer_in_hand() {
    let text = "hand 0 5 5 6\nhand 1 5-9\nshop 10 1 gem-1\nshop 15 1 steel-1\npawns 0 5";
    let game = after(text, &["go 5 5", "pay 5", "end", "go 5 0"]);
    assert_eq!(part(&game, "seen"), json!([]), "the lowest five was the paid one");
}

/// T-28: at the end the hands lie open.
#[test]
fn hands_lie_open_at_the_end() {
    let game = after("round 100\nturn 1\nhand 0 6\nhand 1 2", &["draw"]);
    assert!(game.view(None).players.iter().all(|player| player.hand.is_some()));
    let redealt = game.redeal_hidden(None, &mut Rng::new(3));
    assert_eq!(part(&redealt, "players"), part(&game, "players"));
    assert_ne!(part(&redealt, "pile"), part(&game, "pile"));
}

/// T-13: a pawn on its way through own pawns can move on, whatever hand the others imagine.
#[test]
fn a_redealt_hand_never_strands_a_pawn() {
    // Only a 6 leads on from 4, to 10; most hands of one card have none.
    let text = "hand 0 4 4\nshop 4 0 gem-1\nshop 8 0 steel-1\npawns 0 4";
    let game = after(text, &["go 4 0"]);
    assert_eq!(all_moves(&game), ["go 4 4"]);
    for seed in 0..300 {
        let other = game.redeal_hidden(Some(Seat::new(1)), &mut Rng::new(seed));
        assert_eq!(all_moves(&other), ["go 4 4"], "without the tile only a 4 can follow");
    }
    let tile =
        after("hand 0 4 6\nshop 4 0 gem-1\nshop 10 0 steel-1\npawns 0 4\ntiles 0 movement", &["go 4 0"]);
    for seed in 0..300 {
        let other = tile.redeal_hidden(Some(Seat::new(1)), &mut Rng::new(seed));
        assert!(!all_moves(&other).is_empty(), "1, 5 or 6 lead to the tavern, the artist or 10");
    }
}

/// T-13: also where hardly any hand could move on.
#[test]
fn a_rare_hand_is_found() {
    // All fours but two are discarded or open, so that a hand dealt at random seldom has one.
    let all: Vec<String> = (1..=14).map(|number| format!("4-{number}")).collect();
    let text = format!(
        "hand 1 {}\nhand 0 4-1 4-14\nshop 4 0 gem-1\nshop 8 0 steel-1\npawns 0 4",
        all[1..13].join(" ")
    );
    let game = after(&text, &["go 4 0"]);
    for seed in 0..300 {
        let other = game.redeal_hidden(Some(Seat::new(1)), &mut Rng::new(seed));
        assert_eq!(part(&other, "players/0/hand"), json!(["4-14"]));
    }
}

/// The cards of a value from one number to another, by name.
fn cards(value: u8, numbers: std::ops::RangeInclusive<u8>) -> String {
    numbers.map(|number| format!("{value}-{number}")).collect::<Vec<_>>().join(" ")
}

/// T-13: also of somebody before whom others hold cards, and where only two cards together lead on.
#[test]
fn a_rare_hand_is_found_where_two_cards_are_needed() {
    // From 4 to 8 and to the tavern, with own pawns on 4 and 8: both fours that are left are needed.
    let text = format!(
        "seats 3\nturn 1\nhand 0 1 2 3\nhand 1 4-1 4-13 4-14\nhand 2 {}\nshop 4 1 gem-1\nshop 8 1 steel-1\npawns 1 4 8",
        cards(4, 2..=12)
    );
    let game = after(&text, &["go 4 0"]);
    for seed in 0..100 {
        let other = game.redeal_hidden(Some(Seat::new(2)), &mut Rng::new(seed));
        assert_eq!(part(&other, "players/1/hand"), json!(["4-13", "4-14"]));
    }
}

/// T-13, T-16: a card that all have seen is part of such a hand.
#[test]
fn a_card_that_was_seen_helps_to_move_on() {
    let text = format!(
        "seats 3\nhand 0 3 4-2\nhand 1 4-1 4-14\nhand 2 {}\nshop 3 1 gem-2\nshop 4 1 gem-1\nshop 8 1 steel-1\npawns 1 4 8",
        cards(4, 3..=13)
    );
    let game = after(&text, &["go 3 0", "pay 4", "go 4 0"]);
    assert_eq!(part(&game, "seen"), json!(["4-2"]));
    for seed in 0..100 {
        let other = game.redeal_hidden(Some(Seat::new(2)), &mut Rng::new(seed));
        assert_eq!(part(&other, "players/1/hand"), json!(["4-2", "4-14"]));
    }
}

/// T-13, T-25: whoever holds the movement tile could have any card, but only some lead to a field where one can stand, or to the last gate.
#[test]
fn a_rare_hand_leads_to_where_a_pawn_can_stand() {
    let to_shop = format!(
        "hand 0 3 4-14\nhand 1 {}\nshop 10 0 steel-1\nshop 13 0 gem-1\nshop 17 0 smith-1\npawns 0 10 13\ntiles 0 movement",
        cards(4, 1..=13)
    );
    let to_gate = format!(
        "hand 0 3 2-14\nhand 1 {} {}\nshop 16 0 steel-1\nshop 19 0 gem-1\npawns 0 16 19\ntiles 0 movement",
        cards(1, 1..=14),
        cards(2, 1..=13)
    );
    for (text, way, hand) in [(to_shop, "go 3 10", "4-14"), (to_gate, "go 3 16", "2-14")] {
        let game = after(&text, &[way]);
        for seed in 0..100 {
            let other = game.redeal_hidden(Some(Seat::new(1)), &mut Rng::new(seed));
            assert_eq!(part(&other, "players/0/hand"), json!([hand]));
        }
    }
}
