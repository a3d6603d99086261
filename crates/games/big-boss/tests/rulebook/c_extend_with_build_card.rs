//! C) Extend a castle or a villa with a build card.

use big_boss::Event;
use castle_box::{Level, Real};

use crate::support::table::{set, table};

/// de, nl, C: "the castle was extended by build card 9 and is now worth 6". C-15.
#[test]
fn card_9_extends_the_castle_to_six() {
    let mut game = table("money 30 30\nspan 6-8:1\nstones 7@2\nflag almeria 7\nhand 0 9");
    game.play("build 9");
    assert_eq!((game.value(9), game.money(0)), (6, 36));
}

/// de, nl, C: "build card 10 on top of the stone on 10: the value rises by 2 to 8 real". C-16, B-3.
#[test]
fn card_10_on_top_makes_eight() {
    let mut game = table("money 30 30\nspan 7-9:1\nstones 8@2 10\nflag almeria 8\nhand 0 10");
    assert_eq!(game.value(8), 6);
    game.play("build 10");
    assert_eq!((game.value(8), game.height(10), game.money(0)), (8, 2, 38));
}

/// de, nl, "placing nobles": Blue extends with card 7, gets 6 and pays 6 for a baron. C-15, C-18.
#[test]
fn card_7_pays_six_and_the_baron_costs_six() {
    let mut game = table("money 30 30\nspan 8-10:1\nstones 8@2\nflag almeria 8\nhand 0 7");
    game.play("build 7");
    assert_eq!(game.money(0), 36);
    game.play("baron 7");
    assert_eq!((game.money(0), game.noble(7)), (30, Some((0, "baron".to_owned()))));
}

/// C-15: no distance is kept when extending.
#[test]
fn a_build_card_can_always_be_played() {
    let game = table(
        "money 30 30\nspan 7-9:1\nstones 8@2 12 14\nflag almeria 8\nhand 0 7 8 10 13 15 40\nnobles 1 baron 7 grande 8",
    );
    assert_eq!(
        game.moves_to("build"),
        set(["build 7", "build 8", "build 10", "build 13", "build 15", "build 40"])
    );
}

/// C-15, C-25: a gap between two ends of the same building is an ordinary extension, even at 50.
#[test]
fn closing_the_ring_is_an_ordinary_extension() {
    let ring: Vec<String> = (1..=71).map(|field| field.to_string()).collect();
    let mut game = table(&format!("money 30 30\nstones {}\nflag almeria 1\nhand 0 72", ring.join(" ")));
    assert_eq!(game.value(1), 50);
    game.play("build 72");
    assert_eq!((game.value(72), game.money(0), game.height(72)), (50, 80, 1));
    assert!(game.moves().contains("baron 72"));
}

/// C-16; de, nl, C: no limit of height for build cards.
#[test]
fn a_build_card_builds_at_any_height() {
    let mut game = table("money 30 30\nstones 5x5\nflag almeria 5\nhand 0 5");
    game.play("build 5");
    assert_eq!((game.height(5), game.value(5)), (6, 21));
}

/// C-16: an own noble is lifted, and then no noble can be placed (C-18).
#[test]
fn an_own_noble_is_lifted_by_a_build_card() {
    let mut game = table("money 99 30\nstones 5x3\nflag almeria 5\nhand 0 5\nnobles 0 grande 5");
    let events = game.play("build 5");
    assert!(events.iter().any(|event| matches!(event, Event::Lifted { level: Level(4), .. })));
    assert_eq!(game.noble(5), Some((0, "grande".to_owned())));
    assert_eq!(game.turn(), 1, "there is no free piece");
}

/// de, nl, "beating": Blue's grande on 10 is beaten by Red's card 10 and pays 22; the stone goes to the third level.
/// C-16, C-21.
#[test]
fn a_beaten_grande_pays_twenty_two() {
    let mut game = table(
        "money 30 0\nspan 8-10:1\nstones 7 8@2,3 10@2\nflag almeria 8\nhand 0 10\nnobles 0 grande 8\nnobles 1 grande 10",
    );
    assert_eq!(game.value(10), 11);
    let events = game.play("build 10");
    assert!(
        matches!(events[0], Event::Beaten { amount: Real(22), .. }),
        "beaten before the value rises: {events:?}"
    );
    assert_eq!((game.money(1), game.height(10), game.value(10)), (22, 3, 14));
    assert_eq!(game.0.site().noble_supply(crate::support::table::seat(1), castle_box::Rank::Grande), 2);
    // The field is free now.
    assert_eq!(game.money(0), 44);
    assert_eq!(game.moves(), set(["baron 10", "grande 10", "done"]));
}
