//! Material and preparation.

use salamanca::{Building, Landscape, Options, Salamanca, Tile};
use tabletop::{Deal, Game, Seat};

use crate::support::{kinds, seat};

fn start(seats: u8, seed: u64) -> Salamanca {
    Salamanca::start(seats, &Options::default(), Deal::from_seed(seed)).expect("a start")
}

// S-1
#[test]
fn the_board_has_nine_columns_and_eight_rows() {
    let edition = start(4, 1).edition().clone();
    assert_eq!((edition.columns, edition.rows, edition.cells().len()), (9, 8, 72));
}

// S-2: 33 normal landscape tiles, 10 fertile ones, 22 buildings.
#[test]
fn the_box_has_sixty_five_tiles() {
    let edition = start(4, 1).edition().clone();
    let count = |tile| u32::from(edition.count(tile));
    let normal: Vec<u32> = Landscape::ALL.map(|kind| count(Tile::landscape(kind, 1))).to_vec();
    assert_eq!(normal, [6, 6, 6, 6, 9]);
    for worth in [2, 3] {
        assert_eq!(Landscape::ALL.map(|kind| count(Tile::landscape(kind, worth))), [1; 5]);
    }
    assert_eq!(Building::ALL.map(|kind| count(Tile::building(kind))), [8, 8, 6]);
    assert_eq!(Tile::kinds().map(count).sum::<u32>(), 65);
}

// S-3
#[test]
fn every_landscape_has_the_colour_of_one_building() {
    use Landscape::{Field, Forest, Lake, Pasture, Vineyard};
    assert_eq!(Building::Farm.landscapes(), [Field, Pasture]);
    assert_eq!(Building::Castle.landscapes(), [Lake, Forest]);
    assert_eq!(Building::Monastery.landscapes(), [Vineyard]);
}

// S-4: two of each value; 9 and 10 only with five, one 7 fewer with three, one set with two.
#[test]
fn the_cards_depend_on_the_number_of_players() {
    let all_cards = |seats| {
        let game = start(seats, 7);
        let mut cards: Vec<u8> =
            Seat::all(seats).flat_map(|seat| game.hand(seat).iter().collect::<Vec<_>>()).collect();
        cards.sort_unstable();
        cards
    };
    assert_eq!(all_cards(2), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(all_cards(3), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8]);
    assert_eq!(all_cards(4), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
    assert_eq!(all_cards(5), [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
}

// S-4
#[test]
fn everybody_is_dealt_four_cards_and_five_with_three_players() {
    for (seats, size) in [(2, 4), (3, 5), (4, 4), (5, 4)] {
        let game = start(seats, 3);
        assert!(Seat::all(seats).all(|seat| game.hand(seat).len() == size), "{seats} seats");
    }
}

// S-5 (Abb. 1: one possible start)
#[test]
fn one_normal_tile_of_each_landscape_lies_on_the_board() {
    for seed in 0..20 {
        let game = start(3, seed);
        let board = game.board();
        assert_eq!(board.free().len(), 67);
        assert_eq!(Landscape::ALL.map(|kind| board.tiles_of(kind).len()), [1; 5]);
        assert!(board.fertile().is_empty());
    }
}

// S-5
#[test]
fn the_last_five_tiles_are_one_normal_tile_of_each_landscape() {
    for seed in 0..20 {
        let file = serde_json::to_value(start(5, seed)).expect("a position file");
        let mut last: Vec<&str> =
            file["last"].as_array().expect("a list").iter().filter_map(|tile| tile.as_str()).collect();
        last.sort_unstable();
        assert_eq!(last, ["field", "forest", "lake", "pasture", "vineyard"]);
        assert_eq!(file["pile"].as_array().map(Vec::len), Some(50), "55 without the first display");
    }
}

// S-5
#[test]
fn players_start_with_three_squires_a_conde_and_no_money() {
    let game = start(4, 2);
    for seat in Seat::all(4) {
        assert_eq!((game.squires(seat), game.board().conde_of(seat), game.money(seat)), (3, None, 0));
    }
    let view = game.view(None);
    assert_eq!(view.plagues_aside.len(), 4);
}

// S-5: the lot falls on every seat and the starting tiles on many cells.
#[test]
fn starts_differ_from_deal_to_deal() {
    let leaders: Vec<usize> =
        (0..40).map(|seed| start(4, seed).status().waiting().first().expect("somebody").index()).collect();
    assert!((0..4).all(|seat| leaders.contains(&seat)));
}

// S-6
#[test]
fn two_to_five_can_play() {
    for seats in [0, 1, 6] {
        assert!(Salamanca::start(seats, &Options::default(), Deal::from_seed(1)).is_err());
    }
    for seats in 2..=5 {
        let game = start(seats, 1);
        let first = game.status().waiting().first().expect("somebody");
        let expected = if seats == 2 { "cards" } else { "card" };
        assert_eq!(kinds(&game, first.index() as u8), expected);
    }
}

// S-5: money is for its owner alone, unless the table shows it.
#[test]
fn money_is_secret_unless_the_table_shows_it() {
    let shown = |open_money, viewer| {
        let options = Options { open_money, edition: None };
        let game = Salamanca::start(3, &options, Deal::from_seed(1)).expect("a start");
        game.view(viewer).players.iter().map(|player| player.money).collect::<Vec<_>>()
    };
    assert_eq!(shown(false, Some(seat(1))), [None, Some(0), None]);
    assert_eq!(shown(false, None), [None, None, None]);
    assert_eq!(shown(true, None), [Some(0), Some(0), Some(0)]);
}
