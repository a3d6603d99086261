//! What the table shows, and what can be counted there.

use salamanca::{Event, Main, Salamanca, Space};
use serde_json::json;
use tabletop::{Event as _, Game};

use crate::support::position::Position;
use crate::support::{cell, play, seat};

fn second_turn(grid: &str) -> Salamanca {
    Position::new(3).grid(grid).display(&["la fi la"]).turn(&[(1, 8), (0, 7), (2, 3)], 2).read()
}

// S-13, S-14, S-16, S-27: the turn, who leads, and what is still to come.
#[test]
fn the_round_is_shown() {
    let game = second_turn("ca/0 la");
    let view = game.view(None);
    let turn = view.turn.expect("a turn");
    assert_eq!((turn.seat, turn.card, turn.number, turn.is_last), (seat(0), 7, 2, false));
    assert!(view.leader.is_some());
    assert_eq!(Position::new(2).read().view(None).leader, None, "with two players nobody leads");
    let begun = Position::new(3).read();
    assert_eq!((begun.view(None).tiles_to_come, begun.tiles_to_come()), (65, 65), "S-2: all of them");
    assert_eq!(begun.view(None).turn, None, "cards are played first");
}

// S-5: a seat that this table does not have sees what a spectator sees.
#[test]
fn a_seat_beyond_the_table_is_a_spectator() {
    let game = second_turn("ca/0 la");
    assert_eq!(game.view(Some(seat(3))), game.view(None));
}

// S-27: cards that are chosen and lie face down are not counted as the hand.
#[test]
fn chosen_cards_are_no_longer_in_hand() {
    let table = || Position::new(2).hand(0, &[1, 2, 3, 4]);
    let sizes = |position: Position| {
        let view = position.read().view(None);
        view.players.iter().map(|player| player.hand_size).collect::<Vec<_>>()
    };
    let (whole, chosen) = (table(), table().chosen(json!([[1, 2], null])));
    assert_eq!((sizes(whole), sizes(chosen)), (vec![4, 4], vec![2, 4]));
}

// S-8, S-13, S-16, S-17, S-20: what programs count.
#[test]
fn turns_tiles_and_areas_can_be_counted() {
    let mut game = second_turn("ca/0 la la2 . fi");
    let turns: Vec<_> = game.turns_to_come().map(|played| (played.seat, played.card)).collect();
    assert_eq!(turns, [(seat(0), 7), (seat(2), 3)]);
    assert_eq!(Position::new(3).read().turns_to_come().count(), 0, "before the turns there are none");
    let space: Space = "a".parse().expect("a space");
    let mut tiles: Vec<String> = game.tiles_to_take(space).map(|tile| tile.to_string()).collect();
    tiles.sort();
    assert_eq!(tiles, ["field", "lake", "lake"]);
    assert_eq!(game.main_action(), Main::None);
    let board = game.board();
    let castle = board.building_at(cell("a1")).expect("a castle");
    let lakes: Vec<_> = board.area_tiles(castle, cell("a1")).iter().map(|one| one.to_string()).collect();
    assert_eq!(lakes, ["b1", "c1"]);
    let (area, all) = board.area_and_tiles(castle, cell("a1"));
    assert_eq!((area, all), (board.area(castle, cell("a1")), board.area_tiles(castle, cell("a1"))));
    let plagued = second_turn("ca/0 la!poison la2 . fi");
    let (area, all) = plagued.board().area_and_tiles(castle, cell("a1"));
    assert_eq!(
        (area.landscape, all.len()),
        (0, 2),
        "the plague cuts off, and the tiles are there all the same"
    );
    play(&mut game, 0, "take a");
    assert_eq!((game.main_action(), game.fresh().is_empty()), (Main::Tiles, true));
}

// S-9 to S-12, S-30: where one board differs from another.
#[test]
fn boards_are_compared_cell_by_cell() {
    let changed = |one: &str, other: &str| {
        let cells = second_turn(one).board().changed_cells(second_turn(other).board());
        cells.iter().map(|one| one.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(changed("ca/0 la la2 . fi", "ca/0 la la2 . fi"), Vec::<String>::new());
    assert_eq!(changed("ca/0 la la3 . fi", "ca/0 la la3 . fi"), Vec::<String>::new());
    assert_eq!(changed("ca/0 la la2 . fi", "ca/0 la la3 . la"), ["c1", "e1"]);
    assert_eq!(changed("ca/0 la la . fi", "fa/0 la la2 . fi"), ["a1", "c1"]);
    assert_eq!(changed("ca/0 la la . fi", "ca/0 la la3 fi fi"), ["c1", "d1"]);
    assert_eq!(changed("ca/0 la!rat la . fi", "ca/0 la la!rat . fi"), ["b1", "c1"]);
}

// S-13, S-16, S-20: which events tell something new.
#[test]
fn some_events_tell_something_new() {
    let mut game = second_turn("ca/0 la");
    let taken = play(&mut game, 0, "take a");
    assert!(!taken.iter().any(Event::is_new_information));
    let mut game = Position::new(3).read();
    let first = game.status().waiting().first().expect("somebody");
    let mut game_moves = Vec::new();
    game.legal_moves(first, &mut game_moves);
    let played = play(&mut game, u8::from(first), &game_moves[0].to_string());
    assert!(played.iter().any(Event::is_new_information), "a card that was hidden lies open");
}
