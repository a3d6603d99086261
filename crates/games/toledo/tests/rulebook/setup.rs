//! Spielmaterial and Spielvorbereitung: T-1 to T-7.

use serde_json::{Value, json};
use tabletop::{Deal, Game, Seat};
use toledo::{Colour, Figure, Options, PlaceKind, Toledo};

use crate::support::{all_moves, part, position};

fn start(seats: u8, seed: u64) -> Toledo {
    Toledo::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a start")
}

/// T-1, T-2.
#[test]
fn the_street_has_nineteen_fields_in_three_rows_and_two_gates() {
    let street = start(2, 1).view(None).street;
    assert_eq!(street.len(), 22);
    assert_eq!(street[0].what, PlaceKind::Cathedral);
    let numbers = |what: PlaceKind| -> Vec<u8> {
        street.iter().filter(|place| place.what == what).map(|place| place.position.0).collect()
    };
    assert_eq!(numbers(PlaceKind::Tavern), [5, 12]);
    assert_eq!(numbers(PlaceKind::Artist), [9]);
    assert_eq!(numbers(PlaceKind::Gate), [20, 21]);
    assert_eq!(numbers(PlaceKind::Empty).len(), 16);
    let prices: Vec<u8> = street[1..=19].iter().filter_map(|place| place.price).collect();
    assert_eq!(prices, [1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5]);
    assert!(street[20].price.is_none() && street[20].circles == 0);
    assert_eq!((street[5].circles, street[9].circles, street[12].circles, street[7].circles), (2, 2, 2, 0));
}

/// T-3.
#[test]
fn each_value_has_fourteen_cards_with_balanced_pictures() {
    let game = position("discards all");
    let discards = game.view(None).discards;
    assert_eq!(discards.len(), 84);
    for value in 1..=6 {
        let cards: Vec<_> = discards.iter().filter(|card| card.value == value).collect();
        let count = |colour, figure| {
            cards.iter().filter(|card| card.colour == colour && card.figure == figure).count()
        };
        for colour in [Colour::Violet, Colour::Brown, Colour::Orange] {
            assert_eq!((count(colour, Figure::Attacker), count(colour, Figure::Defender)), (2, 2));
        }
        assert_eq!(
            (count(Colour::Neutral, Figure::Attacker), count(Colour::Neutral, Figure::Defender)),
            (1, 1)
        );
    }
    let first: Vec<(Colour, Figure)> = discards[..3].iter().map(|card| (card.colour, card.figure)).collect();
    assert_eq!(
        first,
        [
            (Colour::Violet, Figure::Attacker),
            (Colour::Brown, Figure::Defender),
            (Colour::Orange, Figure::Attacker)
        ]
    );
}

/// T-4, T-5, T-6.
#[test]
fn swords_paintings_tiles_and_materials_lie_open() {
    let supply = part(&start(3, 1), "supply");
    assert_eq!(supply["swords"], json!([2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 15]));
    assert_eq!(supply["paintings"], json!([3, 2, 2, 1, 1, 1]));
    assert_eq!((supply["steel"].clone(), supply["gems"].clone()), (json!(23), json!(20)));
    let tiles = supply["tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), 16);
    assert_eq!(tiles.iter().filter(|tile| **tile == "movement").count(), 4);
    let costs: Vec<(u8, u8, u8)> =
        start(2, 1).view(None).swords.iter().map(|sword| (sword.points, sword.steel, sword.gems)).collect();
    assert_eq!(costs[..3], [(2, 1, 0), (3, 2, 0), (4, 1, 1)]);
    assert_eq!(costs[12], (15, 4, 4));
}

/// T-7.
#[test]
fn each_player_begins_with_five_pawns_eight_shops_and_five_cards() {
    for seats in 2..=4 {
        let game = start(seats, 5);
        let players = part(&game, "players");
        let players = players.as_array().expect("a list");
        assert_eq!(players.len(), seats as usize);
        let len = |value: &Value| value.as_array().map_or(0, Vec::len);
        for player in players {
            assert_eq!(player["cathedral"], 5);
            assert_eq!((len(&player["shops"]), len(&player["hand"])), (8, 5));
        }
        assert_eq!(len(&part(&game, "pile")), 84 - 5 * seats as usize);
    }
}

/// T-7: a ruling; the book lets the youngest begin.
#[test]
fn every_seat_can_be_the_start_player() {
    for seat in Seat::all(4) {
        assert!((0..60).any(|seed| start(4, seed).turn() == seat), "seat {seat} never begins");
    }
}

/// T-7: in the beginning only taverns and the artist can be stopped on.
#[test]
fn a_first_turn_has_drawing_laying_and_the_tavern() {
    let game = position("hand 0 1 2 3 4 5");
    let moves = all_moves(&game);
    assert_eq!(moves.iter().filter(|mv| mv.starts_with("lay ")).count(), 8 * 16);
    let others: Vec<&String> = moves.iter().filter(|mv| !mv.starts_with("lay ")).collect();
    assert_eq!(others, ["draw", "go 5 0"]);
}
