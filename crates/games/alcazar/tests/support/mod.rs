//! What the tests share: positions in text, moves in notation, and the audit of a state.

#![allow(dead_code, reason = "each test binary uses a part of it")]

pub(crate) mod audit;

use alcazar::{Alcazar, Event, Move};
use tabletop::{Game, Refusal, Seat, try_play};

/// A position in the short notation of the box.
pub(crate) fn position(text: &str) -> Alcazar {
    Alcazar::from_position(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The moves of the seat on turn, in notation, sorted.
pub(crate) fn legal(game: &Alcazar) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    let mut notations: Vec<String> = moves.iter().map(Move::to_string).collect();
    notations.sort();
    notations
}

/// Those of them that begin with a word.
pub(crate) fn legal_with(game: &Alcazar, word: &str) -> Vec<String> {
    let first = |notation: &String| notation.split(' ').next() == Some(word);
    legal(game).into_iter().filter(first).collect()
}

/// Plays moves of the seat on turn and answers the events of the last one.
pub(crate) fn play(game: &mut Alcazar, notations: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for notation in notations {
        events.clear();
        let mv: Move = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        let seat = game.turn();
        try_play(game, seat, &mv, &mut events).unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
        if let Err(broken) = audit::audit(game) {
            panic!("after {notation}: {broken}");
        }
    }
    events
}

/// The refusal of a move of the seat on turn, as `rule key`.
pub(crate) fn refused(game: &Alcazar, notation: &str) -> String {
    let mv: Move = notation.parse().unwrap_or_else(|error| panic!("{error}"));
    assert!(!legal(game).contains(&notation.to_owned()), "{notation} is legal");
    match game.why_not(game.turn(), &mv) {
        Ok(()) => panic!("{notation} is not refused"),
        Err(Refusal { rule, message }) => format!("{rule} {}", message.key),
    }
}

pub(crate) fn money(game: &Alcazar) -> Vec<u32> {
    Seat::all(game.seats()).map(|seat| game.money(seat).0).collect()
}

/// The value of the building on a cell.
pub(crate) fn value(game: &Alcazar, place: &str) -> u32 {
    game.value_at(cell(game, place)).0
}

pub(crate) fn height(game: &Alcazar, place: &str) -> u8 {
    game.site().height(cell(game, place)).0
}

/// Who stands on a cell, as `0 baron`.
pub(crate) fn noble(game: &Alcazar, place: &str) -> Option<String> {
    game.site().noble(cell(game, place)).map(|noble| format!("{} {}", noble.seat, noble.rank))
}

/// The flag of the castle on a cell.
pub(crate) fn flag(game: &Alcazar, place: &str) -> Option<String> {
    let id = game.site().building(cell(game, place))?;
    game.site().flag(id).map(|flag| flag.to_string())
}

fn cell(game: &Alcazar, place: &str) -> castle_box::Cell {
    game.board().cell(place.parse().unwrap()).unwrap()
}
