//! 1. Fill the display.

use salamanca::{Event, Salamanca};

use crate::support::play;
use crate::support::position::Position;

fn heights(game: &Salamanca) -> Vec<usize> {
    game.display().iter().map(|tiles| tiles.len()).collect()
}

// Abb. 2a, S-13
#[test]
fn as_many_tiles_come_as_there_are_players_and_four_with_two() {
    for (seats, spaces) in [(2, 4), (3, 3), (4, 4), (5, 5)] {
        let game = tabletop::conformance::random_game::<Salamanca>(seats, &salamanca::Options::default(), 5);
        let start = &game.past()[0].before;
        assert_eq!(heights(start), vec![1; spaces], "{seats} seats");
    }
}

// Abb. 2b, S-13: two tiles are left on a and one on c; the new ones come on top.
#[test]
fn new_tiles_come_on_top_of_what_is_left_in_the_order_of_the_letters() {
    let mut game =
        Position::new(4).display(&["la fi", "", "ca", ""]).turn(&[(0, 8), (1, 7), (2, 6), (3, 4)], 4).read();
    let events = play(&mut game, 3, "pass");
    assert_eq!(heights(&game), [3, 1, 2, 1]);
    let spaces: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::TileDrawn { space, .. } => Some(space.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(spaces, ["a", "b", "c", "d"]);
    let display = game.view(None).display;
    assert_eq!(display[0][..2].iter().map(ToString::to_string).collect::<Vec<_>>(), ["lake", "field"]);
}

use tabletop::Game;

// S-13, S-19: the last tiles come when the pile is used up, and then the game has its last round.
#[test]
fn the_last_five_tiles_come_last() {
    for (seats, rounds) in [(2, 15), (3, 20), (4, 15), (5, 12)] {
        let game = tabletop::conformance::random_game::<Salamanca>(seats, &salamanca::Options::default(), 11);
        let drawn: Vec<(u8, String)> = drawn_tiles(&game);
        // The first round is filled before the first move.
        let first = u16::from(game.past()[0].before.spaces());
        assert_eq!(drawn.len() as u16 + first, 60);
        let mut last: Vec<&str> = drawn[drawn.len() - 5..].iter().map(|(_, tile)| tile.as_str()).collect();
        last.sort_unstable();
        assert_eq!(last, ["field", "forest", "lake", "pasture", "vineyard"]);
        assert_eq!(drawn.last().map(|(round, _)| *round), Some(rounds));
    }
}

/// All tiles that came after the first round, each with its round.
fn drawn_tiles(game: &tabletop::Playthrough<Salamanca>) -> Vec<(u8, String)> {
    let mut round = 1;
    let mut drawn = Vec::new();
    for event in game.past().iter().flat_map(|turn| &turn.events) {
        match event {
            Event::RoundStarted { round: now, .. } => round = *now,
            Event::TileDrawn { tile, .. } => drawn.push((round, tile.to_string())),
            _ => {}
        }
    }
    drawn
}

// S-13, S-19: a round says whether it is the last: the one whose tiles empty the pile.
#[test]
fn the_last_round_is_announced_and_no_other() {
    for seats in 2..=5 {
        let game = tabletop::conformance::random_game::<Salamanca>(seats, &salamanca::Options::default(), 3);
        let events = game.past().iter().flat_map(|turn| &turn.events);
        let last: Vec<bool> = events
            .filter_map(|event| match event {
                Event::RoundStarted { last, .. } => Some(*last),
                _ => None,
            })
            .collect();
        let (end, before) = last.split_last().expect("several rounds");
        assert!(*end && !before.contains(&true), "{seats} seats: {last:?}");
    }
}
