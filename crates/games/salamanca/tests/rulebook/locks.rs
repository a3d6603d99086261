//! What cannot be sold in this round (S-24), on both sides of every clause.

use serde_json::json;

use crate::support::position::Position;
use crate::support::{after, cell, play, play_all, refused, tile};

fn laying(grid: &str, tiles: &str) -> salamanca::Salamanca {
    Position::new(3).grid(grid).turn(&[(0, 8), (1, 7), (2, 3)], 1).laying(tiles).read()
}

// S-24
#[test]
fn a_building_claimed_in_this_round_cannot_be_sold() {
    let mut game = laying("ca/0", "fa");
    play_all(&mut game, 0, &["lay farm c1", "claim c1"]);
    assert_eq!(after(&game, 0, "sell"), "a1");
    assert_eq!(refused(&game, 0, "sell c1"), ("S-24", "claimed-this-round"));
}

// S-24: the tile itself.
#[test]
fn a_fertile_tile_locks_the_own_building_whose_area_it_enlarges() {
    let mut game = laying("ca/0 fo . . ca/0", "fo2");
    play(&mut game, 0, "lay forest2 c1");
    assert_eq!(after(&game, 0, "sell"), "e1");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-24: the other side: a normal tile, another colour, a tile that does not connect.
#[test]
fn a_tile_that_brings_nothing_fertile_locks_nothing() {
    for (tiles, mv) in [("fo", "lay forest c1"), ("fi2", "lay field2 c1"), ("fo2", "lay forest2 c2")] {
        let mut game = laying("ca/0 fo", tiles);
        play(&mut game, 0, mv);
        assert_eq!(after(&game, 0, "sell"), "a1", "{mv}");
    }
}

// S-24: a fertile tile of an earlier round, linked by a normal tile, locks nothing.
#[test]
fn linking_a_fertile_tile_of_an_earlier_round_locks_nothing() {
    let mut game = laying("ca/0 fo . fo3", "fo");
    play(&mut game, 0, "lay forest c1");
    assert_eq!(crate::support::value(&game, "a1"), 3 + 5);
    assert_eq!(after(&game, 0, "sell"), "a1");
}

// S-24: a later link: first apart, then linked by a normal tile of the same player.
#[test]
fn a_later_link_locks_as_well() {
    let mut game = laying("ca/0 fo", "fo2 fo");
    play(&mut game, 0, "lay forest2 d1");
    assert_eq!(after(&game, 0, "sell"), "a1", "apart it locks nothing");
    play(&mut game, 0, "lay forest c1");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-24: a fertile tile that links an older fertile tile brings itself, and so locks.
#[test]
fn a_fertile_tile_beside_two_own_buildings_locks_both() {
    let mut game = laying("ca/0 . ca/0", "la3");
    play(&mut game, 0, "lay lake3 b1");
    assert_eq!(after(&game, 0, "sell"), "");
}

// S-24: plagues are disregarded.
#[test]
fn a_tile_behind_locusts_locks_all_the_same() {
    let mut game = laying("ca/0 fo!locust", "fo2");
    play(&mut game, 0, "lay forest2 c1");
    assert_eq!(crate::support::value(&game, "a1"), 3, "it counts nothing");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-24: other players' buildings are not locked: they can be sold in their own turns.
#[test]
fn only_own_buildings_are_locked() {
    let mut game = Position::new(3)
        .grid("ca/0 fo . fo ca/1")
        .display(&["la", "la", "la"])
        .turn(&[(0, 8), (1, 7), (2, 3)], 1)
        .laying("fo2")
        .read();
    play_all(&mut game, 0, &["lay forest2 c1", "end"]);
    play(&mut game, 1, "take a");
    assert_eq!(after(&game, 1, "sell"), "e1");
}

// S-24: a lock outlives the tile that made it, within one turn of the same player.
#[test]
fn a_lock_stays_when_the_tile_has_left_the_board() {
    let mut game = Position::new(2)
        .grid("ca/0 fo . fo ca/1")
        .display(&["la", "la", "la", "la"])
        .turn(&[(0, 8), (1, 7), (0, 3), (1, 1)], 1)
        .laying("fo2")
        .read();
    play_all(&mut game, 0, &["lay forest2 c1", "end"]);
    play_all(&mut game, 1, &["take a", "sell e1", "lay lake i8", "end"]);
    assert_eq!(tile(&game, "c1"), "free", "sold with the other castle");
    play(&mut game, 0, "take b");
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-24: a tile that has left locks nothing more: the next tile on its cell is another one.
#[test]
fn a_tile_that_has_left_locks_nothing_more() {
    let mut game = Position::new(2)
        .grid("ca/0 fo . . fo ca/1")
        .display(&["la", "fo fo", "la", "la"])
        .turn(&[(0, 8), (1, 7), (0, 3), (1, 1)], 1)
        .laying("fo2")
        .read();
    play_all(&mut game, 0, &["lay forest2 d1", "end"]);
    play_all(&mut game, 1, &["take a", "sell f1", "lay lake i8", "end"]);
    assert_eq!(tile(&game, "d1"), "free");
    // Normal forests on its cell and on the way there: they bring nothing fertile.
    play_all(&mut game, 0, &["take b", "lay forest d1"]);
    assert_eq!(after(&game, 0, "sell"), "a1");
    play(&mut game, 0, "lay forest c1");
    assert_eq!(crate::support::value(&game, "a1"), 3 + 4);
    assert_eq!(after(&game, 0, "sell"), "a1");
}

// S-24: a link made by another player locks nothing, and what is in the area then is no longer new.
#[test]
fn a_link_made_by_another_player_locks_nothing() {
    let mut game = Position::new(2)
        .grid("ca/0 fo")
        .display(&["fo", "fo", "la", "la"])
        .turn(&[(0, 8), (1, 7), (0, 3), (1, 1)], 1)
        .laying("fo2")
        .read();
    play_all(&mut game, 0, &["lay forest2 d1", "end"]);
    play_all(&mut game, 1, &["take a", "lay forest c1", "end"]);
    play(&mut game, 0, "take b");
    assert_eq!(after(&game, 0, "sell"), "a1");
    play(&mut game, 0, "lay forest e1");
    assert_eq!(after(&game, 0, "sell"), "a1", "the fertile tile was in the area before");
}

// S-24, S-28: a link in the second turn of the same player locks.
#[test]
fn a_link_in_the_second_turn_of_the_round_locks() {
    let mut game = Position::new(2)
        .grid("ca/0 fo")
        .display(&["la", "fo", "la", "la"])
        .turn(&[(0, 8), (1, 7), (0, 3), (1, 1)], 1)
        .laying("fo2")
        .read();
    play_all(&mut game, 0, &["lay forest2 d1", "end"]);
    play(&mut game, 1, "pass");
    play_all(&mut game, 0, &["take b", "lay forest c1"]);
    assert_eq!(refused(&game, 0, "sell a1"), ("S-24", "enlarged-this-round"));
}

// S-24: fertile tiles of another player, laid in this round, lock nothing when linked.
#[test]
fn linking_another_players_fertile_tile_locks_nothing() {
    let mut game = Position::new(3)
        .grid("ca/0 fo . fo2")
        .cell_has("d1", "laid_by", json!(1))
        .turn(&[(1, 8), (0, 7), (2, 3)], 2)
        .laying("fo")
        .read();
    play(&mut game, 0, "lay forest c1");
    assert_eq!(after(&game, 0, "sell"), "a1");
}

// S-24: brought in again after a split, a tile is new to the area once more.
#[test]
fn a_fertile_tile_that_comes_back_into_the_area_locks_again() {
    // Another player has linked fo2 (e1); a sale takes fo3 (c1) out between; then the owner links it again.
    let mut game = Position::new(2)
        .grid("ca/0 fo fo3 fo fo2 . . . ca/0")
        .cell_has("e1", "laid_by", json!(0))
        .display(&["fo", "la", "la", "la"])
        .turn(&[(0, 8), (1, 7), (0, 3), (1, 1)], 3)
        .laying("fo")
        .read();
    assert_eq!(after(&game, 0, "sell"), "a1 i1");
    let before = game.clone();
    play(&mut game, 0, "lay forest f1");
    assert_eq!(after(&game, 0, "sell"), "a1 i1", "a tile that was in the area is not new");
    let mut game = before;
    // Without fo3 the tile e1 is out of the area of a1.
    game = {
        let mut file = serde_json::to_value(&game).expect("a file");
        let board = file["board"].as_array_mut().expect("cells");
        board.retain(|one| one["cell"] != "c1");
        serde_json::from_value(file).expect("a sound position: fertile tiles may have left")
    };
    play(&mut game, 0, "lay forest c1");
    assert_eq!(after(&game, 0, "sell"), "i1");
}

// S-24: the locks of a round end with it.
#[test]
fn locks_last_to_the_end_of_the_round() {
    let mut game = Position::new(3)
        .grid("ca/0 fo")
        .turn(&[(1, 8), (2, 7), (0, 6)], 3)
        .laying("fo2 fa")
        .hand(0, &[8, 1, 1, 2])
        .read();
    play_all(&mut game, 0, &["lay forest2 c1", "lay farm i8", "claim i8", "end"]);
    assert!(game.locked().is_empty());
    play(&mut game, 0, "card 8");
    let second: u8 = crate::support::moves(&game, 1)[0][5..].parse().expect("a card");
    play(&mut game, 1, &format!("card {second}"));
    let third = crate::support::moves(&game, 2)[0].clone();
    play(&mut game, 2, &third);
    play(&mut game, 0, "take a");
    assert_eq!(after(&game, 0, "sell"), "a1 i8");
    assert!(game.area_report(cell("a1")).expect("a castle").locks.is_empty());
}
