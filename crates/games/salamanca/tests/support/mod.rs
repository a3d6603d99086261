//! What several tests need.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part")]

pub mod audit;
pub mod builders;
pub mod position;

use salamanca::{Cell, Edition, Event, Salamanca};
use tabletop::{Game, Refusal, Seat, try_play};

/// All cells of the standard board.
pub fn all_cells() -> Vec<Cell> {
    Edition::load(None).expect("the standard edition").cells().iter().collect()
}

pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub const fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// All legal moves of a seat, in notation, sorted.
pub fn moves(game: &Salamanca, index: u8) -> Vec<String> {
    let mut found = Vec::new();
    game.legal_moves(seat(index), &mut found);
    let mut names: Vec<String> = found.iter().map(ToString::to_string).collect();
    names.sort();
    names
}

/// The legal moves of a seat that begin with this word, without it, joined by spaces.
pub fn after(game: &Salamanca, index: u8, word: &str) -> String {
    let prefix = format!("{word} ");
    let all = moves(game, index);
    all.iter().filter_map(|name| name.strip_prefix(&prefix)).collect::<Vec<_>>().join(" ")
}

/// The first words of the legal moves, each once, joined by spaces: what kinds of move there are.
pub fn kinds(game: &Salamanca, index: u8) -> String {
    let mut words: Vec<String> =
        moves(game, index).iter().map(|name| name.split(' ').next().unwrap_or_default().to_owned()).collect();
    words.dedup();
    words.join(" ")
}

/// Plays a move that must be legal and answers its events.
pub fn play(game: &mut Salamanca, index: u8, notation: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let mv = notation.parse().unwrap_or_else(|error| panic!("{error}"));
    if let Err(refusal) = try_play(game, seat(index), &mv, &mut events) {
        panic!("`{notation}` of seat {index} is refused: {refusal}; legal are {:?}", moves(game, index));
    }
    audit::audit_position(game).unwrap_or_else(|broken| panic!("after `{notation}`: {broken}"));
    events
}

pub fn play_all(game: &mut Salamanca, index: u8, notations: &[&str]) {
    for notation in notations {
        play(game, index, notation);
    }
}

/// Why a move is refused: the rule and the key. The move must not be among the legal ones.
pub fn refused(game: &Salamanca, index: u8, notation: &str) -> (&'static str, &'static str) {
    let refusal = refusal(game, index, notation);
    (refusal.rule, refusal.message.key)
}

pub fn refusal(game: &Salamanca, index: u8, notation: &str) -> Refusal {
    assert!(!moves(game, index).contains(&notation.to_owned()), "`{notation}` is among the legal moves");
    let mv = notation.parse().unwrap_or_else(|error| panic!("{error}"));
    match game.why_not(seat(index), &mv) {
        Ok(()) => panic!("`{notation}` of seat {index} is legal"),
        Err(refusal) => refusal,
    }
}

/// What the area of the building on a cell is worth.
pub fn value(game: &Salamanca, name: &str) -> u8 {
    game.area_report(cell(name)).unwrap_or_else(|| panic!("no building on {name}")).area_value
}

pub fn money(game: &Salamanca) -> Vec<u16> {
    Seat::all(game.seats()).map(|seat| game.money(seat)).collect()
}

/// The fertile tiles and buildings and whatever else lies on the board, by cell.
pub fn tile(game: &Salamanca, name: &str) -> String {
    game.board().tile_at(cell(name)).map_or_else(|| "free".to_owned(), |tile| tile.to_string())
}
