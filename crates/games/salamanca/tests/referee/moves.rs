//! All legal moves, worked out a second time from the dump alone.

use std::collections::BTreeSet;

use salamanca::{Main, StateFile, Step, TurnFile};
use tabletop::Seat;

use crate::plain::Plain;

fn is_building(tile: &str) -> bool {
    matches!(tile, "farm" | "castle" | "monastery")
}

/// S-14 to S-31, in notation.
pub(crate) fn legal_moves(file: &StateFile, seat: Seat) -> BTreeSet<String> {
    match file.step {
        Step::PlayCards if file.seats == 2 && !has_chosen(file, seat) => two_cards(file, seat),
        Step::PlayCards if file.seats > 2 && next_to_play(file) == seat => cards(file, seat),
        Step::Swap if on_turn(file).0 == seat => swaps(file, seat),
        Step::Turn if on_turn(file).0 == seat => turn(file, seat),
        _ => BTreeSet::new(),
    }
}

/// S-27
fn has_chosen(file: &StateFile, seat: Seat) -> bool {
    file.chosen.get(seat.index()).is_some_and(Option::is_some)
}

/// S-14: clockwise from the leader.
fn next_to_play(file: &StateFile) -> Seat {
    Seat::new((u8::from(file.leader) + file.table.len() as u8) % file.seats)
}

/// S-16: whose turn it is, by which card, and whether it is the last of the round.
fn on_turn(file: &StateFile) -> (Seat, u8, bool) {
    let number = usize::from(file.turn.as_ref().expect("a turn").number);
    let played = file.table[number - 1];
    (played.seat, played.card, number == file.table.len())
}

/// S-27
fn two_cards(file: &StateFile, seat: Seat) -> BTreeSet<String> {
    let hand = &file.hands[seat.index()];
    let mut moves = BTreeSet::new();
    for low in hand {
        for high in hand.iter().filter(|high| *high > low) {
            moves.insert(format!("cards {low} {high}"));
        }
    }
    moves
}

/// S-14, S-15, S-16
fn cards(file: &StateFile, seat: Seat) -> BTreeSet<String> {
    let hand = &file.hands[seat.index()];
    let played: Vec<u8> = file.table.iter().map(|one| one.card).collect();
    let possible: BTreeSet<String> =
        hand.iter().filter(|card| !played.contains(card)).map(|card| format!("card {card}")).collect();
    if !possible.is_empty() {
        return possible;
    }
    let lowest = played.iter().min().copied().unwrap_or_default();
    let first = if lowest == 5 { 5 } else { played.iter().max().copied().unwrap_or_default() };
    BTreeSet::from([format!("card {first}")])
}

/// S-31
fn swaps(file: &StateFile, seat: Seat) -> BTreeSet<String> {
    let own = &file.hands[seat.index()];
    let looked_at = file.turn.as_ref().and_then(|turn| turn.swap_with).expect("a hand is looked at");
    file.hands[looked_at.index()]
        .iter()
        .flat_map(|take| own.iter().map(move |give| format!("swap take {take} give {give}")))
        .collect()
}

/// S-17, S-25
fn turn(file: &StateFile, seat: Seat) -> BTreeSet<String> {
    let turn = file.turn.as_ref().expect("a turn");
    let (_, card, is_last) = on_turn(file);
    let mut moves = BTreeSet::new();
    let nothing_done = turn.main == Main::None && !turn.special_done;
    if nothing_done || (is_last && turn.main == Main::None) {
        begin(file, seat, &mut moves);
    }
    if turn.main == Main::Tiles {
        tiles(file, seat, turn, &mut moves);
    }
    if nothing_done || (is_last && !turn.special_done) {
        special(file, seat, card, &mut moves);
    }
    if nothing_done {
        moves.insert("pass".to_owned());
    } else if turn.to_lay.is_empty() {
        moves.insert("end".to_owned());
    }
    moves
}

/// S-20, S-26
fn begin(file: &StateFile, seat: Seat, moves: &mut BTreeSet<String>) {
    for (space, _) in "abcde".chars().zip(&file.display).filter(|(_, tiles)| !tiles.is_empty()) {
        moves.insert(format!("take {space}"));
    }
    let plain = Plain::of_cells(file.board.iter().map(|one| (one.cell, one.tile, one.plague)));
    for one in &file.board {
        let open = one.owner.is_some_and(|owner| owner != seat) && one.conde.is_none();
        if open && plain.value(one.cell).0 + plain.value(one.cell).1 < 7 {
            moves.insert(format!("conde {}", one.cell));
        }
    }
}

/// S-20, S-21, S-22, S-24
fn tiles(file: &StateFile, seat: Seat, turn: &TurnFile, moves: &mut BTreeSet<String>) {
    let taken: BTreeSet<String> = file.board.iter().map(|one| one.cell.to_string()).collect();
    for cell in
        crate::support::all_cells().iter().map(ToString::to_string).filter(|cell| !taken.contains(cell))
    {
        moves.extend(turn.to_lay.iter().map(|tile| format!("lay {tile} {cell}")));
    }
    // S-5: three squires a player; those that are not on the board are in supply.
    let squires = 3 - file.board.iter().filter(|one| one.owner == Some(seat)).count() as u8;
    let money = file.money[seat.index()];
    for one in &file.board {
        let price = match one.tile.to_string().as_str() {
            "farm" => 2,
            "castle" => 3,
            _ => 4,
        };
        let free = squires > turn.freed_squires;
        if one.claimable && (free || (squires > 0 && money >= price)) {
            moves.insert(format!("claim {}", one.cell));
        }
        if one.owner == Some(seat) && one.locks.is_empty() {
            moves.insert(format!("sell {}", one.cell));
        }
    }
}

/// S-30, S-31
fn special(file: &StateFile, seat: Seat, card: u8, moves: &mut BTreeSet<String>) {
    if card == 6 {
        moves.extend(
            Seat::all(file.seats).filter(|other| *other != seat).map(|other| format!("swap {other}")),
        );
    }
    for one in file.board.iter().filter(|one| one.plague.is_none()) {
        let tile = one.tile.to_string();
        let kind = tile.trim_end_matches(['2', '3']);
        let fits = match card {
            1 => matches!(kind, "lake" | "vineyard"),
            2 => !is_building(kind),
            3 => matches!(kind, "field" | "forest" | "pasture"),
            4 => is_building(kind),
            _ => false,
        };
        if fits {
            moves.insert(format!("plague {}", one.cell));
        }
    }
}
