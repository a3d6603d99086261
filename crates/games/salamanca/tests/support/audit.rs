//! What must hold in every position: nothing lost, nothing gained, every stone where it may be.

use salamanca::{Building, Cells, Landscape, Plague, Salamanca, Step, Tile};
use tabletop::{Game, Seat};

fn must(right: bool, wrong: &str) -> Result<(), String> {
    if right { Ok(()) } else { Err(wrong.to_owned()) }
}

pub fn audit(game: &Salamanca) -> Result<(), String> {
    audit_position(game)?;
    rounds(game)
}

/// All but the number of rounds, which a position set up by hand need not keep.
pub fn audit_position(game: &Salamanca) -> Result<(), String> {
    tiles(game)?;
    cards(game)?;
    plagues(game)?;
    stones(game)
}

/// S-2: 65 tiles; only fertile ones can have left, and they are still counted by the box.
fn tiles(game: &Salamanca) -> Result<(), String> {
    let file = serde_json::to_value(game).map_err(|error| error.to_string())?;
    let mut names: Vec<String> = Vec::new();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    names.extend(list(&file["board"]).iter().map(|cell| text(&cell["tile"])));
    names.extend(list(&file["display"]).iter().flat_map(list).map(|tile| text(&tile)));
    names.extend(list(&file["pile"]).iter().map(text));
    names.extend(list(&file["last"]).iter().map(text));
    names.extend(list(&file["turn"]["to_lay"]).iter().map(text));
    for tile in Tile::kinds() {
        let found = names.iter().filter(|name| **name == tile.to_string()).count();
        let all = game.edition().count(tile) as usize;
        must(found <= all, &format!("{found} of {tile}"))?;
        must(found == all || tile.is_fertile(), &format!("only {found} of {tile}"))?;
    }
    let on_board = list(&file["board"]).len() as u32;
    must(game.board().free().len() + on_board == 72, "cells are lost")
}

/// S-4: all cards are there, and everybody has the right number between rounds.
fn cards(game: &Salamanca) -> Result<(), String> {
    let seats = game.seats();
    let deck = match seats {
        2 => 8,
        3 => 15,
        4 => 16,
        _ => 20,
    };
    let in_hands: u32 = Seat::all(seats).map(|seat| game.hand(seat).len()).sum();
    must(in_hands + game.table().len() as u32 == deck, "cards are lost")?;
    let each = if seats == 3 { 5 } else { 4 };
    let between_rounds = game.table().is_empty();
    must(
        !between_rounds || Seat::all(seats).all(|seat| game.hand(seat).len() == each),
        "a hand has the wrong size between rounds",
    )
}

/// S-30: plagues lie only where they may, and never two on one tile.
fn plagues(game: &Salamanca) -> Result<(), String> {
    let board = game.board();
    let cells: Vec<_> = Plague::ALL.into_iter().filter_map(|plague| board.plague_at(plague)).collect();
    let distinct: Cells = cells.iter().copied().collect();
    must(distinct.len() as usize == cells.len(), "two plagues on one tile")?;
    let on = |plague, kinds: &[Landscape]| {
        board
            .plague_at(plague)
            .is_none_or(|cell| kinds.iter().any(|kind| board.tiles_of(*kind).contains(cell)))
    };
    must(on(Plague::Poison, &[Landscape::Lake, Landscape::Vineyard]), "poison lies wrong")?;
    must(
        on(Plague::Locust, &[Landscape::Field, Landscape::Forest, Landscape::Pasture]),
        "locust lies wrong",
    )?;
    must(on(Plague::Rat, &Landscape::ALL), "the rat lies wrong")?;
    let ruin = board.plague_at(Plague::Ruin);
    must(ruin.is_none_or(|cell| board.building_at(cell).is_some()), "the ruin lies wrong")
}

/// S-21, S-26: three squires and one conde a player; condes only in others' buildings.
fn stones(game: &Salamanca) -> Result<(), String> {
    let board = game.board();
    let mut condes = Vec::new();
    for seat in Seat::all(game.seats()) {
        let owned = board.owned_by(seat);
        must(owned.len() + game.squires(seat) == 3, "squires are lost")?;
        must(owned.iter().all(|cell| board.building_at(cell).is_some()), "a squire stands on no building")?;
        if let Some(cell) = board.conde_of(seat) {
            must(board.owner(cell).is_some_and(|owner| owner != seat), "a conde stands wrong")?;
            must(!condes.contains(&cell), "two condes in one building")?;
            condes.push(cell);
        }
    }
    let all: u32 = Building::ALL.into_iter().map(|kind| board.buildings_of(kind).len()).sum();
    must(all <= 22, "too many buildings")
}

/// S-19: 15, 20, 15, 12 rounds.
fn rounds(game: &Salamanca) -> Result<(), String> {
    let rounds = [15, 20, 15, 12][game.seats() as usize - 2];
    must(game.round() + game.rounds_to_come() == rounds, "the number of rounds is wrong")?;
    must(game.step() != Step::Finished || game.round() == rounds, "the game ends early")
}
