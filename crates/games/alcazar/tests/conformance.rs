//! The contract, kept in random games for every number of seats.

mod support;

use alcazar::{Alcazar, Move, Options};
use castle_box::{Board, Cell, Field, Place};
use support::audit::audit;
use tabletop::conformance::{Conformance, HiddenParts};
use tabletop::{Random, Rng, Seat, Viewer};

fn any_place(rng: &mut Rng) -> Place {
    let board = Board::standard();
    let cells: Vec<Cell> = Cell::all().collect();
    // Fields matter most; now and then open ground, or the column and row of a field, which is no place.
    match rng.below(8) {
        0 => board.place(*rng.pick(&cells).unwrap()),
        1 => Place::ground(rng.below(11) as u8 + 1, rng.below(11) as u8 + 1).unwrap(),
        _ => any_field(rng).into(),
    }
}

fn any_field(rng: &mut Rng) -> Field {
    Field::new(rng.below(72) as u8 + 1).unwrap()
}

fn any_move(rng: &mut Rng) -> Move {
    let (at, to, card) = (any_place(rng), any_place(rng), any_field(rng));
    match rng.below(16) {
        0 => Move::Withdraw { at },
        1 => Move::BuyOpen { card },
        2 => Move::BuyPile,
        3 => Move::BuyTower,
        4 => Move::found(card, card.previous()),
        5 => Move::found(card, any_field(rng)),
        6 => Move::Build { card },
        7 => Move::Tower { at },
        8 => Move::bridge(at, to),
        9 => Move::Crest { villa: card },
        10 => Move::Baron { at },
        11 => Move::Grande { at },
        12 => Move::Move { from: at, to },
        13 => Move::trade(at, to),
        14 => Move::Done,
        _ => Move::Pass,
    }
}

fn hidden_parts(game: &Alcazar, viewer: Viewer) -> HiddenParts {
    let mut parts = vec![("pile".to_owned(), format!("{:?}", game.cards().pile().collect::<Vec<_>>()))];
    for seat in Seat::all(tabletop::Game::seats(game)).filter(|seat| Some(*seat) != viewer) {
        parts.push((format!("hand of {seat}"), format!("{:?}", game.cards().hand(seat))));
    }
    parts.push(("deal".to_owned(), serde_json::to_value(game).unwrap()["deal"].to_string()));
    parts
}

const THINGS: [&str; 9] = [
    "open 7",
    "pile build",
    "pile tower",
    "card 7",
    "card tower",
    "noble baron",
    "noble grande",
    "piece bridge",
    "nothing 1",
];

fn places() -> Vec<String> {
    let board = Board::standard();
    Cell::all().map(|cell| board.place(cell).to_string()).collect()
}

#[test]
fn alcazar_keeps_the_contract() {
    Conformance::<Alcazar>::new(any_move)
        .hidden(hidden_parts)
        .places(places())
        .things(&THINGS)
        .audit(audit)
        .games(6)
        .run();
}

/// C-1: the fields shifted by one along the row.
#[test]
fn alcazar_keeps_the_contract_on_another_board() {
    let board = Board::standard();
    let line = |field: Field| {
        let (column, row) = board.column_and_row(field.next().cell());
        format!("{field} ({column},{row})\n")
    };
    let options = Options { board: Some(Field::all().map(line).collect()) };
    Conformance::<Alcazar>::new(any_move)
        .hidden(hidden_parts)
        .audit(audit)
        .options(vec![options])
        .games(2)
        .run();
}
