//! 1 Geschäftetafel legen: T-2, T-9.

use serde_json::json;
use tabletop::Seat;
use toledo::Event;

use crate::support::{after, all_moves, part, play, position, refusal};

/// T-9.
#[test]
fn any_own_shop_can_be_laid_on_any_empty_field() {
    let game = position("shop 7 0 gem-1\nshop 8 1 steel-2");
    let moves: Vec<String> = all_moves(&game).into_iter().filter(|mv| mv.starts_with("lay ")).collect();
    assert_eq!(moves.len(), 7 * 14, "seven shops left, fourteen fields left");
    assert!(moves.iter().all(|mv| !mv.starts_with("lay gem-1 ")), "that one is laid");
    for field in [0, 5, 7, 8, 9, 12, 20, 21] {
        assert!(moves.iter().all(|mv| !mv.ends_with(&format!(" {field}"))), "nothing can be laid on {field}");
    }
}

/// T-2, T-9: both sides of what may not be.
#[test]
fn a_shop_cannot_be_laid_on_another_tile_or_off_the_street() {
    let game = position("shop 7 0 gem-1\nshop 8 1 steel-2");
    assert_eq!(refusal(&game, "lay gem-2 8"), "field-has-shop field=8 other=1 kind=steel circles=2: T-9");
    assert_eq!(refusal(&game, "lay gem-2 7"), "field-has-shop field=7 other=0 kind=gem circles=1: T-9");
    assert_eq!(refusal(&game, "lay gem-2 5"), "field-is-tavern field=5: T-2");
    assert_eq!(refusal(&game, "lay gem-2 9"), "field-is-artist field=9: T-2");
    assert_eq!(refusal(&game, "lay gem-2 0"), "no-such-field field=0 last=19: T-1");
    assert_eq!(refusal(&game, "lay gem-2 20"), "no-such-field field=20 last=19: T-1");
    assert_eq!(refusal(&game, "lay gem-2 200"), "no-such-field field=200 last=19: T-1");
    assert_eq!(refusal(&game, "lay gem-1 6"), "shop-is-laid kind=gem circles=1: T-7");
    assert_eq!(refusal(&game, "lay steel-2 6"), "legal", "that of the other player lies on 8, not this one");
}

/// T-9.
#[test]
fn a_laid_shop_stays_and_the_turn_passes() {
    let mut game = position("");
    let events = play(&mut game, &["lay fencing-2 19"]);
    assert!(matches!(events[..], [Event::ShopLaid { circles: 2, .. }]));
    assert_eq!(game.turn(), Seat::new(1));
    assert_eq!(part(&game, "street"), json!([{ "field": 19, "owner_seat": 0, "shop": "fencing-2" }]));
    assert_eq!(part(&game, "players/0/shops").as_array().map(Vec::len), Some(7));
}

/// T-9: only as the whole turn.
#[test]
fn no_shop_is_laid_in_a_turn_of_movement() {
    let game = after("hand 0 5 5 5", &["go 5 0", "skip"]);
    assert_eq!(refusal(&game, "lay gem-1 7"), "moving-goes-on: T-11");
    assert_eq!(refusal(&game, "draw"), "moving-goes-on: T-11");
}
