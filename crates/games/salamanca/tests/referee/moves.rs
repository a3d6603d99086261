//! All legal moves, worked out a second time from nothing but what the acting seat sees.

use std::collections::BTreeSet;

use salamanca::{Main, Step, TurnView, View};
use tabletop::Seat;

use crate::plain::Plain;

fn is_building(tile: &str) -> bool {
    matches!(tile, "farm" | "castle" | "monastery")
}

/// S-14 to S-31, in notation.
pub(crate) fn legal_moves(view: &View) -> BTreeSet<String> {
    let seat = view.viewer.expect("a seat looks");
    if !view.waiting.contains(seat) {
        return BTreeSet::new();
    }
    match view.step {
        Step::Finished => BTreeSet::new(),
        Step::PlayCards if view.players.len() == 2 => two_cards(view),
        Step::PlayCards => cards(view),
        Step::Swap => swaps(view),
        Step::Turn => turn(view, seat),
    }
}

/// S-27
fn two_cards(view: &View) -> BTreeSet<String> {
    let hand = view.hand.clone().unwrap_or_default();
    let mut moves = BTreeSet::new();
    for low in &hand {
        for high in hand.iter().filter(|high| *high > low) {
            moves.insert(format!("cards {low} {high}"));
        }
    }
    moves
}

/// S-14, S-15, S-16
fn cards(view: &View) -> BTreeSet<String> {
    let hand = view.hand.clone().unwrap_or_default();
    let played: Vec<u8> = view.table.iter().map(|one| one.card).collect();
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
fn swaps(view: &View) -> BTreeSet<String> {
    let own = view.hand.clone().unwrap_or_default();
    let there = view.hand_in_sight.clone().unwrap_or_default();
    there
        .iter()
        .flat_map(|take| own.iter().map(move |give| format!("swap take {take} give {give}")))
        .collect()
}

/// S-17, S-25
fn turn(view: &View, seat: Seat) -> BTreeSet<String> {
    let turn = view.turn.as_ref().expect("a turn");
    let mut moves = BTreeSet::new();
    let nothing_done = turn.main == Main::None && !turn.special_done;
    if nothing_done || (turn.is_last && turn.main == Main::None) {
        begin(view, seat, &mut moves);
    }
    if turn.main == Main::Tiles {
        tiles(view, seat, turn, &mut moves);
    }
    if nothing_done || (turn.is_last && !turn.special_done) {
        special(view, seat, turn, &mut moves);
    }
    if nothing_done {
        moves.insert("pass".to_owned());
    } else if turn.to_lay.is_empty() {
        moves.insert("end".to_owned());
    }
    moves
}

/// S-20, S-26
fn begin(view: &View, seat: Seat, moves: &mut BTreeSet<String>) {
    for (space, _) in "abcde".chars().zip(&view.display).filter(|(_, tiles)| !tiles.is_empty()) {
        moves.insert(format!("take {space}"));
    }
    let plain = Plain::new(view);
    for one in &view.cells {
        let open = one.owner.is_some_and(|owner| owner != seat) && one.conde.is_none();
        if open && plain.value(one.cell).0 + plain.value(one.cell).1 < 7 {
            moves.insert(format!("conde {}", one.cell));
        }
    }
}

/// S-20, S-21, S-22, S-24
fn tiles(view: &View, seat: Seat, turn: &TurnView, moves: &mut BTreeSet<String>) {
    let taken: BTreeSet<String> = view.cells.iter().map(|one| one.cell.to_string()).collect();
    for cell in
        crate::support::all_cells().iter().map(ToString::to_string).filter(|cell| !taken.contains(cell))
    {
        moves.extend(turn.to_lay.iter().map(|tile| format!("lay {tile} {cell}")));
    }
    let me = &view.players[seat.index()];
    let money = me.money.expect("the own money is seen");
    for one in &view.cells {
        let price = match one.tile.to_string().as_str() {
            "farm" => 2,
            "castle" => 3,
            _ => 4,
        };
        let free = me.squires > turn.freed_squires;
        if one.claimable && (free || (me.squires > 0 && money >= price)) {
            moves.insert(format!("claim {}", one.cell));
        }
        if one.owner == Some(seat) && one.locks.is_empty() {
            moves.insert(format!("sell {}", one.cell));
        }
    }
}

/// S-30, S-31
fn special(view: &View, seat: Seat, turn: &TurnView, moves: &mut BTreeSet<String>) {
    if turn.card == 6 {
        moves.extend(
            view.players.iter().filter(|one| one.seat != seat).map(|one| format!("swap {}", one.seat)),
        );
    }
    for one in view.cells.iter().filter(|one| one.plague.is_none()) {
        let tile = one.tile.to_string();
        let kind = tile.trim_end_matches(['2', '3']);
        let fits = match turn.card {
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
